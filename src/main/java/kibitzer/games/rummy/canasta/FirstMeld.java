package kibitzer.games.rummy.canasta;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.games.rummy.family.Divider;
import kibitzer.games.rummy.family.Division;
import kibitzer.games.rummy.family.RummyGame;

/** What the first meld of a side must count (p. 21; samba p. 25), and the most that a hand can lay down. */
public final class FirstMeld {
    private static final int SAMBA_TOP = 7000;

    private FirstMeld() {}

    /**
     * The least that the first meld must count.
     *
     * @param score of the side from the deals before
     */
    public static int minimum(RummyGame game, int score) {
        if (game == RummyGame.SAMBA && score >= SAMBA_TOP) {
            return 150;
        }
        return score < 0 ? 15 : score < 1500 ? 50 : score < 3000 ? 90 : 120;
    }

    /** What the melds count towards it: their cards, without the bonus of a canasta. */
    public static int count(RummyGame game, List<Cards> melds) {
        return melds.stream().mapToInt(game.rules().values()::left).sum();
    }

    /** The melds of a hand that count the most; black threes are kept, for they are melded only in going out. */
    public static Division most(RummyGame game, Cards hand) {
        Cards melding =
                Cards.of(hand.stream().filter(card -> !Threes.isThree(card)).toList());
        return Divider.leastLeft(game.rules(), melding);
    }

    /**
     * The most that can be laid down when the top of the pile is taken with a natural pair from the hand; empty without
     * such a pair. Only the top card and the hand count.
     */
    public static Optional<Integer> mostWithPair(RummyGame game, Card top, Cards hand) {
        Cards all = hand.with(top);
        return Divider.melds(game.rules(), all).stream()
                .filter(meld -> meld.contains(top) && holdsAPairBeside(game, top, meld))
                .map(meld -> count(game, List.of(meld))
                        + count(game, most(game, restBeside(game, meld, all)).melds()))
                .max(Integer::compare);
    }

    private static boolean holdsAPairBeside(RummyGame game, Card top, Cards meld) {
        return meld.stream()
                        .filter(card -> isNatural(game, card) && card.rank() == top.rank())
                        .count()
                > 2;
    }

    /** What is left for other melds: where a rank makes one meld alone, nothing of its rank. */
    private static Cards restBeside(RummyGame game, Cards meld, Cards all) {
        Optional<Rank> spent = game.rules().groups().oneOfARank() ? game.rules().rankOf(meld) : Optional.empty();
        return Cards.of(all.minus(meld).stream()
                .filter(card -> !isNatural(game, card)
                        || spent.filter(card.rank()::equals).isEmpty())
                .toList());
    }

    private static boolean isNatural(RummyGame game, Card card) {
        return !game.rules().wilds().isWild(card);
    }
}
