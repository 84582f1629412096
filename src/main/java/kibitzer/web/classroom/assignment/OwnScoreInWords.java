package kibitzer.web.classroom.assignment;

import kibitzer.classroom.gradebook.OwnScores.OwnScore;
import kibitzer.classroom.gradebook.Timing;

/** A learner's own score in words, with what coming early or late changed. */
final class OwnScoreInWords {
    private OwnScoreInWords() {}

    /** "7.5 of 10 points (75 %)." and, where the time changed them, how. */
    static String of(OwnScore own) {
        String score = own.score().points() + " of " + own.score().possible() + " points ("
                + own.score().percent() + ").";
        if (own.timing() == Timing.IN_TIME) {
            return score;
        }
        return score + " Your answers earned " + own.earned().points() + "; handed in "
                + (own.timing() == Timing.EARLY ? "early" : "late") + ", they count " + own.percent() + " percent.";
    }
}
