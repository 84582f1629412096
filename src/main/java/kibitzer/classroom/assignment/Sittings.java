package kibitzer.classroom.assignment;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.SittingRefused.Why;
import kibitzer.classroom.assignment.SittingRows.Asked;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.Attempt;
import kibitzer.learning.Attempts;
import kibitzer.learning.Attempts.Told;
import kibitzer.learning.Place;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.underway.AnswersUnderWay;
import kibitzer.learning.underway.AskedAt;
import kibitzer.marking.Question;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/**
 * The sittings of learners: begun, answered, handed in. Each answer is stored when it is given; dates are held to by the time
 * of the server, whatever the page shows. Another's sitting is not there.
 */
@Service
public class Sittings {
    private static final Duration LONGEST = Duration.ofDays(7);

    private final Tasks tasks;
    private final Papers papers;
    private final AssignmentRows assignments;
    private final SittingRows rows;
    private final Calendar calendar;
    private final HandingIn handingIn;
    private final Attempts attempts;
    private final Announcer announcer;
    private final AnswersUnderWay underWay;
    private final TransactionTemplate transaction;

    Sittings(
            Tasks tasks,
            Papers papers,
            AssignmentRows assignments,
            SittingRows rows,
            Calendar calendar,
            HandingIn handingIn,
            Attempts attempts,
            Announcer announcer,
            AnswersUnderWay underWay,
            PlatformTransactionManager transactions) {
        this.tasks = tasks;
        this.papers = papers;
        this.assignments = assignments;
        this.rows = rows;
        this.calendar = calendar;
        this.handingIn = handingIn;
        this.attempts = attempts;
        this.announcer = announcer;
        this.underWay = underWay;
        this.transaction = new TransactionTemplate(transactions);
    }

    /**
     * An answer that is stored.
     *
     * @param told true if its verdict may be shown
     * @param repeated true if the same answer stood there already
     */
    public record Given(SittingAnswer answer, boolean told, boolean repeated) {}

    /** What a learner is assigned in all classes, by due time. */
    public List<Task> tasks(LearnerId learner) {
        tasks.unsettled(learner).forEach(handingIn::settle);
        return tasks.of(learner);
    }

    /** @throws NoSuchAssignment if the learner is not assigned it */
    public Task task(LearnerId learner, AssignmentId assignment) {
        Task task = tasks.of(learner, assignment).orElseThrow(NoSuchAssignment::new);
        List<SittingId> unsettled = task.sittings().stream()
                .filter(sitting -> sitting.told().isEmpty())
                .map(Sitting::id)
                .toList();
        unsettled.forEach(handingIn::settle);
        return unsettled.isEmpty() ? task : tasks.of(learner, assignment).orElseThrow(NoSuchAssignment::new);
    }

    /**
     * Begins a sitting, or goes on with the one that is open. After the due time it is practice where the terms say so.
     *
     * @throws SittingRefused if it is too early, too late, or no sitting is left
     */
    public Sitting start(LearnerId learner, AssignmentId assignment) {
        Task task = task(learner, assignment);
        if (task.ended()) {
            throw ended();
        }
        Optional<Sitting> open = task.resumable(calendar.now());
        if (open.isPresent()) {
            return open.get();
        }
        return papers.begin(task.assignment(), learner);
    }

    /** A learner's own sitting as it stands now. */
    public Paper paper(LearnerId learner, SittingId id) {
        return papers.of(handingIn.settle(own(learner, id).id()));
    }

    /** A learner's sittings at an assignment, the first first. */
    public List<Sitting> of(LearnerId learner, AssignmentId assignment) {
        return task(learner, assignment).sittings();
    }

