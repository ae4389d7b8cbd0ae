/// Article 1 of the Universal Declaration of Human Rights, in languages whose keys are not their characters.
enum Declaration {
    static let vietnamese = """
        Điều 1: Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền lợi. Mọi con người đều được \
        tạo hóa ban cho lý trí và lương tâm và cần phải đối xử với nhau trong tình bằng hữu.
        """

    static let korean = """
        모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. 인간은 천부적으로 이성과 양심을 부여받았으며 서로 형제애의 정신으로 행동하여야 한다.
        """

    /// In kana, as its words are read.
    static let japanese = """
        すべてのにんげんは、うまれながらにしてじゆうであり、かつ、そんげんとけんりとについてびょうどうである。\
        にんげんは、りせいとりょうしんとをさずけられており、たがいにどうほうのせいしんをもってこうどうしなければならない。
        """

    static let hindi = """
        सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है। उन्हें बुद्धि और \
        अन्तरात्मा की देन प्राप्त है और परस्पर उन्हें भाईचारे के भाव से बर्ताव करना चाहिए।
        """

    static let thai = """
        มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ต่างมีเหตุผลและมโนธรรม \
        และควรปฏิบัติต่อกันด้วยเจตนารมณ์แห่งภราดรภาพ
        """

    static let arabic = """
        يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق، وقد وهبوا عقلًا وضميرًا، وعليهم أن يعامل بعضهم بعضًا بروح \
        الإخاء.
        """
}
