package kibitzer.content.problemset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.content.problemset.ProblemSet.Problem;
import kibitzer.content.reading.ShippedFile;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.content.syllabus.WorkedHand;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ShippedProblemSetsTest {
    private static final Syllabus SYLLABUS = Syllabus.shipped();
    private static final List<ProblemSet> SETS = ProblemSets.shipped().all();

    /** What a player answers who lets the chance go by, where a decision leaves him free to do so. */
    private static final Map<String, Set<String>> DOING_NOTHING = Map.ofEntries(
            Map.entry("bridge/call", Set.of("P")),
            Map.entry("gin/draw", Set.of("stock")),
            Map.entry("gin/knock", Set.of("play-on")),
            Map.entry("gin/for-partner", Set.of("not")),
            Map.entry("rummy/go-out", Set.of("play-on")),
            Map.entry("rummy/knock", Set.of("play-on")),
            Map.entry("rummy/plan", Set.of("hold", "stock", "play-on", "no", "drop")),
            Map.entry("canasta/pile", Set.of("not")),
            Map.entry("poker/open", Set.of("pass")),
            Map.entry("poker/stay", Set.of("drop")),
            Map.entry("poker/raise", Set.of("call", "drop")),
            Map.entry("poker/call", Set.of("check", "drop")),
            Map.entry("poker/knock", Set.of("play-on")),
            Map.entry("poker/pot-odds", Set.of("drop")),
            Map.entry("red-dog/bet", Set.of("forfeit")));

    static Stream<ProblemSet> sets() {
        return SETS.stream();
    }

    @Test
    void noneIsLostAndEachHasATitleOfItsOwn() {
        assertThat(SETS).hasSizeGreaterThanOrEqualTo(135);
        assertThat(SETS).extracting(ProblemSet::title).doesNotHaveDuplicates();
        assertThat(SETS).extracting(ProblemSet::about).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("sets")
    void eachAsksTenToTwentyQuestionsNoTwoAlike(ProblemSet set) {
        assertThat(set.problems()).hasSizeBetween(10, 20);
        assertThat(set.problems()).extracting(Problem::question).doesNotHaveDuplicates();
        assertThat(set.problems()).extracting(Problem::points).allMatch(points -> points >= 1 && points <= 5);
        assertThat(set.level()).isBetween(1, 5);
    }

    @ParameterizedTest
    @MethodSource("sets")
    void whereOneMayLetTheChanceGoByThatIsSometimesRight(ProblemSet set) {
        List<Question<?, ?>> free = set.problems().stream()
                .<Question<?, ?>>map(Problem::question)
                .filter(question ->
                        DOING_NOTHING.containsKey(question.decision().id().text()))
                .toList();

        if (free.size() > 3) {
            assertThat(free).anyMatch(ShippedProblemSetsTest::isToDoNothing);
        }
    }

    private static <P, A> boolean isToDoNothing(Question<P, A> question) {
        Set<String> nothing = DOING_NOTHING.get(question.decision().id().text());
        return question.advice().best().stream()
                .map(answer ->
                        question.decision().answerKind().json().write(answer).asString(""))
                .anyMatch(nothing::contains);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bridge", "rummy", "poker"})
    void eachFamilyHasSetsOfEveryLevel(String family) {
        Set<Integer> levels = SETS.stream()
                .filter(set -> families(set).contains(family))
                .map(ProblemSet::level)
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(levels).containsExactly(1, 2, 3, 4, 5);
    }

    private static Set<String> families(ProblemSet set) {
        return set.problems().stream()
                .map(problem -> family(problem.question().decision().game()))
                .collect(Collectors.toSet());
    }

    private static String family(String game) {
        return SYLLABUS.games().find(game).orElseThrow().family();
    }

    @Test
    void everyDecisionIsAskedBySomeSet() {
        Set<String> asked = SETS.stream()
                .flatMap(set -> set.problems().stream())
                .map(problem -> problem.question().decision().id().text())
                .collect(Collectors.toSet());

        assertThat(asked)
                .containsAll(Decisions.all().stream()
                        .map(decision -> decision.id().text())
                        .toList());
    }

    /** A family of one kind of games is taught whole; of those that the syllabus only puts side by side, game by game. */
    private static String taughtWith(String game) {
        String family = family(game);
        return Set.of("two-hand", "european").contains(family) ? root(game) : family;
    }

    private static String root(String game) {
        return SYLLABUS.games()
                .find(game)
                .orElseThrow()
                .variantOf()
                .map(ShippedProblemSetsTest::root)
                .orElse(game);
    }

    /** Many questions of a family follow the books' own hands; none of these may be forgotten. */
    @Test
    void everyCompleteWorkedHandOfATaughtFamilyIsAskedOrItIsSaidWhyNot() {
        Set<String> asked = questions()
                .flatMap(question -> question.path("worked-hands").valueStream())
                .map(JsonNode::asString)
                .collect(Collectors.toSet());
        Set<String> taught = Stream.concat(
                        Decisions.all().stream().map(decision -> decision.game()),
                        SYLLABUS.hands().stream()
                                .filter(hand -> asked.contains(hand.id()))
                                .map(WorkedHand::game))
                .map(ShippedProblemSetsTest::taughtWith)
                .collect(Collectors.toSet());
        Set<String> complete = SYLLABUS.hands().stream()
                .filter(WorkedHand::complete)
                .filter(hand -> taught.contains(taughtWith(hand.game())))
                .map(WorkedHand::id)
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(taught).contains("bridge", "whist", "rummy", "poker");
        assertThat(complete).containsAll(asked);
        assertThat(asked).doesNotContainAnyElementsOf(SYLLABUS.notAsked().keySet());
        complete.removeAll(asked);
        assertThat(complete)
                .containsExactlyInAnyOrderElementsOf(SYLLABUS.notAsked().keySet());
    }

    @Test
    void aQuestionThatIsWrittenOutStatesItsAnswerAndTeachesSomething() {
        List<JsonNode> written =
                questions().filter(question -> question.has("position")).toList();

        assertThat(written).hasSizeGreaterThan(500);
        assertThat(written).filteredOn(question -> !question.has("expect")).isEmpty();
        assertThat(written).filteredOn(question -> !question.has("note")).isEmpty();
    }

    private static Stream<JsonNode> questions() {
        return ShippedFile.under("problem-sets", ".json").stream()
                .filter(file -> !file.path().contains("/schema/"))
                .map(file -> JsonMapper.shared().readTree(file.text()))
                .flatMap(set -> set.path("questions").valueStream());
    }
}
