import Testing

@testable import TextEngine

@Suite struct ShipmentScannerTests {
    @Test func numbersWithCheckDigitsAreFound() {
        expectWhole(
            [
                ("1Z999AA10123456784", "ups 1Z999AA10123456784"), ("1Z 999 AA1 01 2345 6784", "ups 1Z999AA10123456784"),
                ("1z999aa10123456784", "ups 1Z999AA10123456784"), ("RB123456785GB", "post RB123456785GB"),
                ("RB 123 456 785 GB", "post RB123456785GB"), ("RB123456785US", "usps RB123456785US"),
                ("9400111899223100001243", "usps 9400111899223100001243"),
                ("9400 1118 9922 3100 0012 43", "usps 9400111899223100001243"),
                ("JJD000390007882939823", "dhl JJD000390007882939823"),
                ("JD014600006281230707", "dhl JD014600006281230707"),
            ], .shipmentTrackingNumber)
    }

    @Test func digitsAloneNeedACarriersName() {
        #expect(
            findings("FedEx 986578788855", .shipmentTrackingNumber) == ["986578788855 → fedex 986578788855"])
        #expect(
            findings("Your FedEx parcel: 9865 7878 8855", .shipmentTrackingNumber)
                == ["9865 7878 8855 → fedex 986578788855"])
        #expect(
            findings("tracking 041441760228964", .shipmentTrackingNumber)
                == ["041441760228964 → fedex 041441760228964"])
        #expect(findings("DHL 1234567891", .shipmentTrackingNumber) == ["1234567891 → dhl 1234567891"])
        expectNothing(["986578788855", "041441760228964", "1234567891"], .shipmentTrackingNumber)
    }

    @Test func wrongCheckDigitsAreNone() {
        expectNothing(
            [
                "", "1Z", "1Z999AA10123456785", "1Z999AA1012345678", "1Z999AA101234567845", "x1Z999AA10123456784",
                "RB123456784GB", "RB12345678GB", "RB123456785G", "RB123456785GBX", "FedEx 986578788856",
                "DHL 1234567890",
                "FedEx 9865787888551", "tracking 041441760228965", "JD123", "9400111899223100001240999",
                "1Z999AA10123456784-5",
            ], .shipmentTrackingNumber)
    }
}
