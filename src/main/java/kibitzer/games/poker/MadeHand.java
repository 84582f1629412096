package kibitzer.games.poker;

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
 * @param value what it is worth
 * @param making the cards that make the class; empty where there is no pair
 * @param beside the odd cards
 */
public record MadeHand(HandValue value, CardSet making, CardSet beside) {

    /**
     * A hand of the standard game.
     *
     * @throws kibitzer.cards.notation.BadNotation unless it is five cards without a joker
     */
    public static MadeHand of(CardSet hand) {
        HandValue value = PokerForm.STANDARD.value(hand);
        CardSet making = switch (value.handClass()) {
            case NO_PAIR -> CardSet.EMPTY;
            case PAIR, TWO_PAIRS, THREE_OF_A_KIND, FOUR_OF_A_KIND -> ofRanks(hand, value.first());
            default -> hand;
        };
        return new MadeHand(value, making, hand.minus(making));
    }

    private static CardSet ofRanks(CardSet hand, Collection<Rank> ranks) {
        return hand.stream().filter(card -> ranks.contains(card.rank())).collect(CardSet.toCardSet());
    }

    public HandClass handClass() {
        return value.handClass();
    }

    /** "three sevens", "two pairs, kings and fours", "a straight, nine high", "a flush in hearts, ace high". */
    public String inWords() {
        Rank top = value.first().getFirst();
        return switch (handClass()) {
            case NO_PAIR -> "no pair, " + top.word() + " high";
            case PAIR -> "a pair of " + top.plural();
            case TWO_PAIRS ->
                "two pairs, " + top.plural() + " and " + value.first().getLast().plural();
            case THREE_OF_A_KIND -> "three " + top.plural();
            case STRAIGHT -> "a straight, " + top.word() + " high";
            case FLUSH -> "a flush in " + suit().plural() + ", " + top.word() + " high";
            case FULL_HOUSE ->
                "a full house, three " + top.plural() + " and two "
                        + value.next().getFirst().plural();
            case FOUR_OF_A_KIND -> "four " + top.plural();
            case STRAIGHT_FLUSH, ROYAL_FLUSH -> "a straight flush in " + suit().plural() + ", " + top.word() + " high";
            case FIVE_OF_A_KIND -> "five " + top.plural();
        };
    }

    private Suit suit() {
        return making.first().suit();
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
