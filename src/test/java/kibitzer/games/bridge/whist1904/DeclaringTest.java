package kibitzer.games.bridge.whist1904;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.whist1904.Declaring.Saying;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Laws 47, 48 and 53 to 60 of 1904, south dealing; west is eldest hand. */
class DeclaringTest {

    private static Declaring said(String words) {
        Declaring declaring = Declaring.opened(Seat.SOUTH);
        for (String word : words.isEmpty() ? new String[0] : words.split(" ")) {
            declaring = declaring.with(saying(word));
        }
        return declaring;
    }

    private static Saying saying(String word) {
        return Declaring.ALL.stream()
                .filter(one -> one.toString().equals(word))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "'', S", // law 47: the dealer declares
        "leave, N", // law 48: or his partner
        "H, W", // law 54: eldest hand has the first right to double
        "leave H, W",
        "H pass, E", // "May I lead?"
        "H pass pass, -", // law 60: play begins
        "H double, S", // law 55: the declarer of the trump redoubles first
        "leave H double, N",
        "H double pass, N", // he is satisfied, his partner may
        "H double pass pass, -",
        "H double double, W", // law 56: the original doubler first
        "H pass double, S",
        "H pass double double, E",
        "H pass double double pass, W",
        "H pass double double pass pass, -"
    })
    void theWordGoesByTheLaws(String words, String turn) {
        assertThat(said(words).turn()).isEqualTo(turn.equals("-") ? Optional.empty() : Optional.of(Seat.of(turn)));
    }

    /** Law 58: a trick may come to a hundred points; hearts at eight stop at 64, no trumps at twelve at 96, spades at two at 64. */
    @ParameterizedTest
    @CsvSource({"H, 3", "NT, 3", "S, 5", "D, 4", "C, 4"})
    void doublingStopsBeforeATrickIsWorthMoreThanAHundred(String trump, int times) {
        String words = trump + Stream.generate(() -> " double").limit(times).reduce("", String::concat);
        Declaring limit = said(words);
        assertThat(limit.isOver()).isTrue();
        assertThat(limit.doubled()).isEqualTo(times);
        assertThat(limit.trump().map(Strain::letters)).contains(trump);
        assertThat(limit.open()).isEmpty();
    }

    @Test
    void theDealersPartnerMustDeclareAndNobodyDoublesBefore() {
        assertThat(said("").open()).extracting(Saying::toString).containsExactly("C", "D", "H", "S", "NT", "leave");
        assertThat(said("leave").open()).extracting(Saying::toString).containsExactly("C", "D", "H", "S", "NT");
        assertThat(said("leave S").maker()).contains(Seat.NORTH);
        assertThat(said("S").maker()).contains(Seat.SOUTH);
        assertThatIllegalArgumentException().isThrownBy(() -> said("double")).withMessageContaining("expected one of");
    }
}
