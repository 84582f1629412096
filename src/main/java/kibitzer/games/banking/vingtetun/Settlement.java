package kibitzer.games.banking.vingtetun;

import java.util.Optional;

/**
 * What a hand is paid (p. 366-367, par. 10, 14, 16-17, 23).
 *
 * @param why what decides it
 * @param multiple of the bet: what the player wins, below 0 what he loses
 */
public record Settlement(Why why, double multiple) {

    /** What decides a payment. */
    public enum Why {
        OVER("over 21, the hand pays at once"),
        BOTH_NATURAL("both have naturals: nobody pays"),
        NATURAL("an ace with a ten or face card is a natural"),
        DEALERS_NATURAL("the dealer has a natural"),
        MANY_CARDS("five cards or more without going over are paid at once"),
        THREE_SEVENS("three sevens are paid at once"),
        EIGHT_SEVEN_SIX("eight, seven and six are paid at once"),
        DEALER_OVER("the dealer is over 21 and pays whoever stood"),
        NEARER("the hand is nearer to 21 than the dealer's"),
        FARTHER("the dealer's hand is nearer to 21"),
        EQUAL("equal counts"),
        EQUAL_TO_THE_DEALER("equal counts pay the dealer"),
        NATURAL_EQUALLED("a tie with a natural: nobody pays"),
        NOT_SHOWN("a natural that is not shown in time is a plain 21");

        private final String inWords;

        Why(String inWords) {
            this.inWords = inWords;
        }

        public String inWords() {
            return inWords;
        }
    }

    /**
     * What is paid without regard to the dealer's cards, but that he has no natural; empty where the hand is settled with him.
     *
     * @param bets how many bets are on the hand: 2 if it was doubled
     */
    public static Optional<Settlement> atOnce(VingtEtUnRules rules, Hand hand, int bets) {
        if (hand.count().isOver()) {
            return Optional.of(new Settlement(Why.OVER, -bets));
        }
        int bonus = rules.bonus(hand);
        if (bonus > 0) {
            Why why = hand.cards() > 3 ? Why.MANY_CARDS : hand.first() == 7 ? Why.THREE_SEVENS : Why.EIGHT_SEVEN_SIX;
            return Optional.of(new Settlement(why, (double) bets * bonus));
        }
        boolean settledLater = rules.twentyOneDoubles() || !hand.isNatural();
        return settledLater ? Optional.empty() : Optional.of(new Settlement(Why.NATURAL, bets * rules.natural()));
    }

    /** A natural that was not shown in time, or is made of a split pair where that is none: a plain 21 (p. 367, par. 29). */
    public static Settlement plain21(int bets, Hand dealer) {
        boolean equal = dealer.count().count() == HandCount.TOP;
        return new Settlement(Why.NOT_SHOWN, equal ? 0 : bets);
    }

    /** The hand settled with the dealer's, both as they ended. */
    public static Settlement with(VingtEtUnRules rules, Hand hand, int bets, Hand dealer) {
        if (hand.isNatural() && dealer.isNatural()) {
            return new Settlement(Why.BOTH_NATURAL, 0);
        }
        int doubled = rules.twentyOneDoubles() && dealer.count().count() == HandCount.TOP ? 2 : 1;
        if (dealer.isNatural()) {
            return new Settlement(Why.DEALERS_NATURAL, -bets * doubled);
        }
        Optional<Settlement> atOnce = atOnce(rules, hand, bets);
        if (atOnce.isPresent()) {
            return atOnce.get();
        }
        int own = hand.count().count();
        int twice = rules.twentyOneDoubles() && own == HandCount.TOP ? 2 : 1;
        if (dealer.count().isOver()) {
            return new Settlement(Why.DEALER_OVER, bets * twice);
        }
        int his = dealer.count().count();
        if (own == his) {
            return hand.isNatural()
                    ? new Settlement(Why.NATURAL_EQUALLED, 0)
                    : rules.tiesPayDealer()
                            ? new Settlement(Why.EQUAL_TO_THE_DEALER, -bets * doubled)
                            : new Settlement(Why.EQUAL, 0);
        }
        return own > his ? new Settlement(Why.NEARER, bets * twice) : new Settlement(Why.FARTHER, -bets * doubled);
    }
}
