package kibitzer.web.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.core.io.ClassPathResource;

/**
 * The files that Vaadin's first script asks for one after the other, as it lists them itself. A page that names them at once
 * has them all on their way before that script runs.
 */
final class StartFiles {
    private static final Pattern LIST = Pattern.compile("__vite__mapDeps=.*?m\\.f=\\[([^\\]]*)\\]");
    private static final Pattern ENTRY = Pattern.compile("\"(\\./[\\w.-]+\\.js)\"");
    private static final Pattern CALL = Pattern.compile("import\\(`([^`]+)`\\),__vite__mapDeps\\(\\[([\\d,]+)\\]\\)");
    private static final String COMPONENTS = "./generated-flow-imports-";

    private final Map<String, Start> known = new ConcurrentHashMap<>();

    /** What follows the first script, beside it; empty where the script is not there or lists nothing. */
    Start after(String script) {
        return known.computeIfAbsent(script, StartFiles::read);
    }

    private static Start read(String script) {
        ClassPathResource file = new ClassPathResource("META-INF/VAADIN/webapp/" + script);
        if (!file.exists()) {
            return new Start(List.of(), Optional.empty());
        }
        try (InputStream text = file.getInputStream()) {
            return listed(new String(text.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Start listed(String script) {
        Matcher list = LIST.matcher(script);
        if (!list.find()) {
            return new Start(List.of(), Optional.empty());
        }
        List<String> all = ENTRY.matcher(list.group(1))
                .results()
                .map((MatchResult entry) -> entry.group(1))
                .toList();
        List<Asked> asked = CALL.matcher(script)
                .results()
                .map(call -> new Asked(call.group(1), named(call.group(2), all)))
                .toList();
        Optional<Asked> components = asked.stream()
                .filter(call -> call.script().startsWith(COMPONENTS))
                .findFirst();
        if (components.isEmpty()) {
            return new Start(all, Optional.empty());
        }
        Set<String> others = asked.stream()
                .filter(call -> !call.equals(components.get()))
                .flatMap(call -> Stream.concat(Stream.of(call.script()), call.files().stream()))
                .collect(Collectors.toSet());
        List<String> alone = components.get().files().stream()
                .filter(file -> !others.contains(file))
                .toList();
        return new Start(
                all.stream().filter(file -> !alone.contains(file)).toList(),
                Optional.of(new Asked(components.get().script(), alone)));
    }

    private static List<String> named(String places, List<String> all) {
        return Stream.of(places.split(","))
                .map(Integer::valueOf)
                .filter(place -> place < all.size())
                .map(all::get)
                .toList();
    }

    /**
     * What is begun with.
     *
     * @param first what every page needs
     * @param components what brings the components of Vaadin, if it can be told apart
     */
    record Start(List<String> first, Optional<Asked> components) {}

    /**
     * A script that is asked for when it is needed.
     *
     * @param files what comes with it, itself among it
     */
    record Asked(String script, List<String> files) {}
}
