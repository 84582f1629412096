package kibitzer.classroom.assignment;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.advice.ClubPlay;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.club.ClubPlays;
import kibitzer.classroom.problems.SetVersion;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.ClassGroup;
import kibitzer.classroom.roster.ClassGroups;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.GroupId;
import kibitzer.classroom.roster.Member;
import kibitzer.classroom.roster.Roster;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * What instructors assign to their classes. Each call asks the database whether whoever acts runs the class; to anybody else
 * the assignment is not there.
 */
@Service
public class Assignments {
    private final AssignmentRows rows;
    private final AudienceRows audiences;
    private final ClassGroups groups;
    private final SittingRows sittings;
    private final AssignedSets sets;
    private final ClassGate gate;
    private final AssignmentGate held;
    private final Classrooms classrooms;
    private final ClubPlays club;
    private final Calendar calendar;
    private final HandingIn handingIn;
    private final ApplicationEventPublisher events;

    Assignments(
            AssignmentRows rows,
            AudienceRows audiences,
            ClassGroups groups,
            SittingRows sittings,
            AssignedSets sets,
            ClassGate gate,
            AssignmentGate held,
            Classrooms classrooms,
            ClubPlays club,
            Calendar calendar,
            HandingIn handingIn,
            ApplicationEventPublisher events) {
        this.rows = rows;
        this.audiences = audiences;
        this.groups = groups;
        this.sittings = sittings;
        this.sets = sets;
        this.gate = gate;
        this.held = held;
        this.classrooms = classrooms;
        this.club = club;
        this.calendar = calendar;
        this.handingIn = handingIn;
        this.events = events;
    }

    /**
     * Assigns a set to a class, as it stands now.
     *
     * @throws BadTerms if the terms cannot be taken
     * @throws BadQuestion if it is no set of whoever acts
     * @throws kibitzer.classroom.problems.UnfinishedSet if the set has faults
     * @throws kibitzer.classroom.roster.NoSuchClass unless whoever acts runs the class
     */
    @Transactional
    public Assignment give(LearnerId acting, ClassroomId classroom, ProblemSetId set, Terms terms) {
        gate.requireInstructor(classroom, acting);
        return give(acting, classroom, sets.latest(acting, set), terms);
    }

    /**
     * Assigns a set to several classes, to all or to none. Times are those of the first class; in another zone they are what the
     * clock of the class there shows then.
     *
     * @param classes the first of them the one whose times these are
     * @throws BadTerms, BadQuestion and others as for one class
     */
    @Transactional
    public List<Assignment> give(LearnerId acting, List<ClassroomId> classes, ProblemSetId set, Terms terms) {
        ClassTime entered = new ClassTime(
                gate.requireInstructor(classes.getFirst(), acting).classroom().zone());
        VersionId version = sets.latest(acting, set);
        return classes.stream()
                .distinct()
                .map(classroom -> {
                    ClassTime there = new ClassTime(gate.requireInstructor(classroom, acting)
                            .classroom()
                            .zone());
                    return give(acting, classroom, version, terms.moved(moment -> there.likewise(moment, entered)));
                })
                .toList();
    }

    /**
     * Assigns a set to several classes, and in the first of them to some.
     *
     * @throws BadTerms and others as for the whole class
     * @throws BadQuestion if a group or a learner is not of the class
     */
    @Transactional
    public List<Assignment> give(
            LearnerId acting, List<ClassroomId> classes, ProblemSetId set, Terms terms, Audience audience) {
        List<Assignment> given = give(acting, classes, set, terms);
        giveTo(acting, given.getFirst().id(), audience);
        return given;
    }

    /**
     * Changes the terms and whom it is for, both or neither.
     *
     * @throws BadTerms and others as for the terms alone
     * @throws BadQuestion if a group or a learner is not of the class
     */
    @Transactional
    public Assignment change(LearnerId acting, Assignment before, Terms terms, Audience audience) {
        Assignment changed = change(acting, before, terms);
        giveTo(acting, changed.id(), audience);
        return changed;
    }

    /** Whom an assignment is for. */
    @Transactional(readOnly = true)
    public Audience audience(LearnerId acting, AssignmentId id) {
        return audiences.of(find(acting, id).orElseThrow(NoSuchAssignment::new).id());
    }

    /** Those learners who are or were in the class and whom an assignment is for, whoever asks; as {@link #known}. */
    @Transactional(readOnly = true)
    public Set<LearnerId> reached(AssignmentId id) {
        return audiences.reached(id);
    }

