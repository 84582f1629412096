package kibitzer.classroom.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LiveLessonTest {
    private static final Instant NOON = Instant.parse("2026-11-02T12:00:00Z");
    private static final LiveSettings TWENTY_SECONDS = new LiveSettings(false, Optional.of(Duration.ofSeconds(20)));

    private static Instant after(int seconds) {
        return NOON.plusSeconds(seconds);
    }

    private static LiveLesson asking(int planned, LiveSettings settings) {
        return LiveLesson.begun(planned, settings).next(NOON);
    }

    private static LiveLesson on(LiveLesson lesson, int times) {
        LiveLesson then = lesson;
        for (int i = 0; i < times; i++) {
            then = then.next(NOON);
        }
        return then;
    }

    @Test
    void aQuestionGoesFromAskingByClosedAndSpreadToTheStepsOfItsVerdict() {
        LiveLesson lesson = LiveLesson.begun(2, LiveSettings.USUAL);
        assertThat(lesson.phase()).isEqualTo(Phase.LOBBY);
        assertThat(IntStream.rangeClosed(1, 8)
                        .mapToObj(times -> on(lesson, times))
                        .toList())
                .extracting(LiveLesson::phase, LiveLesson::question, LiveLesson::step)
                .containsExactly(
                        Tuple.tuple(Phase.ASKING, 1, 0),
                        Tuple.tuple(Phase.CLOSED, 1, 0),
                        Tuple.tuple(Phase.SPREAD, 1, 0),
                        Tuple.tuple(Phase.VERDICT, 1, 1),
                        Tuple.tuple(Phase.VERDICT, 1, 2),
                        Tuple.tuple(Phase.VERDICT, 1, 3),
                        Tuple.tuple(Phase.VERDICT, 1, 4),
                        Tuple.tuple(Phase.ASKING, 2, 0));
    }

    @Test
    void nothingFollowsTheLastQuestionButOneThatIsAddedOrTheEnd() {
        LiveLesson last = on(asking(1, LiveSettings.USUAL), 6);
        assertThat(last.phase()).isEqualTo(Phase.VERDICT);
        assertThatThrownBy(() -> last.next(NOON)).isInstanceOf(NotNow.class).hasMessageContaining("last question");
        assertThat(last.planned(2).next(NOON).question()).isEqualTo(2);
        assertThat(last.end().isOver()).isTrue();
        assertThatThrownBy(() -> last.end().next(NOON)).isInstanceOf(NotNow.class);
    }

    @Test
    void aQuestionIsTakenUntilItsTimeIsOverThoughNobodyClosesIt() {
        LiveLesson lesson = asking(1, TWENTY_SECONDS);
        assertThat(lesson.takes(1, after(20))).isTrue();
        assertThat(lesson.takes(1, after(20).plusMillis(1))).isFalse();
        assertThat(lesson.at(after(21)).phase()).isEqualTo(Phase.CLOSED);
        assertThat(lesson.next(after(21)).phase()).isEqualTo(Phase.SPREAD);
    }

    @Test
    void aPauseStopsTheTimeAndTakesNoAnswer() {
        LiveLesson paused = asking(1, TWENTY_SECONDS).pause(after(5));
        assertThat(paused.takes(1, after(6))).isFalse();
        assertThat(paused.left(after(600))).contains(Duration.ofSeconds(15));
        LiveLesson resumed = paused.next(after(605));
        assertThat(resumed.phase()).isEqualTo(Phase.ASKING);
        assertThat(resumed.left(after(605))).contains(Duration.ofSeconds(15));
        assertThat(resumed.takes(1, after(620))).isTrue();
        assertThat(resumed.takes(1, after(621))).isFalse();
    }

    @Test
    void aLookBackShowsTheLastVerdictAndStopsTheTime() {
        LiveLesson second = on(asking(2, TWENTY_SECONDS), 7);
        LiveLesson back = second.back(after(4));
        assertThat(back.shown()).isEqualTo(1);
        assertThat(back.tells()).isTrue();
        assertThat(back.shownStep()).isEqualTo(LiveLesson.STEPS);
        assertThat(back.takes(2, after(5))).isFalse();
        LiveLesson forward = back.next(after(64));
        assertThat(forward.shown()).isEqualTo(2);
        assertThat(forward.takes(2, after(65))).isTrue();
        assertThat(forward.left(after(64))).contains(Duration.ofSeconds(16));
    }

    @Test
    void aPauseWithinALookBackLastsUntilItIsEndedToo() {
        LiveLesson both = on(asking(2, TWENTY_SECONDS), 7).back(after(4)).pause(after(5));
        LiveLesson resumed = both.next(after(30));
        assertThat(resumed.lookingBack()).isTrue();
        assertThat(resumed.next(after(44)).left(after(44))).contains(Duration.ofSeconds(16));
    }

    @Test
    void backGoesAStepOfTheVerdictBack() {
        LiveLesson third = on(asking(1, LiveSettings.USUAL), 5);
        assertThat(third.step()).isEqualTo(3);
        assertThat(third.back(NOON).step()).isEqualTo(2);
        LiveLesson first = third.back(NOON).back(NOON);
        assertThatThrownBy(() -> first.back(NOON)).isInstanceOf(NotNow.class);
        assertThatThrownBy(() -> asking(1, LiveSettings.USUAL).back(NOON)).isInstanceOf(NotNow.class);
    }

    @Test
    void aSkippedQuestionMakesWayForTheNextOrTheLobby() {
        LiveLesson first = asking(2, LiveSettings.USUAL);
        LiveLesson second = first.skip(NOON);
        assertThat(second.question()).isEqualTo(2);
        assertThat(first.skippedOnTheWayTo(second)).isTrue();
        LiveLesson lobby = second.skip(NOON);
        assertThat(lobby.phase()).isEqualTo(Phase.LOBBY);
        assertThat(second.skippedOnTheWayTo(lobby)).isTrue();
        LiveLesson told = on(first, 6);
        assertThat(told.skippedOnTheWayTo(told.next(NOON))).isFalse();
        assertThatThrownBy(() -> told.skip(NOON)).isInstanceOf(NotNow.class);
    }

    private static List<Long> seeds() {
        return IntStream.range(0, 300).mapToObj(Long::valueOf).toList();
    }

    /** Whatever an instructor does in whatever order: numbers only grow, and no question is answered once it is closed. */
    @ParameterizedTest
    @MethodSource("seeds")
    void inAnyOrderAClosedQuestionIsNeverOpenAgain(long seed) {
        Random chance = new Random(seed);
        LiveLesson lesson =
                LiveLesson.begun(chance.nextInt(4), chance.nextBoolean() ? TWENTY_SECONDS : LiveSettings.USUAL);
        Instant now = NOON;
        boolean[] closed = new boolean[100];
        for (int event = 0; event < 120; event++) {
            now = now.plusMillis(chance.nextInt(9_000));
            LiveLesson before = lesson.at(now);
            lesson = step(before, chance, now);
            assertThat(lesson.question()).isBetween(before.question(), before.question() + 1);
            assertThat(lesson.told()).isBetween(before.told(), lesson.question());
            assertThat(lesson.question()).isLessThanOrEqualTo(lesson.planned());
            assertThat(lesson.tells()).isEqualTo(lesson.lookingBack() || lesson.step() > 0);
            for (int number = 1; number <= lesson.planned(); number++) {
                assertThat(lesson.takes(number, now) && closed[number]).isFalse();
                closed[number] |= number < lesson.question()
                        || number == lesson.question() && lesson.at(now).phase() != Phase.ASKING;
            }
        }
    }

    private static LiveLesson step(LiveLesson lesson, Random chance, Instant now) {
        try {
            return switch (chance.nextInt(12)) {
                case 0 -> lesson.pause(now);
                case 1 -> lesson.resume(now);
                case 2 -> lesson.back(now);
                case 3 -> lesson.skip(now);
                case 4 -> lesson.planned(Math.min(90, lesson.planned() + 1));
                case 5 -> lesson.locked(!lesson.locked());
                default -> lesson.next(now);
            };
        } catch (NotNow refused) {
            return lesson;
        }
    }
}
