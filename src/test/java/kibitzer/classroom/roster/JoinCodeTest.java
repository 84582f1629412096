package kibitzer.classroom.roster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JoinCodeTest {

    @ParameterizedTest
    @ValueSource(strings = {"K7PM2XWD", "k7pm-2xwd", " K7PM 2XWD ", "K7PM\u20132XWD", "k 7 p m 2 x w d"})
    void aCodeIsReadHoweverItIsWritten(String typed) {
        assertThat(JoinCode.read(typed)).contains(new JoinCode("K7PM2XWD"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "K7PM2XW",
                "K7PM2XWDD",
                "K7PM2XW0",
                "O7PM2XWD",
                "I7PM2XWD",
                "17PM2XWD",
                "<script>",
                "ＡBCDEFGH"
            })
    void anythingElseIsNoCode(String typed) {
        assertThat(JoinCode.read(typed)).isEmpty();
    }

    @Test
    void aLongTextIsNoCode() {
        assertThat(JoinCode.read(" ".repeat(1_000_000) + "K7PM2XWD")).isEmpty();
    }

    @Test
    void freshCodesUseEverySign() {
        assertThat(IntStream.range(0, 400)
                        .mapToObj(n -> JoinCode.fresh().text())
                        .flatMapToInt(String::chars)
                        .distinct()
                        .count())
                .isEqualTo(32);
    }
}