    /**
     * Stores an answer in the place of the one before; the same answer again changes nothing. Where the terms allow tries, one
     * that is not right may be followed by another, and its verdict is not told as long as there is one.
     *
     * @param number the question's number in the sitting
     * @throws SittingRefused if the sitting is over, or the question is answered and told at once
     * @throws BadQuestion if there is no such question, or the answer is no legal one, or one that was tried before
     */
    public Given answer(LearnerId learner, SittingId id, int number, JsonNode answer, Duration taken) {
        Sitting sitting = own(learner, id);
        Asked asked = rows.question(id, number)
                .orElseThrow(() -> new BadQuestion("question", String.valueOf(number), "the number of a question"));
        Question<?, ?> question = Marking.question(asked);
        requireRecorded(learner, id, number, question, answer);
        SittingAnswer given = new SittingAnswer(
                number,
                Marking.canonical(question, answer),
                Optional.empty(),
                Optional.empty(),
                false,
                taken.isNegative() ? Duration.ZERO : taken.compareTo(LONGEST) > 0 ? LONGEST : taken,
                calendar.now());
        Assignment assignment = assignment(sitting);
        Optional<Told<?, ?>> told = assignment.terms().feedback() == Feedback.AT_ONCE
                ? Optional.of(Marking.told(question, given.answer(), HandingIn.asking(id, given)))
                : Optional.empty();
        boolean wrong = told.filter(
                        verdict -> !assignment.terms().conduct().tries().isOnce())
                .filter(verdict -> papers.question(assignment, asked)
                        .mayBeTriedAgain(given.answer(), verdict.verdict().grade()))
                .isPresent();
        List<Attempt> stored = new ArrayList<>();
        Optional<Given> kept = transaction.execute(status -> keep(id, question, given, told, wrong, stored));
        announcer.announce(stored);
        return kept.orElseThrow(() -> {
            handingIn.settle(id);
            return new SittingRefused(
                    Why.CLOSED, "The time was over. What you had answered by then has been handed in.");
        });
    }

    /**
     * Keeps a step more of an answer that is given step by step.
     *
     * @param before the record as it stood; empty for the first step
     * @return false where something else stands there by now, as when it is gone on with in another window
     * @throws SittingRefused if the sitting is over
     * @throws BadQuestion if there is no such question, or the record is none
     */
    public boolean step(LearnerId learner, SittingId id, int number, Optional<JsonNode> before, JsonNode after) {
        own(learner, id);
        Question<?, ?> question = Marking.question(rows.question(id, number)
                .orElseThrow(() -> new BadQuestion("question", String.valueOf(number), "the number of a question")));
        JsonNode record = Marking.canonical(question, after);
        AskedAt place = AskedAt.of(new Place.Assigned(id.id(), number), question);
        return Boolean.TRUE.equals(transaction.execute(status -> {
            Sitting sitting = rows.lock(id).orElseThrow(NoSuchAssignment::new);
            if (!sitting.isOpen() || isOver(sitting)) {
                throw new SittingRefused(
                        Why.CLOSED, "The time is over. What you had played by then is handed in as it stands.");
            }
            return underWay.keep(learner, place, before, record);
        }));
    }

    private boolean isOver(Sitting sitting) {
        Assignment assignment = assignment(sitting);
        return tasks.hasEnded(assignment.classroom())
                || !sitting.practice()
                        && calendar.now()
                                .isAfter(calendar.of(assignment, sitting.learner())
                                        .close());
    }

    /** What is kept so far of an answer that is given step by step; empty where nothing is. */
    public Optional<JsonNode> soFar(LearnerId learner, SittingId id, int number) {
        own(learner, id);
        return rows.question(id, number)
                .map(Marking::question)
                .flatMap(question -> underWay.of(learner, AskedAt.of(new Place.Assigned(id.id(), number), question)));
    }

    /** An answer that is given step by step is the one that was recorded here, whatever a page sends. */
    private <P, A> void requireRecorded(
            LearnerId learner, SittingId id, int number, Question<P, A> question, JsonNode answer) {
        if (question.decision().answerKind().isRecorded()) {
            AskedAt place = AskedAt.of(new Place.Assigned(id.id(), number), question);
            if (!underWay.of(learner, place).equals(Optional.of(Marking.canonical(question, answer)))) {
                throw new BadQuestion("answer", "is not what was played", "the record of the play at this table");
            }
        }
    }

