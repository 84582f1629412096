package kibitzer.games.bridge.wholehand;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.doubledummy.BestCards;
import kibitzer.games.bridge.problems.proof.PartPlayedDeal;
import kibitzer.games.bridge.problems.robot.ProblemRobot;

/**
 * A whole hand as far as it is played: it stands at the learner's turn or at its end, and is immutable. The other seats play as
 * {@link ProblemRobot} does; of the last trick, in which nobody has a choice, the cards fall of themselves. The same cards of the
 * learner's make the same hand.
 */
public final class HandPlay {
    private static final int PACK = 52;
    private static final int TABLE = 4;

    private final WholeHand hand;
    private final List<Card> cards;
    private final List<HandTrick> tricks;

    private HandPlay(WholeHand hand, List<Card> cards) {
        this.hand = hand;
        this.cards = List.copyOf(cards);
        this.tricks = HandTrick.of(hand.strain(), hand.declarer().next(), cards);
    }

    /** At the learner's first turn. */
    public static HandPlay begin(WholeHand hand) {
        return goOn(hand, hand.begun());
    }

    /**
     * The hand after these cards of all seats, which are not looked at again: a record that was {@link PlayRecord looked through}.
     */
    static HandPlay of(WholeHand hand, List<Card> cards) {
        return new HandPlay(hand, cards);
    }

    /**
     * The hand after the learner's card and those of the others up to his next turn.
     *
     * @throws IllegalArgumentException if it is not {@link #lawful}
     */
    public HandPlay play(Card card) {
        objection(card).ifPresent(wrong -> {
            throw new IllegalArgumentException(wrong);
        });
        List<Card> more = new ArrayList<>(cards);
        more.add(card);
        return goOn(hand, more);
    }

    private static HandPlay goOn(WholeHand hand, List<Card> before) {
        List<Card> cards = new ArrayList<>(before);
        while (cards.size() < PACK && !isLearners(hand, cards)) {
            cards.add(Robots.of(hand).card(cards));
        }
        return new HandPlay(hand, cards);
    }

    /** True where the learner has a card to choose. */
    static boolean isLearners(WholeHand hand, List<Card> cards) {
        return cards.size() < PACK - TABLE && hand.isOwn(now(hand, cards).turn());
    }

    static PartPlayedDeal now(WholeHand hand, List<Card> cards) {
        return PartPlayedDeal.of(hand.deal(), hand.strain(), hand.declarer().next(), cards);
    }

    /** Why the learner cannot play a card now; empty if he can. */
    public Optional<String> objection(Card card) {
        if (isOver()) {
            return Optional.of("the hand is over");
        }
        if (lawful().contains(card)) {
            return Optional.empty();
        }
        return Optional.of("the " + card.inWords()
                + (held(turn()).contains(card)
                        ? " does not follow suit"
                        : " is not in " + turn().inWords() + "'s hand, from which the next card comes"));
    }

    public WholeHand hand() {
        return hand;
    }

    /** All cards so far in the order played. */
    public List<Card> cards() {
        return cards;
    }

    /** The tricks so far, the last one perhaps unfinished. */
    public List<HandTrick> tricks() {
        return tricks;
    }

    public boolean isOver() {
        return cards.size() == PACK;
    }

    /** From whose hand the next card comes. */
    public Seat turn() {
        return now(hand, cards).turn();
    }

    public CardSet lawful() {
        return BestCards.lawful(held(turn()), onTheTable().map(HandTrick::cards).orElse(List.of()));
    }

    /** The trick on the table; empty between two tricks. */
    public Optional<HandTrick> onTheTable() {
        return tricks.isEmpty() || tricks.getLast().winner().isPresent()
                ? Optional.empty()
                : Optional.of(tricks.getLast());
    }

    /** The last trick that is over. */
    public Optional<HandTrick> lastTrick() {
        return tricks.reversed().stream()
                .filter(trick -> trick.winner().isPresent())
                .findFirst();
    }

    /** The cards that a seat has left. */
    public CardSet held(Seat seat) {
        Deal deal = hand.deal();
        return deal.hand(seat).minus(CardSet.of(cards));
    }

    /** The other seats' cards that the learner sees. */
    public Map<Seat, CardSet> open() {
        Map<Seat, CardSet> open = new EnumMap<>(Seat.class);
        if (!cards.isEmpty()) {
            open.put(hand.dummy(), held(hand.dummy()));
        }
        open.remove(hand.learner());
        return open;
    }

    /** Tricks that the learner's side has won; those that are not played are the other side's if he gives them up now. */
    public int own() {
        return (int) tricks.stream()
                .flatMap(trick -> trick.winner().stream())
                .filter(winner -> winner.isNorthSouth() == hand.learner().isNorthSouth())
                .count();
    }

    /** Tricks that the other side has won. */
    public int theirs() {
        return (int) tricks.stream().filter(trick -> trick.winner().isPresent()).count() - own();
    }
}
