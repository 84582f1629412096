package kibitzer.conventions.whist;

import java.util.Optional;
import kibitzer.advice.RuleBook;
import kibitzer.cards.Card;
import kibitzer.games.whist.WhistSight;

/** Which of the books of maxims is asked on a turn. */
public final class WhistBooks {
    private static final int SECOND = 1;
    private static final int THIRD = 2;

    private WhistBooks() {}

    /** By the cards on the table, and whether he can follow; none for fourth hand that can. */
    public static Optional<RuleBook<WhistView, Card>> asking(WhistSight sight) {
        int before = sight.trick().size();
        if (sight.cannotFollow()) {
            return Optional.of(WhistDiscards.BOOK);
        }
        return switch (before) {
            case 0 -> Optional.of(WhistLeads.BOOK);
            case SECOND -> Optional.of(WhistSecondHand.BOOK);
            case THIRD -> Optional.of(WhistThirdHand.BOOK);
            default -> Optional.empty();
        };
    }
}
