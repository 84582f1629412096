package kibitzer.marking;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import tools.jackson.databind.json.JsonMapper;

/** The one fact that decides comes first: a position, a wrong answer, what is said first, and what is not said at all. */
class WhyNotMineTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String NOTHING = "-";

    @ParameterizedTest(name = "{0}: {2}")
    @CsvFileSource(
            resources = {
                "why-not-mine.txt",
                "why-not-mine-bridge.txt",
                "why-not-mine-tricks.txt",
                "why-not-mine-bets.txt"
            },
            delimiter = '|',
            quoteCharacter = '\'')
    void saysTheFactThatDecides(String decision, String position, String answer, String first, String unsaid) {
        String text = verdict(Decisions.find(decision).orElseThrow(), position, answer);

        assertThat(text).startsWith(first);
        assertThat(text).doesNotContain(unsaid.equals(NOTHING) ? "No rule of this book" : unsaid);
    }

    private static <P, A> String verdict(Decision<P, A> decision, String position, String answer) {
        var question = new Question<>(decision, decision.form().read(JSON.readTree(position), "position"));
        return new Explainer(Syllabus.shipped())
                .verdict(question, question.mark(decision.answerKind().json().read(JSON.readTree(answer))));
    }
}
