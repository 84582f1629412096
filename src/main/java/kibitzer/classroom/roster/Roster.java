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
        return present(Part.LEARNER);
    }

    /** The instructors who belong to the class now. */
    public List<Member> instructors() {
        return present(Part.INSTRUCTOR);
    }

    /** Those who look on now. */
    public List<Member> observers() {
        return present(Part.OBSERVER);
    }

    private List<Member> present(Part part) {
        return members.stream()
                .filter(member -> member.present() && member.part() == part)
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
