import KeyboardEngine
import Testing

/// Files are found beside a program, where it is installed, and where a kiosk says.
@Suite struct AssetDirectoriesTests {
    @Test(arguments: ["Keyboards", "Emoji"])
    func `directories are searched in the order that the documentation gives`(folder: String) {
        #expect(
            AssetDirectories.standard(folder, assets: "/kiosk/Assets", executable: "/opt/bin/kiosk") == [
                "/kiosk/Assets/\(folder)",
                "/opt/bin/Typecase_KeyboardEngine.resources/\(folder)",
                "/opt/bin/../share/typecase/\(folder)",
                "/usr/local/share/typecase/\(folder)",
                "/usr/share/typecase/\(folder)",
            ]
        )
    }

    @Test func `without a program's path and a kiosk's own folder there are the machine's`() {
        #expect(AssetDirectories.standard("Keyboards", assets: nil, executable: "").count == 2)
        #expect(AssetDirectories.standard("Keyboards", assets: "", executable: "").count == 2)
    }

    @Test func `the path of the running program is known`() {
        #expect(AssetDirectories.runningExecutable().hasPrefix("/"))
    }
}
