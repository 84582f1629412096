package kibitzer.conventions.whist;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a player of whist holds, counted out by hand; spades are trumps. */
class HeldAtWhistTest {
    private static HeldAtWhist held(String hand) {
        return held(hand, "");
    }

    private static HeldAtWhist held(String hand, String gone) {
        return new HeldAtWhist(CardSet.of(hand), Suit.SPADES, CardSet.of(gone));
    }

    private static Card card(String card) {
        return CardNotation.read(card);
    }

    @Nested
    class Sequences {
        private final HeldAtWhist kingQueenJack = held("KH QH JH 4H");

        @ParameterizedTest
        @CsvSource({"KH,3", "QH,2", "JH,1", "4H,1"})
        void aCardHeadsSoManyThatTouch(String card, int run) {
            assertThat(kingQueenJack.run(card(card))).isEqualTo(run);
            assertThat(kingQueenJack.isFoot(card(card))).isEqualTo(run == 1);
        }

        @Test
        void whatIsGoneLeavesNoGap() {
            HeldAtWhist gap = held("KH JH TH 4H", "QH");

            assertThat(gap.run(card("KH"))).isEqualTo(3);
            assertThat(gap.isHead(card("JH"))).isFalse();
            assertThat(gap.sequenceInWords(card("JH"))).isEqualTo("KH JH TH, the queen gone,");
            assertThat(held("KH JH TH 4H").run(card("KH"))).isEqualTo(1);
        }

        @ParameterizedTest
        @CsvSource({"KH,true", "QH,false", "JH,false", "4H,true"})
        void theHeadHasNothingHeldJustAboveIt(String card, boolean head) {
            assertThat(kingQueenJack.isHead(card(card))).isEqualTo(head);
        }

        @Test
        void theLongestCounts() {
            assertThat(kingQueenJack.sequence(Suit.HEARTS)).isEqualTo(3);
            assertThat(kingQueenJack.sequence(Suit.CLUBS)).isZero();
            assertThat(held("KH 9H 8H 7H 6H").sequence(Suit.HEARTS)).isEqualTo(4);
        }

        @ParameterizedTest
        @CsvSource({"KH,3,KH QH JH", "QH,3,KH QH JH", "JH,3,KH QH JH", "4H,1,4H"})
        void eachCardIsPartOfOne(String card, int many, String words) {
            assertThat(kingQueenJack.sequenceWith(card(card))).isEqualTo(many);
            assertThat(kingQueenJack.sequenceInWords(card(card))).isEqualTo(words);
        }

        @Test
        void ofOneTheHighestIsLedOrAsTheLowestTheLowest() {
            assertThat(kingQueenJack.saysOfHead(card("KH"))).isEqualTo("it heads a sequence");
            assertThat(kingQueenJack.saysOfHead(card("QH")))
                    .isEqualTo("of your sequence from the king down the highest is led");
            assertThat(held("KH QH JH").saysOfHead(card("QH")))
                    .isEqualTo(
                            "it is from the middle of your sequence from the king down, of which Hoyle leads the highest");
            assertThat(held("KH QH JH").saysOfHead(card("JH")))
                    .isEqualTo("of your sequence from the king down the highest is led");
        }
    }

    @Nested
    class TheTopOfASuit {
        private final HeldAtWhist kingQueen = held("KH QH 9H 4H");

        @ParameterizedTest
        @CsvSource({"KH,true,false", "QH,true,true", "9H,false,false", "4H,false,false"})
        void itIsTheRunOfItsHighest(String card, boolean ofTheTop, boolean lowestOfTop) {
            assertThat(kingQueen.isOfTheTop(card(card))).isEqualTo(ofTheTop);
            assertThat(kingQueen.isLowestOfTop(card(card))).isEqualTo(lowestOfTop);
        }

        @Test
        void itIsToldBesideTheBest() {
            assertThat(kingQueen.saysOfTop(card("KH"))).isEqualTo("it is your best");
            assertThat(kingQueen.saysOfTop(card("QH"))).isEqualTo("it is as good as your best");
            assertThat(kingQueen.saysOfTop(card("9H"))).isEqualTo("your best, the queen, is harder to beat");
            assertThat(kingQueen.saysOfLowest(card("KH")))
                    .isEqualTo("the queen is as good, and a sequence wins with its lowest card");
            assertThat(kingQueen.saysOfLowest(card("QH"))).isEqualTo("no lower card is as good");
            assertThat(kingQueen.saysOfLowest(card("4H"))).isEqualTo("no lower card is as good");
        }

