package kibitzer.decisions.rummy.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.marking.Question;
import kibitzer.marking.wire.LineReader;
import kibitzer.marking.wire.QuestionReader;
import kibitzer.marking.wire.ReplyWriter;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A set with a joker in it has no rank of the joker's: it is no low group to salt the pile with. */
class SetWithAJokerTest {
    @Test
    void aDiscardFromAHandWhoseOnlySetHasAJokerIsMarked() {
        JsonNode line = LineReader.read("{\"decision\": \"rummy/discard\", \"position\": {\"game\": \"oklahoma\","
                + " \"hand\": \"3S 3H JK 9C KD JH 6S\"}, \"answer\": \"JK\"}");

        JsonNode verdict = mark(QuestionReader.read(line, Optional.empty()), line);

        assertThat(verdict.get("grade").asString()).isEqualTo("wrong");
    }

    private static <P, A> JsonNode mark(Question<P, A> question, JsonNode line) {
        return new ReplyWriter(Syllabus.shipped()).verdict(question, QuestionReader.answer(question, line));
    }
}
