package kibitzer.classroom.roster;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.NumberedNames;
import kibitzer.classroom.ClassroomId;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Classes that belong to courses of a learning platform. Who is in such a class and as what is the platform's word, so that
 * nobody is asked for it here: for services that have made sure that the platform said so.
 */
@Service
@Transactional
public class Enrolments {
    private static final Pattern NOT_IN_CLASS_NAMES = Pattern.compile("[<>\\p{Cntrl}]+");
    private static final Pattern NOT_IN_NAMES =
            Pattern.compile("[^\\p{L}\\p{M}\\p{N}., _'\u2019()&/-]+|^[^\\p{L}\\p{N}]+");

    private final ClassroomRows classrooms;
    private final MemberRows members;
    private final Clock clock;

    Enrolments(ClassroomRows classrooms, MemberRows members, Clock clock) {
        this.classrooms = classrooms;
        this.members = members;
        this.clock = clock;
    }

    /** What became of somebody. */
    public enum Outcome {
        IN,
        /** The class is archived and they were not in it. */
        TOO_LATE
    }

    /** A class for a course, with nobody in it yet; nobody comes in by its code unless an instructor opens that way. */
    public ClassroomId open(String title, ZoneId zone) {
        ClassroomId id = classrooms.insert(className(title), zone, now());
        classrooms.joinOpen(id, false);
        return id;
    }

    /**
     * Has somebody in the class as the platform says. The name that stands on the roster stays; whoever was away is back. The only
     * instructor stays one, whatever the platform says: an instructor who looks at the course as a learner does is a learner
     * for it.
     */
    public Outcome enrol(ClassroomId id, LearnerId who, Part part, String name) {
        Classroom classroom = classrooms.lock(id).orElseThrow(NoSuchClass::new);
        Optional<Member> before = members.find(id, who);
        boolean present = before.filter(Member::present).isPresent();
        if (classroom.archived() && !present) {
            return Outcome.TOO_LATE;
        }
        if (before.isEmpty()) {
            members.insert(id, who, part, rosterName(name, members.of(id)), now());
            return Outcome.IN;
        }
        if (before.get().part() != part && (part == Part.INSTRUCTOR || !present || isAnotherThere(id, who))) {
            members.part(id, who, part);
        }
        if (!present) {
            members.left(id, who, Optional.empty());
        }
        return Outcome.IN;
    }

    /** Takes learners off the class whom the platform lists no more; their results stay. */
    public void withdraw(ClassroomId id, List<LearnerId> gone) {
        if (classrooms.lock(id).isEmpty()) {
            throw new NoSuchClass();
        }
        for (LearnerId who : gone) {
            members.find(id, who)
                    .filter(member -> member.present() && member.learns())
                    .ifPresent(member -> members.left(id, who, Optional.of(now())));
        }
    }

    private boolean isAnotherThere(ClassroomId id, LearnerId who) {
        return members.of(id).stream()
                .anyMatch(member -> member.present()
                        && member.instructs()
                        && !member.learner().equals(who));
    }

    private static ClassName className(String title) {
        String text = cut(NOT_IN_CLASS_NAMES.matcher(title).replaceAll(" ").strip(), ClassName.LONGEST);
        try {
            return new ClassName(text);
        } catch (BadEntry unreadable) {
            return new ClassName("Class");
        }
    }

    /** Readable, in one alphabet, and none that only looks like another of the class: then with a number. */
    private static RosterName rosterName(String name, List<Member> there) {
        String readable = NOT_IN_NAMES.matcher(name).replaceAll(" ").strip();
        return NumberedNames.of(readable, RosterName.LONGEST)
                .flatMap(tried -> entered(tried).stream())
                .filter(tried -> there.stream().map(Member::name).noneMatch(tried::passesFor))
                .findFirst()
                .orElseGet(() -> new RosterName("Learner"));
    }

    private static Optional<RosterName> entered(String name) {
        try {
            return Optional.of(RosterName.entered(name));
        } catch (BadEntry unreadable) {
            return Optional.empty();
        }
    }

    private static String cut(String text, int longest) {
        return text.length() > longest ? text.substring(0, longest).strip() : text;
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
