package kibitzer.classroom.roster;

import java.util.List;
import java.util.Optional;
import kibitzer.learning.learner.LearnerId;

/**
 * Everybody who belongs to a class or did, instructors first, then by name.
 *
 * @param members of whom some may have left
 */
public record Roster(Classroom classroom, List<Member> members) {
    public Roster {
        members = List.copyOf(members);
    }

    /** The learners who belong to the class now. */
    public List<Member> learners() {
        return members.stream()
                .filter(member -> member.present() && !member.instructs())
                .toList();
    }

    /** The instructors who belong to the class now. */
    public List<Member> instructors() {
        return members.stream()
                .filter(member -> member.present() && member.instructs())
                .toList();
    }

    /** Those who left or were removed. */
    public List<Member> gone() {
        return members.stream().filter(member -> !member.present()).toList();
    }

    /** The row of somebody, gone or not. */
    public Optional<Member> of(LearnerId learner) {
        return members.stream()
                .filter(member -> member.learner().equals(learner))
                .findFirst();
    }
}
