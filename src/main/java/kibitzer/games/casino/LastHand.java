package kibitzer.games.casino;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;

/**
 * The last hand of a deal, in which every card is known: what each play comes to if both go on as well as they can.
 *
 * <p>Method: alpha-beta search to the last card over every lawful play, with the positions met before kept beside the bounds
 * found for them (Knuth and Moore, "An analysis of alpha-beta pruning", 1975).
 */
public final class LastHand {
    private static final int MOST = 100;

    private final FishingRules rules;
    private final CardSet pack;
    private final Map<Position, Bounds> met = new HashMap<>();

    private LastHand(CasinoGame game) {
        this.rules = game.rules();
        this.pack = rules.cards();
    }

    /**
     * A play and what it comes to.
     *
     * @param difference points of the deal, own less the opponent's; of sweeps only those still to come
     */
    public record Outcome(CasinoPlay play, int difference) {}

    private record Bounds(int least, int most) {}

    /** @param taken by player 0; what neither holds, has taken or sees on the table is player 1's */
    private record Position(
            CardSet mine,
            CardSet theirs,
            Layout layout,
            CardSet taken,
            int toPlay,
            Optional<Integer> last,
            int sweeps) {
        CardSet hand() {
            return toPlay == CasinoSight.ME ? mine : theirs;
        }

        Position after(CasinoPlay play) {
            Layout table = layout.after(play, toPlay);
            boolean me = toPlay == CasinoSight.ME;
            CardSet won = play instanceof CasinoPlay.Take(Card card, CardSet cards) ? cards.with(card) : CardSet.EMPTY;
            int swept = won.isEmpty() || !table.isEmpty() ? 0 : me ? 1 : -1;
            return new Position(
                    me ? mine.without(play.card()) : mine,
                    me ? theirs : theirs.without(play.card()),
                    table,
                    me ? taken.union(won) : taken,
                    1 - toPlay,
                    won.isEmpty() ? last : Optional.of(toPlay),
                    sweeps + swept);
        }
    }

    /**
     * Every play of the player in turn, the best first: the points he scores in the deal less the opponent's.
     *
     * @throws IllegalArgumentException if the opponent's cards are not known
     */
    public static List<Outcome> of(CasinoSight sight) {
        if (!sight.isLastHand()) {
            throw new IllegalArgumentException(sight.unseen().size() + " cards not seen; expected " + sight.left());
        }
        LastHand search = new LastHand(sight.game());
        Position here = here(sight);
        return sight.plays().stream()
                .map(play -> new Outcome(play, search.value(here.after(play), -MOST, MOST)))
                .sorted(Comparator.comparingInt(outcome -> -outcome.difference()))
                .toList();
    }

    /** What both sides have taken in at the end, if after this play both go on as well as they can; left cards are given out. */
    public static Ended after(CasinoSight sight, CasinoPlay play) {
        LastHand search = new LastHand(sight.game());
        Position at = here(sight).after(play);
        while (!at.mine().isEmpty() || !at.theirs().isEmpty()) {
            at = search.bestOf(at);
        }
        return search.ended(at);
    }

    /** With what the opponent goes on after this play; empty where no card is left to them. */
    public static Optional<CasinoPlay> reply(CasinoSight sight, CasinoPlay play) {
        LastHand search = new LastHand(sight.game());
        Position at = here(sight).after(play);
        return at.theirs().isEmpty() ? Optional.empty() : Optional.of(search.bestPlay(at));
    }

    private static Position here(CasinoSight sight) {
        return new Position(
                sight.hand(), sight.unseen(), sight.layout(), sight.taken(), CasinoSight.ME, sight.lastTaker(), 0);
    }

    private Position bestOf(Position position) {
        return position.after(bestPlay(position));
    }

    /** The first of the plays that come to most for the player in turn. */
    private CasinoPlay bestPlay(Position position) {
        boolean me = position.toPlay() == CasinoSight.ME;
        Comparator<CasinoPlay> byWorth = Comparator.comparingInt(play -> value(position.after(play), -MOST, MOST));
        return new LawfulPlays(rules, position.hand(), position.layout(), position.toPlay())
                .all().stream().min(me ? byWorth.reversed() : byWorth).orElseThrow();
    }

    /**
     * The end of a deal.
     *
     * @param sweeps those still made, own less the opponent's
     */
    public record Ended(Pile mine, Pile theirs, int sweeps) {
        /** What one line of the score comes to, own points less the opponent's. */
        public int difference(ScoreLine line) {
            return line instanceof ScoreLine.Sweeps ? sweeps : line.points(mine, theirs) - line.points(theirs, mine);
        }
    }

    private int value(Position position, int alpha, int beta) {
        if (position.mine().isEmpty() && position.theirs().isEmpty()) {
            return difference(position);
        }
        Bounds known = met.getOrDefault(position, new Bounds(-MOST, MOST));
        if (known.least() >= beta || known.least() == known.most()) {
            return known.least();
        }
        if (known.most() <= alpha) {
            return known.most();
        }
        boolean me = position.toPlay() == CasinoSight.ME;
        int low = Math.max(alpha, known.least());
        int high = Math.min(beta, known.most());
        int best = me ? -MOST : MOST;
        for (CasinoPlay play : new LawfulPlays(rules, position.hand(), position.layout(), position.toPlay()).all()) {
            if (me) {
                best = Math.max(best, value(position.after(play), Math.max(low, best), high));
            } else {
                best = Math.min(best, value(position.after(play), low, Math.min(high, best)));
            }
            if (me ? best >= high : best <= low) {
                break;
            }
        }
        met.put(
                position,
                best <= low
                        ? new Bounds(known.least(), best)
                        : best >= high ? new Bounds(best, known.most()) : new Bounds(best, best));
        return best;
    }

    /** What is left goes to who took in last. */
    private Ended ended(Position position) {
        CardSet left = position.layout().all();
        CardSet mine = position.last().filter(taker -> taker == CasinoSight.ME).isPresent()
                ? position.taken().union(left)
                : position.taken();
        CardSet theirs = pack.minus(mine);
        if (position.last().isEmpty()) {
            theirs = theirs.minus(left);
        }
        return new Ended(new Pile(mine, 0), new Pile(theirs, 0), position.sweeps());
    }

    private int difference(Position position) {
        Ended ended = ended(position);
        int points = 0;
        for (ScoreLine line : rules.scoring()) {
            points += ended.difference(line);
        }
        return points;
    }

    /** Those that come to most. */
    public static List<CasinoPlay> best(List<Outcome> outcomes) {
        List<CasinoPlay> best = new ArrayList<>();
        for (Outcome outcome : outcomes) {
            if (outcome.difference() == outcomes.getFirst().difference()) {
                best.add(outcome.play());
            }
        }
        return best;
    }
}
