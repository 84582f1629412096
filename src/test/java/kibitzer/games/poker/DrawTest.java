package kibitzer.games.poker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.odds.Fraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DrawTest {

    @ParameterizedTest(name = "{0} keeping {1}, throwing {2}")
    @CsvSource({
        "a pair, 8S 8H, KD 5C 3S",
        "a pair of aces, AS AH, KD 5C 3S",
        "a pair and a kicker, 8S 8H AD, 5C 3S",
        "a pair and two side cards, 8S 8H AD KC, 3S",
        "two pairs, 8S 8H 4D 4C, KS",
        "three of a kind, 8S 8H 8D, KC 3S",
        "three of a kind and a side card, 8S 8H 8D KC, 3S",
        "four of a kind, 8S 8H 8D 8C, 3S",
        "an open straight, TS 9H 8D 7C, 2S",
        "an inside straight, 9S 8H 6D 5C, 2S",
        "a straight open at one end, AS KH QD JC, 2S",
        "ace to four, AS 2H 3D 4C, 9S",
        "a four-flush, AH JH 7H 3H, 9S",
        "an open straight flush, TH 9H 8H 7H, 2S",
        "an inside straight flush, JH 9H 8H 7H, 2S",
        "a royal flush to come, AH KH QH JH, 2S",
        "three to a flush, KH 9H 4H, 8S 2C",
        "three to a straight flush, TH 9H 8H, KS 2C",
        "three to a straight flush with a needed card thrown, TH 9H 8H, JH 2C",
        "ace and king, AS KD, 9H 6C 3S",
        "one suit of two, AS KS, 9S 6C 3S",
        "an ace, AS, KD 9H 6C 3S",
        "nothing to do with a pat hand, AS KD 9H 6C 3S, ''",
        "a pat flush, AH JH 7H 3H 2H, ''"
    })
    void countingAgreesWithTryingEveryDraw(String what, String keep, String thrown) {
        Draw draw = new Draw(CardSet.of(keep), CardSet.of(thrown));
        assertThat(draw.waysByClass()).as(what).isEqualTo(everyDraw(draw));
    }

    @Test
    void fiveNewCardsAreCountedAsEveryDraw() {
        Draw draw = new Draw(CardSet.EMPTY, CardSet.of("KS 9H 7D 4C 2S"));
        assertThat(draw.all()).isEqualTo(1_533_939);
        assertThat(draw.waysByClass()).isEqualTo(everyDraw(draw));
    }

    static Map<HandClass, Long> everyDraw(Draw draw) {
        List<Card> unseen = draw.unseen().toList();
        int[] ranks = new int[5];
        int[] suits = new int[5];
        int at = 0;
        for (Card card : draw.keep()) {
            ranks[at] = NaiveClassifier.rank(card);
            suits[at++] = card.suit().ordinal();
        }
        long[] counts = new long[HandClass.values().length];
        drawFrom(unseen, 0, at, ranks, suits, counts);
        Map<HandClass, Long> byClass = new EnumMap<>(HandClass.class);
        for (HandClass handClass : HandClass.values()) {
            if (counts[handClass.ordinal()] > 0) {
                byClass.put(handClass, counts[handClass.ordinal()]);
            }
        }
        return byClass;
    }

    private static void drawFrom(List<Card> unseen, int from, int at, int[] ranks, int[] suits, long[] counts) {
        if (at == 5) {
            counts[NaiveClassifier.classify(ranks, suits).ordinal()]++;
            return;
        }
        for (int next = from; next < unseen.size(); next++) {
            ranks[at] = NaiveClassifier.rank(unseen.get(next));
            suits[at] = unseen.get(next).suit().ordinal();
            drawFrom(unseen, next + 1, at + 1, ranks, suits, counts);
        }
    }

    @Test
    void chancesAreFractionsOfAllDraws() {
        Draw draw = new Draw(CardSet.of("AH JH 7H 3H"), CardSet.of("9S"));
        assertThat(draw.chance(strength -> HandValue.classOf(strength) == HandClass.FLUSH))
                .isEqualTo(Fraction.of(9, 47));
    }

    @Test
    void aCardKeptAndThrownIsAnError() {
        assertThatThrownBy(() -> new Draw(CardSet.of("8S 8H"), CardSet.of("8S 5C 3S")))
                .hasMessageContaining("eight of spades is both kept and thrown");
    }

    @Test
    void keptAndThrownMakeFive() {
        assertThatThrownBy(() -> new Draw(CardSet.of("8S 8H"), CardSet.of("5C 3S")))
                .hasMessageContaining("2 kept and 2 thrown; expected 5 cards in all");
    }

    @Test
    void jokersAreNotDrawnTo() {
        assertThatThrownBy(() -> new Draw(CardSet.of("8S JK"), CardSet.of("7S 5C 3S")))
                .hasMessageContaining("a joker");
    }
}
