package kibitzer.decisions.trick;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.search.OpenHands;
import kibitzer.games.trick.search.OpenLines;
import kibitzer.games.trick.search.Stake;

/**
 * A hand in which everybody's cards are seen.
 *
 * @param player who plays alone against the others, by number from 0
 */
public record CardsSeen(OpenHands hands, Optional<Integer> player) {
    static final String SKAT = "skat";

    /** Games that count card points; all others count tricks. */
    private static final Set<String> BY_POINTS = Set.of(SKAT, "klaberjass", "sixty-six");

    static CardsSeen of(
            TrickGame game,
            Contract contract,
            Optional<Suit> trump,
            List<Cards> hands,
            int leader,
            List<Card> trick,
            Optional<Suit> named,
            Optional<Card> turnUp,
            Optional<Integer> player) {
        int players = hands.size();
        int each = hands.get((leader + trick.size()) % players).size();
        boolean bound = !game.rules().leads().isEmpty();
        boolean first =
                bound && game.rules().dealing().cards().getOrDefault(players, 0).equals(each);
        TableFacts facts = new TableFacts(turnUp, false, first, bound ? players : 0, named);
        return new CardsSeen(new OpenHands(game, contract, trump, hands, leader, trick, facts), player);
    }

    /** True of a game, or one that is told as a difference from it. */
    static boolean isOf(TrickGame game, Set<String> ids) {
        return game.lineage().stream().map(TrickGame::id).anyMatch(ids::contains);
    }

    static boolean hasPlayer(TrickGame game) {
        return isOf(game, Set.of(SKAT));
    }

    Stake stake() {
        Stake stake = isOf(hands.game(), BY_POINTS)
                ? Stake.counted(hands.game(), hands.contract())
                : Stake.tricks(hands.game(), hands.contract());
        return player.map(stake::alone).orElse(stake);
    }

    TableSeat seat(int number) {
        return new TableSeat(hands.players(), number);
    }

    /** "3 tricks". */
    String won(int won) {
        String what = stake().points() ? "card point" : "trick";
        return won + " " + what + (won == 1 ? "" : "s");
    }

    /** "3 tricks", and what a joker is to call for. */
    String won(OpenLines.Line line) {
        return won(line.won())
                + line.naming().map(suit -> ", calling for " + suit.plural()).orElse("");
    }
}
