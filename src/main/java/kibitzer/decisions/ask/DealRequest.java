package kibitzer.decisions.ask;

import kibitzer.cards.Seed;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Kinds;

/**
 * Asks a decision for a fresh position.
 *
 * @param seed the same seed and options give the same position, everywhere and always
 * @param with the options of the decision that is asked
 */
public record DealRequest(Seed seed, FieldValues with) {
    /** The option that every decision has on whose questions a book may be silent. */
    public static final Field<Boolean> SILENT = Field.optional(
                    "silent",
                    Kinds.yesOrNo(),
                    false,
                    "deal as well what the book is silent on, where no answer is its own")
            .called("Hands the book is silent on");

    /** So often another deal is made in place of one on which the book is silent; one in two hundred is never met. */
    public static final int TRIES = 200;

    public static DealRequest of(long seed) {
        return new DealRequest(new Seed(seed), FieldValues.none());
    }

    /** The same request for another deal in its place. */
    public DealRequest again(int index) {
        return new DealRequest(seed.instead(index), with);
    }

    public <T> T get(Field<T> option) {
        return with.get(option);
    }

    public <T> DealRequest with(Field<T> option, T value) {
        return new DealRequest(seed, with.with(option, value));
    }
}
