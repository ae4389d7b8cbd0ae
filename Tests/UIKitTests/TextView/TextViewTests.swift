/// Tests of the text view, by what they are about.
enum TextViewTests {}
