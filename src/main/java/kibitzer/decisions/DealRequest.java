package kibitzer.decisions;

import kibitzer.cards.Seed;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;

/**
 * Asks a decision for a fresh position.
 *
 * @param seed the same seed and options give the same position, everywhere and always
 * @param with the decision's own options, read by {@link Decision#dealOptions()}
 */
public record DealRequest(Seed seed, FieldValues with) {

    public static DealRequest of(long seed) {
        return new DealRequest(new Seed(seed), FieldValues.none());
    }

    public <T> T get(Field<T> option) {
        return with.get(option);
    }

    public <T> DealRequest with(Field<T> option, T value) {
        return new DealRequest(seed, with.with(option, value));
    }
}
