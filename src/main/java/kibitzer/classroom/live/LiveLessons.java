package kibitzer.classroom.live;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.Network;
import kibitzer.advice.ClubPlay;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.club.ClubPlays;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.Attempt;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * What instructors do with live lessons of their classes. Each call asks the gate of the class anew, changes the lesson while
 * it is held, and tells every screen once that is stored.
 */
@Service
public class LiveLessons {
    /** Questions of one lesson. */
    static final int MOST_QUESTIONS = 200;

    /** Characters of a title. */
    public static final int LONGEST_TITLE = 80;

    private final LessonRows lessons;
    private final QuestionRows questions;
    private final SeatRows seats;
    private final LiveReading reading;
    private final LiveVerdicts telling;
    private final LiveAnnouncer announcer;
    private final LiveNotices notices;
    private final ClassGate gate;
    private final ClubPlays club;
    private final Clock clock;
    private final TransactionTemplate transaction;

    LiveLessons(
            LessonRows lessons,
            QuestionRows questions,
            SeatRows seats,
            LiveReading reading,
            LiveVerdicts telling,
            LiveAnnouncer announcer,
            LiveNotices notices,
            ClassGate gate,
            ClubPlays club,
            Clock clock,
            PlatformTransactionManager transactions) {
        this.lessons = lessons;
        this.questions = questions;
        this.seats = seats;
        this.reading = reading;
        this.telling = telling;
        this.announcer = announcer;
        this.notices = notices;
        this.gate = gate;
        this.club = club;
        this.clock = clock;
        this.transaction = new TransactionTemplate(transactions);
    }

    /**
     * Opens a lesson: its code is good from now on.
     *
     * @throws BadEntry if it has no title, or the class is archived
     */
    public LiveLessonId open(
            LearnerId who, ClassroomId classroom, String title, LiveSettings settings, List<PlannedQuestion> planned) {
        Admission admission = gate.requireInstructor(classroom, who);
        if (admission.classroom().archived()) {
            throw bad("This class is archived; take it up again first.");
        }
        String called = title.strip();
        if (called.isEmpty() || called.length() > LONGEST_TITLE) {
            throw bad("A lesson has a title of " + LONGEST_TITLE + " letters at most.");
        }
        if (planned.size() > MOST_QUESTIONS) {
            throw bad("A lesson has " + MOST_QUESTIONS + " questions at most.");
        }
        LiveLessonId id = LiveLessonId.fresh();
        transaction.executeWithoutResult(status -> {
            lessons.insert(new LiveLessonHead(
                    id,
                    classroom,
                    called,
                    Optional.of(free()),
                    LiveLesson.begun(planned.size(), settings),
                    now(),
                    Optional.empty()));
            insert(classroom, id, 1, planned);
        });
        return id;
    }

    /** One that no lesson has that goes on. */
    private LiveCode free() {
        LiveCode code = LiveCode.fresh();
        while (lessons.with(code).isPresent()) {
            code = LiveCode.fresh();
        }
        return code;
    }

    /** As the class plays by now. */
    private void insert(ClassroomId classroom, LiveLessonId id, int from, List<PlannedQuestion> planned) {
        List<ClubPlay> plays = club.playedIn(classroom);
        for (int i = 0; i < planned.size(); i++) {
            questions.insert(id, from + i, planned.get(i).playedBy(plays));
        }
    }

    /** The lessons of a class, the latest first. */
    public List<LiveLessonHead> of(LearnerId who, ClassroomId classroom) {
        gate.requireInstructor(classroom, who);
        return lessons.of(classroom).stream().map(reading::now).toList();
    }

    /** The lessons of a class that go on, for whoever belongs to it. */
    public List<LiveLessonHead> goingOn(LearnerId who, ClassroomId classroom) {
        gate.requireMember(classroom, who);
        return lessons.of(classroom).stream()
                .filter(head -> !head.lesson().isOver())
                .toList();
    }

    /** @throws NoSuchLesson if there is none, or not for this instructor */
    public LiveLessonHead find(LearnerId who, LiveLessonId id) {
        LiveLessonHead head = lessons.find(id).orElseThrow(NoSuchLesson::new);
        try {
            gate.requireInstructor(head.classroom(), who);
        } catch (NoSuchClass refused) {
            throw new NoSuchLesson();
        }
        return reading.now(head);
    }

    /**
     * The board is shown in a room: its code opens the lesson there, whatever others on the network have tried.
     *
     * @param address where the request for the board came from
     */
    public void shownAt(LearnerId who, LiveLessonId id, String address) {
        find(who, id);
        lessons.noteRoom(id, Network.of(address));
    }

    /** Who takes or took part. */
    public List<Seat> seats(LearnerId who, LiveLessonId id) {
        find(who, id);
        return seats.of(id);
    }

    /** The questions that are planned and not asked yet. */
    public List<LiveQuestion> planned(LearnerId who, LiveLessonId id) {
        int asked = find(who, id).lesson().question();
        return questions.of(id).stream()
                .filter(question -> question.number() > asked)
                .toList();
    }

