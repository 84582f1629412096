package kibitzer.conventions.bridge;

import kibitzer.advice.Unit;
import kibitzer.games.bridge.scoring.ContractScoring;

/** In what strength, tricks and losses are counted at bridge. */
public final class BridgeUnits {
    /** No hand has more than 40 points. */
    public static final Unit POINTS = new Unit(1, 40);

    public static final Unit HALF_TRICKS = new Unit(1 / 2.0, 13);

    /** Points lost in a contract that is doubled, at the worst by every trick; a club moves them by a hundred at least. */
    public static final Unit LOST = new Unit(1, ContractScoring.penaltyDoubled(13, true), 100, 300);

    private BridgeUnits() {}
}
