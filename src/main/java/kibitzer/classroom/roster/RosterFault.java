package kibitzer.classroom.roster;

/**
 * Why a line of a roster is left out.
 *
 * @param line of the file, from 1
 * @param duplicate true if whom it names is there already; else something in it cannot be read
 */
public record RosterFault(int line, String says, boolean duplicate) {}
