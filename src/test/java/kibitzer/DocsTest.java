package kibitzer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Packages, classes and files that the documentation names are there. */
class DocsTest {
    private static final Path HOUSE = Path.of("src/main/java/kibitzer");

    private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");

    /** A room, what is in it, and perhaps a class: "conventions.rummy.gin.PossibleHands". */
    private static final Pattern IN_A_ROOM = Pattern.compile("([a-z]+)((?:\\.[a-z0-9]+)*)((?:\\.[A-Z]\\w*)?)");

    private static final Pattern FILE =
            Pattern.compile("(?:src|docs|frontend|lessons|problem-sets|\\.ci|\\.mvn)/[\\w./-]*");

    /** "THEME.json": any file of that kind. */
    private static final Pattern ANY = Pattern.compile("[A-Z]{2,}\\.\\w+$");

    static Stream<Path> documents() throws IOException {
        try (Stream<Path> docs = Files.list(Path.of("docs"))) {
            return Stream.concat(
                    Stream.of(Path.of("README.md"), Path.of("CONTRIBUTING.md")),
                    docs.filter(file -> file.toString().endsWith(".md")))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void whatIsNamedIsThere(Path document) throws IOException {
        List<String> named = CODE.matcher(Files.readString(document))
                .results()
                .map(code -> code.group(1))
                .toList();

        assertThat(named.stream().filter(DocsTest::isMissing)).isEmpty();
    }

    private static boolean isMissing(String code) {
        if (FILE.matcher(code).matches()) {
            return !ANY.matcher(code).find() && Files.notExists(Path.of(code));
        }
        Matcher inARoom = IN_A_ROOM.matcher(code);
        return inARoom.matches()
                && Files.isDirectory(HOUSE.resolve(inARoom.group(1)))
                && !code.equals(inARoom.group(1))
                && isNowhere(code);
    }

    private static boolean isNowhere(String name) {
        String path = name.replace('.', '/');
        return Stream.of(HOUSE, Path.of("src/test/java/kibitzer"))
                .map(house -> house.resolve(path))
                .noneMatch(place -> Files.isDirectory(place) || Files.exists(Path.of(place + ".java")));
    }
}
