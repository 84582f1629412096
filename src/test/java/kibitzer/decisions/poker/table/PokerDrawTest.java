package kibitzer.decisions.poker.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;
import kibitzer.cards.CardSet;
import kibitzer.conventions.poker.play.PokerTable;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.poker.PokerDeals;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** Culbertson pp. 99-107 and Round Games pp. 46-47; hands are built to the text, most pictures being lost. */
@Execution(ExecutionMode.CONCURRENT)
class PokerDrawTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private final PokerDraw decision = new PokerDraw();

    private PokerTable table(String hand, String more) {
        return decision.form()
                .read(
                        JSON.readTree("{'hand': '%s'%s}"
                                .formatted(hand, more.isEmpty() ? "" : ", " + more)
                                .replace('\'', '"')),
                        "position");
    }

    private void isDecided(String hand, String more, String rule, String thrown) {
        Advice<CardSet> advice = decision.advise(table(hand, more));
        assertThat(advice.ruling().orElseThrow().rule()).isEqualTo(rule);
        assertThat(advice.best()).containsExactlyInAnyOrderElementsOf(sets(thrown));
    }

    private static List<CardSet> sets(String text) {
        return Arrays.stream(text.split(" or ", -1)).map(CardSet::of).toList();
    }

    @Nested
    class InTheStandardGame {
        @ParameterizedTest(name = "{0} throws {2}")
        @CsvSource(
                delimiter = '|',
                emptyValue = "",
                value = {
                    "KS KH 8D 5C 2H | poker.draw.pair                  | 8D 5C 2H",
                    "7S 7H 7D 5C 2H | poker.draw.three-of-a-kind       | 5C 2H",
                    "7S 7H 5D 5C 2H | poker.draw.two-pairs             | 2H",
                    "KH 9H 6H 3H 2S | poker.draw.to-a-flush            | 2S",
                    "9H 8S 7C 6D 2S | poker.draw.to-an-open-straight   | 2S",
                    "9H 8S 6C 5D 2S | poker.draw.to-an-inside-straight | 2S",
                    "9H 8H 7H 6H 2S | poker.draw.to-a-straight-flush   | 2S",
                    "9H 8H 6H 5H 2S | poker.draw.to-a-straight-flush   | 2S",
                    "AH KS 8D 5C 2H | poker.draw.to-ace-and-king       | 8D 5C 2H",
                    "9H 8S 7C 6D 5S | poker.draw.pat                   | ''",
                    "KH 9H 6H 3H 2H | poker.draw.pat                   | ''",
                    "7S 7H 7D 2C 2H | poker.draw.pat                   | ''"
                })
        void eachHoldingHasItsDraw(String hand, String rule, String thrown) {
            isDecided(hand, "", rule, thrown);
        }

        @Test
        void aKickerIsKeptAgainstOneOrTwoOfWhomOneCanBePlacedWithTwoPairs() {
            String pair = "8S 8H AD 5C 2H";
            String oneOfTwo = "poker.draw.kicker-against-one-of-two";
            isDecided(pair, "'opponents': 1, 'drawn': [1]", "poker.draw.kicker", "5C 2H");
            isDecided(pair, "'opponents': 2, 'drawn': [1, 1]", "poker.draw.kicker", "5C 2H");
            isDecided(pair, "'opponents': 3, 'drawn': [1, 1, 1]", "poker.draw.pair", "AD 5C 2H");
            isDecided(pair, "'opponents': 2, 'drawn': [3, 1]", oneOfTwo, "5C 2H");
            isDecided(pair, "'opponents': 2, 'drawn': [1]", oneOfTwo, "5C 2H");
            isDecided(pair, "'opponents': 2, 'drawn': [3, 3], 'known': ['higher-two-pairs']", oneOfTwo, "5C 2H");
            isDecided(pair, "'opponents': 3, 'drawn': [3, 3, 1]", "poker.draw.pair", "AD 5C 2H");
            isDecided(pair, "'opponents': 2, 'drawn': [3, 3]", "poker.draw.pair", "AD 5C 2H");
            isDecided(pair, "'opponents': 2, 'drawn': [0]", "poker.draw.pair", "AD 5C 2H");
            isDecided("8S 8H QD 5C 2H", "'opponents': 1, 'drawn': [1]", "poker.draw.pair", "QD 5C 2H");
        }

        // P. 99: that it happens when each has drawn one is the usual case, and three cards are what a pair draws.
        @Test
        void whereTheOtherOfTwoDrewMoreTheUsualDrawIsAllowedBesideTheKicker() {
            Advice<CardSet> advice = decision.advise(table("9S 9H AD 5C 2S", "'opponents': 2, 'drawn': [3, 1]"));
            assertThat(advice.best()).containsExactly(CardSet.of("5C 2S"));
            assertThat(advice.acceptable()).containsExactly(CardSet.of("AD 5C 2S"));
            assertThat(decision.advise(table("9S 9H AD 5C 2S", "'opponents': 2, 'drawn': [1, 1]"))
                            .acceptable())
                    .isEmpty();
        }

        // P. 99: about as good to keep a king as an ace.
        @Test
        void aKingBesideTheAceMayBeKeptInstead() {
            isDecided("8S 8H KD 5C 2H", "'opponents': 1, 'drawn': [1]", "poker.draw.kicker", "5C 2H");
            Advice<CardSet> both = decision.advise(table("8S 8H AD KC 2H", "'opponents': 1, 'drawn': [1]"));
            assertThat(both.best()).containsExactly(CardSet.of("KC 2H"));
            assertThat(both.acceptable()).containsExactly(CardSet.of("AD 2H"));
        }

        /** Either end of five cards with one rank missing is filled by four cards; the higher straight comes first. */
        @ParameterizedTest(name = "{0} throws {1}, or {2}")
        @CsvSource({"KS QH JD 9C 8S, 8S, KS", "TS 9H 7D 6C 5S, 5S, TS", "6S 4C 3D 2H AS, AS, 6S"})
        void ofTwoDrawsToAStraightTheHigherComesFirstAndTheOtherIsAllowed(String hand, String best, String allowed) {
            Advice<CardSet> advice = decision.advise(table(hand, ""));
            assertThat(advice.best()).containsExactly(CardSet.of(best));
            assertThat(advice.acceptable()).contains(CardSet.of(allowed));
        }

        // P. 104, the pictures' captions.
        @Test
        void openersAreSplitForAStraightFlushAndForNothingLess() {
            isDecided("JD JS TS 9S 8S", "'opener': true", "poker.draw.openers-split-for-a-straight-flush", "JD");
            isDecided("JD JS TS 9S 2S", "'opener': true", "poker.draw.openers-not-split", "TS 9S 2S");
            isDecided("JD JS TH 9C 8S", "'opener': true", "poker.draw.openers-not-split", "TH 9C 8S");
        }

        @Test
        void twoPairsAreBrokenOnlyAgainstTwoHigherPairsThatAreKnown() {
            Advice<CardSet> known = decision.advise(table("7S 7H 5D 5C 2H", "'known': ['higher-two-pairs']"));
            assertThat(known.best()).containsExactly(CardSet.of("5D 5C 2H"));
            assertThat(known.acceptable()).containsExactly(CardSet.of("2H"));
        }

        // P. 100: the opener, raised by his only opponent, hides three of a kind.
        @Test
        void theOpenerRaisedByHisOnlyOpponentDrawsOneToThreeOfAKind() {
            String hidden = "poker.draw.opener-hides-three-of-a-kind";
            isDecided("7S 7H 7D 5C 2H", "'opener': true, 'opponents': 1, 'raises': 1", hidden, "5C or 2H");
            isDecided(
                    "7S 7H 7D 5C 2H",
                    "'opener': true, 'opponents': 2, 'raises': 1",
                    "poker.draw.three-of-a-kind",
                    "5C 2H");
            isDecided(
                    "7S 7H 7D 5C 2H",
                    "'opener': true, 'opponents': 1, 'raises': 0",
                    "poker.draw.three-of-a-kind",
                    "5C 2H");
        }
    }

    @Nested
    class WithWildCards {
        @ParameterizedTest(name = "{0}, {1} throws {3}")
        @CsvSource(
                delimiter = '|',
                emptyValue = "",
                value = {
                    "bug         | JK AS QS 7D 3C | poker.draw.bug-ace-and-suited-face           | 7D 3C",
                    "bug         | JK AS QH 7D 3C | poker.draw.bug-and-ace                       | QH 7D 3C",
                    "bug         | JK AS TS 7D 3C | poker.draw.bug-and-ace                       | TS 7D 3C",
                    "bug         | JK KS KH 7D 3C | poker.draw.bug-and-a-pair                    | 7D 3C",
                    "bug         | JK KS KH 7D 7C | poker.draw.bug-and-two-pairs                 | JK",
                    "bug         | JK KS 9S 4S 7C | poker.draw.bug-and-three-of-a-suit           | 7C",
                    "joker-wild  | JK 8H 7S 5C KD | poker.draw.joker-and-three-together          | KD",
                    "joker-wild  | JK 8H 8S 5C KD | poker.draw.three-of-a-kind                   | 5C KD",
                    "deuces-wild | 2S AH AS KS JS | poker.draw.two-aces-and-a-deuce              | KS JS",
                    "deuces-wild | 2S 8H 8S 7S 6S | poker.draw.straight-flush-before-a-low-pair  | 8H",
                    "deuces-wild | 2S KH KD 7S 6S | poker.draw.three-of-a-kind                   | 7S 6S"
                })
        void eachHoldingHasItsDraw(String game, String hand, String rule, String thrown) {
            isDecided(hand, "'game': '" + game + "'", rule, thrown);
        }

        // P. 104, the caption of the first picture.
        @Test
        void severalRaisesTurnTwoAcesAndADeuceToTheRoyalFlush() {
            String rule = "poker.draw.aces-against-several-raises";
            isDecided("2S AH AS KS JS", "'game': 'deuces-wild', 'raises': 3", rule, "AH");
            isDecided(
                    "2S AH AS KS JS", "'game': 'deuces-wild', 'raises': 2", "poker.draw.two-aces-and-a-deuce", "KS JS");
        }
    }

    @Nested
    class ForLow {
        @ParameterizedTest(name = "{0} {1} throws {3}")
        @CsvSource(
                delimiter = '|',
                emptyValue = "",
                value = {
                    "9S 6H 3D 2C AH | [1] | poker.draw.low.nine-against-one-card     | ''",
                    "TS 7H 3D 2C AH | [1, 1] | poker.draw.low.nine-against-one-card     | ''",
                    "9S 6H 3D 2C AH | [0] | poker.draw.low.nine-broken-against-pat   | 9S",
                    "TS 7H 3D 2C AH | [0] | poker.draw.low.nine-broken-against-pat   | TS",
                    "9S 8H 3D 2C AH | [0] | poker.draw.low.nine-or-ten               | ''",
                    "KS 7H 3D 2C AH | []  | poker.draw.low.to-a-seven                | KS",
                    "KS 8H 3D 2C AH | []  | poker.draw.low.to-an-eight               | KS",
                    "7S 7H 3D 2C AH | []  | poker.draw.low.to-a-seven                | 7S or 7H",
                    "8S 6H 4D 3C 2H | []  | poker.draw.low.pat-eight                 | ''"
                })
        void lowballStandsOrDraws(String hand, String drawn, String rule, String thrown) {
            isDecided(hand, "'game': 'low', 'drawn': " + drawn, rule, thrown);
        }

        @ParameterizedTest(name = "{0} throws {2}")
        @CsvSource(
                delimiter = '|',
                emptyValue = "",
                value = {
                    "KS 6H 5D 4C 3H | poker.draw.high-low.both-ways    | KS",
                    "KS 5H 4D 3C 2H | poker.draw.high-low.both-ways    | KS",
                    "KS 8H 5D 4C 2H | poker.draw.high-low.to-an-eight  | KS",
                    "9S 8H 5D 4C 2H | poker.draw.high-low.pat-low      | ''",
                    // 7-5-4-3-2 is the lowest hand of all (p. 91); a nine, pat, is worth a raise (p. 106).
                    "7S 5H 4D 3C 2D | poker.draw.high-low.pat-low      | ''",
                    "8S 5H 4D 3C 2D | poker.draw.high-low.pat-low      | ''",
                    "8S 6H 5D 4C 3D | poker.draw.high-low.pat-low      | ''",
                    "9S 5H 4D 3C 2D | poker.draw.high-low.pat-low      | ''",
                    "9S 6H 5D 4C 3D | poker.draw.high-low.pat-low      | ''",
                    "TS 6H 5D 4C 3D | poker.draw.high-low.both-ways    | TS",
                    // Of a pair either may be thrown, but for a straight flush that the other card makes possible.
                    "6S 6H 5D 4C 3D | poker.draw.high-low.both-ways    | 6S or 6H",
                    "6S 6D 5D 4D 3D | poker.draw.high-low.both-ways    | 6S",
                    "7S 7H 5D 4C 2D | poker.draw.high-low.to-an-eight  | 7S or 7H",
                    "7S 6H 5D 4C 3D | poker.draw.pat                   | ''",
                    "KS KH 5D 4C 2H | poker.draw.pair                  | 5D 4C 2H"
                })
        void highLowDrawsToTheLow(String hand, String rule, String thrown) {
            isDecided(hand, "'game': 'high-low'", rule, thrown);
        }
    }

    @Nested
    class ByTheHintsOf1891 {
        @ParameterizedTest(name = "{0} throws {2}")
        @CsvSource(
                delimiter = '|',
                emptyValue = "",
                value = {
                    "7S 7H 7D 5C 2H | poker.draw.1891.triplets    | 5C or 2H",
                    "KS KH 8D 5C 2H | poker.draw.1891.pair        | 8D 5C 2H",
                    "7S 7H 7D 7C 2H | poker.draw.1891.fours       | 2H",
                    "9H 8S 7C 6D 5S | poker.draw.1891.sequence    | ''"
                })
        void eachHoldingHasItsDraw(String hand, String rule, String thrown) {
            isDecided(hand, "'game': 'round-games'", rule, thrown);
        }

        @Test
        void theOtherBookStandsBesideWhereItDiffers() {
            assertThat(decision.advise(table("7S 7H 7D 5C 2H", "")).beside())
                    .isEqualTo(new Beside.OtherBook("Round Games with Cards (1891): Throw 2H or 5C"));
            assertThat(decision.advise(table("7S 7H 7D 5C 2H", "'game': 'round-games'"))
                            .beside())
                    .isEqualTo(new Beside.OtherBook("Culbertson (1957): Throw 2H 5C"));
            assertThat(decision.advise(table("KS KH 8D 5C 2H", "")).beside()).isEqualTo(Beside.nothing());
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{'hand': 'KS KH 8D 5C'}                                  | position.hand: 4 cards; expected 5",
                "{'hand': 'KS KS 8D 5C 2H'}                               | position.hand",
                "{'hand': 'JK KS 8D 5C 2H'}                               | position.hand: the joker",
                "{'hand': 'KS KH 8D 5C 2H', 'game': 'whist'}              | position.game: \"whist\" is not readable here; expected one of standard",
                "{'hand': 'KS KH 8D 5C 2H', 'opponents': 1, 'drawn': [1, 1]} | position.drawn: 2 draws of 1 opponent",
                "{'hand': 'KS KH 8D 5C 2H', 'drawn': [6]}                 | position.drawn: 6; expected a whole number from 0 to 5",
                "{'hand': 'KS KH 8D 5C 2H', 'players': 3, 'position': 4}  | position.position: 4 of 3 players; expected 1 to 3",
                "{'hand': 'KS KH 8D 5C 2H', 'players': 3, 'players-in': 3} | position.players-in",
                "{'hand': 'KS KH 8D 5C 2H', 'kicker': 'AS'}               | position.kicker: unknown field",
                "{}                                                       | position.hand: missing"
            })
    void tablesThatCannotBeAreRefused(String json, String message) {
        assertThatThrownBy(() -> decision.form().read(JSON.readTree(json.replace('\'', '"')), "position"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining(message);
    }

    @Test
    void aCardThatIsNotHeldCannotBeThrown() {
        assertThat(decision.objection(table("KS KH 8D 5C 2H", ""), CardSet.of("AS 2H")))
                .contains("the ace of spades is not in the hand");
    }

    @Test
    void everyDealtTableIsAdvisedOnLegally() {
        PokerDeals.everyDealtTableIsAdvisedOnLegally(decision);
    }

    @Test
    void theSameRequestDealsTheSameTable() {
        assertThat(decision.deal(DealRequest.of(7))).isEqualTo(decision.deal(DealRequest.of(7)));
    }
}
