package kibitzer.games.bridge.problems.line;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.cards.BadNotation;
import kibitzer.cards.CardNotation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The steps of a line: how each is written and said, and how often it can be done. */
class StepTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            hold | hold | Hold up once
            hold 3 | hold 3 | Hold up three times
            play KH | play KH | Play the king of hearts from dummy to the first trick
            win AS | win AS | Win with the ace of spades
            draw | draw | Draw the trumps
            draw 2 | draw 2 | Draw trumps twice
            draw 13 | draw | Draw the trumps
            cash C | cash C | Cash the high clubs
            cash C 1 | cash C 1 | Cash a high card of clubs once
            finesse QD | finesse QD | Lead to the queen of diamonds and play it
            run JH | run JH | Lead the jack of hearts and let it run
            duck S | duck S | Duck spades once
            duck S 4 | duck S 4 | Duck spades 4 times
            set-up D | set-up D | Set up the diamonds
            ruff S 2 | ruff S 2 | Ruff spades twice
            '' | '' | Take the tricks as they come
            """)
    void aStepIsReadWrittenAndSaid(String text, String written, String words) {
        assertThat(Line.of(text)).hasToString(written);
        assertThat(Line.of(text).inWords()).isEqualTo(words);
    }

    /** From once to as often as there are tricks; what belongs to a step is there, and nothing beside. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "hold 0",
                "hold 14",
                "draw 14",
                "cash C 0",
                "cash C 14",
                "cash C 1 2",
                "draw 1 2",
                "finesse QD 2",
                "draw QD",
                "cash X",
                "play",
                "hold S",
                "ruff",
                "set-up"
            })
    void whatIsNoStepIsRefused(String text) {
        assertThatThrownBy(() -> Line.of(text)).isInstanceOf(BadNotation.class);
    }

    @Test
    void aStepIsDoneOnceOrThirteenTimes() {
        assertThat(Step.of(Act.HOLD, 1).times()).isEqualTo(1);
        assertThat(Step.of(Act.HOLD, Step.ALWAYS).times()).isEqualTo(13);
        assertThatThrownBy(() -> Step.of(Act.HOLD, 0)).isInstanceOf(BadNotation.class);
        assertThatThrownBy(() -> Step.of(Act.HOLD, 14)).isInstanceOf(BadNotation.class);
        assertThatThrownBy(() -> Step.of(Act.CASH, 1)).hasMessageContaining("lacks its card or suit");
    }

    /** What a line does on lead, and what it does before. */
    @Test
    void aLineTellsItsSteps() {
        Line line = Line.of("hold 2, play KH, win AS, finesse QD, cash C");
        assertThat(line.held()).isEqualTo(2);
        assertThat(line.firstFromDummy()).contains(CardNotation.read("KH"));
        assertThat(line.firstWinner()).contains(CardNotation.read("AS"));
        assertThat(line.leads()).extracting(Step::toString).containsExactly("finesse QD", "cash C");
        assertThat(line.does(Act.CASH)).isTrue();
        assertThat(line.does(Act.DUCK)).isFalse();
        assertThat(Line.PLAIN.held()).isZero();
        assertThat(Line.PLAIN.firstWinner()).isEmpty();
    }

    /** Step, times, hold-ups and reply stand beside each other in one number, and none moves another. */
    @Test
    void aPlanKeepsItsPartsApart() {
        int plan = Plan.winning(Plan.holding(Plan.holding(Plan.at(Plan.START, 9, 5, Plan.RUFF))));
        assertThat(Plan.step(plan)).isEqualTo(9);
        assertThat(Plan.times(plan)).isEqualTo(5);
        assertThat(Plan.held(plan)).isEqualTo(2);
        assertThat(Plan.reply(plan)).isEqualTo(Plan.RUFF);
        assertThat(Plan.hasWon(plan)).isTrue();
        int next = Plan.at(plan, 10, 0, Plan.LOW);
        assertThat(Plan.step(next)).isEqualTo(10);
        assertThat(Plan.times(next)).isZero();
        assertThat(Plan.held(next)).as("held up before").isEqualTo(2);
        assertThat(Plan.hasWon(next)).isTrue();
        assertThat(Plan.hasWon(Plan.START)).isFalse();
    }
}
