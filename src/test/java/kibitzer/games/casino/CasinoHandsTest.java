package kibitzer.games.casino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every worked example of the book's chapter on casino and scopa (Culbertson pp. 259-264). */
class CasinoHandsTest {

    private static LawfulPlays table(String hand, String loose, Build... builds) {
        return table(CasinoGame.CASINO, hand, loose, builds);
    }

    private static LawfulPlays table(CasinoGame game, String hand, String loose, Build... builds) {
        return new LawfulPlays(
                game.rules(), CardSet.of(hand), new Layout(CardSet.of(loose), List.of(builds)), CasinoSight.ME);
    }

    private static Build mine(String cards, int value) {
        return new Build(CardSet.of(cards), value, CasinoSight.ME);
    }

    private static Build his(String cards, int value) {
        return new Build(CardSet.of(cards), value, CasinoSight.THEY);
    }

    private static boolean allows(LawfulPlays table, String play) {
        return table.objection(CasinoPlay.read(play)).isEmpty();
    }

    // casino.h01, h02, h06, h07; stealing bundles takes ranks alone, p. 362; royal casino, p. 262.
    @ParameterizedTest(name = "{0}: {1} takes {3} of {2}")
    @CsvSource(delimiter = '|', textBlock = """
            casino           | 9S | 6H 3D          | 6H 3D
            casino           | TS | 5H 4D AC       | 5H 4D AC
            casino           | 9S | 5H 4D 3C 6S    | 6S 5H 4D 3C
            casino           | 9S | 5H 4D 9C       | 5H 4D 9C
            casino           | KS | KH KD 9C       | KH KD
            casino           | JS | TH AD          | ''
            royal-casino     | JS | TH AD          | TH AD
            royal-casino     | KS | QH AD KC 7S 6S | 7S 6S QH AD KC
            royal-casino     | AS | KH AD 9C 5C AC | KH AD AC 9C 5C
            stealing-bundles | 9S | 6H 3D 9C 9D    | 9D 9C
            """)
    void aCardTakesAllThatItCan(String game, String card, String table, String taken) {
        List<CardSet> found =
                CasinoGame.find(game).orElseThrow().rules().captures(CardNotation.read(card), CardSet.of(table));
        CardSet most =
                found.stream().max(Comparator.comparingInt(CardSet::size)).orElse(CardSet.EMPTY);
        assertThat(most).isEqualTo(CardSet.of(taken));
    }

    @Test // casino.h03, p. 260
    void aFourOnAThreeBuildsSevenWhileASevenIsHeld() {
        assertThat(allows(table("4S 7H", "3D"), "build 7: 4S 3D")).isTrue();
        assertThat(allows(table("4S 8H", "3D"), "build 7: 4S 3D")).isFalse();
    }

    @Test // casino.h04, p. 260
    void withTwoTensATenOnTheTableIsBuilt() {
        assertThat(allows(table("TS TH", "TD"), "build 10: TS TD")).isTrue();
        assertThat(allows(table("TS 9H", "TD"), "build 10: TS TD")).isFalse();
    }

    @Test // casino.h05, p. 260
    void fivesThatWereAnnouncedAreNotTakenByATen() {
        LawfulPlays table = table("TS 5S", "", his("5H 5D", 5));
        assertThat(allows(table, "take TS: 5H 5D")).isFalse();
        assertThat(table.objection(CasinoPlay.read("take TS: 5H 5D")))
                .hasValueSatisfying(reason -> assertThat(reason).contains("is taken by a 5"));
        assertThat(allows(table, "take 5S: 5H 5D")).isTrue();
    }

    @Test // casino.h08, p. 260
    void theBuilderOfTenTakesItWithSevenAndThreeOrConsolidates() {
        LawfulPlays table = table("TS 7H", "7D 3C", mine("6S 4D", 10));
        assertThat(allows(table, "take TS: 6S 4D 7D 3C")).isTrue();
        assertThat(allows(table, "build 10: 7H 3C 6S 4D")).isTrue();
        Layout after = table.layout().after(CasinoPlay.read("build 10: 7H 3C 6S 4D"), CasinoSight.ME);
        assertThat(after.loose()).isEqualTo(CardSet.of("7D"));
        assertThat(after.builds()).singleElement().satisfies(build -> {
            assertThat(build.cards()).isEqualTo(CardSet.of("7H 3C 6S 4D"));
            assertThat(build.isSingle(Counts.CASINO)).isFalse();
        });
        assertThat(allows(table, "take TS: 7D 3C"))
                .as("the ten is bound to the build")
                .isFalse();
    }

