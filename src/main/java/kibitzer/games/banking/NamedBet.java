package kibitzer.games.banking;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.odds.Fraction;

/**
 * A bet of a game with the ranks it names: "K to win".
 *
 * @param ranks in the order named
 */
public record NamedBet(HouseGame game, Bet bet, List<Rank> ranks) {
    public NamedBet {
        ranks = List.copyOf(ranks);
    }

    /** As it is written: "K to win", "couleur". */
    public String words() {
        String named = ranks.stream().map(rank -> String.valueOf(rank.letter())).collect(Collectors.joining(" "));
        return named.isEmpty() ? bet.name() : named + " " + bet.name();
    }

    /**
     * What may become of it, over all orders of the cards that are not out.
     *
     * @param table the cards it rests on, in order
     * @param seen other cards out of the pack
     * @throws BadBet if the game has no such cards, or a card is there too often
     */
    public Prospect prospect(List<Card> table, Cards seen) {
        Cards left = game.pack().left(table, seen);
        OpenBet open = open(table, left);
        return CountingWalk.of(open, left);
    }

    /** The bet as it is made. */
    public OpenBet open(List<Card> table, Cards left) {
        holdToTheTable(table);
        return bet.opening().open(ranks.isEmpty() ? bet.ranks().model() : ranks, table, left.size());
    }

    /**
     * What it adds to the stake, as a share of it, when these cards are turned.
     *
     * @param cards those on the table first, then those turned, in order; those after the one that settles it do not matter
     * @throws BadBet if they do not settle it
     */
    public Fraction settle(List<Card> cards) {
        return walked(cards).net();
    }

    /**
     * What was counted until these cards settled it, in words; empty where they say it themselves.
     *
     * @throws BadBet if they do not settle it
     */
    public Optional<String> counted(List<Card> cards) {
        return walked(cards).counted();
    }

    /** The sum with which that ends, where it ends in one. */
    public OptionalInt sum(List<Card> cards) {
        return walked(cards).sum();
    }

    /**
     * The card that settled it; empty where it was settled before one was turned.
     *
     * @throws BadBet if they do not settle it
     */
    public Optional<Card> settledBy(List<Card> cards) {
        return walked(cards).last();
    }

    private Walked walked(List<Card> cards) {
        int known = Math.min(bet.table().most(), cards.size() - 1);
        if (cards.isEmpty() || known < bet.table().least()) {
            throw new BadBet("cards", cards.size() + " cards", bet.turned());
        }
        if (bet.ranks().least() > 0 && ranks.isEmpty()) {
            throw new BadBet("bet", "\"" + words() + "\" names no rank", "such as \"" + game.example(bet) + "\"");
        }
        List<Card> table = cards.subList(0, known);
        game.pack().left(cards, Cards.NONE);
        // Turns come in twos where a card without action has been dealt: an odd number of cards is left.
        int left = game.pack().size() - 1 - known;
        int odd = left % 2 == 0 ? left - 1 : left;
        holdToTheTable(table);
        List<Card> turned = cards.subList(known, cards.size());
        OpenBet now = bet.opening().open(ranks, table, odd);
        if (now instanceof OpenBet.Settled(Fraction net)) {
            return new Walked(net, Optional.empty(), OptionalInt.empty(), Optional.empty());
        }
        for (int i = 0; i < turned.size(); i++) {
            Card card = turned.get(i);
            OpenBet next = now.after(card, odd - i - 1);
            if (next instanceof OpenBet.Settled end) {
                List<Card> all = turned.subList(0, i + 1);
                return new Walked(end.net(), now.counts(all, end), now.sum(all, end), Optional.of(card));
            }
            now = next;
        }
        throw new BadBet("cards", turned.size() + " cards do not settle it", bet.turned());
    }

    private record Walked(Fraction net, Optional<String> counted, OptionalInt sum, Optional<Card> last) {}

    private void holdToTheTable(List<Card> table) {
        Bet.OnTable expected = bet.table();
        if (table.size() < expected.least() || table.size() > expected.most()) {
            throw new BadBet("cards", table.size() + (table.size() == 1 ? " card" : " cards"), expected.what());
        }
    }
}
