package kibitzer.conventions.whist;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the tricks so far have told south. */
class WhistPastTest {
    private static WhistPast past(String history) {
        return new WhistPast(WhistTables.sight("KH 4H KD 3D 2C", "", history));
    }

    private static Card card(String card) {
        return CardNotation.read(card);
    }

    @Nested
    class WhoseSuitItIs {
        @ParameterizedTest
        @CsvSource({
            "N 2H 5H AH 9H, true, false",
            "E 2H AH 5H 9H, false, true",
            "W 2H 5H 9H AH, false, true",
            "S AH 2H 5H 9H, false, false",
            "N 2C 5C AC 9C, false, false",
            "N 2H 5H AH 9H / E 6H 7H 8H TH, true, false"
        })
        void itIsTheirsWhoLedItFirst(String history, boolean partners, boolean adversaries) {
            assertThat(past(history).isPartners(Suit.HEARTS)).isEqualTo(partners);
            assertThat(past(history).isAdversaries(Suit.HEARTS)).isEqualTo(adversaries);
        }

        @Test
        void partnersIsToBeReturnedOnce() {
            assertThat(past("N 2H 5H AH 9H").isToReturn(Suit.HEARTS)).isTrue();
            assertThat(past("N 2H 5H AH 9H / S 3H 6H 7H 8H").isToReturn(Suit.HEARTS))
                    .isFalse();
            assertThat(past("N 2H 5H AH 9H / S 3D 6D 7D 8D").isToReturn(Suit.HEARTS))
                    .isTrue();
            assertThat(past("E 2H AH 5H 9H").isToReturn(Suit.HEARTS)).isFalse();
            assertThat(past("N 2H 5H AH 9H").firstLed(Suit.HEARTS)).contains(TableSeat.read(4, "N"));
            assertThat(past("").firstLed(Suit.HEARTS)).isEmpty();
        }
    }

    @Test
    void whatHeWasDealtIsWhatHeHoldsAndHasPlayed() {
        assertThat(past("N 2H 5H AH 9H / S 3H 6H 7H 8H").dealt(Suit.HEARTS)).isEqualTo(4);
        assertThat(past("").dealt(Suit.HEARTS)).isEqualTo(2);
        assertThat(past("N 2H 5H AH 9H").hasPlayed(card("AH"))).isTrue();
        assertThat(past("N 2H 5H AH 9H").hasPlayed(card("5H"))).isFalse();
    }

    @Nested
    class TheLastTrick {
        @Test
        void aCardMayHaveWonForPartner() {
            assertThat(past("N 2H 5H QH 9H").wonForPartner()).contains(card("QH"));
            assertThat(past("N 2H KH QH 9H").wonForPartner()).isEmpty();
            assertThat(past("E 2H QH 5H 9H").wonForPartner()).isEmpty();
            assertThat(past("N 2H 5H QH 9H / S 3D 6D 7D 8D").wonForPartner()).isEmpty();
        }

        @Test
        void aSuitMayHaveBeenLed() {
            assertThat(past("S 3D 6D 7D 8D").lastLed()).contains(Suit.DIAMONDS);
            assertThat(past("N 2H 5H QH 9H").lastLed()).isEmpty();
            assertThat(past("").lastTrick()).isEmpty();
        }

        @ParameterizedTest
        @CsvSource({"S AS 2H 3H 4H, true", "S AS 2S 3H 4H, false", "S AH 2H 3H 4H, false", "N AS 2H 3H 4H, false"})
        void allTheTrumpsAreHisWhereNobodyElseHadOne(String history, boolean all) {
            assertThat(past(history).ledOfAllTrumps()).isEqualTo(all);
        }

        @Test
        void afterTheAceThatWonTheKingFollows() {
            assertThat(past("S AH 2H 3H 5H").isAfterTheAce(card("KH"))).isTrue();
            assertThat(past("S AH 2H 3H 5H").isAfterTheAce(card("KD"))).isFalse();
            assertThat(past("S AH 2H 3H 5H").isAfterTheAce(card("4H"))).isFalse();
            assertThat(past("S AH 2S 3H 5H").aceJustLed()).isEmpty();
            assertThat(past("S AS 2S 3S 5S").aceJustLed()).isEmpty();
            assertThat(past("S QH 2H 3H 5H").aceJustLed()).isEmpty();
            assertThat(past("E AH 2H 3H 5H").aceJustLed()).isEmpty();
            assertThat(past("S AH 2H 3H 5H").aceJustLed()).contains(Suit.HEARTS);
        }
    }

    /** South leads, partner has none and throws away where south's card does not win. */
    @ParameterizedTest
    @CsvSource({
        "S QH AH 3C 5H, true",
        "S QH AH 3S 5H, false",
        "S QH AH 3H 5H, false",
        "S AH 2H 3C 5H, false",
        "W QH 3C 5H AH, false",
        "S QS AS 3C 5S, false",
        "S QH AH 3C 5H / W 2C 4C 5C 6C, true",
        "S QH AH 3C 5H / W JH 4S 6H 7H, false",
        "S QH AH 3C 5H / W 4S 6C 5S 6S, false"
    })
    void aRuffIsRefusedUntilPartnerTrumpsOrHasNoTrump(String history, boolean refused) {
        assertThat(past(history).isRuffRefused()).isEqualTo(refused);
    }

    /** West leads, east plays third. */
    @ParameterizedTest
    @CsvSource({
        "W 4H 5H 3H KH, true",
        "W 4H 7H 6H KH, true",
        "W 4H 7H 9H KH, false",
        "W 9H TH 8H KH, true",
        "W JH QH 9H KH, false",
        "W 4H 5H 3D KH, false",
        "E 4H 5H 3H KH, false",
        "W 4D 5D 3D KD, false"
    })
    void theLastPlayerIsWeakWhoHadNothingToBeatItWith(String history, boolean weak) {
        assertThat(past(history).isRightWeak(Suit.HEARTS)).isEqualTo(weak);
    }
}
