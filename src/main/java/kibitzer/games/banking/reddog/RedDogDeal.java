package kibitzer.games.banking.reddog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;

/**
 * A deal of red dog at the table (p. 378): each in turn bets against the next card of the pack or forfeits a chip.
 *
 * @param eldest the place of whoever bets first, from 0
 * @param ante what each pays into the pool whenever it is empty
 * @param carried what the deals before have left in the pool
 * @param hands by place, four or five cards each
 * @param stock what was not dealt, the top card first
 * @param turns those that were taken, in order
 */
public record RedDogDeal(
        int eldest, int ante, int carried, List<CardSet> hands, List<Card> stock, List<TurnTaken> turns) {
    /** Most chips in a bet at this table, also where the pool has grown beyond. */
    public static final int MOST_BET = 100;

    /**
     * A turn that was taken.
     *
     * @param place whose it was
     * @param pool chips in the pool before
     * @param bet chips; 0 for the forfeit of one
     * @param turned the card that decided; empty for a forfeit
     * @param shown what the player had to show: the card that won, or the whole hand
     */
    public record TurnTaken(int place, int pool, int bet, Optional<Card> turned, List<Card> shown) {
        public TurnTaken {
            shown = List.copyOf(shown);
        }

        public boolean isForfeit() {
            return turned.isEmpty();
        }

        /** Chips that the player has won from the pool; below 0 what he has paid into it. */
        public int won() {
            return turned.map(card -> WinningCard.of(CardSet.of(shown), card).isPresent() ? bet : -bet)
                    .orElse(-1);
        }
    }

    public RedDogDeal {
        hands = List.copyOf(hands);
        stock = List.copyOf(stock);
        turns = List.copyOf(turns);
    }

    /**
     * One card at a time to each, the eldest first.
     *
     * @param pack shuffled, the top card first
     * @param cards how many each gets
     */
    public static RedDogDeal dealt(List<Card> pack, int players, int cards, int eldest, int ante, int carried) {
        List<CardSet> hands = IntStream.range(0, players)
                .mapToObj(place -> IntStream.range(0, cards)
                        .mapToObj(round -> pack.get(round * players + Math.floorMod(place - eldest, players)))
                        .collect(CardSet.toCardSet()))
                .toList();
        return new RedDogDeal(eldest, ante, carried, hands, pack.subList(players * cards, pack.size()), List.of());
    }

    public int players() {
        return hands.size();
    }

    public boolean isOver() {
        return turns.size() == players();
    }

    /** Whose turn it is; the eldest's again when all have had theirs. */
    public int toBet() {
        return (eldest + turns.size()) % players();
    }

    /** Chips in the pool, the antes in it if it was empty and somebody is still to bet. */
    public int pool() {
        int left = left(turns.size());
        return left == 0 && !isOver() ? players() * ante : left;
    }

    /** The most that may be bet. */
    public int mostBet() {
        return Math.min(pool(), MOST_BET);
    }

    /** How often all have paid an ante. */
    public int antes() {
        return (int) IntStream.rangeClosed(0, Math.min(turns.size(), players() - 1))
                .filter(taken -> left(taken) == 0)
                .count();
    }

    /** In the pool after so many turns, before anybody fills it. */
    private int left(int taken) {
        return taken == 0
                ? carried
                : turns.get(taken - 1).pool() - turns.get(taken - 1).won();
    }

    /** Cards that everybody has seen: those turned and those shown. */
    public CardSet exposed() {
        List<Card> cards = new ArrayList<>();
        turns.forEach(turn -> {
            turn.turned().ifPresent(cards::add);
            cards.addAll(turn.shown());
        });
        return CardSet.of(cards);
    }

    /**
     * After the turn of whoever is to bet.
     *
     * @param bet chips, 0 to forfeit
     */
    public RedDogDeal after(int bet) {
        if (isOver() || bet < 0 || bet > mostBet()) {
            throw new IllegalArgumentException(
                    "a bet of " + bet + "; expected 0 to " + mostBet() + " in a deal that goes on");
        }
        List<TurnTaken> after = new ArrayList<>(turns);
        after.add(bet == 0 ? new TurnTaken(toBet(), pool(), 0, Optional.empty(), List.of()) : decided(bet));
        return new RedDogDeal(eldest, ante, carried, hands, stock, after);
    }

    private TurnTaken decided(int bet) {
        Card turned =
                stock.get((int) turns.stream().filter(turn -> !turn.isForfeit()).count());
        CardSet hand = hands.get(toBet());
        List<Card> shown = WinningCard.of(hand, turned).map(List::of).orElseGet(hand::byRank);
        return new TurnTaken(toBet(), pool(), bet, Optional.of(turned), shown);
    }

    /** Chips that a seat has won in the deal, its antes taken off. */
    public int won(int place) {
        return taken(place).map(TurnTaken::won).orElse(0) - antes() * ante;
    }

    /** What a player did; empty before his turn. */
    public Optional<TurnTaken> taken(int place) {
        return turns.stream().filter(turn -> turn.place() == place).findFirst();
    }
}
