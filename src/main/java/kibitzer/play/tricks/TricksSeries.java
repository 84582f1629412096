package kibitzer.play.tricks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.settle.Antes;
import kibitzer.games.trick.settle.GamePoints;
import kibitzer.games.trick.settle.Input;
import kibitzer.games.trick.settle.PayRules;

/**
 * Deals of a game of tricks, one after the other, until so many are played or somebody has the points that end the game, unless points are
 * carried over to a next one; the deal passes to the left.
 *
 * @param seed from which all are dealt
 * @param players how many sit down
 * @param wanted how many are played, singles not counted, if the game does not end before
 * @param goal what ends the game; empty where the book names nothing
 * @param deals those that were dealt, in order; the last may go on
 * @param results what those that are over came to
 */
public record TricksSeries(
        TrickGame game,
        Seed seed,
        int players,
        int wanted,
        Optional<GamePoints> goal,
        List<TrickHand> deals,
        List<HandResult> results) {
    /** A game to five points may take nine deals, and those that are thrown in. */
    public static final int MOST_DEALS = 100;

    /** The seeds before are those of the seats. */
    private static final int FIRST_SEED = 3;

    public TricksSeries {
        deals = List.copyOf(deals);
        results = List.copyOf(results);
    }

    /** The first deal; at a table of four chance says who deals it, else the last of the seats does. */
    static TricksSeries dealt(TrickGame game, Seed seed, int players, int wanted, Optional<GamePoints> goal) {
        return new TricksSeries(game, seed, players, wanted, goal, List.of(), List.of()).withDeal();
    }

    private TricksSeries withDeal() {
        List<TrickHand> more = new ArrayList<>(deals);
        boolean alone = hasPool() && left() == 0;
        boolean single = alone && Antes.of(game).single() > 0;
        int number = deals.size();
        more.add(
                single
                        ? TrickDeal.single(game, players, dealer(number), chance(number))
                        : alone && HandTrump.mayTurnLate(game)
                                ? TrickDeal.turnedLate(game, players, dealer(number), chance(number))
                                : TrickDeal.of(game, players, dealer(number), chance(number)));
        TricksSeries next = new TricksSeries(game, seed, players, wanted, goal, more, results);
        return single ? next.at(next.deal()) : next;
    }

    private int dealer(int number) {
        int first = players == TableSeat.COMPASS ? seed.chance().below(players) : players - 1;
        return (first + number) % players;
    }

    private Chance chance(int number) {
        Chance chance = seed.deal(number == 0 ? 0 : number + FIRST_SEED - 1).chance();
        if (number == 0 && players == TableSeat.COMPASS) {
            // the dealer is drawn from the same stream
            chance.below(players);
        }
        return chance;
    }

    /** The deal that is played or has just ended. */
    public TrickHand deal() {
        return deals.getLast();
    }

    /** How many were dealt. */
    public int number() {
        return deals.size();
    }

    /** The numbers of the deals, from 1, that were singles and not played. */
    public Set<Integer> singles() {
        return IntStream.rangeClosed(1, deals.size())
                .filter(number -> deals.get(number - 1).isSingle())
                .boxed()
                .collect(Collectors.toSet());
    }

    /** True if the last deal that is wanted, or that the game takes, is over. */
    public boolean isOver() {
        return deal().phase() == Phase.OVER;
    }

    /** Points or counters by place after the deals that are over, what was paid into a pool taken off. */
    public List<Double> scores() {
        List<Double> sums = new ArrayList<>(Collections.nCopies(players, 0.0));
        for (HandResult result : results) {
            for (int place = 0; place < players; place++) {
                sums.set(place, sums.get(place) + result.net(place));
            }
        }
        return List.copyOf(sums);
    }

    /** What lies in the pool for the deal that goes on, or is left of it when the last is over; 0 where there is none. */
    public int pool() {
        return left() + (isOver() ? 0 : stakes());
    }

    private int stakes() {
        return antes().stream().mapToInt(Integer::intValue).sum();
    }

    /** All that players have paid and nobody has taken. */
    private int left() {
        double all = scores().stream().mapToDouble(Double::doubleValue).sum();
        return hasPool() ? (int) Math.round(-all) : 0;
    }

    private boolean hasPool() {
        return PayRules.of(game)
                .filter(pay -> pay.needs().contains(Input.POOL) || pay.takes().contains(Input.POOL))
                .isPresent();
    }

    /** What each paid into the pool by place, before each deal that is over and the one that goes on; none where there is no pool. */
    List<List<Integer>> paid() {
        if (!hasPool()) {
            return List.of();
        }
        List<List<Integer>> paid =
                new ArrayList<>(results.stream().map(HandResult::paid).toList());
        if (!isOver()) {
            paid.add(antes());
        }
        return paid;
    }

    /** What each pays before the deal that goes on, by place. */
    private List<Integer> antes() {
        Antes antes = hasPool() ? Antes.of(game) : Antes.NONE;
        int left = left();
        return IntStream.range(0, players)
                .mapToObj(place -> antes.paidInto(left, place == deal().dealer()))
                .toList();
    }

    /** Those who have won the game with the last deal, by place; nobody while it goes on. */
    public List<Integer> winners() {
        return GameCount.of(this).winners();
    }

    TricksSeries after(TrickMove move) {
        TrickHand next = switch (move) {
            case TrickMove.Called(String word) -> deal().called(word);
            case TrickMove.PutDown(Cards cards) -> deal().laid(cards);
            case TrickMove.Played played -> deal().played(played);
        };
        return at(next);
    }

    /** With the deal that goes on as it now stands. */
    TricksSeries at(TrickHand now) {
        List<TrickHand> after = new ArrayList<>(deals);
        after.set(deals.size() - 1, now);
        List<HandResult> done = new ArrayList<>(results);
        if (now.phase() == Phase.OVER) {
            done.add(HandResult.of(now, left() + stakes(), antes()));
        }
        TricksSeries series = new TricksSeries(game, seed, players, wanted, goal, after, done);
        int played = deals.size() - series.singles().size();
        boolean goesOn =
                goal.filter(GamePoints::carries).isPresent() || series.winners().isEmpty();
        boolean more = series.isOver() && played < wanted && goesOn;
        return more ? series.withDeal() : series;
    }
}
