package kibitzer.games.rummy.family;

import kibitzer.cards.Card;
import kibitzer.cards.Rank;

/**
 * Which cards stand for others, and how many of them a meld may hold.
 *
 * @param jokers true where jokers are wild
 * @param deuces true where deuces are wild
 * @param most the most wild cards in one meld
 * @param leastNatural the fewest natural cards in one meld
 * @param inRuns true where a wild card may stand in a sequence
 * @param asSuch true where deuces may also be melded as deuces
 * @param onCanastas true where a wild card may be laid off on a canasta
 */
public record Wilds(
        boolean jokers,
        boolean deuces,
        int most,
        int leastNatural,
        boolean inRuns,
        boolean asSuch,
        boolean onCanastas) {
    private static final int ANY_NUMBER = 99;

    public static final Wilds NONE = new Wilds(false, false, 0, 0, false, false, true);
    public static final Wilds JOKERS = new Wilds(true, false, ANY_NUMBER, 1, true, false, true);
    public static final Wilds DEUCES = new Wilds(false, true, ANY_NUMBER, 1, true, true, true);
    public static final Wilds JOKERS_AND_DEUCES = new Wilds(true, true, ANY_NUMBER, 1, true, true, true);

    /** Canasta and samba: two natural cards at least, and groups alone. */
    static Wilds atMost(int cards) {
        return new Wilds(true, true, cards, 2, false, false, true);
    }

    /** Samba (p. 25): a canasta grows by natural cards only. */
    Wilds notOnCanastas() {
        return new Wilds(jokers, deuces, most, leastNatural, inRuns, asSuch, false);
    }

    public boolean isWild(Card card) {
        return card.isJoker() ? jokers : deuces && card.rank() == Rank.TWO;
    }

    public boolean any() {
        return jokers || deuces;
    }
}
