package kibitzer.classroom.lti.launch;

import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.learning.learner.LearnerId;

/** Somebody who has come in, and to what. */
public sealed interface Entry {
    LearnerId who();

    /** To answer. */
    record Learning(LearnerId who, AssignmentId assignment) implements Entry {}

    /** To look at what is asked. */
    record Teaching(LearnerId who, ClassroomId classroom, AssignmentId assignment) implements Entry {}

    /** To choose what is to be asked. */
    record Choosing(LearnerId who, Choice choice) implements Entry {}
}
