package kibitzer.web.play.vingtetun;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.games.banking.vingtetun.VingtDeal.InPlay;
import kibitzer.play.vingtetun.VingtSeries;
import kibitzer.web.table.TableMoves;

/** The bets, the cards in the order in which they come, and what is paid at the end. */
final class VingtMoves {
    static final String DEALER = "N";
    static final String PLAYER = "S";
    private static final int DEALT = 2;

    private VingtMoves() {}

    /** The place of one of a player's hands. */
    static String place(List<InPlay> hands, int number) {
        return hands.size() == 1 ? PLAYER : "hand-" + (number + 1);
    }

    /** Of a deal that goes on; only one card of the dealer's is seen. */
    static TableMoves of(String deal, Card up, List<InPlay> hands) {
        TableMoves moves = new TableMoves(deal);
        moves.chips(VingtSeries.BET, PLAYER, TableMoves.POT);
        boolean split = hands.size() > 1;
        List<Card> first = split
                ? hands.stream().map(hand -> hand.cards().getFirst()).toList()
                : hands.getFirst().cards().subList(0, DEALT);
        moves.card(Optional.of(first.getFirst()), TableMoves.STOCK, PLAYER);
        moves.card(Optional.empty(), TableMoves.STOCK, DEALER);
        moves.card(Optional.of(first.getLast()), TableMoves.STOCK, PLAYER);
        moves.card(Optional.of(up), TableMoves.STOCK, DEALER);
        later(moves, hands, split);
        return moves;
    }

    /** Both hands of a pair get a card at once, then one after the other is played; a bet is doubled before its card. */
    private static void later(TableMoves moves, List<InPlay> hands, boolean split) {
        if (split) {
            moves.chips(VingtSeries.BET, PLAYER, TableMoves.POT);
            for (int hand = 0; hand < hands.size(); hand++) {
                moves.card(Optional.of(hands.get(hand).cards().get(1)), TableMoves.STOCK, place(hands, hand));
            }
        }
        for (int hand = 0; hand < hands.size(); hand++) {
            InPlay own = hands.get(hand);
            if (own.bets() > 1) {
                moves.chips(VingtSeries.BET, PLAYER, TableMoves.POT);
            }
            for (Card card : own.cards().subList(DEALT, own.cards().size())) {
                moves.card(Optional.of(card), TableMoves.STOCK, place(hands, hand));
            }
        }
    }

    /** Of a deal that is over: what the dealer drew, and who pays whom. */
    static TableMoves ended(String deal, List<Card> dealer, List<InPlay> hands, int won) {
        TableMoves moves = of(deal, dealer.get(1), hands);
        for (Card card : dealer.subList(DEALT, dealer.size())) {
            moves.card(Optional.of(card), TableMoves.STOCK, DEALER);
        }
        if (won < 0) {
            moves.chips(-won, TableMoves.POT, DEALER);
        } else {
            moves.chips(VingtSeries.BET * bets(hands), TableMoves.POT, place(hands, 0));
        }
        if (won > 0) {
            moves.chips(won, DEALER, place(hands, 0));
        }
        return moves;
    }

    /** How many bets lie on the hands. */
    static int bets(List<InPlay> hands) {
        return hands.stream().mapToInt(InPlay::bets).sum();
    }
}
