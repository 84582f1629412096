package kibitzer.games.poker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Forms of poker beside the common ones: what their hands are called, and which wins. */
class EveryFormTest {

    private static Map<HandClass, Integer> counted(String id) {
        PokerForm form = PokerForm.named(id);
        Map<HandClass, Integer> counts = new EnumMap<>(HandClass.class);
        EveryHand.of(
                form.pack(),
                form.cards(),
                hand -> counts.merge(form.classOf(new HandValue(form.ranking().strength(hand))), 1, Integer::sum));
        assertThat(form.classes()).as(id).containsAll(counts.keySet());
        return counts;
    }

    /** Table 5 (Culbertson p. 109), of which stripped-pack-poker.e01 says that ace to eight is a straight. */
    @Test
    void withFortyCardsTheClassesAreAsTableFiveCountsThem() {
        assertThat(counted("stripped-40"))
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        HandClass.STRAIGHT_FLUSH, 28,
                        HandClass.FOUR_OF_A_KIND, 360,
                        HandClass.FULL_HOUSE, 2_160,
                        HandClass.FLUSH, 980,
                        HandClass.STRAIGHT, 7_140,
                        HandClass.THREE_OF_A_KIND, 23_040,
                        HandClass.TWO_PAIRS, 51_840,
                        HandClass.PAIR, 322_560,
                        HandClass.NO_PAIR, 249_900));
    }

    /** Eight ranks: five sequences, C(8,5) = 56 sets of ranks. */
    @Test
    void withThirtyTwoCardsThereAreFiveSequences() {
        assertThat(counted("stripped-32"))
                .containsEntry(HandClass.STRAIGHT_FLUSH, 5 * 4)
                .containsEntry(HandClass.STRAIGHT, 5 * 1_020)
                .containsEntry(HandClass.FLUSH, (56 - 5) * 4)
                .containsEntry(HandClass.NO_PAIR, (56 - 5) * 1_020);
    }

    /** Errata as-nas.e01: 480 of the 15,504 hands are full houses; here they are threes with a pair beside. */
    @Test
    void atAsNasFullHousesAreCountedAsThrees() {
        assertThat(counted("as-nas"))
                .containsEntry(HandClass.FOUR_OF_A_KIND, 5 * 16)
                .containsEntry(HandClass.THREE_OF_A_KIND, 5 * 4 * 6 * 16 + 480)
                .containsEntry(HandClass.NO_PAIR, 1_024);
        assertThat(counted("twenty-card"))
                .containsEntry(HandClass.FULL_HOUSE, 480)
                .containsEntry(HandClass.STRAIGHT, 1_020);
    }

    /** Each of the four limits leaves three ranks between: C(4,3), C(4,3), C(4,3) and C(4,3) sets. */
    @Test
    void catsAndDogsAreFourSetsOfRanksEach() {
        assertThat(counted("cats-and-dogs"))
                .containsEntry(HandClass.BIG_CAT, 4 * 1_020)
                .containsEntry(HandClass.LITTLE_CAT, 4 * 1_020)
                .containsEntry(HandClass.BIG_DOG, 4 * 1_020)
                .containsEntry(HandClass.LITTLE_DOG, 4 * 1_020)
                .containsEntry(HandClass.FLUSH, 5_108)
                .containsEntry(HandClass.NO_PAIR, 1_302_540 - 16 * 1_020);
        assertThat(counted("cats-and-dogs-suited"))
                .containsEntry(HandClass.CAT_OR_DOG_FLUSH, 16 * 4)
                .containsEntry(HandClass.FLUSH, 5_108 - 16 * 4);
    }

    /** Sixteen court cards: two pairs 4 x C(4,2) x 6 x 6 x 4 / 2, one pair 4 x 6 x 4 x 4 x 4. */
    @Test
    void aBlazeIsEveryHandOfCourtCardsBelowThrees() {
        assertThat(counted("blaze"))
                .containsEntry(HandClass.BLAZE, 6 * 36 * 8 + 4 * 6 * 64)
                .containsEntry(HandClass.TWO_PAIRS, 123_552 - 6 * 36 * 8)
                .containsEntry(HandClass.PAIR, 1_098_240 - 4 * 6 * 64);
    }

    /** From A 3 5 7 9 to 5 7 9 J K: five sets of ranks. */
    @Test
    void thereAreFiveSkipStraights() {
        assertThat(counted("skip-straight"))
                .containsEntry(HandClass.SKIP_STRAIGHT, 5 * 1_020)
                .containsEntry(HandClass.FLUSH, 5_112)
                .containsEntry(HandClass.NO_PAIR, 1_303_560 - 5 * 1_020);
    }

    /** Four of one suit and one of another: 4 x C(13,4) x 39, of which some are straights or pair up. */
    @Test
    void aFourFlushTakesItsHandsFromPairAndNoPair() {
        Map<HandClass, Integer> counts = counted("four-flush");
        int fourOfASuit = 4 * 715 * 39;
        int straights = 10 * 4 * 5 * 3;
        assertThat(counts).containsEntry(HandClass.FOUR_FLUSH, fourOfASuit - straights);
        assertThat(counts.get(HandClass.PAIR) + counts.get(HandClass.NO_PAIR))
                .isEqualTo(1_098_240 + 1_302_540 - (fourOfASuit - straights));
        assertThat(counts).containsEntry(HandClass.STRAIGHT, 10_200);
    }

    @Test
    void threeCardsMakeTheseHands() {
        assertThat(counted("three-card"))
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        HandClass.THREE_OF_A_KIND, 52, HandClass.PAIR, 3_744, HandClass.NO_PAIR, 22_100 - 52 - 3_744));
        assertThat(counted("three-card-flushes"))
                .containsEntry(HandClass.STRAIGHT_FLUSH, 12 * 4)
                .containsEntry(HandClass.FLUSH, (286 - 12) * 4)
                .containsEntry(HandClass.STRAIGHT, 12 * 60);
    }

    @Test
    void twoCardsWithDeucesWildPairMoreOften() {
        assertThat(counted("two-card")).containsEntry(HandClass.PAIR, 78);
        // Every hand with a two, and the 72 other pairs.
        assertThat(counted("hurricane")).containsEntry(HandClass.PAIR, 1_326 - 1_128 + 72);
    }

    /**
     * P. 92: monte is hurricane with three cards, so its deuces are wild. By their number, without one: 10 sequences of
     * 12 ranks, 220 sets of ranks; with one: 72 pairs, and 22 of the 66 pairs of ranks lie within a sequence; with two or
     * three always a straight flush.
     */
    @Test
    void atMonteForHighDeucesAreWild() {
        assertThat(counted("monte"))
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        HandClass.STRAIGHT_FLUSH, 10 * 4 + 4 * 22 * 4 + 6 * 48 + 4,
                        HandClass.THREE_OF_A_KIND, 12 * 4 + 4 * 72,
                        HandClass.FLUSH, (220 - 10) * 4 + 4 * (66 - 22) * 4,
                        HandClass.PAIR, 12 * 6 * 44 + 4 * 66 * 12,
                        HandClass.NO_PAIR, 220 * 60));
    }

    /** For low aces and deuces pair with none, as at hurricane: threes and pairs are those of eleven ranks. */
    @Test
    void atMonteForLowAcesAndDeucesPairWithNone() {
        int pairs = 11 * 6 * (44 + 4);
        assertThat(counted("monte-low"))
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        HandClass.THREE_OF_A_KIND,
                        11 * 4,
                        HandClass.PAIR,
                        pairs,
                        HandClass.NO_PAIR,
                        22_100 - 44 - pairs));
    }

    /**
     * Law 65 of 1891 has no five of a kind: fours, sequences of five and flushes are those of 52 cards and those that four
     * cards and the joker make. 13 fours and 13 x 4 x 48 threes with an odd card make fours of it.
     */
    @Test
    void theJokerOf1891MakesFoursAndNothingMoreOfThem() {
        Map<HandClass, Integer> counts = counted("round-games-joker");
        assertThat(counts)
                .doesNotContainKey(HandClass.FIVE_OF_A_KIND)
                .containsEntry(HandClass.FOUR_OF_A_KIND, 13 * 48 + 13 + 13 * 4 * 48)
                .containsEntry(HandClass.FULL_HOUSE, 3_744 + 78 * 36)
                // 9 sequences; of four cards and the joker 9 x 5 sets, of which 8 are part of two sequences.
                .containsEntry(HandClass.STRAIGHT_FLUSH, 4 * 9 + 4 * (9 * 5 - 8));
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                // Culbertson p. 109: ace to eight; p. 71, 87; Round Games p. 41, 44.
                "stripped-40          | AS 5H 6D 7C 8S       | a straight, eight high",
                "cats-and-dogs        | KS QH TD 9C 8S       | a big cat, king queen ten nine eight",
                "cats-and-dogs        | 8S 7H 5D 4C 3S       | a little cat, eight seven five four three",
                "cats-and-dogs        | AS KH TD 9C JS       | a big dog, ace king jack ten nine",
                "cats-and-dogs        | 7S 6H 4D 3C 2S       | a little dog, seven six four three two",
                "cats-and-dogs        | KS QS TS 9S 8S       | a flush in spades, king high",
                "cats-and-dogs-suited | KS QS TS 9S 8S       | a cat or dog flush in spades, king high",
                "four-flush           | KS KH 9S 4S 2S       | a four-flush in spades, king high",
                "blaze                | KS KH QD QC JS       | a blaze, king high",
                "blaze                | AS KH QD JC JS       | a blaze, ace high",
                "blaze                | KS KH KD QC JS       | three kings",
                "skip-straight        | 2S 4H 6D 8C TS       | a skip straight, ten high",
                "skip-straight        | AS 3H 5D 7C 9S       | a skip straight, nine high",
                "skip-straight        | 6S 8H TD QC AS       | no pair, ace high",
                "round-games-joker    | KH QH JH TH JK       | a straight flush in hearts, king high",
                "bug-double-ace       | AS KS 7S 5S JK       | a flush in spades, ace high",
                "wild-9-3             | 9S 3H KD KC 2S       | four kings",
                "wild-9-3             | 9S 9H 3D 3C 9D       | a royal flush in spades",
                "wild-JC-9D           | JC 9D 5S 5H 2C       | four fives",
                "wild-JK-2            | JK 2S 5S 5H 7C       | four fives",
                "best-five            | AS KS QS JS TS 2H 2D | a straight flush in spades, ace high",
                "best-five            | 8S 8H 8D 5C 5S KD KC | a full house, three eights and two kings",
                "misere-stud          | 8S 8H 6D 4C 3S 2D AC | no pair, six high",
                "misere               | 5S 4H 3D 2C AS       | a straight, five high",
                "low-bug              | AS JK 4D 3C 2S       | a pair of aces",
                "low-double-ace       | 5S 3H 2D AC JK       | double ace, five high",
                "as-nas               | AS AH AD KC KS       | three aces",
                "as-nas               | AS KH QD JC TS       | no pair",
                "two-card             | AS KS                | no pair, ace high",
                "hurricane            | KS 2H                | a pair of kings",
                "hurricane            | 2S 2H                | a pair of aces",
                "hurricane-low        | AS 2H                | double ace",
                "hurricane-low        | 3S 2H                | no pair, three high",
                "hurricane-low        | 3S 3H                | a pair of threes",
                "three-card           | QS KS AS             | no pair, ace high",
                "three-card-flushes   | QS KS AS             | a straight flush in spades, ace high",
                "three-card-flushes   | 3S 2H AS             | a straight, three high",
                // P. 92: deuces are wild as at hurricane; suits do not count for low.
                "monte                | 2S 9H 9D             | three nines",
                "monte                | 2S 9S 8S             | a straight flush in spades, ten high",
                "monte                | 3S 2S AS             | a straight flush in spades, three high",
                "monte                | 2S KS 4S             | a flush in spades, ace high",
                "monte                | 2S KS 4H             | a pair of kings",
                "monte-low            | 3S 2S AS             | double ace, three high",
                "monte-low            | 3S 2H 5D             | no pair, five high",
                "monte-low            | 2S 2H AD             | triple ace",
                // Round Games p. 41, laws 65 to 71.
                "round-games-joker    | KS KH KD KC JK       | four kings",
                "low-bug              | AS AH AD AC JK       | four aces"
            })
    void aHandIsCalledTheBestItsFormAllows(String form, String cards, String words) {
        assertThat(MadeHand.of(PokerForm.named(form), CardSet.of(cards)).inWords())
                .isEqualTo(words);
    }

    @ParameterizedTest(name = "{0}: {1} beats {2}")
    @CsvSource({
        // Culbertson p. 71.
        "cats-and-dogs, KS QH TD 9C 8S, KH JD TH 9S 8C",
        "cats-and-dogs, 7S 6H 4D 3C 2S, 7H 5D 4H 3S 2C",
        "cats-and-dogs, 8S 7H 5D 4C 3S, AS KH TD 9C JS",
        "cats-and-dogs, 7S 6H 4D 3C 2S, AS KH QD JC TS",
        "cats-and-dogs, 8H 7H 5H 4H 2H, KS QH TD 9C 8S",
        "cats-and-dogs-suited, 7S 6S 4S 3S 2S, AH KH QH JH TH",
        // P. 87.
        "four-flush, 9S 6S 4S 2S KH, AS AH KD QC JS",
        "four-flush, 2S 2H 3D 3C KS, AS KS QS 9S 4H",
        // Round Games p. 41 and 44.
        "blaze, KS KH QD QC JS, TS TH 9D 9C AS",
        "blaze, AS KH QD JC JS, KS KC QH QC JD",
        "blaze, 2S 2H 2D 4C 5S, AS AH KD KC QS",
        "skip-straight, 2S 4H 6D 8C TS, AS AH AD 4C 5S",
        "skip-straight, 5S 4H 3D 2C AS, 5H 7D 9C JS KS",
        "round-games-joker, KS JK 9D 5C 2S, KH KD 9C 5S 2H",
        // Culbertson p. 72: by the less usual rule a double-ace flush beats ace, king, queen.
        "bug-double-ace, AS KS 7S 5S JK, AH KH QH 8H 7H",
        // P. 73: if it is agreed, the hand with fewer wild cards.
        "deuces-wild-naturals, KS KH KD 9C 8D, KC 2S 2H 9S 8S",
        // P. 60 and 91.
        "misere, 6S 4H 3D 2C AS, 7S 5H 4D 3C 2S",
        "misere, 7S 5H 4D 3C 2S, 5C 4S 3H 2D AS",
        "misere, AS AH 4D 3C 5S, 2S 2H 3D 4C 5C",
        "low-ace-high, 7S 5H 4D 3C 2S, 6S 4H 3D 2C AS",
        "low-double-ace, 5S 3H 2D AC JK, 6S 4H 3D 2C AS",
        "low-double-ace, 6S 4H 3D AC JK, 6H 4D 3C 2S AS",
        "low-bug, 6S 4H 3D 2C AS, 5S 3H 2D AC JK",
        // P. 76 and 92.
        "three-card-flushes, 2S 2H 4D, QS KS AS",
        "three-card-flushes, 2S 5S 7S, QS KH AD",
        "monte, 4S 3S 2S, AS AH AD",
        "monte, AS AH AD, KS 9S 4S",
        "monte, 9S 4S 2S, AS AH KD",
        "monte, AS AH 2D, KS KH KD",
        "monte, 2S 9S 8S, AS AH AD",
        "monte-low, 3S 2S AS, 4S 2H AD",
        "monte-low, 3S 2H AS, 4D 3C AD",
        "monte-low, 2S 2H AS, 3S 2D AH",
        "round-games-joker, TH 9H 8H 7H 6H, KS KH KD KC JK",
        "round-games-joker, 9H 8H 7H 6H JK, TS 9S 8S 7S 6S",
        "hurricane, AS 2H, KS KH",
        "hurricane-low, AS AH, AD 3S",
        "hurricane-low, 2S 2H, AD 3S",
        "hurricane-low, KS QH, 3S 3H"
    })
    void theBetterHandTakesThePot(String id, String better, String worse) {
        PokerForm form = PokerForm.named(id);
        assertThat(form.compare(CardSet.of(better), CardSet.of(worse))).isPositive();
        assertThat(form.compare(CardSet.of(worse), CardSet.of(better))).isNegative();
    }

    @ParameterizedTest(name = "{0}: {1} and {2} share")
    @CsvSource({
        "as-nas, AS KH QD JC TS, AH KD QC JS TD",
        "blaze, KS KH QD QC JS, KD KC JD JC QS",
        "low-double-ace, 6S 4H 3D 2C AS, 6H 4D 3C 2S JK",
        "hurricane-low, AS AH, 2S 2H",
        "hurricane-low, AS 2H, AD AC",
        "monte-low, 3S 2S AS, 3H AD AC",
        "monte, 9S 9H 2D, 9D 9C 2H",
        "deuces-wild, KS KH KD 9C 8D, KC 2S 2H 9S 8S"
    })
    void equalHandsShare(String id, String one, String other) {
        PokerForm form = PokerForm.named(id);
        assertThat(form.compare(CardSet.of(one), CardSet.of(other))).isZero();
    }

    @ParameterizedTest(name = "{0}: {1} stands for {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "bug-double-ace | AS KS 7S 5S JK | ACE",
                "low-double-ace | 5S 3H 2D AC JK | ACE",
                "hurricane-low  | 2S 2H          | ACE, ACE",
                "monte          | 2S 9S 8S       | TEN",
                "monte-low      | 3S 2S AS       | ACE",
                // The hearts that are the best of the suits are no card: Round Games p. 41, law 71.
                "round-games-joker | 9H 8H 7H 6H JK | TEN",
                "round-games-joker | 5H 4H 3H 2H JK | SIX",
                "round-games-joker | KH QH JH TH JK | NINE",
                "round-games-joker | KS QS JS TS JK | NINE",
                "round-games-joker | KS KH KD KC JK | ACE",
                "round-games-joker | AS AH AD AC JK | KING",
                "wild-9-3       | 9S 3H KD QD 2S | KING, KING"
            })
    void aHandTellsWhatItsWildCardsStandFor(String form, String cards, String ranks) {
        assertThat(MadeHand.of(PokerForm.named(form), CardSet.of(cards)).wildStandFor().stream()
                        .map(Enum::name))
                .isEqualTo(List.of(ranks.split(", ")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"wild-9-3", "wild-T-4-2", "wild-2-JK", "wild-9D-JC"})
    void anyCardsMayBeWild(String word) {
        assertThat(PokerForm.named(word).id()).isEqualTo(word);
        assertThat(PokerForm.named(word.replace("T", "10"))).isNotNull();
    }

    @Test
    void fiveCardsOfSevenAreTheBestOfAllTwentyOneChoices() {
        PokerForm form = PokerForm.named("best-five");
        assertThat(form.best(CardSet.of("AS KS QS JS 9S 9H 9D"))).isEqualTo(CardSet.of("AS KS QS JS 9S"));
        assertThat(PokerForm.named("misere-stud").best(CardSet.of("KS KH 7D 5C 4S 3D 2C")))
                .isEqualTo(CardSet.of("7D 5C 4S 3D 2C"));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "standard    | AS KS QS JS 9S 9H | 6 cards; expected 5",
                "best-five   | AS KS QS JS       | 4 cards; expected 5 to 10",
                "two-card    | AS KS QS          | 3 cards; expected 2",
                "stripped-40 | AS KS QS JS 2S    | the two of spades; expected cards of the pack of 40 played with"
            })
    void cardsThatAreNoHandAreRefused(String form, String cards, String message) {
        assertThatThrownBy(() -> PokerForm.named(form).value(CardSet.of(cards)))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining(message);
    }

    @Test
    void wildCardsThatCannotBeReadAreToldHowToWriteThem() {
        assertThatThrownBy(() -> PokerForm.named("wild-x"))
                .hasMessageContaining("wild- and ranks or cards, such as wild-9-3");
    }

    /** Ranks wild at random against trying every card in the place of each wild one. */
    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"wild-9-3", "wild-T-4-2", "wild-7-5", "wild-JC-9D"})
    void wildCardsAreWorthTheBestOfAllTheCardsTheyMayStandFor(String word) {
        PokerForm form = PokerForm.named(word);
        var chance = new Seed(word.hashCode()).chance();
        var pack = form.pack().toList();
        int compared = 0;
        while (compared < 400) {
            CardSet hand = CardSet.EMPTY;
            while (hand.size() < 5) {
                hand = hand.with(chance.oneOf(pack));
            }
            CardSet wild = form.wild().in(hand);
            if (wild.size() == 1 || wild.size() == 2) {
                compared++;
                assertThat(form.value(hand))
                        .as("%s", hand)
                        .isEqualTo(new HandValue(Substitution.best(hand.minus(wild), wild.size())));
            }
        }
    }
}
