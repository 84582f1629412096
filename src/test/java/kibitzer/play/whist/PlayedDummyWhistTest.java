package kibitzer.play.whist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.games.whist.score.WhistForm;
import kibitzer.marking.Grade;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.hand.RobotTable;
import kibitzer.play.hand.Turn;
import kibitzer.play.wire.PlayReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dummy by the code of 1900 (Home Entertainments, the four laws under "Dummy"). */
class PlayedDummyWhistTest {
    private static final PlayedWhist DUMMY = new PlayedWhist(WhistForm.DUMMY);

    /** With -Dwhist.dummy-deals=1000 as many as are asked for before a release. */
    private static final int DEALS = Integer.getInteger("whist.dummy-deals", 6);

    private static DealRequest request(long seed, int deals, String dummy) {
        return DealRequest.of(seed).with(PlayedWhist.DEALS, deals).with(PlayedWhist.DUMMY, TableSeat.read(4, dummy));
    }

    private static TableSeat seat(String letter) {
        return TableSeat.read(4, letter);
    }

    /** Law 1: dummy deals first; the deal passes to the left, dummy's turns too, and his partner plays his cards. */
    @ParameterizedTest
    @ValueSource(strings = {"N", "E", "W"})
    void dummyDealsFirstAndHisPartnerPlaysBothHands(String dummy) {
        Finished<WhistSeries, SeenWhist, Card> end = RobotTable.of(
                        DUMMY, 4, List.of("random", "random", "random", "random"))
                .play(request(11, WhistSeries.MOST_DEALS, dummy));
        WhistSeries series = end.state();
        assertThat(series.score().winner()).isPresent();
        for (int deal = 0; deal < series.deals().size(); deal++) {
            assertThat(series.dealer(deal)).isEqualTo(seat(dummy).after(deal));
            assertThat(series.asDealt(deal).toPlay())
                    .isEqualTo(seat(dummy).after(deal + 1).place());
        }
        assertThat(end.moves()).noneMatch(made -> made.seat().equals(seat(dummy)));
        assertThat(end.moves())
                .filteredOn(made -> made.seat().equals(seat(dummy).after(2)))
                .hasSize(26 * series.deals().size());
    }

    /** No card that may not be played, in whole deals of robots that play anything, and of those that follow the maxims. */
    @Test
    void wholeDealsArePlayedWithoutAnUnlawfulCard() {
        for (int seed = 0; seed < DEALS; seed++) {
            String other = seed % 2 == 0 ? "book" : "random";
            String dummy = List.of("N", "E", "W").get(seed % 3);
            WhistSeries series = RobotTable.of(DUMMY, 4, List.of("book", other, "book", other))
                    .play(request(5_000 + seed, 1, dummy))
                    .state();
            List<Card> played = new ArrayList<>();
            HandInPlay dealt = series.asDealt(0);
            series.deal().tricks().forEach(trick -> {
                for (int place = 0; place < 4; place++) {
                    Card card = trick.cards().get(place);
                    List<Card> held = new ArrayList<>(
                            dealt.hands().get((trick.leader() + place) % 4).list());
                    held.removeAll(played);
                    Card led = trick.cards().getFirst();
                    assertThat(held).contains(card);
                    assertThat(card.suit() == led.suit() || held.stream().noneMatch(one -> one.suit() == led.suit()))
                            .isTrue();
                }
                played.addAll(trick.cards());
            });
            assertThat(played).hasSize(52).doesNotHaveDuplicates();
        }
    }

    /** Hands that are hidden from who plays changed about: his view, his line and his robot's card are the same. */
    @ParameterizedTest
    @ValueSource(strings = {"N", "E"})
    void whatIsHiddenReachesNeitherViewNorLineNorRobot(String dummy) {
        int compared = 0;
        int differed = 0;
        Chance chance = new Seed(77).chance();
        for (int seed = 0; seed < 2; seed++) {
            WhistSeries series = DUMMY.deal(request(seed, 1, dummy));
            while (!series.isOver()) {
                TableSeat seat = DUMMY.toPlay(series).orElseThrow();
                SeenWhist view = DUMMY.view(series, seat);
                WhistSeries other = HiddenCards.changed(series, view, chance);
                SeenWhist otherView = DUMMY.view(other, seat);
                differed += other.equals(series) ? 0 : 1;
                assertThat(otherView).isEqualTo(view);
                assertThat(DUMMY.table(otherView, seat)).isEqualTo(DUMMY.table(view, seat));
                Card made = DUMMY.byTheBook(view);
                assertThat(DUMMY.byTheBook(otherView)).isEqualTo(made);
                compared++;
                List<Card> lawful = ((Choices.Listed<Card>) DUMMY.lawful(view)).answers();
                series = DUMMY.after(series, chance.oneOf(List.of(made, chance.oneOf(lawful))));
            }
        }
        assertThat(compared).isEqualTo(2 * 52);
        assertThat(differed).isGreaterThan(compared / 2);
    }