        @ParameterizedTest
        @CsvSource({
            "AH JH 4H, JH, true",
            "AH JH 4H, AH, false",
            "AH JH 4H, 4H, false",
            "AH JH TH 4H, JH, false",
            "AH JH TH 4H, TH, true",
            "AH KH, KH, false",
            "AH KH 3H, 3H, true"
        })
        void behindTheGapTheLowestThatTouchIsMeant(String hand, String card, boolean after) {
            assertThat(held(hand).isAfterTheGap(card(card))).isEqualTo(after);
        }

        @Test
        void highestAndLowestAreOfTheSuit() {
            assertThat(kingQueen.isHighest(card("KH"))).isTrue();
            assertThat(kingQueen.isHighest(card("QH"))).isFalse();
            assertThat(kingQueen.isLowest(card("4H"))).isTrue();
            assertThat(kingQueen.isLowest(card("9H"))).isFalse();
            assertThat(kingQueen.below(card("QH"))).isEqualTo(2);
            assertThat(kingQueen.below(card("4H"))).isZero();
        }
    }

    @Nested
    class Strength {
        /** Maxim 49: a long suit has four cards or more; here a strong one has two honours among them. */
        @ParameterizedTest
        @CsvSource({
            "KH QH 3H 2H, true",
            "KH QH 3H, false",
            "KH TH 3H 2H, false",
            "AH JH 9H 8H 2H, true",
            "KS QS 3S 2S, false"
        })
        void aStrongSuitHasFourCardsAndTwoHonours(String hand, boolean strong) {
            assertThat(held(hand).hasStrongSuit()).isEqualTo(strong);
        }

        @ParameterizedTest
        @CsvSource({"KH QH JH, true", "KH QH 9H, false", "9D 8D 7D 2D, true", "KS QS JS, false"})
        void aSideSequenceHasThreeCardsOfAPlainSuit(String hand, boolean sequence) {
            assertThat(held(hand).hasSideSequence()).isEqualTo(sequence);
        }

        @Test
        void honoursAreAceToJack() {
            assertThat(held("AH KH QH JH TH").honours(Suit.HEARTS)).isEqualTo(4);
            assertThat(held("JH TH 9H").honours(Suit.HEARTS)).isEqualTo(1);
            assertThat(held("TH 9H").honours(Suit.HEARTS)).isZero();
            assertThat(HeldAtWhist.isSmall(card("8H"))).isTrue();
            assertThat(HeldAtWhist.isSmall(card("9H"))).isFalse();
        }

        @Test
        void trumpsAreNoPlainSuit() {
            HeldAtWhist hand = held("AS 3S AH 2H 4D");

            assertThat(hand.trumps()).isEqualTo(CardSet.of("AS 3S"));
            assertThat(hand.sideAces()).isEqualTo(1);
            assertThat(hand.holds(Rank.ACE, Suit.HEARTS)).isTrue();
            assertThat(hand.holds(Rank.ACE, Suit.CLUBS)).isFalse();
            assertThat(hand.length(card("2H"))).isEqualTo(2);
        }

        @ParameterizedTest
        @CsvSource({"AS 2H 4D, true", "2H 4D 5C, false", "2S 2H 4D 5C, false"})
        void aRenounceIsAPlainSuitOfWhichNoneIsHeld(String hand, boolean renounce) {
            assertThat(held(hand).hasRenounce()).isEqualTo(renounce);
        }

        @Test
        void eachSuitIsNamedOnce() {
            assertThat(held("AS 3S 2H 4D 3D").suits())
                    .containsExactlyInAnyOrder(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS);
        }
    }

    @Nested
    class AceKingAndQueenSuits {
        @ParameterizedTest
        @CsvSource({
            "AH KH 4H 3H, true",
            "AH KH 5H 4H 3H, true",
            "AH KH 3H, false",
            "AH KH 6H 5H 4H 3H, false",
            "AH KH 9H 3H, false",
            "AH QH 4H 3H, false",
            "KH QH 4H 3H, false"
        })
        void aceAndKingWithSmallOnesAreFourOrFive(String hand, boolean small) {
            assertThat(held(hand).isAceKingSmall(card("3H"))).isEqualTo(small);
        }

        @Test
        void notInTrumps() {
            assertThat(held("AS KS 4S 3S").isAceKingSmall(card("3S"))).isFalse();
        }

        @ParameterizedTest
        @CsvSource({
            "KH 5H 4H 3H QD 5D 4D 3D, true",
            "KH 5H 4H 3H QD 5D 4D, false",
            "KH 5H 4H 3H QD KD 4D 3D, false",
            "KH 5H 4H 3H QD AD 4D 3D, false",
            "KH 5H 4H 3H JD 5D 4D 3D, false",
            "KH 5H 4H 3H QS 5S 4S 3S, false"
        })
        void aQueenSuitIsAsLongAndHasNeitherKingNorAce(String hand, boolean beside) {
            assertThat(held(hand).isBesideAQueenSuit(card("KH"))).isEqualTo(beside);
        }
    }
}
