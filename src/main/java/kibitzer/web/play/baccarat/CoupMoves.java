package kibitzer.web.play.baccarat;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.web.table.TableMoves;

/** The bet, the cards in the order in which they come, and who takes the bet. */
final class CoupMoves {
    static final String OTHER = "N";
    static final String OWN = "S";
    private static final int DEALT = 2;

    private CoupMoves() {}

    /**
     * Of a coup that goes on.
     *
     * @param banks whether the learner does: the other bets, and is dealt to first
     * @param given the card that the player has drawn
     */
    static TableMoves of(String coup, boolean banks, List<Card> own, Optional<Card> given) {
        TableMoves moves = new TableMoves(coup);
        String player = banks ? OTHER : OWN;
        moves.chips(1, player, TableMoves.POT);
        for (Card card : own.subList(0, DEALT)) {
            if (banks) {
                moves.card(Optional.empty(), TableMoves.STOCK, OTHER);
                moves.card(Optional.of(card), TableMoves.STOCK, OWN);
            } else {
                moves.card(Optional.of(card), TableMoves.STOCK, OWN);
                moves.card(Optional.empty(), TableMoves.STOCK, OTHER);
            }
        }
        given.ifPresent(card -> moves.card(Optional.of(card), TableMoves.STOCK, player));
        return moves;
    }

    /**
     * Of a coup that is over.
     *
     * @param dealers the dealer's cards
     * @param won by the learner: 1, 0 or -1
     */
    static TableMoves ended(
            String coup, boolean banks, List<Card> own, Optional<Card> given, List<Card> dealers, int won) {
        TableMoves moves = of(coup, banks, own, given);
        String player = banks ? OTHER : OWN;
        String dealer = banks ? OWN : OTHER;
        dealers.stream().skip(DEALT).forEach(card -> moves.card(Optional.of(card), TableMoves.STOCK, dealer));
        boolean dealerWins = won != 0 && banks == won > 0;
        moves.chips(1, TableMoves.POT, dealerWins ? dealer : player);
        if (won != 0 && !dealerWins) {
            moves.chips(1, dealer, player);
        }
        return moves;
    }
}
