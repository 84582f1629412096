package kibitzer.decisions.cribbage;

import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.games.cribbage.PegPlay;
import kibitzer.games.cribbage.Pips;

/** What a lead allows the opponent at once: the card that makes fifteen on it. */
final class MadeFifteen {
    private static final int FIFTEEN = 15;
    private static final int FIVE = FIFTEEN - Pips.TENTH;

    private MadeFifteen() {}

    /** "any tenth card brings to fifteen", behind "which"; empty where the better lead is as open to it, or this one is not. */
    static Optional<String> on(PegPlay led, PegPlay better) {
        return led instanceof PegPlay.Plays(Card card)
                        && better instanceof PegPlay.Plays(Card safe)
                        && isInReach(card)
                        && (!isInReach(safe) || Pips.of(card) == FIVE && Pips.of(safe) != FIVE)
                ? Optional.of(answer(FIFTEEN - Pips.of(card)) + " brings to fifteen")
                : Optional.empty();
    }

    private static boolean isInReach(Card card) {
        return Pips.of(card) >= FIVE;
    }

    private static String answer(int pips) {
        return pips == Pips.TENTH
                ? "any tenth card"
                : "any " + Pips.rankAt(pips).word();
    }
}
