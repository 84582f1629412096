package kibitzer.conventions.solo;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.auction.CallTable;
import kibitzer.games.trick.auction.Calls;
import kibitzer.games.trick.whist.WhistGames;

/**
 * What the rules on calling at solo whist look at.
 *
 * @param hand thirteen cards
 * @param turnUp the dealer's last card, whose suit is trumps at a proposal and at solo
 * @param dealer who dealt
 * @param calls all so far, from the player on the dealer's left
 */
public record SoloView(CardSet hand, Card turnUp, TableSeat dealer, List<String> calls) {
    public static final int HAND = 13;
    public static final String PASS = "pass";
    public static final String PROPOSE = "propose";
    public static final String ACCEPT = "accept";
    public static final String SOLO = "solo";
    public static final String MISERE = "misere";
    public static final String ABONDANCE = "abondance";
    public static final String ABONDANCE_IN_TRUMPS = "abondance-in-trumps";
    public static final String OPEN_MISERE = "open-misere";
    public static final String SLAM = "slam";

    private static final int LENGTH_FROM = 3;
    private static final int RANKS = Rank.values().length;

    public SoloView {
        calls = List.copyOf(calls);
    }

    public Suit turned() {
        return turnUp.suit();
    }

    private Calls rules() {
        return Calls.of(
                        WhistGames.SOLO_WHIST,
                        CallTable.of(TableSeat.COMPASS, HAND).turned(turnUp))
                .orElseThrow();
    }

    /** What may be called, a pass first; nothing where the calling is over. */
    public List<String> open() {
        return rules().next(calls);
    }

    /** Why a call may not be made. */
    public String why(String call) {
        return rules().why(calls, call);
    }

    /** The first call that could not be made, as a clause; empty where all could. */
    public String fault() {
        return rules().fault(calls).map(Calls.Fault::why).orElse("");
    }

    /** Whose turn it is. */
    public TableSeat speaker() {
        return dealer.next().after(calls.size() % TableSeat.COMPASS);
    }

    /** True for a proposer to whom all others have said no. */
    boolean isUnaccepted() {
        int before = calls.size() - TableSeat.COMPASS;
        return before >= 0
                && calls.get(before).equals(PROPOSE)
                && calls.subList(before + 1, calls.size()).stream().allMatch(PASS::equals);
    }

    boolean isOpen(String call) {
        return open().contains(call);
    }

    /** The suit in which the hand is worth most tricks, the turned one where it is as good. */
    public Suit best() {
        return Suit.DOWNWARDS.stream()
                .max(Comparator.comparingDouble(this::tricks).thenComparing(suit -> suit == turned()))
                .orElseThrow();
    }

    double tricksInTurned() {
        return tricks(turned());
    }

    double tricksInBest() {
        return tricks(best());
    }

    /**
     * Tricks as general practice counts them: one for each ace, and for each king that has ace or queen beside it, half for another
     * king that is not alone; of three trumps or more one for king and queen in any case, and one for each card beyond the third.
     */
    double tricks(Suit trump) {
        double halves = halfKings(trump).size() / 2.0;
        return Math.min(sure(trump).size() + halves + beyond(trump), HAND);
    }

    /** "spades as trumps: AS KS QS AH, half for KD, 2 for length"; the suit alone where nothing is counted. */
    String countedIn(Suit trump) {
        String counted = counted(trump);
        return trump.plural() + " as trumps" + (counted.isEmpty() ? "" : ": " + counted);
    }

    /** What the tricks are counted on. */
    String counted(Suit trump) {
        CardSet half = halfKings(trump);
        List<String> parts = new ArrayList<>();
        if (!sure(trump).isEmpty()) {
            parts.add(sure(trump).toString());
        }
        if (!half.isEmpty()) {
            parts.add((half.size() > 1 ? "half each for " : "half for ") + half);
        }
        if (beyond(trump) > 0) {
            parts.add(beyond(trump) + " for length");
        }
        return String.join(", ", parts);
    }

    private int beyond(Suit trump) {
        return Math.max(0, hand.length(trump) - LENGTH_FROM);
    }

    private CardSet sure(Suit trump) {
        return hand.stream().filter(card -> isSure(card, trump)).collect(CardSet.toCardSet());
    }

    private CardSet halfKings(Suit trump) {
        return hand.of(Rank.KING).stream()
                .filter(king -> !isSure(king, trump) && hand.length(king.suit()) > 1)
                .collect(CardSet.toCardSet());
    }

    private boolean isSure(Card card, Suit trump) {
        Suit suit = card.suit();
        boolean longTrump = suit == trump && hand.length(suit) >= LENGTH_FROM;
        return switch (card.rank()) {
            case ACE -> true;
            case KING -> hand.contains(Rank.ACE, suit) || hand.contains(Rank.QUEEN, suit) || longTrump;
            case QUEEN -> longTrump;
            default -> false;
        };
    }

    /**
     * Tricks that cannot be lost without trumps by whoever leads: of each suit the cards from the ace down, and all of it where no other
     * hand can still have one then.
     */
    int certainOnLead() {
        int certain = 0;
        for (Suit suit : Suit.DOWNWARDS) {
            int top = 0;
            while (top < RANKS && hand.contains(Rank.DOWNWARDS.get(top), suit)) {
                top++;
            }
            int length = hand.length(suit);
            certain += length + top >= RANKS ? length : top;
        }
        return certain;
    }

    /**
     * Cards with which one can be made to win, if one opponent holds all the others of the suit and leads them from the lowest: the
     * second lowest is safe up to the four, the third up to the six, and so on.
     */
    CardSet dangerous() {
        return hand.stream().filter(card -> exposure(card) > 0).collect(CardSet.toCardSet());
    }

    /** Of the lowest cards of each suit the one that is hardest to lose a trick with. */
    Optional<Card> highestOfTheLowest() {
        return Suit.DOWNWARDS.stream()
                .flatMap(suit -> hand.in(suit).stream().min(Comparator.comparing(Card::rank)).stream())
                .max(Comparator.comparing(Card::rank));
    }

    /** By how many ranks a card of the hand is above what is safe in its place, counted from the lowest of its suit; 0 or less if safe. */
    int exposure(Card card) {
        long below = hand.in(card.suit()).stream()
                .filter(other -> other.rank().compareTo(card.rank()) < 0)
                .count();
        return card.rank().ordinal() - 2 * (int) below;
    }
}
