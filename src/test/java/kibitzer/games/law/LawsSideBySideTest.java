package kibitzer.games.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How the cases of the laws are found and set against each other. */
class LawsSideBySideTest {
    private final Laws laws = Laws.shipped();

    /** Of the same stage first, then the one told shortest; wherever else, if that stage has none. */
    @ParameterizedTest(name = "{0}, {1}: {2}")
    @CsvSource({
        "faced-card-in-pack, misdeal-loses-deal, dealer-counts",
        "one-adversary-demands, no-penalty-can-be-enforced, wrong-penalty-demanded",
        "lead-out-of-turn, no-penalty-can-be-enforced, none-of-the-suit-called",
        "faced-card-in-pack, no-penalty-can-be-enforced, none-of-the-suit-called"
    })
    void theNearestCaseThatKnowsARemedyIsOfTheSameStageAndToldShortest(String offence, String remedy, String nearest) {
        LawCase one = laws.find("whist", offence).orElseThrow();
        assertThat(laws.nearest(one, remedy(remedy)).map(LawCase::offence)).contains(nearest);
    }

    @Test
    void noCaseIsNearWhereTheCodeDoesNotKnowTheRemedy() {
        LawCase one = laws.find("whist", "faced-card-in-pack").orElseThrow();
        assertThat(laws.nearest(one, remedy("three-tricks"))).isEmpty();
        assertThat(one.provides(remedy("three-tricks"))).isFalse();
    }

    private Remedy remedy(String id) {
        return Optional.ofNullable(laws.remedies().get(id)).orElseThrow();
    }

    @Test
    void theCasesOfACodeComeInTheOrderOfAnEvening() {
        assertThat(laws.codes()).isNotEmpty().allSatisfy(code -> {
            assertThat(laws.of(code).stream().map(LawCase::stage).toList())
                    .isNotEmpty()
                    .isSorted();
            assertThat(laws.of(code)).allMatch(one -> one.code().equals(code));
            assertThat(laws.code(code.game())).contains(code);
        });
        assertThat(laws.code("no-such-game")).isEmpty();
        assertThat(laws.of(new LawCode("no-such-game", "culbertson", "Nothing")))
                .isEmpty();
        assertThat(laws.find("no-such-game", "revoke-penalty")).isEmpty();
    }

    @Test
    void whatOtherCodesMakeOfItLeavesOutTheCaseItself() {
        LawCase one = laws.find("short-whist", "revoke-penalty").orElseThrow();
        assertThat(laws.elsewhere(one))
                .isNotEmpty()
                .doesNotContain(one)
                .allMatch(other -> other.offence().equals("revoke-penalty"))
                .extracting(LawCase::code)
                .doesNotHaveDuplicates()
                .doesNotContain(one.code());
    }

    /** Culbertson's whist: one remedy for a revoke; of an opponent who played too early three may be chosen. */
    @Test
    void aLawGivesAChoiceWhereItProvidesMoreThanOne() {
        assertThat(laws.find("whist", "revoke-penalty").orElseThrow().givesAChoice())
                .isFalse();
        assertThat(laws.find("whist", "one-side-wrong-number").orElseThrow().givesAChoice())
                .isTrue();
    }

    @Test
    void aStageHasAWordAndATitle() {
        assertThat(Stage.words()).startsWith("table", "dealing").endsWith("proprieties");
        for (Stage stage : Stage.values()) {
            assertThat(Stage.named(stage.word())).isEqualTo(stage);
        }
        assertThat(Stage.REVOKE.title()).isEqualTo("The revoke");
        assertThat(List.of(Stage.values()))
                .extracting(Stage::title)
                .doesNotHaveDuplicates()
                .doesNotContain("");
    }
}
