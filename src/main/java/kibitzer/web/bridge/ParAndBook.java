package kibitzer.web.bridge;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.Optional;
import kibitzer.decisions.bridge.board.BoardAnswer;
import kibitzer.decisions.bridge.board.BoardPlayed;
import kibitzer.decisions.bridge.board.PlayBoard;
import kibitzer.decisions.bridge.board.SetBoard;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.board.BoardPar;
import kibitzer.play.bridge.BoardTable;
import kibitzer.web.table.AuctionTable;
import kibitzer.web.table.CardText;

/** What a board is worth with all hands seen, and how players who follow the book bid and play it. */
public final class ParAndBook extends Div {
    private static final BoardAnswer KIND = new BoardAnswer(Optional.empty());

    /** Counts for up to a second or two where nobody has asked about this board before. */
    public ParAndBook(SetBoard board) {
        addClassName("kb-par-and-book");
        BoardPlayed book = BoardTable.byTheBook(board);
        AuctionTable auction =
                new AuctionTable(new Auction(board.dealer(), book.calls()), board.vulnerability(), List.of());
        auction.getElement().setAttribute("caption", "The bidding of the book, board " + board.number());
        Div baize = new Div(auction);
        baize.addClassName("kb-baize");
        add(new Paragraph(new CardText(par(board))), new Paragraph(new CardText(book(board))), baize);
    }

    /** "Par, with all hands seen: +420 for north and south, 4S by south." */
    public static String par(SetBoard board) {
        BoardPar par = PlayBoard.par(board);
        return "Par, with all hands seen: " + BoardAnswer.signed(par.northSouth()) + " for north and south"
                + par.contract()
                        .map(contract -> ", " + ContractWords.of(contract))
                        .orElse(", all four passing")
                + ".";
    }

    /** "The book in all four seats: 4S by south, 10 tricks: +420." */
    public static String book(SetBoard board) {
        return "The book in all four seats: " + KIND.inWords(BoardTable.byTheBook(board)) + ".";
    }

    /** "Dealer north; nobody vulnerable." */
    public static String dealt(SetBoard board) {
        return "Dealer " + board.dealer().inWords() + "; "
                + board.vulnerability().inWords() + " vulnerable.";
    }
}
