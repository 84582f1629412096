package kibitzer.games.bridge.wholehand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.games.bridge.doubledummy.CardByCard;
import kibitzer.games.bridge.doubledummy.CardPlayed;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.store.PlayProblems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Records of the play are played again before anything is made of them. */
class PlayRecordTest {
    private static final WholeHand HAND = problem("hold-up-1");

    private static WholeHand problem(String id) {
        return WholeHand.of(PlayProblems.shipped().find(id).orElseThrow());
    }

    /** One of each theme; all with {@code -Dkibitzer.problems.all=true}. */
    static Stream<WholeHand> hands() {
        return PlayProblems.shipped().all().stream()
                .map(WholeHand::of)
                .filter(hand -> Boolean.getBoolean("kibitzer.problems.all")
                        || hand.id().orElseThrow().endsWith("-1"));
    }

    /** A line of best-plays.txt that is missing or no longer true is named with what it has to be. */
    @ParameterizedTest
    @MethodSource("hands")
    void theBestPlayThatIsWrittenDownIsTheOneThatIsFound(WholeHand hand) {
        List<Card> found = PlayRecord.searched(hand);

        assertThat(ShippedPlays.of(hand))
                .as(ShippedPlays.line(hand.id().orElseThrow(), found))
                .contains(found);
    }

    /** The tricks are counted by the search for perfect play, which knows nothing of records. */
    @Test
    void everyProblemHandThatIsShippedCanBeMadeOrBeatenByTheCardsWrittenDown() {
        assertThat(PlayProblems.shipped().all()).allSatisfy(problem -> {
            HandPlay best = PlayRecord.replayed(WholeHand.of(problem), PlayRecord.best(WholeHand.of(problem)));

            assertThat(best.isOver()).isTrue();
            assertThat(best.own()).isGreaterThanOrEqualTo(WholeHand.of(problem).needed());
            assertThat(best.own() + best.theirs()).isEqualTo(13);
        });
    }

    @Test
    void theBestPlayWinsWhatDoubleDummyCountsAfterTheLead() {
        PlayProblem problem = HAND.problem().orElseThrow();
        int counted = DoubleDummy.of(problem.deal())
                .northSouthTricksAfter(
                        problem.contract().strain(), problem.declarer().next(), problem.played(), 9);

        assertThat(PlayRecord.replayed(HAND, PlayRecord.best(HAND)).own()).isEqualTo(counted);
    }

    /** The first lawful card each time: whatever the learner does, the table answers and the record is in order. */
    @Test
    void whatIsPlayedAtTheTableIsARecordInOrderAndHasOneMistakeWhereItFails() {
        HandPlay play = HandPlay.begin(HAND);
        while (!play.isOver()) {
            play = play.play(play.lawful().first());
        }

        assertThat(PlayRecord.objection(HAND, play.cards())).isEmpty();
        assertThat(PlayRecord.replayed(HAND, play.cards()).own()).isEqualTo(play.own());
        assertThat(play.own()).isLessThan(HAND.needed());
        List<CardPlayed> lines = CardByCard.of(HAND.deal(), HAND.strain(), HAND.declarer(), play.cards());
        CardPlayed first = lines.stream()
                .filter(line -> line.before() >= HAND.toMake() && line.after() < HAND.toMake())
                .findFirst()
                .orElseThrow();
        Mistake mistake = Mistake.in(HAND, play.cards()).orElseThrow();
        assertThat(mistake.trick()).isEqualTo(lines.indexOf(first) / 4 + 1);
        assertThat(mistake.seat()).isEqualTo(first.seat());
        assertThat(mistake.card()).isEqualTo(first.card());
        List<Card> before = play.cards().subList(0, lines.indexOf(first));
        assertThat(HandPlay.of(HAND, before).lawful().without(first.card()).toList().stream()
                        .filter(card -> keeps(before, card)))
                .isNotEmpty()
                .containsExactlyElementsOf(mistake.better().toList());
    }

    private static boolean keeps(List<Card> before, Card card) {
        List<Card> with = new ArrayList<>(before);
        with.add(card);
        return CardByCard.of(HAND.deal(), HAND.strain(), HAND.declarer(), with)
                        .getLast()
                        .after()
                >= HAND.toMake();
    }

    @Test
    void aRecordThatBreaksOffAtTheLearnersTurnGivesTheRestUp() {
        HandPlay begun = HandPlay.begin(HAND);

        assertThat(PlayRecord.objection(HAND, begun.cards())).isEmpty();
        assertThat(PlayRecord.replayed(HAND, begun.cards()).own()).isZero();
        assertThat(Mistake.in(HAND, begun.cards())).isEmpty();
    }

    @Test
    void aRecordThatWasNotPlayedSoIsRefused() {
        List<Card> best = new ArrayList<>(PlayRecord.best(HAND)); // KH 2H 4H 6H ...

        assertThat(PlayRecord.objection(HAND, CardNotation.readList("QH")).orElseThrow())
                .contains("does not begin with the cards that are on the table");
        assertThat(PlayRecord.objection(HAND, CardNotation.readList("KH AC")).orElseThrow())
                .isEqualTo("card 2, the ace of clubs, is not north's to play");
        assertThat(PlayRecord.objection(HAND, CardNotation.readList("KH 2H")).orElseThrow())
                .contains("breaks off after 2 cards");
        Collections.swap(best, 50, 51);
        assertThat(PlayRecord.objection(HAND, best)).isPresent();
        assertThatThrownBy(() -> PlayRecord.replayed(HAND, best)).isInstanceOf(BadNotation.class);
    }

    /** Which of his lawful cards an opponent plays is his to say, not the learner's. */
    @Test
    void aCardThatAnOpponentCouldHavePlayedAndDidNotIsRefused() {
        List<Card> best = PlayRecord.best(HAND);
        List<List<Card>> forged = new ArrayList<>();
        for (int place = 1; place < best.size() - 4; place++) {
            HandPlay before = HandPlay.of(HAND, best.subList(0, place));
            if (!HAND.isOwn(before.turn()) && before.lawful().size() > 1) {
                List<Card> other = new ArrayList<>(best.subList(0, place));
                other.add(before.lawful().without(best.get(place)).first());
                forged.add(other);
            }
        }

        assertThat(forged)
                .hasSizeGreaterThan(5)
                .allSatisfy(
                        cards -> assertThat(PlayRecord.objection(HAND, cards).orElseThrow())
                                .startsWith("card " + cards.size() + ", the "
                                        + cards.getLast().inWords())
                                .contains("was not played by"));
    }
}
