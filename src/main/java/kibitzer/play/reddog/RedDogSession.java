package kibitzer.play.reddog;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Seed;
import kibitzer.games.banking.reddog.RedDogDeal;
import kibitzer.games.table.TableSeat;

/**
 * Deals of red dog one after the other; what is left in the pool goes over to the next, and the first bet passes on.
 *
 * @param cards how many each is dealt, four or five
 * @param ante what each pays into an empty pool
 * @param seed from which all are dealt
 * @param wanted how many deals are played
 * @param deals all that were dealt, in order; the last may go on
 */
public record RedDogSession(int players, int cards, int ante, Seed seed, int wanted, List<RedDogDeal> deals) {
    /** Most deals in a session. */
    public static final int MOST_DEALS = 200;

    /** Seeds before this one say where the learner sits. */
    private static final int FIRST_DEAL = 3;

    public RedDogSession {
        deals = List.copyOf(deals);
    }

    static RedDogSession dealt(int players, int cards, int ante, Seed seed, int wanted) {
        return new RedDogSession(players, cards, ante, seed, wanted, List.of()).goneOn();
    }

    /** With the next deal if the last is over and more are wanted. */
    private RedDogSession goneOn() {
        if (!deals.isEmpty() && (!deal().isOver() || deals.size() == wanted)) {
            return this;
        }
        List<RedDogDeal> more = new ArrayList<>(deals);
        int carried = deals.isEmpty() ? 0 : deal().pool();
        more.add(RedDogDeal.dealt(
                seed.deal(deals.size() + FIRST_DEAL).chance().shuffled(Card.ALL),
                players,
                cards,
                deals.size() % players,
                ante,
                carried));
        return new RedDogSession(players, cards, ante, seed, wanted, more);
    }

    /** The deal that is played or has just ended. */
    public RedDogDeal deal() {
        return deals.getLast();
    }

    public boolean isOver() {
        return deal().isOver();
    }

    TableSeat toPlay() {
        return new TableSeat(players, deal().toBet());
    }

    RedDogSession after(int bet) {
        List<RedDogDeal> after = new ArrayList<>(deals);
        after.set(deals.size() - 1, deal().after(bet));
        return new RedDogSession(players, cards, ante, seed, wanted, after).goneOn();
    }

    /** Chips that a seat has won in all deals, its antes taken off. */
    public int won(int place) {
        return deals.stream().mapToInt(deal -> deal.won(place)).sum();
    }
}
