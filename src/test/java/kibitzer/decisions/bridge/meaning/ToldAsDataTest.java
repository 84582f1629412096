package kibitzer.decisions.bridge.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.decisions.answer.Description;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the pages give a call stands in the ranges of its meaning, not in its text alone. */
class ToldAsDataTest {
    private static final CallMeaning DECISION = new CallMeaning();

    private static JsonNode told(String system, String auction) {
        CallHeard heard = DECISION.form()
                .read(
                        JsonMapper.shared()
                                .readTree("{\"system\":\"" + system + "\",\"dealer\":\"N\",\"auction\":[\""
                                        + auction.replace(" ", "\",\"") + "\"]}"),
                        "position");
        Description best = DECISION.advise(heard).best().getFirst();
        return DECISION.answerKind().json().write(best);
    }

    /** Openings of one in a suit name a suit of four cards at least (p. 143, 145). */
    @ParameterizedTest
    @CsvSource({
        "culbertson-honour-tricks, 1C, clubs, 4+",
        "culbertson-honour-tricks, 1D, diamonds, 4+",
        "culbertson-honour-tricks, 1H, hearts, 4+",
        "culbertson-honour-tricks, 1S, spades, 4+",
        "culbertson-points, 1S, spades, 4+",
        "acol, 1H, hearts, 4+",
    })
    void anOpeningTellsItsSuit(String system, String auction, String suit, String length) {
        assertThat(told(system, auction).get(suit).asString()).isEqualTo(length);
    }

    /**
     * The rows for raises (p. 145): 6 to 10 points for raising, 5 with five trumps, 13 to 16 for the double raise; 11 and 12,
     * which the rows leave out, are raised once by practice, and 17 or more twice.
     */
    @ParameterizedTest
    @CsvSource({
        "culbertson-points, 1S P 2S, 5-12",
        "culbertson-points, 1H P 2H, 5-12",
        "culbertson-points, 1S P 3S, 13+",
        "culbertson-points, 1H P 3H, 13+",
        "cab, 1S P 2S, 5-12",
        "cab, 1H P 2H, 5-12",
    })
    void aRaiseTellsItsPointsForRaising(String system, String auction, String points) {
        assertThat(told(system, auction).get("raise-points").asString()).isEqualTo(points);
    }

    /** The row of the raise to four of one no trump (p. 144): 15 or 16 points, a good five-card suit counted. */
    @ParameterizedTest
    @CsvSource({
        "culbertson-points, 1NT P 4NT, 15-16",
        "culbertson-points, 1NT P 2NT, 8-9",
        "culbertson-points, 1NT P 3NT, 10-14",
    })
    void anAnswerToOneNoTrumpTellsItsPoints(String system, String auction, String points) {
        assertThat(told(system, auction).get("no-trump-response-points").asString())
                .isEqualTo(points);
    }

    /** A double after partner has bid is not for take-out (p. 146): it tells of cards in their suit, not of the other suits. */
    @ParameterizedTest
    @CsvSource({
        "acol, 1H 1S X, spades, 5+",
        "acol, 1H 1S X, hearts, 0-2",
        "cab, 1H 1S X, spades, 5+",
        "acol, 1S 2H X, hearts, 4+",
        "culbertson-points, 1S 2D X, diamonds, 4+",
    })
    void aDoubleAfterPartnersBidTellsOfTheirSuit(String system, String auction, String suit, String length) {
        assertThat(told(system, auction).get(suit).asString()).isEqualTo(length);
    }

    /** Acol's three no trump is a long minor (p. 141); ace, king and queen of it, which are practice, count 9. */
    @Test
    void threeNoTrumpInAcolTellsThePointsOfItsSuit() {
        assertThat(told("acol", "3NT").get("points").asString()).isEqualTo("9+");
    }

    /** A hand that has passed has not the 13 to 15 points of the column's two no trump (p. 142, 144). */
    @Test
    void twoNoTrumpByAPassedHandInCabIsNotTheColumns() {
        assertThat(told("cab", "P P 1S P 2NT").get("points").asString()).isEqualTo("11-13");
        assertThat(told("cab", "1S P 2NT").get("points").asString()).isEqualTo("13-15");
    }

    /** Answers to four and five no trump (p. 147), and to two clubs in C.A.B. (p. 142). */
    @ParameterizedTest
    @CsvSource({
        "acol, 1S P 3S P 4NT P 5C, aces, 0", // none or four, and 10 to 12 points have no room for four
        "acol, 1S P 2H P 4NT P 5C, aces, 0+",
        "acol, 1S P 3S P 4NT P 5D, aces, 1",
        "acol, 1S P 3S P 4NT P 5H, aces, 2",
        "acol, 1S P 3S P 4NT P 5S, aces, 3",
        "acol, 1S P 3S P 4NT P 5S P 5NT P 6D, kings, 1",
        "acol, 1S P 3S P 4NT P 5S P 5NT P 6H, kings, 2",
        "cab, 2C P 2D, aces, 0",
        "cab, 2C P 2H, aces, 1",
    })
    void anAnswerTellsHowMany(String system, String auction, String what, String many) {
        assertThat(told(system, auction).get(what).asString()).isEqualTo(many);
    }

    /** What a call leaves open is as the caller's own bids told before: 1H is 10 to 18 and four hearts, 2H five. */
    @ParameterizedTest
    @CsvSource({
        "acol, 2H P 2NT P 3H, hearts, 5+",
        "acol, 2S P 2NT P 3S, spades, 5+",
        "acol, 2D P 2NT P 3D, diamonds, 5+",
        "acol, 1H P 1S P 2D, hearts, 4-9",
        "culbertson-points, 1S P 2S P 3S, spades, 4+",
        "culbertson-honour-tricks, 1H P 1S P 2C, hearts, 4-9",
    })
    void lengthsAddUpOverAnAuction(String system, String auction, String suit, String length) {
        assertThat(told(system, auction).get(suit).asString()).isEqualTo(length);
    }

    /** Partner bids the longest of the unbid suits (p. 146), so none of them has seven cards beside it. */
    @ParameterizedTest
    @CsvSource({
        "acol, 1S X P 2H, hearts, diamonds",
        "acol, 1S X P 2D, diamonds, hearts",
        "culbertson-points, 1H X P 1S, spades, clubs",
        "culbertson-honour-tricks, 1D X P 2C, clubs, spades",
        "cab, 1C X P 1D, diamonds, hearts",
    })
    void theAnswerToATakeOutDoubleIsTheLongestSuit(String system, String auction, String bid, String other) {
        JsonNode told = told(system, auction);

        assertThat(Integer.parseInt(told.get(bid).asString().replaceAll("[+-].*", "")))
                .isGreaterThanOrEqualTo(2);
        assertThat(told.get(other).asString()).isEqualTo("0-6");
    }

    /** Patterns are the rules' own shorthand and no words of the table. */
    @ParameterizedTest
    @CsvSource({"cab, 1S P 3S", "cab, 1H P 3H", "acol, 1NT P 2C", "culbertson-points, 1S P 2S", "acol, 1S P 4S"})
    void noPatternStandsInTheText(String system, String auction) {
        CallHeard heard = DECISION.form()
                .read(
                        JsonMapper.shared()
                                .readTree("{\"system\":\"" + system + "\",\"dealer\":\"N\",\"auction\":[\""
                                        + auction.replace(" ", "\",\"") + "\"]}"),
                        "position");

        assertThat(DECISION.advise(heard).rulings().toString()).doesNotContainPattern("measured=[^,]*\\d[xMm]\\b");
    }
}
