package kibitzer.games.poker;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import org.jspecify.annotations.Nullable;

/**
 * A form of poker as far as its hands differ from another's. Each says only that: {@link #but}.
 *
 * @param id its word in questions: "standard"
 * @param title its name in a sentence: "poker with the bug"
 * @param sources the entries of the syllabus its ranking comes from
 * @param rules what its hands are
 * @param wins which of two hands takes the pot
 * @param ranking how its hands rank; every game with wild cards ranks a royal flush above five of a kind, whether or not
 *     it is told apart from other straight flushes (Culbertson p. 56)
 */
public record PokerForm(String id, String title, List<String> sources, HandRules rules, Wins wins, Ranking ranking) {

    /** Which of two hands takes the pot. */
    public enum Wins {
        HIGHEST,
        LOWEST
    }

    /** The ranking follows from the rest: a form made twice from the same words is the same form. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PokerForm form && id.equals(form.id) && rules.equals(form.rules) && wins == form.wins;
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /** The most cards a hand is chosen from in any form (cincinnati: five of one's own, five of all, Culbertson p. 74). */
    public static final int MOST_CARDS = 10;

    static final CardSet WITH_JOKER = CardSet.FULL_PACK.with(Card.JOKER);

    /** 52 cards, nothing wild (Culbertson p. 56). */
    public static final PokerForm STANDARD = new PokerForm(
            "standard",
            "standard poker",
            List.of("poker"),
            HandRules.STANDARD,
            Wins.HIGHEST,
            StandardRanking::strength);

    /** The laws of 1891: the ace low in sequences, hearts the best of the flushes (Round Games pp. 38, 55-57). */
    public static final PokerForm ROUND_GAMES = STANDARD.but(
            "round-games",
            "poker by the laws of 1891",
            List.of("english-draw-poker", "english-draw-poker.e01"),
            // Law 73 names the two pairs alone, and by law 76 hands identical in value share.
            rules -> rules.ace(Ace.LOW_IN_SEQUENCES).bestSuit(Suit.HEARTS).pairsAlone(HandClass.TWO_PAIRS));

    /** 53 cards, the joker an ace or a help to a straight or flush (Culbertson p. 72). */
    public static final PokerForm BUG =
            STANDARD.withWild("bug", "poker with the bug", List.of("poker-with-the-bug"), Wild.BUG);

    /** 53 cards, the joker any card (Culbertson p. 72). */
    public static final PokerForm JOKER_WILD =
            STANDARD.withWild("joker-wild", "poker with the joker wild", List.of("joker-poker"), Wild.JOKER);

    /**
     * 52 cards, every two any card (Culbertson p. 60). Four twos and a card from ten to ace are a royal flush by the
     * rule; table 4 of p. 109 counts them among five of a kind.
     */
    public static final PokerForm DEUCES_WILD = STANDARD.withWild(
            "deuces-wild", "poker with deuces wild", List.of("freakpots", "freakpots.e01"), Wild.DEUCES);

    /** Lowball: the lowest hand wins, the ace is low, straights and flushes do not count (Culbertson p. 93). */
    public static final PokerForm LOW = STANDARD.forLow(
            "low",
            "lowball",
            List.of("lowball"),
            rules -> rules.ace(Ace.LOW)
                    .classes(
                            HandClass.FOUR_OF_A_KIND,
                            HandClass.FULL_HOUSE,
                            HandClass.THREE_OF_A_KIND,
                            HandClass.TWO_PAIRS,
                            HandClass.PAIR,
                            HandClass.NO_PAIR));

    public PokerForm {
        sources = List.copyOf(sources);
    }

    /** This form, but for what is said here. */
    PokerForm but(String id, String title, List<String> sources, UnaryOperator<HandRules> difference) {
        HandRules changed = difference.apply(rules);
        return new PokerForm(id, title, sources, changed, wins, new FormRanking(changed));
    }

    /** This form with other wild cards, a joker in the pack if it is one of them, and the classes they make. */
    PokerForm withWild(String id, String title, List<String> sources, Wild wild) {
        // Where the only wild card is a joker, a royal flush is called a straight flush.
        List<HandClass> classes = wild.cards().size() > 1 ? HandClass.WITH_WILD_CARDS : HandClass.WITH_A_WILD_CARD;
        return but(
                id,
                title,
                sources,
                rules -> rules.wild(wild).pack(rules.pack().union(wild.cards())).classes(classes));
    }