    /**
     * Gives an assignment to others than before. Who has begun it keeps it.
     *
     * @throws BadQuestion if a group or a learner is not of the class
     */
    @Transactional
    public void giveTo(LearnerId acting, AssignmentId id, Audience audience) {
        Assignment assignment = held.locked(acting, id);
        Set<GroupId> ofClass = groups.of(assignment.classroom(), acting).stream()
                .map(ClassGroup::id)
                .collect(Collectors.toSet());
        if (!ofClass.containsAll(audience.groups())) {
            throw new BadQuestion("groups", "one is not of this class", "groups of the class");
        }
        Roster roster = classrooms.roster(assignment.classroom());
        if (!audience.learners().stream()
                .allMatch(learner -> roster.of(learner).filter(Member::learns).isPresent())) {
            throw new BadQuestion("learners", "one is not a learner of this class", "learners of the class");
        }
        audiences.set(id, audience);
    }

    /**
     * Assigns a version that was made. Whoever calls has asked whether it is theirs to assign.
     *
     * @throws BadTerms and others as for a set
     */
    @Transactional
    public Assignment give(LearnerId acting, ClassroomId classroom, VersionId version, Terms terms) {
        gate.requireInstructor(classroom, acting);
        BadTerms.refuse(TermsCheck.faults(terms, sets.of(version).questions().size()));
        Assignment given = new Assignment(
                AssignmentId.fresh(), classroom, version, stored(terms), 1, calendar.now(), Optional.empty());
        rows.insert(given);
        club.keepFor(given.id(), classroom);
        return given;
    }

    /**
     * Changes the terms. Once a sitting has begun only title and dates can change, and sittings be added; a sitting that ended
     * by itself at the old time goes on if there is more now. Nothing that is handed in counts less than it did, and no time is
     * put back behind now.
     *
     * @param before the assignment as whoever acts has seen it
     * @throws OptimisticLockingFailureException if somebody else has changed it meanwhile
     */
    @Transactional
    public Assignment change(LearnerId acting, Assignment before, Terms terms) {
        Assignment now = held.locked(acting, before.id());
        boolean begun = sittings.hasBegun(now.id());
        BadTerms.refuse(TermsCheck.faults(
                now.terms(), stored(terms), sets.of(now.version()).questions().size(), begun, calendar.now()));
        Assignment changed = new Assignment(
                now.id(),
                now.classroom(),
                now.version(),
                stored(terms),
                before.revision(),
                now.made(),
                Optional.empty());
        if (!rows.update(changed)) {
            throw new OptimisticLockingFailureException("The assignment was changed meanwhile.");
        }
        reopen(now, changed.terms());
        events.publishEvent(new ResultsChanged(now.id(), Optional.empty()));
        return rows.find(now.id()).orElseThrow();
    }

    /**
     * Puts a set as it stands now in the place of what was assigned, as long as no sitting has begun.
     *
     * @throws BadTerms if a sitting has begun
     */
    @Transactional
    public Assignment changeSet(LearnerId acting, AssignmentId id, ProblemSetId set) {
        Assignment now = held.locked(acting, id);
        if (sittings.hasBegun(id)) {
            BadTerms.refuse(List.of(new TermsFault(
                    TermsFault.Field.FIXED, "A sitting has begun: the questions can be changed no more.")));
        }
        VersionId version = sets.latest(acting, set);
        BadTerms.refuse(
                TermsCheck.faults(now.terms(), sets.of(version).questions().size()));
        rows.update(new Assignment(
                id, now.classroom(), version, now.terms(), now.revision(), now.made(), Optional.empty()));
        return rows.find(id).orElseThrow();
    }

    /** Takes an assignment back: learners see it no more, and nothing can be handed in. */
    @Transactional
    public void withdraw(LearnerId acting, AssignmentId id) {
        held.locked(acting, id);
        rows.withdraw(id, calendar.now());
    }

    /** Those of a class by due time, withdrawn ones too. */
    @Transactional(readOnly = true)
    public List<Assignment> of(LearnerId acting, ClassroomId classroom) {
        gate.requireObserver(classroom, acting);
        return rows.of(classroom);
    }

    /** Those of a class, whoever asks. For services that have asked whether whoever looks may see them. */
    @Transactional(readOnly = true)
    public List<Assignment> known(ClassroomId classroom) {
        return rows.of(classroom);
    }

