package kibitzer.learning.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StreakTest {
    private static final LocalDate TODAY = LocalDate.parse("2026-11-21");

    /** A row of days that ends today: x was studied, - was not. */
    private static Streak streak(String days) {
        Set<LocalDate> studied = IntStream.range(0, days.length())
                .filter(day -> days.charAt(day) == 'x')
                .mapToObj(day -> TODAY.minusDays(days.length() - 1L - day))
                .collect(Collectors.toSet());
        return Streak.of(studied, TODAY);
    }

    @Test
    void nothingStudiedIsNoStreak() {
        assertThat(streak("-").days()).isZero();
        assertThat(streak("x---").days()).isZero();
    }

    @Test
    void daysInARowCountAndTodayMayStillCome() {
        assertThat(streak("xxx").days()).isEqualTo(3);
        assertThat(streak("xxx-")).isEqualTo(new Streak(3, false, Optional.empty()));
    }

    @Test
    void oneMissedDayIsForgivenAndNotCounted() {
        Streak streak = streak("xx-xx");
        assertThat(streak.days()).isEqualTo(4);
        assertThat(streak.forgiven()).contains(TODAY.minusDays(2));
        assertThat(streak("xx-x").days()).isEqualTo(3);
    }

    @Test
    void yesterdayMissedIsForgivenBeforeTodayIsStudied() {
        assertThat(streak("xxx--").days()).isEqualTo(3);
    }

    @Test
    void twoMissedDaysRunningEndTheStreak() {
        assertThat(streak("xxx---").days()).isZero();
        assertThat(streak("xx--x").days()).isEqualTo(1);
    }

    @Test
    void aSecondMissedDayWithinSevenEndsTheStreakAndOneLaterDoesNot() {
        assertThat(streak("xx-xxxxx-x").days()).isEqualTo(6);
        assertThat(streak("xx-xxxxxx-x").days()).isEqualTo(9);
    }
}
