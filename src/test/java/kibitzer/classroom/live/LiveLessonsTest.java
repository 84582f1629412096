package kibitzer.classroom.live;

import static kibitzer.classroom.live.LiveSchool.answer;
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
import kibitzer.classroom.live.LiveSchool.Taught;
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

    private static Seat sit(LiveSchool school, LiveLessonId lesson, String name) {
        return school.seats().join(lesson, school.guest(), SeatName.entered(name));
    }

    private static LiveLesson next(LiveSchool school, Taught taught, LiveLessonId lesson) {
        return school.lessons()
                .next(taught.instructor(), lesson, school.view(lesson).lesson());
    }

    private static LiveAnswer give(LiveSchool school, LiveLessonId lesson, Seat seat, int number, int answer) {
        return school.seats().answer(lesson, seat.learner(), number, answer(answer), Duration.ofSeconds(3));
    }

    @ParameterizedTest
    @EnumSource
    void anAnswerIsStoredSpreadGradedAndBecomesAnAttemptWhenTheVerdictIsTold(LiveSchool school) {
        Taught taught = school.taught();
        LiveLessonId lesson = school.open(taught, LiveSettings.USUAL, 2);
        Seat ann = sit(school, lesson, "Ann");
        Seat bert = sit(school, lesson, "Bert");
        next(school, taught, lesson);
        give(school, lesson, ann, 1, Pupils.RIGHT);
        assertThat(school.view(lesson))
                .extracting(
                        LiveView::seats,
                        LiveView::answered,
                        view -> view.spread().shares())
                .containsExactly(2, 1, List.of());
        give(school, lesson, bert, 1, Pupils.WRONG);
        next(school, taught, lesson);
        next(school, taught, lesson);
        assertThat(school.view(lesson).spread().shares())
                .extracting(share -> share.seats().size(), Spread.Share::grade)
                .containsExactly(tuple(1, Optional.empty()), tuple(1, Optional.empty()));
        assertThat(school.attempts(ann.learner())).isEmpty();

        next(school, taught, lesson);
        LiveView told = school.view(lesson);
        assertThat(told.spread().right()).isEqualTo(1);
        assertThat(told.standings())
                .extracting(LiveScore::place, standing -> standing.seat().name().text(), LiveScore::points)
                .containsExactly(tuple(1, "Ann", 1), tuple(2, "Bert", 0));
        assertThat(school.attempts(ann.learner()))
                .extracting(attempt -> attempt.place(), attempt -> attempt.grade())
                .containsExactly(tuple(new Place.Live(lesson.id(), 1), Grade.BEST));
        assertThat(school.attempts(bert.learner()))
                .extracting(attempt -> attempt.grade())
                .containsExactly(Grade.WRONG);

        // Going on and back tells nothing twice.
        next(school, taught, lesson);
        school.lessons().back(taught.instructor(), lesson, school.view(lesson).lesson());
        assertThat(school.attempts(ann.learner())).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource
    void theFirstAnswerStandsWhateverIsSentAfterIt(LiveSchool school) {
        Taught taught = school.taught();
        LiveLessonId lesson = school.open(taught, LiveSettings.USUAL, 1);
        Seat ann = sit(school, lesson, "Ann");
        next(school, taught, lesson);
        LiveAnswer first = give(school, lesson, ann, 1, Pupils.RIGHT);
        assertThat(give(school, lesson, ann, 1, Pupils.WRONG)).isEqualTo(first);
        next(school, taught, lesson);
        assertThat(give(school, lesson, ann, 1, Pupils.WRONG)).isEqualTo(first);
        assertThat(school.seats().answer(ann.id(), 1)).contains(first);
    }

    @ParameterizedTest
    @EnumSource
    void whatIsNoAnswerOrComesTooLateOrFromNobodyIsNotTaken(LiveSchool school) {
        Taught taught = school.taught();
        LiveLessonId lesson = school.open(taught, new LiveSettings(false, Optional.of(Duration.ofSeconds(20))), 2);
        Seat ann = sit(school, lesson, "Ann");
        assertThatThrownBy(() -> give(school, lesson, ann, 1, 1)).isInstanceOf(NoSuchLesson.class);
        next(school, taught, lesson);
        assertThatThrownBy(() ->
                        school.seats().answer(lesson, ann.learner(), 1, LiveSchool.json("\"one\""), Duration.ZERO))
                .isInstanceOf(BadQuestion.class);
        assertThatThrownBy(() -> school.seats().answer(lesson, school.guest(), 1, answer(1), Duration.ZERO))
                .isInstanceOf(NoSuchLesson.class);
        school.pass(Duration.ofSeconds(21));
        assertThatThrownBy(() -> give(school, lesson, ann, 1, 1))
                .isInstanceOf(NotNow.class)
                .hasMessageContaining("too late");
        assertThat(school.view(lesson).lesson().phase()).isEqualTo(Phase.CLOSED);
        assertThatThrownBy(() -> give(school, lesson, ann, 2, 1)).isInstanceOf(NoSuchLesson.class);
    }

    @ParameterizedTest
    @EnumSource
    void aSecondClickOnNextDoesNothing(LiveSchool school) {
        Taught taught = school.taught();
        LiveLessonId lesson = school.open(taught, LiveSettings.USUAL, 1);
        LiveLesson seen = school.view(lesson).lesson();
        school.lessons().next(taught.instructor(), lesson, seen);
        assertThat(school.lessons().next(taught.instructor(), lesson, seen).phase())
                .isEqualTo(Phase.ASKING);
    }

    @ParameterizedTest
    @EnumSource
    void namesThatPassForAnotherAreRefused(LiveSchool school) {
        LiveLessonId lesson = school.open(school.taught(), LiveSettings.USUAL, 1);
        sit(school, lesson, "Bert");
        String inTwoAlphabets = "\u0412\u0435rt";
        for (String refused : List.of("bert", inTwoAlphabets, "<b>", "", "x".repeat(41))) {
            assertThatThrownBy(() -> sit(school, lesson, refused)).isInstanceOf(BadEntry.class);
        }
        assertThat(sit(school, lesson, "Berta").name().text()).isEqualTo("Berta");
    }

    @ParameterizedTest
    @EnumSource
    void aLearnerFindsTheirSeatAgainAndARemovedOneStaysOut(LiveSchool school) {
        Taught taught = school.taught();
        LiveLessonId lesson = school.open(taught, LiveSettings.USUAL, 1);
        Seat ann = sit(school, lesson, "Ann");
        Seat bert = sit(school, lesson, "Bert");
        assertThat(school.seats().join(lesson, ann.learner(), SeatName.entered("Somebody else")))
                .isEqualTo(ann);
        assertThat(school.seats().seat(lesson, ann.learner())).contains(ann);
        next(school, taught, lesson);
        give(school, lesson, ann, 1, 1);
        give(school, lesson, bert, 1, 1);
        school.lessons().remove(taught.instructor(), lesson, ann.id(), true);
        assertThat(school.seats().seat(lesson, ann.learner())).isEmpty();
        assertThat(school.view(lesson))
                .extracting(LiveView::seats, LiveView::answered)
                .containsExactly(1, 1);
        assertThatThrownBy(() -> school.seats().join(lesson, ann.learner(), SeatName.entered("Carla")))
                .isInstanceOf(BadEntry.class);
        school.lessons().remove(taught.instructor(), lesson, ann.id(), false);
        assertThat(school.view(lesson))
                .extracting(LiveView::seats, LiveView::answered)
                .containsExactly(2, 2);
    }

    @ParameterizedTest
    @EnumSource
    void whenNamesAreLockedNobodyNewComesInAndTheOthersStay(LiveSchool school) {
        Taught taught = school.taught();
        LiveLessonId lesson = school.open(taught, LiveSettings.USUAL, 1);
        Seat ann = sit(school, lesson, "Ann");
        school.lessons().lock(taught.instructor(), lesson, true);
        assertThatThrownBy(() -> sit(school, lesson, "Bert")).isInstanceOf(BadEntry.class);
        assertThat(school.seats().join(lesson, ann.learner(), SeatName.entered("Ann")))
                .isEqualTo(ann);
    }

    @ParameterizedTest
    @EnumSource
    void aCodeOpensItsLessonUntilTheEndAndGuessesAreCounted(LiveSchool school) {
        Taught taught = school.taught();
        LiveLessonId lesson = school.open(taught, LiveSettings.USUAL, 1);
        String code = school.view(lesson).head().code().orElseThrow().text();
        LearnerId guest = school.guest();
        String typed = " " + code.substring(0, 2).toLowerCase(Locale.ROOT) + "-" + code.substring(2);
        for (int i = 0; i < 3 * LiveSeats.WRONG_OF_ONE_LEARNER; i++) {
            assertThat(school.seats().byCode(typed, guest, ROUTER).id()).isEqualTo(lesson);
        }
        school.lessons().end(taught.instructor(), lesson);
        for (int i = 0; i < LiveSeats.WRONG_OF_ONE_LEARNER; i++) {
            assertThatThrownBy(() -> school.seats().byCode(code, guest, ROUTER)).isInstanceOf(BadEntry.class);
        }
        assertThatThrownBy(() -> school.seats().byCode(code, guest, ROUTER)).isInstanceOf(TooManyGuesses.class);
        assertThatThrownBy(() -> sit(school, lesson, "Late")).isInstanceOf(NoSuchLesson.class);
    }

    /** A joker on the network of the room tries codes until nobody there may; then a phone is loaded anew. */
    @ParameterizedTest
    @EnumSource
    void whoHasASeatComesBackToItHoweverManyWrongCodesAreTriedBeside(LiveSchool school) {
        LiveLessonId lesson = school.open(school.taught(), LiveSettings.USUAL, 1);
        String code = school.view(lesson).head().code().orElseThrow().text();
        String room = "198.51.100.77";
        Seat ann = sit(school, lesson, "Ann");
        guessUntilNobodyMay(school, room);
        LearnerId late = school.guest();
        assertThatThrownBy(() -> school.seats().byCode(code, late, room)).isInstanceOf(TooManyGuesses.class);
        assertThat(school.seats().byCode(code, ann.learner(), room).id()).isEqualTo(lesson);
    }

    /** The board was opened in that room, so that whoever comes late is let in there; another lesson's code is not found so. */
    @ParameterizedTest
    @EnumSource
    void whoComesLateIsLetInWhereTheBoardHangsHoweverManyWrongCodesAreTriedBeside(LiveSchool school) {
        Taught taught = school.taught();
        LiveLessonId lesson = school.open(taught, LiveSettings.USUAL, 1);
        LiveLessonId elsewhere = school.open(taught, LiveSettings.USUAL, 1);
        String code = school.view(lesson).head().code().orElseThrow().text();
        String other = school.view(elsewhere).head().code().orElseThrow().text();
        String room = "198.51.100.78";
        school.lessons().shownAt(taught.instructor(), lesson, room);
        guessUntilNobodyMay(school, room);
        LearnerId late = school.guest();
        assertThat(school.seats().byCode(code, late, room).id()).isEqualTo(lesson);
        assertThatThrownBy(() -> school.seats().byCode(other, late, room)).isInstanceOf(TooManyGuesses.class);
        school.lessons().end(taught.instructor(), lesson);
        assertThatThrownBy(() -> school.seats().byCode(code, late, room)).isInstanceOf(TooManyGuesses.class);
        assertThatThrownBy(() -> school.lessons().shownAt(late, lesson, room)).isInstanceOf(NoSuchLesson.class);
    }

    private static void guessUntilNobodyMay(LiveSchool school, String network) {
        for (int tried = 0; tried < LiveSeats.WRONG_FROM_ONE_NETWORK; tried += LiveSeats.WRONG_OF_ONE_LEARNER) {
            LearnerId joker = school.guest();
            for (int i = 0; i < LiveSeats.WRONG_OF_ONE_LEARNER; i++) {
                assertThatThrownBy(() -> school.seats().byCode("no code", joker, network))
                        .isInstanceOf(BadEntry.class);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aLessonThatWasLeftEndsByItself(LiveSchool school) {
        LiveLessonId lesson = school.open(school.taught(), LiveSettings.USUAL, 1);
        school.lessons().endLeft(LeftLessons.LEFT);
        assertThat(school.view(lesson).head().code()).isPresent();
        school.pass(LeftLessons.LEFT.plusSeconds(1));
        school.lessons().endLeft(LeftLessons.LEFT);
        assertThat(school.view(lesson).head().code()).isEmpty();
        assertThat(school.view(lesson).lesson().isOver()).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void aQuestionMadeUpOnTheSpotComesBeforeThoseThatArePlanned(LiveSchool school) {
        Taught taught = school.taught();
        LiveLessonId lesson = school.open(taught, LiveSettings.USUAL, 3);
        next(school, taught, lesson);
        PlannedQuestion spot = LiveSchool.elevens(7).getLast();
        school.lessons().plan(taught.instructor(), lesson, List.of(spot), true);
        school.lessons().plan(taught.instructor(), lesson, LiveSchool.elevens(5).subList(4, 5), false);
        assertThat(school.lessons().planned(taught.instructor(), lesson))
                .extracting(LiveQuestion::number, question -> question.what().position())
                .containsExactly(
                        tuple(2, spot.position()),
                        tuple(3, LiveSchool.elevens(2).getLast().position()),
                        tuple(4, LiveSchool.elevens(3).getLast().position()),
                        tuple(5, LiveSchool.elevens(5).getLast().position()));
        assertThat(school.view(lesson).question().orElseThrow().number()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource
    void aSkippedQuestionCountsForNothing(LiveSchool school) {
        Taught taught = school.taught();
        LiveLessonId lesson = school.open(taught, LiveSettings.USUAL, 2);
        Seat ann = sit(school, lesson, "Ann");
        next(school, taught, lesson);
        give(school, lesson, ann, 1, 1);
        school.lessons().skip(taught.instructor(), lesson, school.view(lesson).lesson());
        for (int step = 0; step < 3; step++) {
            next(school, taught, lesson);
        }
        assertThat(school.view(lesson).standings())
                .extracting(LiveScore::points, LiveScore::answered)
                .containsExactly(tuple(0, 0));
        assertThat(school.attempts(ann.learner())).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void toThoseWhoDoNotTeachTheClassThereIsNoLesson(LiveSchool school) {
        Taught taught = school.taught();
        LiveLessonId lesson = school.open(taught, LiveSettings.USUAL, 1);
        LiveLesson seen = school.view(lesson).lesson();
        for (LearnerId other : List.of(
                school.guest(), school.taught().instructor(), school.pupils().pupil(taught.classroom()))) {
            assertThatThrownBy(() -> school.lessons().next(other, lesson, seen)).isInstanceOf(NoSuchLesson.class);
            assertThatThrownBy(() -> school.lessons().seats(other, lesson)).isInstanceOf(NoSuchLesson.class);
            assertThatThrownBy(() -> school.lessons().end(other, lesson)).isInstanceOf(NoSuchLesson.class);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aGuestWhoBecomesAnAccountKeepsTheSeatAndWhoLeavesTakesTheAnswersAlong(LiveSchool school) {
        Taught taught = school.taught();
        LiveLessonId lesson = school.open(taught, LiveSettings.USUAL, 1);
        Seat ann = sit(school, lesson, "Ann");
        next(school, taught, lesson);
        give(school, lesson, ann, 1, 1);
        LearnerId account = school.pupils().account("LEARNER");
        school.get(LearnerRecords.class).move(ann.learner(), account);
        assertThat(school.seats().seat(lesson, account).map(Seat::id)).contains(ann.id());
        assertThat(school.view(lesson).answered()).isEqualTo(1);
        school.get(LearnerRecords.class).forget(account);
        assertThat(school.view(lesson))
                .extracting(LiveView::seats, LiveView::answered)
                .containsExactly(0, 0);
    }

    /** Sixty phones at once, each tapping twice; every answer that was acknowledged is there, once. */
    @ParameterizedTest
    @EnumSource
    void ofSixtyWhoAnswerAtOnceNoneIsLostAndNoneCountsTwice(LiveSchool school) throws Exception {
        Taught taught = school.taught();
        LiveLessonId lesson = school.open(taught, LiveSettings.USUAL, 3);
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            seats.add(sit(school, lesson, "Phone " + i));
        }
        try (ExecutorService phones = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int number = 1; number <= 3; number++) {
                next(school, taught, lesson);
                int asked = number;
                Map<SeatId, Integer> wanted = new HashMap<>();
                List<Callable<LiveAnswer>> taps = new ArrayList<>();
                for (int i = 0; i < seats.size(); i++) {
                    Seat seat = seats.get(i);
                    int answer = (i + asked) % 4;
                    wanted.put(seat.id(), answer);
                    taps.add(() -> give(school, lesson, seat, asked, answer));
                    taps.add(() -> give(school, lesson, seat, asked, answer));
                }
                List<LiveAnswer> acknowledged = new ArrayList<>();
                for (Future<LiveAnswer> tap : phones.invokeAll(taps)) {
                    acknowledged.add(tap.get());
                }
                assertThat(acknowledged).hasSize(120);
                assertThat(school.view(lesson).answered()).isEqualTo(60);
                assertThat(school.get(SeatRows.class).answers(lesson, asked))
                        .hasSize(60)
                        .allSatisfy(stored -> assertThat(stored.answer()).isEqualTo(answer(wanted.get(stored.seat()))));
                for (int step = 0; step < 6; step++) {
                    next(school, taught, lesson);
                }
                assertThat(school.view(lesson).spread().right()).isEqualTo(15);
            }
        }
        assertThat(seats)
                .allSatisfy(seat -> assertThat(school.attempts(seat.learner())).hasSize(3));
    }

    /** Whatever comes in whatever order, from phones and the board at once: what was acknowledged stands, once. */
    @ParameterizedTest
    @EnumSource
    void inAnyOrderAnAcknowledgedAnswerStandsOnce(LiveSchool school) {
        for (long seed = 0; seed < 6; seed++) {
            Random chance = new Random(seed);
            Taught taught = school.taught();
            LiveLessonId lesson = school.open(
                    taught,
                    new LiveSettings(
                            false, chance.nextBoolean() ? Optional.of(Duration.ofSeconds(10)) : Optional.empty()),
                    6);
            List<Seat> seats = List.of(sit(school, lesson, "Ann"), sit(school, lesson, "Bert"));
            Map<String, LiveAnswer> acknowledged = new HashMap<>();
            for (int event = 0; event < 120; event++) {
                school.pass(Duration.ofMillis(chance.nextInt(1_500)));
                LiveLesson seen = school.view(lesson).lesson();
                Seat seat = seats.get(chance.nextInt(2));
                int number = 1 + chance.nextInt(6);
                try {
                    switch (chance.nextInt(12)) {
                        case 0 -> school.lessons().back(taught.instructor(), lesson, seen);
                        case 1 -> school.lessons().pause(taught.instructor(), lesson, chance.nextBoolean());
                        case 2 -> school.lessons().skip(taught.instructor(), lesson, seen);
                        case 3, 4, 5 -> school.lessons().next(taught.instructor(), lesson, seen);
                        default -> {
                            LiveAnswer stands = give(school, lesson, seat, number, chance.nextInt(3));
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
            List<LiveAnswer> stored = school.get(SeatRows.class).answers(lesson);
            assertThat(stored).hasSameSizeAs(acknowledged.values());
            assertThat(stored)
                    .allSatisfy(answer -> assertThat(answer.answer())
                            .isEqualTo(acknowledged
                                    .get(answer.seat() + " " + answer.number())
                                    .answer()));
        }
    }
}