    /** Before the first lead already dummy's cards lie open to all, and nobody's else. */
    @Test
    void dummyLiesOpenAndTheOthersDoNot() {
        WhistSeries series = DUMMY.deal(request(3, 1, "N"));
        List<CardSet> hands = series.deal().hands().stream()
                .map(hand -> CardSet.of(hand.list()))
                .toList();
        for (String letter : List.of("E", "S", "W")) {
            SeenWhist seen = DUMMY.view(series, seat(letter));
            for (TableSeat hand : TableSeat.all(4)) {
                boolean open = hand.equals(seat("N")) || hand.equals(seat(letter));
                assertThat(seen.hand(hand)).isEqualTo(open ? Optional.of(hands.get(hand.place())) : Optional.empty());
            }
            String line = DUMMY.table(seen, seat(letter)).toString();
            assertThat(line).contains("\"dummy\":\"N\"", "\"open\":\"" + hands.getFirst() + "\"");
            Stream.of("E", "S", "W")
                    .filter(other -> !other.equals(letter))
                    .forEach(other -> assertThat(line)
                            .doesNotContain(hands.get(seat(other).place()).toString()));
        }
    }

    /** A turn that is judged is a position of the decision, and the robot's card is best there. */
    @Test
    void whatIsJudgedIsJudgedAsTheRobotPlays() {
        int asked = 0;
        int silent = 0;
        for (String dummy : List.of("N", "E", "W")) {
            for (int seed = 0; seed < 3; seed++) {
                var hand = PlayedHand.of(DUMMY, request(40 + seed, 1, dummy), List.of());
                while (!hand.isOver()) {
                    hand = hand.byItsRobot();
                }
                for (OwnTurn<SeenWhist, Card> turn : hand.turns()) {
                    boolean judged = turn.turn() instanceof Turn.Asked<?, ?, Card>;
                    assertThat(turn.answered()
                                    .map(answered -> answered.verdict().grade()))
                            .isEqualTo(judged ? Optional.of(Grade.BEST) : Optional.empty());
                    asked += judged ? 1 : 0;
                    silent += judged ? 0 : 1;
                }
                assertThat(hand.turns()).hasSize(dummy.equals("N") ? 26 : 13);
            }
        }
        assertThat(asked).isGreaterThan(9);
        assertThat(silent).isGreaterThan(asked);
    }

    /** The review counts both hands of who plays dummy, one of a defender, and none of dummy himself. */
    @Test
    void theReviewGoesThroughTheHandsThatOneHasPlayed() {
        WhistSeries series = RobotTable.of(DUMMY, 4, List.of("random", "random", "random", "random"))
                .play(request(2, 1, "N"))
                .state();
        Map.of("S", 2, "E", 1, "W", 1, "N", 0)
                .forEach((letter, hands) ->
                        assertThat(series.played(seat(letter))).hasSize(hands));
        List<OpenReview.Line> lines = OpenReview.of(series, 0, seat("S"));
        assertThat(lines)
                .hasSize(13)
                .allSatisfy(line ->
                        assertThat(line.own()).extracting(OpenReview.Own::hand).containsExactly(seat("S"), seat("N")));
    }

    @Test
    void southIsNoDummyAndWhoSitsThereElsewhereHasNothingToPlay() {
        Map<String, String> south = Map.of("dummy", "S");
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> PlayReader.begin(DUMMY, new Seed(1), south, Optional.empty()))
                .withMessageContaining("dummy")
                .withMessageContaining("N, E or W");
        var dummys = PlayReader.begin(DUMMY, new Seed(1), Map.of(), Optional.of("N"));
        assertThat(dummys.isOver()).isTrue();
        assertThat(dummys.turns()).isEmpty();
    }

    @Test
    void cardsOfBothHandsMakeTheSameDeal() {
        var begun = PlayedHand.of(DUMMY, request(9, 1, "N"), List.of());
        var byRobot = begun;
        for (int card = 0; card < 26; card++) {
            byRobot = byRobot.byItsRobot();
        }
        List<String> answers =
                byRobot.turns().stream().map(turn -> turn.move().toString()).toList();
        assertThat(PlayedHand.of(DUMMY, request(9, 1, "N"), answers)
                        .end()
                        .orElseThrow()
                        .state())
                .isEqualTo(byRobot.end().orElseThrow().state());
        assertThat(byRobot.turns()).anyMatch(turn -> turn.before().isFromDummy());
    }
}
