package kibitzer.decisions.bridge.chance;

import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;

/** What is known of the two hidden hands beside the missing cards; written for both, or for none. */
final class KnownCards {
    private static final int HAND = 13;

    static final Field<Integer> LEFT = Field.optional(
            "known-left",
            Kinds.number(0, HAND),
            0,
            "cards already known in the left hand, the missing ones not counted");
    static final Field<Integer> RIGHT =
            Field.optional("known-right", Kinds.number(0, HAND), 0, "the same of the right hand");

    private KnownCards() {}
}
