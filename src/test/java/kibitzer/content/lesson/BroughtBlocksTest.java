package kibitzer.content.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import kibitzer.content.reading.Fault;
import kibitzer.content.reading.Reading;
import kibitzer.content.syllabus.Syllabus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures and films on the page of a class. */
class BroughtBlocksTest {
    private static final PageReader READER = new PageReader(Syllabus.shipped());

    private static Reading<List<Part>> read(String kind, String block) {
        return READER.read("```" + kind + "\n" + block + "\n```\n");
    }

    @Test
    void aPictureHasATextForWhoCannotSeeIt() {
        assertThat(read("picture", "number: 2\ntext: \"A hand: ten cards\"\ncaption: Board 7")
                        .value()
                        .orElseThrow())
                .containsExactly(new Part.Picture("picture-1", 2, "A hand: ten cards", Optional.of("Board 7")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "number: 2 | text",
                "number: 2\\ntext: \"  \" | text",
                "text: A hand | number",
                "number: 0\\ntext: A hand | number",
                "number: 1\\ntext: A hand\\naddress: https://example.org/x.png | address"
            })
    void aPictureWithoutIsAFault(String block, String field) {
        Reading<List<Part>> read = read("picture", block.replace("\\n", "\n"));
        assertThat(read.isSound()).isFalse();
        assertThat(read.faults())
                .extracting(Fault::toString)
                .anySatisfy(fault -> assertThat(fault).contains(field));
    }

    @Test
    void aVideoIsALinkWithATitle() {
        assertThat(read("video", "address: https://films.example.org/watch?v=7\ntitle: A squeeze")
                        .value()
                        .orElseThrow())
                .containsExactly(
                        new Part.Video("video-1", "A squeeze", URI.create("https://films.example.org/watch?v=7")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://films.example.org/7",
                "javascript:alert(1)",
                "data:text/html,hello",
                "//films.example.org/7",
                "https:///7",
                "https://bank.example@films.example.org/7",
                "ftp://films.example.org/7",
                "no address"
            })
    void anyOtherAddressIsAFault(String address) {
        Reading<List<Part>> read = read("video", "address: \"" + address + "\"\ntitle: A squeeze");
        assertThat(read.value().orElseThrow()).isEmpty();
        assertThat(read.faults())
                .extracting(Fault::toString)
                .anySatisfy(fault -> assertThat(fault).contains("no address with https and a host"));
    }
}
