package kibitzer.conventions.fivehundred;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * A contractor's hand with the widow, of which three cards are laid away.
 *
 * @param cards thirteen
 * @param tricks bid
 * @param trump none at no trump, where the joker alone is above all suits
 */
public record LayAwayHand(CardSet cards, int tricks, Optional<Suit> trump) {
    public static final int CARDS = 13;
    public static final int AWAY = 3;
    private static final int LONG = 4;

    CardSet trumps() {
        return trump.map(suit -> CountAtFiveHundred.trumps(suit).in(cards)).orElseGet(cards::jokers);
    }

    /** The jack of the other suit of the trumps' colour, where it is held: a trump that does not look like one. */
    Optional<Card> leftBower() {
        return trump.flatMap(suit -> trumps().stream()
                .filter(card -> !card.isJoker() && card.suit() != suit)
                .findFirst());
    }

    private CardSet side(Suit suit) {
        return cards.minus(trumps()).in(suit);
    }

    /** Every card of side suits of four or more. */
    CardSet longSuits() {
        CardSet all = CardSet.EMPTY;
        for (Suit suit : Suit.DOWNWARDS) {
            all = side(suit).size() >= LONG ? all.union(side(suit)) : all;
        }
        return all;
    }

    /** True if every side king that is held keeps the ace or a card beside it, and is kept, and no side ace is thrown. */
    boolean keepsKings(CardSet thrown) {
        return lossOfKings(thrown).isEmpty();
    }

    /** What is lost of side aces and kings: "it throws away the ace of spades", "it leaves the king of clubs bare". */
    Optional<String> lossOfKings(CardSet thrown) {
        for (Suit suit : Suit.DOWNWARDS) {
            CardSet held = side(suit);
            CardSet kept = held.minus(thrown);
            for (Rank rank : List.of(Rank.ACE, Rank.KING)) {
                if (held.contains(rank, suit) && !kept.contains(rank, suit)) {
                    return Optional.of("it throws away the " + rank.word() + " of " + suit.plural());
                }
            }
            if (held.contains(Rank.KING, suit) && held.size() > 1 && kept.size() < 2) {
                return Optional.of("it leaves the king of " + suit.plural() + " bare");
            }
        }
        return Optional.empty();
    }

    /** True if every side king is kept, with a card beside it where there was one. */
    boolean keepsGuards(CardSet thrown) {
        return Suit.DOWNWARDS.stream().allMatch(suit -> {
            CardSet held = side(suit);
            CardSet kept = held.minus(thrown);
            return !held.contains(Rank.KING, suit)
                    || kept.contains(Rank.KING, suit) && (held.size() == 1 || kept.size() > 1);
        });
    }

    /** How many side aces and kings are thrown, or kings left bare that had a card beside them. */
    int stopsLost(CardSet thrown) {
        int lost = 0;
        for (Suit suit : Suit.DOWNWARDS) {
            CardSet held = side(suit);
            CardSet kept = held.minus(thrown);
            if (held.contains(Rank.ACE, suit) && !kept.contains(Rank.ACE, suit)) {
                lost++;
            }
            if (held.contains(Rank.KING, suit)
                    && (!kept.contains(Rank.KING, suit) || held.size() > 1 && kept.size() < 2)) {
                lost++;
            }
        }
        return lost;
    }

    /** Side queens thrown, or left with fewer than two cards beside them that were there. */
    int queensBared(CardSet thrown) {
        int bared = 0;
        for (Suit suit : Suit.DOWNWARDS) {
            CardSet held = side(suit);
            CardSet kept = held.minus(thrown);
            if (held.contains(Rank.QUEEN, suit)
                    && held.size() > 2
                    && (!kept.contains(Rank.QUEEN, suit) || kept.size() < 3)) {
                bared++;
            }
        }
        return bared;
    }

    static int height(CardSet thrown) {
        return thrown.stream()
                .mapToInt(card ->
                        card.isJoker() ? Rank.ACE.ordinal() + 1 : card.rank().ordinal())
                .sum();
    }

    /** Every three of the cards. */
    public List<CardSet> options() {
        List<Card> all = cards.toList();
        List<CardSet> options = new ArrayList<>();
        for (int one = 0; one < all.size(); one++) {
            for (int two = one + 1; two < all.size(); two++) {
                for (int three = two + 1; three < all.size(); three++) {
                    options.add(CardSet.of(all.get(one), all.get(two), all.get(three)));
                }
            }
        }
        return options;
    }

    /** Those that throw no more trumps than they must. */
    public List<CardSet> considered() {
        CardSet trumps = trumps();
        int must = Math.max(0, AWAY - (CARDS - trumps.size()));
        return options().stream()
                .filter(thrown -> thrown.intersection(trumps).size() == must)
                .toList();
    }
}
