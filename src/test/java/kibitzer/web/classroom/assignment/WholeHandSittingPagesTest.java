package kibitzer.web.classroom.assignment;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.cards.Card;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.games.bridge.problems.store.PlayProblems;
import kibitzer.games.bridge.wholehand.PlayRecord;
import kibitzer.games.bridge.wholehand.WholeHand;
import kibitzer.learning.Attempt;
import kibitzer.learning.Attempts;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Grade;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.classroom.SmallClass;
import kibitzer.web.page.Page;
import kibitzer.web.table.CardHand;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whole hands in a sitting, as the learner and the instructor see them. */
@SharedFixture
class WholeHandSittingPagesTest {
    private static final WholeHand HAND =
            WholeHand.of(PlayProblems.shipped().find("ruff-first-1").orElseThrow());
    private static final String QUESTION = "{\"decision\":\"bridge/hand\",\"position\":{\"problem\":\"ruff-first-1\"}}";

    private LearnerId instructor;
    private LearnerId learner;
    private ClassroomId classroom;
    private String sitting;
    private Assignment assignment;

    @BeforeEach
    void begin() {
        SmallClass met = SmallClass.met();
        instructor = met.instructor();
        learner = met.learner();
        classroom = met.classroom();
        assignment = met.give(SmallClass.terms("Play them", Feedback.ON_SUBMISSION), SmallClass.question(QUESTION));
        sitting = "sitting/"
                + BrowserlessTrainer.get(Sittings.class)
                        .start(learner, assignment.id())
                        .id();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private List<Attempt> answered() {
        return BrowserlessTrainer.get(Attempts.class).of(learner, Optional.empty(), 10);
    }

    private static void playTo(int cards) {
        List<Card> best = PlayRecord.best(HAND);
        for (int place = 1; place < Math.min(cards, best.size() - 4); place++) {
            List<CardHand> hands = _find(CardHand.class);
            if (!hands.isEmpty() && hands.getFirst().cards().contains(best.get(place))) {
                hands.getFirst().play(best.get(place));
            }
        }
    }

    @Test
    void isPlayedAcrossVisitsStoredOnceAndToldWhenTheSittingIsHandedIn() {
        BrowserlessTrainer.open(sitting);
        playTo(20);
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        BrowserlessTrainer.signIn(learner);
        BrowserlessTrainer.open(sitting);
        assertThat(_get(CardHand.class).cards()).hasSizeLessThan(10);
        assertThat(answered()).isEmpty();

        playTo(52);

        assertThat(shown())
                .contains("10 tricks, as many as needed is stored. It is played once.")
                .doesNotContain("the line: ");
        BrowserlessTrainer.open(sitting);
        assertThat(_find(CardHand.class)).isEmpty();
        BrowserlessTrainer.get(Sittings.class)
                .submit(
                        learner,
                        BrowserlessTrainer.get(Sittings.class)
                                .of(learner, assignment.id())
                                .getFirst()
                                .id());
        BrowserlessTrainer.open(sitting);
        assertThat(shown()).contains("the line: ruff spades twice");
        assertThat(answered())
                .singleElement()
                .satisfies(attempt -> assertThat(attempt.grade()).isEqualTo(Grade.BEST));
    }

    @Test
    void theInstructorSeesWhichCardGaveItUp() {
        BrowserlessTrainer.open(sitting);
        while (!_find(CardHand.class).isEmpty()) {
            CardHand from = _get(CardHand.class);
            for (Card card : from.cards()) {
                from.play(card);
                if (_find(CardHand.class).isEmpty()
                        || !_get(CardHand.class).cards().equals(from.cards())) {
                    break;
                }
            }
        }
        BrowserlessTrainer.get(Sittings.class)
                .submit(
                        learner,
                        BrowserlessTrainer.get(Sittings.class)
                                .of(learner, assignment.id())
                                .getFirst()
                                .id());
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        BrowserlessTrainer.signIn(instructor);

        BrowserlessTrainer.open("class/" + classroom + "/gradebook/" + sitting);
        assertThat(shown()).contains("Answered: ").contains("gave the contract up");
        BrowserlessTrainer.open("class/" + classroom + "/assignment/" + assignment.id() + "/items");
        assertThat(shown()).contains("gave the contract up");
    }
}
