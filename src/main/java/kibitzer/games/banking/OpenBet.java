package kibitzer.games.banking;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.odds.Fraction;

/**
 * Where a bet stands between two cards. A value: equal where all that may come is equal, so that counting remembers it.
 *
 * <p>The same steps settle a bet whose cards are known and count one whose cards are not.
 */
public interface OpenBet {
    /**
     * Cards for which this is equal are alike to the bet from here on; a later step may make fewer differences, never more.
     */
    Object kindOf(Card card);

    /**
     * The bet after the next card.
     *
     * @param left how many cards the pack then has
     */
    OpenBet after(Card card, int left);

    /**
     * What has been counted once it is settled; empty where the cards say it.
     *
     * @param turned all that were turned, the one that settled it last
     * @param end how it ended
     */
    default Optional<String> counts(List<Card> turned, Settled end) {
        return Optional.empty();
    }

    /** The sum with which {@link #counts} ends, "QD 12 + 6S 6 = 18"; empty where it ends in none. */
    default OptionalInt sum(List<Card> turned, Settled end) {
        return OptionalInt.empty();
    }

    /** How many of the cards left win it and how many lose it, where the first of them decides; empty where that says nothing. */
    default Optional<String> live(Cards left) {
        return Optional.empty();
    }

    /** How many of the cards left can decide it, where the first of them does and the others change nothing; else all. */
    default int deciding(Cards left) {
        return left.size();
    }

    /** What it has added to the stake where the pack runs out before it is settled. */
    default Fraction whenOut() {
        return Prospect.RETURNED;
    }

    /** The same prospect as the walk over all cards would find, where there is a shorter way to it. */
    default Optional<Prospect> counted(Cards left) {
        return Optional.empty();
    }

    /**
     * The end.
     *
     * @param net what it adds to the stake, as a share of it
     */
    record Settled(Fraction net) implements OpenBet {
        static final Settled LOST = new Settled(Prospect.LOST);
        static final Settled WON = new Settled(Prospect.EVEN);
        static final Settled RETURNED = new Settled(Prospect.RETURNED);

        static Settled evenly(boolean won) {
            return won ? WON : LOST;
        }

        @Override
        public Object kindOf(Card card) {
            return "any";
        }

        @Override
        public OpenBet after(Card card, int left) {
            return this;
        }

        @Override
        public Fraction whenOut() {
            return net;
        }
    }
}
