package kibitzer.games.bridge.problems.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Theme;
import kibitzer.games.bridge.problems.find.ProblemCheck;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The cheap part of every proof: the deal is one the opponents would be silent on, the lead theirs, right makes, wrong fails. */
class PlayProblemsTest {

    static Stream<PlayProblem> shipped() {
        return PlayProblems.shipped().all().stream();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void theRightLineMakesAndTheWrongOneFailsInTheDealShown(PlayProblem problem) {
        assertThat(ProblemCheck.faults(problem)).isEmpty();
    }

    @Test
    void aProblemThatIsNoneIsFound() {
        PlayProblem problem = PlayProblems.shipped().all().getFirst();
        String turned = ProblemFile.write(problem)
                .replace(
                        "\"wrong\" : \"" + problem.lines().wrong(),
                        "\"wrong\" : \"" + problem.lines().right());
        PlayProblem same =
                ProblemFile.read("x.json", problem.theme(), "[" + turned + "]").getFirst();

        assertThat(ProblemCheck.faults(same))
                .contains(
                        problem.id() + ": the wrong line does not fail: "
                                + problem.lines().right(),
                        problem.id() + ": the lines do not differ in the point of the theme");
    }

    @Test
    void aProblemOfTheDefenceThatIsNoneIsFound() {
        PlayProblem problem = PlayProblems.shipped().find("third-hand-1").orElseThrow();
        String text = ProblemFile.write(problem);
        PlayProblem same = read(
                problem,
                text.replace(
                        "\"wrong\" : \"" + problem.cards().wrong(),
                        "\"wrong\" : \"" + problem.cards().right()));
        PlayProblem turned = read(
                problem,
                text.replace("\"right\" : \"" + problem.cards().right(), "\"right\" : \"XX")
                        .replace(
                                "\"wrong\" : \"" + problem.cards().wrong(),
                                "\"wrong\" : \"" + problem.cards().right())
                        .replace("XX", problem.cards().wrong().toString()));

        assertThat(ProblemCheck.faults(same))
                .containsExactly("third-hand-1: the cards do not differ in the point of the theme");
        assertThat(ProblemCheck.faults(turned))
                .containsExactly(
                        "third-hand-1: not only the " + problem.cards().wrong().inWords() + " beats the contract");
    }

    private static PlayProblem read(PlayProblem problem, String text) {
        return ProblemFile.read("x.json", problem.theme(), "[" + text + "]").getFirst();
    }

    @Test
    void everyThemeWithProblemsGoesFromEasyToHard() {
        for (Theme theme : PlayProblems.shipped().themes()) {
            List<Integer> levels = PlayProblems.shipped().of(theme).stream()
                    .map(PlayProblem::level)
                    .toList();
            assertThat(levels).as(theme.id()).isSorted();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hold-up-1", "third-hand-1"})
    void isReadAsItIsWritten(String id) {
        PlayProblem problem = PlayProblems.shipped().find(id).orElseThrow();
        assertThat(ProblemFile.read("x.json", problem.theme(), "[" + ProblemFile.write(problem) + "]"))
                .containsExactly(problem);
    }

    @Test
    void whatIsWrongInAFileIsNamed() {
        PlayProblem problem = PlayProblems.shipped().all().getFirst();
        String text = "[" + ProblemFile.write(problem).replace("\"right\" : \"", "\"right\" : \"jump ") + "]";

        assertThatThrownBy(() -> ProblemFile.read("x.json", problem.theme(), text))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("x.json, " + problem.id())
                .hasMessageContaining("jump");
        assertThatThrownBy(() -> ProblemFile.read("x.json", problem.theme(), "[{}]"))
                .hasMessageContaining("x.json: id is missing");
    }
}
