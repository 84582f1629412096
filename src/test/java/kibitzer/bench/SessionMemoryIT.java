package kibitzer.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * What somebody takes of the trainer's memory who has a page open; docs/operating.md prints what it is, and this holds what it may be.
 * For the night: a JVM that opens a few hundred pages takes half a minute of the processor.
 */
@EnabledIfSystemProperty(named = "kibitzer.long", matches = "true")
class SessionMemoryIT {
    private static final int SESSIONS = 60;

    @Test
    void aQuestionTakesLessThanAHundredKilobytesAndDoubleDummyLessThanTwoHundred() throws IOException {
        Map<String, Integer> held =
                SessionMemory.ofItsOwnJvm(SESSIONS, "practice/bridge/call", "practice/gin/discard", "double-dummy");
        assertThat(held.get("practice/bridge/call")).isBetween(1, 99);
        assertThat(held.get("practice/gin/discard")).isBetween(1, 99);
        assertThat(held.get("double-dummy")).isBetween(1, 199);
        System.out.println("kB a session: " + held);
    }
}
