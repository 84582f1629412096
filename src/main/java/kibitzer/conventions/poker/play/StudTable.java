package kibitzer.conventions.poker.play;

import java.util.List;
import kibitzer.cards.CardSet;

/**
 * What a player at stud poker sees when it is his turn.
 *
 * @param game "five-card-stud", "seven-card-stud" or "high-low-seven-card-stud"
 * @param hole his hidden cards: one at five-card stud, two or three at seven
 * @param up his upcards, one to four
 * @param showing the upcards of each opponent still in
 * @param players dealt in, 2 to 14
 * @param pot chips in the pot; 0 where it is not told
 * @param toCall chips it costs to stay; 0 where it is not told
 */
public record StudTable(
        String game, CardSet hole, CardSet up, List<CardSet> showing, int players, int pot, int toCall) {

    public StudTable {
        showing = List.copyOf(showing);
    }

    /** Hole cards and upcards. */
    public CardSet own() {
        return hole.union(up);
    }

    /** Every card the learner sees. */
    public CardSet seen() {
        CardSet seen = own();
        for (CardSet cards : showing) {
            seen = seen.union(cards);
        }
        return seen;
    }
}
