package kibitzer.content.syllabus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Source;
import kibitzer.marking.Citation;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SyllabusTest {
    private final Syllabus syllabus = Syllabus.shipped();

    @Nested
    class Citing {
        @Test
        void namesBookAndPageOfAPointer() {
            Citation citation = syllabus.of(Source.source("acol-system.p03"));

            assertThat(citation.inWords()).isEqualTo("Culbertson's Card Games Complete, p. 141");
            assertThat(citation.book()).isEqualTo("culbertson");
            assertThat(citation.ids()).containsExactly("acol-system.p03");
        }

        @Test
        void namesThePageOfTheFirstOfSeveralIds() {
            Citation citation = syllabus.of(Source.source("rummy.p01", "acol-system.p03"));

            assertThat(citation.page()).hasValue(8);
            assertThat(citation.ids()).containsExactly("rummy.p01", "acol-system.p03");
        }

        @Test
        void leavesThePageOutWhereItIsLost() {
            Pointer lost = syllabus.pointers().stream()
                    .filter(pointer -> pointer.place().page().isEmpty())
                    .findFirst()
                    .orElseThrow();

            assertThat(syllabus.of(Source.source(lost.id())).inWords())
                    .isEqualTo(lost.place().book().title());
        }

        @Test
        void saysWhereNoBookSpeaks() {
            Citation citation = syllabus.of(Source.generalPractice("clubs of two four-card suits"));

            assertThat(citation.book()).isEqualTo("general-practice");
            assertThat(citation.inWords()).isEqualTo("General practice: clubs of two four-card suits");
        }

        @Test
        void namesTheRulesNumbersWhereThePageIsLost() {
            assertThat(syllabus.of(Source.source("whist-maxims.p32", "whist-maxims.p03", "whist-maxims.p49"))
                            .inWords())
                    .isEqualTo("A Handbook of Whist and Dominoes, Hoyle 2, Bob Short 3");
            assertThat(syllabus.of(Source.source("short-whist.p10")).inWords())
                    .isEqualTo("A Handbook of Whist and Dominoes, Law 8");
        }

        @ParameterizedTest
        @ValueSource(strings = {"acol-system.p03", "acol-system.e01", "rummy.h01", "rummy.combinations", "rummy"})
        void acceptsPointersErrataHandsTablesAndGames(String id) {
            assertThat(syllabus.entry(id)).get().returns(id, Entry::id);
            assertThat(syllabus.of(Source.source(id)).book()).isEqualTo("culbertson");
        }

        @Test
        void refusesAnIdThatIsNotThere() {
            assertThatThrownBy(() -> syllabus.of(Source.source("acol-system.p99")))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("acol-system.p99")
                    .hasMessageContaining("expected the id of a pointer");
        }
    }

    @Nested
    class Games {
        @Test
        void everyGameDescendsFromTheHeadOfATree() {
            assertThat(syllabus.games().all())
                    .allSatisfy(game -> assertThat(syllabus.games()
                                    .ancestry(game.id())
                                    .getLast()
                                    .variantOf())
                            .as("the last ancestor of %s is a variant of nothing", game.id())
                            .isEmpty());
        }

        @Test
        void everyVariantNamesAGame() {
            assertThat(syllabus.games().all())
                    .allSatisfy(game -> assertThat(game.variantOf()
                                    .map(parent -> syllabus.games().find(parent).isPresent()))
                            .as("variant_of of %s", game.id())
                            .isNotEqualTo(Optional.of(false)));
        }

        @Test
        void areFoundByAliasWhateverTheCapitals() {
            assertThat(syllabus.games().named("basic rummy"))
                    .extracting(Game::id)
                    .containsExactly("rummy");
        }

        @Test
        void standUnderTheGameTheyVary() {
            assertThat(syllabus.games().variantsOf("contract-bridge"))
                    .extracting(Game::id)
                    .contains("acol-system", "culbertson-point-count");
        }

        @Test
        void areSearchedByNameBeforeRules() {
            assertThat(syllabus.games().search("GIN"))
                    .extracting(Game::id)
                    .startsWith(syllabus.games().all().stream()
                            .filter(game -> Stream.concat(Stream.of(game.id(), game.name()), game.aliases().stream())
                                    .anyMatch(name ->
                                            name.toLowerCase(Locale.ROOT).contains("gin")))
                            .map(Game::id)
                            .toArray(String[]::new));
        }

        @Test
        void familiesTogetherHoldEveryGameOnce() {
            Set<String> inFamilies = syllabus.games().byFamily().values().stream()
                    .flatMap(games -> games.stream().map(Game::id))
                    .collect(Collectors.toSet());

            assertThat(inFamilies).hasSize(648).hasSameSizeAs(syllabus.games().all());
        }
    }

    @Nested
    class Files {
        @ParameterizedTest
        @ValueSource(
                strings = {"games", "pointers", "tables", "hands", "glossary", "errata", "not-checked", "not-asked"})
        void holdToTheirSchemasWithIdsUniqueAndGamesKnown(String kind) throws IOException {
            String text;
            try (var file = SyllabusTest.class.getResourceAsStream("/lessons/syllabus/" + kind + ".jsonl")) {
                text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            }

            assertThat(text.lines()).isNotEmpty();
            assertThat(SyllabusCheck.check(kind + ".jsonl", kind + ".jsonl", text))
                    .isEmpty();
        }

        @Test
        void areReadToTheLastLine() {
            assertThat(syllabus.pointers()).hasSize(1890);
            assertThat(syllabus.tables()).hasSize(321);
            assertThat(syllabus.hands()).hasSize(604);
            assertThat(syllabus.errata()).hasSize(202);
            assertThat(syllabus.glossary().all()).hasSize(988);
        }
    }

    @Nested
    class FaultsOfALine {
        private static final String GOOD = """
                {"id": "rummy.p90", "game": "rummy", "book": "culbertson", "page": 8, "lines": [1, 2], "topic": "t", \
                "says": "s", "when": "w", "answer": "a", "check": "exact", "example": null}""";

        @Test
        void nameTheLineAndTheFieldThatBreaksTheSchema() {
            assertThat(SyllabusCheck.check("p.jsonl", "pointers.jsonl", GOOD + "\n" + GOOD.replace("exact", "maybe")))
                    .anySatisfy(fault -> assertThat(fault.toString()).startsWith("p.jsonl:2: check: "));
        }

        @Test
        void tellOfAnIdThatStandsTwice() {
            assertThat(SyllabusCheck.check("p.jsonl", "pointers.jsonl", GOOD + "\n\n" + GOOD))
                    .singleElement()
                    .hasToString("p.jsonl:3: \"rummy.p90\" stands on line 1 already; expected each id once");
        }

        @Test
        void tellOfAnUnknownGameAndOfBrokenJson() {
            assertThat(SyllabusCheck.check(
                            "p.jsonl", "pointers.jsonl", GOOD.replace("\"rummy\"", "\"rum\"") + "\n{\"id"))
                    .extracting(fault -> fault.line() + " " + fault.expected())
                    .containsExactly("1 the id of a game of games.jsonl", "2 valid JSON");
        }
    }
}
