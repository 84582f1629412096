package kibitzer.web.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShorthandTest {
    private static final Shorthand GIN =
            new Shorthand(Map.of("upcard", "u", "play-on", "p"), Map.of("knock ", "k", "gin ", "g"));

    @ParameterizedTest
    @CsvSource({
        "upcard, u",
        "play-on, p",
        "knock 9C, k9C",
        "gin TH, gTH",
        "9C, 9C",
        "5C 2H AS, 5C-2H-AS",
        "order-up, order-up",
        "take-up alone, take-up_alone",
        "abondance-in-trumps, abondance-in-trumps",
        "H alone, H-alone",
        "lay QS AS KS, lay-QS-AS-KS",
        "lay JK 9C, lay-JK-9C",
        "lay, lay",
        "bet 5, bet-5",
        "7NT, 7NT"
    })
    void answersAreShortenedAndReadAgain(String answer, String written) {
        assertThat(GIN.write(answer)).isEqualTo(written);
        assertThat(GIN.read(written)).isEqualTo(answer);
    }

    @ParameterizedTest
    @CsvSource({"'', pat", "JK 2S, JK-2S"})
    void noCardHasAWord(String answer, String written) {
        Shorthand poker = new Shorthand(Map.of("", "pat"), Map.of());
        assertThat(poker.write(answer)).isEqualTo(written);
        assertThat(poker.read(written)).isEqualTo(answer);
    }
}
