package kibitzer.learning.onward;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import kibitzer.learning.onward.Placement.Answer;
import org.junit.jupiter.api.Test;

class PlacementTest {
    private static final Lessons LESSONS = Lessons.shipped();
    private static final Placement ACOL =
            Placement.of(LESSONS, LESSONS.course("bridge/acol").orElseThrow());

    /** Answers as somebody does who knows so many lessons: right nine times in ten, by luck three times in ten. */
    private static List<Answer> answers(int known, Chance chance) {
        List<Answer> answers = new ArrayList<>();
        for (var next = ACOL.next(answers); next.isPresent(); next = ACOL.next(answers)) {
            int lesson = next.get();
            answers.add(new Answer(lesson, chance.below(10) < (lesson < known ? 9 : 3)));
        }
        return answers;
    }

    @Test
    void everyLessonStandsBehindThoseThatItBuildsOn() {
        List<LessonId> line = ACOL.line().stream().map(Lesson::id).toList();
        assertThat(line).doesNotHaveDuplicates();
        assertThat(ACOL.line())
                .allSatisfy(lesson -> assertThat(line.subList(0, line.indexOf(lesson.id())))
                        .containsAll(lesson.head().after()));
        assertThat(ACOL.line())
                .containsAll(LESSONS.course("bridge/acol").orElseThrow().lessons());
    }

    @Test
    void whoKnowsNothingIsMarkedWithNothing() {
        List<Answer> wrong = new ArrayList<>();
        ACOL.next(wrong).ifPresent(first -> wrong.add(new Answer(first, false)));
        while (ACOL.next(wrong).isPresent()) {
            wrong.add(new Answer(ACOL.next(wrong).get(), false));
        }
        assertThat(wrong).hasSize(Placement.QUESTIONS);
        assertThat(ACOL.known(wrong)).isEmpty();
    }

    @Test
    void whoAnswersEverythingRightIsMarkedWithMostOfIt() {
        List<Answer> right = new ArrayList<>();
        while (ACOL.next(right).isPresent()) {
            right.add(new Answer(ACOL.next(right).get(), true));
        }
        assertThat(ACOL.known(right)).hasSizeGreaterThan(ACOL.line().size() * 3 / 4);
    }

    /** No answers, no claim; and the first question is in the middle. */
    @Test
    void nothingIsClaimedBeforeTheFirstAnswer() {
        assertThat(ACOL.known(List.of())).hasSizeLessThan(ACOL.line().size() / 4);
        assertThat(ACOL.next(List.of()).orElseThrow())
                .isBetween(ACOL.line().size() / 3, ACOL.line().size() * 2 / 3);
    }

    /** Two thousand learners whose knowledge is known: three claims in four at least are true, and most of what is known is found. */
    @Test
    void claimsAreMostlyTrueAndFindMostOfWhatIsKnown() {
        Chance chance = new Seed(11).chance();
        int claimsTrue = 0;
        int learners = 2_000;
        double found = 0;
        double all = 0;
        for (int learner = 0; learner < learners; learner++) {
            int known = chance.below(ACOL.line().size() + 1);
            int claimed = ACOL.known(answers(known, chance)).size();
            claimsTrue += claimed <= known ? 1 : 0;
            found += Math.min(claimed, known);
            all += known;
        }
        assertThat(claimsTrue / (double) learners).isGreaterThan(0.75);
        assertThat(found / all).isGreaterThan(0.65);
    }

    @Test
    void oneSlipDoesNotDecide() {
        List<Answer> answers = new ArrayList<>();
        int slip = 3;
        while (ACOL.next(answers).isPresent()) {
            answers.add(new Answer(ACOL.next(answers).get(), answers.size() != slip));
        }
        assertThat(ACOL.known(answers)).hasSizeGreaterThan(ACOL.line().size() / 2);
    }

    @Test
    void everyCourseHasAPlacement() {
        assertThat(LESSONS.courses())
                .allSatisfy(course ->
                        assertThat(Placement.of(LESSONS, course).line()).containsAll(course.lessons()));
        assertThat(Stream.of("bridge/acol", "rummy/gin")
                        .map(folder -> Placement.of(
                                        LESSONS, LESSONS.course(folder).orElseThrow())
                                .next(List.of())))
                .doesNotContain(Optional.empty());
    }
}