    @Test // casino.h09, casino.h10, p. 260
    void aSingleBuildIsIncreasedByACardOfTheHandAlone() {
        assertThat(allows(table("AS 7H", "", his("4H 2D", 6)), "build 7: AS 4H 2D"))
                .isTrue();
        assertThat(allows(table("AS 7H", "", mine("4H 2D", 6)), "build 7: AS 4H 2D"))
                .isTrue();
        LawfulPlays withThree = table("AS TH", "3C", his("4H 2D", 6));
        assertThat(allows(withThree, "build 10: AS 3C 4H 2D")).isFalse();
        assertThat(withThree.objection(CasinoPlay.read("build 10: AS 3C 4H 2D")))
                .hasValue("a build is increased by one card of the hand alone");
        assertThat(allows(table("AS 7H", "", his("4H 2D 6C", 6)), "build 7: AS 4H 2D 6C"))
                .as("duplicated")
                .isFalse();
    }

    @Test // casino.h11, casino.h12, p. 262
    void whatSumsTakeLeavesRanksUnpaired() {
        assertThat(unpaired("4S 3S 7S")).containsExactlyInAnyOrder(Rank.THREE, Rank.FOUR, Rank.SEVEN);
        assertThat(unpaired("4S 3S 7S 4H 2S 6S")).containsExactlyInAnyOrder(Rank.TWO, Rank.THREE, Rank.SIX, Rank.SEVEN);
    }

    private static Set<Rank> unpaired(String seen) {
        return UnpairedRanks.of(CardNotation.readList(seen));
    }

    @Test // scopa.h01, p. 264
    void fourSevensAreTheHighestPrimiera() {
        assertThat(Primiera.points(CardSet.of("7S 7H 7D 7C"))).isEqualTo(84);
    }

    // p. 264: the best card of each suit, every suit needed.
    @ParameterizedTest
    @CsvSource({
        "7S 6H AD 5C, 70",
        "7S 6S 6H AD KD 2C, 67",
        "KS QH JD KC, 40",
        "4S 3H 2D KC, 49",
        "7S 7H 7D 6D, 0",
        "'', 0"
    })
    void aPrimieraCountsTheBestOfEachSuit(String cards, int points) {
        assertThat(Primiera.points(CardSet.of(cards))).isEqualTo(points);
    }

    // scopa.p01, p. 263.
    @ParameterizedTest
    @CsvSource({
        "7S, 7H 4D 3C, 7H",
        "7S, 5H 4D 3C 2C, 5H 2C|4D 3C",
        "KS, 7H 3D QC AC, 7H 3D|QC AC",
        "KS, 7H 3D KC, KC",
        "QS, 7H 2D 6C 3C, 7H 2D|6C 3C",
        "JS, 7H 2D, ''",
        "5S, 5H 5D 4D AC, 5H|5D"
    })
    void atScopaASingleCardGoesBeforeASumAndOneSumIsTaken(String card, String table, String captures) {
        Set<CardSet> expected = captures.isEmpty()
                ? Set.of()
                : Stream.of(captures.split("\\|")).map(CardSet::of).collect(Collectors.toSet());
        assertThat(CasinoGame.SCOPA.rules().captures(CardNotation.read(card), CardSet.of(table)))
                .containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test // par. 13, p. 260
    void whoeverHasABuildOnTheTableDoesNotTrail() {
        assertThat(allows(table("TS 7H", "KC", mine("6S 4D", 10)), "trail 7H")).isFalse();
        assertThat(allows(table("TS 7H", "KC", his("6S 4D", 10)), "trail 7H")).isTrue();
        assertThat(table("TS 7H", "KC", mine("6S 4D", 10)).all()).containsExactly(CasinoPlay.read("take TS: 6S 4D"));
    }

    @Test // par. 14, p. 260; royal casino, p. 262
    void courtCardsAreBuiltInRoyalCasinoAlone() {
        assertThat(allows(table("KS KH", "KC"), "build 13: KS KC")).isFalse();
        assertThat(allows(table(CasinoGame.ROYAL, "KS KH", "KC"), "build 13: KS KC"))
                .isTrue();
        assertThat(allows(table(CasinoGame.ROYAL, "AS KH", "QC"), "build 13: AS QC"))
                .isTrue();
        assertThat(allows(table(CasinoGame.ROYAL, "AS KH", "AC"), "build 14: KH AC"))
                .isTrue();
        assertThat(allows(table(CasinoGame.ROYAL, "AS AH", "AC"), "build 14: AH AC"))
                .isTrue();
    }

    @Test
    void aCardIsNotBuiltOnNothing() {
        assertThat(table("9S 9H", "KC").all())
                .containsExactlyInAnyOrder(CasinoPlay.read("trail 9S"), CasinoPlay.read("trail 9H"));
        assertThat(allows(table("9S 9H", "6C 3C"), "build 9: 9S 6C 3C")).isTrue();
    }
}
