package kibitzer.marking.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import kibitzer.cards.BadNotation;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.Decisions;
import kibitzer.decisions.form.Field;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnalysisTest {
    private static final String STRONG_NO_TRUMP = "AQ4.KJ52.KQ3.K97";

    private static Analysis of(String cards, Map<String, String> known) {
        return Analysis.of(GivenCards.read(cards), known, Decisions.all());
    }

    private static DecisionOnCards sight(Analysis analysis, String decision) {
        return analysis.sights().stream()
                .filter(sight -> sight.decision().id().text().equals(decision))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> asked(Analysis analysis) {
        return analysis.sights().stream()
                .filter(sight -> !sight.fits().isEmpty())
                .map(sight -> sight.decision().id().text())
                .toList();
    }

    private static List<String> best(DecisionOnCards sight, String variant) {
        return sight.fits().stream()
                .filter(fit -> fit.variant().equals(variant))
                .flatMap(fit -> fit.question().advice().best().stream())
                .map(Object::toString)
                .toList();
    }

    @Test
    void aBridgeHandIsCalledInEverySystemSideBySide() {
        DecisionOnCards calls = sight(of(STRONG_NO_TRUMP, Map.of("dealer", "N", "auction", "")), "bridge/call");

        assertThat(calls.fits()).extracting(FittingQuestion::variant).containsExactlyElementsOf(Systems.ids());
    }

    /** 18 points, balanced: one no trump is 16 to 18 in C.A.B. (p. 142); Acol's is 13 to 15 or 15 to 17 (p. 141). */
    @Test
    void systemsThatDifferAreSeenToDiffer() {
        DecisionOnCards calls = sight(of("AQ4.KJ52.KQ3.K97", Map.of("dealer", "N", "auction", "")), "bridge/call");

        assertThat(best(calls, "cab")).containsExactly("1NT");
        assertThat(best(calls, "acol")).containsExactly("1H");
    }

    @Test
    void everyCountThatNeedsNoTrumpsIsMade() {
        DecisionOnCards value = sight(of("AKJ54.KQ3.72.854", Map.of()), "bridge/value");

        assertThat(best(value, "points")).containsExactly("13.0");
        assertThat(best(value, "honour-tricks")).containsExactly("3.0");
        assertThat(value.faults()).extracting(fault -> fault.field()).containsOnly("position.trump");
    }

    @Test
    void withTrumpsNamedEveryCountIsMade() {
        DecisionOnCards value = sight(of("AKJ54.KQ3.72.854", Map.of("trump", "S")), "bridge/value");

        assertThat(value.faults()).isEmpty();
        assertThat(value.fits()).extracting(FittingQuestion::variant).contains("playing-tricks", "culbertson-raise");
    }

    @Test
    void theSuitsOfABridgeHandAreLookedAtOneByOne() {
        DecisionOnCards suits = sight(of("AKJ54.KQ3.72.854", Map.of()), "bridge/biddable-suit");

        assertThat(suits.fits())
                .extracting(FittingQuestion::variant)
                .containsExactly("spades", "hearts", "diamonds", "clubs");
    }

    @Test
    void tenCardsAreMeldedAndAnUpcardAsksWhetherToTakeIt() {
        String ten = "9S 9H 9D 8D 7D KS KH 4D 5C 2C";
        assertThat(asked(of(ten, Map.of()))).contains("gin/melds").doesNotContain("gin/draw", "bridge/call");
        assertThat(sight(of(ten, Map.of()), "gin/draw").wanting())
                .extracting(Field::name)
                .containsExactly("upcard");
        assertThat(asked(of(ten, Map.of("upcard", "KD")))).contains("gin/draw");
    }

    @ParameterizedTest
    @CsvSource({
        "JS JH 4D 5C 9S,                   poker/class",
        "JS JH 4D 5C 9S,                   poker/draw",
        "JS JH 4D 5C 9S,                   poker/open",
        "9S 9H 9D 8D 7D KS KH 4D 5C 2C 3H, gin/discard",
        "9S 9H 9D 8D 7D KS KH 4D 5C 2C 3H, gin/knock",
        "KQT52,                            bridge/biddable-suit",
        "KQT52,                            bridge/lead-card",
    })
    void theDecisionsOfAGameTakeTheCardsOfThatGame(String cards, String decision) {
        assertThat(asked(of(cards, Map.of()))).contains(decision);
    }

    /** No form with a joker is named, so every form that has one is looked at. */
    @Test
    void aJokerIsLookedAtInTheGamesThatHaveOne() {
        DecisionOnCards draw = sight(of("JS JH 4D 5C JK", Map.of()), "poker/draw");

        assertThat(draw.fits())
                .extracting(FittingQuestion::variant)
                .contains("joker-wild", "bug")
                .doesNotContain("standard");
    }

    @Test
    void whatCannotBeIsSaidOnceWithItsReason() {
        Analysis analysis = of(STRONG_NO_TRUMP, Map.of("dealer", "N", "auction", "1S P 1C"));

        assertThat(analysis.faults())
                .singleElement()
                .satisfies(fault -> assertThat(fault).hasMessageContaining("1C").hasMessageContaining("not higher"));
    }

    @Test
    void aGameThatAnotherDecisionTeachesIsNoFault() {
        assertThat(of("JS JH 4D 5C 9S", Map.of("game", "bug")).faults()).isEmpty();
    }

    @Test
    void whatMustBeKnownIsAskedFirst() {
        assertThat(of(STRONG_NO_TRUMP, Map.of()).askable())
                .extracting(Field::name)
                .startsWith("dealer", "auction", "contract")
                .doesNotContain("hand", "system", "method")
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({
        "KS KS QH,          the king of spades stands twice",
        "KZ,                expected",
        "AKJ54.KQ3.72,      four groups",
        "'  ',              no cards",
        "AKJJ5,             the jack of spades stands twice",
    })
    void cardsThatCannotBeAreRefusedWithTheReason(String cards, String reason) {
        assertThatThrownBy(() -> GivenCards.read(cards))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining(reason);
    }
}
