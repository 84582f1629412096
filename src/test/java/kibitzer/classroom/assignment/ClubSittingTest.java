package kibitzer.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.accounts.BadEntry;
import kibitzer.advice.ClubAnswer;
import kibitzer.advice.ClubFigure;
import kibitzer.advice.ClubPlay;
import kibitzer.advice.ClubWithout;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.club.ClubPlays;
import kibitzer.classroom.club.PlayedSo;
import kibitzer.classroom.gradebook.Rechecks;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.AnsweredQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Grade;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.node.JsonNodeFactory;

/** A class that opens one no trump on 12 to 14, where the book has 13 to 15. */
@ParameterizedClass
@EnumSource(AssignmentsDatabase.class)
@SharedFixture
class ClubSittingTest {
    /** Twelve points. */
    private static final String POSITION =
            "{\"system\":\"acol\",\"hand\":\"K95.AJ3.KJ42.952\",\"dealer\":\"S\",\"auction\":[]}";

    /** A strong two (pp. 143, 144): nine playing tricks in spades. */
    private static final String STRONG =
            "{\"system\":\"acol\",\"hand\":\"AKQJ972.A3.KQ5.2\",\"dealer\":\"S\",\"auction\":[]}";

    private static final ClubFigure WEAK = ClubFigure.between("acol.open.weak-no-trump", "points", 12, 14);

    private final AssignmentsDatabase database;
    private final ClassroomId classroom;
    private final LearnerId instructor;
    private final LearnerId learner;
    private final ClubPlays figures;
    private final VersionId version;

    ClubSittingTest(AssignmentsDatabase database) {
        this.database = database;
        Pupils pupils = database.pupils();
        classroom = pupils.classroom("Europe/Berlin");
        instructor = pupils.instructor(classroom);
        learner = pupils.pupil(classroom);
        figures = database.get(ClubPlays.class);
        version = pupils.version();
        pupils.question(version, 1, "bridge/call", POSITION, Optional.empty());
        database.setClock(TestTerms.NOON);
    }

    private Assignment given() {
        return database.assignments().give(instructor, classroom, version, TestTerms.terms());
    }

    private Grade graded(Assignment assignment, String call) {
        SittingId sitting = database.sittings().start(learner, assignment.id()).id();
        database.sittings()
                .answer(learner, sitting, 1, JsonNodeFactory.instance.stringNode(call), Duration.ofSeconds(4));
        database.sittings().submit(learner, sitting);
        return database.sittings()
                .paper(learner, sitting)
                .answer(1)
                .flatMap(SittingAnswer::grade)
                .orElseThrow();
    }

    private void play(ClubPlay figure) {
        figures.play(classroom, instructor, new PlayedSo(figure, " We always have. "));
    }

    @Test
    void anAssignmentIsMarkedByTheFiguresItWasGivenWith() {
        Assignment byTheBook = given();
        play(WEAK);
        Assignment byTheClub = given();
        assertThat(graded(byTheBook, "1NT")).isNotEqualTo(Grade.BEST);
        assertThat(graded(byTheClub, "1NT")).isEqualTo(Grade.BEST);
    }

    @Test
    void whatIsKeptOfAnAnswerIsShownAgainAsItWasMarked() {
        play(WEAK);
        graded(given(), "1NT");
        AnsweredQuestion<?, ?> again =
                AnsweredQuestion.of(database.attempts(learner).getFirst()).orElseThrow();
        assertThat(again.question().advice().best()).hasToString("[1NT]");
    }

    @Test
    void aLaterChangeIsOfferedWhenTheMarksAreCheckedAgain() {
        play(WEAK);
        Assignment assignment = given();
        graded(assignment, "1NT");
        Rechecks rechecks = database.get(Rechecks.class);
        assertThat(rechecks.find(classroom, instructor, assignment.id()).differences())
                .isEmpty();
        figures.play(
                classroom,
                instructor,
                new PlayedSo(ClubFigure.between("acol.open.weak-no-trump", "points", 14, 16), ""));
        assertThat(rechecks.find(classroom, instructor, assignment.id()).differences())
                .hasSize(1);
    }

