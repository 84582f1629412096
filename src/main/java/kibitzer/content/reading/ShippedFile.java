package kibitzer.content.reading;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/**
 * A content file inside the application.
 *
 * @param path its path from the project's root: "lessons/bridge/acol/01-one-no-trump.md"
 * @param content where it is read
 */
public record ShippedFile(String path, Resource content) {

    /** The files under a folder whose names end so, by path. */
    public static List<ShippedFile> under(String folder, String ending) {
        try {
            Resource[] found = new PathMatchingResourcePatternResolver(ShippedFile.class.getClassLoader())
                    .getResources("classpath:" + folder + "/**/*" + ending);
            return Stream.of(found)
                    .map(resource -> new ShippedFile(path(folder, resource), resource))
                    .sorted(Comparator.comparing(ShippedFile::path))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(folder + " cannot be read", unreadable);
        }
    }

    private static String path(String folder, Resource resource) {
        try {
            String url = resource.getURL().toString();
            return url.substring(url.lastIndexOf("/" + folder + "/") + 1);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(resource + " has no place", unreadable);
        }
    }

    /** What is written in it, read anew each time. */
    public String text() {
        try {
            return content.getContentAsString(StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(path + " cannot be read", unreadable);
        }
    }
}
