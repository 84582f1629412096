package kibitzer.play.baccarat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Seed;
import kibitzer.games.banking.baccarat.CoupDeal;
import kibitzer.games.table.TableSeat;

/**
 * Coups one after the other, six packs shuffled before each.
 *
 * @param wanted how many are played in which somebody has a choice; naturals that come between are settled beside
 * @param coups all that were dealt, in order; the last may go on
 */
public record CoupSeries(CoupGame game, Seed seed, int wanted, List<Banked> coups) {
    /** Most coups in a series. */
    public static final int MOST_COUPS = 200;

    /** From so many packs. */
    public static final int PACKS = 6;

    /**
     * A coup and who holds the bank.
     *
     * @param banker 0 or 1, the seat's place
     */
    public record Banked(int banker, CoupDeal coup) {
        /** Counters that a seat has won, one to a bet. */
        public int won(int place) {
            return place == banker ? -coup.won() : coup.won();
        }
    }

    public CoupSeries {
        coups = List.copyOf(coups);
    }

    static CoupSeries dealt(CoupGame game, Seed seed, int wanted) {
        return new CoupSeries(game, seed, wanted, List.of()).goneOn();
    }

    /** With coups added until there is a choice, or enough were played. */
    private CoupSeries goneOn() {
        List<Banked> more = new ArrayList<>(coups);
        while (more.isEmpty() || more.getLast().coup().isOver() && decided(more) < wanted) {
            more.add(new Banked(more.isEmpty() ? 1 : nextBanker(more.getLast()), asDealt(more.size())));
        }
        return new CoupSeries(game, seed, wanted, more);
    }

    /** The bank stays with whoever wins or ties; at chemin de fer it passes when it loses. */
    private int nextBanker(Banked last) {
        return game.bankPasses() && last.coup().won() > 0 ? 1 - last.banker() : last.banker();
    }

    int decided(List<Banked> played) {
        return (int) played.stream().filter(banked -> banked.coup().hasChoice()).count();
    }

    /** The coup of this number, from 0, before anybody says anything. */
    CoupDeal asDealt(int number) {
        List<Card> cards = new ArrayList<>();
        Collections.nCopies(PACKS, Card.ALL).forEach(cards::addAll);
        return CoupDeal.dealt(seed.deal(number + 1).chance().shuffled(cards));
    }

    /** The coup that is played or has just ended. */
    public Banked last() {
        return coups.getLast();
    }

    public boolean isOver() {
        return last().coup().isOver();
    }

    /** Whose turn it is. */
    TableSeat toPlay() {
        int banker = last().banker();
        return new TableSeat(2, last().coup().step() == CoupDeal.Step.DEALER ? banker : 1 - banker);
    }

    CoupSeries after(boolean draws) {
        List<Banked> after = new ArrayList<>(coups);
        after.set(coups.size() - 1, new Banked(last().banker(), last().coup().after(draws)));
        return new CoupSeries(game, seed, wanted, after).goneOn();
    }

    /** The coups that are over. */
    public List<Banked> played() {
        return coups.stream().filter(banked -> banked.coup().isOver()).toList();
    }
}
