package kibitzer.classroom.roster;

import kibitzer.learning.learner.LearnerId;

/**
 * Whom a class lets in, and as what.
 *
 * @param part an administrator who does not belong to the class is let in as an instructor
 */
public record Admission(Classroom classroom, LearnerId who, Part part) {

    public boolean instructs() {
        return part == Part.INSTRUCTOR;
    }

    public boolean learns() {
        return part == Part.LEARNER;
    }
}
