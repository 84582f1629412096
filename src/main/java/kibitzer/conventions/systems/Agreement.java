package kibitzer.conventions.systems;

/**
 * What two partners have agreed to play. The last three are choices in Culbertson; Acol and C.A.B. have their own ways.
 *
 * @param system "acol", "cab", "culbertson-points", "culbertson-honour-tricks"
 * @param slam what four no trump asks
 * @param twoClubs true if two clubs is the only opening forcing to game
 * @param stayman true if two clubs over one no trump asks for a major
 * @param vanderbiltClub true if one club is the strong opening
 */
public record Agreement(String system, SlamConvention slam, boolean twoClubs, boolean stayman, boolean vanderbiltClub) {

    public static Agreement of(String system) {
        return new Agreement(system, SlamConvention.BLACKWOOD, false, false, false);
    }
}
