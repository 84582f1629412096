package kibitzer.web.files;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A stylesheet with what it imports in the places of the imports, as a browser reads it. */
final class JoinedStyles {
    private static final Pattern IMPORT = Pattern.compile("(?m)^@import \"([^\"]+)\";$");

    private JoinedStyles() {}

    static String of(String path, Sources sources) {
        String joined = IMPORT.matcher(sources.read(path))
                .replaceAll(part -> Matcher.quoteReplacement(of(Sources.from(path, part.group(1)), sources)));
        if (joined.contains("@import") || joined.contains("url(")) {
            throw new IllegalStateException(path + ": expected every import as a line of its own, @import \"...\";"
                    + " and no url(), which would mean another file from another place");
        }
        return joined;
    }
}
