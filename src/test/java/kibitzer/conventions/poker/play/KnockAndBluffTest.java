package kibitzer.conventions.poker.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.cards.CardSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When to knock at knock poker (p. 77) and when to bluff (p. 98, and p. 46 of 1891), on each line and beside it. */
class KnockAndBluffTest {

    @ParameterizedTest(name = "{0} in round {1}, seat {3} of {2}: {4}")
    @DisplayName("two pairs, from the fourth seat of five queens up; then three of a kind; then a high straight")
    @CsvSource({
        "2S 2H 3D 3C 4S, 1, 4, 4, knock",
        "AS AH KD QC JS, 1, 4, 4, play-on",
        "2S 2H 3D 3C 4S, 1, 5, 3, knock",
        "2S 2H 3D 3C 4S, 1, 5, 4, play-on",
        "JS JH TD TC AS, 1, 5, 4, play-on",
        "QS QH 2D 2C 3S, 1, 5, 4, knock",
        "QS QH 2D 2C 3S, 1, 6, 5, knock",
        "AS AH KD KC QS, 2, 4, 1, play-on",
        "2S 2H 2D 3C 4S, 2, 4, 1, knock",
        "AS AH AD KC QS, 3, 4, 1, play-on",
        "9S 8H 7D 6C 5S, 3, 4, 1, play-on",
        "TS 9H 8D 7C 6S, 3, 4, 1, knock",
        "9S 8H 7D 6C 5S, 4, 4, 1, play-on",
        "TS 9H 8D 7C 6S, 4, 4, 1, knock"
    })
    void whatIsEnoughToKnockOnRisesWithTheRounds(String hand, int round, int players, int seat, String answer) {
        assertThat(KnockTable.BOOK
                        .inShort(new KnockTable(CardSet.of(hand), round, players, seat))
                        .best())
                .containsExactly(answer);
    }

    @Test
    void afterTheThirdRoundMoreMayBeWaitedFor() {
        Advice<String> later = KnockTable.BOOK.advise(new KnockTable(CardSet.of("TS 9H 8D 7C 6S"), 4, 4, 1));
        Advice<String> third = KnockTable.BOOK.advise(new KnockTable(CardSet.of("TS 9H 8D 7C 6S"), 3, 4, 1));
        assertThat(later.acceptable()).containsExactly(KnockTable.PLAY_ON);
        assertThat(third.acceptable()).isEmpty();
    }

    private static Stream<Integer> bets(String game, int chance, boolean asWithTheHand, boolean winning) {
        Advice<Integer> advice = Bluff.BOOKS.get(game).advise(new Bluff(game, 20, chance, asWithTheHand, winning));
        return Stream.concat(advice.best().stream(), advice.acceptable().stream());
    }

    @Test
    void halfTheBluffsOrNearlySoMustWin() {
        assertThat(bets("standard", 50, true, true)).containsExactly(20);
        assertThat(bets("standard", 49, true, true)).containsExactlyInAnyOrder(0, 20);
        assertThat(bets("standard", 45, true, true)).containsExactlyInAnyOrder(0, 20);
        assertThat(bets("standard", 44, true, true)).containsExactly(0);
        assertThat(bets("standard", 90, false, true)).containsExactly(0);
    }

    /** That a bluff should win half the time is Culbertson's figure, lent to 1891: below it none is best, and one not wrong. */
    @Test
    void in1891OnlyAWinnerBluffsAndNobodyMust() {
        assertThat(best("round-games", 50, true)).containsExactly(20);
        assertThat(best("round-games", 49, true)).containsExactly(0);
        assertThat(bets("round-games", 50, true, true)).containsExactlyInAnyOrder(0, 20);
        assertThat(bets("round-games", 90, true, false)).containsExactly(0);
    }

    private static List<Integer> best(String game, int chance, boolean winning) {
        return Bluff.BOOKS.get(game).best(new Bluff(game, 20, chance, true, winning));
    }

    @ParameterizedTest(name = "a bet of {1} that wins {0} in a hundred: {2}")
    @CsvSource({
        "50, 20, none",
        "49, 0, none",
        "49, 20, 'what you can win is what you risk, so every other bluff must win, and only 49 in a hundred do'",
        "49, 19, 'so small a bet seldom frightens anyone out, and even a bet of the pot would win only 49 times in a hundred'",
        "49, 21, 'it risks more than the pot holds, and even a bet of the pot would win only 49 times in a hundred'"
    })
    void whyABluffThatFailsTooOftenIsNotMade(int chance, int bet, String why) {
        assertThat(Bluff.failsTooOften(new Bluff("standard", 20, chance, true, true), bet)
                        .map(ruling -> ruling.reasons().getFirst())
                        .map(Reason::measured)
                        .orElse("none"))
                .isEqualTo(why);
    }
}
