package kibitzer.games.rummy.panguingue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import kibitzer.cards.Cards;
import kibitzer.games.rummy.panguingue.Condition.InSuits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a meld of panguingue collects (Culbertson p. 48): threes, fives and sevens are valle cards, and spades pay double. */
class ConditionTest {
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        // valle cards of different suits 1, of one suit 2, in spades 4
        "3S 3H 3D, 1",
        "5S 5H 5D, 1",
        "7S 7H 7D, 1",
        "3H 3H 3H, 2",
        "7S 7S 7S, 4",
        // other cards of one suit 1, in spades 2; of different suits nothing
        "4H 4H 4H, 1",
        "QS QS QS, 2",
        "2S 2H 2D, 0",
        "AS AH AH, 0",
        "KS KS KH, 0",
        "KD KD KD, 1",
        // a sequence at either end 1, in spades 2
        "AD 2D 3D, 1",
        "AS 2S 3S, 2",
        "KH QH JH, 1",
        "KS QS JS, 2",
        "2S 3S 4S, 0",
        "QS JS 7S, 0",
        // a card more pays as much again, but of valle cards in one suit 2 in spades and 1 in another
        "5S 5H 5D 5C, 2",
        "5S 5S 5S 5S, 6",
        "5H 5H 5H 5H 5H, 4",
        "QS QS QS QS, 4",
        "4H 4H 4H 4H, 2",
        "AS 2S 3S 4S, 4",
        "AD 2D 3D 4D 5D, 3",
        "KD QD JD 7D, 2",
        "2S 2H 2D 2C, 0",
        "7D 6D 5D 4D, 0"
    })
    void aMeldCollectsByItsCondition(String cards, int chips) {
        assertThat(Condition.of(Cards.of(cards)).chips()).isEqualTo(chips);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            5S 5S 5S | SPADES  | false | fives are valle cards, here all in spades
            5H 5H 5H | ANOTHER | false | fives are valle cards, here all of one suit, not spades
            5S 5H 5D | SEVERAL | false | fives are valle cards, here of different suits
            QS QS QS | SPADES  | false | queens, no valle cards, here all in spades
            QS QH QD | SEVERAL | false | queens are no valle cards, as threes, fives and sevens are, and not all of one suit
            AS 2S 3S | SPADES  | true  | the sequence has A-2-3 in it, in spades
            KD QD JD | ANOTHER | true  | the sequence has K-Q-J in it, not in spades
            7D 6D 5D | ANOTHER | true  | only a sequence with A-2-3 or K-Q-J in it is paid
            """)
    void whatItIsIsSaid(String cards, InSuits suits, boolean run, String words) {
        Condition condition = Condition.of(Cards.of(cards));
        assertThat(condition.suits()).isEqualTo(suits);
        assertThat(condition.run()).isEqualTo(run);
        assertThat(condition.words()).isEqualTo(words);
    }

    /** Had a group been of one suit, not spades, it would have brought a chip more for three, and one for each card beyond. */
    @ParameterizedTest
    @CsvSource({"5S 5H 5D, 2", "5S 5H 5D 5C, 3", "QS QH QD, 1", "QS QH QD QC, 2"})
    void aGroupOfOneSuitWouldHaveBroughtMore(String cards, int chips) {
        Condition condition = Condition.of(Cards.of(cards));
        assertThat(condition.inOneSuit()).isEqualTo(chips).isGreaterThan(condition.chips());
    }

    @Test
    void whatIsNoMeldHasNoCondition() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Condition.of(Cards.of("5S 5H 6D")))
                .withMessageContaining("expected a meld of panguingue");
    }
}
