package kibitzer.conventions.ecarte;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * A row of the table of hands to stand on (p. 204): the weakest cards that do beside so many trumps, and where only four cards are
 * named any fifth.
 *
 * @param suits cards of a side suit each, high to low
 */
record JeuDeRegle(int trumps, List<List<Rank>> suits) {
    /** The rows for three trumps and fewer, in the order of the book; four trumps and five need nothing beside. */
    static final List<JeuDeRegle> TABLE = List.of(
            row(0, "KQ K Q"),
            row(0, "KJ KJ Q"),
            row(0, "KA K K"),
            row(0, "QJ K K"),
            row(0, "QJ QJ K"),
            row(1, "KQ7"),
            row(1, "K87 K"),
            row(1, "KQ Q 7"),
            row(1, "KA K7"),
            row(1, "KA K 7"),
            row(1, "K7 K A"),
            row(1, "K K 98"),
            row(1, "QJA J"),
            row(1, "QJ K7"),
            row(1, "QJ QA"),
            row(1, "QJ J J"),
            row(2, "K7 9"),
            row(2, "QT 8"),
            row(2, "Q Q 7"),
            row(2, "Q J A"),
            row(2, "JT T"),
            row(2, "J J J"),
            row(2, "AT A"),
            row(3, "87"),
            row(3, "9 8"));

    JeuDeRegle {
        suits = suits.stream().map(List::copyOf).toList();
    }

    private static JeuDeRegle row(int trumps, String suits) {
        return new JeuDeRegle(
                trumps,
                Arrays.stream(suits.split(" "))
                        .map(suit -> suit.chars()
                                .mapToObj(rank -> CardNotation.readRank(String.valueOf((char) rank)))
                                .toList())
                        .toList());
    }

    /** The first row that a hand is at least as good as. */
    static Optional<JeuDeRegle> of(EcarteHand hand) {
        return TABLE.stream().filter(row -> row.isReachedBy(hand)).findFirst();
    }

    /** The row for as many trumps that a hand is fewest steps away from; none for four trumps and five, which need nothing beside. */
    static Optional<JeuDeRegle> nearest(EcarteHand hand) {
        return TABLE.stream()
                .filter(row -> row.trumps == hand.trumps())
                .min(Comparator.comparingInt(row -> row.steps(0, sides(hand))));
    }

    /** What all rows for so many trumps have beside them and this hand has not; of two trumps and three there is no such thing. */
    static Optional<String> inEveryRow(EcarteHand hand) {
        List<List<Rank>> sides = sides(hand);
        boolean threeSuitsHeaded =
                sides.stream().allMatch(suit -> !suit.isEmpty() && isAtLeast(suit.getFirst(), Rank.QUEEN));
        long courts = sides.stream()
                .flatMap(List::stream)
                .filter(rank -> isAtLeast(rank, Rank.JACK))
                .count();
        if (hand.trumps() == 0 && !threeSuitsHeaded) {
            return Optional.of("in every row each suit has a king or queen");
        }
        return hand.trumps() == 1 && courts < 2
                ? Optional.of("every row has two court cards at least")
                : Optional.empty();
    }

    private static boolean isAtLeast(Rank rank, Rank other) {
        return EcarteHand.height(rank) >= EcarteHand.height(other);
    }

    private static List<List<Rank>> sides(EcarteHand hand) {
        return Suit.DOWNWARDS.stream()
                .filter(suit -> suit != hand.trump())
                .map(hand::ranks)
                .toList();
    }

    /** By how many ranks these cards fall short of the row from a suit of it on; a card that is missing counts from below the seven. */
    private int steps(int next, List<List<Rank>> held) {
        if (next == suits.size()) {
            return 0;
        }
        List<Rank> asked = suits.get(next);
        int least = Integer.MAX_VALUE;
        for (List<Rank> suit : held) {
            int missing = IntStream.range(0, asked.size())
                    .map(i -> Math.max(
                            0,
                            EcarteHand.height(asked.get(i)) - (i < suit.size() ? EcarteHand.height(suit.get(i)) : -1)))
                    .sum();
            List<List<Rank>> others = new ArrayList<>(held);
            others.remove(suit);
            least = Math.min(least, missing + steps(next + 1, others));
        }
        return least;
    }

    /** True if each suit of the row has a suit of the hand for itself whose highest cards are at least as high. */
    boolean isReachedBy(EcarteHand hand) {
        if (hand.trumps() != trumps) {
            return false;
        }
        return matches(0, sides(hand));
    }

    private boolean matches(int next, List<List<Rank>> held) {
        if (next == suits.size()) {
            return true;
        }
        for (int i = 0; i < held.size(); i++) {
            if (reaches(held.get(i), suits.get(next))) {
                List<List<Rank>> others = new ArrayList<>(held);
                others.remove(i);
                if (matches(next + 1, others)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean reaches(List<Rank> held, List<Rank> asked) {
        if (held.size() < asked.size()) {
            return false;
        }
        for (int i = 0; i < asked.size(); i++) {
            if (EcarteHand.height(held.get(i)) < EcarteHand.height(asked.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** "K-Q, K and Q"; "8-7 of one suit", where the row has no other. */
    String inWords() {
        String cards = suits.stream()
                .map(suit ->
                        suit.stream().map(rank -> String.valueOf(rank.letter())).collect(Collectors.joining("-")))
                .collect(Collectors.joining(", "));
        int last = cards.lastIndexOf(", ");
        if (suits.size() == 1 && suits.getFirst().size() > 1) {
            return cards + " of one suit";
        }
        return last < 0 ? cards : cards.substring(0, last) + " and " + cards.substring(last + 2);
    }
}
