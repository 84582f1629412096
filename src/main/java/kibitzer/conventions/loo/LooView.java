package kibitzer.conventions.loo;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.trick.auction.CallTable;
import kibitzer.games.trick.auction.Calls;
import kibitzer.games.trick.auction.StandOrThrowUp;
import kibitzer.games.trick.round.LooGames;

/**
 * What the rules on standing at three-card loo look at.
 *
 * @param hand three cards
 * @param turnUp the card turned, whose suit is trumps
 * @param players who were dealt cards, the dealer last
 * @param position 1 for the first to declare, up to the number of players for the dealer
 * @param stood how many before stand on their own cards
 * @param thrownUp how many before have thrown up
 * @param missTaken whether one before has taken the miss
 * @param pool counters in the pool
 * @param loo what it costs to win no trick
 */
public record LooView(
        CardSet hand,
        Card turnUp,
        int players,
        int position,
        int stood,
        int thrownUp,
        boolean missTaken,
        int pool,
        int loo) {
    public static final int HAND = 3;
    public static final int FEWEST = 3;
    public static final int MOST = 7;
    public static final String STAND = "stand";
    public static final String MISS = "miss";
    public static final String THROW_UP = "throw-up";
    public static final String DEFEND = StandOrThrowUp.DEFEND;

    private static final int LOWEST_RANK = 2;

    public Suit trump() {
        return turnUp.suit();
    }

    boolean isFirst() {
        return position == 1;
    }

    public boolean isDealer() {
        return position == players;
    }

    /** True for the dealer against one who stands on their own cards. */
    public boolean isAgainstOne() {
        return isDealer() && stood == 1 && !missTaken;
    }

    public int trumps() {
        return hand.length(trump());
    }

    /** The trump of a hand that has but one. */
    Optional<Card> onlyTrump() {
        return trumps() == 1 ? Optional.of(hand.in(trump()).first()) : Optional.empty();
    }

    /** What the miss is, with what it gives up that may win a trick: "gives up the queen of trumps for unknown cards". */
    public String givenUp() {
        return hand.in(trump()).stream()
                .findFirst()
                .filter(card -> card.rank().isAtLeast(Rank.JACK))
                .map(card -> card.rank() == Rank.KING && holdsBestTrump()
                        ? "gives up the king, the ace being turned up"
                        : "gives up the " + card.rank().word() + " of trumps for unknown cards")
                .orElse("takes three unknown cards");
    }

    /** The highest trump, 14 for the ace; 0 without one. */
    int topTrump() {
        return hand.in(trump()).stream().mapToInt(LooView::rank).max().orElse(0);
    }

    /** The ace, or the king where the ace is turned up. */
    boolean holdsBestTrump() {
        return holds(turnUp.rank() == Rank.ACE ? Rank.KING : Rank.ACE);
    }

    private List<Card> beside() {
        return hand.stream().filter(card -> card.suit() != trump()).toList();
    }

    /** The lowest card beside trumps, 0 without one. */
    int sideLow() {
        return beside().stream().mapToInt(LooView::rank).min().orElse(0);
    }

    /** The highest card beside trumps, 0 without one. */
    int sideTop() {
        return beside().stream().mapToInt(LooView::rank).max().orElse(0);
    }

    int suits() {
        return (int) hand.stream().map(Card::suit).distinct().count();
    }

    static int rank(Card card) {
        return card.rank().ordinal() + LOWEST_RANK;
    }

    boolean holds(Rank rank) {
        return hand.contains(rank, trump());
    }

    private Calls calls() {
        return Calls.of(LooGames.THREE_CARD, CallTable.of(players, HAND).turned(turnUp))
                .orElseThrow();
    }

    /** What was said before; the order is not told, and nothing turns on it. */
    private List<String> said() {
        List<String> said = new ArrayList<>(Collections.nCopies(thrownUp, THROW_UP));
        said.addAll(Collections.nCopies(stood, STAND));
        if (missTaken) {
            said.add(MISS);
        }
        return said;
    }

    /** What may be said, to throw up first; nothing where the pool is the dealer's without play. */
    public List<String> open() {
        return calls().next(said());
    }

    /** Why a word may not be said, by the rules of the game. */
    public String why(String word) {
        return calls().why(said(), word);
    }

    /** Those of these words that may be said. */
    List<String> open(String... words) {
        return open().stream().filter(List.of(words)::contains).toList();
    }
}
