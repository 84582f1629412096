package kibitzer.conventions.bridge.culbertson;

import java.util.List;
import kibitzer.advice.Need;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;

/**
 * Where partner asks whether an opening had the most it could have.
 *
 * @param calls the own side's calls up to his
 * @param source the zone in which both hands then are
 * @param maximum enough to go on
 * @param less not enough
 */
record Maximum(List<String> calls, Source source, Need<Bidding> maximum, Need<Bidding> less) {

    Maximum {
        calls = List.copyOf(calls);
    }
}
