package kibitzer.games.bridge.problems.defence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.proof.PartPlayedDeal;

/**
 * What a defender sees when it is his turn; south is declarer, west has led.
 *
 * @param seat east or west
 * @param dummy north's thirteen cards
 * @param hand the defender's thirteen
 * @param need the tricks that declarer wants
 * @param played all cards until now, the opening lead first
 */
public record DefenderTurn(Seat seat, CardSet dummy, CardSet hand, Strain strain, int need, List<Card> played) {

    /** Who leads to the first trick. */
    public static final Seat LEADER = Seat.WEST;

    public DefenderTurn {
        played = List.copyOf(played);
        if (seat.isNorthSouth()) {
            throw new IllegalArgumentException(seat + " does not defend");
        }
    }

    /** The turn of a problem of the defence. */
    public static DefenderTurn of(PlayProblem problem) {
        return new DefenderTurn(
                problem.learner(),
                problem.deal().north(),
                problem.deal().hand(problem.learner()),
                problem.contract().strain(),
                problem.wanted(),
                problem.played());
    }

    /** The position in a deal with these two hands. */
    public PartPlayedDeal in(Deal layout) {
        return PartPlayedDeal.of(layout, strain, LEADER, played);
    }

    /** The cards of the trick on the table, of which he sees all. */
    public List<Card> trick() {
        return played.subList(played.size() / 4 * 4, played.size());
    }

    private CardSet left() {
        return hand.minus(CardSet.of(played));
    }

    /** What he may play, each suit downwards. */
    public CardSet lawful() {
        CardSet following =
                trick().isEmpty() ? CardSet.EMPTY : left().in(trick().getFirst().suit());
        return following.isEmpty() ? left() : following;
    }

    /** One of each run of cards of equal worth, the lowest. */
    public List<Card> choices() {
        List<Card> choices = new ArrayList<>();
        for (Card card : lawful()) {
            if (!choices.isEmpty() && isSame(choices.getLast(), card)) {
                choices.removeLast();
            }
            choices.add(card);
        }
        return List.copyOf(choices);
    }

    /** Whether two cards of his hand are of equal worth: none between them is in another hand or on the table. */
    boolean isSame(Card one, Card other) {
        if (one.suit() != other.suit()) {
            return false;
        }
        CardSet gone = CardSet.of(played.subList(0, played.size() / 4 * 4)).union(hand);
        int low = Math.min(one.rank().ordinal(), other.rank().ordinal());
        int high = Math.max(one.rank().ordinal(), other.rank().ordinal());
        return CardSet.FULL_PACK.in(one.suit()).stream()
                .filter(card -> card.rank().ordinal() > low && card.rank().ordinal() < high)
                .allMatch(gone::contains);
    }

    /** The cards that a seat has played. */
    CardSet playedBy(Seat of) {
        List<Card> cards = new ArrayList<>();
        Seat leader = LEADER;
        for (int at = 0; at < played.size(); at++) {
            int place = at % 4;
            if (leader.after(place) == of) {
                cards.add(played.get(at));
            }
            if (place == 3) {
                leader = PartPlayedDeal.winner(strain, leader, played.subList(at - 3, at + 1));
            }
        }
        return CardSet.of(cards);
    }

    /** The suit that west led. */
    Suit openingSuit() {
        return played.getFirst().suit();
    }

    /** The suit that is followed to; empty for a lead. */
    Optional<Suit> suitLed() {
        return trick().stream().findFirst().map(Card::suit);
    }

    /** The same with one card more. */
    public List<Card> and(Card card) {
        List<Card> after = new ArrayList<>(played);
        after.add(card);
        return after;
    }
}
