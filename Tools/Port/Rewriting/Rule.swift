/// One thing that sources for iOS have and Linux has not: changes it where it can, and says so to a person where it
/// cannot.
protocol Rule {
    /// Looks through a file of a program.
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision)
}

enum Rules {
    /// All rules. Their order is that of nothing but remarks about the same place.
    static var all: [any Rule.Type] {
        [
            PerformRewriting.self, AvailabilityRewriting.self, AttributeRewriting.self, EntryPointRewriting.self,
            ImportRewriting.self,
            ConditionRewriting.self, SharedApplicationRewriting.self, ForwardingTargetRewriting.self,
            KeyValueObserverRewriting.self, RuntimeQuestionRewriting.self, SelectorRewriting.self,
            EditActionRewriting.self, NotificationParameterRewriting.self, OptionalMethodRewriting.self,
            OptionalCallRewriting.self, ClassConstraintRewriting.self, WeakRequirementRewriting.self,
            WeakConstraintRewriting.self, KeyPathRewriting.self, SceneDelegateRewriting.self,
            AttributeKeysRewriting.self,
            RenamedRewriting.self, AttributeNameRewriting.self,
            OpenMemberRewriting.self, TextAttributesRewriting.self, ScannerRewriting.self,
            SupersetRewriting.self, ExtensionOverrideRewriting.self, EditedRowsRewriting.self,
            UnseenMethodRewriting.self, EffectlessRewriting.self, EffectlessOverrideRewriting.self,
            InfiniteRectRewriting.self, DeleteKeyRewriting.self, SelectionRectsRewriting.self,
            CapturedSelfRewriting.self, MutableStringRewriting.self,
            MetatypeMakingRewriting.self, InvertedSetRewriting.self, ObjectEqualityRewriting.self,
            SearchFieldRewriting.self, DelegateParameterRewriting.self, KeyValueRemarks.self, RuntimeRemarks.self,
            CoreFoundationRemarks.self, MissingTypeRemarks.self, ObjectValueRewriting.self, RecognizerRewriting.self,
            LazyPropertyRewriting.self, EventParameterRewriting.self, SenderParameterRewriting.self,
            RangeConversionRewriting.self, UnavailablePropertyRewriting.self, UnseenMethodRemarks.self,
            ExtensionOverrideRemarks.self, EmptyParameterRewriting.self, CStringRewriting.self,
            KitExtensionRemarks.self, AppearanceRemarks.self, EditActionRemarks.self, CoderRemarks.self,
            CurrencyRemarks.self,
            OldSwiftRemarks.self, SubstringRangeRemarks.self, TextLayerRewriting.self, DelegateKindRewriting.self,
            ArithmeticRewriting.self, OptionalCastRewriting.self, DataDetectorRemarks.self,
            TypeIdentifierRewriting.self, FactoryRewriting.self, ObjectMemberRewriting.self,
            FractionDigitsRewriting.self, AnimationCurveRewriting.self, OptionalQuestionRemarks.self,
            VibrationRewriting.self, NotificationSinkRewriting.self,
        ]
    }
}
