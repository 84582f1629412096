package kibitzer.decisions.bridge.mini;

import kibitzer.games.bridge.mini.Average;
import kibitzer.games.bridge.mini.NamedContract;

/**
 * What a contract comes to over all layouts.
 *
 * @param points what it scores on average
 * @param made in how many layouts it is made
 */
record CountedContract(NamedContract contract, Average points, int made) {

    /** "418 points on average, made in 36 of 40 layouts". */
    String inWords(int layouts) {
        long rounded = Math.round(points.mean());
        return rounded + (Math.abs(rounded) == 1 ? " point" : " points") + " on average, made in " + made + " of "
                + layouts + " layouts";
    }
}
