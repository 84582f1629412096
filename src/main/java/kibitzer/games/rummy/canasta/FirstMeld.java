package kibitzer.games.rummy.canasta;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.games.rummy.family.Cards;
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
        List<Card> same = hand.stream()
                .filter(card -> !card.isJoker() && !game.rules().wilds().isWild(card) && card.rank() == top.rank())
                .toList();
        if (same.size() < 2) {
            return Optional.empty();
        }
        Cards rest = hand.minus(Cards.of(same));
        List<Card> wild = rest.stream().filter(game.rules().wilds()::isWild).toList();
        List<Card> byWorth = wild.stream()
                .sorted((one, other) -> game.rules().values().left(other)
                        - game.rules().values().left(one))
                .toList();
        return IntStream.rangeClosed(0, Math.min(game.rules().wilds().most(), wild.size()))
                .mapToObj(number -> {
                    Cards used = Cards.of(byWorth.subList(0, number));
                    Cards meld = Cards.of(same).with(top).plus(used);
                    Division others = most(game, rest.minus(used));
                    return count(game, List.of(meld)) + count(game, others.melds());
                })
                .max(Integer::compare);
    }
}
