package kibitzer.marking;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.advice.Basis;
import kibitzer.advice.Meaning;
import kibitzer.advice.Reason;
import kibitzer.advice.Standing;
import org.junit.jupiter.api.Test;

/** What is told of one reason, and where it is broken off. */
class ClauseTest {
    private static final Reason POINTS = new Reason("points", 17.0, "17 points", "13-15", "13 to 15", Standing.FAILS);

    @Test
    void tellsWhatWasMeasuredAndWhoAsksForWhat() {
        assertThat(Clause.lacking(POINTS, true).text()).isEqualTo("17 points; the book asks 13 to 15");
        assertThat(Clause.lacking(POINTS.on(Basis.PRACTICE), true).text()).isEqualTo("17 points; usual is 13 to 15");
    }

    @Test
    void aWordOfTheBookStandsBeforeTheFigureThatPracticeHasForIt() {
        Clause clause = Clause.lacking(POINTS.on(Basis.PRACTICE).meaning(Meaning.ofTheBook("a game-going hand")), true);

        assertThat(clause.beforeTheUsual()).isEqualTo("17 points; the book asks for a game-going hand");
        assertThat(clause.usual()).isEqualTo(", usual is 13 to 15");
    }

    @Test
    void aWordThatSaysEnoughNeedsNoFigure() {
        Meaning five = Meaning.ofTheBook("five tricks").sayingEnough();
        Meaning none = Meaning.ofTheBook("to lose all thirteen").sayingEnough().asAnAim();

        assertThat(Clause.lacking(POINTS.on(Basis.PRACTICE).meaning(five), true).text())
                .isEqualTo("17 points; the book asks for five tricks");
        assertThat(Clause.lacking(POINTS.on(Basis.PRACTICE).meaning(none), true).text())
                .isEqualTo("17 points; the book asks to lose all thirteen");
    }

    @Test
    void whatIsUsualBehindAFactIsNoPartOfWhatThePagePrints() {
        Reason can = Reason.counted("objection", true, "with 22 points you can bid 3NT")
                .besideTheUsual("16 or more");

        assertThat(can.measured()).isEqualTo("with 22 points you can bid 3NT, usual is 16 or more");
        assertThat(Clause.lacking(can, true).beforeTheUsual()).isEqualTo("with 22 points you can bid 3NT");
    }

    @Test
    void whatIsUsualIsLeftOutFirstAndThenWhatIsAsked() {
        Clause clause = Clause.lacking(POINTS.on(Basis.PRACTICE).meaning(Meaning.ofTheBook("a game-going hand")), true);

        assertThat(clause.words()).isEqualTo(14);
        assertThat(clause.shortened(14)).isEqualTo(clause);
        assertThat(clause.shortened(13).text()).isEqualTo("17 points; the book asks for a game-going hand");
        assertThat(clause.shortened(7).text()).isEqualTo("17 points");
    }
}
