package kibitzer.play.bridge;

import java.util.Optional;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.scoring.Column;
import kibitzer.games.bridge.scoring.Doubling;
import kibitzer.games.bridge.scoring.DuplicateScoring;
import kibitzer.games.bridge.scoring.HonoursHeld;
import kibitzer.games.bridge.scoring.PlayedDeal;
import kibitzer.games.bridge.scoring.ScoreEntries;
import kibitzer.games.bridge.scoring.SheetLine;
import kibitzer.games.bridge.scoring.Side;

/**
 * What a deal came to.
 *
 * @param contract what was played
 * @param tricks of declarer's side
 */
public record BridgeResult(BridgeBoard board, FinalContract contract, int tricks) {

    /** Empty where all passed, or the deal goes on. */
    public static Optional<BridgeResult> of(BridgeHand hand) {
        return hand.phase() == BridgePhase.OVER
                ? hand.contract()
                        .map(played -> new BridgeResult(
                                hand.board(), played, hand.declarersTricks().orElseThrow()))
                : Optional.empty();
    }

    public boolean isMade() {
        return tricks >= contract.tricksToMake();
    }

    /** "made", "one down", "made with two over". */
    public String inWords() {
        int over = tricks - contract.tricksToMake();
        return over == 0 ? "just made" : over > 0 ? "made with " + over + " over" : -over + " down";
    }

    private Optional<HonoursHeld> honours() {
        return HonoursHeld.in(board.deal(), contract.strain());
    }

    /** The deal by itself, from declarer's side: a premium for game or part score, honours unless match points decide. */
    public ScoreEntries score(boolean matchPoints) {
        Optional<HonoursHeld> held = honours();
        return new DuplicateScoring(matchPoints)
                .score(new PlayedDeal(
                        contract.strain(),
                        contract.bid().level(),
                        Doubling.of(contract.doubled()),
                        board.vulnerability().of(contract.declarer()),
                        tricks,
                        held.map(HonoursHeld::points).orElse(0),
                        held.filter(honours -> contract.isDeclaring(honours.holder()))
                                .map(own -> Side.WE)
                                .orElse(Side.THEY)));
    }

    /** The same for north and south; less than 0 what east and west have. */
    public int northSouth(boolean matchPoints) {
        ScoreEntries score = score(matchPoints);
        int own = score.in(Column.WE_ABOVE)
                + score.in(Column.WE_BELOW)
                - score.in(Column.THEY_ABOVE)
                - score.in(Column.THEY_BELOW);
        return contract.declarer().isNorthSouth() ? own : -own;
    }

    /** As it is called out to the scorer of a rubber; north and south are "we". */
    public SheetLine.Played line() {
        Optional<HonoursHeld> held = honours();
        return new SheetLine.Played(
                side(contract.declarer().isNorthSouth()),
                contract.strain(),
                contract.bid().level(),
                Doubling.of(contract.doubled()),
                tricks,
                held.map(HonoursHeld::points).orElse(0),
                side(held.map(HonoursHeld::holder).orElse(contract.declarer()).isNorthSouth()));
    }

    private static Side side(boolean northSouth) {
        return northSouth ? Side.WE : Side.THEY;
    }
}
