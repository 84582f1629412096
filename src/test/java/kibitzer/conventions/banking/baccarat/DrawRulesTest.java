package kibitzer.conventions.banking.baccarat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The drawing rules of pp. 375-376, on the last count that draws and the first that stands. */
class DrawRulesTest {
    private static CoupView player(int point) {
        return new CoupView(false, point, OptionalInt.empty(), OnFive.USUALLY_STANDS);
    }

    private static CoupView dealer(int point, OptionalInt given, OnFive habit) {
        return new CoupView(true, point, given, habit);
    }

    private static List<String> allowed(CoupView view) {
        Advice<String> advice = DrawRules.BOOK.advise(view);
        return Stream.concat(advice.best().stream(), advice.acceptable().stream())
                .sorted()
                .toList();
    }

    @ParameterizedTest(name = "with {0}: {1}")
    @DisplayName(
            "a player draws to four, may choose on five and stands on six and seven; a natural ends the coup (p. 375)")
    @CsvSource({"0, draw", "4, draw", "6, stand", "7, stand", "8, stand", "9, stand"})
    void aPlayerDrawsToFour(int point, String answer) {
        assertThat(allowed(player(point))).containsExactly(answer);
    }

    @Test
    void onFiveTheChoiceIsThePlayersAndTheBookWouldStand() {
        assertThat(DrawRules.BOOK.best(player(5))).containsExactly(DrawRules.STAND);
        assertThat(allowed(player(5))).containsExactly(DrawRules.DRAW, DrawRules.STAND);
    }

    @ParameterizedTest(name = "a {0} given: draws to {1}")
    @DisplayName("0 and 1 to three, 2 and 3 to four, 5 to five, 6 and 7 to six, 8 to two; none given, to five (p. 376)")
    @CsvSource({"0, 3", "1, 3", "2, 4", "3, 4", "5, 5", "6, 6", "7, 6", "8, 2", "-1, 5"})
    void theDealerDrawsByTheCardThatWasGiven(int given, int highest) {
        OptionalInt card = given < 0 ? OptionalInt.empty() : OptionalInt.of(given);
        for (OnFive habit : OnFive.values()) {
            for (int point = 0; point <= 7; point++) {
                assertThat(allowed(dealer(point, card, habit)))
                        .as("%d with %d given", point, given)
                        .containsExactly(point <= highest ? DrawRules.DRAW : DrawRules.STAND);
            }
            assertThat(allowed(dealer(8, card, habit))).containsExactly(DrawRules.STAND);
        }
    }

    @ParameterizedTest(name = "{0} with a {1} given against one who {2}: {3}")
    @DisplayName("the two choices: three with a nine given, five with a four given, by the other's habit (p. 376)")
    @CsvSource({
        "3, 9, USUALLY_STANDS, stand",
        "3, 9, ALWAYS_STANDS, stand",
        "3, 9, DRAWS, draw",
        "5, 4, USUALLY_STANDS, draw",
        "5, 4, DRAWS, draw",
        "5, 4, ALWAYS_STANDS, stand"
    })
    void inTwoCasesTheDealerMayChoose(int point, int given, OnFive habit, String best) {
        CoupView view = dealer(point, OptionalInt.of(given), habit);
        assertThat(DrawRules.BOOK.best(view)).containsExactly(best);
        assertThat(allowed(view)).containsExactly(DrawRules.DRAW, DrawRules.STAND);
    }

    @ParameterizedTest
    @CsvSource({"2, 9, draw", "4, 9, stand", "4, 4, draw", "6, 4, stand"})
    void besideTheTwoChoicesTheTableHolds(int point, int given, String answer) {
        assertThat(allowed(dealer(point, OptionalInt.of(given), OnFive.USUALLY_STANDS)))
                .containsExactly(answer);
    }

    @ParameterizedTest
    @EnumSource
    void aHabitIsFoundByItsWord(OnFive habit) {
        assertThat(OnFive.find(habit.word())).contains(habit);
        assertThat(OnFive.find("never")).isEmpty();
        assertThat(habit.inWords()).endsWith("5");
    }

    @Test
    void whatTheTableDrawsOnIsSaid() {
        assertThat(DrawFeatures.DRAWS_HERE.inWords(dealer(4, OptionalInt.of(8), OnFive.DRAWS)))
                .isEqualTo("you have 4, and the table draws here on 2 or fewer");
        assertThat(DrawFeatures.GAVE.inWords(dealer(4, OptionalInt.of(8), OnFive.DRAWS)))
                .isEqualTo("the card you gave counts 8");
        assertThat(DrawFeatures.GAVE.inWords(dealer(4, OptionalInt.empty(), OnFive.DRAWS)))
                .isEqualTo("the other stands");
        assertThat(DrawFeatures.POINT_OF_A_PLAYER.inWords(player(4).point()))
                .isEqualTo("you have 4, and the book draws on 4 or fewer");
    }
}
