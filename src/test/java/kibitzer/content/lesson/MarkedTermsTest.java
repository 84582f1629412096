package kibitzer.content.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the lessons mark as terms: every pair of a word and its meaning was read by somebody, family by family. */
class MarkedTermsTest {
    private static final String READ = "/kibitzer/content/lesson/marked-terms.txt";
    private static final Lessons LESSONS = Lessons.shipped();

    /** A new pair fails here: read it where it stands; link another meaning, declare the word plain, or write the pair down. */
    @Test
    void everyWordIsMarkedWithAMeaningThatWasRead() {
        SortedSet<String> marked = new TreeSet<>();
        LESSONS.all()
                .forEach(lesson -> marks(lesson)
                        .map(mark -> String.join(
                                " | ",
                                lesson.id().folder().split("/")[0],
                                mark.text().toLowerCase(Locale.ROOT).replaceAll("\\s+", " "),
                                mark.attr("data-meaning")))
                        .forEach(marked::add));
        assertThat(String.join("\n", marked)).isEqualTo(String.join("\n", read()));
    }

    /** Everyday words of a lesson's prose, and the sense in which the glossary knows them. */
    @ParameterizedTest
    @CsvSource({
        "bridge/procedure/01-tricks, down, failed in a contract",
        "bridge/procedure/01-tricks, hearts, coeur",
        "bridge/procedure/01-tricks, clubs, trefle",
        "rummy/gin/02-when-to-knock, down, failed in a contract",
        "rummy/gin/02-when-to-knock, off, played off",
        "rummy/gin/02-when-to-knock, line, a box won",
        "rummy/gin/02-when-to-knock, loose cards, useless",
        "poker/poker/01-the-nine-hands, looks, calls",
        "poker/poker/01-the-nine-hands, ace, one-spot",
    })
    void leavesEverydayWordsAlone(String lesson, String word, String otherSense) {
        assertThat(LESSONS.find(LessonId.find(lesson).orElseThrow()).orElseThrow())
                .satisfies(found -> assertThat(
                                marks(found).map(mark -> mark.text().toLowerCase(Locale.ROOT)))
                        .as("not marked: " + otherSense)
                        .doesNotContain(word));
    }

    private static Stream<Element> marks(Lesson lesson) {
        return lesson.parts().stream()
                .filter(Part.Prose.class::isInstance)
                .map(Part.Prose.class::cast)
                .flatMap(prose -> Jsoup.parseBodyFragment(prose.html()).select(".kb-term").stream());
    }

    private static List<String> read() {
        try (InputStream file = Objects.requireNonNull(MarkedTermsTest.class.getResourceAsStream(READ))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
