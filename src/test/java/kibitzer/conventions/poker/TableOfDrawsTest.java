package kibitzer.conventions.poker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.NaiveClassifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableOfDrawsTest {

    @ParameterizedTest(name = "{0} throwing {1}, {2}: {3} of {4}, printed {5}")
    @CsvSource(
            delimiter = '|',
            value = {
                // Counts by hand or by listing every draw; printed figures from pp. 110-111.
                "8S 8H       | KD 5C 3S  | two-pairs           |  2592 |  16215 | 5¼ to 1    | true",
                "8S 8H       | KD 5C 3S  | three of a kind     |  1854 |  16215 | 8 to 1     | true",
                "8S 8H       | KD 5C 3S  | full house          |   165 |  16215 | 97 to 1    | true",
                "8S 8H       | KD 5C 3S  | four of a kind      |    45 |  16215 | 359 to 1   | true",
                "8S 8H       | KD 5C 3S  | aces up or better   |  2310 |  16215 | 6 to 1     | true",
                "8S 8H       | KD 5C 3S  | any improvement     |  4656 |  16215 | 2½ to 1    | true",
                "8S 8H AD    | 5C 3S     | aces up             |   126 |   1081 | 7½ to 1    | true",
                "8S 8H AD    | 5C 3S     | any two pairs       |   186 |   1081 | 5 to 1     | true",
                "8S 8H AD    | 5C 3S     | three of a kind     |    84 |   1081 | 12 to 1    | true",
                "8S 8H AD    | 5C 3S     | full house          |     9 |   1081 | 119 to 1   | true",
                "8S 8H AD    | 5C 3S     | four of a kind      |     1 |   1081 | 1,080 to 1 | true",
                "8S 8H AD    | 5C 3S     | aces up or better   |   220 |   1081 | 4 to 1     | true",
                "8S 8H AD    | 5C 3S     | any                 |   280 |   1081 | 3 to 1     | true",
                "8S 8H 8D    | 5C 3S     | full house          |    66 |   1081 | 15½ to 1   | true",
                "8S 8H 8D    | 5C 3S     | four of a kind      |    46 |   1081 | 22½ to 1   | true",
                "8S 8H 8D    | 5C 3S     | any                 |   112 |   1081 | 9 to 1     | true",
                "8S 8H 8D 5C | 3S        | full house          |     3 |     47 | 15 to 1    | true",
                "8S 8H 8D 5C | 3S        | four of a kind      |     1 |     47 | 46 to 1    | true",
                "8S 8H 8D 5C | 3S        | any                 |     4 |     47 | 11 to 1    | true",
                "8S 8H 5D 5C | 3S        | full house          |     4 |     47 | 11 to 1    | true",
                "AH JH 7H 3H | 9S        | flush               |     9 |     47 | 38 to 9    | true",
                "KS QH JD TC | 2S        | straight            |     8 |     47 | 39 to 8    | true",
                "5S 4H 3D 2C | KS        | straight            |     8 |     47 | 39 to 8    | true",
                "9S 8H 6D 5C | KS        | straight            |     4 |     47 | 11 to 1    | true",
                "AS KH QD JC | 2S        | straight            |     4 |     47 | 11 to 1    | true",
                "4S 3H 2D AC | KS        | straight            |     4 |     47 | 11 to 1    | true",
                "TH 9H 8H 7H | 2S        | straight flush      |     2 |     47 | 22½ to 1   | true",
                "TH 9H 8H 7H | 2S        | another flush       |     7 |     47 | 5 to 1     | false",
                "TH 9H 8H 7H | 2S        | another straight    |     6 |     47 | 6½ to 1    | false",
                "TH 9H 8H 7H | 2S        | any improvement     |    15 |     47 | 2 to 1     | true",
                "AS KS QS JS | 2H        | straight flush      |     1 |     47 | 46 to 1    | true",
                "JD 9D 8D 7D | 2S        | another flush       |     8 |     47 | 5 to 1     | true",
                "JD 9D 8D 7D | 2S        | another straight    |     3 |     47 | 14 to 1    | false",
                "JD 9D 8D 7D | 2S        | any                 |    12 |     47 | 3 to 1     | true",
                "TH 9H 8H    | KS 3C     | straight or flush   |    90 |   1081 | 11 to 1    | true",
                "TH 9H 8H    | KS 3C     | two pairs or better |   126 |   1081 | 7½ to 1    | true",
                "TH 9H 8H    | JS 2C     | straight or flush   |    82 |   1081 | 11 to 1    | false",
                "AS          | KD 9H 6C 3S | another ace       | 42614 | 178365 | 3 to 1     | true",
                "AS          | KD 9H 6C 3S | pair of aces      | 32388 | 178365 | 3 to 1     | false",
                "AS          | KD 9H 6C 3S | aces up           |  7236 | 178365 | 14 to 1    | false"
            })
    void theBooksFiguresAreHeldAgainstTheCount(
            String keep, String thrown, String target, long favourable, long all, String printed, boolean agrees) {
        Draw draw = new Draw(CardSet.of(keep), CardSet.of(thrown));
        DrawTarget wanted = DrawTarget.of(target);
        PrintedOdds row = TableOfDraws.printed(draw, wanted).orElseThrow();

        assertThat(draw.ways(wanted.reachedBy(draw))).isEqualTo(favourable);
        assertThat(draw.all()).isEqualTo(all);
        assertThat(row.printed()).isEqualTo(printed);
        assertThat(row.agrees(draw.chance(wanted.reachedBy(draw)))).isEqualTo(agrees);
    }

    @ParameterizedTest(name = "{0} throwing {1}")
    @CsvSource({
        "8S 8H, KD 5C 3S",
        "8S 8H, AD 5C 3S",
        "AS AH, KD 5C 3S",
        "8S 8H AD, 5C 3S",
        "TH 9H 8H, KS 3C",
        "AS KD, 9H 6C 3S",
        "AS, KD 9H 6C 3S",
        "KD, AS AH 6C 3S"
    })
    void targetsWithAcesAgreeWithTryingEveryDraw(String keep, String thrown) {
        Draw draw = new Draw(CardSet.of(keep), CardSet.of(thrown));
        assertCounted(draw, "another ace", hand -> hand.aces() >= 2);
        assertCounted(draw, "pair of aces", hand -> hand.aces() == 2 && hand.handClass() == HandClass.PAIR);
        assertCounted(draw, "aces up", hand -> hand.aces() == 2 && hand.handClass() == HandClass.TWO_PAIRS);
        assertCounted(
                draw,
                "aces up or better",
                hand -> hand.aces() == 2 && hand.handClass() == HandClass.TWO_PAIRS
                        || hand.handClass().beats(HandClass.TWO_PAIRS));
        assertCounted(draw, "two pairs or better", hand -> hand.handClass().isAtLeast(HandClass.TWO_PAIRS));
        assertCounted(
                draw,
                "straight or flush",
                hand -> Set.of(HandClass.STRAIGHT, HandClass.FLUSH, HandClass.STRAIGHT_FLUSH)
                        .contains(hand.handClass()));
    }

    private record Ended(HandClass handClass, int aces) {}

    private static void assertCounted(Draw draw, String target, Predicate<Ended> wanted) {
        int[] ranks = new int[5];
        int[] suits = new int[5];
        List<Card> kept = draw.keep().toList();
        put(kept, 0, ranks, suits);
        long tried = tryFrom(draw.unseen().toList(), 0, kept.size(), ranks, suits, wanted);
        assertThat(draw.ways(DrawTarget.of(target).reachedBy(draw))).as(target).isEqualTo(tried);
    }

    private static void put(List<Card> cards, int from, int[] ranks, int[] suits) {
        for (int i = 0; i < cards.size(); i++) {
            ranks[from + i] = NaiveClassifier.rank(cards.get(i));
            suits[from + i] = cards.get(i).suit().ordinal();
        }
    }

    private static long tryFrom(
            List<Card> unseen, int from, int at, int[] ranks, int[] suits, Predicate<Ended> wanted) {
        if (at == 5) {
            int aces = (int) IntStream.of(ranks).filter(rank -> rank == 14).count();
            return wanted.test(new Ended(NaiveClassifier.classify(ranks, suits), aces)) ? 1 : 0;
        }
        long found = 0;
        for (int next = from; next < unseen.size(); next++) {
            put(List.of(unseen.get(next)), at, ranks, suits);
            found += tryFrom(unseen, next + 1, at + 1, ranks, suits, wanted);
        }
        return found;
    }

    @Test
    void noLineStandsTwice() {
        Set<String> lines = new HashSet<>();
        assertThat(TableOfDraws.rows())
                .allSatisfy(row -> assertThat(
                                lines.add(row.holding() + " " + row.target().word()))
                        .as("%s", row)
                        .isTrue());
    }

    @Test
    void acesUpIsNoLineOfItsOwnForAPairOfAces() {
        Draw draw = new Draw(CardSet.of("AS AH"), CardSet.of("KD 5C 3S"));
        assertThat(TableOfDraws.printed(draw, DrawTarget.of("aces up or better")))
                .isEmpty();
        assertThat(TableOfDraws.printed(draw, DrawTarget.of("any"))).isPresent();
    }

    @ParameterizedTest(name = "\"{0}\" is {1}")
    @CsvSource({
        "full house, full-house",
        "Full-House, full-house",
        "a full house, full-house",
        "two pair, two-pairs",
        "Two pair or better, two-pairs-or-better",
        "any improvement, any",
        "another flush, flush",
        "aces_up, aces-up",
        "one pair, pair"
    })
    void targetsAreReadAsPeopleWriteThem(String text, String word) {
        assertThat(DrawTarget.of(text).word()).isEqualTo(word);
        assertThat(DrawTarget.of(DrawTarget.of(text).word())).isEqualTo(DrawTarget.of(text));
    }

    @Test
    void anUnknownTargetIsToldWhatThereIs() {
        assertThatThrownBy(() -> DrawTarget.of("a nice hand"))
                .hasMessageContaining("expected one of any,")
                .hasMessageContaining("full-house")
                .hasMessageContaining("two-pairs-or-better");
        assertThatThrownBy(() -> DrawTarget.of("royal flush")).hasMessageContaining("straight-flush");
    }
}
