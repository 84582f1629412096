package kibitzer.marking.analysis;

import java.util.List;
import kibitzer.decisions.Decision;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;

/**
 * One decision as it looks at given cards.
 *
 * @param decision one that takes so many cards
 * @param closely true if it takes exactly so many cards, as a bridge hand is thirteen, or one suit; false if any number
 * @param fits its questions, side by side; empty if something is wanting or wrong
 * @param wanting what must be known beside, and is not
 * @param faults what is known and cannot be, each said once
 */
public record DecisionOnCards(
        Decision<?, ?> decision,
        boolean closely,
        List<FittingQuestion<?, ?>> fits,
        List<Field<?>> wanting,
        List<BadQuestion> faults) {

    public DecisionOnCards {
        fits = List.copyOf(fits);
        wanting = List.copyOf(wanting);
        faults = List.copyOf(faults);
    }
}
