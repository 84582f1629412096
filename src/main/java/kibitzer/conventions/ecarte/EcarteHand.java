package kibitzer.conventions.ecarte;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Pack;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.trumps.TrumpsGames;

/**
 * Five cards at ecarte, where the ace stands below the jack.
 *
 * @param cards sevens to kings
 */
public record EcarteHand(CardSet cards, Suit trump) {
    public static final int CARDS = 5;
    public static final CardSet PACK = CardSet.of(Pack.PIQUET.cards());

    /** Low to high, as the rules of the game have it. */
    static final List<Rank> UPWARDS = upwards();

    private static List<Rank> upwards() {
        PlayRules rules = TrumpsGames.ECARTE.play(TrumpsGames.ECARTE.rules().usual(), Optional.of(Suit.SPADES));
        return rules.order(PACK.in(Suit.HEARTS).toList(), Optional.of(Suit.HEARTS)).reversed().stream()
                .map(Card::rank)
                .toList();
    }

    static int height(Rank rank) {
        return UPWARDS.indexOf(rank);
    }

    public int trumps() {
        return cards.length(trump);
    }

    CardSet side() {
        return cards.minus(cards.in(trump));
    }

    boolean holdsKingOfTrumps() {
        return cards.contains(Rank.KING, trump);
    }

    /** True of the king of trumps, and of a trump below it where the hand has all that lie between. */
    boolean isAsGoodAsTheKing(Card card) {
        List<Rank> held = ranks(trump);
        return card.suit() == trump && UPWARDS.size() - 1 - height(card.rank()) == held.indexOf(card.rank());
    }

    /** What the rule of thumb throws: neither trumps nor kings. */
    public CardSet spare() {
        return side().minus(side().of(Rank.KING));
    }

    /** Cards of a suit, high to low. */
    List<Rank> ranks(Suit suit) {
        return cards.in(suit).stream()
                .map(Card::rank)
                .sorted((one, other) -> height(other) - height(one))
                .toList();
    }

    boolean isSideOfOneSuit() {
        return side().stream().map(Card::suit).distinct().count() <= 1;
    }

    /** What the spots beside the trumps add up to, king to jack and the ace taken for ten. */
    int spots() {
        return side().stream()
                .mapToInt(card ->
                        card.rank().isAtLeast(Rank.TEN) ? 10 : card.rank().ordinal() + 2)
                .sum();
    }

    /** True if the best trump is king or queen. */
    boolean isHeadedHigh() {
        return trumps() > 0 && height(ranks(trump).getFirst()) >= height(Rank.QUEEN);
    }
}
