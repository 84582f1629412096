package kibitzer.conventions.bridge.value;

import static kibitzer.cards.Rank.ACE;
import static kibitzer.cards.Rank.JACK;
import static kibitzer.cards.Rank.KING;
import static kibitzer.cards.Rank.QUEEN;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;

/**
 * Tricks a hand may expect to win when its own suit is trumps.
 *
 * <p>The books speak of playing tricks and name no way of counting them, so this count is general practice: in trumps
 * every card wins but one for each of ace, king and queen that is missing (half a trick for a missing king where ace,
 * queen and jack are held, or a missing queen where the jack is held with the ace or king); in the other suits the
 * honour-tricks of p. 143, half a trick for a fourth card and one for each further card.
 */
public final class PlayingTricks {
    private static final String PRACTICE = "";
    private static final double HALF = 0.5;

    /** Playing tricks with the proposed trumps. */
    public static final Valuation COUNT = new Valuation("playing trick", lines());

    private PlayingTricks() {}

    /** Expected tricks with this suit as trumps, in halves. */
    public static double of(CardSet hand, Suit trumps) {
        return COUNT.of(Valued.with(hand, trumps));
    }

    private static List<ValueLine> lines() {
        BiPredicate<Valued, Suit> side = (valued, suit) -> !valued.isTrumps(suit);
        List<ValueLine> lines = new ArrayList<>();
        lines.add(new ValueLine(
                "trumps",
                1,
                PRACTICE,
                new Measure(
                        Valued::trumpLength,
                        valued -> valued.trumpLength() + (valued.trumpLength() == 1 ? " trump" : " trumps"))));
        lines.add(missing("missing-ace", "no ace of trumps", -1, PlayingTricks::lacksAce));
        lines.add(missing(
                "missing-king",
                "no king of trumps",
                -1,
                (v, trumps) -> lacksKing(v, trumps) && !finessesKing(v, trumps)));
        lines.add(missing(
                "finesse-of-king",
                "no king of trumps under A-Q-J",
                -HALF,
                (v, trumps) -> lacksKing(v, trumps) && finessesKing(v, trumps)));
        lines.add(missing(
                "missing-queen",
                "no queen of trumps",
                -1,
                (v, trumps) -> lacksQueen(v, trumps) && !finessesQueen(v, trumps)));
        lines.add(missing(
                "finesse-of-queen",
                "no queen of trumps, but the jack with a higher honour",
                -HALF,
                (v, trumps) -> lacksQueen(v, trumps) && finessesQueen(v, trumps)));
        lines.addAll(HonourTricks.lines(side));
        lines.add(new ValueLine(
                "fourth-side-card",
                HALF,
                PRACTICE,
                Measure.suits("a fourth card", (valued, suit) -> side.test(valued, suit) && valued.length(suit) >= 4)));
        lines.add(new ValueLine("long-side-suits", 1, PRACTICE, Measure.cardsOver(4, side)));
        return lines;
    }

    private static ValueLine missing(String fact, String what, double worth, BiPredicate<Valued, Suit> so) {
        return new ValueLine(
                fact,
                worth,
                PRACTICE,
                Measure.once(
                        what,
                        valued -> valued.trumps()
                                .filter(trumps -> so.test(valued, trumps))
                                .isPresent()));
    }

    private static boolean lacksAce(Valued hand, Suit trumps) {
        return !hand.holds(ACE, trumps) && hand.length(trumps) >= 1;
    }

    private static boolean lacksKing(Valued hand, Suit trumps) {
        return !hand.holds(KING, trumps) && hand.length(trumps) >= 2;
    }

    private static boolean finessesKing(Valued hand, Suit trumps) {
        return hand.holds(ACE, trumps) && hand.holds(QUEEN, trumps) && hand.holds(JACK, trumps);
    }

    private static boolean lacksQueen(Valued hand, Suit trumps) {
        return !hand.holds(QUEEN, trumps) && hand.length(trumps) >= 3;
    }

    private static boolean finessesQueen(Valued hand, Suit trumps) {
        return (hand.holds(ACE, trumps) || hand.holds(KING, trumps)) && hand.holds(JACK, trumps);
    }
}
