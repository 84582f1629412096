package kibitzer.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.gradebook.GradebookExport;
import kibitzer.classroom.gradebook.MarksSideBySide;
import kibitzer.classroom.gradebook.RegradeEntry;
import kibitzer.classroom.gradebook.RegradePreview;
import kibitzer.classroom.gradebook.Regrades;
import kibitzer.classroom.gradebook.Scope;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Grade;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.node.JsonNodeFactory;

/** Questions that an author wrote, in an assignment: a choice, and one answered in words. */
@ParameterizedClass
@EnumSource(AssignmentsDatabase.class)
@SharedFixture
class OwnQuestionSittingTest {
    private static final String CHOICE = "{\"ask\":\"How many trumps are out?\",\"choices\":["
            + "{\"says\":\"Four\",\"right\":true,\"because\":\"thirteen less nine\"},"
            + "{\"says\":\"Three\",\"because\":\"one was not counted\"}]}";
    private static final String WORDS = "{\"ask\":\"Explain your bid.\"}";

    private final AssignmentsDatabase database;
    private final ClassroomId classroom;
    private final LearnerId instructor;
    private final LearnerId learner;
    private final VersionId version;

    OwnQuestionSittingTest(AssignmentsDatabase database) {
        this.database = database;
        Pupils pupils = database.pupils();
        classroom = pupils.classroom("Europe/Berlin");
        instructor = pupils.instructor(classroom);
        learner = pupils.pupil(classroom);
        version = pupils.version();
        pupils.question(version, 1, "own/choice", CHOICE, Optional.empty());
        pupils.question(version, 2, "own/words", WORDS, Optional.empty());
        database.setClock(TestTerms.NOON);
    }

    @Test
    void aChoiceIsMarkedAndWordsWaitForTheInstructor() {
        Assignment assignment = database.assignments().give(instructor, classroom, version, TestTerms.terms());
        SittingId sitting = database.sittings().start(learner, assignment.id()).id();
        answer(sitting, 1, "a");
        answer(sitting, 2, "I held eighteen points.");
        database.sittings().submit(learner, sitting);

        assertThat(database.sittings().paper(learner, sitting).answer(1).flatMap(SittingAnswer::grade))
                .contains(Grade.BEST);
        assertThat(database.attempts(learner)).isEmpty();
        String told = exported();
        assertThat(told).contains("I held eighteen points.", "to be marked");

        database.get(Regrades.class)
                .give(
                        classroom,
                        instructor,
                        new Scope(
                                assignment.id(),
                                2,
                                Optional.of(sitting),
                                Optional.of(JsonNodeFactory.instance.stringNode("I held eighteen points."))),
                        50,
                        "Half of the reason.");
        assertThat(exported()).contains("50", "regraded").doesNotContain("to be marked");
    }

    @Test
    void twoInstructorsMarkWordsSideBySideAndAgreeInTheEnd() {
        LearnerId other = database.pupils().instructor(classroom);
        Assignment assignment = database.assignments().give(instructor, classroom, version, TestTerms.terms());
        SittingId sitting = database.sittings().start(learner, assignment.id()).id();
        answer(sitting, 2, "I held eighteen points.");
        database.sittings().submit(learner, sitting);
        Scope scope = new Scope(
                assignment.id(),
                2,
                Optional.of(sitting),
                Optional.of(JsonNodeFactory.instance.stringNode("I held eighteen points.")));
        Regrades regrades = database.get(Regrades.class);
        MarksSideBySide sideBySide = database.get(MarksSideBySide.class);

        regrades.give(classroom, instructor, scope, 50, "Half of the reason.");
        assertThat(sideBySide.of(classroom, instructor)).isEmpty();
        RegradePreview seen = regrades.preview(classroom, other, scope, 100);
        assertThat(seen.changes())
                .singleElement()
                .satisfies(change -> assertThat(change.after().points()).isEqualTo("1.5"));
        regrades.give(classroom, other, seen, "All of it.");
        assertThat(sideBySide.of(classroom, other)).singleElement().satisfies(one -> {
            assertThat(one.marks().isOpen()).isTrue();
            assertThat(one.marks().apart()).isEqualTo(50);
            assertThat(one.credit().percent()).isEqualTo(75);
        });
        assertThat(regrades.trail(classroom, instructor)).allMatch(RegradeEntry::holds);

        regrades.give(classroom, other, regrades.previewAgreed(classroom, other, scope, 80), "Agreed.");
        assertThat(sideBySide.of(classroom, instructor)).singleElement().satisfies(one -> {
            assertThat(one.marks().isOpen()).isFalse();
            assertThat(one.credit().percent()).isEqualTo(80);
        });
        assertThat(regrades.trail(classroom, instructor))
                .filteredOn(RegradeEntry::holds)
                .hasSize(1);
        assertThatThrownBy(() -> regrades.previewAgreed(classroom, other, Scope.question(assignment.id(), 2), 80))
                .isInstanceOf(BadQuestion.class);
        assertThatThrownBy(() -> sideBySide.of(classroom, learner)).isInstanceOf(NoSuchClass.class);
    }

    private String exported() {
        return database.get(GradebookExport.class)
                .answers(classroom, instructor)
                .rows()
                .toString();
    }

    private void answer(SittingId sitting, int number, String answer) {
        database.sittings()
                .answer(learner, sitting, number, JsonNodeFactory.instance.stringNode(answer), Duration.ofSeconds(4));
    }
}
