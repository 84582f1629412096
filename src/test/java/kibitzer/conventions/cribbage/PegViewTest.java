package kibitzer.conventions.cribbage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.games.cribbage.PegPlay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The play of the cards as the player in turn sees it, counted out by hand (p. 254). */
class PegViewTest {
    private static PegView view(String hand, String pile) {
        return new PegView(CardSet.of(hand), CardNotation.readList(pile), false, 60, CardSet.EMPTY);
    }

    private static Card card(String name) {
        return CardNotation.read(name);
    }

    @Test
    void whatMakesThirtyOneMayStillBePlayed() {
        assertThat(view("AS 2H KD", "KS QH TD").playable()).isEqualTo(CardSet.of("AS"));
        assertThat(view("AS 2H KD", "KS QH 9D").playable()).isEqualTo(CardSet.of("AS 2H"));
        assertThat(view("2H KD", "KS QH TD").lawful()).containsExactly(new PegPlay.Go());
        assertThat(view("2H KD", "KS QH TD").cards()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    7S       | 8H | 8D | 2 | a pair
                    7S       | 8H | 9D | 3 | a run
                    TS 7H    | 5D | 9H | 2 | thirty-one
                    TS 7H    | 5D | TH | 0 | too much
                    7S       | 2H | 6D | 2 | fifteen
                    """)
    void aReplyPegsWhatItMakes(String pile, String card, String reply, int points, String why) {
        assertThat(view(card, pile).reply(card(card), card(reply))).as(why).isEqualTo(points);
    }

    /** To a four only the other fours reply; to a five they do, and every tenth card that is not held. */
    @ParameterizedTest
    @CsvSource({"4S KH KD 2C,4S,3", "5S KH QD 2C,5S,17", "AS KH QD 2C,AS,3"})
    void theCardsThatScoreInReplyAreCounted(String hand, String card, int replies) {
        assertThat(view(hand, "").replies(card(card))).isEqualTo(replies);
    }

    @ParameterizedTest
    @CsvSource({"8H,true", "9H,true", "TH,false", "KH,false", "7H,true", "6H,true", "5H,true", "4H,false", "2H,false"})
    void onASevenARunOrAPairRoyalMayBeBuilt(String card, boolean builds) {
        assertThat(view(card + " KD", "7S").buildsUp(card(card))).isEqualTo(builds);
    }

    /** Four and four on seven peg fifteen and a pair, and are neither a run nor a pair royal. */
    @Test
    void aPairThatMakesFifteenIsNotBuiltUp() {
        assertThat(view("4H KD", "7S").reply(card("4H"), card("4D"))).isEqualTo(4);
        assertThat(view("4H KD", "7S").buildsUp(card("4H"))).isFalse();
    }

    @Test
    void whatIsSeenIsNotBuiltWith() {
        PegView seen = new PegView(CardSet.of("7H KD"), CardNotation.readList("7S"), false, 60, CardSet.of("7D 7C"));

        assertThat(seen.buildsUp(card("7H"))).isFalse();
        assertThat(seen.unseen().size()).isEqualTo(52 - 5);
    }

    @Test
    void aRetortAnswersWhateverTheyMake() {
        assertThat(view("3H 4D KC", "2S").canRetort(card("3H"))).isTrue();
        assertThat(view("3H 8D KC", "2S").canRetort(card("3H"))).isFalse();
        assertThat(view("3H 9D KC", "2S").canRetort(card("3H")))
                .as("nine makes fifteen with the ace, and nothing with the four")
                .isFalse();
    }

    @Test
    void aCardPegsAtOnce() {
        assertThat(view("8H", "7S").pegs(card("8H"))).isEqualTo(2);
        assertThat(view("KH", "7S").pegs(card("KH"))).isZero();
        assertThat(List.of(view("8H", "7S").count(), view("8H", "").count())).containsExactly(7, 0);
    }
}
