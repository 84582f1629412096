package kibitzer.decisions.rummy.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.decisions.Slip;
import kibitzer.games.rummy.family.RummyGame;

/**
 * Cards that are added up, each for what it counts where it is left.
 *
 * @param cards those that count
 */
public record CardSum(RummyGame game, Cards cards) {
    private static final int TENTH = 10;

    /** "8+10+1 = 19", or "8" of one card alone. */
    public String added() {
        String each = cards.stream().map(card -> String.valueOf(of(card))).collect(Collectors.joining("+"));
        return cards.size() < 2 ? each : each + " = " + total();
    }

    public int total() {
        return game.rules().values().left(cards);
    }

    /** "AD 1, TH 10, KC 10". */
    public String each() {
        return cards.stream().map(card -> card + " " + of(card)).collect(Collectors.joining(", "));
    }

    /**
     * What is got if one card is left out, one is added that does not count, or court cards or aces are taken for another
     * number.
     *
     * @param beside the cards that do not count, such as those that match
     * @param right the right answer, of which this sum is a part
     */
    public List<Slip<Integer>> slips(Cards beside, int right) {
        List<Slip<Integer>> slips = new ArrayList<>();
        byPoints(cards)
                .forEach((points, alike) -> slips.add(Slip.by("leave out " + named(alike, points), right - points)));
        byPoints(beside)
                .forEach((points, alike) ->
                        slips.add(Slip.by("count " + named(alike, points) + ", but matches", right + points)));
        int courts = cards.stream()
                .filter(card -> of(card) == TENTH && Rank.TEN.compareTo(rank(card)) < 0 && rank(card) != Rank.ACE)
                .mapToInt(card -> rank(card).compareTo(Rank.TEN))
                .sum();
        slips.add(Slip.by("count jack, queen and king as 11, 12 and 13", right + courts));
        int aces = cards.stream()
                .filter(card -> rank(card) == Rank.ACE)
                .mapToInt(card -> of(card) - 1)
                .sum();
        slips.add(Slip.by("count an ace as 1", right - aces));
        return slips.stream().filter(slip -> slip.answer() != right).toList();
    }

    private static String named(List<Card> alike, int points) {
        return alike.size() == 1
                ? alike.getFirst() + ", which counts " + points
                : "one of " + alike.stream().map(Card::toString).collect(Collectors.joining(" ")) + ", which counts "
                        + points;
    }

    private Map<Integer, List<Card>> byPoints(Cards some) {
        return some.stream().distinct().collect(Collectors.groupingBy(this::of, TreeMap::new, Collectors.toList()));
    }

    private int of(Card card) {
        return game.rules().values().left(Cards.of(List.of(card)));
    }

    private static Rank rank(Card card) {
        return card.isJoker() ? Rank.TWO : card.rank();
    }
}
