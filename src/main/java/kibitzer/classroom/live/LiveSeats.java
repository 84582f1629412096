package kibitzer.classroom.live;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.Allowance;
import kibitzer.accounts.Allowances;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.Network;
import kibitzer.accounts.TooManyGuesses;
import kibitzer.cards.BadNotation;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.Member;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import kibitzer.marking.Question;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/**
 * What learners do in a live lesson: come in by its code, and answer. A seat is its learner's, so that a phone that was away
 * finds it again by the key that its browser keeps. Codes that open nothing are counted, for each learner and each network.
 * However many others on the network have guessed, whoever has a seat is let in to it, and so is whoever brings the code of the
 * board that hangs in the same room.
 */
@Service
public class LiveSeats {
    static final int MOST_SEATS = 600;
    static final int WRONG_OF_ONE_LEARNER = 20;
    static final int WRONG_FROM_ONE_NETWORK = 300;
    private static final int LONGEST_ANSWER = 20_000;

    private final LessonRows lessons;
    private final QuestionRows questions;
    private final SeatRows seats;
    private final Classrooms classrooms;
    private final Accounts accounts;
    private final LiveNotices notices;
    private final Clock clock;
    private final TransactionTemplate transaction;
    private final Allowance ofLearners;
    private final Allowance fromNetworks;

    LiveSeats(
            LessonRows lessons,
            QuestionRows questions,
            SeatRows seats,
            Classrooms classrooms,
            Accounts accounts,
            LiveNotices notices,
            Allowances allowances,
            Clock clock,
            PlatformTransactionManager transactions) {
        this.lessons = lessons;
        this.questions = questions;
        this.seats = seats;
        this.classrooms = classrooms;
        this.accounts = accounts;
        this.notices = notices;
        this.ofLearners = allowances.of("codes of lessons, of a learner", WRONG_OF_ONE_LEARNER);
        this.fromNetworks = allowances.of("codes of lessons, from a network", WRONG_FROM_ONE_NETWORK);
        this.clock = clock;
        this.transaction = new TransactionTemplate(transactions);
    }

    /**
     * The lesson that a code opens.
     *
     * @param entered as it was typed
     * @param address where the request came from
     * @throws BadEntry if no lesson that goes on has the code
     * @throws TooManyGuesses if too many codes were tried
     */
    public LiveLessonHead byCode(String entered, LearnerId who, String address) {
        Optional<LiveLessonHead> found = LiveCode.read(entered).flatMap(lessons::with);
        if (found.filter(lesson -> seat(lesson.id(), who).isPresent()).isPresent()) {
            return found.get();
        }
        String learner = who.toString();
        String network = Network.of(address);
        if (!ofLearners.take(learner)) {
            throw new TooManyGuesses();
        }
        if (found.filter(lesson -> lessons.isRoom(lesson.id(), network)).isPresent()) {
            ofLearners.giveBack(learner);
            return found.get();
        }
        if (!fromNetworks.take(network)) {
            throw new TooManyGuesses();
        }
        LiveLessonHead opened = found.orElseThrow(() -> bad("No lesson has this code now. A code has " + LiveCode.LENGTH
                + " letters; it stands on the screen in the room."));
        ofLearners.giveBack(learner);
        fromNetworks.giveBack(network);
        return opened;
    }

    /** The seat of a learner, if they have one and it was not taken away. */
    public Optional<Seat> seat(LiveLessonId lesson, LearnerId who) {
        return seats.find(lesson, who).filter(Seat::present);
    }

    /** The name under which a learner is known: on the roster, or of the account; empty for a guest. */
    public Optional<SeatName> known(LiveLessonHead lesson, LearnerId who) {
        return classrooms
                .roster(lesson.classroom())
                .of(who)
                .filter(Member::present)
                .map(member -> member.name().text())
                .or(() -> accounts.find(who).map(account -> account.name().text()))
                .map(SeatName::of);
    }

