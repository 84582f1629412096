package kibitzer.games.trick.auction;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A step of a ladder.
 *
 * @param call as it is said: "3", "8S", "misere"
 * @param contract the game's word for the kind of hand; empty for the usual one
 * @param trump the trump it is played with, "NT" for none; empty where the call does not say
 * @param over the only call that it may go over; empty where any lower one will do, or none
 */
public record Bid(String call, String contract, String trump, String over) {
    Bid(String call, String contract, String trump) {
        this(call, contract, trump, "");
    }

    /** A number of tricks or points. */
    static Bid number(int number) {
        return new Bid(String.valueOf(number), "", "");
    }

    /** A word that is a kind of hand. */
    static Bid word(String word) {
        return new Bid(word, word, "");
    }

    /** Every so many from the least to the most. */
    static List<Bid> numbers(int least, int most, int step) {
        return IntStream.rangeClosed(0, (most - least) / step)
                .mapToObj(i -> number(least + i * step))
                .toList();
    }

    /** A word that may only be said when this call stands. */
    static Bid over(String call, String word) {
        return new Bid(word, word, "", call);
    }

    static List<Bid> words(String... words) {
        return Stream.of(words).map(Bid::word).toList();
    }

    /** "1C 1D 1H 1S 1NT 2C ...": numbers in suits, lowest suit first. */
    static List<Bid> inSuits(int least, int most, String... suits) {
        List<Bid> bids = new ArrayList<>();
        for (int number = least; number <= most; number++) {
            for (String suit : suits) {
                bids.add(new Bid(number + suit, "", suit));
            }
        }
        return bids;
    }

    static List<Bid> joined(List<Bid> low, List<Bid> high) {
        return Stream.concat(low.stream(), high.stream()).toList();
    }
}
