package kibitzer.advice;

/** How firmly the book speaks. */
public enum Manner {
    /** The rule's answer is the book's. */
    ALWAYS,
    /** "Usually": the rule's answer is the book's, but what comes next in the list is allowed too. */
    USUALLY,
    /** "May", "seldom": the rule's answer is allowed, never the book's first. */
    MAY
}
