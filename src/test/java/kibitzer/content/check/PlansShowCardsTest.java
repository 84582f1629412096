package kibitzer.content.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.lesson.Part;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;

/** Whoever is asked for judgment at rummy sees a hand, a meld or a pile, and judges by these. */
class PlansShowCardsTest {
    @Test
    void eachQuestionOfJudgmentShowsCards() {
        Stream<Question<?, ?>> lessons = Lessons.shipped().all().stream()
                .flatMap(lesson -> lesson.parts().stream())
                .filter(Part.Ask.class::isInstance)
                .map(part -> ((Part.Ask) part).question());
        Stream<Question<?, ?>> sets = ProblemSets.shipped().all().stream()
                .flatMap(set -> set.problems().stream())
                .map(problem -> problem.question());

        assertThat(Stream.concat(lessons, sets)
                        .filter(question -> question.decision().id().text().equals("rummy/plan")))
                .hasSizeGreaterThan(90)
                .allSatisfy(question -> assertThat(question.prompt().exhibits())
                        .as("%s", question.position())
                        .anyMatch(Exhibit.Row.class::isInstance));
    }
}
