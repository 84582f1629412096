package kibitzer.games.trick.meld;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.trick.meld.MeldRow.Where;

/** The combinations that score in a game, and the page on which they stand. */
public final class MeldTable {
    private final int page;
    private final List<MeldRow> rows;

    private MeldTable(int page, List<MeldRow> rows) {
        this.page = page;
        this.rows = List.copyOf(rows);
    }

    static MeldTable on(int page) {
        return new MeldTable(page, List.of());
    }

    /** The same with these lines, for a game that has more. */
    MeldTable with(MeldRow... more) {
        return new MeldTable(
                page, Stream.concat(rows.stream(), Arrays.stream(more)).toList());
    }

    /** The same without the lines of this name. */
    MeldTable without(String name) {
        return new MeldTable(
                page, rows.stream().filter(row -> !row.name().equals(name)).toList());
    }

    /** The same as another page tells it. */
    MeldTable printedOn(int other) {
        return new MeldTable(other, rows);
    }

    /** The same with all runs of so many cards in one suit. */
    MeldTable withRuns(String name, int length, List<String> downwards, int points) {
        List<MeldRow> more = new ArrayList<>(rows);
        for (int from = 0; from + length <= downwards.size(); from++) {
            List<String> run = downwards.subList(from, from + length);
            more.add(new MeldRow(name, Heading.SEQUENCES, Where.IN_ANY_SUIT, run, points));
        }
        return new MeldTable(page, more);
    }

    /** The page of the book. */
    public int page() {
        return page;
    }

    /** Every meld there can be, each once. */
    public List<Meld> melds(Optional<Suit> trump) {
        return rows.stream().flatMap(row -> row.melds(trump)).toList();
    }

    /** What a hand scores at most, a card serving once under each heading. */
    public List<Meld> best(Cards hand, Optional<Suit> trump) {
        List<Meld> held = melds(trump).stream()
                .filter(meld -> Cards.of(meld.cards()).isPartOf(hand))
                .toList();
        return Stream.of(Heading.values())
                .flatMap(heading -> new BestMelds(held.stream()
                                .filter(meld -> meld.heading() == heading)
                                .toList())
                        .of(hand).stream())
                .toList();
    }
}
