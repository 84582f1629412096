package kibitzer.games.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Source;
import kibitzer.content.syllabus.Pointer;
import kibitzer.content.syllabus.Syllabus;
import org.junit.jupiter.api.Test;

class LawsTest {
    private final Laws laws = Laws.shipped();
    private final Syllabus syllabus = Syllabus.shipped();

    /** Those whose id begins with one of these parts of the books. */
    private Stream<Pointer> pointersOf(String... games) {
        return syllabus.pointers().stream()
                .filter(pointer -> List.of(games).contains(pointer.id().replaceFirst("\\.p\\d+$", "")))
                .filter(Pointer::isCheckable);
    }

    private List<String> cited() {
        return laws.all().flatMap(one -> one.sources().stream()).distinct().toList();
    }

    @Test
    void everyLawOfContractBridgeHasACase() {
        assertThat(pointersOf("contract-bridge-irregularities", "bridge-proprieties", "bridge-club-procedure")
                        .map(Pointer::id))
                .isNotEmpty()
                .isSubsetOf(cited());
    }

    @Test
    void everyLawOfWhistHasACase() {
        assertThat(pointersOf(
                                "whist",
                                "short-whist",
                                "short-whist-1900",
                                "american-whist",
                                "dummy-whist-1900",
                                "double-dummy")
                        .map(Pointer::id))
                .isNotEmpty()
                .isSubsetOf(cited());
    }

    @Test
    void everyLawOfTheBridgeOf1904HasACaseUnlessTheScoreOfADealShowsIt() {
        List<String> scoredByTheDeal = Stream.of("02", "08", "09", "11", "12", "13", "14")
                .map(number -> "bridge-whist-1904.p" + number)
                .toList();
        assertThat(pointersOf("bridge-whist-1904").map(Pointer::id).filter(id -> !scoredByTheDeal.contains(id)))
                .isSubsetOf(cited());
    }

    // Laws 65 to 75 rank the hands; the showdown asks them.
    @Test
    void everyLawOf1891PokerHasACaseUnlessItRanksHands() {
        assertThat(pointersOf("english-draw-poker")
                        .map(Pointer::id)
                        .filter(id -> number(id) >= 26 && (number(id) < 68 || number(id) > 78)))
                .isNotEmpty()
                .isSubsetOf(cited());
    }

    private static int number(String id) {
        return Integer.parseInt(id.substring(id.lastIndexOf('p') + 1));
    }

    @Test
    void everyCaseIsOfTheBookThatItsCodeNames() {
        assertThat(laws.all()).isNotEmpty().allSatisfy(one -> {
            assertThat(syllabus.games().find(one.code().game())).isPresent();
            assertThat(one.sources())
                    .allSatisfy(id -> assertThat(syllabus.of(Source.source(id)).book())
                            .isEqualTo(one.code().book()));
        });
    }

    @Test
    void everyCaseOffersAtLeastTwoRemediesThatDoNotFit() {
        assertThat(laws.all()).allSatisfy(one -> {
            assertThat(one.others()).hasSizeGreaterThanOrEqualTo(2).doesNotContainAnyElementsOf(one.remedies());
            assertThat(one.others())
                    .as("%s: remedies of the same laws", one.offence())
                    .allSatisfy(other -> assertThat(laws.nearest(one, other)).isPresent());
        });
    }

    @Test
    void everyRemedyThatIsNamedIsProvidedSomewhere() {
        assertThat(laws.remedies().values())
                .allSatisfy(remedy -> assertThat(laws.codes())
                        .anySatisfy(code -> assertThat(laws.of(code)).anyMatch(one -> one.provides(remedy))));
    }

    @Test
    void aCaseIsFoundByGameAndOffence() {
        assertThat(laws.find("short-whist", "revoke-penalty").orElseThrow().remedies())
                .extracting(Remedy::id)
                .containsExactly("three-tricks", "three-points-off", "three-points-on");
        assertThat(laws.find("short-whist", "no-such-thing")).isEmpty();
    }

    @Test
    void codesThatDifferAreSeenSideBySide() {
        LawCase whist = laws.find("short-whist", "dealer-shuffles-after-cut").orElseThrow();
        assertThat(whist.remedies()).extracting(Remedy::id).containsExactly("deal-lost");
        assertThat(laws.elsewhere(whist))
                .filteredOn(one -> one.code().game().equals("bridge-whist-1904"))
                .flatExtracting(LawCase::remedies)
                .extracting(Remedy::id)
                .containsExactly("fresh-cut");
    }
}
