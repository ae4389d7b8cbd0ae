import Testing

@testable import Port

@Suite struct SwiftLexerTests {}
