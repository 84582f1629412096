package kibitzer.conventions.bridge.value;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Pack;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Seed;

/** The counts of the book written out once more over texts of ranks, to hold the real ones against. */
public final class NaiveCount {
    private final String[] suits; // spades, hearts, diamonds, clubs
    private final int trumps;

    private NaiveCount(CardSet hand, int trumps) {
        this.suits = PbnHand.write(hand).split("\\.", -1);
        this.trumps = trumps;
    }

    /** @param trumps 0 for spades to 3 for clubs */
    public static NaiveCount of(CardSet hand, int trumps) {
        return new NaiveCount(hand, trumps);
    }

    static List<CardSet> hands(int number) {
        return IntStream.range(0, number)
                .mapToObj(seed -> {
                    List<Card> pack = Pack.FULL.shuffled(new Seed(seed));
                    return CardSet.of(pack.subList(0, 13));
                })
                .toList();
    }

    public int points() {
        return count('A') * 4 + count('K') * 3 + count('Q') * 2 + count('J');
    }

    public int noTrump() {
        boolean bare = Arrays.stream(suits).anyMatch(suit -> suit.equals("K") || suit.equals("QJ"));
        return points() + (count('A') == 4 ? 1 : 0) - (bare ? 1 : 0);
    }

    public int opening() {
        long honours =
                suits[trumps].chars().filter(rank -> "AKQJT".indexOf(rank) >= 0).count();
        int total = points() + (honours == 4 ? 1 : honours == 5 ? 2 : 0);
        total -= Arrays.stream(suits).anyMatch(suit -> suit.startsWith("Q") || suit.startsWith("J")) ? 1 : 0;
        for (int suit = 0; suit < 4; suit++) {
            int free = suit == trumps ? 4 : 3;
            total += Math.max(0, suits[suit].length() - free);
        }
        return total;
    }

    public int raise() {
        String shape = shape();
        boolean even = shape.equals("4333") || shape.equals("4432");
        int total = points();
        for (int suit = 0; suit < 4; suit++) {
            boolean weak = suit == trumps && even && !suits[suit].matches("[AK].*|Q[JT].*");
            total += weak ? 0 : Math.max(0, suits[suit].length() - 3);
        }
        total += suits[trumps].length() >= 6 ? 2 : 0;
        total -= shape.equals("4333") ? 1 : 0;
        return total - (suits[trumps].length() == 3 ? 1 : 0);
    }

    public double honourTricks() {
        double tricks = 0;
        int plus = 0;
        for (String suit : suits) {
            if (suit.startsWith("AK")) {
                tricks += 2;
            } else if (suit.startsWith("AQ")) {
                tricks += 1.5;
            } else if (suit.startsWith("A") || suit.startsWith("KQ") || suit.startsWith("KJT")) {
                tricks += 1;
            } else if (suit.startsWith("K") && suit.length() > 1 || suit.startsWith("QJ") && suit.length() > 2) {
                tricks += 0.5;
            } else if (suit.startsWith("Q") && suit.length() > 1) {
                plus++;
            }
            boolean jackOverAndAbove = suit.matches("[AK].*J.*") && !suit.startsWith("KJT");
            plus += jackOverAndAbove ? 1 : 0;
            plus += suit.length() < 2 ? 1 : 0;
        }
        return tricks + plus / 2 * 0.5;
    }

    private String shape() {
        int[] lengths = Arrays.stream(suits).mapToInt(String::length).sorted().toArray();
        return "" + lengths[3] + lengths[2] + lengths[1] + lengths[0];
    }

    private int count(char rank) {
        return (int) String.join("", suits).chars().filter(card -> card == rank).count();
    }
}
