package kibitzer.decisions.cinch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.conventions.cinch.CinchView;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.allfours.AllFoursGames;
import kibitzer.games.trick.search.OpenCards;
import kibitzer.games.trick.search.OpenHands;
import kibitzer.games.trick.search.Stake;

/** How often a side takes as many points as were bid, over sampled hands filled to six and played with all cards seen. */
final class CinchReckoning {
    static final int LAYOUTS = 24;
    private static final int FILLED = 6;
    private static final TrickGame GAME = AllFoursGames.CINCH;
    private static final List<Column> COLUMNS = List.of(
            new Column("gain", "Points gained", "point"), new Column("chance", "Made"), new Column("error", "Error"));

    private CinchReckoning() {}

    /** Nothing where no bid may be made. */
    static Optional<Reckoning<Integer>> of(CinchView view) {
        List<Integer> bids =
                view.open().stream().filter(bid -> bid != CinchView.PASS).toList();
        return bids.isEmpty() ? Optional.empty() : Optional.of(counted(view, bids));
    }

    private static Reckoning<Integer> counted(CinchView view, List<Integer> bids) {
        Suit trump = view.trump();
        int[] taken = new int[LAYOUTS];
        Chance chance = new Seed(view.hand().bits()).chance();
        for (int layout = 0; layout < LAYOUTS; layout++) {
            taken[layout] = OpenCards.lines(
                            new OpenHands(
                                    GAME,
                                    GAME.rules().usual(),
                                    Optional.of(trump),
                                    filled(view, trump, chance),
                                    view.position() - 1,
                                    List.of(),
                                    TableFacts.NONE),
                            Stake.POINTS)
                    .bestWon();
        }
        List<Row<Integer>> rows = new ArrayList<>();
        bids.forEach(bid -> rows.add(row(bid, taken)));
        rows.sort(Comparator.comparingDouble(row -> -row.figures().getFirst().value()));
        Row<Integer> first = rows.getFirst();
        double best = first.figures().getFirst().value();
        return new Reckoning<>(
                COLUMNS,
                rows,
                best > 0
                        ? rows.stream()
                                .filter(row -> best - row.figures().getFirst().value()
                                        <= first.figures().getLast().value() * CinchView.ALL)
                                .map(Row::answer)
                                .toList()
                        : List.of(),
                "How often the bidder's side takes as many points over " + LAYOUTS
                        + " layouts, each hand filled to six, with "
                        + trump.plural()
                        + " as trumps and all cards seen; and what its side gains on the other on average, a"
                        + " bid that fails going to the other side. The error is the standard error of the chance. What calls"
                        + " tell is not in it, and neither is a pass.");
    }

    /**
     * The four hands from eldest to dealer: plain cards thrown, filled in turn, the rest searched for trumps by the dealer. Where the
     * players threw more than the pack holds, the last plain cards come from what was thrown.
     */
    private static List<Cards> filled(CinchView view, Suit trump, Chance chance) {
        List<Card> pack = new ArrayList<>(
                chance.shuffled(CardSet.FULL_PACK.minus(view.hand()).toList()));
        List<CardSet> kept = new ArrayList<>();
        List<Card> thrown = new ArrayList<>();
        for (int seat = 0; seat < CinchView.PLAYERS; seat++) {
            CardSet dealt;
            if (seat == view.position() - 1) {
                dealt = view.hand();
            } else {
                dealt = CardSet.of(pack.subList(0, CinchView.HAND));
                pack.subList(0, CinchView.HAND).clear();
            }
            CardSet trumps = CinchView.trumps(dealt, trump);
            kept.add(trumps);
            thrown.addAll(dealt.minus(trumps).toList());
        }
        List<Cards> hands = new ArrayList<>();
        for (int seat = 0; seat < CinchView.PLAYERS; seat++) {
            boolean dealer = seat == CinchView.PLAYERS - 1;
            List<Card> hand = new ArrayList<>(kept.get(seat).toList());
            if (dealer) {
                CardSet rest = CinchView.trumps(CardSet.of(pack), trump);
                hand.addAll(rest.toList());
                pack.removeAll(rest.toList());
            }
            while (hand.size() < FILLED) {
                hand.add(pack.isEmpty() ? thrown.removeFirst() : pack.removeFirst());
            }
            hands.add(Cards.of(hand.subList(0, FILLED)));
        }
        return hands;
    }

    private static Row<Integer> row(int bid, int[] taken) {
        double made = 0;
        double gain = 0;
        for (int points : taken) {
            int theirs = CinchView.ALL - points;
            made += points >= bid ? 1 : 0;
            gain += points >= bid ? points - theirs : -theirs - bid;
        }
        double chance = made / taken.length;
        return new Row<>(
                bid,
                List.of(
                        new Figure(gain / taken.length, String.format(Locale.ROOT, "%+.1f", gain / taken.length)),
                        percent(chance),
                        percent(Math.sqrt(chance * (1 - chance) / taken.length))));
    }

    private static Figure percent(double value) {
        return new Figure(value, String.format(Locale.ROOT, "%.0f%%", 100 * value));
    }
}
