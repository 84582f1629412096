package kibitzer.games.rummy.gin;

import java.util.Comparator;
import kibitzer.cards.CardSet;
import kibitzer.games.rummy.LayingOff;
import kibitzer.games.rummy.Melding;

/**
 * What a hand that ends with a knock is worth (p. 32): who wins it, by how many points, and why.
 *
 * @param ending how it ended
 * @param knocker the knocker's ten cards as he spreads them
 * @param defender what the defender lays off and is left with
 */
public record KnockScore(Ending ending, Melding knocker, LayingOff defender) {
    /** For gin, and for an undercut. */
    public static final int BONUS = 25;

    /** How a knock ends. */
    public enum Ending {
        /** The knocker counts less. */
        KNOCK,
        /** The knocker has nothing unmatched. */
        GIN,
        /** The defender counts as little as the knocker, or less. */
        UNDERCUT
    }

    /**
     * Scores the two hands of ten, each divided as its holder does best. Of several divisions that leave him least, the
     * knocker spreads the one that scores him most: the rules let him arrange his hand and say no more.
     */
    public static KnockScore of(CardSet knocker, CardSet defender) {
        return Gin.MELDER.best(knocker).stream()
                .map(spread -> against(spread, defender))
                .max(Comparator.comparingInt(KnockScore::forTheKnocker))
                .orElseThrow();
    }

    /** The score if the knocker spreads his hand in this way. */
    public static KnockScore against(Melding knocker, CardSet defender) {
        if (knocker.deadwood() == 0) {
            return new KnockScore(Ending.GIN, knocker, LayingOff.none(Gin.MELDER, knocker.melds(), defender));
        }
        LayingOff left = LayingOff.best(Gin.MELDER, knocker.melds(), defender);
        Ending ending = left.deadwood() > knocker.deadwood() ? Ending.KNOCK : Ending.UNDERCUT;
        return new KnockScore(ending, knocker, left);
    }

    /** True if the knocker wins the hand. */
    public boolean knockerWins() {
        return ending != Ending.UNDERCUT;
    }

    /** Points to the winner of the hand, the bonus included. */
    public int points() {
        int difference = Math.abs(defender.deadwood() - knocker.deadwood());
        return ending == Ending.KNOCK ? difference : difference + BONUS;
    }

    private int forTheKnocker() {
        return knockerWins() ? points() : -points();
    }
}
