package kibitzer.content.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kibitzer.LongProof;
import kibitzer.advice.Advice;
import kibitzer.advice.Why;
import kibitzer.conventions.books.AllRules;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a learner reads in reasons, lessons and problem sets is told in our own words: no eight in a row stand in one of the books. */
class CopiedWordsTest {
    private static final BookRuns BOOKS = BookRuns.read();
    private static final Pattern ID_OR_FIELD = Pattern.compile("^[ -]*[a-z0-9-]+: ");
    private static final int DEALS = LongProof.of(4, 60);

    @Test
    void noReasonOfARuleIsCopied() {
        TreeSet<String> copied = new TreeSet<>();
        AllRules.stream()
                .forEach(rule -> rule.why().map(Why::text).map(BOOKS::in).orElse(List.of()).stream()
                        .map(run -> rule.id() + ": " + run)
                        .forEach(copied::add));

        assertThat(String.join("\n", copied)).isEmpty();
    }

    @Test
    void noLessonCopies() {
        TreeSet<String> copied = new TreeSet<>();
        for (Path lesson : TextFiles.under(Path.of("lessons"), ".md")) {
            BOOKS.in(TextFiles.read(lesson)).stream()
                    .map(run -> lesson + ": " + run)
                    .forEach(copied::add);
        }

        assertThat(String.join("\n", copied)).isEmpty();
    }

    /** What a set says of itself and of its questions. */
    @Test
    void noProblemSetCopies() {
        TreeSet<String> copied = new TreeSet<>();
        for (Path file : TextFiles.under(Path.of("problem-sets"), ".json")) {
            if (file.getParent().endsWith("schema")) {
                continue;
            }
            JsonNode set = JsonMapper.shared().readTree(TextFiles.read(file));
            JsonNode questions = set.path("questions");
            Stream.Builder<JsonNode> said = Stream.builder();
            said.add(set.path("title")).add(set.path("about"));
            questions.forEach(question -> said.add(question.path("note"))
                    .add(question.path("overrule").path("comment")));
            said.build()
                    .flatMap(words -> BOOKS.in(words.asString("")).stream())
                    .map(run -> file + ": " + run)
                    .forEach(copied::add);
        }

        assertThat(String.join("\n", copied)).isEmpty();
    }

    /** What a law asks, and what may be answered: one line a sentence. */
    @Test
    void noLawCopies() {
        TreeSet<String> copied = new TreeSet<>();
        for (Path laws : TextFiles.under(Path.of("src/main/resources/kibitzer/laws"), ".yaml")) {
            TextFiles.read(laws)
                    .lines()
                    .map(line -> ID_OR_FIELD.matcher(line).replaceFirst(""))
                    .flatMap(line -> BOOKS.in(line).stream())
                    .map(run -> laws.getFileName() + ": " + run)
                    .forEach(copied::add);
        }

        assertThat(String.join("\n", copied)).isEmpty();
    }

    /** What is measured on a hand and asked of it, and what is told against the rules that came near. */
    @Test
    void noFactOfADealtQuestionCopies() {
        TreeSet<String> copied = new TreeSet<>();
        for (Decision<?, ?> decision : Decisions.all()) {
            for (int seed = 1; seed <= DEALS; seed++) {
                Advice<?> advice = advised(decision, seed);
                Stream.concat(advice.rulings().stream(), advice.nearMisses().stream())
                        .flatMap(ruling -> ruling.reasons().stream())
                        .flatMap(reason -> Stream.of(reason.measured(), reason.asked()))
                        .flatMap(words -> BOOKS.in(words).stream())
                        .map(run -> decision.id() + ": " + run)
                        .forEach(copied::add);
            }
        }

        assertThat(String.join("\n", copied)).isEmpty();
    }

    private static <P, A> Advice<A> advised(Decision<P, A> decision, int seed) {
        return decision.advise(decision.deal(DealRequest.of(seed)));
    }

    @Test
    void eightWordsOfOneBookAreFound() {
        assertThat(BOOKS.in("They say: \"Hold the turn-up card as long as possible, and so keep\" it."))
                .containsExactly("hold the turn up card as long as possible and so keep");
        assertThat(BOOKS.in("Full house, flush, straight, three of a kind, two pairs, one pair"))
                .isEmpty();
    }

    @Test
    void readsWhatItWrote() {
        String text = "Seven words are not enough to make a run, but eight of them are as many as it takes";
        BookRuns runs = BookRuns.of(Stream.of(text));

        assertThat(runs.in(text)).containsExactly(String.join(" ", BookRuns.words(text)));
        assertThat(runs.in("eight of them are as many as")).isEmpty();
    }

    /** Makes the file anew: -Dbooks.dir=... with the books as *.txt. */
    @Test
    @EnabledIfSystemProperty(named = "books.dir", matches = ".+")
    void writesTheFingerprintsOfTheBooks() throws IOException {
        List<Path> books = TextFiles.under(Path.of(System.getProperty("books.dir")), ".txt");
        byte[] made = BookRuns.of(books.stream().map(TextFiles::read)).encoded();
        Files.write(Path.of("src/test/resources/kibitzer/content/check/book-runs.bin"), made);

        assertThat(books).hasSize(4);
        assertThat(made).hasSizeLessThan(1_000_000);
    }
}
