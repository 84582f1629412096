package kibitzer.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.assignment.SittingRefused.Why;
import kibitzer.classroom.gradebook.GradebookExport;
import kibitzer.classroom.gradebook.ItemAnalysis;
import kibitzer.classroom.gradebook.Remarking;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.bridge.hand.HandPlayed;
import kibitzer.decisions.bridge.hand.WholeHandAnswer;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.problems.store.PlayProblems;
import kibitzer.games.bridge.wholehand.HandPlay;
import kibitzer.games.bridge.wholehand.PlayRecord;
import kibitzer.games.bridge.wholehand.WholeHand;
import kibitzer.learning.Place;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.underway.AnswersUnderWay;
import kibitzer.learning.underway.AskedAt;
import kibitzer.marking.Grade;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** Whole hands in an assignment: the record that the trainer kept of the play is the answer, and the first one. */
@ParameterizedClass
@EnumSource(AssignmentsDatabase.class)
@SharedFixture
class WholeHandSittingTest {
    private static final WholeHand HAND =
            WholeHand.of(PlayProblems.shipped().find("hold-up-1").orElseThrow());
    private static final String POSITION = "{\"problem\":\"hold-up-1\"}";
    private static final WholeHandAnswer KIND = new WholeHandAnswer(Optional.empty());

    private final AssignmentsDatabase database;
    private final Pupils pupils;
    private final ClassroomId classroom;
    private final LearnerId instructor;
    private final LearnerId learner;
    private final AnswersUnderWay underWay;

    WholeHandSittingTest(AssignmentsDatabase database) {
        this.database = database;
        pupils = database.pupils();
        classroom = pupils.classroom("Europe/Berlin");
        instructor = pupils.instructor(classroom);
        learner = pupils.pupil(classroom);
        underWay = database.get(AnswersUnderWay.class);
        database.setClock(TestTerms.NOON);
    }

    private Assignment given(Feedback feedback) {
        VersionId version = pupils.version();
        pupils.question(version, 1, "bridge/hand", POSITION, Optional.empty());
        return database.assignments().give(instructor, classroom, version, TestTerms.terms(feedback));
    }

    private SittingId begun(LearnerId who, Assignment assignment) {
        return database.sittings().start(who, assignment.id()).id();
    }

    private static JsonNode record(List<Card> cards) {
        return KIND.json().write(HandPlayed.of(PlayRecord.replayed(HAND, cards)));
    }

    /** The highest card each time: beaten. */
    private static List<Card> beaten() {
        HandPlay play = HandPlay.begin(HAND);
        while (!play.isOver()) {
            play = play.play(play.lawful().first());
        }
        return play.cards();
    }

    private static AskedAt place(SittingId sitting) {
        return new AskedAt(new Place.Assigned(sitting.id(), 1).key().text());
    }

    /** As the table keeps it: here in one step. */
    private void played(LearnerId who, SittingId sitting, JsonNode record) {
        assertThat(underWay.keep(who, place(sitting), Optional.empty(), record)).isTrue();
    }

    private Sittings.Given answer(LearnerId who, SittingId sitting, JsonNode record) {
        return database.sittings().answer(who, sitting, 1, record, Duration.ofSeconds(240));
    }

    @Test
    void aHandThatIsPlayedIsMarkedByWhatItWon() {
        Assignment assignment = given(Feedback.ON_SUBMISSION);
        LearnerId other = pupils.pupil(classroom);
        SittingId made = begun(learner, assignment);
        SittingId lost = begun(other, assignment);
        JsonNode best = record(PlayRecord.best(HAND));
        JsonNode failed = record(beaten());
        played(learner, made, best);
        played(other, lost, failed);
        answer(learner, made, best);
        answer(other, lost, failed);
        database.sittings().submit(learner, made);
        database.sittings().submit(other, lost);

        assertThat(database.attempts(learner))
                .singleElement()
                .satisfies(attempt -> assertThat(attempt.grade()).isEqualTo(Grade.BEST));
        assertThat(database.attempts(other))
                .singleElement()
                .satisfies(attempt -> assertThat(attempt.grade()).isEqualTo(Grade.WRONG));
        var item = database.get(ItemAnalysis.class)
                .of(classroom, instructor, assignment.id())
                .items()
                .getFirst();
        assertThat(item.answered()).isEqualTo(2);
        assertThat(item.credit()).isEqualTo(0.5);
        String file = new String(database.get(GradebookExport.class)
                .answers(classroom, instructor)
                .csv());
        assertThat(file)
                .contains("\"11 tricks, 2 more than needed\"")
                .contains("short: the ace of spades, in trick 2, gave the contract up")
                .doesNotContain("QJT96");
    }

