package kibitzer.games.rummy.canasta;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.games.rummy.family.RummyGame;

/**
 * A player before his draw, and the discard pile.
 *
 * @param game canasta or samba
 * @param pile oldest first, its top card last, which is no red three: on that another card is turned (p. 19)
 * @param hand of the player
 * @param melds of his side; none before its first meld
 * @param score of his side from the deals before
 */
public record TakingThePile(RummyGame game, List<Card> pile, Cards hand, List<Cards> melds, int score) {
    /** How the top card is used. */
    public enum Way {
        PAIR,
        WILD,
        LAY_OFF
    }

    public TakingThePile {
        pile = List.copyOf(pile);
        melds = List.copyOf(melds);
        if (pile.isEmpty()) {
            throw new IllegalArgumentException("an empty pile; expected a card at least");
        }
    }

    public Card top() {
        return pile.getLast();
    }

    /** What keeps everybody from the pile whatever he holds: its top card is wild or a black three. */
    public boolean isStopped() {
        return game.rules().wilds().isWild(top()) || Threes.isThree(top());
    }

    /** True if only a natural pair takes the pile: a wild card or red three is in it, or the side has not melded. */
    public boolean isFrozen() {
        return melds.isEmpty()
                || pile.stream().anyMatch(card -> game.rules().wilds().isWild(card) || Threes.isRed(card));
    }

    /** The ways in which the player may take the pile; none where he may not. */
    public List<Way> ways() {
        List<Way> ways = new ArrayList<>();
        if (isStopped()) {
            return ways;
        }
        if (naturals() >= 2 && reachesTheMinimum()) {
            ways.add(Way.PAIR);
        }
        if (!isFrozen()) {
            if (game == RummyGame.CANASTA && naturals() >= 1 && holdsAWildCardForIt()) {
                ways.add(Way.WILD);
            }
            if (meldThatTakesTheTop().isPresent() && !isLastCardOnOne()) {
                ways.add(Way.LAY_OFF);
            }
        }
        return ways;
    }

    /** A meld of the side to which the top card could be added. */
    public Optional<Cards> meldThatTakesTheTop() {
        return melds.stream().filter(meld -> game.rules().takes(meld, top())).findFirst();
    }

    /** A player with only one card may not take a pile of one card by laying it off (p. 20 para 24). */
    public boolean isLastCardOnOne() {
        return hand.size() == 1 && pile.size() == 1;
    }

    private boolean reachesTheMinimum() {
        return !melds.isEmpty()
                || FirstMeld.mostWithPair(game, top(), hand)
                        .filter(count -> count >= FirstMeld.minimum(game, score))
                        .isPresent();
    }

    /** What a side melds of one rank is one meld: it may have its three wild cards already. */
    private boolean holdsAWildCardForIt() {
        Cards more = Cards.of(List.of(top(), top()));
        Optional<Cards> standing = melds.stream()
                .filter(meld ->
                        game.rules().rankOf(meld).filter(top().rank()::equals).isPresent())
                .findFirst();
        return hand.stream()
                .filter(game.rules().wilds()::isWild)
                .anyMatch(wild -> standing.map(
                                meld -> game.rules().isMeld(meld.plus(more).with(wild)))
                        .orElse(true));
    }

    /** How many natural cards of the top card's rank the hand holds. */
    public long naturals() {
        return hand.stream()
                .filter(card -> !card.isJoker() && !top().isJoker() && card.rank() == top().rank())
                .count();
    }

    /** What the player can lay down at once with the top card and a pair. */
    public Optional<Integer> mostWithPair() {
        return isStopped() ? Optional.empty() : FirstMeld.mostWithPair(game, top(), hand);
    }
}
