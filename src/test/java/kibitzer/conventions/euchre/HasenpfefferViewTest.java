package kibitzer.conventions.euchre;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a hand is worth at hasenpfeffer (p. 213), and the tricks that are fairly sure at euchre. */
class HasenpfefferViewTest {
    private static HasenpfefferView hand(String cards, Integer... calls) {
        return new HasenpfefferView(CardSet.of(cards), List.of(calls), 0, 0);
    }

    @ParameterizedTest(name = "{0}: {1} in {2}")
    @DisplayName(
            "one for three trumps, one for each of joker, bowers, guarded ace and side ace, one of partner's (p. 213)")
    @CsvSource({
        "9S TS QS 9H TD QC, 1, SPADES",
        "9S TS QS AH TD QC, 2, SPADES", // the least for a bid of three
        "JK TS QS 9H TD QC, 2, SPADES",
        "JS TS QS 9H TD QC, 2, SPADES",
        "JC TS QS 9H TD QH, 2, SPADES", // the left bower is the third trump
        "AS TS QS 9H TD QC, 2, SPADES",
        "AS TS 9H KH TD QC, 1, SPADES", // two trumps, the ace guarded
        "JK JS JC AS AH AD, 7, SPADES", // counted one by one they come to more than there are
        "AH QS KD TC 9D 9C, 1, SPADES" // the ace counts beside any other suit
    })
    void whatAHandShouldWinItselfAndOneMore(String cards, int own, Suit suit) {
        HasenpfefferView view = hand(cards);
        assertThat(view.own()).isEqualTo(own);
        assertThat(view.worth()).isEqualTo(Math.min(6, own + 1));
        if (own > 1) {
            assertThat(view.best()).isEqualTo(suit);
        }
    }

    /** Which of two suits that count alike and are as long is better the page does not say: the higher trumps are (p. 212). */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "9S QH 9H TD JC 9C, CLUBS", // in clubs the jack is the right bower, in spades the left one
        "JS 9S QH 9H TD 9C, SPADES",
        "TS 9S KH 9H QD AC, HEARTS",
        "KS 9S KH QH TD 9C, HEARTS"
    })
    void ofSuitsThatCountAlikeTheHigherTrumpsAreTheBest(String cards, Suit suit) {
        assertThat(hand(cards).best()).isEqualTo(suit);
    }

    @Test
    void aBidGoesOverTheLast() {
        assertThat(hand("9S TS QS AH TD QC").open()).containsExactly(0, 1, 2, 3, 4, 5, 6);
        assertThat(hand("9S TS QS AH TD QC", 0, 4).open()).containsExactly(0, 5, 6);
        assertThat(hand("9S TS QS AH TD QC", 3, 0, 4).called()).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({
        "'3,0', true",
        "'0,3', false",
        "'3,4', false",
        "'0,0', false",
        "'0,3,0', true",
        "'3,0,0', false",
        "'4', false"
    })
    void partnerSpokeTwoTurnsAgo(String calls, boolean partners) {
        Integer[] said =
                List.of(calls.split(",")).stream().map(Integer::valueOf).toArray(Integer[]::new);
        assertThat(hand("9S TS QS AH TD QC", said).isPartnersBid()).isEqualTo(partners);
    }

    @ParameterizedTest(name = "we {1}, they {2} after {0}: {3}")
    @DisplayName("at nine one trick against their bid makes game, where five would not make theirs (p. 213)")
    @CsvSource({"3, 9, 4, true", "3, 8, 4, false", "3, 9, 5, false", "0, 9, 4, false"})
    void oneTrickInDefenceMayMakeGame(int call, int we, int they, boolean game) {
        HasenpfefferView view = new HasenpfefferView(CardSet.of("9S TS QS AH TD QC"), List.of(call), we, they);
        assertThat(view.isGameInDefence()).isEqualTo(game);
        HasenpfefferView partners = new HasenpfefferView(CardSet.of("9S TS QS AH TD QC"), List.of(call, 0), we, they);
        assertThat(partners.isGameInDefence()).isFalse();
    }

    @Test
    void whatTheCountIsMadeOfIsNamed() {
        assertThat(hand("9S TS QS AH TD QC").made()).isEqualTo("AH, one by length and one of partner's make 3 tricks");
        assertThat(hand("9S TH QD 9C KD KC").made()).isEqualTo("you have no trick, and one of partner's makes 1");
    }

    @ParameterizedTest(name = "{0} in {1}: {2}")
    @DisplayName("bowers and ace of trumps, or trumps beyond the second where those are more, and side aces")
    @CsvSource({
        "JS JC AS KH QH, SPADES, 3",
        "JS KS QH 9H 9D, SPADES, 1",
        "KS QS TS 9S 9D, SPADES, 2",
        "JS QS TS 9S 9D, SPADES, 2",
        "KS QS 9H 9D TD, SPADES, 0",
        "KS QS AH AD TD, SPADES, 2",
        "JS JC AS KS AD, SPADES, 4",
        "JS JC AS KS QS, SPADES, 3"
    })
    void tricksThatAreFairlySure(String cards, Suit trump, int sure) {
        assertThat(EuchreView.sure(CardSet.of(cards), trump, Optional.empty())).isEqualTo(sure);
    }

    @Test
    void theNextTrumpIsHighWhereOneOfTheThreeIsGone() {
        CardSet hand = CardSet.of("KS 9H TH 9D TD");
        assertThat(EuchreView.sure(hand, Suit.SPADES, Optional.empty())).isZero();
        assertThat(EuchreView.sure(hand, Suit.SPADES, Optional.of(CardNotation.read("AS"))))
                .isEqualTo(1);
        assertThat(EuchreView.sure(hand, Suit.SPADES, Optional.of(CardNotation.read("QS"))))
                .isZero();
    }
}
