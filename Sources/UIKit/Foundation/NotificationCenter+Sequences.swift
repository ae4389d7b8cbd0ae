import Foundation

extension NotificationCenter {
    /// Notifications one after the other, as `for await` takes them: of Foundation's on Linux it is missing.
    ///
    /// It hears of what is posted after ``makeAsyncIterator()``, keeps what was not taken yet, the last 64 of it, and
    /// hears no more when the iterator or its task is gone.
    public struct Notifications: AsyncSequence, Sendable {
        /// What it hands out.
        /// What it hands out.
        public typealias Element = Notification

        fileprivate let name: Notification.Name
        fileprivate let center: Unchecked<NotificationCenter>
        fileprivate let object: Unchecked<AnyObject?>

        /// Begins to hear of notifications.
        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(
                of: Unchecked<Notification>.self, bufferingPolicy: .bufferingNewest(64))
            let center = center
            let token = Unchecked(
                center.value.addObserver(forName: name, object: object.value, queue: nil) {
                    continuation.yield(Unchecked($0))
                })
            continuation.onTermination = { _ in center.value.removeObserver(token.value as Any) }
            return Iterator(stream: stream.makeAsyncIterator())
        }

        /// What is heard, in the order in which it was posted.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var stream: AsyncStream<Unchecked<Notification>>.Iterator

            /// The next notification; `nil` when the task was cancelled.
            public mutating func next() async -> Notification? {
                await stream.next()?.value
            }
        }
    }

    /// The notifications of a name, from an object or from all.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(name: name, center: Unchecked(self), object: Unchecked(object))
    }
}

/// A value that is handed from one thread to another and touched by one at a time.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