    /**
     * Empty if the time is over.
     *
     * @param wrong true if the answer is not right, and of a kind that may be given again
     */
    @SuppressWarnings("NullAway") // the template gives back what the callback does
    private Optional<Given> keep(
            SittingId id,
            Question<?, ?> question,
            SittingAnswer given,
            Optional<Told<?, ?>> told,
            boolean wrong,
            List<Attempt> stored) {
        Sitting sitting = rows.lock(id).orElseThrow(NoSuchAssignment::new);
        Optional<SittingAnswer> before = rows.answer(id, given.number());
        if (before.filter(stands -> stands.answer().equals(given.answer())).isPresent()) {
            boolean known = told.isPresent() && !before.get().again();
            return Optional.of(new Given(before.get(), known || sitting.told().isPresent(), true));
        }
        if (!sitting.isOpen()) {
            throw new SittingRefused(Why.HANDED_IN, "This sitting is handed in; its answers are final.");
        }
        boolean again = before.filter(SittingAnswer::again).isPresent();
        if (before.isPresent() && !again && (told.isPresent() || isRecorded(id, given.number()))) {
            throw new SittingRefused(Why.ANSWERED, "You have answered this question; the first answer counts.");
        }
        if (again
                && before.get().before().stream()
                        .anyMatch(tried -> tried.answer().equals(given.answer()))) {
            throw new BadQuestion("answer", "was tried already and is not right", "another answer");
        }
        Assignment assignment = assignment(sitting);
        if (tasks.hasEnded(assignment.classroom())) {
            throw ended();
        }
        Instant now = calendar.now();
        if (now.isAfter(calendar.end(assignment, sitting))) {
            return Optional.empty();
        }
        int tried = again ? before.get().tried() + 1 : 1;
        boolean oneMore = wrong && assignment.terms().conduct().tries().isAnotherAfter(tried);
        SittingAnswer last = told.map(verdict -> HandingIn.graded(given, verdict))
                .orElse(given)
                .after(before.filter(SittingAnswer::again), oneMore);
        before.filter(SittingAnswer::again).ifPresent(was -> rows.keepTry(id, was));
        rows.put(id, last);
        if (told.isPresent() && !oneMore) {
            // What was learned is measured by the first try; until the verdict is told nothing else may tell it.
            stored.addAll(attempts.keep(
                    sitting.learner(),
                    List.of(
                            tried == 1
                                    ? told.get()
                                    : Marking.told(
                                            question, last.first().answer(), HandingIn.asking(id, last.first())))));
        }
        return Optional.of(new Given(last, told.isPresent() && !oneMore, false));
    }

    private boolean isRecorded(SittingId id, int number) {
        return rows.question(id, number)
                .filter(asked -> Marking.question(asked).decision().answerKind().isRecorded())
                .isPresent();
    }

    /** Hands a sitting in. A second time, or after its time, it is handed in as it stood. */
    public Sitting submit(LearnerId learner, SittingId id) {
        return handingIn.handIn(own(learner, id).id());
    }

    private Sitting own(LearnerId learner, SittingId id) {
        Sitting sitting = rows.find(id)
                .filter(found -> found.learner().equals(learner) && !found.isBeingTyped())
                .orElseThrow(NoSuchAssignment::new);
        tasks.require(learner, sitting.assignment());
        return sitting;
    }

    private static SittingRefused ended() {
        return new SittingRefused(Why.CLOSED, "The class has ended.");
    }

    private Assignment assignment(Sitting sitting) {
        return assignments
                .find(sitting.assignment())
                .filter(found -> found.withdrawn().isEmpty())
                .orElseThrow(NoSuchAssignment::new);
    }
}
