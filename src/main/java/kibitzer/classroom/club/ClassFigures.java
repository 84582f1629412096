package kibitzer.classroom.club;

import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.accounts.BadEntry;
import kibitzer.advice.ClubFigure;
import kibitzer.advice.RuleFigure;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.systems.FigureEffect;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * What a class plays otherwise than the books' rules ask: "our club opens one no trump on 12 to 14". Instructors say it, all of the
 * class read it; its questions are dealt, advised on and marked so. Each change makes a version.
 */
@Service
@Transactional
public class ClassFigures {
    /** So many stand at a time. */
    public static final int MOST = 60;

    private final ClassGate gate;
    private final ClassFigureRows rows;
    private final Clock clock;

    ClassFigures(ClassGate gate, ClassFigureRows rows, Clock clock) {
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
    public List<ClubFigure> playedIn(ClassroomId classroom) {
        return figures(rows.latest(classroom));
    }

    /** What an assignment was given with, whoever asks; as {@link #playedIn}. */
    @Transactional(readOnly = true)
    public List<ClubFigure> givenWith(AssignmentId assignment) {
        return figures(rows.of(assignment));
    }

    /** Notes for an assignment what its class plays by now. */
    public void keepFor(AssignmentId assignment, ClassroomId classroom) {
        rows.keep(assignment, classroom);
    }

    /** Takes over what another class plays by now. */
    public void copy(ClassroomId from, ClassroomId to) {
        List<PlayedSo> there = rows.latest(from);
        if (!there.isEmpty()) {
            rows.add(to, there, clock.instant());
        }
    }

    /**
     * What would change if the class played a figure so.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws BadEntry if the figure cannot be played
     */
    @Transactional(readOnly = true)
    public FigureEffect effect(ClassroomId classroom, LearnerId who, ClubFigure figure) {
        gate.requireInstructor(classroom, who);
        refuse(figure);
        List<PlayedSo> before = rows.latest(classroom);
        return FigureEffect.of(figure.rule(), figures(before), figures(with(before, new PlayedSo(figure, ""))));
    }

    /**
     * Plays a figure so from now on, in the place of what was said of it before.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws BadEntry if the figure cannot be played, the note is too long, too many stand or the class is archived
     */
    public void play(ClassroomId classroom, LearnerId who, PlayedSo so) {
        requireOpen(classroom, who);
        refuse(so.figure());
        if (so.note().strip().length() > PlayedSo.LONGEST_NOTE) {
            throw bad("A note has " + PlayedSo.LONGEST_NOTE + " characters at most.");
        }
        rows.hold(classroom);
        List<PlayedSo> after =
                with(rows.latest(classroom), new PlayedSo(so.figure(), so.note().strip()));
        if (after.size() > MOST) {
            throw bad(MOST + " figures are played otherwise already. Go back to the book with one of them first.");
        }
        rows.add(classroom, after, clock.instant());
    }

    /**
     * Plays a figure by the book again.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws BadEntry if the class is archived
     */
    public void byTheBook(ClassroomId classroom, LearnerId who, ClubFigure figure) {
        requireOpen(classroom, who);
        rows.hold(classroom);
        List<PlayedSo> before = rows.latest(classroom);
        List<PlayedSo> after = before.stream().filter(one -> !one.isOf(figure)).toList();
        if (after.size() < before.size()) {
            rows.add(classroom, after, clock.instant());
        }
    }

    private void requireOpen(ClassroomId classroom, LearnerId who) {
        if (gate.requireInstructor(classroom, who).classroom().archived()) {
            throw bad("This class is archived: nothing is changed.");
        }
    }

    /** The figures of a rule that a class may play otherwise; none of a rule that is not in a book. */
    public static List<RuleFigure> figuresOf(String rule) {
        return Systems.of(Systems.knowing(Agreement.of(Systems.ids().getFirst()), List.of(rule)))
                .figures(rule);
    }

    private static void refuse(ClubFigure figure) {
        RuleFigure known = figuresOf(figure.rule()).stream()
                .filter(one -> one.key().equals(figure.figure()))
                .findFirst()
                .orElseThrow(() -> bad("There is no such figure of a rule of a book."));
        known.objection(figure).ifPresent(objection -> {
            throw bad(Character.toUpperCase(objection.charAt(0)) + objection.substring(1) + ".");
        });
    }

    private static List<PlayedSo> with(List<PlayedSo> before, PlayedSo so) {
        return Stream.concat(before.stream().filter(one -> !one.isOf(so.figure())), Stream.of(so))
                .toList();
    }

    private static List<ClubFigure> figures(List<PlayedSo> all) {
        return all.stream().map(PlayedSo::figure).toList();
    }

    private static BadEntry bad(String says) {
        return new BadEntry(BadEntry.Field.ELSEWHERE, says);
    }
}
