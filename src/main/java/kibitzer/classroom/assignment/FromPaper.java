package kibitzer.classroom.assignment;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.accounts.Accounts;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.SittingRefused.Why;
import kibitzer.classroom.assignment.SittingRows.Asked;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.Member;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Question;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/**
 * Sittings whose answers were written on paper: whoever runs the class types them in. The questions are those of the set in its
 * order and with its cards, as they are printed. Nothing is told, and nothing of it is the learner's to see, before it is handed in;
 * from then on it is a sitting like any other.
 */
@Service
public class FromPaper {
    private final AssignmentGate gate;
    private final Classrooms classrooms;
    private final AudienceRows audiences;
    private final AssignedSets sets;
    private final Papers papers;
    private final SittingRows rows;
    private final Tasks tasks;
    private final Calendar calendar;
    private final HandingIn handingIn;
    private final Accounts accounts;
    private final TransactionTemplate transaction;

    FromPaper(
            AssignmentGate gate,
            Classrooms classrooms,
            AudienceRows audiences,
            AssignedSets sets,
            Papers papers,
            SittingRows rows,
            Tasks tasks,
            Calendar calendar,
            HandingIn handingIn,
            Accounts accounts,
            PlatformTransactionManager transactions) {
        this.gate = gate;
        this.classrooms = classrooms;
        this.audiences = audiences;
        this.sets = sets;
        this.papers = papers;
        this.rows = rows;
        this.tasks = tasks;
        this.calendar = calendar;
        this.handingIn = handingIn;
        this.accounts = accounts;
        this.transaction = new TransactionTemplate(transactions);
    }

    /**
     * A learner of the class whom an assignment is for.
     *
     * @param sittings what there is of the learner that counts, at the screen and from paper, the first first
     */
    public record Pupil(Member member, List<Sitting> sittings) {
        public Pupil {
            sittings = List.copyOf(sittings);
        }

        /** The sitting that is being typed in. */
        public Optional<Sitting> typing() {
            return sittings.stream().filter(Sitting::isBeingTyped).findFirst();
        }

        /** The sittings that typing one in would stand beside. */
        public List<Sitting> others() {
            return sittings.stream().filter(sitting -> !sitting.isBeingTyped()).toList();
        }
    }

    /** False where the set asks for what cannot be written on paper: boards and hands that are played card by card. */
    public boolean canBeTyped(Assignment assignment) {
        return sets.of(assignment.version()).questions().stream()
                .noneMatch(
                        question -> question.question().decision().answerKind().isRecorded());
    }

    /**
     * The learners whom an assignment is for, by name.
     *
     * @throws NoSuchAssignment if there is none, or whoever acts does not run its class
     */
    public List<Pupil> pupils(LearnerId acting, AssignmentId id) {
        Assignment assignment = gate.standing(acting, id);
        Set<LearnerId> reached = audiences.reached(id);
        Map<LearnerId, List<Sitting>> counting = rows.of(id).stream()
                .filter(sitting -> !sitting.practice())
                .collect(Collectors.groupingBy(Sitting::learner));
        return classrooms.roster(assignment.classroom()).learners().stream()
                .filter(member -> reached.contains(member.learner()))
                .map(member -> new Pupil(member, counting.getOrDefault(member.learner(), List.of())))
                .toList();
    }

    /**
     * Begins to type in what a learner wrote, or goes on with it. What the learner has begun at the screen is handed in as it
     * stands.
     *
     * @param beside true if whoever acts knows that there are sittings of this learner already
     * @throws NoSuchAssignment if there is none, it is not for this learner, or whoever acts does not run its class
     * @throws SittingRefused if it is not open yet, cannot be written on paper, or there are sittings and {@code beside} is false
     */
    public Sitting begin(LearnerId acting, AssignmentId id, LearnerId learner, boolean beside) {
        Assignment assignment = gate.standing(acting, id);
        tasks.require(learner, id);
        if (tasks.hasEnded(assignment.classroom())) {
            throw new SittingRefused(Why.CLOSED, "The class has ended.");
        }
        if (!canBeTyped(assignment)) {
            throw new SittingRefused(Why.CLOSED, "A hand that is played card by card cannot be typed in from paper.");
        }
        List<Sitting> there = rows.of(id, learner).stream()
                .filter(sitting -> !sitting.practice())
                .toList();
        Optional<Sitting> typing = there.stream().filter(Sitting::isBeingTyped).findFirst();
        if (typing.isPresent()) {
            return typing.get();
        }
        if (!there.isEmpty() && !beside) {
            throw new SittingRefused(
                    Why.NO_SITTING_LEFT,
                    "There is a sitting of this learner already. Look at it before you add another.");
        }
        there.stream().filter(Sitting::isOpen).forEach(sitting -> handingIn.handIn(sitting.id()));
        return papers.begin(assignment, learner, Optional.of(typed(acting)));
    }

