package kibitzer.games.trick.search;

import java.util.Optional;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.Goal;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.TrickGame;

/**
 * What is played for, and by whom together.
 *
 * @param points whether card points are counted; else tricks
 * @param few whether few of them are wanted
 * @param alone who plays against all others, by number from 0; where nobody is named, four play as partners across the table, and at
 *     any other number each plays for himself
 * @param each whether four too play each for himself
 */
public record Stake(boolean points, boolean few, Optional<Integer> alone, boolean each) {
    private static final int PARTNERS = 4;

    /** Tricks, as many as can be won. */
    public static final Stake TRICKS = new Stake(false, false, Optional.empty());

    /** Card points, as many as can be won. */
    public static final Stake POINTS = new Stake(true, false, Optional.empty());

    /** Where four play as partners, if nobody plays alone. */
    public Stake(boolean points, boolean few, Optional<Integer> alone) {
        this(points, few, alone, false);
    }

    /** Tricks, few of them where the game or the contract is for losing. */
    public static Stake tricks(TrickGame game, Contract contract) {
        return new Stake(false, game.rules().goal() == Goal.LOSE || contract.isForLosing(), Optional.empty());
    }

    /** Card points where cards count and not every trick is to be lost, else tricks. What costs may be written as less than nothing. */
    public static Stake counted(TrickGame game, Contract contract) {
        CardPoints points = game.rules().points();
        boolean counted = !points.isNone() && !contract.isForLosing();
        boolean few = tricks(game, contract).few && !(counted && points.areLosses());
        return new Stake(counted, few, Optional.empty());
    }

    public Stake alone(int player) {
        return new Stake(points, few, Optional.of(player), each);
    }

    /** By the sides of the game: four are no partners where each plays for himself. */
    public Stake bySides(TrickGame game) {
        return new Stake(points, few, alone, game.rules().sides() == Sides.EACH);
    }

    /** True if two of so many players count what they win together; one player is together with himself. */
    public boolean together(int one, int other, int players) {
        return one == other
                || alone.map(lone -> one != lone && other != lone)
                        .orElse(!each && players == PARTNERS && Math.floorMod(one - other, 2) == 0);
    }
}
