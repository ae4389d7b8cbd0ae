// The numbers of iOS are those of Foundation's header there, as far as programs still ask for them.

/// The version of Foundation: later than any of iOS that has a name, so that programs that ask for old ones go the new way.
/// On Linux Foundation has no such number.
public let NSFoundationVersionNumber = 3000.0

/// That of iOS 5.0.
public let NSFoundationVersionNumber_iOS_5_0 = 881.0
/// That of iOS 5.1.
public let NSFoundationVersionNumber_iOS_5_1 = 890.1
/// That of iOS 6.0.
public let NSFoundationVersionNumber_iOS_6_0 = 993.0
/// That of iOS 6.1.
public let NSFoundationVersionNumber_iOS_6_1 = 993.0
/// That of iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0 = 1047.2
/// That of iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// That of iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
/// That of iOS 8.1.
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
/// That of iOS 8.2.
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
/// That of iOS 8.3.
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
/// That of iOS 8.4.
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
/// The last of iOS 8.
public let NSFoundationVersionNumber_iOS_8_x_Max = 1199.0
/// That of iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
/// The last of iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0
