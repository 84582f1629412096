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
 * @param run true of a sequence
 * @param first chips for its first three cards
 * @param more chips for every further card
 * @param cards how many cards are melded
 */
public record Condition(String words, boolean run, InSuits suits, int first, int more, int cards) {
    /** Of what suits the cards are: spades pay double. */
    public enum InSuits {
        SPADES,
        ANOTHER,
        SEVERAL;

        private static InSuits of(Set<Suit> suits) {
            return suits.size() > 1 ? SEVERAL : suits.contains(Suit.SPADES) ? SPADES : ANOTHER;
        }
    }

    private static final List<Rank> VALLE = List.of(Rank.THREE, Rank.FIVE, Rank.SEVEN);

    /** Chips from each active player. */
    public int chips() {
        return first + (cards - 3) * more;
    }

    /** What a group of one suit, not spades, would bring that pays one chip more for its first three cards than this. */
    public int inOneSuit() {
        return first + 1 + cards - 3;
    }

    /** @throws IllegalArgumentException if the cards are no meld */
    public static Condition of(Cards cards) {
        Meld meld = RummyGame.PANGUINGUE.rules().readings(cards).stream()
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(cards + "; expected a meld of panguingue"));
        Set<Suit> suits = cards.stream().map(Card::suit).collect(Collectors.toSet());
        InSuits in = InSuits.of(suits);
        boolean spades = in == InSuits.SPADES;
        if (meld.run()) {
            boolean low = meld.places().getFirst().as() == Rank.ACE;
            boolean high = meld.places().getLast().as() == Rank.KING;
            int each = low || high ? (spades ? 2 : 1) : 0;
            String what = low || high
                    ? "the sequence has " + (low ? "A-2-3" : "K-Q-J") + " in it, "
                            + (spades ? "in spades" : "not in spades")
                    : "only a sequence with A-2-3 or K-Q-J in it is paid";
            return new Condition(what, true, in, each, each, cards.size());
        }
        Rank rank = meld.places().getFirst().as();
        boolean valle = VALLE.contains(rank);
        String are =
                rank.plural() + (valle ? " are valle cards" : " are no valle cards, as threes, fives and sevens are");
        if (suits.size() == 1) {
            String suit = spades ? ", here all in spades" : ", here all of one suit, not spades";
            return new Condition(
                    rank.plural() + (valle ? " are valle cards" : ", no valle cards") + suit,
                    false,
                    in,
                    valle ? spades ? 4 : 2 : spades ? 2 : 1,
                    spades ? 2 : 1,
                    cards.size());
        }
        return valle
                ? new Condition(are + ", here of different suits", false, in, 1, 1, cards.size())
                : new Condition(are + ", and not all of one suit", false, in, 0, 0, cards.size());
    }
}
