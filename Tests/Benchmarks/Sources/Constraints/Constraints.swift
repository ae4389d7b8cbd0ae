import Foundation
import UIKitSimulator

/// A form of a hundred labels and fields that constraints place, and one of ten thousand constraints.
///
///     Constraints          prints the CPU times of the first layout of the form and of the layout after one constant has
///                          changed at its top, and of both in the large one, each the median of several
@main
struct Constraints {
    @MainActor
    static func main() {
        var (first, change): ([Double], [Double]) = ([], [])
        for _ in 0..<15 {
            let form = Form(fields: 100)
            first.append(microseconds { form.simulator.window.layoutIfNeeded() })
            for round in 1...9 {
                form.top.constant = CGFloat(round * 3)
                change.append(microseconds { form.simulator.window.layoutIfNeeded() })
            }
            precondition(form.last.frame.maxX == 780 && form.last.frame.minY > 3000, "The form must be laid out")
        }
        var (largeFirst, largeChange): ([Double], [Double]) = ([], [])
        for _ in 0..<3 {
            let form = Form(fields: 1430)
            precondition(form.constraintCount >= 10_000, "The large form must have ten thousand constraints")
            largeFirst.append(microseconds { form.simulator.window.layoutIfNeeded() })
            for round in 1...3 {
                form.top.constant = CGFloat(round * 3)
                largeChange.append(microseconds { form.simulator.window.layoutIfNeeded() })
            }
        }
        print(
            "constraints first_us=\(Int(median(first))) change_us=\(Int(median(change))) "
                + "large_first_ms=\(Int(median(largeFirst) / 1000)) large_change_ms=\(Int(median(largeChange) / 1000))")
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private static func microseconds(_ body: () -> Void) -> Double {
        let before = cpuMicroseconds
        body()
        return cpuMicroseconds - before
    }

    private static var cpuMicroseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
}

/// Labels of one width beside fields, each row below the one before.
@MainActor
private struct Form {
    let simulator = Simulator(size: CGSize(width: 800, height: 480))
    let constraintCount: Int
    let top: NSLayoutConstraint
    let last: UITextField

    init(fields: Int) {
        let window = simulator.window
        var constraints: [NSLayoutConstraint] = []
        var (above, firstLabel): (UITextField?, UILabel?)
        for index in 0..<fields {
            let (label, field) = (UILabel(), UITextField())
            label.text = "Label \(index % 10)"
            field.borderStyle = .roundedRect
            for view in [label, field] {
                view.translatesAutoresizingMaskIntoConstraints = false
                window.addSubview(view)
            }
            label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            constraints += [
                label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
                label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
                field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
                field.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -20),
                field.topAnchor.constraint(equalTo: above?.bottomAnchor ?? window.topAnchor, constant: 8),
                field.heightAnchor.constraint(greaterThanOrEqualToConstant: 34),
            ]
            if let firstLabel { constraints.append(label.widthAnchor.constraint(equalTo: firstLabel.widthAnchor)) }
            firstLabel = firstLabel ?? label
            above = field
        }
        NSLayoutConstraint.activate(constraints)
        constraintCount = constraints.count
        top = constraints[4]
        last = above ?? UITextField()
    }
}
