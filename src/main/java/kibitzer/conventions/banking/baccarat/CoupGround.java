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
        return new CoupView(banker, point(banker, chance), given, OnFive.USUALLY_STANDS);
    }

    /** A dealer's eight or nine ends the coup before anybody draws, so that there is nothing to ask. */
    private static int point(boolean banker, Chance chance) {
        return chance.below(banker ? Point.NATURAL : Point.VALUES);
    }

    /** The role, the point, the card given or the habit changes. */
    @Override
    public CoupView step(CoupView here, Chance chance) {
        return switch (chance.below(4)) {
            case 0 -> {
                boolean banker = chance.onceIn(2);
                yield new CoupView(
                        banker,
                        Math.min(here.point(), banker ? Point.NATURAL - 1 : Point.VALUES),
                        OptionalInt.empty(),
                        OnFive.USUALLY_STANDS);
            }
            case 1 -> new CoupView(here.banker(), point(here.banker(), chance), here.given(), here.habit());
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
