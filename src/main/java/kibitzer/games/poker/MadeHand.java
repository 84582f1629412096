package kibitzer.games.poker;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * A hand, divided into the cards that make it and those beside.
 *
 * @param form the form of the game
 * @param value what it is worth
 * @param making the cards that make the class; empty where there is no pair
 * @param beside the odd cards
 */
public record MadeHand(PokerForm form, HandValue value, CardSet making, CardSet beside) {

    /**
     * A hand of the standard game.
     *
     * @throws kibitzer.cards.BadNotation unless it is five cards without a joker
     */
    public static MadeHand of(CardSet hand) {
        return of(PokerForm.STANDARD, hand);
    }

    /**
     * A hand of a form of the game: of more cards than a hand, the best that can be chosen from them.
     *
     * @throws kibitzer.cards.BadNotation unless it is cards of the form's pack, enough for a hand
     */
    public static MadeHand of(PokerForm form, CardSet held) {
        CardSet hand = form.best(held);
        HandValue value = form.value(hand);
        CardSet making = switch (value.handClass()) {
            case NO_PAIR -> CardSet.EMPTY;
            case PAIR -> alike(form, hand, value, 2);
            case THREE_OF_A_KIND -> alike(form, hand, value, 3);
            case TWO_PAIRS, FOUR_OF_A_KIND -> alike(form, hand, value, 4);
            case FOUR_FLUSH -> longestSuit(hand);
            default -> hand;
        };
        return new MadeHand(form, value, making, hand.minus(making));
    }

    private static CardSet longestSuit(CardSet hand) {
        return Suit.DOWNWARDS.stream()
                .map(hand::in)
                .max(Comparator.comparingInt(CardSet::size))
                .orElseThrow();
    }

    private static CardSet alike(PokerForm form, CardSet hand, HandValue value, int many) {
        CardSet wild = form.wild().in(hand);
        CardSet natural = ofRanks(hand.minus(wild), value.first());
        return natural.size() < many ? natural.union(wild) : natural;
    }

    private static CardSet ofRanks(CardSet hand, Collection<Rank> ranks) {
        return hand.stream().filter(card -> ranks.contains(card.rank())).collect(CardSet.toCardSet());
    }

    /** What the form calls it. */
    public HandClass handClass() {
        return form.classOf(value);
    }

    /** "three sevens", "two pairs, kings and fours", "a straight, nine high", "a flush in hearts, ace high". */
    public String inWords() {
        return isWithoutAPair() ? "no pair, " + byItself() : byItself();
    }

    /** The same without what it lacks: "ace high". */
    public String byItself() {
        if (value.first().isEmpty()) {
            return handClass().inWords();
        }
        Rank top = top();
        return switch (handClass()) {
            case NO_PAIR -> unpairedAces().map(aces -> aces + after(top)).orElse(top.word() + " high");
            case PAIR -> "a pair of " + top.plural();
            case TWO_PAIRS -> "two pairs, " + alike();
            case THREE_OF_A_KIND -> "three " + top.plural();
            case STRAIGHT -> "a straight, " + top.word() + " high";
            case FLUSH -> "a flush in " + suit().plural() + ", " + topOfAFlush();
            case FULL_HOUSE -> "a full house, " + alike();
            case FOUR_OF_A_KIND -> "four " + top.plural();
            case STRAIGHT_FLUSH -> "a straight flush in " + suit().plural() + ", " + top.word() + " high";
            case ROYAL_FLUSH -> "a royal flush in " + suit().plural();
            case FIVE_OF_A_KIND -> "five " + top.plural();
            case FOUR_FLUSH -> "a four-flush in " + suit().plural() + ", " + top.word() + " high";
            case BLAZE, SKIP_STRAIGHT -> handClass().withArticle() + ", " + top.word() + " high";
            case LITTLE_DOG, BIG_DOG, LITTLE_CAT, BIG_CAT ->
                handClass().withArticle() + ", "
                        + value.first().stream().map(Rank::word).collect(Collectors.joining(" "));
            case CAT_OR_DOG_FLUSH ->
                handClass().withArticle() + " in " + suit().plural() + ", "
                        + value.next().getFirst().word() + " high";
        };
    }

    /** The same without the suit of a flush, which no hand is better by: "a flush, ace high". */
    public String whateverSuit() {
        return handClass() == HandClass.FLUSH && !value.first().isEmpty() ? "a flush, " + topOfAFlush() : inWords();
    }

    /** The cards of one rank in it, two ranks of them: "kings and fours", "three sevens and two kings"; otherwise the hand. */
    public String alike() {
        return switch (handClass()) {
            case TWO_PAIRS -> top().plural() + " and " + otherThan(top()).plural();
            case FULL_HOUSE ->
                "three " + top().plural() + " and two "
                        + value.next().getFirst().plural();
            default -> inWords();
        };
    }

    /** True where neither a pair nor anything more is held, nor aces that count as no pair. */
    public boolean isWithoutAPair() {
        return handClass() == HandClass.NO_PAIR
                && !value.first().isEmpty()
                && unpairedAces().isEmpty();
    }

    private String topOfAFlush() {
        return top().word() + " high";
    }

    private Rank top() {
        return form.ace().highest(value.first());
    }

    /** Two aces or more, or ace and bug, that count as the lowest cards there are and not as a pair. */
    private Optional<String> unpairedAces() {
        return switch (form.cards() - value.first().size()) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of("double ace");
            default -> Optional.of("triple ace");
        };
    }

    private String after(Rank top) {
        return top == Rank.ACE ? "" : ", " + top.word() + " high";
    }

    private Rank otherThan(Rank top) {
        return value.first().stream().filter(rank -> rank != top).findFirst().orElseThrow();
    }

    private Suit suit() {
        CardSet natural = making.minus(form.wild().cards());
        return (natural.isEmpty() ? making : natural).first().suit();
    }

    /** The wild cards held. */
    public CardSet wild() {
        return form.wild().in(making.union(beside));
    }

    /** What the wild cards stand for, high to low; none where no card is wild. */
    public List<Rank> wildStandFor() {
        List<Rank> all = new ArrayList<>();
        value.first()
                .forEach(rank -> all.addAll(
                        switch (handClass()) {
                            case STRAIGHT, STRAIGHT_FLUSH, ROYAL_FLUSH ->
                                form.rules().straights().ranksBelow(rank);
                            default -> Collections.nCopies(copies(), rank);
                        }));
        value.next()
                .forEach(rank -> all.addAll(Collections.nCopies(handClass() == HandClass.FULL_HOUSE ? 2 : 1, rank)));
        making.union(beside).minus(wild()).forEach(card -> all.remove(card.rank()));
        // A card that pairs with no ace, or is a second ace in a flush, is in the value once with the other.
        while (all.size() < wild().size()) {
            all.add(Rank.ACE);
        }
        return wild().isEmpty() ? List.of() : List.copyOf(all);
    }

    /** How many cards stand on each rank that is compared first. */
    private int copies() {
        return switch (handClass()) {
            case PAIR, TWO_PAIRS -> 2;
            case THREE_OF_A_KIND, FULL_HOUSE -> 3;
            case FOUR_OF_A_KIND -> 4;
            case FIVE_OF_A_KIND -> 5;
            default -> 1;
        };
    }

    /** How many cards stand on each rank, most first: 3-1-1. */
    public static List<Integer> pattern(CardSet cards) {
        return cards.stream()
                .collect(Collectors.groupingBy(Card::rank, Collectors.summingInt(card -> 1)))
                .values()
                .stream()
                .sorted((one, other) -> Integer.compare(other, one))
                .toList();
    }
}