    /** Adds questions after those that are planned, or before them. */
    public LiveLesson plan(LearnerId who, LiveLessonId id, List<PlannedQuestion> more, boolean first) {
        return act(who, id, LiveVerdicts.Marks::new, (head, marks) -> {
            LiveLesson lesson = head.lesson();
            int planned = lesson.planned();
            if (planned + more.size() > MOST_QUESTIONS) {
                throw new NotNow("A lesson has " + MOST_QUESTIONS + " questions at most.");
            }
            LiveLesson longer = lesson.set(lesson.settings()).planned(planned + more.size());
            if (first) {
                questions.shift(id, lesson.question() + 1, planned, more.size());
            }
            insert(head.classroom(), id, first ? lesson.question() + 1 : planned + 1, more);
            return longer;
        });
    }

    /**
     * Whatever comes next. Nothing is done if the lesson does not stand any more as it was seen: a second click, or another
     * instructor, was first.
     */
    public LiveLesson next(LearnerId who, LiveLessonId id, LiveLesson seen) {
        return asSeen(who, id, seen, lesson -> lesson.next(now()));
    }

    /** The next question, as {@link #next}; the one at hand counts for nothing. */
    public LiveLesson skip(LearnerId who, LiveLessonId id, LiveLesson seen) {
        return asSeen(who, id, seen, lesson -> lesson.skip(now()));
    }

    /** A step of the verdict back, or to the last verdict, as {@link #next}. */
    public LiveLesson back(LearnerId who, LiveLessonId id, LiveLesson seen) {
        return asSeen(who, id, seen, lesson -> lesson.back(now()));
    }

    public LiveLesson pause(LearnerId who, LiveLessonId id, boolean paused) {
        return change(who, id, lesson -> paused ? lesson.pause(now()) : lesson.resume(now()));
    }

    /** Whether nobody new comes in. */
    public LiveLesson lock(LearnerId who, LiveLessonId id, boolean locked) {
        return change(who, id, lesson -> lesson.locked(locked));
    }

    public LiveLesson showNames(LearnerId who, LiveLessonId id, boolean shown) {
        return change(who, id, lesson -> lesson.set(lesson.settings().withNames(shown)));
    }

    /** How long questions may be answered, from the next one on. */
    public LiveLesson limit(LearnerId who, LiveLessonId id, Optional<Duration> limit) {
        return change(who, id, lesson -> lesson.set(lesson.settings().withLimit(limit)));
    }

    /** Ends it: the code is free again. A second time changes nothing. */
    public LiveLesson end(LearnerId who, LiveLessonId id) {
        return change(who, id, LiveLesson::end);
    }

    /** Takes a seat away, or gives it back: what was answered there stays, and counts again with it. */
    public void remove(LearnerId who, LiveLessonId id, SeatId seat, boolean removed) {
        find(who, id);
        transaction.executeWithoutResult(status -> {
            lessons.lock(id);
            seats.removed(id, seat, removed ? Optional.of(now()) : Optional.empty());
        });
        notices.tell(id);
    }

    /** Ends lessons in which nothing has happened for so long. */
    void endLeft(Duration left) {
        for (LiveLessonId id : lessons.leftSince(now().minus(left))) {
            transaction.executeWithoutResult(status -> lessons.lock(id)
                    .ifPresent(head -> store(head, head.lesson().at(now()).end())));
            notices.tell(id);
        }
    }

    private LiveLesson change(LearnerId who, LiveLessonId id, UnaryOperator<LiveLesson> change) {
        return act(who, id, LiveVerdicts.Marks::new, (head, marks) -> change.apply(head.lesson()));
    }

    private LiveLesson asSeen(LearnerId who, LiveLessonId id, LiveLesson seen, UnaryOperator<LiveLesson> change) {
        return act(
                who,
                id,
                () -> seen.phase() == Phase.SPREAD ? telling.marks(id, seen.question()) : new LiveVerdicts.Marks(),
                (head, marks) -> standsAs(seen, head.lesson()) ? change.apply(head.lesson()) : head.lesson());
    }

    private static boolean standsAs(LiveLesson seen, LiveLesson there) {
        return seen.phase() == there.phase()
                && seen.question() == there.question()
                && seen.step() == there.step()
                && seen.lookingBack() == there.lookingBack()
                && seen.paused() == there.paused();
    }

    /** What becomes of a lesson that is held. */
    private interface Act {
        LiveLesson on(LiveLessonHead head, LiveVerdicts.Marks marks);
    }

    private LiveLesson act(LearnerId who, LiveLessonId id, Supplier<LiveVerdicts.Marks> marking, Act act) {
        find(who, id);
        LiveVerdicts.Marks marks = marking.get();
        List<Attempt> stored = new ArrayList<>();
        LiveLesson after = transaction.execute(status -> {
            LiveLessonHead head = reading.now(lessons.lock(id).orElseThrow(NoSuchLesson::new));
            LiveLesson then = act.on(head, marks);
            if (then.phase() == Phase.VERDICT && then.told() > head.lesson().told()) {
                stored.addAll(telling.tell(id, then.told(), marks, now()));
            }
            store(head, then);
            return then;
        });
        announcer.announce(stored);
        notices.tell(id);
        return after;
    }

    private void store(LiveLessonHead head, LiveLesson then) {
        LiveLesson before = head.lesson();
        if (before.skippedOnTheWayTo(then)) {
            questions.skipped(head.id(), before.question());
        }
        if (then.question() > before.question()) {
            questions.asked(head.id(), then.question(), now());
        }
        lessons.update(head.id(), then, now());
    }

    private Instant now() {
        return DatabaseTime.now(clock);
    }

    private static BadEntry bad(String says) {
        return new BadEntry(BadEntry.Field.ELSEWHERE, says);
    }
}
