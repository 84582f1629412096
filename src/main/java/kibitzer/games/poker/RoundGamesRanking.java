package kibitzer.games.poker;

import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * The ranking of the laws of 1891 (Round Games with Cards, laws 65-76): a flush in hearts is above every other flush,
 * of two equal hands of one suit the one in hearts is better, and the odd card of two pairs does not count.
 */
final class RoundGamesRanking implements Ranking {
    private static final Ranking BY_RANKS = new WildRanking(Wild.NONE, Ace.LOW_IN_SEQUENCES, true);
    private static final int IN_HEARTS = 1 << Rank.TWO.ordinal();

    @Override
    public int strength(long fiveCards) {
        HandValue value = new HandValue(BY_RANKS.strength(fiveCards));
        boolean hearts = new CardSet(fiveCards).length(Suit.HEARTS) == 5;
        return switch (value.handClass()) {
            case FLUSH -> hearts ? value.preferred().strength() : value.strength();
            // Law 66 has no word for equal sequences of one suit; the general preference for hearts decides.
            case STRAIGHT_FLUSH -> hearts ? value.strength() | IN_HEARTS : value.strength();
            // Law 73 names the two pairs alone, and by law 76 hands identical in value share.
            case TWO_PAIRS -> value.withoutNext().strength();
            default -> value.strength();
        };
    }
}
