package kibitzer.classroom.club;

import kibitzer.advice.ClubPlay;

/**
 * What a class plays otherwise than a rule stands.
 *
 * @param note why, in the instructor's words; often nothing
 */
public record PlayedSo(ClubPlay play, String note) {
    /** Characters of a note. */
    public static final int LONGEST_NOTE = 200;
}
