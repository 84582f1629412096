package kibitzer.web.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.advice.Reckoning.Unit;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.decisions.Decision;
import kibitzer.decisions.rummy.gin.GinDiscard;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One sentence, with the difference in plain figures. */
class CountAgainstBookTest {
    private static final Decision<?, Card> CARDS = new GinDiscard();

    private static Unit unit(String word) {
        return switch (word) {
            case "" -> new Unit.Unnamed();
            case "chance" -> new Unit.Chance();
            case "stake" -> new Unit.PercentOfTheStake();
            default -> new Unit.Each(word);
        };
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Points | point | 3.02 | 3.00 | +3.02 | +3.00 | , by 2 points more in a hundred deals.",
                "Points left | point | 11.5 | 12 | 11.5 | 12.0 | , by 50 points fewer in a hundred deals.",
                "Tricks | trick | 6.41 | 6.40 | 6.41 | 6.40 | , by 1 trick more in a hundred deals.",
                "Makes it | chance | 0.62 | 0.5 | 62% | 50% | , 12 times more in a hundred (makes it).",
                "'Gain, percent of the stake' | stake | 4.5 | 2.2 | 4.5 | 2.2 | , by 2.3 percent of the stake.",
                "Count reached | '' | 71 | 70.5 | 71.0 | 70.5 | , with 71.0 against 70.5 (count reached).",
                "Tricks | trick | 6.404 | 6.401 | 6.40 | 6.40 | , by less than the figures show (tricks 6.40)."
            })
    void tellsByHowMuch(
            String label, String unit, double count, double book, String counted, String printed, String said) {
        Card nine = CardNotation.read("9H");
        Card queen = CardNotation.read("QS");
        Reckoning<Card> reckoning = new Reckoning<>(
                List.of(new Column("ranking", label, unit(unit))),
                List.of(
                        new Row<>(nine, List.of(new Figure(count, counted))),
                        new Row<>(queen, List.of(new Figure(book, printed)))),
                List.of(nine),
                "counted for a test");

        assertThat(new CountAgainstBook<>(CARDS, reckoning, List.of(queen)).inWords())
                .isEqualTo(
                        "At the table follow the book: by our count \"throw the nine of hearts\" does better" + said);
    }
}
