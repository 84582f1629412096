package kibitzer.conventions.bridge.chances.line;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.odds.Fraction;
import kibitzer.odds.HiddenCards;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines of play and how the missing cards must lie for them: each lay-out by hand, and the sums of pp. 155-156. */
class LineTest {
    private static Hope hope(String text) {
        return Line.of(text).hopes().getFirst();
    }

    @ParameterizedTest(name = "{0}: {1} to {2} is {3}")
    @DisplayName(
            "the left hand plays before the tenace; an honour drops under as many top cards as it has company and one more")
    @CsvSource({
        "finesse-QS, QS 3S, 2S, true",
        "finesse-QS, 3S 2S, QS, false",
        "finesse-QS-right, QS 3S, 2S, false",
        "finesse-QS-right, 3S 2S, QS, true",
        "cash-finesse-QS, QS 3S, 2S, true",
        "cash-finesse-QS, 3S 2S, QS, true",
        "cash-finesse-QS, 2S, QS 3S, false",
        "drop-QS-2, QS 3S, 2S, true",
        "drop-QS-2, QS 3S 2S, 4S, false",
        "drop-QS-2, 4S, QS 3S 2S, false",
        "drop-QS-2, 4S 3S, QS 2S, true",
        "drop-QS-1, 4S 3S, QS 2S, false",
        "drop-QS-1, 4S 3S 2S, QS, true",
        "drop-QS-2, QS 4S 3S 2S, '', false",
        "drop-QS-2-finesse, QS 4S 3S 2S, '', true",
        "drop-QS-2-finesse, '', QS 4S 3S 2S, false",
        "drop-QS-2-finesse, QS 4S 3S, 2S, false",
        "break-S-3-3, QS 4S 3S, 7S 6S 5S, true",
        "break-S-3-3, QS 4S 3S 7S, 6S 5S, false",
        "break-S-4-2, QS 4S 3S 7S, 6S 5S, true",
        "break-S-4-2, QS 4S 3S, 7S 6S 5S, true",
        "break-S-4-2, QS 4S 3S 7S 6S, 5S, false",
        "break-S-2-4, 5S, QS 4S 3S 7S 6S, false"
    })
    void aHopeComesTrueWhereTheCardsLieSo(String line, String left, String right, boolean succeeds) {
        assertThat(hope(line).comesTrue(CardSet.of(left), CardSet.of(right))).isEqualTo(succeeds);
    }

    @ParameterizedTest(name = "{0} with {1} missing: {2}")
    @DisplayName("what Tables 4 and 5 print is added up, and half of a break where one side is finessed")
    @CsvSource({
        "finesse-QS, 5, none", // an even chance stands in no table
        "cash-finesse-QS, 5, 50 + half of 5.6",
        "cash-finesse-QS, 6, none",
        "drop-KS-1, 2, 52.0",
        "drop-QS-2, 4, 12 + 41",
        "drop-QS-2-finesse, 4, 12 + 41 + half of 9.6",
        "drop-QS-2-finesse, 2, 52.0 + 48",
        "drop-QS-2-finesse, 3, 26.0 + 52 + half of 22",
        "drop-QS-3-finesse, 3, 26.0 + 52 + 22",
        "drop-QS-3, 5, 5.6 + 27 + 41",
        "drop-QS-4, 3, 26.0 + 52 + 22",
        "drop-QS-2, 6, none", // six with the honour alone is not printed
        "drop-QS-4, 4, none", // nor four with two guards
        "drop-QS-4, 5, none", // the column of three guards holds four as well
        "break-S-3-3, 6, 35.5",
        "break-S-4-2, 6, 35.5 + 48.4",
        "break-S-5-1, 6, 35.5 + 48.4 + 14.5",
        "break-S-3-2, 5, 68",
        "break-S-4-1, 5, 68 + 28"
    })
    void theTablesAreAddedUp(String line, int missing, String sum) {
        assertThat(hope(line)
                        .printed(missing)
                        .filter(PrintedSum::isPrinted)
                        .map(PrintedSum::inWords)
                        .orElse("none"))
                .isEqualTo(sum);
    }

    @Test
    void aSumTellsWhichOfItsFiguresAreMisprinted() {
        assertThat(hope("cash-finesse-QS").printed(5).orElseThrow().misprints())
                .extracting(row -> row.percent().toPlainString())
                .containsExactly("5.6");
        assertThat(hope("cash-finesse-QS").printed(5).orElseThrow().chance()).isEqualTo(Fraction.of(528, 1000));
        assertThat(hope("drop-QS-2").printed(4).orElseThrow().misprints()).isEmpty();
    }

    @ParameterizedTest(name = "{0} with {1} missing: {2}")
    @CsvSource({
        "drop-QS-2, QS 3S 2S, none",
        "drop-QS-2, KS QS 3S 2S, 'the king of spades is missing too, and higher'",
        "finesse-QS, JS 3S, the queen of spades is not missing",
        "cash-finesse-QS, QS 3S KH, none",
        "break-S-3-3, 7S 6S 5S 4S 3S 2S, none",
        "break-S-3-3, 7S 6S 5S 4S 3S, a break of 3-3 with 5 spades missing"
    })
    void whatCannotBeHopedForIsSaid(String line, String missing, String objection) {
        assertThat(Line.of(line).objection(CardSet.of(missing)).orElse("none")).isEqualTo(objection);
    }

