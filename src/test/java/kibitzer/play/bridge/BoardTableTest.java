package kibitzer.play.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.ClubFigure;
import kibitzer.advice.ClubWithout;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.bridge.board.BoardPlayed;
import kibitzer.decisions.bridge.board.PlayBoard;
import kibitzer.decisions.bridge.board.SetBoard;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A board against robots: the same moves meet the same, a record goes on where it stood, and nothing hidden is told. */
class BoardTableTest {
    private static final PlayBoard DECISION = new PlayBoard();

    private static SetBoard board(long seed) {
        return DECISION.deal(DealRequest.of(seed));
    }

    /** The first lawful move each time, with a bid now and then. */
    private static String move(SeenBridge seen, Chance chance) {
        if (seen.phase() == BridgePhase.BIDDING) {
            boolean opens = seen.bidding().auction().lastBid().isEmpty() && chance.onceIn(2);
            return opens ? "1NT" : "P";
        }
        return chance.oneOf(seen.lawful()).toString();
    }

    private static List<BoardTable> played(SetBoard board, long seed) {
        Chance chance = new Seed(seed).chance();
        List<BoardTable> stages = new ArrayList<>(List.of(BoardTable.begin(board)));
        while (!stages.getLast().isOver()) {
            stages.add(stages.getLast().move(move(stages.getLast().seen(), chance)));
        }
        return stages;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void theSameMovesMeetTheSameRobotsAndEveryRecordGoesOnWhereItStood(long seed) {
        SetBoard board = board(seed);
        List<BoardTable> stages = played(board, seed);
        List<BoardTable> again = played(board, seed);

        assertThat(again.getLast().record()).isEqualTo(stages.getLast().record());
        for (int stage = 0; stage < stages.size(); stage += 5) {
            BoardPlayed record = stages.get(stage).record();
            assertThat(DECISION.objection(board, record)).isEmpty();
            var json = DECISION.answerKind().json();
            assertThat(json.read(json.write(record))).isEqualTo(record);
            BoardTable resumed = BoardTable.at(board, record);
            assertThat(resumed.seen()).isEqualTo(stages.get(stage).seen());
            if (!resumed.isOver()) {
                String next = nextMove(stages.get(stage), stages.get(stage + 1));
                assertThat(resumed.move(next).record())
                        .isEqualTo(stages.get(stage + 1).record());
            }
        }
    }

    private static String nextMove(BoardTable before, BoardTable after) {
        return after.turns().get(before.turns().size()).move().word();
    }

    @Test
    void aMoveThatTheRulesDoNotAllowIsRefusedAndChangesNothing() {
        BoardTable table = BoardTable.begin(board(1));
        BoardPlayed before = table.record();

        assertThatThrownBy(() -> table.move("XX")).isInstanceOf(BadQuestion.class);
        assertThatThrownBy(() -> table.move("KS")).isInstanceOf(BadQuestion.class);
        assertThatThrownBy(() -> table.move("claim 13")).isInstanceOf(BadQuestion.class);
        assertThat(table.record()).isEqualTo(before);
    }

    @Test
    void aRecordOfCallsOrCardsOutOfTurnIsNone() {
        SetBoard board = board(1);
        BoardPlayed full = played(board, 1).getLast().record();
        assertThat(full.cards()).hasSize(52);
        List<Card> swapped = new ArrayList<>(full.cards());
        swapped.set(0, full.cards().get(1));
        swapped.set(1, full.cards().get(0));
        List<Call> underbid = new ArrayList<>(full.calls());
        underbid.set(underbid.size() - 1, Call.of("1C"));

        assertThat(DECISION.objection(board, with(full, full.calls(), swapped))).isPresent();
        assertThat(DECISION.objection(board, with(full, underbid, full.cards())))
                .isPresent();
        assertThat(DECISION.objection(board, with(full, full.calls().subList(0, 2), full.cards())))
                .isPresent();
    }

    private static BoardPlayed with(BoardPlayed told, List<Call> calls, List<Card> cards) {
        return new BoardPlayed(calls, cards, told.contract(), told.declarer(), told.tricks(), told.score());
    }

    @Test
    void aRecordThatTellsAnotherResultIsNone() {
        SetBoard board = board(1);
        BoardPlayed full = played(board, 1).getLast().record();
        BoardPlayed better = new BoardPlayed(
                full.calls(), full.cards(), full.contract(), full.declarer(), full.tricks(), full.score() + 10);

        assertThat(DECISION.objection(board, better))
                .hasValueSatisfying(told -> assertThat(told).contains("come to"));
    }

    /** North has twelve points and deals: one of a suit by Acol (p. 141), one no trump where it is opened on 12 to 14. */
    @Test
    void theOthersBidAsTheClubPlays() {
        SetBoard book = new SetBoard(
                1,
                Deal.of("N:K95.AJ3.KJ42.952 Q82.KQ2.A53.JT43 AJ63.T97.Q98.A86 T74.8654.T76.KQ7"),
                Seat.NORTH,
                Vulnerability.NONE,
                "acol",
                "same",
                1);
        SetBoard club = book.playedBy(List.of(
                ClubFigure.between("acol.open.weak-no-trump", "points", 12, 14),
                new ClubWithout("cab.open.two-clubs")));
        assertThat(BoardTable.begin(book).record().calls().getFirst()).isEqualTo(Call.of("1D"));
        assertThat(BoardTable.begin(club).record().calls().getFirst()).isEqualTo(Call.of("1NT"));
        assertThat(BoardTable.byTheBook(club).calls().getFirst()).isEqualTo(Call.of("1NT"));
        assertThat(club.club()).hasSize(1);
    }

    /** East opens a strong two in hearts (p. 143), unless their side's club has none. */
    @Test
    void soDoOpponentsWhoPlayAnotherSystem() {
        SetBoard book = new SetBoard(
                1,
                Deal.of("E:A3.AKQJ972.KQ5.2 QJ95.T3.A642.954 T87.85.J973.AKJ6 K642.64.T8.QT873"),
                Seat.EAST,
                Vulnerability.NONE,
                "cab",
                "acol",
                1);
        assertThat(BoardTable.begin(book).record().calls().getFirst()).isEqualTo(Call.of("2H"));
        assertThat(BoardTable.begin(book.playedBy(List.of(new ClubWithout("acol.open.strong-two"))))
                        .record()
                        .calls()
                        .getFirst())
                .isEqualTo(Call.of("1H"));
    }

    /** The hands that are not seen are changed about at every stage: what the learner sees stays the same. */
    @Test
    void whatIsHiddenIsNotInWhatTheLearnerSees() {
        SetBoard board = board(2);
        for (BoardTable stage : played(board, 2)) {
            if (stage.isOver()) {
                continue;
            }
            SeenBridge seen = stage.seen();
            Optional<SetBoard> other = exchanged(board, seen);
            other.ifPresent(changed -> {
                BoardPlayed record = stage.record();
                SeenBridge elsewhere = BoardTable.at(changed, record).seen();
                assertThat(elsewhere).isEqualTo(seen);
                assertThat(BridgeTableJson.of(elsewhere)).isEqualTo(BridgeTableJson.of(seen));
            });
        }
    }

    /** The same board with the cards that two hidden hands have left exchanged where both may still hold them. */
    private static Optional<SetBoard> exchanged(SetBoard board, SeenBridge seen) {
        List<Seat> hidden = List.of(Seat.values()).stream()
                .filter(seat -> !seen.hands().containsKey(seat))
                .toList();
        if (hidden.size() < 2) {
            return Optional.empty();
        }
        CardSet gone = CardSet.of(seen.history().stream()
                        .flatMap(trick -> trick.cards().stream())
                        .toList())
                .union(CardSet.of(seen.onTheTable()));
        for (Card one : board.deal().hand(hidden.get(0)).minus(gone)) {
            for (Card two : board.deal().hand(hidden.get(1)).minus(gone)) {
                if (one.suit() == two.suit()) {
                    return Optional.of(swapped(board, hidden, one, two));
                }
            }
        }
        return Optional.empty();
    }

    private static SetBoard swapped(SetBoard board, List<Seat> hidden, Card one, Card two) {
        List<CardSet> hands = List.of(Seat.values()).stream()
                .map(seat -> {
                    CardSet hand = board.deal().hand(seat);
                    return seat == hidden.get(0)
                            ? hand.without(one).with(two)
                            : seat == hidden.get(1) ? hand.without(two).with(one) : hand;
                })
                .toList();
        return new SetBoard(
                board.number(),
                new Deal(hands.get(0), hands.get(1), hands.get(2), hands.get(3)),
                board.dealer(),
                board.vulnerability(),
                board.system(),
                board.opponents(),
                board.seed());
    }

    /** What the rules of the table make of a board is what its session scores, counted by the other code. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void theScoreOfARecordIsThatOfTheTable(long seed) {
        BoardTable end = played(board(seed), seed).getLast();
        BridgeSession session = end.end().orElseThrow();

        assertThat(end.record().score()).isEqualTo(session.northSouth());
        assertThat(BridgeResult.of(session.hand()).map(BridgeResult::tricks).orElse(0))
                .isEqualTo(end.record().tricks());
    }
}
