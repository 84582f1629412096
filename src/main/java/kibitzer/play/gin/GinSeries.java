package kibitzer.play.gin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Seed;
import kibitzer.games.rummy.gin.play.GinEnd;
import kibitzer.games.rummy.gin.play.GinGame;
import kibitzer.games.rummy.gin.play.GinHand;
import kibitzer.games.rummy.gin.play.GinPlay;
import kibitzer.games.rummy.gin.play.HollywoodSheet;
import kibitzer.games.rummy.gin.play.Phase;
import kibitzer.games.table.TableSeat;

/**
 * Hands of gin, one after the other; who wins one deals the next, and after a drawn hand the same player deals again.
 *
 * @param seed from which all are dealt
 * @param wanted how many are played, if the sheet is not full before
 * @param hands those that were dealt, in order; the last may go on
 * @param playsOn true if the player in turn could knock and has decided not to
 */
public record GinSeries(Seed seed, int wanted, List<GinHand> hands, boolean playsOn) {
    /** The learner where he sits as the seed puts him. */
    public static final int LEARNER = 0;

    public static final int OTHER = 1;

    /** More would fill no sheet. */
    public static final int MOST_HANDS = 60;

    public GinSeries {
        hands = List.copyOf(hands);
    }

    /** The first hand; chance says who deals it. */
    static GinSeries dealt(Seed seed, int wanted) {
        return new GinSeries(seed, wanted, List.of(), false).withHand(firstDealer(seed));
    }

    private static int firstDealer(Seed seed) {
        return seed.chance().below(2);
    }

    private GinSeries withHand(int dealer) {
        List<GinHand> more = new ArrayList<>(hands);
        more.add(GinHand.dealt(seed.deal(hands.size() + 1), dealer));
        return new GinSeries(seed, wanted, more, false);
    }

    /** The hand that is played or has just ended. */
    public GinHand hand() {
        return hands.getLast();
    }

    /** True if the last hand that is wanted, or that has room on the sheet, is over. */
    public boolean isOver() {
        return hand().isOver();
    }

    /** The eldest hand is 1, the dealer of the first hand 2. */
    TableSeat seat(int player) {
        return seat(seed, player);
    }

    static TableSeat seat(Seed seed, int player) {
        return new TableSeat(2, player == firstDealer(seed) ? 1 : 0);
    }

    int player(TableSeat seat) {
        return seat.place() == 1 ? firstDealer(seed) : 1 - firstDealer(seed);
    }

    /** The sheet with all hands that are over. */
    public HollywoodSheet sheet() {
        HollywoodSheet sheet = HollywoodSheet.NEW;
        for (GinHand hand : hands) {
            sheet = line(hand).map(sheet::with).orElse(sheet);
        }
        return sheet;
    }

    /** What a hand that is over puts on the sheet; nothing if it was drawn. */
    static Optional<GinGame.Line> line(GinHand table) {
        return table.end()
                .flatMap(end -> end instanceof GinEnd.Knocked knocked
                        ? Optional.of(new GinGame.Line(
                                knocked.winner(), knocked.score().points()))
                        : Optional.empty());
    }

    GinSeries after(GinMove move) {
        return switch (move) {
            case GinMove.Draws(boolean upcard) -> after(upcard ? new GinPlay.TakeUpcard() : leave());
            case GinMove.Throws(Card card) -> after(new GinPlay.Throw(card));
            case GinMove.Knocks knocks ->
                knocks.discard()
                        .map(discard -> after(new GinPlay.Knock(discard)))
                        .orElseGet(() -> new GinSeries(seed, wanted, hands, true));
        };
    }

    private GinPlay leave() {
        return hand().phase() == Phase.DRAW ? new GinPlay.DrawStock() : new GinPlay.Refuse();
    }

    /** If both leave the upcard that was dealt, the stock is drawn from without a choice. */
    private GinSeries after(GinPlay play) {
        List<GinHand> after = new ArrayList<>(hands);
        after.set(hands.size() - 1, hand().after(play));
        GinSeries series = new GinSeries(seed, wanted, after, false);
        if (series.hand().phase() == Phase.STOCK_ONLY) {
            return series.after(new GinPlay.DrawStock());
        }
        boolean more =
                series.isOver() && hands.size() < wanted && !series.sheet().isOver();
        return more
                ? series.withHand(line(series.hand())
                        .map(GinGame.Line::winner)
                        .orElse(series.hand().dealer()))
                : series;
    }
}
