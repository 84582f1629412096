package kibitzer.games.cribbage;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Rank;

/**
 * What a hand or a crib counts in the show, combination by combination (p. 255).
 *
 * @param combinations in the order in which a player counts them: fifteens, pairs, runs, flush, his nob
 */
public record HandCount(List<Combination> combinations) {
    private static final int FIFTEEN = 15;
    private static final int RUN = 3;

    public HandCount {
        combinations = List.copyOf(combinations);
    }

    /** @param crib true for the crib, whose flush must take in the starter */
    public static HandCount of(CardSet hand, Card starter, boolean crib) {
        CardSet all = hand.with(starter);
        List<Combination> found = new ArrayList<>();
        fifteens(all, found);
        pairs(all, found);
        runs(all, found);
        flush(hand, starter, crib, found);
        if (hand.contains(Rank.JACK, starter.suit())) {
            found.add(new Combination(Combination.Kind.HIS_NOB, CardSet.of(Card.of(Rank.JACK, starter.suit())), 1));
        }
        return new HandCount(found);
    }

    /** What a hand counts before a starter is turned, or two cards that go to the crib. */
    public static HandCount before(CardSet hand) {
        List<Combination> found = new ArrayList<>();
        fifteens(hand, found);
        pairs(hand, found);
        runs(hand, found);
        int flush = HandPoints.flush(hand);
        if (flush > 0) {
            found.add(new Combination(Combination.Kind.FLUSH, hand, flush));
        }
        return new HandCount(found);
    }

    private static void fifteens(CardSet all, List<Combination> found) {
        List<Card> cards = upwards(all);
        for (int size = 2; size <= cards.size(); size++) {
            for (int chosen = 0; chosen < 1 << cards.size(); chosen++) {
                if (Integer.bitCount(chosen) == size) {
                    CardSet some = chosen(cards, chosen);
                    if (Pips.sum(some) == FIFTEEN) {
                        found.add(new Combination(Combination.Kind.FIFTEEN, some, 2));
                    }
                }
            }
        }
    }

    private static CardSet chosen(List<Card> cards, int bits) {
        CardSet some = CardSet.EMPTY;
        for (int card = 0; card < cards.size(); card++) {
            some = (bits >> card & 1) == 1 ? some.with(cards.get(card)) : some;
        }
        return some;
    }

    private static List<Card> upwards(CardSet cards) {
        return cards.stream()
                .sorted((one, other) -> Integer.compare(Pips.place(one), Pips.place(other)))
                .toList();
    }

    private static void pairs(CardSet all, List<Combination> found) {
        for (int place = Pips.HIGHEST_PLACE; place >= 1; place--) {
            CardSet same = all.of(Pips.rankAt(place));
            if (same.size() >= 2) {
                found.add(new Combination(Combination.Kind.PAIR, same, same.size() * (same.size() - 1)));
            }
        }
    }

    /** A run of four is not also two of three: only the longest stretches count, once for each choice of equal cards. */
    private static void runs(CardSet all, List<Combination> found) {
        int from = 1;
        while (from <= Pips.HIGHEST_PLACE) {
            int to = from;
            while (to <= Pips.HIGHEST_PLACE && !all.of(Pips.rankAt(to)).isEmpty()) {
                to++;
            }
            if (to - from >= RUN) {
                runs(all, from, to, CardSet.EMPTY, found);
            }
            from = to + 1;
        }
    }

    private static void runs(CardSet all, int place, int to, CardSet run, List<Combination> found) {
        if (place == to) {
            found.add(new Combination(Combination.Kind.RUN, run, run.size()));
            return;
        }
        for (Card card : all.of(Pips.rankAt(place))) {
            runs(all, place + 1, to, run.with(card), found);
        }
    }

    private static void flush(CardSet hand, Card starter, boolean crib, List<Combination> found) {
        int points = HandPoints.suits(hand, starter, crib) - (hand.contains(Rank.JACK, starter.suit()) ? 1 : 0);
        if (points > 0) {
            CardSet cards = points > hand.size() ? hand.with(starter) : hand;
            found.add(new Combination(Combination.Kind.FLUSH, cards, points));
        }
    }

    public int points() {
        return combinations.stream().mapToInt(Combination::points).sum();
    }

    /** As a player counts aloud: "fifteen two, fifteen four, and a pair is six"; "nothing". */
    public String aloud() {
        StringBuilder said = new StringBuilder();
        int sum = 0;
        for (Combination combination : combinations) {
            sum += combination.points();
            boolean fifteen = combination.kind() == Combination.Kind.FIFTEEN;
            said.append(said.isEmpty() ? "" : fifteen ? ", " : ", and ")
                    .append(combination.inWords())
                    .append(fifteen ? " " : " is ")
                    .append(NumberWord.of(sum));
        }
        return said.isEmpty() ? "nothing" : said.toString();
    }
}
