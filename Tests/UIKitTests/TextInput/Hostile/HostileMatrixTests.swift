import Testing

/// Every deed in every callback of every kind of text, once or again and again. What state each ends in is documented in
/// Documentation/EditingRules.md.
///
/// A run plays the share of all that its seed chooses; TYPECASE_SEED=0 and the numbers up to 127 play all of it.
@MainActor
@Suite("Hostile matrix")
struct HostileMatrixTests {
    nonisolated static let fieldSites = HostileSite.allCases.filter { $0.exists(in: .field) }
    nonisolated static let searchFieldSites = HostileSite.allCases.filter { $0.exists(in: .searchField) }
    nonisolated static let keyedViewSites = HostileSite.allCases.filter { $0.exists(in: .keyedView) }
    nonisolated static let viewSites = HostileSite.allCases.filter { $0.exists(in: .view) }

    @Test("A text field stays whole whatever a program does", arguments: fieldSites)
    func field(site: HostileSite) { play(.field, site) }

    @Test("A search field stays whole whatever a program does", arguments: searchFieldSites)
    func searchField(site: HostileSite) { play(.searchField, site) }

    @Test("A text view stays whole whatever a program does", arguments: viewSites)
    func view(site: HostileSite) { play(.view, site) }

    @Test("A text view under fingers on keys stays whole whatever a program does", arguments: keyedViewSites)
    func keyedView(site: HostileSite) { play(.keyedView, site) }

    private func play(_ kind: HostileKind, _ site: HostileSite) {
        for cell in HostileCell.cells(of: kind, in: site) where cell.share == SeededGenerator.seed % HostileCell.shares
        {
            #expect(cell.faults() == [], "\(cell)")
        }
    }
}
