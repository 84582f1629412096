package kibitzer.classroom.club;

import kibitzer.advice.ClubFigure;

/**
 * A figure as a class plays it.
 *
 * @param note why, in the instructor's words; often nothing
 */
public record PlayedSo(ClubFigure figure, String note) {
    /** Characters of a note. */
    public static final int LONGEST_NOTE = 200;

    boolean isOf(ClubFigure other) {
        return figure.rule().equals(other.rule()) && figure.figure().equals(other.figure());
    }
}
