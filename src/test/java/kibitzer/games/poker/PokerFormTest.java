package kibitzer.games.poker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PokerFormTest {

    private static Map<HandClass, Integer> counted(PokerForm form) {
        int[] counts = new int[HandClass.values().length];
        EveryHand.of(
                form.pack(),
                5,
                hand -> counts[
                        form.classOf(new HandValue(form.ranking().strength(hand)))
                                .ordinal()]++);
        Map<HandClass, Integer> byClass = new EnumMap<>(HandClass.class);
        form.classes().forEach(handClass -> byClass.put(handClass, counts[handClass.ordinal()]));
        assertThat(IntStream.of(counts).sum())
                .as("every hand has a class of the form")
                .isEqualTo(byClass.values().stream().mapToInt(many -> many).sum());
        return byClass;
    }

    @Test
    void withTheJokerWildTheClassesAreAsTableThreeCountsThem() {
        assertThat(counted(PokerForm.JOKER_WILD))
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        HandClass.FIVE_OF_A_KIND, 13,
                        HandClass.STRAIGHT_FLUSH, 204,
                        HandClass.FOUR_OF_A_KIND, 3_120,
                        HandClass.FULL_HOUSE, 6_552,
                        HandClass.FLUSH, 7_804,
                        HandClass.STRAIGHT, 20_532,
                        HandClass.THREE_OF_A_KIND, 137_280,
                        HandClass.TWO_PAIRS, 123_552,
                        HandClass.PAIR, 1_268_088,
                        HandClass.NO_PAIR, 1_302_540));
    }

    /** Table 2 with its three wrong rows put right (errata poker-with-the-bug.e01 to e03). */
    @Test
    void withTheBugTheClassesAreAsTheCorrectedTableTwoCountsThem() {
        assertThat(counted(PokerForm.BUG))
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        HandClass.FIVE_OF_A_KIND, 1,
                        HandClass.STRAIGHT_FLUSH, 204,
                        HandClass.FOUR_OF_A_KIND, 828,
                        HandClass.FULL_HOUSE, 4_368,
                        HandClass.FLUSH, 7_804,
                        HandClass.STRAIGHT, 20_532,
                        HandClass.THREE_OF_A_KIND, 63_360,
                        HandClass.TWO_PAIRS, 138_600,
                        HandClass.PAIR, 1_215_024,
                        HandClass.NO_PAIR, 1_418_964));
    }

    /** Table 4 put right, its twenty royal flushes of four twos among the royals (errata freakpots.e01 to e08). */
    @Test
    void withDeucesWildTheClassesAreAsTheCorrectedTableFourCountsThem() {
        Map<HandClass, Integer> expected = new EnumMap<>(Map.of(
                HandClass.ROYAL_FLUSH, 484 + 20,
                HandClass.FIVE_OF_A_KIND, 672 - 20,
                HandClass.STRAIGHT_FLUSH, 2_068,
                HandClass.FOUR_OF_A_KIND, 31_552,
                HandClass.FULL_HOUSE, 12_672,
                HandClass.FLUSH, 14_472,
                HandClass.STRAIGHT, 62_232,
                HandClass.THREE_OF_A_KIND, 355_080,
                HandClass.TWO_PAIRS, 95_040,
                HandClass.PAIR, 1_225_008));
        expected.put(HandClass.NO_PAIR, 799_680);
        assertThat(counted(PokerForm.DEUCES_WILD)).containsExactlyInAnyOrderEntriesOf(expected);
    }

    /** Nine sequences instead of ten: 4 x 9 of one suit, 1,020 x 9 of several; what is lost goes one class down. */
    @Test
    void withTheAceLowInSequencesThereAreNineOfThem() {
        assertThat(counted(PokerForm.ROUND_GAMES))
                .containsEntry(HandClass.STRAIGHT_FLUSH, 36)
                .containsEntry(HandClass.FLUSH, 5_112)
                .containsEntry(HandClass.STRAIGHT, 9_180)
                .containsEntry(HandClass.PAIR, 1_098_240)
                .containsEntry(HandClass.NO_PAIR, 1_302_540 + 1_020);
    }

    /** Any five different ranks: 1,287 sets of ranks, four suits to each card. */
    @Test
    void atLowballStraightsAndFlushesAreNoPair() {
        assertThat(counted(PokerForm.LOW))
                .hasSize(6)
                .containsEntry(HandClass.NO_PAIR, 1_287 * 1_024)
                .containsEntry(HandClass.FULL_HOUSE, 3_744);
    }

    @Test
    void aJokerIsWorthTheBestOfAllTheCardsItMayStandFor() {
        EveryHand.of(CardSet.FULL_PACK, 4, bits -> {
            CardSet natural = new CardSet(bits);
            CardSet hand = natural.with(Card.JOKER);
            int best = Substitution.best(natural, 1);
            int bug = Substitution.withBug(natural);
            if (PokerForm.JOKER_WILD.ranking().strength(hand.bits()) != best
                    || PokerForm.BUG.ranking().strength(hand.bits()) != bug) {
                assertThat(PokerForm.JOKER_WILD.value(hand)).as("%s", hand).isEqualTo(new HandValue(best));
                assertThat(PokerForm.BUG.value(hand))
                        .as("%s with the bug", hand)
                        .isEqualTo(new HandValue(bug));
            }
        });
    }

    @ParameterizedTest(name = "with {0} twos")
    @CsvSource({"1, 2000", "2, 600", "3, 30"})
    void twosAreWorthTheBestOfAllTheCardsTheyMayStandFor(int twos, int hands) {
        Chance chance = new Seed(twos).chance();
        List<Card> twosHeld = Wild.DEUCES.cards().toList().subList(0, twos);
        List<Card> naturals = CardSet.FULL_PACK.minus(Wild.DEUCES.cards()).toList();
        for (int i = 0; i < hands; i++) {
            CardSet natural = CardSet.EMPTY;
            while (natural.size() < 5 - twos) {
                natural = natural.with(chance.oneOf(naturals));
            }
            CardSet hand = natural.union(CardSet.of(twosHeld));
            assertThat(PokerForm.DEUCES_WILD.value(hand))
                    .as("%s", hand)
                    .isEqualTo(new HandValue(Substitution.best(natural, twos)));
        }
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                // Culbertson p. 54, 60, 72; Round Games p. 39, 41.
                "bug         | AS AH 3D 2C JK | three aces",
                "bug         | 9S 8H 6D 5C JK | a straight, nine high",
                "bug         | AH JH 7H 5H JK | a flush in hearts, ace high",
                "bug         | TH 9H 8H 7H JK | a straight flush in hearts, jack high",
                "bug         | KS KH 7D 4C JK | a pair of kings",
                "bug         | KS KH 4D 4C JK | two pairs, kings and fours",
                "bug         | KS QH 7D 4C JK | no pair, ace high",
                "bug         | AS AH AD AC JK | five aces",
                "bug         | AS KS QS JS JK | a straight flush in spades, ace high",
                "joker-wild  | KS KH 7D 4C JK | three kings",
                "joker-wild  | KS KH 4D 4C JK | a full house, three kings and two fours",
                "joker-wild  | KS QH 7D 4C JK | a pair of kings",
                "joker-wild  | 7S 7H 7D 7C JK | five sevens",
                "deuces-wild | 8S 8H 8D 5C 2S | four eights",
                "deuces-wild | 8S 8H 8D 2C 2S | five eights",
                "deuces-wild | AS 2H 2D 2C 2S | a royal flush in spades",
                "deuces-wild | 9S 2H 2D 2C 2S | five nines",
                "deuces-wild | AS 3S 4S 5S 2H | a straight flush in spades, five high",
                "round-games | AS KH QD JC TS | no pair, ace high",
                "round-games | KS QH JD TC 9S | a straight, king high",
                "round-games | AS AH KD JC TS | a pair of aces",
                "low         | 5S 4S 3S 2S AS | no pair, five high",
                "low         | AS AH 4D 3C 2S | a pair of aces"
            })
    void aHandIsCalledTheBestItsFormAllows(String form, String cards, String words) {
        assertThat(MadeHand.of(PokerForm.named(form), CardSet.of(cards)).inWords())
                .isEqualTo(words);
    }

    @ParameterizedTest(name = "{0}: {1} beats {2}")
    @CsvSource({
        // Culbertson p. 72: the bug is the queen, not a second ace, so the eight decides.
        "bug, AH KH QH 8H 7H, AS KS 7S 5S JK",
        "bug, AS AH AD AC JK, KH QH JH TH 9H",
        "bug, AH KH QH JH TH, AS AD 7S 5S JK",
        // Culbertson p. 56: five of a kind loses only to a royal flush.
        "joker-wild, 3S 3H 3D 3C JK, KH QH JH TH 9H",
        "joker-wild, AH KH QH JH TH, 3S 3H 3D 3C JK",
        "deuces-wild, AH KH QH 2D 2C, KS KD KC 2H 2S",
        // Round Games, laws 66, 69, 71, 74.
        "round-games, 9H 7H 5H 3H 2H, AS KS QS JS 9S",
        "round-games, AS KS QS JS 9S, AC KC QC JC 8C",
        "round-games, 6S 5H 4D 3C 2S, 5S 4H 3D 2C AS",
        "round-games, KH QH JH TH 9H, KS QS JS TS 9S",
        "round-games, AS AH 4D 3C 2S, KS KH QD JC TS",
        // Culbertson p. 91, 93.
        "low, 5S 4S 3S 2S AS, 6S 4H 3D 2C AH",
        "low, 6S 5H 4D 3C 2S, 7S 5D 4H 3S 2C",
        "low, KS QH JD TC 9S, AS AH 4D 3C 2S",
        "low, AS AH 4D 3C 2S, 2S 2H 3D 4C 5S",
        "low, 8S 4H 3D 2C AS, 8D 5H 3C 2H AD"
    })
    void theBetterHandTakesThePot(String id, String better, String worse) {
        PokerForm form = PokerForm.named(id);
        assertThat(form.compare(form.value(CardSet.of(better)), form.value(CardSet.of(worse))))
                .isPositive();
        assertThat(form.compare(form.value(CardSet.of(worse)), form.value(CardSet.of(better))))
                .isNegative();
    }

    @ParameterizedTest(name = "{0}: {1} and {2} share")
    @CsvSource({
        // Round Games, laws 73 and 76: the odd card of two pairs is not named.
        "round-games, KS KH 4D 4C 9S, KD KC 4S 4H 2S",
        "low, 5S 4S 3S 2S AS, 5H 4D 3C 2H AD",
        // Culbertson p. 73: naturals and wild cards count the same.
        "joker-wild, KS KH KD 9C 8D, KC JK 9S 8S KD"
    })
    void equalHandsShare(String id, String one, String other) {
        PokerForm form = PokerForm.named(id);
        assertThat(form.compare(form.value(CardSet.of(one)), form.value(CardSet.of(other))))
                .isZero();
    }

    @ParameterizedTest(name = "{0}: in {1} wild cards stand for {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "joker-wild  | KS KH 7D 4C JK | KING",
                "joker-wild  | 9S 8H 6D 5C JK | SEVEN",
                "bug         | AH KH 7H 5H JK | QUEEN",
                "bug         | KS KH 7D 4C JK | ACE",
                "deuces-wild | AS 3S 4S 2H 2D | FIVE, TWO",
                "deuces-wild | 8S 8H 8D 2C 2S | EIGHT, EIGHT",
                "low         | 8S 8H 8D 2C 2S | ''"
            })
    void aHandTellsWhatItsWildCardsStandFor(String form, String cards, String ranks) {
        assertThat(MadeHand.of(PokerForm.named(form), CardSet.of(cards)).wildStandFor().stream()
                        .map(Enum::name))
                .isEqualTo(ranks.isEmpty() ? List.of() : List.of(ranks.split(", ")));
    }

    @Test
    void aPairOfAceAndBugIsMadeByBoth() {
        MadeHand made = MadeHand.of(PokerForm.BUG, CardSet.of("AS KH 7D 4C JK"));
        assertThat(made.making()).isEqualTo(CardSet.of("AS JK"));
        assertThat(made.beside()).isEqualTo(CardSet.of("KH 7D 4C"));
    }

    @Test
    void anUnknownFormIsToldWhichThereAre() {
        assertThatThrownBy(() -> PokerForm.named("badugi"))
                .hasMessageContaining("badugi")
                .hasMessageContaining("one of standard, round-games, bug, bug-double-ace, joker-wild, deuces-wild,");
    }
}
