package kibitzer.games.poker;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * Five cards, divided into those that make the hand and those beside.
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
     * @throws kibitzer.cards.notation.BadNotation unless it is five cards without a joker
     */
    public static MadeHand of(CardSet hand) {
        return of(PokerForm.STANDARD, hand);
    }

    /**
     * A hand of a form of the game.
     *
     * @throws kibitzer.cards.notation.BadNotation unless it is five cards of the form's pack
     */
    public static MadeHand of(PokerForm form, CardSet hand) {
        HandValue value = form.value(hand);
        CardSet making = switch (value.handClass()) {
            case NO_PAIR -> CardSet.EMPTY;
            case PAIR -> alike(form, hand, value, 2);
            case THREE_OF_A_KIND -> alike(form, hand, value, 3);
            case TWO_PAIRS, FOUR_OF_A_KIND -> alike(form, hand, value, 4);
            default -> hand;
        };
        return new MadeHand(form, value, making, hand.minus(making));
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
        Rank top = form.ace().highest(value.first());
        return switch (handClass()) {
            case NO_PAIR -> "no pair, " + top.word() + " high";
            case PAIR -> "a pair of " + top.plural();
            case TWO_PAIRS ->
                "two pairs, " + top.plural() + " and " + otherThan(top).plural();
            case THREE_OF_A_KIND -> "three " + top.plural();
            case STRAIGHT -> "a straight, " + top.word() + " high";
            case FLUSH -> "a flush in " + suit().plural() + ", " + top.word() + " high";
            case FULL_HOUSE ->
                "a full house, three " + top.plural() + " and two "
                        + value.next().getFirst().plural();
            case FOUR_OF_A_KIND -> "four " + top.plural();
            case STRAIGHT_FLUSH -> "a straight flush in " + suit().plural() + ", " + top.word() + " high";
            case ROYAL_FLUSH -> "a royal flush in " + suit().plural();
            case FIVE_OF_A_KIND -> "five " + top.plural();
        };
    }

    private Rank otherThan(Rank top) {
        return value.first().stream().filter(rank -> rank != top).findFirst().orElseThrow();
    }

    private Suit suit() {
        return making.minus(form.wild().cards()).first().suit();
    }

    /** The wild cards held. */
    public CardSet wild() {
        return form.wild().in(making.union(beside));
    }

    /** What the wild cards stand for, high to low; none where no card is wild. */
    public List<Rank> wildStandFor() {
        List<Rank> all = new ArrayList<>();
        Rank top = value.first().getFirst();
        switch (handClass()) {
            case STRAIGHT, STRAIGHT_FLUSH, ROYAL_FLUSH ->
                Rank.DOWNWARDS.stream()
                        .filter(rank -> (Ace.sequence(top) >>> rank.ordinal() & 1) != 0)
                        .forEach(all::add);
            case FIVE_OF_A_KIND -> all.addAll(List.of(top, top, top, top, top));
            case FOUR_OF_A_KIND -> all.addAll(List.of(top, top, top, top));
            case THREE_OF_A_KIND, FULL_HOUSE -> all.addAll(List.of(top, top, top));
            case TWO_PAIRS, PAIR -> value.first().forEach(rank -> all.addAll(List.of(rank, rank)));
            case FLUSH, NO_PAIR -> all.addAll(value.first());
        }
        switch (handClass()) {
            case FULL_HOUSE -> value.next().forEach(rank -> all.addAll(List.of(rank, rank)));
            default -> all.addAll(value.next());
        }
        making.union(beside).minus(wild()).forEach(card -> all.remove(card.rank()));
        return List.copyOf(all);
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
