package kibitzer.conventions.bridge;

import java.util.List;
import kibitzer.advice.ClubPlay;

/**
 * What two partners have agreed to play. The last three are choices in Culbertson; Acol and C.A.B. have their own ways.
 *
 * @param system "acol", "cab", "culbertson-points", "culbertson-honour-tricks"
 * @param slam what four no trump asks
 * @param twoClubs true if two clubs is the only opening forcing to game
 * @param stayman true if two clubs over one no trump asks for a major
 * @param vanderbiltClub true if one club is the strong opening
 * @param club what their club plays otherwise than the system's rules ask; mostly nothing
 */
public record Agreement(
        String system,
        SlamConvention slam,
        boolean twoClubs,
        boolean stayman,
        boolean vanderbiltClub,
        List<ClubPlay> club) {

    public Agreement {
        club = List.copyOf(club);
    }

    /** By the book alone. */
    public Agreement(String system, SlamConvention slam, boolean twoClubs, boolean stayman, boolean vanderbiltClub) {
        this(system, slam, twoClubs, stayman, vanderbiltClub, List.of());
    }

    /** The same, with this played otherwise in the place of what was before. */
    public Agreement playing(List<ClubPlay> other) {
        return new Agreement(system, slam, twoClubs, stayman, vanderbiltClub, other);
    }

    public static Agreement of(String system) {
        return new Agreement(system, SlamConvention.BLACKWOOD, false, false, false);
    }
}
