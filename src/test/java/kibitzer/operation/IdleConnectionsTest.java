package kibitzer.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Who asks closes an idle connection first, on each of the two ways: a request sent into one that is just being closed gets no answer. */
class IdleConnectionsTest {
    private static final Path TRAINER = Path.of("src/main/resources/application.yaml");
    private static final Path BALANCER = Path.of("deploy/haproxy.cfg");
    /** Of Java's client, jdk.httpclient.keepalive.timeout. */
    private static final int A_PROGRAM = 30;

    @Test
    void theTrainersKeepThemLongerThanTheBalancerAndItLongerThanPrograms() throws IOException {
        int balancer = seconds(BALANCER, "timeout http-keep-alive (\\d+)s");
        assertThat(seconds(TRAINER, "keep-alive-timeout: (\\d+)s")).isGreaterThan(balancer);
        assertThat(balancer).isGreaterThan(A_PROGRAM);
    }

    private static int seconds(Path file, String setting) throws IOException {
        Matcher found = Pattern.compile(setting).matcher(Files.readString(file));
        assertThat(found.find()).as("%s in %s", setting, file).isTrue();
        return Integer.parseInt(found.group(1));
    }
}
