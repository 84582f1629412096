package kibitzer.classroom.roster;

/**
 * The way into a class by a code that everybody in it may know.
 *
 * @param open false while nobody is taken by it
 */
public record JoinDoor(JoinCode code, boolean open) {}
