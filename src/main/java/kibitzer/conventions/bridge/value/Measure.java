package kibitzer.conventions.bridge.value;

import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * Something a count looks for in a hand: how often it is there, and where.
 *
 * @param times how often; 0 where it is not there
 * @param words what is seen, for a hand that has it: "A-K in spades and hearts"
 */
record Measure(ToIntFunction<Valued> times, Function<Valued, String> words) {
    /** Cards of a rank: "2 aces". */
    static Measure cards(Rank rank) {
        return new Measure(valued -> valued.hand().of(rank).size(), valued -> {
            int held = valued.hand().of(rank).size();
            return held + " " + (held == 1 ? rank.word() : rank.plural());
        });
    }

    /** Suits that are so: "A-K in spades and hearts". */
    static Measure suits(String what, BiPredicate<Valued, Suit> so) {
        return new Measure(
                valued -> sum(suit -> so.test(valued, suit) ? 1 : 0),
                valued -> what + " in "
                        + Suit.DOWNWARDS.stream()
                                .filter(suit -> so.test(valued, suit))
                                .map(Suit::plural)
                                .collect(Collectors.joining(" and ")));
    }

    /** Cards beyond a length, in the suits that are asked for: "2 cards over three in spades". */
    static Measure cardsOver(int length, BiPredicate<Valued, Suit> asked) {
        return new Measure(
                valued -> sum(suit -> asked.test(valued, suit) ? Math.max(0, valued.length(suit) - length) : 0),
                valued -> Suit.DOWNWARDS.stream()
                        .filter(suit -> asked.test(valued, suit) && valued.length(suit) > length)
                        .map(suit -> cardsOver(length, valued.length(suit) - length, suit))
                        .collect(Collectors.joining(" and ")));
    }

    private static String cardsOver(int length, int over, Suit suit) {
        return over + (over == 1 ? " card" : " cards") + " over " + NumberWord.of(length) + " in " + suit.plural();
    }

    /** Something the hand as a whole is or is not, said with its own words. */
    static Measure once(Predicate<Valued> so, Function<Valued, String> words) {
        return new Measure(valued -> so.test(valued) ? 1 : 0, words);
    }

    static Measure once(String what, Predicate<Valued> so) {
        return once(so, valued -> what);
    }

    /** Something that counts once, however many suits are so. */
    static Measure onceForSuits(String what, BiPredicate<Valued, Suit> so) {
        Measure each = suits(what, so);
        return new Measure(valued -> Math.min(1, each.times().applyAsInt(valued)), each.words());
    }

    private static int sum(ToIntFunction<Suit> ofSuit) {
        int sum = 0;
        for (Suit suit : Suit.DOWNWARDS) {
            sum += ofSuit.applyAsInt(suit);
        }
        return sum;
    }
}
