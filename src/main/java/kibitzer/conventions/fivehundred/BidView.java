package kibitzer.conventions.fivehundred;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Standing;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.euchre.BowerTrumps;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.auction.CallTable;
import kibitzer.games.trick.auction.Calls;
import kibitzer.games.trick.euchre.FiveHundredGames;
import kibitzer.wording.Sentence;

/**
 * What a player at five hundred sees who is to bid.
 *
 * @param hand ten cards, the joker perhaps among them
 * @param calls from the first to speak: "7H", "P"
 * @param schedule "avondale", "original" or "inverted", which ranks the suits otherwise
 * @param nullo whether nullo may be bid
 */
public record BidView(CardSet hand, int players, List<String> calls, String schedule, boolean nullo) {
    public static final String PASS = "P";
    public static final String NULLO = "nullo";
    public static final String AVONDALE = "avondale";
    public static final List<String> SCHEDULES = List.of(AVONDALE, "original", "inverted");
    public static final int HAND = 10;
    static final int LOWEST = 6;

    private static final int TOP = 3;
    private static final int FOUR = 4;

    /** So far the book stretches the count at most (p. 218). */
    private static final int STRETCH = 2;

    public BidView {
        calls = List.copyOf(calls);
    }

    public Calls calling() {
        Set<String> agreed = Stream.of(schedule, nullo ? NULLO : "")
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toSet());
        CallTable table = CallTable.of(players, HAND).agreeing(agreed.toArray(String[]::new));
        return Calls.of(FiveHundredGames.FIVE_HUNDRED, table).orElseThrow();
    }

    public List<String> open() {
        return calling().next(calls);
    }

    /** The game of so many players, each with its pack (pp. 214 and 219). */
    public TrickGame game() {
        return FiveHundredGames.of(players);
    }

    public CountAtFiveHundred count() {
        return CountAtFiveHundred.best(hand, game());
    }

    /** The bid of so many tricks in the best suit, where it is open. */
    List<String> inSuit(int tricks) {
        return only(tricks + String.valueOf(count().trump().letter()));
    }

    List<String> atNoTrump(int tricks) {
        return only(tricks + "NT");
    }

    List<String> only(String bid) {
        return open().contains(bid) ? List.of(bid) : List.of();
    }

    /** Of a bid in a suit that is too short, or with fewer trumps or a lower count than the best one, how few; empty of any other. */
    public Optional<Reason> shorter(String bid) {
        return Suit.DOWNWARDS.stream()
                .filter(suit -> bid.endsWith(String.valueOf(suit.letter())) && !bid.endsWith("NT"))
                .map(suit -> CountAtFiveHundred.of(hand, suit, game()))
                .filter(named ->
                        !named.isLongEnough() || named.trumps() < count().trumps() || named.tricks() < count().tricks())
                .map(named -> new Reason(
                        "suit",
                        named.trumps(),
                        named.isLongEnough()
                                ? named.tricks() < count().tricks()
                                        ? "the count gives " + counting(named) + " and " + counting(count())
                                                + ": a trick for each trump beyond three and each side ace or king"
                                        : "you would have " + trumps(named) + ", and " + trumps(count())
                                : "you would have " + (named.trumps() == 0 ? "" : "only ") + trumps(named)
                                        + "; the least is five, or four with two of the highest"
                                        + (named.trumps() == FOUR ? ", " + highest(named.trump()) : ""),
                        String.valueOf(count().trumps()),
                        "",
                        Standing.FAILS))
                .findFirst();
    }

    /** Of a bid in the best suit that goes further beyond the count than the book stretches, how far; empty of any other. */
    public Optional<Reason> tooHigh(String bid) {
        int tricks = count().tricks();
        return IntStream.rangeClosed(tricks + STRETCH + 1, HAND)
                .filter(high -> bid.equals(high + String.valueOf(count().trump().letter())))
                .mapToObj(high -> new Reason(
                        "count",
                        high,
                        count().trump().plural() + " count " + tricks
                                + ": a trick for each trump beyond three and each side ace or king; " + high + " are "
                                + (high - tricks) + " more",
                        String.valueOf(tricks),
                        "",
                        Standing.FAILS))
                .findFirst();
    }

    /** Of a bid in a suit, where none is worth a bid: what the count gives it; empty of any other. */
    public Optional<Reason> tooFew(String bid) {
        return Suit.DOWNWARDS.stream()
                .filter(suit -> bid.endsWith(String.valueOf(suit.letter())) && !bid.endsWith("NT"))
                .map(suit -> CountAtFiveHundred.of(hand, suit, game()))
                .map(named -> new Reason(
                        "count",
                        named.tricks(),
                        "with " + named.trump().plural() + " as trumps the count is " + named.tricks() + " ("
                                + named.inWords() + "), too few for "
                                + (named.tricks() < LOWEST - 1 ? "a sound bid" : "any bid still open"),
                        String.valueOf(LOWEST),
                        "",
                        Standing.FAILS))
                .findFirst();
    }

    /** From the highest down: "the joker, JH and JD". */
    private String highest(Suit trump) {
        return Sentence.listed(BowerTrumps.of(game(), trump).order().stream()
                .limit(TOP)
                .map(card -> card.isJoker() ? "the joker" : card.toString())
                .toList());
    }

    private static String counting(CountAtFiveHundred count) {
        return count.trump().plural() + " " + count.tricks();
    }

    private static String trumps(CountAtFiveHundred count) {
        String suit = count.trump().plural();
        return switch (count.trumps()) {
            case 0 -> "no trump in " + suit;
            case 1 -> "1 trump in " + suit;
            default -> count.trumps() + " trumps in " + suit;
        };
    }

    /** True where nobody may speak after this. */
    boolean isLast() {
        return calls.size() == players - 1;
    }

    /** The count in the best suit, and one more where that is needed to go over the others; six at least. */
    List<String> justEnough() {
        int tricks = Math.max(LOWEST, count().tricks());
        List<String> full = inSuit(tricks);
        return full.isEmpty() && tricks == count().tricks() ? inSuit(tricks + 1) : full;
    }

    int jacks() {
        return hand.of(Rank.JACK).size();
    }

    int acesAndKings() {
        return hand.of(Rank.ACE).size() + hand.of(Rank.KING).size();
    }

    boolean hasJoker() {
        return hand.contains(Card.JOKER);
    }

    /** A stopper in every suit: what wins a trick in the end against leads of the suit (glossary, p. 218). */
    boolean stopsAll() {
        return openSuits().isEmpty();
    }

    /** Of the first suit without a stopper: "QH 8H stop nothing", "you hold no clubs". */
    String notStopped() {
        return openSuits().stream()
                .min(Comparator.comparingInt(suit -> hand.in(suit).isEmpty()
                        ? -1
                        : hand.in(suit).first().rank().ordinal()))
                .map(suit -> hand.length(suit) == 0
                        ? "you hold no " + suit.plural()
                        : hand.in(suit) + (hand.length(suit) == 1 ? " stops nothing" : " stop nothing"))
                .orElse("");
    }

    private List<Suit> openSuits() {
        return Suit.DOWNWARDS.stream().filter(suit -> !isStopped(suit)).toList();
    }

    /** The highest card wins once all higher ones are played, for each of which a lower card is needed: A, K-x, Q-x-x, J-x-x-x. */
    private boolean isStopped(Suit suit) {
        return !hand.in(suit).isEmpty()
                && Rank.ACE.ordinal() - hand.in(suit).first().rank().ordinal() < hand.length(suit);
    }

    /** Ace, king, queen and two more of a suit. */
    boolean hasSolidSuit() {
        return !solidSuit().isEmpty();
    }

    /** The cards of it, "AD KD QD 9D 8D"; none where there is no such suit. */
    CardSet solidSuit() {
        return Suit.DOWNWARDS.stream()
                .filter(suit -> hand.length(suit) >= 5
                        && hand.contains(Rank.ACE, suit)
                        && hand.contains(Rank.KING, suit)
                        && hand.contains(Rank.QUEEN, suit))
                .findFirst()
                .map(hand::in)
                .orElse(CardSet.EMPTY);
    }

    boolean isSafeForNullo() {
        return Suit.DOWNWARDS.stream().allMatch(suit -> CountAtFiveHundred.danger(hand, suit, game()) <= 1);
    }

    /** A suit whose lowest card of the pack is held, and in which nothing can be made to win. */
    boolean hasSafeLead() {
        return Suit.DOWNWARDS.stream()
                .anyMatch(suit -> hand.length(suit) > 0 && CountAtFiveHundred.danger(hand, suit, game()) == 0);
    }
}
