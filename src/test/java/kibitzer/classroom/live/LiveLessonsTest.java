package kibitzer.classroom.live;

import static kibitzer.classroom.live.LiveLessonsDatabase.answer;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import kibitzer.SharedFixture;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.TooManyGuesses;
import kibitzer.classroom.assignment.Pupils;
import kibitzer.classroom.live.LiveLessonsDatabase.Taught;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.Place;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.records.LearnerRecords;
import kibitzer.marking.Grade;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@SharedFixture
class LiveLessonsTest {
    private static final String ROUTER = "192.0.2.7";

    private static Seat sit(LiveLessonsDatabase database, LiveLessonId lesson, String name) {
        return database.seats().join(lesson, database.guest(), SeatName.entered(name));
    }

    private static LiveLesson next(LiveLessonsDatabase database, Taught taught, LiveLessonId lesson) {
        return database.lessons()
                .next(taught.instructor(), lesson, database.view(lesson).lesson());
    }

    private static LiveAnswer give(
            LiveLessonsDatabase database, LiveLessonId lesson, Seat seat, int number, int answer) {
        return database.seats().answer(lesson, seat.learner(), number, answer(answer), Duration.ofSeconds(3));
    }

    @ParameterizedTest
    @EnumSource
    void anAnswerIsStoredSpreadGradedAndBecomesAnAttemptWhenTheVerdictIsTold(LiveLessonsDatabase database) {
        Taught taught = database.taught();
        LiveLessonId lesson = database.open(taught, LiveSettings.USUAL, 2);
        Seat ann = sit(database, lesson, "Ann");
        Seat bert = sit(database, lesson, "Bert");
        next(database, taught, lesson);
        give(database, lesson, ann, 1, Pupils.RIGHT);
        assertThat(database.view(lesson))
                .extracting(
                        LiveView::seats,
                        LiveView::answered,
                        view -> view.spread().shares())
                .containsExactly(2, 1, List.of());
        give(database, lesson, bert, 1, Pupils.WRONG);
        next(database, taught, lesson);
        next(database, taught, lesson);
        assertThat(database.view(lesson).spread().shares())
                .extracting(share -> share.seats().size(), AnswerSpread.Share::grade)
                .containsExactly(tuple(1, Optional.empty()), tuple(1, Optional.empty()));
        assertThat(database.attempts(ann.learner())).isEmpty();

        next(database, taught, lesson);
        LiveView told = database.view(lesson);
        assertThat(told.spread().right()).isEqualTo(1);
        assertThat(told.standings())
                .extracting(LiveScore::place, standing -> standing.seat().name().text(), LiveScore::points)
                .containsExactly(tuple(1, "Ann", 1), tuple(2, "Bert", 0));
        assertThat(database.attempts(ann.learner()))
                .extracting(attempt -> attempt.place(), attempt -> attempt.grade())
                .containsExactly(tuple(new Place.Live(lesson.id(), 1), Grade.BEST));
        assertThat(database.attempts(bert.learner()))
                .extracting(attempt -> attempt.grade())
                .containsExactly(Grade.WRONG);

        // Going on and back tells nothing twice.
        next(database, taught, lesson);
        database.lessons()
                .back(taught.instructor(), lesson, database.view(lesson).lesson());
        assertThat(database.attempts(ann.learner())).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource
    void theFirstAnswerStandsWhateverIsSentAfterIt(LiveLessonsDatabase database) {
        Taught taught = database.taught();
        LiveLessonId lesson = database.open(taught, LiveSettings.USUAL, 1);
        Seat ann = sit(database, lesson, "Ann");
        next(database, taught, lesson);
        LiveAnswer first = give(database, lesson, ann, 1, Pupils.RIGHT);
        assertThat(give(database, lesson, ann, 1, Pupils.WRONG)).isEqualTo(first);
        next(database, taught, lesson);
        assertThat(give(database, lesson, ann, 1, Pupils.WRONG)).isEqualTo(first);
        assertThat(database.seats().answer(ann.id(), 1)).contains(first);
    }

    @ParameterizedTest
    @EnumSource
    void whatIsNoAnswerOrComesTooLateOrFromNobodyIsNotTaken(LiveLessonsDatabase database) {
        Taught taught = database.taught();
        LiveLessonId lesson = database.open(taught, new LiveSettings(false, Optional.of(Duration.ofSeconds(20))), 2);
        Seat ann = sit(database, lesson, "Ann");
        assertThatThrownBy(() -> give(database, lesson, ann, 1, 1)).isInstanceOf(NoSuchLesson.class);
        next(database, taught, lesson);
        assertThatThrownBy(() -> database.seats()
                        .answer(lesson, ann.learner(), 1, LiveLessonsDatabase.json("\"one\""), Duration.ZERO))
                .isInstanceOf(BadQuestion.class);
        assertThatThrownBy(() -> database.seats().answer(lesson, database.guest(), 1, answer(1), Duration.ZERO))
                .isInstanceOf(NoSuchLesson.class);
        database.pass(Duration.ofSeconds(21));
        assertThatThrownBy(() -> give(database, lesson, ann, 1, 1))
                .isInstanceOf(NotNow.class)
                .hasMessageContaining("too late");
        assertThat(database.view(lesson).lesson().phase()).isEqualTo(Phase.CLOSED);
        assertThatThrownBy(() -> give(database, lesson, ann, 2, 1)).isInstanceOf(NoSuchLesson.class);
    }

    @ParameterizedTest
    @EnumSource
    void aSecondClickOnNextDoesNothing(LiveLessonsDatabase database) {
        Taught taught = database.taught();
        LiveLessonId lesson = database.open(taught, LiveSettings.USUAL, 1);
        LiveLesson seen = database.view(lesson).lesson();
        database.lessons().next(taught.instructor(), lesson, seen);
        assertThat(database.lessons().next(taught.instructor(), lesson, seen).phase())
                .isEqualTo(Phase.ASKING);
    }

    @ParameterizedTest
    @EnumSource
    void namesThatPassForAnotherAreRefused(LiveLessonsDatabase database) {
        LiveLessonId lesson = database.open(database.taught(), LiveSettings.USUAL, 1);
        sit(database, lesson, "Bert");
        String inTwoAlphabets = "\u0412\u0435rt";
        for (String refused : List.of("bert", inTwoAlphabets, "<b>", "", "x".repeat(41))) {
            assertThatThrownBy(() -> sit(database, lesson, refused)).isInstanceOf(BadEntry.class);
        }
        assertThat(sit(database, lesson, "Berta").name().text()).isEqualTo("Berta");
    }

    @ParameterizedTest
    @EnumSource
    void aLearnerFindsTheirSeatAgainAndARemovedOneStaysOut(LiveLessonsDatabase database) {
        Taught taught = database.taught();
        LiveLessonId lesson = database.open(taught, LiveSettings.USUAL, 1);
        Seat ann = sit(database, lesson, "Ann");
        Seat bert = sit(database, lesson, "Bert");
        assertThat(database.seats().join(lesson, ann.learner(), SeatName.entered("Somebody else")))
                .isEqualTo(ann);
        assertThat(database.seats().seat(lesson, ann.learner())).contains(ann);
        next(database, taught, lesson);
        give(database, lesson, ann, 1, 1);
        give(database, lesson, bert, 1, 1);
        database.lessons().remove(taught.instructor(), lesson, ann.id(), true);
        assertThat(database.seats().seat(lesson, ann.learner())).isEmpty();
        assertThat(database.view(lesson))
                .extracting(LiveView::seats, LiveView::answered)
                .containsExactly(1, 1);
        assertThatThrownBy(() -> database.seats().join(lesson, ann.learner(), SeatName.entered("Carla")))
                .isInstanceOf(BadEntry.class);
        database.lessons().remove(taught.instructor(), lesson, ann.id(), false);
        assertThat(database.view(lesson))
                .extracting(LiveView::seats, LiveView::answered)
                .containsExactly(2, 2);
    }

    @ParameterizedTest
    @EnumSource
    void whenNamesAreLockedNobodyNewComesInAndTheOthersStay(LiveLessonsDatabase database) {
        Taught taught = database.taught();
        LiveLessonId lesson = database.open(taught, LiveSettings.USUAL, 1);
        Seat ann = sit(database, lesson, "Ann");
        database.lessons().lock(taught.instructor(), lesson, true);
        assertThatThrownBy(() -> sit(database, lesson, "Bert")).isInstanceOf(BadEntry.class);
        assertThat(database.seats().join(lesson, ann.learner(), SeatName.entered("Ann")))
                .isEqualTo(ann);
    }

    @ParameterizedTest
    @EnumSource
    void aCodeOpensItsLessonUntilTheEndAndGuessesAreCounted(LiveLessonsDatabase database) {
        Taught taught = database.taught();
        LiveLessonId lesson = database.open(taught, LiveSettings.USUAL, 1);
        String code = database.view(lesson).head().code().orElseThrow().text();
        LearnerId guest = database.guest();
        String typed = " " + code.substring(0, 2).toLowerCase(Locale.ROOT) + "-" + code.substring(2);
        for (int i = 0; i < 3 * LiveSeats.WRONG_OF_ONE_LEARNER; i++) {
            assertThat(database.seats().byCode(typed, guest, ROUTER).id()).isEqualTo(lesson);
        }
        database.lessons().end(taught.instructor(), lesson);
        for (int i = 0; i < LiveSeats.WRONG_OF_ONE_LEARNER; i++) {
            assertThatThrownBy(() -> database.seats().byCode(code, guest, ROUTER))
                    .isInstanceOf(BadEntry.class);
        }
        assertThatThrownBy(() -> database.seats().byCode(code, guest, ROUTER)).isInstanceOf(TooManyGuesses.class);
        assertThatThrownBy(() -> sit(database, lesson, "Late")).isInstanceOf(NoSuchLesson.class);
    }

    /** A joker on the network of the room tries codes until nobody there may; then a phone is loaded anew. */
    @ParameterizedTest
    @EnumSource
    void whoHasASeatComesBackToItHoweverManyWrongCodesAreTriedBeside(LiveLessonsDatabase database) {
        LiveLessonId lesson = database.open(database.taught(), LiveSettings.USUAL, 1);
        String code = database.view(lesson).head().code().orElseThrow().text();
        String room = "198.51.100.77";
        Seat ann = sit(database, lesson, "Ann");
        guessUntilNobodyMay(database, room);
        LearnerId late = database.guest();
        assertThatThrownBy(() -> database.seats().byCode(code, late, room)).isInstanceOf(TooManyGuesses.class);
        assertThat(database.seats().byCode(code, ann.learner(), room).id()).isEqualTo(lesson);
    }

    /** The board was opened in that room, so that whoever comes late is let in there; another lesson's code is not found so. */
    @ParameterizedTest
    @EnumSource
    void whoComesLateIsLetInWhereTheBoardHangsHoweverManyWrongCodesAreTriedBeside(LiveLessonsDatabase database) {
        Taught taught = database.taught();
        LiveLessonId lesson = database.open(taught, LiveSettings.USUAL, 1);
        LiveLessonId elsewhere = database.open(taught, LiveSettings.USUAL, 1);
        String code = database.view(lesson).head().code().orElseThrow().text();
        String other = database.view(elsewhere).head().code().orElseThrow().text();
        String room = "198.51.100.78";
        database.lessons().shownAt(taught.instructor(), lesson, room);
        guessUntilNobodyMay(database, room);
        LearnerId late = database.guest();
        assertThat(database.seats().byCode(code, late, room).id()).isEqualTo(lesson);
        assertThatThrownBy(() -> database.seats().byCode(other, late, room)).isInstanceOf(TooManyGuesses.class);
        database.lessons().end(taught.instructor(), lesson);
        assertThatThrownBy(() -> database.seats().byCode(code, late, room)).isInstanceOf(TooManyGuesses.class);
        assertThatThrownBy(() -> database.lessons().shownAt(late, lesson, room)).isInstanceOf(NoSuchLesson.class);
    }

    private static void guessUntilNobodyMay(LiveLessonsDatabase database, String network) {
        for (int tried = 0; tried < LiveSeats.WRONG_FROM_ONE_NETWORK; tried += LiveSeats.WRONG_OF_ONE_LEARNER) {
            LearnerId joker = database.guest();
            for (int i = 0; i < LiveSeats.WRONG_OF_ONE_LEARNER; i++) {
                assertThatThrownBy(() -> database.seats().byCode("no code", joker, network))
                        .isInstanceOf(BadEntry.class);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aLessonThatWasLeftEndsByItself(LiveLessonsDatabase database) {
        LiveLessonId lesson = database.open(database.taught(), LiveSettings.USUAL, 1);
        database.lessons().endLeft(LeftLessons.LEFT);
        assertThat(database.view(lesson).head().code()).isPresent();
        database.pass(LeftLessons.LEFT.plusSeconds(1));
        database.lessons().endLeft(LeftLessons.LEFT);
        assertThat(database.view(lesson).head().code()).isEmpty();
        assertThat(database.view(lesson).lesson().isOver()).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void aQuestionMadeUpOnTheSpotComesBeforeThoseThatArePlanned(LiveLessonsDatabase database) {
        Taught taught = database.taught();
        LiveLessonId lesson = database.open(taught, LiveSettings.USUAL, 3);
        next(database, taught, lesson);
        PlannedQuestion spot = LiveLessonsDatabase.elevens(7).getLast();
        database.lessons().plan(taught.instructor(), lesson, List.of(spot), true);
        database.lessons()
                .plan(
                        taught.instructor(),
                        lesson,
                        LiveLessonsDatabase.elevens(5).subList(4, 5),
                        false);
        assertThat(database.lessons().planned(taught.instructor(), lesson))
                .extracting(LiveQuestion::number, question -> question.what().position())
                .containsExactly(
                        tuple(2, spot.position()),
                        tuple(3, LiveLessonsDatabase.elevens(2).getLast().position()),
                        tuple(4, LiveLessonsDatabase.elevens(3).getLast().position()),
                        tuple(5, LiveLessonsDatabase.elevens(5).getLast().position()));
        assertThat(database.view(lesson).question().orElseThrow().number()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource
    void aSkippedQuestionCountsForNothing(LiveLessonsDatabase database) {
        Taught taught = database.taught();
        LiveLessonId lesson = database.open(taught, LiveSettings.USUAL, 2);
        Seat ann = sit(database, lesson, "Ann");
        next(database, taught, lesson);
        give(database, lesson, ann, 1, 1);
        database.lessons()
                .skip(taught.instructor(), lesson, database.view(lesson).lesson());
        for (int step = 0; step < 3; step++) {
            next(database, taught, lesson);
        }
        assertThat(database.view(lesson).standings())
                .extracting(LiveScore::points, LiveScore::answered)
                .containsExactly(tuple(0, 0));
        assertThat(database.attempts(ann.learner())).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void toThoseWhoDoNotTeachTheClassThereIsNoLesson(LiveLessonsDatabase database) {
        Taught taught = database.taught();
        LiveLessonId lesson = database.open(taught, LiveSettings.USUAL, 1);
        LiveLesson seen = database.view(lesson).lesson();
        for (LearnerId other : List.of(
                database.guest(),
                database.taught().instructor(),
                database.pupils().pupil(taught.classroom()))) {
            assertThatThrownBy(() -> database.lessons().next(other, lesson, seen))
                    .isInstanceOf(NoSuchLesson.class);
            assertThatThrownBy(() -> database.lessons().seats(other, lesson)).isInstanceOf(NoSuchLesson.class);
            assertThatThrownBy(() -> database.lessons().end(other, lesson)).isInstanceOf(NoSuchLesson.class);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aGuestWhoBecomesAnAccountKeepsTheSeatAndWhoLeavesTakesTheAnswersAlong(LiveLessonsDatabase database) {
        Taught taught = database.taught();
        LiveLessonId lesson = database.open(taught, LiveSettings.USUAL, 1);
        Seat ann = sit(database, lesson, "Ann");
        next(database, taught, lesson);
        give(database, lesson, ann, 1, 1);
        LearnerId account = database.pupils().account("LEARNER");
        database.get(LearnerRecords.class).move(ann.learner(), account);
        assertThat(database.seats().seat(lesson, account).map(Seat::id)).contains(ann.id());
        assertThat(database.view(lesson).answered()).isEqualTo(1);
        database.get(LearnerRecords.class).forget(account);
        assertThat(database.view(lesson))
                .extracting(LiveView::seats, LiveView::answered)
                .containsExactly(0, 0);
    }

    /** Sixty phones at once, each tapping twice; every answer that was acknowledged is there, once. */
    @ParameterizedTest
    @EnumSource
    void ofSixtyWhoAnswerAtOnceNoneIsLostAndNoneCountsTwice(LiveLessonsDatabase database) throws Exception {
        Taught taught = database.taught();
        LiveLessonId lesson = database.open(taught, LiveSettings.USUAL, 3);
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            seats.add(sit(database, lesson, "Phone " + i));
        }
        try (ExecutorService phones = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int number = 1; number <= 3; number++) {
                next(database, taught, lesson);
                int asked = number;
                Map<SeatId, Integer> wanted = new HashMap<>();
                List<Callable<LiveAnswer>> taps = new ArrayList<>();
                for (int i = 0; i < seats.size(); i++) {
                    Seat seat = seats.get(i);
                    int answer = (i + asked) % 4;
                    wanted.put(seat.id(), answer);
                    taps.add(() -> give(database, lesson, seat, asked, answer));
                    taps.add(() -> give(database, lesson, seat, asked, answer));
                }
                List<LiveAnswer> acknowledged = new ArrayList<>();
                for (Future<LiveAnswer> tap : phones.invokeAll(taps)) {
                    acknowledged.add(tap.get());
                }
                assertThat(acknowledged).hasSize(120);
                assertThat(database.view(lesson).answered()).isEqualTo(60);
                assertThat(database.get(SeatRows.class).answers(lesson, asked))
                        .hasSize(60)
                        .allSatisfy(stored -> assertThat(stored.answer()).isEqualTo(answer(wanted.get(stored.seat()))));
                for (int step = 0; step < 6; step++) {
                    next(database, taught, lesson);
                }
                assertThat(database.view(lesson).spread().right()).isEqualTo(15);
            }
        }
        assertThat(seats)
                .allSatisfy(
                        seat -> assertThat(database.attempts(seat.learner())).hasSize(3));
    }

    /** Whatever comes in whatever order, from phones and the board at once: what was acknowledged stands, once. */
    @ParameterizedTest
    @EnumSource
    void inAnyOrderAnAcknowledgedAnswerStandsOnce(LiveLessonsDatabase database) {
        for (long seed = 0; seed < 6; seed++) {
            Random chance = new Random(seed);
            Taught taught = database.taught();
            LiveLessonId lesson = database.open(
                    taught,
                    new LiveSettings(
                            false, chance.nextBoolean() ? Optional.of(Duration.ofSeconds(10)) : Optional.empty()),
                    6);
            List<Seat> seats = List.of(sit(database, lesson, "Ann"), sit(database, lesson, "Bert"));
            Map<String, LiveAnswer> acknowledged = new HashMap<>();
            for (int event = 0; event < 120; event++) {
                database.pass(Duration.ofMillis(chance.nextInt(1_500)));
                LiveLesson seen = database.view(lesson).lesson();
                Seat seat = seats.get(chance.nextInt(2));
                int number = 1 + chance.nextInt(6);
                try {
                    switch (chance.nextInt(12)) {
                        case 0 -> database.lessons().back(taught.instructor(), lesson, seen);
                        case 1 -> database.lessons().pause(taught.instructor(), lesson, chance.nextBoolean());
                        case 2 -> database.lessons().skip(taught.instructor(), lesson, seen);
                        case 3, 4, 5 -> database.lessons().next(taught.instructor(), lesson, seen);
                        default -> {
                            LiveAnswer stands = give(database, lesson, seat, number, chance.nextInt(3));
                            acknowledged.merge(seat.id() + " " + number, stands, (before, now) -> {
                                assertThat(now.answer()).isEqualTo(before.answer());
                                return before;
                            });
                        }
                    }
                } catch (NotNow | NoSuchLesson refused) {
                    // nothing was acknowledged
                }
            }
            List<LiveAnswer> stored = database.get(SeatRows.class).answers(lesson);
            assertThat(stored).hasSameSizeAs(acknowledged.values());
            assertThat(stored)
                    .allSatisfy(answer -> assertThat(answer.answer())
                            .isEqualTo(acknowledged
                                    .get(answer.seat() + " " + answer.number())
                                    .answer()));
        }
    }
}
