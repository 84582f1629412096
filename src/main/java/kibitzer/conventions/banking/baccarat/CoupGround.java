package kibitzer.conventions.banking.baccarat;

import java.util.List;
import java.util.OptionalInt;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Chance;
import kibitzer.games.banking.baccarat.Point;

/** All turns to draw or stand, the player's and the dealer's. */
public record CoupGround() implements DealingGround<CoupView> {
    private static final int RANKS = 13;

    @Override
    public CoupView start(Chance chance) {
        boolean banker = !chance.onceIn(3);
        OptionalInt given = banker && !chance.onceIn(3) ? OptionalInt.of(given(chance)) : OptionalInt.empty();
        return new CoupView(banker, point(chance), given, OnFive.USUALLY_STANDS);
    }

    private static int point(Chance chance) {
        return chance.below(Point.VALUES);
    }

    /** The role, the point, the card given or the habit changes. */
    @Override
    public CoupView step(CoupView here, Chance chance) {
        return switch (chance.below(4)) {
            case 0 -> new CoupView(chance.onceIn(2), here.point(), OptionalInt.empty(), OnFive.USUALLY_STANDS);
            case 1 -> new CoupView(here.banker(), point(chance), here.given(), here.habit());
            case 2 ->
                here.banker()
                        ? new CoupView(
                                true,
                                here.point(),
                                chance.onceIn(3) ? OptionalInt.empty() : OptionalInt.of(given(chance)),
                                here.habit())
                        : here;
            default ->
                here.banker() && here.given().isPresent()
                        ? new CoupView(true, here.point(), here.given(), chance.oneOf(List.of(OnFive.values())))
                        : here;
        };
    }

    private static int given(Chance chance) {
        int rank = 1 + chance.below(RANKS);
        return rank >= Point.VALUES ? 0 : rank;
    }
}
