package kibitzer.games.cribbage;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.NumberWord;

/**
 * What the last card of a series pegs (p. 254): fifteen, thirty-one, a pair or more, a run. Neither the go nor the last card
 * of the deal is in it.
 *
 * @param count what the cards of the series come to
 * @param scores each for what it is, in the order in which they are called
 */
public record PegCount(int count, List<Score> scores) {
    /** No series goes beyond it. */
    public static final int LIMIT = 31;

    private static final int FIFTEEN = 15;
    private static final int RUN = 3;
    private static final int PAIR_ROYAL = 3;

    /**
     * @param words "fifteen", "a pair", "a run of three"
     * @param cards how many of the last cards make it; none where all of them count to it
     */
    public record Score(String words, int points, int cards) {
        /** True of fifteen and thirty-one. */
        public boolean isOfTheCount() {
            return cards == 0;
        }
    }

    public PegCount {
        scores = List.copyOf(scores);
    }

    /** @param pile the cards of the series in the order played; at least one */
    public static PegCount of(List<Card> pile) {
        int count = Pips.sum(pile);
        List<Score> scores = new ArrayList<>();
        if (count == FIFTEEN) {
            scores.add(new Score("fifteen", 2, 0));
        }
        if (count == LIMIT) {
            scores.add(new Score("thirty-one", 2, 0));
        }
        int alike = alike(pile);
        if (alike >= 2) {
            String words = alike == 2 ? "a pair" : alike == PAIR_ROYAL ? "a pair royal" : "a double pair royal";
            scores.add(new Score(words, alike * (alike - 1), alike));
        }
        int run = run(pile);
        if (run >= RUN) {
            scores.add(new Score("a run of " + NumberWord.of(run), run, run));
        }
        return new PegCount(count, scores);
    }

    /** The points of the last card alone, for those who need no words. */
    public static int points(List<Card> pile) {
        int count = Pips.sum(pile);
        int alike = alike(pile);
        int run = run(pile);
        return (count == FIFTEEN || count == LIMIT ? 2 : 0) + alike * (alike - 1) + (run >= RUN ? run : 0);
    }

    /** How many of the last cards are of one rank. */
    private static int alike(List<Card> pile) {
        int alike = 1;
        while (alike < pile.size()
                && pile.get(pile.size() - 1 - alike).rank() == pile.getLast().rank()) {
            alike++;
        }
        return alike;
    }

    /** The longest stretch of last cards that are a run, in whatever order; 1 or 2 if there is none. */
    private static int run(List<Card> pile) {
        int longest = 1;
        int seen = 0;
        int low = Pips.HIGHEST_PLACE;
        int high = 1;
        for (int back = 1; back <= pile.size(); back++) {
            int place = Pips.place(pile.get(pile.size() - back));
            if ((seen >> place & 1) == 1) {
                break;
            }
            seen |= 1 << place;
            low = Math.min(low, place);
            high = Math.max(high, place);
            longest = high - low + 1 == back ? back : longest;
        }
        return longest;
    }

    public int points() {
        return scores.stream().mapToInt(Score::points).sum();
    }
}
