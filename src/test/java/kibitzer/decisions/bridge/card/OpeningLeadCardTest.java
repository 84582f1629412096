package kibitzer.decisions.bridge.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.LongStream;
import kibitzer.LongProof;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.leads.Leads;
import kibitzer.conventions.bridge.leads.opening.OpeningLead;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Strain;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

@Execution(ExecutionMode.CONCURRENT)
class OpeningLeadCardTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    /** Enough that each maxim and each row of the tables chooses the card of some: rare ones are dealt in tests of their own. */
    private static final int DEALS = Integer.getInteger("kibitzer.deals", 150);

    private static final OpeningLeadCard LEAD = new OpeningLeadCard();

    private static OpeningLead lead(String position) {
        return LEAD.form().read(JSON.readTree(position.replace('\'', '"')), "position");
    }

    private static OpeningLead lead(String hand, String contract) {
        return lead("{'hand':'%s','contract':'%s'}".formatted(hand, contract));
    }

    private static String best(OpeningLead lead) {
        return CardSet.of(LEAD.advise(lead).best()).toString();
    }

    private static Grade grade(OpeningLead lead, String card) {
        return new Question<>(LEAD, lead).mark(CardSet.of(card).first()).grade();
    }

    @Nested
    class AgainstNoTrump {
        /** Longest suit by the maxim, card by the rows of p. 152. */
        @ParameterizedTest
        @CsvSource({
            "K9852.83.Q974.T2, 5S", // any other: fourth best
            "KQJ52.83.974.T62, KS", // K-Q-J
            "AK852.83.974.T62, 5S", // A-K-x-x-x: fourth best
            "83.QJT72.K94.T62, QH", // Q-J-10
            "83.AJT7.K94.T862, JH", // four cards each: the one with more points; A-J-10-x leads the jack
        })
        void theLongestSuitIsLed(String hand, String card) {
            assertThat(best(lead(hand, "3NT"))).isEqualTo(card);
        }

        @Test
        void aSuitThatTheOpponentsBidIsNotTheStrongSuit() {
            OpeningLead lead =
                    lead("{'hand':'KJ852.83.Q974.T2','contract':'3NT','dealer':'E','auction':'1S P 2C P 2NT P 3NT'}");
            assertThat(best(lead)).isEqualTo("4D");
        }

        @Test
        void withNothingLongTheLongestThatDeclarerDidNotBidIsLed() {
            OpeningLead lead =
                    lead("{'hand':'KJ852.83.Q97.T52','contract':'3NT','dealer':'E','auction':'1S P 2C P 2NT P 3NT'}");
            assertThat(best(lead)).isEqualTo("QD");
        }

        /** East bid spades, west, who will be dummy, clubs. */
        @ParameterizedTest
        @CsvSource({
            "AQ974.85.743.K63, 7D", // the longest unbid, its highest of three (p. 151); not from the king into dummy's
            "K982.642.642.KT6, 6H 6D",
            "A952.T83.K76.543, TH", // the highest of three is led, and of these the ten costs nothing
            "A952.QJ4.K76.543, QH", // the jack stands behind the queen
            "A952.Q95.K76.543, QH", // rather the queen by herself than the king
            "AJ965.QJ4.Q4.AT5, QH", // Q-J-x
            "AQ974.85.74.K632, 8H 7D", // doubletons, rather than either suit of theirs
            "QJT92.85.74.K632, QS", // Q-J-10 alone or with others, whoever bid the suit
            "A85.85.74.QJT932, QC", // the same into dummy's
            "AJ96.85.74.K9632, 8H 7D",
        })
        void aSuitThatDummyBidIsLedOnlyAsASequence(String hand, String cards) {
            OpeningLead lead =
                    lead("{'hand':'%s','contract':'3NT','dealer':'E','auction':'1S P 2C P 3NT P P P'}".formatted(hand));
            assertThat(best(lead)).isEqualTo(cards);
        }

        @Test
        void noHandOfManyLeadsAnUnsupportedHonourIntoDummysSuit() {
            LongStream.range(0, LongProof.of(300, 5_000))
                    .mapToObj(seed -> LEAD.deal(DealRequest.of(seed)))
                    .filter(lead -> lead.contract().strain() == Strain.NO_TRUMP)
                    .forEach(lead -> assertThat(LEAD.advise(lead).best())
                            .as("%s %s", lead.hand(), lead.auction())
                            .filteredOn(card -> lead.bids().dummys().contains(card.suit()))
                            .allMatch(card -> hasTheNextLowerOrTouches(lead, card)
                                    || lead.suits()
                                            .allMatch(
                                                    suit -> lead.bids().dummys().contains(suit))));
        }

        /** K-Q, Q-J, J-10, 10-9, or K-J-10 and Q-10-9 of the rows. */
        private static boolean hasTheNextLowerOrTouches(OpeningLead lead, Card card) {
            CardSet suit = lead.hand().in(card.suit());
            List<Rank> ranks = suit.toList().stream().map(Card::rank).toList();
            int place = ranks.indexOf(card.rank());
            return place + 1 < ranks.size()
                    && ranks.get(place).ordinal() - ranks.get(place + 1).ordinal() == 1;
        }

        @Test
        void withFourEmptySuitsOfThreeAndOneOfFourTheFourIsLed() {
            assertThat(best(lead("K72.Q83.9742.T62", "1NT"))).isEqualTo("2D");
        }
    }

    @Nested
    class PartnersSuit {
        @Test
        void comesFirstAtNoTrumpWithTheCardOfItsOwnTable() {
            // Q-x-x of partner's: lowest at no trump, highest at a suit contract
            assertThat(best(lead("{'hand':'KQJ52.Q83.974.T6','contract':'3NT','partner-suit':'H'}")))
                    .isEqualTo("3H");
            assertThat(best(lead("{'hand':'9752.Q83.974.T62','contract':'4S','partner-suit':'H'}")))
                    .isEqualTo("QH");
        }

        @Test
        void isReadFromTheAuction() {
            OpeningLead lead = lead("{'hand':'J952.83.K974.T62','contract':'3NT','dealer':'E',"
                    + "'auction':'1C P 1S 2H 2NT P 3NT P P P'}");
            assertThat(best(lead)).isEqualTo("8H");
        }

        @Test
        void ofWhichNoneIsHeldCannotBeLed() {
            assertThat(best(lead("{'hand':'KQJ52.-.9742.T632','contract':'3NT','partner-suit':'H'}")))
                    .isEqualTo("KS");
        }

        @Test
        void isNotASuitThatPartnerCuedOrNamedToCountAces() {
            OpeningLead cued = lead("{'hand':'J952.832.974.K62','contract':'4S','dealer':'E',"
                    + "'auction':'1S P 2C 2S 3C P 3S P 4S P P P'}");
            assertThat(cued.bids().partners()).isEmpty();
            OpeningLead asked = lead("{'hand':'J952.832.974.K62','contract':'6H','dealer':'E',"
                    + "'auction':'1H P 3H P 4NT P 5D P 6H P P P'}");
            assertThat(asked.bids().dummys()).containsExactly(Suit.HEARTS);
        }
    }

    @Nested
    class AgainstASuit {
        @ParameterizedTest
        @CsvSource({
            "AK52.83.9742.T62, 4H, KS", // A-K: the king
            "QJT2.83.9742.K62, 4H, QS", // three in sequence
            "KQ52.83.9742.J62, 4H, KS", // touching honours
            "8532.832.Q97432.-, 4S, 4D", // fourth best of the longest side suit
            "AQ52.832.K972.64, 4H, 2D", // not from A-Q, rather from the king
        })
        void sequencesFirstThenAwayFromAKingNeverFromAnAce(String hand, String contract, String card) {
            assertThat(best(lead(hand, contract))).isEqualTo(card);
        }

        @Test
        void aSmallSingletonIsLedWithOneToThreeTrumps() {
            assertThat(best(lead("8.832.K9742.J962", "4H"))).isEqualTo("8S");
            assertThat(best(lead("8.8732.K9742.J96", "4H"))).isEqualTo("4D");
        }

        @Test
        void aceKingAndASingletonAreNotRanked() {
            assertThat(best(lead("8.832.AK742.J962", "4H"))).isEqualTo("8S KD");
        }

        @Test
        void dummysSuitIsLedThroughWithSmallCardsOrASequenceWhereOnlyAcesAreLeft() {
            assertThat(best(againstFourSpades("952.A842.873.A62"))).isEqualTo("8D");
            assertThat(best(againstFourSpades("952.A842.QJT.A62"))).isEqualTo("QD");
            assertThat(best(againstFourSpades("952.A842.K73.A62"))).isEqualTo("9S");
        }

        private static OpeningLead againstFourSpades(String hand) {
            return lead(
                    "{'hand':'%s','contract':'4S','dealer':'E','auction':'1S P 2D P 2S P 4S P P P'}".formatted(hand));
        }

        @Test
        void smallTrumpsAreLedWhereEverySideSuitIsHeadedByAnAce() {
            assertThat(best(lead("952.A842.A73.A62", "4S"))).isEqualTo("9S");
            assertThat(grade(lead("952.A842.A73.A62", "4S"), "2S")).isEqualTo(Grade.ACCEPTABLE);
        }
    }

    @Nested
    class TheGrade {
        private final OpeningLead lead = lead("KQJ52.83.974.T62", "3NT");

        @Test
        void isWrongForACardTheTablesDoNotLeadFromItsSuit() {
            assertThat(grade(lead, "QS")).isEqualTo(Grade.WRONG);
            assertThat(grade(lead, "4D")).isEqualTo(Grade.WRONG);
        }

        @Test
        void allowsTheTablesCardOfAnotherSuitBecauseTheBookDoesNotChooseASuit() {
            assertThat(grade(lead, "9D")).isEqualTo(Grade.ACCEPTABLE);
            assertThat(LEAD.whyNot(lead, CardSet.of("9D").first()))
                    .extracting(Ruling::rule)
                    .containsExactly("opening-lead.no-trump.longest-suit");
        }

        @Test
        void isIllegalForACardNotHeld() {
            assertThat(grade(lead, "AS")).isEqualTo(Grade.ILLEGAL);
        }

        @Test
        void namesTheRowOfTheTableAndTheMaxim() {
            assertThat(LEAD.advise(lead).rulings())
                    .extracting(Ruling::rule)
                    .containsExactly("leads.k-q-j", "opening-lead.no-trump.longest-suit");
        }
    }

    @Test
    void theBestCardIsAlwaysTheTablesCardOfItsSuit() {
        LongStream.range(0, DEALS).forEach(seed -> {
            OpeningLead lead = LEAD.deal(DealRequest.of(seed));
            Advice<Card> advice = LEAD.advise(lead);
            assertThat(advice.best()).isNotEmpty().allSatisfy(card -> {
                assertThat(lead.hand().contains(card)).isTrue();
                assertThat(Leads.advise(lead.in(card.suit())).best()).contains(card.rank());
            });
            assertThat(advice.acceptable()).allMatch(lead.hand()::contains).doesNotContainAnyElementsOf(advice.best());
        });
    }

    @Nested
    class BadInput {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "{'hand':'KQJ52.83.974.T62','contract':'8NT'} | position.contract",
                    "{'hand':'KQJ52.83.974.T62','contract':'H'} | names no number of tricks",
                    "{'hand':'KQJ52.83.974.T6','contract':'3NT'} | 12 cards; expected 13",
                    "{'hand':'KQJ52.83.974.TT6','contract':'3NT'} | position.hand",
                    "{'hand':'KQJ52.83.974.T62','contract':'4H','partner-suit':'H'} | hearts are trumps",
                    "{'hand':'KQJ52.83.974.T62','contract':'4H','auction':'1H P 3NT'} | the auction ends in 3NT",
                    "{'hand':'KQJ52.83.974.T62','contract':'4H','auction':'P P P P'} | ends in no contract",
                    "{'hand':'KQJ52.83.974.T62','contract':'4H','auction':'1H P 1C'} | call 3 (1C)",
                    "{'hand':'KQJ52.83.974.T62','contract':'1H','auction':'1H','partner-suit':'D'} | bid no diamonds",
                    "{'contract':'3NT'} | position.hand: missing",
                })
        void isRefusedWithTheFieldAndTheReason(String position, String message) {
            assertThatThrownBy(() -> lead(position))
                    .isInstanceOf(BadQuestion.class)
                    .hasMessageContaining(message);
        }
    }
}
