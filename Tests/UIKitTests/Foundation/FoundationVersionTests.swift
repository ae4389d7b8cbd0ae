import Foundation
import Testing
import UIKit

/// The version of Foundation, by which programs find out how old their system is.
@Suite struct FoundationVersionTests {
    @Test func `programs that ask for old versions of Foundation are on a later one`() {
        #expect(floor(NSFoundationVersionNumber) > NSFoundationVersionNumber_iOS_7_1)
        let versions = [
            NSFoundationVersionNumber_iOS_5_0, NSFoundationVersionNumber_iOS_5_1, NSFoundationVersionNumber_iOS_6_0,
            NSFoundationVersionNumber_iOS_6_1, NSFoundationVersionNumber_iOS_7_0, NSFoundationVersionNumber_iOS_7_1,
            NSFoundationVersionNumber_iOS_8_0, NSFoundationVersionNumber_iOS_8_1, NSFoundationVersionNumber_iOS_8_2,
            NSFoundationVersionNumber_iOS_8_3, NSFoundationVersionNumber_iOS_8_4, NSFoundationVersionNumber_iOS_8_x_Max,
            NSFoundationVersionNumber_iOS_9_0, NSFoundationVersionNumber_iOS_9_x_Max, NSFoundationVersionNumber,
        ]
        #expect(versions == versions.sorted())
    }
}
