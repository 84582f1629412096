package kibitzer.decisions.bridge.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.turn.CardTrials;
import kibitzer.games.bridge.turn.CardTurn;

/**
 * What the layouts have in common in which a card falls short of a better one, and the others have not: who holds an honour, or how
 * long a suit is in a hand. Nothing where no such thing tells them apart.
 */
final class LayoutInCommon {
    /** Of the layouts in which a card falls short so many at least lie so. */
    private static final double MOSTLY = 0.75;

    /** So much more often than of all the others. */
    private static final double TELLING = 0.4;

    private static final int FEWEST = 3;
    private static final int LONG = 3;

    private LayoutInCommon() {}

    /** "where East holds the queen of clubs". */
    static Optional<String> of(CardTrials trials, Card worse, Card better) {
        List<Deal> lost = trials.lostBy(worse, better);
        List<Deal> others =
                trials.deals().stream().filter(deal -> !lost.contains(deal)).toList();
        if (lost.size() < FEWEST || others.size() < FEWEST) {
            return Optional.empty();
        }
        return lies(trials.turn())
                .filter(lie -> share(lost, lie) >= MOSTLY && share(lost, lie) - share(others, lie) >= TELLING)
                .max(Comparator.comparingDouble(lie -> share(lost, lie) - share(others, lie)))
                .map(lie -> (share(lost, lie) < 1 ? "mostly " : "") + "where " + lie.says());
    }

    /** The cards first: a length is told only where it tells more. */
    private static Stream<Lie> lies(CardTurn turn) {
        List<Lie> cards = new ArrayList<>();
        List<Lie> lengths = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            if (seat == turn.player() || seat == turn.dummySeat()) {
                continue;
            }
            String who = seat.name().charAt(0) + seat.inWords().substring(1);
            for (Card card : honours(turn)) {
                cards.add(new Lie(
                        who + " holds the " + card.inWords(),
                        deal -> deal.hand(seat).contains(card)));
            }
            for (Suit suit : Suit.values()) {
                lengths.add(new Lie(
                        who + " has no " + suit.plural(),
                        deal -> deal.hand(seat).length(suit) == 0));
                for (int length = LONG; length <= turn.unseen().length(suit); length++) {
                    int least = length;
                    lengths.add(new Lie(
                            who + " holds " + NumberWord.of(least) + " or more " + suit.plural(),
                            deal -> deal.hand(seat).length(suit) >= least));
                }
            }
        }
        return Stream.concat(cards.stream(), lengths.stream());
    }

    /** Of a small card it would be chance that the layouts which were tried are told apart by it. */
    private static List<Card> honours(CardTurn turn) {
        return turn.unseen().stream()
                .filter(card -> card.rank().isAtLeast(Rank.TEN))
                .toList();
    }

    private static double share(List<Deal> deals, Lie lie) {
        return (double) deals.stream().filter(lie.holds()).count() / deals.size();
    }

    /** One way in which the cards that are not seen may lie. */
    private record Lie(String says, Predicate<Deal> holds) {}
}
