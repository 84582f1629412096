package kibitzer.games.banking.vingtetun;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.games.banking.vingtetun.VingtDeal.Step;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is left in the shoe, how the dealer ends with it, and what a player is asked in turn (p. 365-367). */
class ShoeAndStepsTest {
    private static final double EXACT = 1e-12;

    private static VingtDeal dealt(VingtEtUnRules rules, String cards) {
        List<Card> pack = new ArrayList<>(CardNotation.readList(cards));
        Card.ALL.stream().filter(card -> !pack.contains(card)).forEach(pack::add);
        return VingtDeal.dealt(rules, pack);
    }

    @Test
    void aPackHasFourOfEachValueAndSixteenTens() {
        Shoe shoe = Shoe.packs(2);
        assertThat(shoe.size()).isEqualTo(104);
        assertThat(shoe.counts()).containsExactly(0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 32);
        Shoe less = shoe.without(Hand.of(1, 10, 10));
        assertThat(less.size()).isEqualTo(101);
        assertThat(less.of(10)).isEqualTo(30);
        assertThat(less.of(1)).isEqualTo(7);
        assertThat(less.chance(10)).isCloseTo(30 / 101.0, within(EXACT));
        Shoe without = Shoe.packs(1).without(Hand.of(5, 5, 5, 5));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> without.without(5))
                .withMessageContaining("no card of value 5 is left");
        assertThat(Shoe.endless().without(Hand.of(5, 5, 5, 5)).of(5)).isEqualTo(1);
        assertThat(Shoe.endless().isEndless()).isTrue();
        assertThat(shoe.isEndless()).isFalse();
    }

    /** An ace is made a natural by a ten, a ten by an ace, and another card by none. */
    @ParameterizedTest
    @CsvSource({"1, 10", "10, 1", "9, 0", "2, 0"})
    void aNaturalIsCompletedByOneValue(int up, int value) {
        assertThat(DealerEnds.completing(up)).isEqualTo(value);
    }

    /** Against dealing every card of what is left, the dealer drawing to sixteen. */
    @ParameterizedTest(name = "up {0}, looked: {1}")
    @CsvSource({"6, false", "1, false", "1, true", "10, true", "7, false", "10, false"})
    void theDealerEndsAsDealingEveryCardEnds(int up, boolean looked) {
        Shoe shoe = Shoe.packs(1).without(up).without(Hand.of(9, 8, 5));
        DealerEnds ends = DealerEnds.of(shoe, up, looked);
        double[] counted = new double[23];
        deal(shoe, Hand.of(up), 1, counted);
        double natural = looked ? counted[0] : 0;
        for (int count = 17; count <= 21; count++) {
            assertThat(ends.on(count)).isCloseTo(counted[count] / (1 - natural), within(EXACT));
        }
        assertThat(ends.over()).isCloseTo(counted[22] / (1 - natural), within(EXACT));
        assertThat(ends.natural()).isCloseTo(looked ? 0 : counted[0], within(EXACT));
    }

    /** By count, naturals at 0 and all that is over at 22. */
    private static void deal(Shoe left, Hand hand, double chance, double[] ends) {
        if (hand.isNatural()) {
            ends[0] += chance;
        } else if (hand.cards() > 1 && hand.count().count() >= 17) {
            ends[Math.min(22, hand.count().count())] += chance;
        } else {
            for (int value = 1; value <= 10; value++) {
                if (left.of(value) > 0) {
                    deal(left.without(value), hand.with(value), chance * left.chance(value), ends);
                }
            }
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "TS 9D JH 8D, DRAW", // both count ten, and are no pair
        "8S 9D 8H 8D, SPLIT",
        "6S 9D 5H 8D, DOUBLE",
        "6S 9D 4H 8D, DRAW",
        "6S 9D 6H 8D, SPLIT",
        "AS 9D KH 8D, OVER",
        "6S AD 6H KD, OVER"
    })
    void thePlayerIsAskedWhatHisCardsAllow(String cards, Step step) {
        assertThat(dealt(VingtEtUnRules.HOUSE, cards).step()).isEqualTo(step);
    }

    @Test
    void afterASplitEachHandIsAskedUnlessItHasTwentyOne() {
        VingtDeal split = dealt(VingtEtUnRules.HOME, "TS 9D TH 8D AC 5C 2C").after(VingtMove.YES);
        assertThat(split.isSplit()).isTrue();
        assertThat(split.active()).as("the first has twenty-one").isEqualTo(1);
        assertThat(split.up()).isEqualTo(CardNotation.read("8D"));
        assertThat(split.lawful()).containsExactly(VingtMove.HIT, VingtMove.STAND);
        assertThat(split.hasChoice()).isTrue();
        VingtDeal second = dealt(VingtEtUnRules.HOME, "TS 9D TH 8D 5C AC 2C").after(VingtMove.YES);
        assertThat(second.active()).isZero();
        assertThat(second.after(VingtMove.STAND).isOver()).isTrue();
        VingtDeal asked = dealt(VingtEtUnRules.HOUSE, "8S 9D 8H 8D");
        assertThat(asked.lawful()).containsExactly(VingtMove.YES, VingtMove.NO);
        assertThat(asked.isSplit()).isFalse();
    }

    /** P. 368: at the house a natural of a split pair is a plain 21, for which the dealer plays on; at home it is paid. */
    @ParameterizedTest
    @CsvSource({"house, 1, 3", "home, 2, 2"})
    void aNaturalOfASplitIsPaidByTheRules(String rules, double multiple, int dealers) {
        VingtDeal over = dealt(VingtEtUnRules.find(rules).orElseThrow(), "TS 9D TH 6D AC AD 3C")
                .after(VingtMove.YES);
        assertThat(over.isOver()).isTrue();
        assertThat(over.hands())
                .allSatisfy(hand -> assertThat(over.settled(hand).multiple()).isEqualTo(multiple));
        assertThat(over.dealer()).hasSize(dealers);
    }

    @Test
    void aMoveIsFoundByItsWord() {
        for (VingtMove move : VingtMove.values()) {
            assertThat(VingtMove.find(move.word())).contains(move);
        }
        assertThat(VingtMove.HIT.word()).isEqualTo("hit");
        assertThat(VingtMove.find("pass")).isEmpty();
    }

    @Test
    void rulesAreFoundByTheirWord() {
        assertThat(VingtEtUnRules.SETTLED)
                .allSatisfy(rules -> assertThat(VingtEtUnRules.find(rules.id())).contains(rules));
        assertThat(VingtEtUnRules.find("no-such-rules")).isEmpty();
    }
}
