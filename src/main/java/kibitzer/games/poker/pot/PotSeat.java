package kibitzer.games.poker.pot;

import java.util.OptionalInt;
import kibitzer.cards.CardSet;

/**
 * One player at the table.
 *
 * @param hand his hidden cards: five at draw poker, the hole card at stud
 * @param up his upcards; none at draw poker
 * @param chips before him
 * @param staked in this round of betting
 * @param in true until he drops
 * @param drew cards drawn; empty before his draw
 */
public record PotSeat(CardSet hand, CardSet up, int chips, int staked, boolean in, OptionalInt drew) {

    /** Hidden cards and upcards. */
    public CardSet cards() {
        return hand.union(up);
    }

    /** Without the hidden cards. */
    PotSeat fromOutside() {
        return new PotSeat(CardSet.EMPTY, up, chips, staked, in, drew);
    }

    PotSeat pays(int paid) {
        if (paid > chips) {
            throw new IllegalStateException(paid + " chips of " + chips);
        }
        return new PotSeat(hand, up, chips - paid, staked + paid, in, drew);
    }

    PotSeat wins(int won) {
        return new PotSeat(hand, up, chips + won, staked, in, drew);
    }

    PotSeat drops() {
        return new PotSeat(hand, up, chips, staked, false, drew);
    }

    PotSeat newRound() {
        return new PotSeat(hand, up, chips, 0, in, drew);
    }

    PotSeat draws(CardSet thrown, CardSet drawn) {
        return new PotSeat(hand.minus(thrown).union(drawn), up, chips, staked, in, OptionalInt.of(thrown.size()));
    }

    PotSeat shows(CardSet card) {
        return new PotSeat(hand, up.union(card), chips, staked, in, drew);
    }
}
