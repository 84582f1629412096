package kibitzer.decisions.trick.fivehundred;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.conventions.fivehundred.BidView;
import kibitzer.conventions.fivehundred.CountAtFiveHundred;

/** How often the widow brings the rough count of the best suit to a bid: every widow there is, exactly. */
final class WidowReckoning {
    private static final int USUAL_PLAYERS = 3;
    private static final int HIGHEST = 10;

    private WidowReckoning() {}

    /** Nothing where the pack and the widow are others, or nothing can be bid in the suit. */
    static Optional<Reckoning<String>> of(BidView view) {
        List<String> open = view.open();
        Suit trump = view.count().trump();
        int[] reached = reached(view.hand(), trump);
        List<Row<String>> rows = new ArrayList<>();
        for (int tricks = 6; tricks <= HIGHEST; tricks++) {
            String bid = tricks + String.valueOf(trump.letter());
            if (open.contains(bid)) {
                double chance = (double) reached[tricks] / reached[0];
                rows.add(new Row<>(
                        bid, List.of(new Figure(chance, String.format(Locale.ROOT, "%.1f%%", 100 * chance)))));
            }
        }
        if (view.players() > USUAL_PLAYERS || rows.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Reckoning<>(
                List.of(Column.chance("count-reached", "Count reached")),
                rows,
                List.of(),
                "In how many of all " + reached[0] + " widows the rough count with " + trump.plural()
                        + " as trumps comes to the bid or more: each trump beyond the third, every ace and king beside. It is"
                        + " exact, and it is the book's count that it measures, not the tricks that are won."));
    }

    /** By number of tricks, in how many widows the count comes to so many at least; at 0 all of them. */
    private static int[] reached(CardSet hand, Suit trump) {
        List<Card> unseen = CountAtFiveHundred.PACK.minus(hand).toList();
        int[] reached = new int[HIGHEST + 1];
        for (int one = 0; one < unseen.size(); one++) {
            for (int two = one + 1; two < unseen.size(); two++) {
                for (int three = two + 1; three < unseen.size(); three++) {
                    CardSet all =
                            hand.with(unseen.get(one)).with(unseen.get(two)).with(unseen.get(three));
                    int count =
                            Math.min(HIGHEST, CountAtFiveHundred.of(all, trump).tricks());
                    for (int tricks = 0; tricks <= count; tricks++) {
                        reached[tricks]++;
                    }
                }
            }
        }
        return reached;
    }
}
