package kibitzer.classroom.assignment;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.Roster;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** More time for single learners of a class than an assignment gives to all: a later due time, or more minutes in each sitting. */
@Service
public class MoreTime {
    /** Characters of the reason for an extension. */
    public static final int LONGEST_REASON = 400;

    private final AssignmentRows rows;
    private final SittingRows sittings;
    private final AssignmentGate gate;
    private final Classrooms classrooms;
    private final Calendar calendar;
    private final HandingIn handingIn;
    private final ApplicationEventPublisher events;

    MoreTime(
            AssignmentRows rows,
            SittingRows sittings,
            AssignmentGate gate,
            Classrooms classrooms,
            Calendar calendar,
            HandingIn handingIn,
            ApplicationEventPublisher events) {
        this.rows = rows;
        this.sittings = sittings;
        this.gate = gate;
        this.classrooms = classrooms;
        this.calendar = calendar;
        this.handingIn = handingIn;
        this.events = events;
    }

    @Transactional(readOnly = true)
    public List<Extension> extensions(LearnerId acting, AssignmentId id) {
        return rows.extensions(
                gate.find(acting, id).orElseThrow(NoSuchAssignment::new).id());
    }

    /**
     * Gives learners of the class more time, each in the place of an earlier extension. A sitting that ended by itself goes on,
     * unless its verdicts have been told.
     *
     * @return learners for whom it changes nothing: their sitting's verdicts are told
     * @throws BadQuestion if there is no learner, the time is not later than the class's, or the reason is missing or too long
     * @throws BadTerms if the time has passed
     */
    @Transactional
    public List<LearnerId> extend(
            LearnerId acting, AssignmentId id, Collection<LearnerId> learners, Instant due, String reason) {
        Assignment assignment = gate.locked(acting, id);
        if (learners.isEmpty()) {
            throw new BadQuestion("learners", "nobody is chosen", "one learner or more");
        }
        if (!due.isAfter(assignment.terms().due())) {
            throw new BadQuestion("due", "not after the class's own due time", "a later time");
        }
        BadTerms.refuse(TermsCheck.extension(due, calendar.now()));
        if (reason.isBlank() || reason.length() > LONGEST_REASON) {
            throw new BadQuestion("reason", "missing or too long", "1 to " + LONGEST_REASON + " characters");
        }
        Roster roster = classrooms.roster(assignment.classroom());
        List<LearnerId> inVain = new ArrayList<>();
        for (LearnerId learner : learners) {
            if (roster.learners().stream().noneMatch(member -> member.learner().equals(learner))) {
                throw new BadQuestion("learners", "one is not a learner of this class", "learners of the class");
            }
            Deadlines before = Deadlines.of(assignment.terms(), rows.extended(id, learner));
            rows.extend(id, new Extension(learner, due, reason.strip(), calendar.now()));
            Deadlines after = Deadlines.of(assignment.terms(), Optional.of(due));
            List<Sitting> counting = sittings.lock(id, learner).stream()
                    .filter(sitting -> !sitting.practice())
                    .toList();
            counting.forEach(sitting -> handingIn.reopenIfItEnded(sitting, before, after));
            events.publishEvent(new ResultsChanged(id, Optional.of(learner)));
            if (counting.size() >= assignment.terms().sittings()
                    && counting.stream().allMatch(sitting -> sitting.told().isPresent())) {
                inVain.add(learner);
            }
        }
        return List.copyOf(inVain);
    }

    /**
     * Takes an extension back; the class's time holds for the learner again. Where that is over, an open sitting is handed in
     * now, as it stands and by the time that the learner had.
     */
    public void liftExtension(LearnerId acting, AssignmentId id, LearnerId learner) {
        Assignment assignment = gate.standing(acting, id);
        if (calendar.now().isAfter(assignment.terms().due())) {
            sittings.of(id, learner).stream()
                    .filter(sitting -> sitting.isOpen() && !sitting.isBeingTyped() && !sitting.practice())
                    .forEach(sitting -> handingIn.handIn(sitting.id()));
        }
        rows.lift(id, learner);
        events.publishEvent(new ResultsChanged(id, Optional.of(learner)));
    }

    /** Who has more minutes in each sitting. */
    @Transactional(readOnly = true)
    public List<MoreMinutes> moreMinutes(LearnerId acting, AssignmentId id) {
        return rows.moreMinutes(
                gate.find(acting, id).orElseThrow(NoSuchAssignment::new).id());
    }

    /**
     * Gives a learner more minutes than the others in each sitting, in the place of what was given before; none takes it back. A
     * sitting whose time was up goes on where it is not by then, unless its verdicts have been told. One that is open and has had its
     * time by now is handed in as it stands.
     *
     * @throws BadQuestion if the assignment has no limit, it is no learner of the class, or the time is not whole minutes of a day
     */
    @Transactional
    public void giveMinutes(LearnerId acting, AssignmentId id, LearnerId learner, Duration more) {
        Assignment assignment = gate.standing(acting, id);
        if (assignment.terms().conduct().limit().isEmpty()) {
            throw new BadQuestion("minutes", "this assignment has no limit", "an assignment with one");
        }
        if (more.isNegative() || more.compareTo(Duration.ofMinutes(Conduct.MOST_MINUTES)) > 0) {
            throw new BadQuestion("minutes", String.valueOf(more.toMinutes()), "0 to " + Conduct.MOST_MINUTES);
        }
        if (classrooms.roster(assignment.classroom()).learners().stream()
                .noneMatch(member -> member.learner().equals(learner))) {
            throw new BadQuestion("learner", "not a learner of this class", "a learner of the class");
        }
        Map<SittingId, Optional<Instant>> before = sittings.of(id, learner).stream()
                .collect(Collectors.toMap(Sitting::id, sitting -> calendar.limit(assignment, sitting)));
        rows.moreMinutes(id, new MoreMinutes(learner, more), calendar.now());
        sittings.of(id, learner).stream()
                .filter(sitting -> sitting.submitted().isPresent()
                        && sitting.typed().isEmpty()
                        && sitting.submitted().equals(before.get(sitting.id()))
                        && sitting.told().isEmpty()
                        && calendar.end(assignment, sitting).isAfter(calendar.now()))
                .forEach(sitting -> sittings.reopen(sitting.id()));
        events.publishEvent(new ResultsChanged(id, Optional.of(learner)));
    }
}