    /** This form, the lowest hand taking the pot. */
    PokerForm forLow(String id, String title, List<String> sources, UnaryOperator<HandRules> difference) {
        PokerForm changed = but(id, title, sources, difference);
        return new PokerForm(id, title, sources, changed.rules, Wins.LOWEST, changed.ranking);
    }

    /** Every form that can be asked about by its own word. */
    public static List<PokerForm> all() {
        return PokerForms.ALL;
    }

    /** The words of all forms. */
    public static List<String> ids() {
        return all().stream().map(PokerForm::id).toList();
    }

    /**
     * Reads "deuces-wild"; also "wild-9-3", "wild-JK-2": the standard game with these ranks or cards wild.
     *
     * @throws BadNotation if no form has this word
     */
    public static PokerForm named(String id) {
        return PokerForms.named(id);
    }

    /** The cards it is played with, each once. */
    public CardSet pack() {
        return rules.pack();
    }

    /** How many cards are a hand. */
    public int cards() {
        return rules.cards();
    }

    public Wild wild() {
        return rules.wild();
    }

    public Ace ace() {
        return rules.ace();
    }

    /** The classes that are told apart, highest first. */
    public List<HandClass> classes() {
        return rules.classes();
    }

    /**
     * What a hand is worth; of more cards than a hand, the best of all that can be chosen from them.
     *
     * @throws BadNotation unless it is cards of this form's pack, and as many as the form chooses a hand from
     */
    public HandValue value(CardSet hand) {
        return new HandValue(ranking.strength(best(hand).bits()));
    }

    /**
     * The best hand that can be chosen from these cards: what takes the pot, the highest or the lowest.
     *
     * @throws BadNotation as {@link #value}
     */
    public CardSet best(CardSet held) {
        objection(held).ifPresent(bad -> {
            throw bad;
        });
        return held.size() == cards() ? held : BestHand.of(this, held);
    }

    /** What keeps these cards from being a hand of this form, or holding one; empty if nothing does. */
    public Optional<BadNotation> objection(CardSet hand) {
        if (hand.size() < cards() || hand.size() > rules.chosenFrom()) {
            return Optional.of(BadNotation.because(
                    hand.size() == 1 ? "1 card" : hand.size() + " cards",
                    cards() == rules.chosenFrom() ? String.valueOf(cards()) : cards() + " to " + rules.chosenFrom()));
        }
        return hand.minus(pack()).stream()
                .findFirst()
                .map(foreign -> BadNotation.because(
                        "the " + foreign.inWords(), "cards of the pack of " + pack().size() + " played with"));
    }

    /** The most of these cards that lie within one sequence of the form; 0 if it has none. */
    public int mostInSequence(CardSet cards) {
        return rules.straights().most(HandRules.ranks(cards));
    }

    /** What this form calls a hand. */
    public HandClass classOf(HandValue value) {
        return value.handClass() == HandClass.ROYAL_FLUSH && !rules.has(HandClass.ROYAL_FLUSH)
                ? HandClass.STRAIGHT_FLUSH
                : value.handClass();
    }

    /** Above 0 if the first hand takes the pot from the other, 0 if they share it but for their wild cards. */
    public int compare(HandValue one, HandValue other) {
        int higher = Integer.compare(compared(one), compared(other));
        return wins == Wins.HIGHEST ? higher : -higher;
    }

    private int compared(HandValue value) {
        if (!rules.hasOwnOrder()) {
            return value.compared(ace());
        }
        int fromBelow = classes().size() - classes().indexOf(classOf(value));
        return value.compared(ace(), fromBelow);
    }

    /** Above 0 if the first hand takes the pot from the other, 0 if they share it. */
    public int compare(CardSet one, CardSet other) {
        CardSet mine = best(one);
        CardSet theirs = best(other);
        int byValue = compare(value(mine), value(theirs));
        if (byValue != 0) {
            return byValue;
        }
        int moreWild = Integer.compare(wild().in(mine).size(), wild().in(theirs).size());
        int higher = switch (wild().beside()) {
            case EQUAL -> 0;
            case NATURAL_IS_HIGHER -> -moreWild;
            case WILD_IS_HIGHER -> moreWild;
        };
        return wins == Wins.HIGHEST ? higher : -higher;
    }
}
