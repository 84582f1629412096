package kibitzer.games.casino;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;

/**
 * A deal of casino for two as far as it is played, from the first four cards to the last. Immutable.
 *
 * @param game what is played
 * @param dealer player 0 or 1
 * @param hands what each holds
 * @param layout what lies on the table
 * @param stock what is not dealt yet, the top card first
 * @param piles what each has taken in
 * @param lastTaker who took in last; empty if nobody has
 * @param toPlay whose turn it is
 * @param story what both have played
 */
public record CasinoDeal(
        CasinoGame game,
        int dealer,
        List<CardSet> hands,
        Layout layout,
        List<Card> stock,
        List<Pile> piles,
        Optional<Integer> lastTaker,
        int toPlay,
        List<Played> story) {

    /**
     * A play that was made.
     *
     * @param sweep true if it cleared the table
     * @param last true if it was the last of its round
     */
    public record Played(int player, CasinoPlay play, boolean sweep, boolean last) {}

    public CasinoDeal {
        hands = List.copyOf(hands);
        stock = List.copyOf(stock);
        piles = List.copyOf(piles);
        story = List.copyOf(story);
    }

    /** Dealt by twos: to the opponent, to the table, to the dealer, and again (par. 4). */
    public static CasinoDeal dealt(CasinoGame game, Seed seed, int dealer) {
        List<Card> pack = game.rules().pack().shuffled(seed);
        List<Card> other = new ArrayList<>();
        List<Card> own = new ArrayList<>();
        List<Card> open = new ArrayList<>();
        int top = 0;
        for (int twos = 0; twos < 2; twos++) {
            other.addAll(pack.subList(top, top + 2));
            open.addAll(pack.subList(top + 2, top + 4));
            own.addAll(pack.subList(top + 4, top + 6));
            top += 6;
        }
        return new CasinoDeal(
                game,
                dealer,
                hands(dealer, CardSet.of(own), CardSet.of(other)),
                new Layout(CardSet.of(open), List.of()),
                pack.subList(top, pack.size()),
                List.of(Pile.NONE, Pile.NONE),
                Optional.empty(),
                1 - dealer,
                List.of());
    }

    private static List<CardSet> hands(int dealer, CardSet own, CardSet other) {
        return dealer == 0 ? List.of(own, other) : List.of(other, own);
    }

    public boolean isOver() {
        return stock.isEmpty() && hands.stream().allMatch(CardSet::isEmpty);
    }

    /** What the player in turn may do. */
    public List<CasinoPlay> plays() {
        return new LawfulPlays(game.rules(), hands.get(toPlay), layout, toPlay).all();
    }

    /** What a player sees. */
    public CasinoSight sight(int player) {
        return new CasinoSight(
                game,
                hands.get(player),
                player == CasinoSight.ME ? layout : layout.exchanged(),
                piles.get(player).cards(),
                piles.get(1 - player).cards(),
                dealer == player,
                lastTaker.map(taker -> taker == player ? CasinoSight.ME : CasinoSight.THEY));
    }

    /** After a lawful play of the player in turn; new cards are dealt where they are due. */
    public CasinoDeal after(CasinoPlay play) {
        Layout table = layout.after(play, toPlay);
        boolean sweep = play instanceof CasinoPlay.Take && table.isEmpty();
        List<Pile> taken = new ArrayList<>(piles);
        if (play instanceof CasinoPlay.Take take) {
            taken.set(toPlay, piles.get(toPlay).with(take.taken().with(take.card()), sweep));
        }
        List<CardSet> held = new ArrayList<>(hands);
        held.set(toPlay, hands.get(toPlay).without(play.card()));
        List<Card> rest = stock;
        boolean last = held.stream().allMatch(CardSet::isEmpty);
        if (!rest.isEmpty() && game.rules().stock() == FishingRules.Stock.ONE_BY_ONE) {
            held.set(toPlay, held.get(toPlay).with(rest.getFirst()));
            rest = rest.subList(1, rest.size());
            last = false;
        } else if (last && !rest.isEmpty()) {
            rest = dealAgain(held, rest);
        }
        List<Played> told = new ArrayList<>(story);
        told.add(new Played(toPlay, play, sweep, last));
        CasinoDeal after = new CasinoDeal(
                game,
                dealer,
                held,
                table,
                rest,
                taken,
                play instanceof CasinoPlay.Take ? Optional.of(toPlay) : lastTaker,
                1 - toPlay,
                told);
        return after.isOver() ? after.cleared() : after;
    }

    /** Four each by twos, the opponent of the dealer first; fills the hands and returns the rest of the stock. */
    private List<Card> dealAgain(List<CardSet> held, List<Card> from) {
        List<Card> rest = from;
        for (int twos = 0; twos < 2; twos++) {
            for (int player : List.of(1 - dealer, dealer)) {
                held.set(player, held.get(player).union(CardSet.of(rest.subList(0, 2))));
                rest = rest.subList(2, rest.size());
            }
        }
        return rest;
    }

    /** What is left lies with who took in last (par. 17), and is no sweep. */
    private CasinoDeal cleared() {
        List<Pile> taken = new ArrayList<>(piles);
        lastTaker.ifPresent(player -> taken.set(player, piles.get(player).with(layout.all(), false)));
        return new CasinoDeal(
                game,
                dealer,
                hands,
                lastTaker.isPresent() ? Layout.EMPTY : layout,
                stock,
                taken,
                lastTaker,
                toPlay,
                story);
    }

    /** What has been scored so far, the points of a player first. */
    public Sheet sheet(int player) {
        return Sheet.of(game.rules().scoring(), piles.get(player), piles.get(1 - player));
    }
}
