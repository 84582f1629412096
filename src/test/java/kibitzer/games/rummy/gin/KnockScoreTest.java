package kibitzer.games.rummy.gin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.games.rummy.gin.KnockScore.Ending;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a knock is worth (Culbertson p. 32): the counts are those of the game that p. 37 scores hand by hand. */
class KnockScoreTest {
    private static final String MELDS = "KS KH KD 7C 6C 5C 9S 9H 9D ";
    private static final String HIS = "JS JH JD 3H 3D 3S ";

    @ParameterizedTest(name = "{4}: {2} {3}")
    @CsvSource(delimiter = '|', textBlock = """
            6H       | QS 5D 2S 2D | KNOCK    | 13 | six against nineteen
            9C       | KC 8C 4C 2H | GIN      | 49 | nothing against twenty-four, on which nothing is laid off
            8H       | 5D 2H AC AD | KNOCK    | 1  | eight against nine
            TH       | QS 8D 7S 2D | KNOCK    | 17 | ten against twenty-seven
            4H       | JC AC AD 2H | UNDERCUT | 25 | four against four
            9C       | JC 4C AS AD | GIN      | 31 | nothing against six
            TH       | KC 8C 9C 2H | UNDERCUT | 33 | ten against the two that is left when three are laid off
            9C       | JC 4S 5S 6S | GIN      | 25 | nothing against nothing
            8H       | 5D 2H AC 8D | KNOCK    | 8  | eight against sixteen
            8H       | 5D AS AC AD | UNDERCUT | 28 | eight against the five beside three aces
            """)
    void aHandIsWorthTheDifferenceAndTwentyFiveForGinOrUndercut(
            String beside, String his, Ending ending, int points, String why) {
        KnockScore score = KnockScore.of(CardSet.of(MELDS + beside), CardSet.of(HIS + his));
        assertThat(score.ending()).as(why).isEqualTo(ending);
        assertThat(score.points()).as(why).isEqualTo(points);
        assertThat(score.knockerWins()).isEqualTo(ending != Ending.UNDERCUT);
    }

    /** Of several ways to spread, the one that lets the other lay off least: 5-6-7 of spades or three sevens. */
    @Test
    void theKnockerSpreadsAsScoresHimMost() {
        CardSet knocker = CardSet.of("7S 7H 7D 6S 5S KS KH KD AC 2C");
        CardSet defender = CardSet.of("8S 9S JS JH JD 3H 3D 3C QC TC");
        KnockScore best = KnockScore.of(knocker, defender);
        assertThat(Gin.MELDER.best(knocker)).allSatisfy(spread -> {
            KnockScore other = KnockScore.against(spread, defender);
            int forHim = other.knockerWins() ? other.points() : -other.points();
            assertThat(best.knockerWins() ? best.points() : -best.points()).isGreaterThanOrEqualTo(forHim);
        });
    }

    @ParameterizedTest
    @CsvSource({
        "knocker 13, true, 13",
        "Defender  27 points, false, 27",
        "' knocker 1 point', true, 1",
        "knocker 118, true, 118"
    })
    void theWinnerAndHisPointsAreRead(String text, boolean byKnocker, int points) {
        assertThat(HandWon.read(text)).isEqualTo(new HandWon(byKnocker, points));
        assertThat(HandWon.read(new HandWon(byKnocker, points).toString())).isEqualTo(new HandWon(byKnocker, points));
    }

    @Test
    void theWinnerIsWrittenWithHisPoints() {
        assertThat(new HandWon(true, 13)).hasToString("knocker 13");
        assertThat(new HandWon(false, 27)).hasToString("defender 27");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "13", "knocker", "dealer 13", "knocker 1300", "knocker -3"})
    void anythingElseIsNobodysHand(String text) {
        assertThatExceptionOfType(BadNotation.class)
                .isThrownBy(() -> HandWon.read(text))
                .withMessageContaining("knocker 13");
    }

    @ParameterizedTest
    @CsvSource({"knock 9C, knock 9C", "' GIN  9c ', gin 9C", "Play-On, play-on"})
    void whatHeDoesIsRead(String text, String written) {
        assertThat(KnockAnswer.read(text)).hasToString(written);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "knock", "gin", "play-on 9C", "knock 9C 2D", "gin 9C 2D", "throw 9C", "knock ZZ"})
    void anythingElseIsNoAnswer(String text) {
        assertThatExceptionOfType(BadNotation.class).isThrownBy(() -> KnockAnswer.read(text));
    }
}
