package kibitzer.play.vingtetun;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.banking.vingtetun.Hand;
import kibitzer.games.banking.vingtetun.VingtDeal;
import kibitzer.games.banking.vingtetun.VingtMove;
import kibitzer.games.table.TableSeat;
import kibitzer.marking.Grade;
import kibitzer.play.hand.PlayedHand;
import org.junit.jupiter.api.Test;

/** Vingt-et-un deal by deal. */
class PlayedVingtEtUnTest {
    private static final PlayedVingtEtUn GAME = new PlayedVingtEtUn();
    private static final int DEALS = 200;

    private static DealRequest request(long seed, int deals) {
        return DealRequest.of(seed).with(PlayedVingtEtUn.DEALS, deals);
    }

    private static PlayedHand<VingtSeries, SeenVingt, VingtMove> byTheBook(long seed, int deals) {
        var played = PlayedHand.of(GAME, request(seed, deals), List.of());
        while (!played.isOver()) {
            played = played.byItsRobot();
        }
        return played;
    }

    @Test
    void everyChoiceOfTheBooksRobotIsMarkedBest() {
        assertThat(byTheBook(3, 40).turns())
                .hasSizeGreaterThan(40)
                .allSatisfy(turn -> assertThat(
                                turn.answered().orElseThrow().verdict().grade())
                        .isEqualTo(Grade.BEST));
    }

    /** The dealer's card below and the stock changed about: the player sees the same, and his robots do the same. */
    @Test
    void whatLiesFaceDownReachesNobody() {
        TableSeat seat = new TableSeat(2, 0);
        int compared = 0;
        for (int seed = 0; seed < 40; seed++) {
            Chance chance = new Seed(500 + seed).chance();
            VingtSeries series = GAME.deal(request(seed, 1));
            while (!series.isOver()) {
                SeenVingt view = GAME.view(series, seat);
                SeenVingt other = GAME.view(withHiddenCardsChanged(series, chance), seat);
                assertThat(other).isEqualTo(view);
                assertThat(GAME.table(other, seat)).isEqualTo(GAME.table(view, seat));
                var move = GAME.robots().get("counting").move(view, chance);
                assertThat(GAME.robots().get("counting").move(other, chance)).isEqualTo(move);
                compared++;
                series = GAME.after(series, move);
            }
        }
        assertThat(compared).isGreaterThan(40);
    }

    private static VingtSeries withHiddenCardsChanged(VingtSeries series, Chance chance) {
        VingtDeal deal = series.deal();
        List<Card> hidden = new ArrayList<>(deal.stock());
        hidden.add(deal.dealer().getFirst());
        List<Card> mixed = chance.shuffled(hidden);
        while (Hand.of(List.of(mixed.getFirst(), deal.up())).isNatural()) {
            Collections.rotate(mixed, 1);
        }
        List<VingtDeal> deals = new ArrayList<>(series.deals());
        deals.set(
                deals.size() - 1,
                new VingtDeal(
                        deal.rules(),
                        mixed.subList(1, mixed.size()),
                        List.of(mixed.getFirst(), deal.up()),
                        deal.hands(),
                        deal.step(),
                        deal.active()));
        return new VingtSeries(series.rules(), series.packs(), series.seed(), series.wanted(), deals);
    }

    /** A long session by the book ends within what the graph calls luck, and counts naturals that had no choice. */
    @Test
    void aSessionStaysWithinItsBand() {
        VingtSeries series = byTheBook(11, DEALS).end().orElseThrow().state();
        int counters = series.results().stream().mapToInt(Integer::intValue).sum();
        var moments = PlayedVingtEtUn.byTheBook(series.rules());
        int deals = series.results().size();
        assertThat(deals).isGreaterThan(DEALS);
        assertThat(counters)
                .isEqualTo(GAME.score(series).points().getFirst())
                .satisfies(all -> assertThat((double) all)
                        .isCloseTo(2 * moments.mean() * deals, within(4 * 2 * moments.deviation() * Math.sqrt(deals))));
        assertThat(GAME.dealt(series)).hasSize(deals);
    }

    @Test
    void theSameAnswersMakeTheSameDeals() {
        var played = byTheBook(9, 6);
        List<String> answers = played.turns().stream()
                .map(turn -> turn.answered().orElseThrow().written())
                .toList();
        assertThat(PlayedHand.of(GAME, request(9, 6), answers)
                        .end()
                        .orElseThrow()
                        .state())
                .isEqualTo(played.end().orElseThrow().state());
    }
}
