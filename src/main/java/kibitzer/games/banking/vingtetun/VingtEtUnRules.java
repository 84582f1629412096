package kibitzer.games.banking.vingtetun;

import java.util.List;
import java.util.Optional;

/**
 * What is agreed on before the deal (Culbertson p. 366-369). By all of them the dealer draws to 16 and stands on 17, an ace
 * counted 11 if that makes 17 or more, and looks for a natural first.
 *
 * @param id the word for it
 * @param title "In gambling houses"
 * @param natural what a natural is paid, as a multiple of the bet
 * @param tiesPayDealer true if equal counts pay the dealer, not nobody
 * @param bonuses whether five cards and more, three sevens, and 8-7-6 are paid at once (par. 23)
 * @param doubledFrom the least count of two cards on which a bet may be doubled for one card
 * @param doubledTo the greatest
 * @param oneCardToAces true if split aces get one card each and no more
 * @param naturalOfASplit true if a natural made after splitting is paid as one
 * @param twentyOneDoubles true if whoever wins with 21 is paid double, the dealer too
 */
public record VingtEtUnRules(
        String id,
        String title,
        double natural,
        boolean tiesPayDealer,
        boolean bonuses,
        int doubledFrom,
        int doubledTo,
        boolean oneCardToAces,
        boolean naturalOfASplit,
        boolean twentyOneDoubles) {
    private static final int ELEVEN = 11;
    private static final int FIVE_CARDS = 5;
    private static final int SEVEN = 7;

    /** As at home: naturals twice the bet, bonuses, eleven doubled (p. 366-367, par. 16, 21-23). */
    public static final VingtEtUnRules HOME =
            new VingtEtUnRules("home", "At home", 2, false, true, ELEVEN, ELEVEN, false, true, false);

    /** Naturals three to two, no bonuses, eleven doubled, one card to split aces (p. 368-369). */
    public static final VingtEtUnRules HOUSE =
            new VingtEtUnRules("house", "In gambling houses", 1.5, false, false, ELEVEN, ELEVEN, true, false, false);

    /** The same where any two cards may be doubled on. */
    public static final VingtEtUnRules ANY_TWO_DOUBLED = new VingtEtUnRules(
            "any-two-doubled", "Any two cards doubled", 1.5, false, false, 2, 21, true, false, false);

    /** The house's rules, ties paying the dealer: the variant of informal games (p. 366, par. 17). */
    public static final VingtEtUnRules TIES_PAY = new VingtEtUnRules(
            "ties-pay-dealer", "Ties pay the dealer", 1.5, true, false, ELEVEN, ELEVEN, true, false, false);

    /** Vingt-un as Round Games has it (p. 59-62): ties pay the dealer, but for naturals, and 21 pays double. */
    public static final VingtEtUnRules ROUND_GAMES =
            new VingtEtUnRules("vingt-un", "Vingt-un", 2, true, false, ELEVEN, ELEVEN, false, true, true);

    /** Those that are played. */
    public static final List<VingtEtUnRules> PLAYED = List.of(HOUSE, HOME);

    /** Those by which a hand is settled when it is asked. */
    public static final List<VingtEtUnRules> SETTLED = List.of(HOME, HOUSE, TIES_PAY, ROUND_GAMES);

    private static final Hand THREE_SEVENS = Hand.of(SEVEN, SEVEN, SEVEN);
    private static final Hand EIGHT_SEVEN_SIX = Hand.of(8, SEVEN, 6);

    public static Optional<VingtEtUnRules> find(String id) {
        return SETTLED.stream().filter(rules -> rules.id().equals(id)).findFirst();
    }

    /** What a hand that stands is paid at once, as a multiple of the bet; 0 where it is settled with the dealer (par. 23). */
    public int bonus(Hand hand) {
        if (!bonuses || hand.count().isOver()) {
            return 0;
        }
        if (hand.cards() >= FIVE_CARDS) {
            return 1 << hand.cards() - FIVE_CARDS + 1;
        }
        return hand.equals(THREE_SEVENS) ? 3 : hand.equals(EIGHT_SEVEN_SIX) ? 2 : 0;
    }

    /** True if the bet may be doubled on these two cards. */
    public boolean mayDouble(Hand hand) {
        int count = hand.count().count();
        return hand.cards() == 2 && count >= doubledFrom && count <= doubledTo && !hand.isNatural();
    }
}
