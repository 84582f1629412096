package kibitzer.games.banking;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.odds.Fraction;

/**
 * One more card to a count that must not pass a figure: farmer, seven and one-half, macao, quinze.
 *
 * @param count what is held
 * @param limit the figure
 * @param values what cards count
 * @param exactly true if only the figure itself wins
 * @param forEachOver what each point over adds to the stake; 0 where going over loses it
 */
record DrawnCount(int count, int limit, Values values, boolean exactly, int forEachOver) implements OpenBet {

    /** The scales of the games. */
    enum Values {
        FACES_TEN,
        TENS_NOTHING,
        HALVES;

        int of(Rank rank) {
            return switch (this) {
                case FACES_TEN -> PlainValues.facesTen(rank);
                case TENS_NOTHING -> PlainValues.tensNothing(rank);
                case HALVES -> PlainValues.halves(rank);
            };
        }
    }

    static OpenBet to(int limit, Values values, boolean exactly, int forEachOver, List<Card> hand) {
        int count = hand.stream().mapToInt(card -> values.of(card.rank())).sum();
        if (count > limit) {
            throw new BadBet("cards", "the hand is over already", "a hand that counts no more than the game allows");
        }
        return new DrawnCount(count, limit, values, exactly, forEachOver);
    }

    @Override
    public Object kindOf(Card card) {
        return values.of(card.rank());
    }

    @Override
    public Optional<String> live(Cards left) {
        int missing = limit - count;
        String figure = values == Values.HALVES
                ? (missing == 1 ? "" : String.valueOf(missing / 2)) + (missing % 2 == 1 ? "½" : "")
                : String.valueOf(missing);
        String held = values == Values.HALVES
                ? (count == 1 ? "" : String.valueOf(count / 2)) + (count % 2 == 1 ? "½" : "")
                : String.valueOf(count);
        long over =
                left.stream().filter(card -> values.of(card.rank()) > missing).count();
        return Optional.of("you have " + held
                + (exactly
                        ? ", so the next card must count " + figure
                                + (left.stream().anyMatch(card -> values.of(card.rank()) == missing)
                                        ? ""
                                        : ", which no card left does")
                        : over == 0 && !left.isEmpty()
                                ? ", and no card left counts so much that it takes you over"
                                : ", and " + over + " of " + left.size() + (over == 1 ? " takes" : " take")
                                        + " you over"));
    }

    @Override
    public OpenBet after(Card card, int left) {
        int now = count + values.of(card.rank());
        if (now > limit) {
            return forEachOver == 0 ? Settled.LOST : new Settled(Fraction.of((long) forEachOver * (now - limit), 1));
        }
        return exactly && now < limit ? Settled.RETURNED : Settled.WON;
    }
}