    /** A sitting that is being typed in. */
    public Paper paper(LearnerId acting, SittingId id) {
        return papers.of(own(acting, id));
    }

    /**
     * Stores what stands on the paper, in the place of what was typed before.
     *
     * @throws SittingRefused if the sitting was handed in meanwhile
     * @throws BadQuestion if there is no such question, or the answer is no legal one
     */
    public SittingAnswer answer(LearnerId acting, SittingId id, int number, JsonNode answer) {
        own(acting, id);
        Question<?, ?> question = Marking.question(asked(id, number));
        // How long the learner thought is not known; nothing measured stands as nothing.
        SittingAnswer typed = new SittingAnswer(
                number,
                Marking.canonical(question, answer),
                Optional.empty(),
                Optional.empty(),
                false,
                Duration.ZERO,
                calendar.now());
        change(id, () -> rows.put(id, typed));
        return typed;
    }

    /** Leaves a question open again, as it is on the paper. */
    public void leaveOpen(LearnerId acting, SittingId id, int number) {
        own(acting, id);
        change(id, () -> rows.forget(id, number));
    }

    /**
     * What it would count for its time, in percent.
     *
     * @param inTime true if the paper was handed in before it was due
     */
    public int percent(LearnerId acting, SittingId id, boolean inTime) {
        Paper paper = paper(acting, id);
        return paper.deadlines().percent(handedIn(paper.deadlines(), inTime));
    }

    /**
     * Hands it in for the learner. A second time changes nothing.
     *
     * @param inTime true if the paper was handed in before it was due, whenever it is typed; else it is handed in now
     */
    public Sitting handIn(LearnerId acting, SittingId id, boolean inTime) {
        Paper paper = papers.of(of(acting, id));
        if (!paper.sitting().isBeingTyped()) {
            return paper.sitting();
        }
        Instant at = handedIn(paper.deadlines(), inTime);
        TypedFromPaper typed = typed(acting);
        change(id, () -> rows.typed(id, typed, at));
        return handingIn.handIn(id, at);
    }

    /** Throws away what was typed, as where it is another's paper. */
    public void discard(LearnerId acting, SittingId id) {
        own(acting, id);
        change(id, () -> rows.discard(id));
    }

    private Instant handedIn(Deadlines deadlines, boolean inTime) {
        Instant now = calendar.now();
        return inTime && now.isAfter(deadlines.due()) ? deadlines.due() : now;
    }

    private TypedFromPaper typed(LearnerId acting) {
        return new TypedFromPaper(
                accounts.find(acting).orElseThrow(NoSuchAssignment::new).name().text(), calendar.now());
    }

    private Asked asked(SittingId id, int number) {
        return rows.question(id, number)
                .orElseThrow(() -> new BadQuestion("question", String.valueOf(number), "the number of a question"));
    }

    /** Answers and handing in come one after the other, whoever types them. */
    private void change(SittingId id, Runnable change) {
        transaction.executeWithoutResult(status -> {
            if (!rows.lock(id).orElseThrow(NoSuchAssignment::new).isBeingTyped()) {
                throw new SittingRefused(Why.HANDED_IN, "It is handed in already; its answers are final.");
            }
            change.run();
        });
    }

    private Sitting own(LearnerId acting, SittingId id) {
        Sitting sitting = of(acting, id);
        if (!sitting.isBeingTyped()) {
            throw new SittingRefused(Why.HANDED_IN, "It is handed in already; its answers are final.");
        }
        return sitting;
    }

    private Sitting of(LearnerId acting, SittingId id) {
        Sitting sitting =
                rows.find(id).filter(found -> found.typed().isPresent()).orElseThrow(NoSuchAssignment::new);
        gate.standing(acting, sitting.assignment());
        return sitting;
    }
}
