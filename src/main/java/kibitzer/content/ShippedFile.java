package kibitzer.content;

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
 */
public record ShippedFile(String path, String text) {

    /** The files under a folder whose names end so, by path. */
    public static List<ShippedFile> under(String folder, String ending) {
        try {
            Resource[] found = new PathMatchingResourcePatternResolver(ShippedFile.class.getClassLoader())
                    .getResources("classpath:" + folder + "/**/*" + ending);
            return Stream.of(found)
                    .map(resource -> read(folder, resource))
                    .sorted(Comparator.comparing(ShippedFile::path))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(folder + " cannot be read", unreadable);
        }
    }

    private static ShippedFile read(String folder, Resource resource) {
        try {
            String url = resource.getURL().toString();
            return new ShippedFile(
                    url.substring(url.lastIndexOf("/" + folder + "/") + 1),
                    resource.getContentAsString(StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(resource + " cannot be read", unreadable);
        }
    }
}
