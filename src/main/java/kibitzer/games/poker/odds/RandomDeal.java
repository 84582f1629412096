package kibitzer.games.poker.odds;

import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;

/** Deals cards from a pack one hand after another, as fast as a simulation needs: no object is made for a card. */
final class RandomDeal {
    private final Chance chance;
    private final long[] pack;
    private int left;

    /** @param cards what is dealt from; every deal begins with all of them */
    RandomDeal(CardSet cards, Chance chance) {
        this.chance = chance;
        pack = cards.stream().mapToLong(card -> CardSet.of(card).bits()).toArray();
        left = pack.length;
    }

    /** All cards are in the pack again. */
    void shuffle() {
        left = pack.length;
    }

    /** So many cards off the pack, as the bits of a {@link CardSet}; those among {@code taken} are passed over. */
    long deal(int many, long taken) {
        long hand = 0;
        int missing = many;
        while (missing > 0) {
            int place = chance.below(left--);
            long card = pack[place];
            pack[place] = pack[left];
            pack[left] = card;
            if ((card & taken) == 0) {
                hand |= card;
                missing--;
            }
        }
        return hand;
    }
}
