package kibitzer.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.web.ScriptedBrowser;

/**
 * What the server holds for somebody who has a page open: {@code -Dsessions=50 -Dpages=practice/bridge/call,double-dummy}. Sessions
 * are opened over HTTP and the heap is counted after its garbage is gone, before and after; what is made once (rule books, deals) is
 * made by sessions that come first and are not counted.
 */
public final class SessionMemory {
    private static final int SESSIONS = Integer.getInteger("sessions", 200);
    private static final int FIRST = Integer.getInteger("first", 100);
    private static final String PAGES = System.getProperty(
            "pages", "practice/bridge/call,practice/gin/discard,practice/poker/draw,lessons,library,double-dummy");

    private static final String LINE = "%-24s %5d kB a session%n";
    private static final Pattern PRINTED = Pattern.compile("(\\S+) +(-?\\d+) kB a session");

    private SessionMemory() {}

    /**
     * The figures by page, in kB, counted by a JVM that does nothing else: in one that runs tests the heap is everybody's.
     *
     * @param sessions of each page
     */
    static Map<String, Integer> ofItsOwnJvm(int sessions, String... pages) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-Dsessions=" + sessions,
                        "-Dfirst=" + sessions,
                        "-Dpages=" + String.join(",", pages),
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        SessionMemory.class.getName())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        Map<String, Integer> figures = new LinkedHashMap<>();
        Matcher line = PRINTED.matcher(said);
        while (line.find()) {
            figures.put(line.group(1), Integer.valueOf(line.group(2)));
        }
        if (!figures.keySet().equals(Set.of(pages))) {
            throw new IllegalStateException(said);
        }
        return figures;
    }

    public static void main(String[] arguments) throws IOException {
        try (LoadedTrainer trainer = new LoadedTrainer(Files.createTempDirectory("kibitzer-sessions"))) {
            List<ScriptedBrowser> open = new ArrayList<>();
            for (String page : PAGES.split(",")) {
                open(trainer, page, FIRST, open);
                long before = held();
                open(trainer, page, SESSIONS, open);
                System.out.printf(LINE, page, (held() - before) / SESSIONS / 1000);
            }
            System.out.printf("%d sessions open%n", open.size());
        }
    }

    private static void open(LoadedTrainer trainer, String page, int sessions, List<ScriptedBrowser> open) {
        for (int number = 0; number < sessions; number++) {
            ScriptedBrowser browser = trainer.browser();
            String reply = browser.openPage(page, "");
            if (!reply.contains("\"changes\"")) {
                throw new IllegalStateException(page + ": " + reply.substring(0, Math.min(300, reply.length())));
            }
            open.add(browser);
        }
    }

    /** Bytes of the heap in use once nothing can be thrown away. */
    private static long held() {
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 4; round++) {
            System.gc();
            least = Math.min(
                    least,
                    ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
        }
        return least;
    }
}
