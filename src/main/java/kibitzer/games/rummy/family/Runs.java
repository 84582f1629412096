package kibitzer.games.rummy.family;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Rank;
import kibitzer.games.rummy.AceInRuns;

/**
 * Which cards of one suit make a sequence.
 *
 * @param line the ranks as they follow one another, lowest first; an ace that is high and low stands at both ends
 * @param circular true where the line goes round the corner
 * @param most the most cards in one; 0 where the game knows no sequences
 */
public record Runs(List<Rank> line, boolean circular, int most) {
    public static final Runs NONE = new Runs(List.of(), false, 0);

    public Runs {
        line = List.copyOf(line);
    }

    /** Sequences of the full pack, as long as the suit allows. */
    public static Runs of(AceInRuns ace) {
        List<Rank> line = new ArrayList<>(List.of(Rank.values()));
        line.remove(Rank.ACE);
        if (ace != AceInRuns.HIGH) {
            line.addFirst(Rank.ACE);
        }
        if (ace == AceInRuns.HIGH || ace == AceInRuns.LOW_OR_HIGH) {
            line.addLast(Rank.ACE);
        }
        return new Runs(line, ace == AceInRuns.ROUND_THE_CORNER, line.size());
    }

    /** Without some ranks: those on either side of the gap are neighbours. */
    public Runs without(Rank... gone) {
        List<Rank> left =
                line.stream().filter(rank -> !List.of(gone).contains(rank)).toList();
        return new Runs(left, circular, Math.min(most, left.size()));
    }

    public Runs ofAtMost(int cards) {
        return new Runs(line, circular, cards);
    }

    /** Every stretch of so many ranks. */
    List<List<Rank>> stretches(int length) {
        List<List<Rank>> found = new ArrayList<>();
        int starts =
                length > line.size() ? 0 : circular && length < line.size() ? line.size() : line.size() - length + 1;
        List<Rank> round = new ArrayList<>(line);
        if (circular) {
            round.addAll(line);
        }
        for (int start = 0; start < starts; start++) {
            found.add(round.subList(start, start + length));
        }
        return found;
    }
}
