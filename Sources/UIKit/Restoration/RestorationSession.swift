import Diagnostics
import Foundation

/// Keeps the state of a program's interface in a folder, and brings it back at the next start.
///
/// It is there only for programs that have named a folder. The state is saved when the program's window loses the focus,
/// at the program's end, and a moment after a person has done something; each time the delegate is asked first.
@MainActor
final class RestorationSession {
    /// The longest time that what a person does goes unsaved, in seconds.
    static let interval = 1.0

    unowned let application: UIApplication
    /// The place of the state; `nil` where there is none, and at the end.
    private var store: RestorationStore?
    private let owner: RestorationArchive.Owner
    private var timer: FrameTimers.Token?
    private var lastBytes: [UInt8] = []
    /// Whether the program is just encoding or decoding: it may do anything meanwhile.
    private var isWorking = false
    /// Counts the times that everything was forgotten: what was encoded before is not saved.
    private var forgettingCount = 0

    /// Opens a folder. Where it cannot be used nothing is kept, and the log says why.
    init(application: UIApplication, folder: String) {
        self.application = application
        owner = RestorationArchive.Owner(
            program: ProcessInfo.processInfo.processName, version: application.restorationVersion)
        do {
            store = try RestorationStore(path: folder)
        } catch {
            Log.complain("The state of the program is not kept: \(error.reason).")
            store = nil
        }
    }

    // MARK: Saving

    /// A person has done something: the state is saved soon.
    func personDidAct() {
        guard timer == nil, store != nil else { return }
        timer = application.timers.after(Self.interval) { [weak self] in self?.save() }
    }

    /// Saves the state where it has changed, if the program agrees; otherwise none is kept.
    func save() {
        timer = nil
        guard let store, !isWorking else { return }
        isWorking = true
        defer { isWorking = false }
        let count = forgettingCount
        let archive = encode()
        guard count == forgettingCount else { return }
        guard let archive else { return discard(store) }
        do {
            let bytes = try archive.bytes()
            guard bytes != lastBytes else { return }
            lastBytes = bytes
            store.write(bytes)
        } catch {
            Log.complain("The state of the program is not kept: \(error.rawValue).", cause: "state too large")
            discard(store)
        }
    }

    private func discard(_ store: RestorationStore) {
        lastBytes = []
        store.remove()
    }

    private func encode() -> RestorationArchive? {
        let tree = RestorationTree(application)
        let secrets = RestorationSecrets(application.typedSecrets)
        func coder() -> RestorationCoder { RestorationCoder(objects: tree.objects, secrets: secrets) }
        let delegate = application.delegate
        let state = coder()
        guard let delegate, delegate.application(application, shouldSaveSecureApplicationState: state) else {
            return nil
        }
        delegate.application(application, willEncodeRestorableStateWith: state)
        if tree.hasDoubles {
            Log.complain("Several views or controllers have the same restoration identifier; the first one is kept.")
        }
        var archive = RestorationArchive(owner: owner)
        for (controller, path) in tree.controllers {
            let coder = coder()
            controller.encodeRestorableState(with: coder)
            archive.controllers.append(
                RestorationArchive.Record(
                    path: path, restorationClass: controller.restorationClass.map { String(reflecting: $0) },
                    presented: controller.presented.flatMap { tree.objects.path(of: $0) },
                    state: coder.values))
        }
        for (view, path) in tree.views {
            let coder = coder()
            view.encodeRestorableState(with: coder)
            if !coder.values.isEmpty { archive.views.append(.init(path: path, state: coder.values)) }
        }
        archive.application = state.values
        archive.firstResponder = application.focus.firstResponder.flatMap { tree.objects.path(of: $0) }
        return archive
    }

    // MARK: Restoring

