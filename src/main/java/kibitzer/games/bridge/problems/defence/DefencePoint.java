package kibitzer.games.bridge.problems.defence;

import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.problems.Theme;

/** Which turns of a defender a theme is about, and which cards have the point of the right one. */
public final class DefencePoint {
    private static final int LONG = 5;

    private DefencePoint() {}

    /** Whether the theme's question stands at this turn. */
    public static boolean isTurn(Theme theme, DefenderTurn turn) {
        return switch (theme) {
            case THIRD_HAND ->
                turn.played().size() == 2 && follows(turn) && turn.choices().size() > 1;
            case COVER ->
                turn.trick().size() == 1
                        && follows(turn)
                        && canCover(turn, turn.trick().getFirst());
            case ACE_OR_NOT -> turn.trick().size() % 2 == 1 && follows(turn) && hasAceOfLongSuit(turn);
            case RETURN, GIVE_A_RUFF, CASH_OUT ->
                turn.seat() == Seat.EAST
                        && turn.trick().isEmpty()
                        && turn.strain().suit().isPresent() == (theme == Theme.GIVE_A_RUFF)
                        && !turn.lawful().in(turn.openingSuit()).isEmpty();
            default -> false;
        };
    }

    private static boolean follows(DefenderTurn turn) {
        return turn.suitLed().filter(suit -> !turn.lawful().in(suit).isEmpty()).isPresent();
    }

    private static boolean canCover(DefenderTurn turn, Card led) {
        CardSet held = turn.lawful();
        return led.rank().isAtLeast(Rank.TEN)
                && led.suit() != turn.openingSuit()
                && !Optional.of(led.suit()).equals(turn.strain().suit())
                && held.first().rank().isHigherThan(led.rank())
                && led.rank().isHigherThan(held.last().rank());
    }

    private static boolean hasAceOfLongSuit(DefenderTurn turn) {
        Suit suit = turn.trick().getFirst().suit();
        return turn.dummy().length(suit) >= LONG
                && !Optional.of(suit).equals(turn.strain().suit())
                && turn.lawful().contains(Rank.ACE, suit)
                && turn.lawful().size() > 1;
    }

    /** Whether a card can be what the theme teaches. */
    public static boolean isIn(Theme theme, DefenderTurn turn, Card right) {
        return switch (theme) {
            case RETURN, GIVE_A_RUFF -> right.suit() == turn.openingSuit();
            case CASH_OUT -> right.suit() != turn.openingSuit();
            default -> true;
        };
    }

    /** Whether another card has the point of the right one; all that do not are its rivals. */
    public static boolean shared(Theme theme, DefenderTurn turn, Card right, Card other) {
        return switch (theme) {
            case COVER -> covers(turn, right) == covers(turn, other);
            case ACE_OR_NOT -> (right.rank() == Rank.ACE) == (other.rank() == Rank.ACE);
            case RETURN, GIVE_A_RUFF, CASH_OUT -> right.suit() == other.suit();
            default -> turn.isSame(right, other);
        };
    }

    private static boolean covers(DefenderTurn turn, Card card) {
        return card.rank().isHigherThan(turn.trick().getFirst().rank());
    }
}
