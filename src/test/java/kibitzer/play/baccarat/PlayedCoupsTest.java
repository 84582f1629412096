package kibitzer.play.baccarat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.banking.baccarat.CoupDeal;
import kibitzer.games.banking.baccarat.Point;
import kibitzer.games.table.TableSeat;
import kibitzer.marking.Grade;
import kibitzer.play.hand.PlayedHand;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Baccarat and chemin de fer coup by coup. */
class PlayedCoupsTest {

    private static DealRequest request(long seed, int coups, String role) {
        return DealRequest.of(seed).with(PlayedCoups.COUPS, coups).with(PlayedCoups.ROLE, role);
    }

    @ParameterizedTest
    @EnumSource(CoupGame.class)
    void everyChoiceOfTheBooksRobotIsMarkedBestAndTheBankPassesWhenItLoses(CoupGame game) {
        PlayedCoups played = new PlayedCoups(game);
        var hand = PlayedHand.of(played, request(5, 30, "banker"), List.of());
        while (!hand.isOver()) {
            hand = hand.byItsRobot();
        }
        assertThat(hand.turns())
                .hasSizeGreaterThanOrEqualTo(30)
                .allSatisfy(turn -> assertThat(
                                turn.answered().orElseThrow().verdict().grade())
                        .isEqualTo(Grade.BEST));
        List<CoupSeries.Banked> coups = hand.end().orElseThrow().state().coups();
        assertThat(coups.getFirst().banker()).isEqualTo(1);
        for (int coup = 1; coup < coups.size(); coup++) {
            boolean passed =
                    game == CoupGame.CHEMIN_DE_FER && coups.get(coup - 1).coup().won() > 0;
            assertThat(coups.get(coup).banker() != coups.get(coup - 1).banker()).isEqualTo(passed);
        }
        assertThat(coups.stream().map(CoupSeries.Banked::banker).distinct())
                .hasSize(game == CoupGame.CHEMIN_DE_FER ? 2 : 1);
    }

    /** The other's cards and the shoe changed about: a seat sees the same, and its robot does the same. */
    @ParameterizedTest
    @EnumSource(CoupGame.class)
    void whatASeatCannotSeeDoesNotReachIt(CoupGame game) {
        PlayedCoups played = new PlayedCoups(game);
        int compared = 0;
        for (int seed = 0; seed < 60; seed++) {
            Chance chance = new Seed(700 + seed).chance();
            CoupSeries series = played.deal(request(seed, 1, "player"));
            while (!series.isOver()) {
                TableSeat seat = played.toPlay(series).orElseThrow();
                SeenCoup view = played.view(series, seat);
                SeenCoup other = played.view(withHiddenCardsChanged(series, seat.place(), chance), seat);
                assertThat(other).isEqualTo(view);
                assertThat(played.table(other, seat)).isEqualTo(played.table(view, seat));
                assertThat(played.byTheBook(other)).isEqualTo(played.byTheBook(view));
                compared++;
                series = played.after(series, played.byTheBook(view));
            }
        }
        assertThat(compared).isGreaterThanOrEqualTo(120);
    }

    private static CoupSeries withHiddenCardsChanged(CoupSeries series, int place, Chance chance) {
        CoupSeries.Banked last = series.last();
        CoupDeal coup = last.coup();
        boolean banks = last.banker() == place;
        List<Card> others = banks ? coup.player() : coup.dealer();
        List<Card> hidden = new ArrayList<>(coup.stock());
        hidden.addAll(others.subList(0, 2));
        List<Card> mixed = chance.shuffled(hidden);
        while (Point.isNatural(Point.of(mixed.subList(0, 2)))) {
            mixed = chance.shuffled(hidden);
        }
        List<Card> changed = new ArrayList<>(mixed.subList(0, 2));
        changed.addAll(others.subList(2, others.size()));
        List<Card> stock = mixed.subList(2, mixed.size());
        CoupDeal other = banks
                ? new CoupDeal(stock, changed, coup.dealer(), coup.step())
                : new CoupDeal(stock, coup.player(), changed, coup.step());
        List<CoupSeries.Banked> coups = new ArrayList<>(series.coups());
        coups.set(coups.size() - 1, new CoupSeries.Banked(last.banker(), other));
        return new CoupSeries(series.game(), series.seed(), series.wanted(), coups);
    }
}