    /** By listing which of the missing cards lie on the left, each weighed by the ways to fill the hand up. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "finesse-QS",
                "cash-finesse-QS",
                "drop-QS-2",
                "drop-QS-2-finesse",
                "break-S-3-1",
                "drop-QS-2 or finesse-KH"
            })
    void theChanceIsThatOfAllLayouts(String text) {
        Line line = Line.of(text);
        CardSet missing = CardSet.of("QS 4S 3S 2S KH 2H");
        assertThat(line.chance(new HiddenCards(missing, 13, 13))).isEqualTo(listed(line, missing));
    }

    private static Fraction listed(Line line, CardSet missing) {
        var cards = missing.toList();
        long good = 0;
        long all = 0;
        for (int ways = 0; ways < 1 << cards.size(); ways++) {
            CardSet left = CardSet.EMPTY;
            for (int at = 0; at < cards.size(); at++) {
                left = (ways >> at & 1) == 1 ? left.with(cards.get(at)) : left;
            }
            CardSet leftHand = left;
            CardSet right = missing.minus(left);
            long weight = choose(20, 13 - left.size());
            all += weight;
            good += line.hopes().stream().anyMatch(hope -> hope.comesTrue(leftHand, right)) ? weight : 0;
        }
        return Fraction.of(good, all);
    }

    private static long choose(int from, int chosen) {
        long ways = 1;
        for (int i = 0; i < chosen; i++) {
            ways = ways * (from - i) / (i + 1);
        }
        return ways;
    }

    @Test
    void bothAreNeededWhereTheyAreJoinedByAnd() {
        HiddenCards hidden = new HiddenCards(CardSet.of("KH QS"), 13, 13);
        Fraction both = Line.of("finesse-QS and finesse-KH").chance(hidden);
        assertThat(both).isEqualTo(Fraction.of(12, 50)); // 13/26 and 12/25
        assertThat(Line.of("finesse-QS or finesse-KH").chance(hidden)).isEqualTo(Fraction.ONE.minus(both));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "finesse-QS | Finesse against the queen of spades on the left | the queen lies on the left",
                "finesse-KH-right | Finesse against the king of hearts on the right | the king lies on the right",
                "cash-finesse-QS | One top card first, then finesse against the queen of spades on the left | the queen lies on the left, or alone on the right",
                "drop-QS-1 | Play the top card for the queen of spades to drop | the queen is alone",
                "drop-QS-2 | Play 2 top cards for the queen of spades to drop | the queen has at most 1 card beside it",
                "drop-QS-3 | Play 3 top cards for the queen of spades to drop | the queen has at most 2 cards beside it",
                "drop-QS-2-finesse | Play 2 top cards for the queen of spades to drop, finessing only if the right shows out first | the queen has at most 1 card beside it, or the right has none",
                "break-S-3-3 | Play for spades to break 3-3 | spades break 3-3",
                "break-S-3-2 | Play for spades to break 3-2 | spades break 3-2",
                "break-S-4-2 | Play for spades to break 4-2 or better | spades break 4-2 or better",
                "drop-QS-1 or break-H-3-3 | Play the top card for the queen of spades to drop; failing that, play for hearts to break 3-3 | the queen is alone, or hearts break 3-3",
                "finesse-QS and finesse-KH | Finesse against the queen of spades on the left, and finesse against the king of hearts on the left (both are needed) | the queen lies on the left, and the king lies on the left"
            })
    void aLineIsReadAndSaid(String text, String words, String condition) {
        assertThat(Line.of(text).toString()).isEqualTo(text);
        assertThat(Line.of(text.replace('-', ' ').toUpperCase(Locale.ROOT)).toString())
                .isEqualTo(text);
        assertThat(Line.of(text).inWords()).isEqualTo(words);
        assertThat(Line.of(text).condition()).isEqualTo(condition);
    }

    @ParameterizedTest
    @ValueSource(strings = {"finesse", "drop-QS", "break-S-3", "finesse-QS and finesse-KH or drop-QS-2", "wait"})
    void anythingElseIsRefused(String text) {
        assertThatThrownBy(() -> Line.of(text)).isInstanceOf(BadNotation.class);
    }

    @Test
    void whatIsTriedIsNamedAsAThing() {
        assertThat(hope("finesse-QS").aim()).isEqualTo("the finesse against the queen of spades");
        assertThat(hope("cash-finesse-QS").aim()).isEqualTo("the top card and finesse against the queen of spades");
        assertThat(hope("drop-QS-2").aim()).isEqualTo("the drop of the queen of spades");
        assertThat(hope("break-H-3-3").aim()).isEqualTo("the break of hearts");
        assertThat(hope("drop-QS-2").suit()).isEqualTo(Suit.SPADES);
        assertThat(hope("break-H-3-3").suit()).isEqualTo(Suit.HEARTS);
        assertThat(((Hope.Finesse) hope("finesse-KH")).against()).isEqualTo(Card.of(Rank.KING, Suit.HEARTS));
        assertThat(hope("cash-finesse-KH").suit()).isEqualTo(Suit.HEARTS);
        assertThat(hope("finesse-KH").suit()).isEqualTo(Suit.HEARTS);
    }
}
