package kibitzer.games.trick.search;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import kibitzer.cards.Card;
import kibitzer.cards.Suit;

/**
 * What each card leads to when all cards are seen and everybody plays as well as can be.
 *
 * @param lines a line for each lawful card, in written order
 * @param few whether few are wanted
 */
public record OpenLines(List<Line> lines, boolean few) {

    /**
     * One card.
     *
     * @param won what the side of him who plays it wins from this trick on: tricks, or points
     * @param naming the suit to call for with it, where it is a joker that asks for one
     */
    public record Line(Card card, int won, Optional<Suit> naming) {}

    public OpenLines {
        lines = List.copyOf(lines);
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("no line; expected one for each lawful card");
        }
    }

    /** What the best card leads to. */
    public int bestWon() {
        OptionalInt best = few
                ? lines.stream().mapToInt(Line::won).min()
                : lines.stream().mapToInt(Line::won).max();
        return best.orElseThrow();
    }

    /** All cards that are best. */
    public List<Card> best() {
        int best = bestWon();
        return lines.stream().filter(line -> line.won() == best).map(Line::card).toList();
    }

    /** The line of a card; none where it is not lawful. */
    public Optional<Line> of(Card card) {
        return lines.stream().filter(line -> line.card().equals(card)).findFirst();
    }
}
