package kibitzer.web.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.core.io.ClassPathResource;

/**
 * The files that Vaadin's first script asks for one after the other, as it lists them itself. A page that names them at once
 * has them all on their way before that script runs.
 */
final class StartFiles {
    private static final Pattern LIST = Pattern.compile("__vite__mapDeps=.*?m\\.f=\\[([^\\]]*)\\]");
    private static final Pattern ENTRY = Pattern.compile("\"(\\./[\\w.-]+\\.js)\"");

    private final Map<String, List<String>> known = new ConcurrentHashMap<>();

    /** What follows the first script, beside it; empty where the script is not there or lists nothing. */
    List<String> after(String script) {
        return known.computeIfAbsent(script, StartFiles::read);
    }

    private static List<String> read(String script) {
        ClassPathResource file = new ClassPathResource("META-INF/VAADIN/webapp/" + script);
        if (!file.exists()) {
            return List.of();
        }
        try (InputStream text = file.getInputStream()) {
            return listed(new String(text.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> listed(String script) {
        Matcher list = LIST.matcher(script);
        return list.find()
                ? ENTRY.matcher(list.group(1))
                        .results()
                        .map((MatchResult entry) -> entry.group(1))
                        .toList()
                : List.of();
    }
}