    /** An assignment of a class that whoever acts runs. */
    @Transactional(readOnly = true)
    public Optional<Assignment> find(LearnerId acting, AssignmentId id) {
        return held.find(acting, id);
    }

    /** An assignment, whoever asks. For services that act for nobody, or have asked whether whoever looks may see it. */
    @Transactional(readOnly = true)
    public Optional<Assignment> known(AssignmentId id) {
        return rows.find(id);
    }

    /** What all answers right count, whoever asks; as {@link #known}. */
    @Transactional(readOnly = true)
    public int points(Assignment assignment) {
        SetVersion set = sets.of(assignment.version());
        return assignment
                .terms()
                .conduct()
                .possible(set.points(), set.questions().size());
    }

    /** The due times of those who have more time, whoever asks; as {@link #known}. */
    @Transactional(readOnly = true)
    public Map<LearnerId, Instant> extended(AssignmentId id) {
        return rows.extensions(id).stream().collect(Collectors.toMap(Extension::learner, Extension::due));
    }

    /** What is asked in an assignment. */
    @Transactional(readOnly = true)
    public SetVersion set(LearnerId acting, AssignmentId id) {
        return sets.of(find(acting, id).orElseThrow(NoSuchAssignment::new).version());
    }

    /** The questions in the set's order with its own cards, as a learner may get them; no sitting is begun. */
    @Transactional(readOnly = true)
    public List<SittingQuestion> preview(LearnerId acting, AssignmentId id) {
        List<ClubPlay> plays = club.givenWith(id);
        return set(acting, id).questions().stream()
                .map(question -> AssignedSets.preview(question, plays))
                .toList();
    }

    /** How far the learners are who are in the class now. */
    @Transactional(readOnly = true)
    public ClassStanding standing(LearnerId acting, AssignmentId id) {
        Assignment assignment = find(acting, id).orElseThrow(NoSuchAssignment::new);
        Map<LearnerId, List<Sitting>> counting = sittings.of(id).stream()
                .filter(sitting -> !sitting.practice())
                .collect(Collectors.groupingBy(Sitting::learner));
        int handedIn = 0;
        int underWay = 0;
        int told = 0;
        Set<LearnerId> reached = audiences.reached(id);
        List<Member> learners = classrooms.roster(assignment.classroom()).learners().stream()
                .filter(member -> reached.contains(member.learner()))
                .toList();
        for (Member member : learners) {
            List<Sitting> own = counting.getOrDefault(member.learner(), List.of());
            if (own.stream().anyMatch(sitting -> !sitting.isOpen())) {
                handedIn++;
            } else if (!own.isEmpty()) {
                underWay++;
            }
            if (own.stream().anyMatch(sitting -> sitting.told().isPresent())) {
                told++;
            }
        }
        return new ClassStanding(handedIn, underWay, learners.size() - handedIn - underWay, told);
    }

    /** The last moment at which anybody can hand in for points, whoever has the longest extension. */
    @Transactional(readOnly = true)
    public Instant toldAfter(Assignment assignment) {
        return calendar.lastClose(assignment);
    }

    /** True once a learner has begun a sitting: from then on only title and dates can change, and sittings be added. */
    @Transactional(readOnly = true)
    public boolean hasBegun(AssignmentId id) {
        return sittings.hasBegun(id);
    }

    private void reopen(Assignment before, Terms after) {
        for (Sitting sitting : sittings.lock(before.id())) {
            if (!sitting.practice()) {
                Optional<Instant> extended = rows.extended(before.id(), sitting.learner());
                handingIn.reopenIfItEnded(
                        sitting, Deadlines.of(before.terms(), extended), Deadlines.of(after, extended));
            }
        }
    }

    /** As the database gives it back: times to the millisecond, no blanks around the title. */
    private static Terms stored(Terms terms) {
        return new Terms(
                terms.title().strip(),
                DatabaseTime.stored(terms.opens()),
                DatabaseTime.stored(terms.due()),
                terms.sittings(),
                terms.counted(),
                terms.feedback(),
                terms.shuffled(),
                terms.deals(),
                terms.late() instanceof Late.Reduced(Instant until, int percent)
                        ? new Late.Reduced(DatabaseTime.stored(until), percent)
                        : terms.late(),
                terms.early().map(early -> new Early(DatabaseTime.stored(early.until()), early.percent())),
                terms.conduct(),
                terms.boards(),
                terms.practiceCounts());
    }
}
