package kibitzer.classroom.problems;

import kibitzer.classroom.ProblemSetId;

/** A set that is not there, or not for whoever asks: nobody can tell which. */
public final class NoSuchSet extends RuntimeException {
    NoSuchSet(ProblemSetId set) {
        super("there is no set " + set, null, false, false);
    }
}
