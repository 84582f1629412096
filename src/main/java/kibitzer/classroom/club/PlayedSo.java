package kibitzer.classroom.club;

import kibitzer.advice.ClubPlay;
import kibitzer.cards.BadNotation;

/**
 * What a class plays otherwise than a rule stands.
 *
 * @param note why, in the instructor's words; often nothing
 */
public record PlayedSo(ClubPlay play, String note) {
    /** Characters of a note. */
    public static final int LONGEST_NOTE = 200;

    /** @throws BadNotation unless it is one as {@link ClubPlay#written} */
    public static PlayedSo read(String written, String note) {
        return new PlayedSo(ClubPlay.read(written), note.strip());
    }
}
