package kibitzer.conventions.cribbage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the book lays away (p. 256): hand, whose crib, what it gives first. */
class LayAwaysTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    QS 9H 8D 4C 3S 2H | own    | 9H 8D        | the run is saved, and the crib helped toward one
                    QS 9H 8D 4C 3S 2H | theirs | QS 9H, QS 8D | the run is saved, and the crib balked
                    8S 7H 7D 6C 4S 4H | theirs | 4S 4H        | twelve are kept and two given
                    KS QH JD 5C 5S 2H | theirs | KS 2H, QH 2H, 2H JD | twelve and more: no five is given away
                    9S 9H 7C 5D 4H 2S | own    | 5D           | a five that can be spared
                    """)
    void theBooksOwnHandsAndThoseLikeThem(String hand, String crib, String first, String why) {
        Advice<CardSet> advice = advice(hand, crib);
        List<CardSet> expected = Stream.of(first.split(", ")).map(CardSet::of).toList();
        if (expected.getFirst().size() == 1) {
            assertThat(advice.best())
                    .as(why)
                    .allSatisfy(laid ->
                            assertThat(laid.containsAll(expected.getFirst())).isTrue());
        } else {
            assertThat(expected).as(why).containsAll(advice.best());
        }
    }

    /** P. 256: hand and crib keep the maximum together, 2 and 2 or 4 and 0; a five goes that can be spared. */
    @Test
    void whoKeepsTheMostInHandAndCribTogetherIsNotWrong() {
        Advice<CardSet> advice = advice("JH 5H 9D 3D 2D QC", "own");

        assertThat(Stream.concat(advice.best().stream(), advice.acceptable().stream()))
                .contains(CardSet.of("JH 5H"), CardSet.of("5H 9D"), CardSet.of("5H QC"), CardSet.of("3D 2D"))
                .doesNotContain(CardSet.of("JH QC"), CardSet.of("JH 3D"), CardSet.of("5H 2D"));
        assertThat(advice.best()).allMatch(laid -> laid.contains(Card.of(Rank.FIVE, Suit.HEARTS)));
    }

    @ParameterizedTest
    @CsvSource({"8S 7H 7D 6C 4S 4H,8S 6C", "QS 9H 8D 4C 3S 2H,9H 8D", "KS QH JD 9C 5S 2H,5S 2H"})
    void whatTheBookCallsPoorIsNotAllowedToTheOpponentsCrib(String hand, String laid) {
        Advice<CardSet> advice = advice(hand, "theirs");
        assertThat(advice.best()).doesNotContain(CardSet.of(laid));
        assertThat(advice.acceptable()).doesNotContain(CardSet.of(laid));
    }

    private static Advice<CardSet> advice(String hand, String crib) {
        return LayAways.BOOK.advise(new LayAwayView(CardSet.of(hand), 2, crib.equals("own")));
    }
}
