package kibitzer.games.rummy.panguingue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.rummy.family.Meld;
import kibitzer.games.rummy.family.RummyGame;

/**
 * What a meld collects from every active player (p. 48).
 *
 * @param words the kind of condition, in words
 * @param first chips for its first three cards
 * @param more chips for every further card
 * @param cards how many cards are melded
 */
public record Condition(String words, int first, int more, int cards) {
    private static final List<Rank> VALLE = List.of(Rank.THREE, Rank.FIVE, Rank.SEVEN);

    /** Chips from each active player. */
    public int chips() {
        return first + (cards - 3) * more;
    }

    /** @throws IllegalArgumentException if the cards are no meld */
    public static Condition of(Cards cards) {
        Meld meld = RummyGame.PANGUINGUE.rules().readings(cards).stream()
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(cards + "; expected a meld of panguingue"));
        Set<Suit> suits = cards.stream().map(Card::suit).collect(Collectors.toSet());
        boolean spades = suits.equals(Set.of(Suit.SPADES));
        String in = spades ? " in spades" : " in another suit than spades";
        if (meld.run()) {
            boolean low = meld.places().getFirst().as() == Rank.ACE;
            boolean high = meld.places().getLast().as() == Rank.KING;
            int each = low || high ? (spades ? 2 : 1) : 0;
            String what = low
                    ? "a sequence with A-2-3"
                    : high ? "a sequence with K-Q-J" : "a sequence with neither A-2-3 nor K-Q-J, no condition";
            return new Condition(low || high ? what + "," + in : what, each, each, cards.size());
        }
        boolean valle = VALLE.contains(meld.places().getFirst().as());
        if (suits.size() == 1) {
            return valle
                    ? new Condition("valle cards of one suit," + in, spades ? 4 : 2, spades ? 2 : 1, cards.size())
                    : new Condition("other cards of one suit," + in, spades ? 2 : 1, spades ? 2 : 1, cards.size());
        }
        return valle
                ? new Condition("valle cards of different suits", 1, 1, cards.size())
                : new Condition("other cards of different suits, no condition", 0, 0, cards.size());
    }
}
