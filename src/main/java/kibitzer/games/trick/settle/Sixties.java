package kibitzer.games.trick.settle;

import java.util.Set;
import kibitzer.games.trick.settle.Settlement.Sheet;

/**
 * The greater part of the points wins, and more if the others have few of them or no trick.
 *
 * @param seating whether somebody is the maker
 * @param wanted how many win; {@link #THE_MORE} where it is enough to have more than the others
 * @param few the loser has fewer than so many, and the game counts more
 * @param makerFew the same where the maker loses
 * @param single what it counts else
 * @param many what it counts then
 * @param all what it counts where the loser has no trick
 * @param others how many times as much it counts if the opponents of the maker win
 * @param back whether a maker who fails loses it instead of the opponents scoring
 */
public record Sixties(
        Seating seating, int wanted, int few, int makerFew, int single, int many, int all, int others, boolean back)
        implements Pay {
    /** No number is to be reached (p. 280). */
    static final int THE_MORE = 0;

    @Override
    public Set<Input> needs() {
        return Set.of(Input.POINTS);
    }

    @Override
    public Set<Input> takes() {
        return Set.of(Input.TRICKS);
    }

    @Override
    public Settlement settle(HandRecord played) {
        Sheet sheet = new Sheet(seating.columns(played.players()));
        String first = seating.columns(played.players()).getFirst();
        String second = seating.columns(played.players()).getLast();
        boolean ours = wins(played, first, second);
        boolean theirs = wins(played, second, first) || seating == Seating.MAKER && !ours;
        if (ours == theirs) {
            return sheet.step(
                            wanted == THE_MORE
                                    ? "neither has more than the other: nobody scores"
                                    : "neither side alone has " + wanted + ": nobody scores")
                    .done();
        }
        String winner = ours ? first : second;
        String loser = ours ? second : first;
        boolean none = played.tricks().containsKey(loser) && played.trick(loser) == 0;
        int line = seating == Seating.MAKER && !ours ? makerFew : few;
        boolean schneider = played.point(loser) < line;
        int points = (none ? all : schneider ? many : single) * (ours ? 1 : others);
        sheet.step("%s won, with " + played.point(winner) + " to " + played.point(loser), winner);
        if (none || schneider) {
            String few = none ? "no trick" : "fewer than " + line;
            sheet.step("%s have " + few + ", which counts " + points, loser);
        } else {
            sheet.step("it counts " + points);
        }
        return back && !ours
                ? sheet.add(first, -points).step("the maker loses it").done()
                : sheet.add(winner, points).done();
    }

    private boolean wins(HandRecord played, String side, String other) {
        return wanted == THE_MORE ? played.point(side) > played.point(other) : played.point(side) >= wanted;
    }
}
