package kibitzer.decisions.whist;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.conventions.whist.WhistDiscards;
import kibitzer.conventions.whist.WhistGround;
import kibitzer.conventions.whist.WhistLeads;
import kibitzer.conventions.whist.WhistSecondHand;
import kibitzer.conventions.whist.WhistThirdHand;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Family;
import kibitzer.decisions.Head;
import kibitzer.games.whist.WhistSight;

/** The decisions on whist, in the order in which they are shown. */
public final class WhistDecisions {
    private static final WhistCard LEAD = new WhistCard(
            new Head(
                    "whist/lead",
                    "The lead at whist",
                    "whist",
                    "which card to lead at whist, by the maxims of Bob Short and Hoyle's grammar"),
            WhistTurn.LEAD,
            WhistLeads.BOOK,
            WhistGround.LEAD);
    private static final WhistCard SECOND = new WhistCard(
            new Head(
                    "whist/second-hand",
                    "Second hand at whist",
                    "whist",
                    "which card second hand plays at whist, by the maxims"),
            WhistTurn.SECOND,
            WhistSecondHand.BOOK,
            WhistGround.SECOND);
    private static final WhistCard THIRD = new WhistCard(
            new Head(
                    "whist/third-hand",
                    "Third hand at whist",
                    "whist",
                    "which card third hand plays at whist, by the maxims"),
            WhistTurn.THIRD,
            WhistThirdHand.BOOK,
            WhistGround.THIRD);
    private static final WhistCard DISCARD = new WhistCard(
            new Head(
                    "whist/discard",
                    "Trump or throw away",
                    "whist",
                    "what to play at whist without a card of the suit led: trump, or which card to throw"),
            WhistTurn.DISCARD,
            WhistDiscards.BOOK,
            WhistGround.DISCARD);

    public static final Family ALL =
            new Family(List.of(LEAD, SECOND, THIRD, DISCARD, new WhistSignal(), new WhistTenace()), List.of());

    private WhistDecisions() {}

    /** The decision that asks about a turn; none for fourth hand that can follow. */
    public static Optional<Decision<WhistSight, Card>> asking(WhistSight sight) {
        return card(sight).map(card -> card);
    }

    /** The same without the count of layouts, for a table at which more is seen than the position says. */
    public static Optional<Decision<WhistSight, Card>> uncounted(WhistSight sight) {
        return card(sight).map(WhistCard::uncounted);
    }

    private static Optional<WhistCard> card(WhistSight sight) {
        if (sight.cannotFollow()) {
            return Optional.of(DISCARD);
        }
        return switch (sight.trick().size()) {
            case 0 -> Optional.of(LEAD);
            case 1 -> Optional.of(SECOND);
            case 2 -> Optional.of(THIRD);
            default -> Optional.empty();
        };
    }
}
