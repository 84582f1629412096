package kibitzer.games.banking;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * A bet that is won if one of the next cards is among those that win it: red dog, slippery sam, monte bank.
 *
 * @param good the cards that win it
 * @param turns how many more cards are turned
 * @param wanted true if such a card is to come, false if none is: a coppered bet
 * @param theyAre what is so of the good cards that are left: "can be beaten"
 * @param comes what is said when such a card has come, and what when none has
 */
record OneOf(Set<Card> good, int turns, boolean wanted, String theyAre, Comes comes) implements OpenBet {
    private static final String CARD = "CARD";

    /** What the last card turned has decided, "CARD" in the place of its name. */
    record Comes(String good, String bad) {
        String told(boolean isGood, Card last) {
            return (isGood ? good : bad).replace(CARD, last.inWords());
        }
    }

    /** Up to this rank a card may be the centre of slippery sam. */
    private static final Rank LOW = Rank.SIX;

    private static final int HAND_OF_SAM = 3;

    OneOf {
        good = Set.copyOf(good);
    }

    /** Red dog: the next card is lower than one of the hand in its suit (p. 378). */
    static OpenBet redDog(List<Card> hand, boolean wanted) {
        return new OneOf(
                Card.ALL.stream()
                        .filter(card -> hand.stream().anyMatch(held -> beats(held, card)))
                        .collect(Collectors.toSet()),
                1,
                wanted,
                "can be beaten",
                new Comes(
                        "your hand has a card of its suit above the " + CARD,
                        "your hand has no card of its suit above the " + CARD));
    }

    /** Slippery sam: one of three unseen cards beats the low card in the centre (p. 379). */
    static OpenBet slipperySam(Card centre) {
        if (centre.rank().isHigherThan(LOW)) {
            throw new BadBet("cards", "the " + centre.inWords() + " in the centre", "a six or lower");
        }
        return new OneOf(
                Card.ALL.stream().filter(card -> beats(card, centre)).collect(Collectors.toSet()),
                HAND_OF_SAM,
                true,
                "beat the centre card",
                new Comes(
                        "your " + CARD + " beats the " + centre.inWords() + " in the centre",
                        "only higher " + centre.suit().plural() + " beat the " + centre.inWords()
                                + " in the centre, and you hold none"));
    }

    /** Monte bank: the gate is of a suit in the layout (p. 384). */
    static OpenBet gate(List<Card> layout) {
        Set<Suit> suits = layout.stream().map(Card::suit).collect(Collectors.toSet());
        return new OneOf(
                Card.ALL.stream().filter(card -> suits.contains(card.suit())).collect(Collectors.toSet()),
                1,
                true,
                "are " + named(suits) + ", suits of the layout",
                new Comes(
                        "the " + CARD + " is of a suit in the layout", "the " + CARD + " is of no suit in the layout"));
    }

    /** "hearts or spades". */
    private static String named(Set<Suit> suits) {
        return Suit.DOWNWARDS.stream().filter(suits::contains).map(Suit::plural).collect(Collectors.joining(" or "));
    }

    static boolean beats(Card higher, Card lower) {
        return higher.suit() == lower.suit() && higher.rank().isHigherThan(lower.rank());
    }

    @Override
    public Object kindOf(Card card) {
        return good.contains(card);
    }

    @Override
    public Optional<String> counts(List<Card> turned, Settled end) {
        Card last = turned.getLast();
        return Optional.of(comes.told(good.contains(last), last));
    }

    @Override
    public Optional<String> live(Cards left) {
        long held = left.stream().filter(good::contains).count();
        return Optional.of(held + " of the " + left.size() + " cards left " + theyAre
                + (turns == 1 ? "" : ", and one of " + turns + " turned must")
                + (wanted ? "" : ", and this bet wins with the others"));
    }

    @Override
    public OpenBet after(Card card, int left) {
        if (good.contains(card)) {
            return Settled.evenly(wanted);
        }
        return turns == 1 ? Settled.evenly(!wanted) : new OneOf(good, turns - 1, wanted, theyAre, comes);
    }
}
