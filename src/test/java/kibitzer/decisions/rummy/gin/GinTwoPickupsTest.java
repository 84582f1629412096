package kibitzer.decisions.rummy.gin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.advice.Advice;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.conventions.rummy.gin.GinView;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The opponent has taken two discards and more (Culbertson p. 36-37): he has filled sets and wants low odd cards, so high
 * combinations are thrown, players on his sets are saved, and no low card is given.
 */
class GinTwoPickupsTest {
    private final GinDiscard discard = new GinDiscard();

    private static List<Card> cards(String cards) {
        return cards == null ? List.of() : CardNotation.readList(cards);
    }

    private Advice<Card> advice(String hand, String took, String pile) {
        return discard.advise(
                new DiscardProblem(CardSet.of(hand), cards(pile), CardSet.of(took), CardSet.EMPTY, 5, CardSet.EMPTY));
    }

    /** Every high card goes with some set that can be imagined round a card he took; few go with what he has filled. */
    @ParameterizedTest
    @CsvSource({
        // Three queens and the six: the nine of hearts is a player on neither.
        "AS 9H 3H AD 9D 4D 3D 2D QC 6C 3C, QH QD 6D, 3S 5H 2C, 9H, 9D",
        // Three eights: the ten is none; the king and the queen are players on one of two sets of his queen's.
        "AS KS 8S 6S 5S 4S TH AD 4D QC 4C, QS 8H 8D, 3H 5C 7S 6C 5H AC, TH, KS QC",
        // Each high card may fit a sequence of his, none is likely to.
        "AS KS 8S JH TH 9H 8H 3H 9D 3D AC, JS 7D 8C, AD 4S 9C KH, KS, 8S 9D",
        // Three queens, and neither nine with them.
        "QD 9H 9S 4S 4D 3H 3C 2C 2H AD AS, QS QH, , 9H 9S,",
        // A sequence to the seven or to the eight: the nine may go on it, the seven of clubs and the six go on neither.
        "9D 7C 6S 4S 4D 3H 3C 2C 2H AD AS, 6D 7D, , 7C, 9D 6S",
        "7S 7H 7D TC 8D AS 2H 3D 4C 3S 2C, 9C 5D, , 8D, TC",
        // Three sevens: no high card is a player. P. 37 ditches high cards to unload, and not the highest to the point.
        "KS QD TH 9C 5S 5H 5D 4C 3H 2C AD, 7H 7D, , KS QD TH, 9C",
    })
    void theHighCombinationGoesAndNoLowCard(String hand, String took, String pile, String best, String allowed) {
        Advice<Card> advice = advice(hand, took, pile);

        assertThat(advice.best()).containsExactlyInAnyOrderElementsOf(cards(best));
        assertThat(advice.acceptable()).containsExactlyInAnyOrderElementsOf(cards(allowed));
        assertThat(advice.acceptable()).noneMatch(GinView::isLow);
        assertThat(advice.silent()).isFalse();
    }

    /** P. 36: players on his sets are saved. */
    @ParameterizedTest
    @CsvSource({
        "KS 9C 8C 7C 5H 5D 5S QD TH 2C AD, QS QH, 3H 6C JC, QD",
        "KS 3S 2S AH 4H 4D JC TC 9C 3C 2C, KH 3D 2D, , 4D",
        "7S 7H 7D 7C QD KH 9S 2C 2H AS AD, QS QH, , QD",
        "JS KD 9C 5S 5H 5D 5C 2C 2H AS AD, JD JC, , JS",
        "TS QD 8C 4S 4H 4D 4C 2C 2H AS AD, TD TC, , TS",
    })
    void aCardThatIsSureToFeedHimIsNeitherBestNorAllowedBesideOthers(
            String hand, String took, String pile, String feeder) {
        Advice<Card> advice = advice(hand, took, pile);

        assertThat(advice.best()).isNotEmpty().doesNotContain(CardNotation.read(feeder));
        assertThat(advice.acceptable()).doesNotContain(CardNotation.read(feeder));
        String against = discard.whyNot(
                        new DiscardProblem(
                                CardSet.of(hand), cards(pile), CardSet.of(took), CardSet.EMPTY, 5, CardSet.EMPTY),
                        CardNotation.read(feeder))
                .getFirst()
                .failing()
                .getFirst()
                .measured();
        assertThat(against).contains(GinView.isLow(CardNotation.read(feeder)) ? "is low" : "that the opponent took");
    }
}
