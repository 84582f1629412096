package kibitzer.marking.wire;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.form.BadQuestion;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every malformed question is refused with the field that is wrong, and with nothing but {@link BadQuestion}. */
class BadQuestionsTest {
    static Stream<Arguments> badQuestions() throws IOException {
        try (var file =
                Objects.requireNonNull(BadQuestionsTest.class.getResourceAsStream("/marking/bad-questions.txt"))) {
            return Arrays.stream(new String(file.readAllBytes(), StandardCharsets.UTF_8).split("\n"))
                    .filter(row -> !row.startsWith("#"))
                    .map(row -> row.split(" => ", 2))
                    .map(cells -> Arguments.of(cells[0], cells[1]));
        }
    }

    @ParameterizedTest
    @MethodSource("badQuestions")
    void theErrorNamesWhatIsWrong(String line, String named) {
        assertThatThrownBy(() -> QuestionReader.read(LineReader.read(line), Optional.empty()))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining(named);
    }

    @Test
    void aQuestionWithCharactersChangedIsReadOrRefusedButNeverBreaks() {
        String good = "{\"decision\":\"bridge/call\",\"position\":{\"system\":\"acol\",\"hand\":\"AQ42.KJ5.Q83.K97\","
                + "\"dealer\":\"N\",\"auction\":[\"P\"],\"vulnerable\":\"none\"}}";
        String alphabet = "AKQJT98765432SHDCNPX.-\"{}[]:, \\\u0000é♠1";
        Chance chance = new Seed(3).chance();
        int refused = 0;
        for (int round = 0; round < 20_000; round++) {
            StringBuilder line = new StringBuilder(good);
            for (int change = 0; change <= chance.below(3); change++) {
                int at = chance.below(line.length());
                switch (chance.below(3)) {
                    case 0 -> line.setCharAt(at, alphabet.charAt(chance.below(alphabet.length())));
                    case 1 -> line.deleteCharAt(at);
                    default -> line.insert(at, alphabet.charAt(chance.below(alphabet.length())));
                }
            }
            try {
                QuestionReader.read(LineReader.read(line.toString()), Optional.empty());
            } catch (BadQuestion expected) {
                Assertions.assertThat(expected.getMessage()).isNotBlank();
                refused++;
            }
        }
        Assertions.assertThat(refused).isGreaterThan(10_000);
    }
}
