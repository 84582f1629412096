package kibitzer.games.casino;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardSet;

/**
 * What a player in turn sees of a game for two; he is 0, the opponent 1.
 *
 * @param game what is played
 * @param hand the cards he holds
 * @param layout what lies on the table
 * @param taken what he has taken in
 * @param theirs what the opponent has taken in
 * @param dealer true if he has dealt, and so plays second
 * @param lastTaker who took in last; empty if nobody has
 */
public record CasinoSight(
        CasinoGame game,
        CardSet hand,
        Layout layout,
        CardSet taken,
        CardSet theirs,
        boolean dealer,
        Optional<Integer> lastTaker) {
    public static final int ME = 0;
    public static final int THEY = 1;

    /** What he may do. */
    public List<CasinoPlay> plays() {
        return new LawfulPlays(game.rules(), hand, layout, ME).all();
    }

    /** The cards that he does not see: the opponent's hand and the stock. */
    public CardSet unseen() {
        return game.rules().cards().minus(hand).minus(layout.all()).minus(taken).minus(theirs);
    }

    /** How many cards the opponent holds once no more are dealt. */
    public int left() {
        return dealer ? hand.size() - 1 : hand.size();
    }

    /** True if the stock is gone, so that he knows what the opponent holds. */
    public boolean isLastHand() {
        return unseen().size() == left();
    }

    /** True while neither side has won or lost the points for cards. */
    public boolean cardsAreOpen() {
        return isOpen("cards");
    }

    /** The same of spades. */
    public boolean spadesAreOpen() {
        return isOpen("spades");
    }

    private boolean isOpen(String name) {
        return game.rules().scoring().stream()
                .filter(line -> line.name().equals(name) && line instanceof ScoreLine.Majority)
                .map(ScoreLine.Majority.class::cast)
                .anyMatch(line -> new Pile(taken, 0).in(line.of()) < line.needed()
                        && new Pile(theirs, 0).in(line.of()) < line.needed());
    }
}
