package kibitzer.conventions.euchre;

import java.util.Collections;
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
import kibitzer.games.trick.euchre.EuchreGames;

/**
 * What a player at euchre sees when they are to call.
 *
 * @param hand five cards
 * @param turnUp the card turned
 * @param passes how many have passed; from the fourth on another suit is named
 * @param we points of the player's side, they those of the other
 * @param setBack whether a euchre is taken off the makers' score instead of scored by the others
 */
public record EuchreView(
        CardSet hand, Card turnUp, TableSeat dealer, TableSeat seat, int passes, int we, int they, boolean setBack) {
    public static final String PASS = "pass";
    public static final int HAND = 5;
    public static final int PLAYERS = 4;
    public static final int MOST_PASSES = 2 * PLAYERS - 1;

    /** One point short of the game. */
    public static final int BRIDGE = 4;

    private static final String ALONE = " alone";
    private static final int HIGH_TRUMPS = 3;
    private static final int DRAWN = 2;

    /** How many have to speak before this player in each round: 0 for eldest hand, 3 for the dealer. */
    public int place() {
        return Math.floorMod(seat.place() - dealer.place() - 1, PLAYERS);
    }

    public boolean isFirstRound() {
        return passes < PLAYERS;
    }

    boolean isDealer() {
        return place() == PLAYERS - 1;
    }

    public boolean isDealersPartner() {
        return place() == 1;
    }

    /** What may be said here. */
    public List<String> calls() {
        CallTable table = CallTable.of(PLAYERS, HAND).turned(turnUp).scored(we, they);
        return Calls.of(EuchreGames.EUCHRE, table).orElseThrow().next(soFar());
    }

    public List<String> soFar() {
        return Collections.nCopies(passes, PASS);
    }

    /** What this player says to accept the card turned. */
    public String accept() {
        return isDealer() ? "take-up" : isDealersPartner() ? "assist" : "order-up";
    }

    /** Accepting it alone, or naming the best suit alone. */
    List<String> alone() {
        return (isFirstRound() ? List.of(accept()) : named())
                .stream().map(call -> call + ALONE).toList();
    }

    /** The best suits but the one turned, as calls. */
    List<String> named() {
        return others().stream().map(suit -> String.valueOf(suit.letter())).toList();
    }

    /** True if the hand is worth as much with another of these suits, and this one is the longer or has the higher trumps. */
    boolean isFirstNamed(String call) {
        return call.startsWith(named().getFirst());
    }

    /** "with a black jack a red card is turned down". */
    String saysOfCrossBower() {
        String turned = turnUp.suit().isRed() ? "red" : "black";
        String own = turnUp.suit().isRed() ? "black" : "red";
        return hasCrossBower() ? "with a " + own + " jack a " + turned + " card is turned down" : "no " + own + " jack";
    }

    /** The cards that would be held if the suit turned were trumps: the dealer has the card turned as well. */
    private CardSet withTurnUp() {
        return isDealer() ? hand.with(turnUp) : hand;
    }

    public static BowerTrumps trumps(Suit suit) {
        return BowerTrumps.of(EuchreGames.EUCHRE, suit);
    }

    /** Trumps in the hand itself if the suit turned is accepted. */
    public int trumps() {
        return trumps(turnUp.suit()).in(hand).size();
    }

    /** Those trumps, the left bower by its name, for it shows another suit: "JH KD, the jack of hearts as left bower". */
    String trumpsInWords() {
        CardSet held = trumps(turnUp.suit()).in(hand);
        return held
                + held.stream()
                        .filter(card -> card.suit() != turnUp.suit())
                        .findFirst()
                        .map(card -> ", the " + card.inWords() + " as left bower")
                        .orElse("");
    }

    /**
     * Tricks that are fairly sure: bowers and ace of trumps, or each trump beyond the second where that is more, and aces beside.
     */
    static int sure(CardSet cards, Suit trump, Optional<Card> gone) {
        BowerTrumps trumps = trumps(trump);
        CardSet held = trumps.in(cards);
        CardSet high = trumps.highest(
                gone.filter(trumps.highest(HIGH_TRUMPS)::contains).isPresent() ? HIGH_TRUMPS + 1 : HIGH_TRUMPS);
        int tricks = Math.max(held.intersection(high).size(), held.size() - DRAWN)
                + trumps.plain(cards).of(Rank.ACE).size();
        return Math.min(HAND, tricks);
    }

    /** The cards that make these tricks where they are high ones, the suit turned as trumps: "JH AD". */
    String sureCards() {
        return sureCards(withTurnUp(), turnUp.suit());
    }

    /** The same with what can be made trumps in this round: "JH AD in hearts". */
    String sureCardsHere() {
        return isFirstRound() ? sureCards() : (sureCards(hand, other()) + " in " + other().plural()).strip();
    }

    private static String sureCards(CardSet cards, Suit trump) {
        BowerTrumps trumps = trumps(trump);
        CardSet held = trumps.in(cards);
        CardSet high = held.intersection(trumps.highest(HIGH_TRUMPS));
        CardSet aces = trumps.plain(cards).of(Rank.ACE);
        String own = high.size() >= held.size() - DRAWN
                ? high.toString()
                : (aces.isEmpty() ? "" : held.size() - DRAWN + " ") + "by the length of trumps";
        boolean byLength = high.size() < held.size() - DRAWN && !aces.isEmpty();
        return (own + (byLength ? " and " : " ") + aces).strip();
    }

    /** The same with the suit turned as trumps. */
    int sureAsTurned() {
        return sure(withTurnUp(), turnUp.suit(), Optional.empty());
    }

    /** The same where the dealer, whose partner plays alone, lays the card turned aside. */
    int sureWithoutTurnUp() {
        return sure(hand, turnUp.suit(), Optional.of(turnUp));
    }

    /** The same with the best other suit as trumps. */
    int sureInOther() {
        return sure(hand, other(), Optional.of(turnUp));
    }

    /** What can be made trumps in this round. */
    int sureHere() {
        return isFirstRound() ? sureAsTurned() : sureInOther();
    }

    int trumpsInOther() {
        return trumps(other()).in(hand).size();
    }

    /** The suit, of those that were not turned, with which most tricks are fairly sure. */
    public Suit other() {
        return others().getFirst();
    }

    /** All suits with which as many are, the longer first, and of two as long the one with the higher trumps. */
    List<Suit> others() {
        List<Suit> named = Suit.DOWNWARDS.stream()
                .filter(suit -> suit != turnUp.suit())
                .sorted(Comparator.comparingInt(this::sureNamed)
                        .thenComparingInt(suit -> trumps(suit).in(hand).size())
                        .thenComparingInt(this::height)
                        .reversed())
                .toList();
        return named.stream()
                .filter(suit -> sureNamed(suit) == sureNamed(named.getFirst()))
                .toList();
    }

    private int sureNamed(Suit suit) {
        return sure(hand, suit, Optional.of(turnUp));
    }

    /** How high the best trump of the hand stands. */
    private int height(Suit suit) {
        BowerTrumps trumps = trumps(suit);
        return trumps.in(hand).stream()
                .mapToInt(card -> -trumps.place(card))
                .max()
                .orElse(-trumps.order().size());
    }

    /** A jack of the colour that was not turned. */
    boolean hasCrossBower() {
        return hand.of(Rank.JACK).stream()
                .anyMatch(jack -> jack.suit().isRed() != turnUp.suit().isRed());
    }

    boolean isTurnedHigh() {
        return turnUp.rank() == Rank.JACK || turnUp.rank() == Rank.ACE;
    }

    boolean hasSideAceOrKing() {
        return !sideHonours().isEmpty();
    }

    CardSet sideHonours() {
        CardSet plain = trumps(turnUp.suit()).plain(hand);
        return plain.of(Rank.ACE).union(plain.of(Rank.KING));
    }
}
