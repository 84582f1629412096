package kibitzer.games.trick.meld;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a hand melds, counted once more from the text of the book and on texts alone: under each heading card by card, whether it lies
 * idle or in which meld it serves.
 */
final class SecondMelds {
    private static final List<String> SUITS = List.of("S", "H", "D", "C");

    private record Combination(List<String> cards, int points) {}

    private final List<List<Combination>> headings = new ArrayList<>();

    private SecondMelds() {}

    /** Pp. 289, 296; the partners' doubles p. 308; of two packs p. 313. */
    static SecondMelds pinochle(String trump, String dix, boolean partners, boolean twoPacks) {
        List<Combination> sequences = new ArrayList<>();
        for (String suit : SUITS) {
            sequences.add(in(suit, "KQ", suit.equals(trump) ? 40 : 20));
        }
        sequences.add(in(trump, "ATKQJ", 150));
        List<Combination> groups = new ArrayList<>();
        Map.of("A", 100, "K", 80, "Q", 60, "J", 40).forEach((figure, points) -> {
            groups.add(all(figure, points));
            if (partners || twoPacks) {
                groups.add(all(figure.repeat(2), 10 * points));
            }
            if (twoPacks) {
                groups.add(all(figure.repeat(3), 15 * points));
            }
        });
        List<Combination> special = new ArrayList<>();
        special.add(new Combination(List.of("QS", "JD"), 40));
        special.add(in(trump, dix, 10));
        if (partners) {
            sequences.add(in(trump, "AATTKKQQJJ", 1500));
        }
        if (partners || twoPacks) {
            special.add(new Combination(List.of("QS", "JD", "QS", "JD"), 300));
        }
        if (twoPacks) {
            special.add(new Combination(List.of("QS", "JD", "QS", "JD", "QS", "JD"), 450));
            special.add(new Combination(List.of("QS", "JD", "QS", "JD", "QS", "JD", "QS", "JD"), 3000));
        }
        return of(sequences, groups, special);
    }

    /** P. 292. */
    static SecondMelds specialPinochle(String trump) {
        SecondMelds melds = pinochle(trump, "9", false, false);
        melds.headings.getLast().add(new Combination(List.of("QS", "JD", "QS", "JD"), 300));
        melds.headings.getLast().add(new Combination(List.of("KS", "QS", "JD"), 80));
        return melds;
    }

    /** P. 281. */
    static SecondMelds jass(String trump) {
        List<Combination> sequences = new ArrayList<>();
        runs(sequences, "AKQJT9876", Map.of(3, 20, 4, 50, 5, 100));
        return of(
                sequences,
                List.of(all("J", 200), all("A", 100), all("K", 100), all("Q", 100)),
                List.of(in(trump, "KQ", 20)));
    }

    /** P. 286. */
    static SecondMelds alsos() {
        List<Combination> sequences = new ArrayList<>();
        runs(sequences, "AKQJT987", Map.of(3, 20, 4, 50, 5, 100, 6, 100, 7, 100, 8, 100));
        List<Combination> groups = new ArrayList<>();
        for (String figure : "A K Q J T 9 8 7".split(" ")) {
            groups.add(all(figure, 80));
        }
        return of(sequences, groups, List.of());
    }

    @SafeVarargs
    private static SecondMelds of(List<Combination>... headings) {
        SecondMelds melds = new SecondMelds();
        melds.headings.addAll(List.of(headings));
        return melds;
    }

    private static void runs(List<Combination> into, String downwards, Map<Integer, Integer> points) {
        points.forEach((length, each) -> {
            for (int from = 0; from + length <= downwards.length(); from++) {
                for (String suit : SUITS) {
                    into.add(in(suit, downwards.substring(from, from + length), each));
                }
            }
        });
    }

    private static Combination in(String suit, String figures, int points) {
        return new Combination(
                figures.chars().mapToObj(figure -> (char) figure + suit).toList(), points);
    }

    private static Combination all(String figures, int points) {
        List<String> cards = new ArrayList<>();
        figures.chars().forEach(figure -> SUITS.forEach(suit -> cards.add((char) figure + suit)));
        return new Combination(cards, points);
    }

    int most(List<String> hand) {
        return headings.stream()
                .mapToInt(heading -> most(hand.stream().sorted().toList(), heading, new HashMap<>()))
                .sum();
    }

    private static int most(List<String> left, List<Combination> heading, Map<List<String>, Integer> known) {
        if (left.isEmpty()) {
            return 0;
        }
        Integer before = known.get(left);
        if (before != null) {
            return before;
        }
        String first = left.getFirst();
        int most = most(left.subList(1, left.size()), heading, known);
        for (Combination combination : heading) {
            List<String> rest = new ArrayList<>(left);
            if (combination.cards().contains(first)
                    && combination.cards().stream().allMatch(rest::remove)) {
                most = Math.max(most, combination.points() + most(rest, heading, known));
            }
        }
        known.put(left, most);
        return most;
    }
}
