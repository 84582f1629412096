package kibitzer.play.vingtetun;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Seed;
import kibitzer.games.banking.vingtetun.VingtDeal;
import kibitzer.games.banking.vingtetun.VingtEtUnRules;
import kibitzer.games.banking.vingtetun.VingtMove;

/**
 * Deals of vingt-et-un one after the other, the packs shuffled before each.
 *
 * @param packs how many are shuffled together
 * @param seed from which all are dealt
 * @param wanted how many deals are played in which the player has a choice; naturals that come between are settled beside
 * @param deals all that were dealt, in order; the last may go on
 */
public record VingtSeries(VingtEtUnRules rules, int packs, Seed seed, int wanted, List<VingtDeal> deals) {
    /** Most deals in a series. */
    public static final int MOST_DEALS = 200;

    /** Counters on a bet: two, so that a natural can be paid one and a half times. */
    public static final int BET = 2;

    public VingtSeries {
        deals = List.copyOf(deals);
    }

    static VingtSeries dealt(VingtEtUnRules rules, int packs, Seed seed, int wanted) {
        return new VingtSeries(rules, packs, seed, wanted, List.of()).goneOn();
    }

    /** With deals added until there is a choice, or enough were played. */
    private VingtSeries goneOn() {
        List<VingtDeal> more = new ArrayList<>(deals);
        while (more.isEmpty() || more.getLast().isOver() && decided(more) < wanted) {
            more.add(asDealt(more.size()));
        }
        return new VingtSeries(rules, packs, seed, wanted, more);
    }

    int decided(List<VingtDeal> played) {
        return (int) played.stream().filter(VingtDeal::hasChoice).count();
    }

    /** The deal of this number, from 0, before anybody says anything. */
    VingtDeal asDealt(int number) {
        List<Card> cards = new ArrayList<>();
        Collections.nCopies(packs, Card.ALL).forEach(cards::addAll);
        return VingtDeal.dealt(rules, seed.deal(number + 1).chance().shuffled(cards));
    }

    /** The deal that is played or has just ended. */
    public VingtDeal deal() {
        return deals.getLast();
    }

    public boolean isOver() {
        return deal().isOver();
    }

    VingtSeries after(VingtMove move) {
        List<VingtDeal> after = new ArrayList<>(deals);
        after.set(deals.size() - 1, deal().after(move));
        return new VingtSeries(rules, packs, seed, wanted, after).goneOn();
    }

    /** Counters won or lost in each deal that is over, in order. */
    public List<Integer> results() {
        return deals.stream()
                .filter(VingtDeal::isOver)
                .map(deal -> (int) Math.round(BET * deal.won()))
                .toList();
    }
}
