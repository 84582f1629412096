package kibitzer.decisions.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Explainer;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import kibitzer.marking.wire.QuestionReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Questions that an author of a set writes. */
class OwnQuestionsTest {
    private static final String CHOICE =
            "{\"decision\":\"own/choice\",\"position\":{\"ask\":\"When is a trump drawn first?\","
                    + "\"cards\":\"AS KS\",\"auction\":\"1S P 4S\",\"choices\":["
                    + "{\"says\":\"Always\",\"because\":\"a ruff in dummy may be needed first\"},"
                    + "{\"says\":\"When side suits run\",\"right\":true,\"because\":\"nothing is left to be ruffed\"},"
                    + "{\"says\":\"When none is to be ruffed\",\"right\":true,\"because\":\"they would only fall together\"}]}}";

    @SuppressWarnings("unchecked")
    private static Question<WrittenChoice.Stated, String> choice() {
        return (Question<WrittenChoice.Stated, String>)
                QuestionReader.read(JsonMapper.shared().readTree(CHOICE), Optional.empty());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"a, WRONG", "b, BEST", "c, BEST", "d, ILLEGAL"})
    void anyChoiceThatTheAuthorCallsRightIsRight(String letter, Grade grade) {
        assertThat(choice().mark(letter).grade()).isEqualTo(grade);
    }

    @Test
    void theReasonOfTheChoiceIsToldAndWhoseItIs() {
        Question<WrittenChoice.Stated, String> question = choice();
        Verdict<String> wrong = question.mark("a");
        Explainer explainer = new Explainer(Syllabus.shipped());
        assertThat(explainer.firstSentence(question, wrong))
                .contains("a ruff in dummy may be needed first", "the author of the question")
                .doesNotContain("book", "practice");
        assertThat(explainer.verdict(question, question.mark("b"))).contains("nothing is left to be ruffed");
    }

    @Test
    void theChoicesStandInWords() {
        Question<WrittenChoice.Stated, String> question = choice();
        assertThat(question.decision().answerKind().inWords("b")).isEqualTo("When side suits run");
        assertThat(question.prompt().exhibits()).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"ask\":\"Why?\",\"choices\":[{\"says\":\"A\",\"right\":true,\"because\":\"x\"}]}",
                "{\"ask\":\"Why?\",\"choices\":[{\"says\":\"A\",\"because\":\"x\"},{\"says\":\"B\",\"because\":\"y\"}]}",
                "{\"ask\":\"Why?\",\"choices\":[{\"says\":\"A\",\"right\":true,\"because\":\"x\"},{\"says\":\"A\",\"because\":\"y\"}]}",
                "{\"ask\":\"Why?\",\"choices\":[{\"says\":\"A\",\"right\":true},{\"says\":\"B\",\"because\":\"y\"}]}",
                "{\"ask\":\" \",\"choices\":[{\"says\":\"A\",\"right\":true,\"because\":\"x\"},{\"says\":\"B\",\"because\":\"y\"}]}"
            })
    void whatIsNoQuestionIsRefused(String position) {
        assertThatThrownBy(() ->
                        OwnDecisions.CHOICE.form().read(JsonMapper.shared().readTree(position), "position"))
                .isInstanceOf(BadQuestion.class);
    }

    @Test
    void anAnswerInWordsIsNoAnswerOfTheTrainers() {
        Question<?, ?> words = QuestionReader.read(
                JsonMapper.shared()
                        .readTree("{\"decision\":\"own/words\",\"position\":{\"ask\":\"Why did you bid 3NT?\"}}"),
                Optional.empty());
        assertThat(words.decision().isMarkedByHand()).isTrue();
        assertThat(words.advice().best()).isEmpty();
    }

    @Test
    void theyStandInNoListOfWhatIsPractised() {
        assertThat(Decisions.all()).noneMatch(decision -> decision.id().family().equals("own"));
        assertThat(Decisions.find("own/choice")).isPresent();
    }
}
