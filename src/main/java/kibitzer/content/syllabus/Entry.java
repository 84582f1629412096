package kibitzer.content.syllabus;

/** One line of the syllabus that has an id and a place in a book, and can therefore be cited. */
public sealed interface Entry permits Game, Pointer, NumericTable, WorkedHand, Erratum {
    /** "acol-system.p03". */
    String id();

    Place place();
}