    /** Learners who went wrong at the same card stand together. */
    @Test
    void theQuestionsOfASetTellAtWhichCardTheContractWasGivenUpAndHowOften() {
        Assignment assignment = given(Feedback.ON_SUBMISSION);
        for (LearnerId pupil : List.of(learner, pupils.pupil(classroom), pupils.pupil(classroom))) {
            SittingId sitting = begun(pupil, assignment);
            JsonNode failed = record(beaten());
            played(pupil, sitting, failed);
            answer(pupil, sitting, failed);
            database.sittings().submit(pupil, sitting);
        }

        var item = database.get(ItemAnalysis.class)
                .of(classroom, instructor, assignment.id())
                .items()
                .getFirst();
        assertThat(item.choices()).hasSize(2);
        assertThat(item.choices().getFirst().count()).isEqualTo(3);
        assertThat(Remarking.told(
                        new DecisionId("bridge/hand"),
                        item.question().position(),
                        item.choices().getFirst().answer()))
                .contains("gave the contract up");
    }

    @Test
    void aRecordThatWasNotPlayedHereIsNoAnswer() {
        SittingId sitting = begun(learner, given(Feedback.AT_ONCE));
        JsonNode best = record(PlayRecord.best(HAND));

        assertThatThrownBy(() -> answer(learner, sitting, best))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("is not what was played");
        played(learner, sitting, record(HandPlay.begin(HAND).cards()));
        assertThatThrownBy(() -> answer(learner, sitting, best))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("is not what was played");
        assertThat(database.attempts(learner)).isEmpty();
    }

    /** Until the sitting is handed in other answers may be changed; a hand is played once. */
    @Test
    void theFirstPlayStands() {
        SittingId sitting = begun(learner, given(Feedback.ON_SUBMISSION));
        JsonNode failed = record(beaten());
        played(learner, sitting, failed);
        answer(learner, sitting, failed);
        JsonNode best = record(PlayRecord.best(HAND));
        assertThat(underWay.keep(learner, place(sitting), Optional.of(failed), best))
                .isTrue();

        assertThatThrownBy(() -> answer(learner, sitting, best))
                .isInstanceOfSatisfying(
                        SittingRefused.class,
                        refusal -> assertThat(refusal.why()).isEqualTo(Why.ANSWERED));
        assertThat(database.sittings()
                        .paper(learner, sitting)
                        .answer(1)
                        .orElseThrow()
                        .answer())
                .isEqualTo(failed);
    }

    @Test
    void aStepThatSomethingElseHasOvertakenChangesNothing() {
        SittingId sitting = begun(learner, given(Feedback.AT_ONCE));
        HandPlay first = HandPlay.begin(HAND).play(CardNotation.read("2H"));
        JsonNode one = record(first.cards());
        JsonNode two = record(first.play(first.lawful().first()).cards());
        JsonNode other = record(first.play(first.lawful().last()).cards());

        assertThat(underWay.keep(learner, place(sitting), Optional.empty(), one))
                .isTrue();
        assertThat(underWay.keep(learner, place(sitting), Optional.empty(), one))
                .isTrue(); // sent twice
        assertThat(underWay.keep(learner, place(sitting), Optional.of(one), two))
                .isTrue();
        assertThat(underWay.keep(learner, place(sitting), Optional.of(one), other))
                .isFalse();
        assertThat(underWay.keep(learner, place(sitting), Optional.empty(), other))
                .isFalse();
        assertThat(underWay.of(learner, place(sitting))).contains(two);
        assertThat(underWay.of(pupils.pupil(classroom), place(sitting))).isEmpty();
    }
}
