package kibitzer.games.poker.pot;

import java.util.List;

/** How a pot ended. */
public sealed interface Outcome {

    /** Nobody opened; the deal passes and the chips stay for the next pot (Culbertson p. 59). */
    record PassedOut() implements Outcome {}

    /** All others dropped. */
    record Uncontested(int winner, int chips) implements Outcome {}

    /**
     * The hands were shown.
     *
     * @param winners one, or those who divide the pot
     * @param chips what was in it
     */
    record Showdown(List<Integer> winners, int chips) implements Outcome {
        public Showdown {
            winners = List.copyOf(winners);
        }
    }
}
