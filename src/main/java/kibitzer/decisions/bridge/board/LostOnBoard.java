package kibitzer.decisions.bridge.board;

import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.board.BoardPar;
import kibitzer.games.bridge.board.BoardPlay;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import kibitzer.games.bridge.doubledummy.DoubleDummyTable;
import kibitzer.games.bridge.par.Par;

/** Whether the bidding or the play lost more of what a board is worth, and how. */
final class LostOnBoard {
    private LostOnBoard() {}

    /** "in the play: with all hands seen it wins 10 tricks"; of a board that was bid to its end. */
    static String inWords(SetBoard board, BoardPlay play) {
        BoardPar par = PlayBoard.par(board);
        int best = par.of(SetBoard.LEARNER);
        String worthy = par.contract()
                .map(contract -> byWhom(contract) + " is worth " + BoardAnswer.signed(best) + " to you")
                .orElse("all passing is worth 0");
        return play.contract()
                .map(contract -> {
                    DoubleDummyTable table = DoubleDummy.of(board.deal()).table();
                    int northSouth = new Par(table, board.vulnerability()).of(play.auction());
                    int worth = SetBoard.LEARNER.isNorthSouth() ? northSouth : -northSouth;
                    int scored = play.score(SetBoard.LEARNER).orElse(0);
                    return worth - scored >= best - worth
                            ? "it was lost in the play: with all hands seen " + byWhom(contract) + " wins "
                                    + table.tricks(contract.strain(), contract.declarer()) + " tricks"
                            : "it was lost in the bidding: with all hands seen " + byWhom(contract) + " is worth "
                                    + BoardAnswer.signed(worth) + " to you, and " + worthy;
                })
                .orElse("all passed, and with all hands seen " + worthy);
    }

    private static String byWhom(FinalContract contract) {
        Seat declarer = contract.declarer();
        return contract + " by " + declarer.inWords();
    }
}
