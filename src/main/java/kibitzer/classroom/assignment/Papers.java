package kibitzer.classroom.assignment;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import kibitzer.advice.ClubPlay;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.SittingRefused.Why;
import kibitzer.classroom.assignment.SittingRows.Asked;
import kibitzer.classroom.club.ClubPlays;
import kibitzer.classroom.problems.SetQuestion;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Component;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Writes down the questions of a sitting when it begins, and reads sittings back as a whole. */
@Component
class Papers {
    private final AssignmentRows assignments;
    private final SittingRows rows;
    private final AssignedSets sets;
    private final ClubPlays club;
    private final Calendar calendar;
    private final TransactionTemplate transaction;

    Papers(
            AssignmentRows assignments,
            SittingRows rows,
            AssignedSets sets,
            ClubPlays club,
            Calendar calendar,
            PlatformTransactionManager transactions) {
        this.assignments = assignments;
        this.rows = rows;
        this.sets = sets;
        this.club = club;
        this.calendar = calendar;
        this.transaction = new TransactionTemplate(transactions);
    }

    /** Begins a sitting; the one that a second click finds open is gone on with. */
    Sitting begin(Assignment assignment, LearnerId learner) {
        return begin(assignment, learner, Optional.empty());
    }

    /**
     * The same for a sitting that is typed in from paper: it may be begun beside those that the terms allow, and after the close.
     */
    Sitting begin(Assignment assignment, LearnerId learner, Optional<TypedFromPaper> typed) {
        SittingId id = SittingId.fresh();
        // Dealing takes time that no row should be held for.
        List<Asked> asked = asked(assignment, learner, id, typed.isPresent());
        Optional<Sitting> begun = transaction.execute(status -> begin(assignment, learner, id, asked, typed));
        return begun.isPresent()
                ? begun.get()
                : begin(assignments.find(assignment.id()).orElseThrow(NoSuchAssignment::new), learner, typed);
    }

    /** Empty if the assignment was changed since it was read. */
    private Optional<Sitting> begin(
            Assignment read, LearnerId learner, SittingId id, List<Asked> asked, Optional<TypedFromPaper> typed) {
        Assignment assignment = assignments
                .lock(read.id())
                .filter(found -> found.withdrawn().isEmpty())
                .orElseThrow(NoSuchAssignment::new);
        if (assignment.revision() != read.revision()) {
            return Optional.empty();
        }
        Deadlines.Phase phase = calendar.of(assignment, learner).at(calendar.now());
        boolean practice = phase == Deadlines.Phase.PRACTICE && typed.isEmpty();
        List<Sitting> before = rows.of(assignment.id(), learner);
        Optional<Sitting> open = before.stream()
                .filter(sitting -> sitting.isOpen()
                        && sitting.practice() == practice
                        && sitting.typed().isPresent() == typed.isPresent())
                .findFirst();
        if (open.isPresent()) {
            return open;
        }
        if (typed.isEmpty() || phase == Deadlines.Phase.BEFORE) {
            refuse(assignment, phase, before);
        }
        Sitting begun = new Sitting(
                id,
                assignment.id(),
                learner,
                before.size() + 1,
                practice,
                calendar.now(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                typed);
        rows.insert(begun, asked);
        return Optional.of(begun);
    }

    private static void refuse(Assignment assignment, Deadlines.Phase phase, List<Sitting> before) {
        if (before.stream().anyMatch(Sitting::isBeingTyped)) {
            throw new SittingRefused(
                    Why.CLOSED, "Your instructor is typing in what you wrote on paper; look again a little later.");
        }
        switch (phase) {
            case BEFORE -> throw new SittingRefused(Why.NOT_OPEN_YET, "It is not open yet.");
            case CLOSED -> throw new SittingRefused(Why.CLOSED, "Its time is over.");
            case OPEN, LATE -> {
                long counting =
                        before.stream().filter(sitting -> !sitting.practice()).count();
                if (counting >= assignment.terms().sittings()) {
                    throw new SittingRefused(Why.NO_SITTING_LEFT, "You have used every sitting that you are allowed.");
                }
            }
            case PRACTICE -> {}
        }
    }

    /** The questions of a sitting, in its order and with its cards; on paper the order and the cards are those of the set. */
    private List<Asked> asked(Assignment assignment, LearnerId learner, SittingId sitting, boolean onPaper) {
        Terms terms = assignment.terms();
        List<SetQuestion> set = drawn(assignment, learner);
        List<ClubPlay> plays = club.givenWith(assignment.id());
        List<SetQuestion> order = terms.shuffled() && !onPaper
                ? AssignedSets.seed(sitting).chance().shuffled(set)
                : set;
        return IntStream.range(0, order.size())
                .mapToObj(place -> AssignedSets.asked(
                        place + 1, order.get(place), onPaper ? Deals.SAME : terms.deals(), sitting, plays))
                .toList();
    }

    /** The questions that a learner is asked, in the order of the set: the same ones in each sitting. */
    private List<SetQuestion> drawn(Assignment assignment, LearnerId learner) {
        List<SetQuestion> set = sets.of(assignment.version()).questions();
        int asked = assignment.terms().conduct().asked(set.size());
        if (asked == set.size()) {
            return set;
        }
        Set<Integer> before = rows.originals(assignment.id(), learner);
        return before.isEmpty()
                ? AssignedSets.seed(assignment.id(), learner).chance().shuffled(set).stream()
                        .limit(asked)
                        .sorted(Comparator.comparingInt(SetQuestion::number))
                        .toList()
                : set.stream()
                        .filter(question -> before.contains(question.number()))
                        .toList();
    }

    /** A question as its set has it. */
    SittingQuestion question(Assignment assignment, Asked asked) {
        return AssignedSets.read(
                asked, sets.of(assignment.version()).question(asked.original()).orElseThrow(), assignment.terms());
    }

    /** The sitting with everything that belongs to it. */
    Paper of(Sitting sitting) {
        Assignment assignment = assignments.find(sitting.assignment()).orElseThrow(NoSuchAssignment::new);
        return new Paper(
                assignment,
                calendar.of(assignment, sitting.learner()),
                calendar.end(assignment, sitting),
                sitting,
                rows.questions(sitting.id()).stream()
                        .map(asked -> question(assignment, asked))
                        .toList(),
                rows.answers(sitting.id()));
    }
}
