package kibitzer.games.poker;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;

/**
 * What a form of poker says of its hands: everything by which they are named and compared.
 *
 * @param pack the cards played with, each once
 * @param cards how many cards are a hand: five, three or two
 * @param chosenFrom the most cards it may be chosen from: as many at draw poker, more at stud
 * @param wild the wild cards
 * @param ace where the ace stands
 * @param classes the classes that are told apart, highest first; what is not among them does not count
 * @param bestSuit the suit that is best in flushes, if any
 * @param pairsAlone classes in which the odd cards do not count
 * @param allEqual classes of which no hand beats another
 */
public record HandRules(
        CardSet pack,
        int cards,
        int chosenFrom,
        Wild wild,
        Ace ace,
        List<HandClass> classes,
        Optional<Suit> bestSuit,
        Set<HandClass> pairsAlone,
        Set<HandClass> allEqual) {

    static final HandRules STANDARD = new HandRules(
            CardSet.FULL_PACK,
            5,
            5,
            Wild.NONE,
            Ace.HIGH_OR_BELOW_THE_TWO,
            HandClass.WITHOUT_WILD_CARDS,
            Optional.empty(),
            Set.of(),
            Set.of());

    public HandRules {
        classes = List.copyOf(classes);
        pairsAlone = Set.copyOf(pairsAlone);
        allEqual = Set.copyOf(allEqual);
    }

    HandRules pack(CardSet other) {
        return new HandRules(other, cards, chosenFrom, wild, ace, classes, bestSuit, pairsAlone, allEqual);
    }

    HandRules cards(int other) {
        return new HandRules(pack, other, other, wild, ace, classes, bestSuit, pairsAlone, allEqual);
    }

    HandRules chosenFrom(int most) {
        return new HandRules(pack, cards, most, wild, ace, classes, bestSuit, pairsAlone, allEqual);
    }

    HandRules wild(Wild other) {
        return new HandRules(pack, cards, chosenFrom, other, ace, classes, bestSuit, pairsAlone, allEqual);
    }

    HandRules ace(Ace other) {
        return new HandRules(pack, cards, chosenFrom, wild, other, classes, bestSuit, pairsAlone, allEqual);
    }

    /** These classes and no other, highest first. */
    HandRules classes(HandClass... other) {
        return classes(List.of(other));
    }

    HandRules classes(List<HandClass> other) {
        return new HandRules(pack, cards, chosenFrom, wild, ace, other, bestSuit, pairsAlone, allEqual);
    }

    /** These classes too, each in its usual place. */
    HandRules and(HandClass... more) {
        return classes(HandClass.downwards(Stream.concat(classes.stream(), Stream.of(more))));
    }

    HandRules bestSuit(Suit suit) {
        return new HandRules(pack, cards, chosenFrom, wild, ace, classes, Optional.of(suit), pairsAlone, allEqual);
    }

    HandRules pairsAlone(HandClass... other) {
        return new HandRules(pack, cards, chosenFrom, wild, ace, classes, bestSuit, Set.of(other), allEqual);
    }

    HandRules allEqual(HandClass... other) {
        return new HandRules(pack, cards, chosenFrom, wild, ace, classes, bestSuit, pairsAlone, Set.of(other));
    }

    boolean has(HandClass handClass) {
        return classes.contains(handClass);
    }

    /** True if the classes stand in an order of the form's own, as in some games of three cards. */
    boolean hasOwnOrder() {
        for (int i = 1; i < classes.size(); i++) {
            if (classes.get(i).beats(classes.get(i - 1))) {
                return true;
            }
        }
        return false;
    }

    /** The ranks in the pack, bit 0 the two. */
    int ranks() {
        return ranks(pack);
    }

    static int ranks(CardSet cards) {
        return Suit.DOWNWARDS.stream().mapToInt(cards::ranksIn).reduce(0, (one, other) -> one | other);
    }

    /** The sequences that make a straight. */
    Sequences straights() {
        return new Sequences(cards, 1, ranks(), ace);
    }

    /** The sequences of alternate ranks. */
    Sequences skipStraights() {
        return new Sequences(cards, 2, ranks(), ace);
    }
}
