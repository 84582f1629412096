package kibitzer.web.table;

import java.util.Locale;

/** What is said of a card, a call or a choice by a badge on it: a sign and a word, never colour alone. */
public enum Mark {
    BEST,
    ACCEPTABLE,
    WRONG,
    ILLEGAL,
    /** Right by somebody else's word than the book's. */
    COUNTED,
    CHOSEN,
    /** A fact of the verdict speaks of it. */
    LIT,
    HINT;

    /** "best". */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