    @Test
    void thePreviewIsMarkedSoToo() {
        play(WEAK);
        SittingQuestion shown =
                database.assignments().preview(instructor, given().id()).getFirst();
        assertThat(shown.question().advice().best()).hasToString("[1NT]");
    }

    @Test
    void aSecondWordOnAFigureTakesThePlaceOfTheFirstAndCanBeTakenBack() {
        play(WEAK);
        ClubFigure eleven = ClubFigure.between("acol.open.weak-no-trump", "points", 11, 14);
        figures.play(classroom, instructor, new PlayedSo(eleven, ""));
        assertThat(figures.of(classroom, learner)).containsExactly(new PlayedSo(eleven, ""));
        figures.byTheBook(classroom, instructor, WEAK);
        assertThat(figures.of(classroom, learner)).isEmpty();
        assertThat(figures.playedIn(classroom)).isEmpty();
    }

    @Test
    void aRuleThatIsNotPlayedIsMarkedSo() {
        VersionId strong = database.pupils().version();
        database.pupils().question(strong, 1, "bridge/call", STRONG, Optional.empty());
        Assignment byTheBook = database.assignments().give(instructor, classroom, strong, TestTerms.terms());
        play(new ClubWithout("acol.open.strong-two"));
        Assignment byTheClub = database.assignments().give(instructor, classroom, strong, TestTerms.terms());
        assertThat(graded(byTheBook, "2S")).isEqualTo(Grade.BEST);
        assertThat(graded(byTheClub, "2S")).isEqualTo(Grade.WRONG);
    }

    @Test
    void whatWasSaidOfASecondRuleGoesWithIt() {
        ClubAnswer second = new ClubAnswer("acol.open.weak-three", "2M", true);
        play(second);
        play(ClubFigure.atLeast(second.gives(), "length-of-suit", 6));
        play(WEAK);
        figures.byTheBook(classroom, instructor, second);
        assertThat(figures.playedIn(classroom)).containsExactly(WEAK);
    }

    @Test
    void onlyWhoRunsTheClassSaysHowItPlays() {
        for (LearnerId other : List.of(learner, database.pupils().account("INSTRUCTOR"))) {
            assertThatThrownBy(() -> figures.play(classroom, other, new PlayedSo(WEAK, "")))
                    .isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> figures.effect(classroom, other, WEAK)).isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> figures.byTheBook(classroom, other, WEAK)).isInstanceOf(NoSuchClass.class);
        }
        assertThatThrownBy(() -> figures.of(classroom, database.pupils().account("LEARNER")))
                .isInstanceOf(NoSuchClass.class);
    }

    @Test
    void whatIsNoFigureOrGoesTooFarIsRefused() {
        for (ClubPlay refused : List.<ClubPlay>of(
                ClubFigure.between("acol.open.weak-no-trump", "points", 2, 14),
                ClubFigure.atLeast("acol.open.weak-no-trump", "points", 12),
                ClubFigure.between("acol.open.weak-no-trump", "aces", 12, 14),
                ClubFigure.between("acol.open.no-such-rule", "points", 12, 14),
                ClubFigure.atLeast("acol.open.too-strong-for-the-book", "points", 18),
                new ClubWithout("acol.open.no-such-rule"),
                new ClubWithout("acol.open.too-strong-for-the-book"),
                new ClubAnswer("acol.respond.two-clubs.negative", "2D", false),
                new ClubAnswer("acol.respond.two-clubs.negative", "2H", true),
                new ClubAnswer("acol.respond.two-clubs.suit", "2S", false),
                new ClubAnswer("acol.open.weak-three", "P", true),
                ClubFigure.atLeast("acol.open.weak-three-in-our-club", "length-of-suit", 6))) {
            assertThatThrownBy(() -> play(refused)).isInstanceOf(BadEntry.class);
        }
        assertThatThrownBy(() ->
                        figures.play(classroom, instructor, new PlayedSo(WEAK, "x".repeat(PlayedSo.LONGEST_NOTE + 1))))
                .isInstanceOf(BadEntry.class);
        assertThat(figures.of(classroom, instructor)).isEmpty();
    }
}
