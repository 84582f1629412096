package kibitzer.classroom.club;

import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.accounts.BadEntry;
import kibitzer.advice.ClubAnswer;
import kibitzer.advice.ClubPlay;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.conventions.bridge.systems.ClubEffect;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * What a class plays otherwise than the books' rules ask: "our club opens one no trump on 12 to 14". Instructors say it, all of the
 * class read it; its questions are dealt, advised on and marked so. Each change makes a version.
 */
@Service
@Transactional
public class ClubPlays {
    /** So many stand at a time. */
    public static final int MOST = 60;

    private final ClassGate gate;
    private final ClubPlayRows rows;
    private final Clock clock;

    ClubPlays(ClassGate gate, ClubPlayRows rows, Clock clock) {
        this.gate = gate;
        this.rows = rows;
        this.clock = clock;
    }

    /**
     * What the class plays by now.
     *
     * @throws NoSuchClass if there is none, or the one who asks is not in it
     */
    @Transactional(readOnly = true)
    public List<PlayedSo> of(ClassroomId classroom, LearnerId who) {
        gate.requireMember(classroom, who);
        return rows.latest(classroom);
    }

    /** The same, whoever asks. For services that act for nobody, or have asked whether whoever looks may see it. */
    @Transactional(readOnly = true)
    public List<ClubPlay> playedIn(ClassroomId classroom) {
        return plays(rows.latest(classroom));
    }

    /** What an assignment was given with, whoever asks; as {@link #playedIn}. */
    @Transactional(readOnly = true)
    public List<ClubPlay> givenWith(AssignmentId assignment) {
        return plays(rows.of(assignment));
    }

    /** Notes for an assignment what its class plays by now. */
    public void keepFor(AssignmentId assignment, ClassroomId classroom) {
        rows.keep(assignment, classroom);
    }

    /** Lets a class that plays by the book play as another does. */
    public void take(ClassroomId to, List<PlayedSo> there) {
        if (!there.isEmpty()) {
            rows.add(to, there, clock.instant());
        }
    }

    /** @throws BadEntry if it cannot be played beside what is played otherwise already, its note is too long or too many stand */
    public static void check(PlayedSo so, List<PlayedSo> before) {
        if (so.note().strip().length() > PlayedSo.LONGEST_NOTE) {
            throw bad("A note has " + PlayedSo.LONGEST_NOTE + " characters at most.");
        }
        ClubObjections.refuse(so.play(), plays(before));
        if (with(before, so).size() > MOST) {
            throw bad(MOST + " things are played otherwise already. Go back to the book with one of them first.");
        }
    }

    /**
     * What would change if the class played so.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws BadEntry if it cannot be played so
     */
    @Transactional(readOnly = true)
    public ClubEffect effect(ClassroomId classroom, LearnerId who, ClubPlay play) {
        gate.requireInstructor(classroom, who);
        List<PlayedSo> before = rows.latest(classroom);
        ClubObjections.refuse(play, plays(before));
        return ClubEffect.of(
                ClubAnswer.ofTheBook(play.rule()), plays(before), plays(with(before, new PlayedSo(play, ""))));
    }

    /**
     * Plays so from now on, in the place of what was said of it before.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws BadEntry if it cannot be played, the note is too long, too many stand or the class is archived
     */
    public void play(ClassroomId classroom, LearnerId who, PlayedSo so) {
        requireOpen(classroom, who);
        rows.hold(classroom);
        List<PlayedSo> before = rows.latest(classroom);
        check(so, before);
        rows.add(classroom, with(before, new PlayedSo(so.play(), so.note().strip())), clock.instant());
    }

    /**
     * Plays a rule, or a figure of it, by the book again; what was said of the rule that it put beside the book's goes with it.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws BadEntry if the class is archived
     */
    public void byTheBook(ClassroomId classroom, LearnerId who, ClubPlay play) {
        requireOpen(classroom, who);
        rows.hold(classroom);
        List<PlayedSo> before = rows.latest(classroom);
        List<PlayedSo> after = before.stream()
                .filter(one -> !one.play().isInThePlaceOf(play))
                .filter(one -> !isOfTheRuleBeside(play, one.play()))
                .toList();
        if (after.size() < before.size()) {
            rows.add(classroom, after, clock.instant());
        }
    }

    private void requireOpen(ClassroomId classroom, LearnerId who) {
        if (gate.requireInstructor(classroom, who).classroom().archived()) {
            throw bad("This class is archived: nothing is changed.");
        }
    }

    private static boolean isOfTheRuleBeside(ClubPlay gone, ClubPlay other) {
        return gone instanceof ClubAnswer answer
                && answer.beside()
                && other.rule().equals(answer.gives());
    }

    private static List<PlayedSo> with(List<PlayedSo> before, PlayedSo so) {
        return Stream.concat(before.stream().filter(one -> !one.play().isInThePlaceOf(so.play())), Stream.of(so))
                .toList();
    }

    private static List<ClubPlay> plays(List<PlayedSo> all) {
        return all.stream().map(PlayedSo::play).toList();
    }

    private static BadEntry bad(String says) {
        return new BadEntry(BadEntry.Field.ELSEWHERE, says);
    }
}
