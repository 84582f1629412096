package kibitzer.conventions.euchre;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.trick.euchre.EuchreGames;

/**
 * What a player at hasenpfeffer sees who is to bid.
 *
 * @param hand six cards, the joker perhaps among them
 * @param calls the bids so far, 0 for a pass
 * @param we points of the player's side, they those of the other
 */
public record HasenpfefferView(CardSet hand, List<Integer> calls, int we, int they) {
    public static final int HAND = 6;
    public static final int PLAYERS = 4;
    public static final int PASS = 0;
    public static final CardSet PACK =
            CardSet.of(EuchreGames.HASENPFEFFER.rules().pack().pack().cards());

    /** Points that win the game, for the makers first where both sides reach them in one deal (p. 213). */
    private static final int GAME = 10;

    static final int LONG = 3;
    private static final int BOWERS = 3;

    public HasenpfefferView {
        calls = List.copyOf(calls);
    }

    public int called() {
        return calls.stream().mapToInt(Integer::intValue).max().orElse(PASS);
    }

    /** What may be bid: a pass, and what goes over the last bid. */
    public List<Integer> open() {
        return Stream.concat(
                        Stream.of(PASS),
                        IntStream.rangeClosed(called() + 1, HAND).boxed())
                .toList();
    }

    /** True if the bid that stands is partner's. */
    boolean isPartnersBid() {
        return called() > PASS && (calls.size() - calls.indexOf(called())) % 2 == 0;
    }

    /** True if the other side has bid, one trick against them makes game, and the tricks left to them make none. */
    boolean isGameInDefence() {
        int bidder = calls.indexOf(called());
        boolean theirs = called() > PASS && (calls.size() - bidder) % 2 == 1;
        return theirs && we + 1 >= GAME && they + HAND - 1 < GAME;
    }

    public static BowerTrumps trumps(Suit suit) {
        return BowerTrumps.of(EuchreGames.HASENPFEFFER, suit);
    }

    /** The suit with which the count is highest, of equal ones the longest, and of those the one with the higher trumps. */
    public Suit best() {
        return Suit.DOWNWARDS.stream()
                .max(Comparator.<Suit>comparingInt(this::own)
                        .thenComparingInt(this::length)
                        .thenComparing(this::places, HasenpfefferView::higher))
                .orElseThrow();
    }

    /** How high its trumps stand, the highest first: 0 for the highest of the pack. */
    private List<Integer> places(Suit suit) {
        BowerTrumps trumps = trumps(suit);
        return trumps.in(hand).stream().map(trumps::place).sorted().toList();
    }

    private static int higher(List<Integer> one, List<Integer> other) {
        return IntStream.range(0, Math.min(one.size(), other.size()))
                .map(i -> Integer.compare(other.get(i), one.get(i)))
                .filter(difference -> difference != 0)
                .findFirst()
                .orElse(0);
    }

    private int length(Suit suit) {
        return trumps(suit).in(hand).size();
    }

    int trumps() {
        return length(best());
    }

    private int own(Suit suit) {
        return (length(suit) >= LONG ? 1 : 0) + honours(suit) + sideAces(suit);
    }

    /** Joker, bowers and an ace of trumps that is not alone. */
    private int honours(Suit suit) {
        BowerTrumps trumps = trumps(suit);
        int high = hand.intersection(trumps.highest(BOWERS)).size();
        boolean guardedAce = hand.contains(Card.of(Rank.ACE, suit)) && length(suit) > 1;
        return high + (guardedAce ? 1 : 0);
    }

    /** What the count is made of, and what it comes to with one of partner's: "JH, AS and one of partner's make 3 tricks". */
    String made() {
        BowerTrumps trumps = trumps(best());
        Stream<Card> honours = hand.intersection(trumps.highest(BOWERS)).stream();
        Card ace = Card.of(Rank.ACE, best());
        Stream<Card> guarded = Stream.of(ace).filter(card -> hand.contains(card) && trumps() > 1);
        Stream<Card> beside = trumps.plain(hand).of(Rank.ACE).stream();
        String cards = Stream.of(honours, guarded, beside)
                .flatMap(some -> some)
                .map(Card::toString)
                .collect(Collectors.joining(", "));
        String length = trumps() >= LONG ? "one by length" : "";
        String own = Stream.of(cards, length).filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
        return own.isEmpty()
                ? "you have no trick, and one of partner's makes 1"
                : own + " and one of partner's make " + worth() + " tricks";
    }

    private int sideAces(Suit suit) {
        return trumps(suit).plain(hand).of(Rank.ACE).size();
    }

    int sideAces() {
        return sideAces(best());
    }

    /** What the hand itself should win. */
    public int own() {
        return own(best());
    }

    /** The same and one trick of partner's. */
    public int worth() {
        return Math.min(HAND, own() + 1);
    }
}
