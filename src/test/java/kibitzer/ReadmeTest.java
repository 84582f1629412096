package kibitzer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.marking.Question;
import kibitzer.marking.wire.LineReader;
import kibitzer.marking.wire.QuestionReader;
import kibitzer.marking.wire.ReplyWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** What the README shows is what the trainer answers. */
class ReadmeTest {
    private static final Pattern EXAMPLE = Pattern.compile(
            "```console\n\\$ printf '%s\\\\n' '(?<line>.*)' \\| ./kibitzer (?<call>\\w+)\n(?<reply>.*)\n```");

    private static final ReplyWriter WRITER = new ReplyWriter(Syllabus.shipped());

    private static String readme() throws IOException {
        return Files.readString(Path.of("README.md"));
    }

    static Stream<Arguments> examples() throws IOException {
        Matcher matcher = EXAMPLE.matcher(readme());
        return matcher
                .results()
                .map(found -> Arguments.of(found.group(2), found.group(1), found.group(3)))
                .toList()
                .stream();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyExampleIsAnsweredAsShown(String call, String line, String reply) {
        JsonNode question = LineReader.read(line);

        assertThat(answer(QuestionReader.read(question, Optional.empty()), question, call)
                        .toString())
                .isEqualTo(reply);
    }

    private static <P, A> JsonNode answer(Question<P, A> question, JsonNode line, String call) {
        return call.equals("mark")
                ? WRITER.verdict(question, QuestionReader.answer(question, line))
                : WRITER.advice(question);
    }

    @Test
    void thereAreExamplesOfBothCalls() throws IOException {
        assertThat(examples().map(example -> example.get()[0])).contains("advise", "mark");
    }
}