    /// Brings the kept state back, if the program agrees.
    func restore() {
        guard let archive = store?.read(owner), !isWorking, let delegate = application.delegate else { return }
        isWorking = true
        defer { isWorking = false }
        let tree = RestorationTree(application)
        let state = RestorationCoder(archive.application, objects: tree.objects)
        guard delegate.application(application, shouldRestoreSecureApplicationState: state) else { return }
        let controllers = archive.controllers.map { record in
            (record, controller(of: record, tree.objects))
        }
        for case (let record, let controller?) in controllers {
            controller.decodeRestorableState(with: RestorationCoder(record.state, objects: tree.objects))
        }
        present(controllers)
        for window in application.windows { window.layoutSubtree() }
        let views = restoreViews(archive)
        delegate.application(application, didDecodeRestorableStateWith: state)
        for (_, controller) in controllers { controller?.applicationFinishedRestoringState() }
        focus(archive, views)
    }

    /// The controller of a way: made by its class or by the delegate, or one that is there already.
    private func controller(
        of record: RestorationArchive.Record, _ objects: RestorationObjects
    ) -> UIViewController? {
        let coder = RestorationCoder(record.state, objects: objects)
        let names = record.path.names
        let made =
            if let maker = record.restorationClass.flatMap({ Self.restorationClass($0) }) {
                maker.viewController(withRestorationIdentifierPath: names, coder: coder)
            } else {
                application.delegate?.application(
                    application, viewControllerWithRestorationIdentifierPath: names, coder: coder)
            }
        guard let made else { return objects[record.path] as? UIViewController }
        objects.replace(made, at: record.path)
        return made
    }

    /// A class that makes controllers, by its name. Others are not looked for, whatever a file says.
    static func restorationClass(_ name: String) -> (any UIViewControllerRestoration.Type)? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let isName = parts.allSatisfy { part in
            !part.isEmpty && part.utf8.count <= 100 && !part.first!.isNumber
                && part.unicodeScalars.allSatisfy {
                    $0.isASCII && ($0.properties.isAlphabetic || "_0123456789".unicodeScalars.contains($0))
                }
        }
        guard isName, parts.count == 2 else { return nil }
        return NSClassFromString(name) as? any UIViewControllerRestoration.Type
    }

    /// Shows controllers again that were shown in front of others.
    private func present(_ controllers: [(RestorationArchive.Record, UIViewController?)]) {
        for case (let record, let presenter?) in controllers {
            guard let path = record.presented, presenter.presented == nil,
                let presented = controllers.first(where: { $0.0.path == path })?.1
            else { continue }
            presenter.present(presented, animated: false)
        }
    }

    private func restoreViews(_ archive: RestorationArchive) -> RestorationTree {
        // What the controllers have made or shown counts.
        let tree = RestorationTree(application)
        for record in archive.views {
            guard let view = tree.objects[record.path] as? UIView, view.window != nil else { continue }
            view.decodeRestorableState(with: RestorationCoder(record.state, objects: tree.objects))
        }
        return tree
    }

    /// Gives the focus back. The text's selection comes again, because the beginning of editing may have changed it.
    private func focus(_ archive: RestorationArchive, _ tree: RestorationTree) {
        guard let path = archive.firstResponder, let responder = tree.objects[path] as? UIResponder,
            application.focus.firstResponder == nil, responder.becomeFirstResponder(),
            let record = archive.views.first(where: { $0.path == path })
        else { return }
        (responder as? any EditableText)?.decodeSelection(
            with: RestorationCoder(record.state, objects: tree.objects))
    }

    // MARK: The end

    /// Takes away what was kept, and what is being kept.
    func forget() {
        forgettingCount += 1
        timer = nil
        store.map { discard($0) }
    }

    /// Waits until what was saved is written.
    func flush() {
        store?.flush()
    }

    /// The program ends: saves the state and waits until the disk has it.
    func end() {
        save()
        close()
    }

    /// Nothing more is saved here, what is just being encoded neither.
    func close() {
        forgettingCount += 1
        timer = nil
        store?.close()
        // The folder is free for the next run.
        store = nil
    }
}

extension UIApplication {
    /// What people have typed into secure fields, also where it is shown at the moment.
    fileprivate var typedSecrets: [String] {
        var secrets: [String] = []
        for window in everyWindow {
            window.forEachInSubtree { view in
                if let session = (view as? any EditableText)?.session, session.isSecret { secrets.append(session.text) }
            }
        }
        return secrets
    }
}