    /**
     * Takes a seat; who has one keeps it.
     *
     * @throws BadEntry if the name looks like another in the lesson, nobody new comes in, or the seat was taken away
     * @throws NoSuchLesson if the lesson is over
     */
    public Seat join(LiveLessonId id, LearnerId who, SeatName name) {
        Seat seat = transaction.execute(status -> {
            LiveLesson lesson = lessons.lock(id)
                    .map(LiveLessonHead::lesson)
                    .filter(found -> !found.isOver())
                    .orElseThrow(NoSuchLesson::new);
            Optional<Seat> own = seats.find(id, who);
            if (own.isPresent()) {
                return own.filter(Seat::present)
                        .orElseThrow(() -> bad("Your seat was taken away. Please speak to your instructor."));
            }
            if (lesson.locked()) {
                throw bad("Nobody new is let in just now. Please speak to your instructor.");
            }
            List<Seat> there = seats.of(id);
            if (there.size() >= MOST_SEATS) {
                throw bad("Every seat is taken.");
            }
            if (there.stream().map(Seat::name).anyMatch(name::passesFor)) {
                throw new BadEntry(
                        BadEntry.Field.NAME,
                        "Somebody here is called so, or nearly so. Please add a letter or your surname.");
            }
            Seat fresh = new Seat(SeatId.fresh(), id, who, name, now(), Optional.empty());
            seats.insert(fresh);
            return fresh;
        });
        notices.tell(id);
        return seat;
    }

    /** The answer of a seat to a question. */
    public Optional<LiveAnswer> answer(SeatId seat, int number) {
        return seats.answer(seat, number);
    }

    /**
     * Stores an answer; the first one stands, and is what comes back whatever is sent after it.
     *
     * @param answer as the question's notation has it
     * @param taken from showing the question to the answer
     * @throws NotNow if the question is not answered just now
     * @throws BadQuestion if the answer is none to this question
     * @throws NoSuchLesson if the learner has no seat there
     */
    public LiveAnswer answer(LiveLessonId id, LearnerId who, int number, JsonNode answer, Duration taken) {
        LiveQuestion asked = questions
                .find(id, number)
                .filter(question -> question.asked().isPresent())
                .orElseThrow(NoSuchLesson::new);
        JsonNode canonical = canonical(asked.what().question(), answer);
        boolean[] fresh = {false};
        LiveAnswer stands = transaction.execute(status -> {
            LiveLesson lesson =
                    lessons.lockForAnswer(id).map(LiveLessonHead::lesson).orElseThrow(NoSuchLesson::new);
            Seat seat = seats.lock(id, who).filter(Seat::present).orElseThrow(NoSuchLesson::new);
            return seats.answer(seat.id(), number).orElseGet(() -> {
                requireOpen(lesson, number);
                LiveAnswer given = new LiveAnswer(
                        seat.id(),
                        number,
                        canonical,
                        Optional.empty(),
                        taken.isNegative() ? Duration.ZERO : taken,
                        now());
                seats.insert(given);
                fresh[0] = true;
                return given;
            });
        });
        if (fresh[0]) {
            notices.tell(id);
        }
        return stands;
    }

    private void requireOpen(LiveLesson lesson, int number) {
        if (!lesson.takes(number, now())) {
            throw new NotNow(
                    lesson.paused()
                            ? "The lesson is paused; answer when it goes on."
                            : lesson.lookingBack()
                                    ? "The class looks back just now; answer when it goes on."
                                    : "This question is closed; your answer came too late.");
        }
    }

    private static <P, A> JsonNode canonical(Question<P, A> question, JsonNode answer) {
        try {
            A read = question.decision().answerKind(question.position()).json().read(answer);
            question.decision().objection(question.position(), read).ifPresent(objection -> {
                throw new BadQuestion("answer", objection);
            });
            JsonNode canonical = question.decision().answerKind().json().write(read);
            if (canonical.toString().length() > LONGEST_ANSWER) {
                throw new BadQuestion("answer", "too long", "at most " + LONGEST_ANSWER + " characters");
            }
            return canonical;
        } catch (BadNotation unreadable) {
            throw new BadQuestion("answer", String.valueOf(unreadable.getMessage()));
        }
    }

    private Instant now() {
        return DatabaseTime.now(clock);
    }

    private static BadEntry bad(String says) {
        return new BadEntry(BadEntry.Field.ELSEWHERE, says);
    }
}
