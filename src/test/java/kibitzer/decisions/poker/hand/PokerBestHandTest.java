package kibitzer.decisions.poker.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.Form;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.SharedCards;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

class PokerBestHandTest {
    private static final PokerBestHand DECISION = new PokerBestHand();

    private static CardsToChooseFrom cards(String game, String own, String... lines) {
        return new CardsToChooseFrom(
                PokerForm.named(game),
                CardSet.of(own),
                Stream.of(lines).map(CardSet::of).toList());
    }

    private static List<CardSet> best(CardsToChooseFrom cards) {
        return DECISION.advise(cards).best();
    }

    @ParameterizedTest(name = "{0}, {1}: {2}")
    @CsvSource({
        "best-five, KS KH KD 8C 8H 5S 2D, KS KH KD 8C 8H",
        "best-five, AS 9S 7S 3S 2S KD KH, AS 9S 7S 3S 2S",
        // The lowest hand with the ace high counts straights and flushes (Culbertson p. 91).
        "low-ace-high, 7S 5H 4D 3C 2S KD KH, 7S 5H 4D 3C 2S",
        "low-ace-high, 6S 5H 4D 3C 2S 8D KH, 8D 5H 4D 3C 2S",
        "low-ace-high, AS 5H 4D 3C 2S 8D 9H, 8D 5H 4D 3C 2S",
        // At misere the ace is low and 5 4 3 2 A a straight (p. 82).
        "misere-stud, AS 6H 4D 3C 2S 8D 9H, 6H 4D 3C 2S AS",
        // Nines and threes are wild at baseball (p. 89), fours at four forty-four.
        "wild-9-3, 9S KH KD 3C 8H 5S 2D, 9S KH KD 3C 8H",
        "wild-4, 4S 4H 4D AC KC 8H 5S 2D, 4S 4H 4D AC KC"
    })
    void theBestFiveAreFound(String game, String own, String five) {
        assertThat(best(cards(game, own))).contains(CardSet.of(five));
    }

    @Test
    void oneLineOfTheCentreIsUsedAndNotTwo() {
        // Southern cross, the nine in the middle: the first bar makes a straight, the other three kings.
        CardsToChooseFrom cross = cards("best-five", "KS KH QD 2C 3H", "JS TH 9D 4C 6H", "KD 7S 9D 8C 5D");
        assertThat(best(cross)).containsExactlyInAnyOrder(CardSet.of("KS QD JS TH 9D"), CardSet.of("KH QD JS TH 9D"));
        Question<CardsToChooseFrom, CardSet> question = new Question<>(DECISION, cross);
        assertThat(question.mark(CardSet.of("KH QD JS TH 9D")).grade()).isEqualTo(Grade.BEST);
        assertThat(question.mark(CardSet.of("KS KH KD QD 9D")).grade()).isEqualTo(Grade.WRONG);
    }

    @Test
    void cardsOfTwoLinesAreIllegalTogether() {
        CardsToChooseFrom beds = cards("best-five", "KS KH QD 2C 3H", "KD 4S", "KC 9S");
        assertThat(DECISION.objection(beds, CardSet.of("KS KH KD KC QD")))
                .hasValue("cards of two lines may not be used together");
        assertThat(DECISION.objection(beds, CardSet.of("KS KH KD QD")))
                .hasValueSatisfying(wrong -> assertThat(wrong).contains("4 were chosen"));
        assertThat(DECISION.objection(beds, CardSet.of("KS KH AS QD 2C")))
                .hasValueSatisfying(wrong -> assertThat(wrong).contains("ace of spades is not on the table"));
    }

    static Stream<SharedCards> games() {
        return SharedCards.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theBestHandIsNoLowerThanAnyOtherThatMayBeChosen(SharedCards game) {
        var options = Form.options(DECISION.dealOptions())
                .read(JsonMapper.shared().readTree("{\"games\": [\"" + game.game() + "\"]}"), "with");
        CardsToChooseFrom dealt = DECISION.deal(new DealRequest(new Seed(7), options));
        CardSet best = best(dealt).getFirst();
        long hands = 0;
        List<Card> all = dealt.all().toList();
        for (int bits = 0; bits < 1 << all.size(); bits++) {
            int chosen = bits;
            if (Integer.bitCount(bits) == dealt.form().cards()) {
                CardSet hand = CardSet.of(IntStream.range(0, all.size())
                        .filter(place -> (chosen >>> place & 1) != 0)
                        .mapToObj(all::get)
                        .toList());
                if (dealt.allows(hand)) {
                    hands++;
                    assertThat(dealt.form().compare(hand, best)).isLessThanOrEqualTo(0);
                }
            }
        }
        assertThat(hands).isPositive();
        assertThat(dealt.own().size()).isEqualTo(game.own());
    }

    @Test
    void cardsThatMakeNoHandAreRefused() {
        assertThatThrownBy(() -> cards("best-five", "KS KH KD")).hasMessageContaining("3 cards");
        assertThatThrownBy(() -> cards("best-five", "KS KH KD 4C", "KS")).hasMessageContaining("in the hand too");
    }
}
