package kibitzer.web.files;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A module and all that it imports as one script. Each part becomes a function of its own, called once and before those that
 * import it, so that no two parts share a name by accident.
 */
final class JoinedScript {
    private static final Pattern IMPORT =
            Pattern.compile("(?m)^import (?:\\{ (\\w+(?:, \\w+)*) \\} from )?'(\\.[^']+)';\\n");
    private static final Pattern EXPORT = Pattern.compile("(?m)^export (?=(?:const|function|class) (\\w+))");
    private static final Pattern UNKNOWN = Pattern.compile("(?m)^\\s*(?:import|export)\\b.*|\\bimport\\(.*");

    private final Sources sources;
    private final Map<String, String> names = new LinkedHashMap<>();
    private final Set<String> open = new LinkedHashSet<>();
    private final StringBuilder joined = new StringBuilder();

    private JoinedScript(Sources sources) {
        this.sources = sources;
    }

    /**
     * Joins a module with its parts; {@link IllegalStateException} names what is not understood: of imports those by name
     * from a relative path and those for their effect, of exports those of a const, a function or a class where it is made.
     */
    static String of(String path, Sources sources) {
        JoinedScript script = new JoinedScript(sources);
        script.add(path);
        return script.joined.toString();
    }

    /** Adds a part after what it imports, once; returns the name of the constant that holds its exports. */
    private String add(String path) {
        String known = names.get(path);
        if (known != null) {
            return known;
        }
        if (!open.add(path)) {
            throw new IllegalStateException("Modules import each other in a circle: " + String.join(", ", open));
        }
        String source = sources.read(path);
        String body = IMPORT.matcher(source).replaceAll(found -> Matcher.quoteReplacement(taken(path, found)));
        String exports =
                EXPORT.matcher(body).results().map(found -> found.group(1)).collect(Collectors.joining(", "));
        body = EXPORT.matcher(body).replaceAll("");
        Matcher unknown = UNKNOWN.matcher(body);
        if (unknown.find()) {
            throw new IllegalStateException(
                    path + ": cannot join \"" + unknown.group().strip() + "\"");
        }
        String name = "part" + (names.size() + 1);
        names.put(path, name);
        joined.append("/* %s */\nconst %s = (() => {\n%s\nreturn { %s };\n})();\n"
                .formatted(path, name, body.strip(), exports));
        return name;
    }

    private String taken(String path, MatchResult found) {
        String part = add(Sources.from(path, found.group(2)));
        return found.group(1) == null ? "" : "const { %s } = %s;\n".formatted(found.group(1), part);
    }
}
