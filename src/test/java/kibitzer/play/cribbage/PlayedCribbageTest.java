package kibitzer.play.cribbage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.cribbage.CribbageGame;
import kibitzer.games.cribbage.play.CribbageDeal;
import kibitzer.games.cribbage.play.CribbageMatch;
import kibitzer.games.cribbage.play.CribbageMove;
import kibitzer.games.cribbage.play.CribbagePhase;
import kibitzer.games.table.TableSeat;
import kibitzer.play.hand.PlayedHand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game of cribbage between the learner and robots. */
class PlayedCribbageTest {
    private static final PlayedCribbage SIX = new PlayedCribbage(CribbageGame.SIX_CARD);

    /** Whoever moves, the cards that he cannot see may be any others. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void whatASeatCannotSeeReachesNeitherItsViewNorItsRobot(long seed) {
        CribbageMatch match = SIX.deal(DealRequest.of(seed));
        int looked = 0;
        while (!match.isOver() && match.deal().number() <= 2) {
            TableSeat seat = SIX.toPlay(match).orElseThrow();
            SeenCribbage seen = SIX.view(match, seat);
            CribbageMatch other = otherwise(match, seat.place());
            assertThat(SIX.view(other, seat)).isEqualTo(seen);
            assertThat(SIX.table(SIX.view(other, seat), seat)).isEqualTo(SIX.table(seen, seat));
            CribbageMove move = CribbageTurns.byTheBook(seen);
            assertThat(CribbageTurns.byTheBook(SIX.view(other, seat))).isEqualTo(move);
            match = SIX.after(match, move);
            looked++;
        }
        assertThat(looked).isGreaterThan(4);
    }

    /** A card that the other holds unplayed, one he laid away and the starter while it is hidden change with the pack. */
    private static CribbageMatch otherwise(CribbageMatch match, int seat) {
        CribbageDeal deal = match.deal();
        int other = 1 - seat;
        List<Card> rest = new ArrayList<>(deal.rest());
        List<CardSet> dealt = new ArrayList<>(deal.dealt());
        List<CardSet> laid = new ArrayList<>(deal.laid());
        Card starter = deal.starter();
        if (!deal.held(other).isEmpty()) {
            Card out = deal.held(other).first();
            dealt.set(other, dealt.get(other).without(out).with(rest.set(0, out)));
        }
        if (!laid.get(other).isEmpty()) {
            Card out = laid.get(other).first();
            Card in = rest.set(1, out);
            dealt.set(other, dealt.get(other).without(out).with(in));
            laid.set(other, laid.get(other).without(out).with(in));
        }
        if (match.phase() == CribbagePhase.LAY_AWAY) {
            starter = rest.set(2, starter);
        }
        CribbageDeal changed = new CribbageDeal(
                deal.game(),
                deal.number(),
                deal.dealer(),
                dealt,
                laid,
                deal.fromThePack(),
                starter,
                rest,
                deal.played(),
                deal.series());
        return new CribbageMatch(
                match.game(),
                match.end(),
                match.muggins(),
                match.seed(),
                changed,
                match.phase(),
                match.turn(),
                match.shown(),
                match.scores(),
                match.behind(),
                match.events());
    }

    @Test
    void theSameAnswersAreTheSameGameSoItGoesOnWhereItWas() {
        DealRequest request = DealRequest.of(11).with(SIX.to(), CribbageGame.ONCE_AROUND);
        var played = PlayedHand.begin(SIX, request, SIX.learner(request));
        List<String> answers = new ArrayList<>();
        while (!played.isOver()) {
            played = played.byItsRobot();
            answers.add(played.turns().getLast().answered().orElseThrow().written());
            var again = PlayedHand.of(SIX, request, answers);
            assertThat(again.view()).isEqualTo(played.view());
        }
        assertThat(played.view().scores()).contains(CribbageGame.ONCE_AROUND);
    }

    @Test
    void whoCountsHisOwnHandIsAskedWhatItCounts() {
        DealRequest request = DealRequest.of(5).with(PlayedCribbage.MUGGINS, true);
        var played = PlayedHand.begin(SIX, request, SIX.learner(request));
        while (played.view().phase() != CribbagePhase.COUNT) {
            played = played.byItsRobot();
        }
        var counting = played;
        int before = counting.view().own();
        assertThat(counting.view().counting()).isNotEmpty();
        assertThat(counting.said("0").view().own()).isEqualTo(before);
        assertThatExceptionOfType(BadQuestion.class).isThrownBy(() -> counting.said("KS"));
    }
}
