package kibitzer.classroom.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kibitzer.accounts.BadEntry;
import kibitzer.cards.Seed;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.content.lesson.Part;
import kibitzer.content.problemset.Dealing;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

class QuestionBlockTest {

    private static DraftQuestion question(String json) {
        return new DraftQuestion((ObjectNode) JsonMapper.shared().readTree(json));
    }

    private static List<String> decisions() {
        return Decisions.all().stream().map(decision -> decision.id().text()).toList();
    }

    /** Whatever is dealt stands on the page as the same position. */
    @ParameterizedTest
    @MethodSource("decisions")
    void anyDecisionCanBePutInAndIsReadAgain(String id) {
        DraftQuestion dealt = DraftQuestion.dealt(
                new Dealing(Decisions.get(id).id(), new Seed(3), JsonNodeFactory.instance.objectNode()));
        Question<?, ?> asked = dealt.reading().problem().orElseThrow().question();

        var reading = new PageText("", QuestionBlock.of(dealt)).reading();

        assertThat(reading.faults()).isEmpty();
        assertThat(reading.value().orElseThrow()).singleElement().satisfies(part -> {
            Question<?, ?> read = ((Part.Ask) part).question();
            assertThat(written(read)).isEqualTo(written(asked));
        });
    }

    private static <P, A> ObjectNode written(Question<P, A> question) {
        Decision<P, A> decision = question.decision();
        return decision.form()
                .write(question.position())
                .put("decision", decision.id().text());
    }

    @Test
    void aQuestionOfOnesOwnKeepsItsChoicesWhateverIsWrittenInThem() {
        DraftQuestion own = question("""
                {"decision": "own/choice", "position": {"ask": "What of ``` and <b>?",
                 "choices": [{"says": "yes: a", "right": true, "because": "so it is"}, {"says": "# no", "because": "it is not"}]}}""");

        assertThat(own.reading().faults()).isEmpty();
        var reading = new PageText("", "Before.\n\n" + QuestionBlock.of(own) + "\n\nAfter.").reading();

        assertThat(reading.faults()).isEmpty();
        assertThat(reading.value().orElseThrow()).hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"decision\": \"bridge/call\", \"position\": {\"system\": \"acol\", \"hand\": \"KQ5\"}}",
                "{\"decision\": \"own/words\", \"position\": {\"ask\": \"Why?\"}}",
                "{\"decision\": \"bridge/call\", \"position\": {\"system\": \"acol\", \"hand\": \"KQ5.AJ3.KJ84.A92\","
                        + " \"dealer\": \"S\", \"auction\": [], \"vulnerable\": \"ns\"},"
                        + " \"overrule\": {\"answers\": [\"1D\"], \"comment\": \"We open the minor.\"}}"
            })
    void whatAPageCouldNotMarkIsRefusedInWords(String json) {
        assertThatThrownBy(() -> QuestionBlock.of(question(json)))
                .isInstanceOf(BadEntry.class)
                .hasMessageStartingWith("Not put in");
    }
}
