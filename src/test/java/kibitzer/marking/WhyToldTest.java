package kibitzer.marking;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.marking.wire.ReplyWriter;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The second sentence of a verdict: what the book's answer is for, and who says so. */
class WhyToldTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String A_FOUR = "{\"hand\":\"4C 5D TD KH\"}";

    @Test
    void whoAnsweredWrongIsToldWhyTheOtherByItsName() {
        String hand =
                "{\"system\":\"acol\",\"hand\":\"AQ5.KJ4.9832.KT3\",\"dealer\":\"S\",\"auction\":[],\"vulnerable\":\"none\"}";

        assertThat(marked("bridge/call", hand, "\"P\"").get("text").asString())
                .contains(". Why open 1NT? It tells strength (here 13 points) and shape in one bid");
    }

    /** Where the facts alone would only name the answer, its purpose is the first sentence, and is told once. */
    @Test
    void aReasonThatCameFirstIsNotToldAgain() {
        String text = marked("cribbage/lead", "{\"hand\":\"QS TS 4H 7C\"}", "\"7C\"")
                .get("text")
                .asString();

        assertThat(text)
                .startsWith(
                        "Lead 4H, not 7C, which any eight brings to fifteen: no card of the opponent's can bring the"
                                + " count to fifteen on it, nor past it (p. 256).")
                .doesNotContain("Why lead");
    }

    @Test
    void whoAnsweredRightIsToldAtTheEnd() {
        assertThat(marked("cribbage/lead", A_FOUR, "\"4C\"").get("text").asString())
                .startsWith("Right. Lead the four of clubs")
                .endsWith(
                        " Why? No card of the opponent's can bring the count to fifteen on it, nor past it (p. 256).");
    }

    @Test
    void theReplyNamesOriginAndPages() {
        JsonNode why = marked("cribbage/lead", A_FOUR, "\"4C\"").get("why");

        assertThat(why.get("origin").asString()).isEqualTo("book");
        assertThat(why.get("pages").toString()).isEqualTo("[256]");
    }

    @Test
    void aReasonThatNoBookGivesIsCalledGeneralPractice() {
        JsonNode reply = marked("cribbage/lead", "{\"hand\":\"6C 5D AD AH\"}", "\"6C\"");

        assertThat(reply.get("why").get("origin").asString()).isEqualTo("general practice");
        assertThat(reply.get("why").get("pages")).isEmpty();
        assertThat(reply.get("text").asString()).endsWith("(general practice).");
    }

    @Test
    void aCountedAnswerHasItsFactsForAReason() {
        JsonNode reply = marked(
                "poker/improve",
                "{\"keep\":\"KH 9H 6H 2H\",\"discard\":\"AS\",\"game\":\"standard\",\"target\":\"flush\"}",
                "\"1 in 5\"");

        assertThat(reply.has("why")).isFalse();
    }

    private static JsonNode marked(String decision, String position, String answer) {
        return marked(Decisions.find(decision).orElseThrow(), position, answer);
    }

    private static <P, A> JsonNode marked(Decision<P, A> decision, String position, String answer) {
        Question<P, A> question = new Question<>(decision, decision.form().read(JSON.readTree(position), "position"));
        A given = decision.answerKind().json().read(JSON.readTree(answer));
        return new ReplyWriter(Syllabus.shipped()).verdict(question, given);
    }
}
