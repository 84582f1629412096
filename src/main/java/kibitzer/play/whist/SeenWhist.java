package kibitzer.play.whist;

import java.util.List;
import kibitzer.cards.CardSet;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.games.trick.plain.Sight;
import kibitzer.games.whist.WhistSight;
import kibitzer.games.whist.WhistTrick;
import kibitzer.games.whist.score.RubberScore;

/**
 * What one player sees of a rubber of whist: his cards, the tricks of this deal, the score.
 *
 * @param sight the table as the questions have it
 * @param plain the same as the plain player has it
 * @param toPlay who is in turn
 * @param tricks won in this deal, by side, north and south first
 * @param number of this deal in the rubber, from 1
 * @param score after the deals that are over
 */
public record SeenWhist(
        WhistSight sight, Sight plain, TableSeat toPlay, List<Integer> tricks, int number, RubberScore score) {
    /** So many tricks each, and the odd one is what is played for. */
    private static final int EVEN = 5;

    private static final int ODD = 7;

    public SeenWhist {
        tricks = List.copyOf(tricks);
    }

    static SeenWhist of(WhistSeries series, TableSeat seat) {
        HandInPlay deal = series.deal();
        RubberScore score = series.score();
        List<Integer> tricks = WhistSeries.tricks(deal);
        int side = WhistSeries.side(seat);
        Sight plain = new Sight(
                deal.game(),
                deal.contract(),
                deal.trump(),
                deal.turnUp(),
                deal.stake(),
                seat.place(),
                deal.hands().get(seat.place()),
                deal.hands().stream().map(hand -> hand.size()).toList(),
                0,
                deal.tricks(),
                deal.trick());
        WhistSight sight = new WhistSight(
                CardSet.of(plain.hand().list()),
                deal.trump().orElseThrow(),
                seat,
                series.dealer(series.deals().size() - 1),
                deal.turnUp(),
                deal.toPlay() == seat.place() ? deal.trick().cards() : List.of(),
                deal.tricks().stream().map(SeenWhist::trick).toList(),
                standing(score, side),
                standing(score, 1 - side),
                isForTheOddTrick(tricks));
        return new SeenWhist(
                sight,
                plain,
                new TableSeat(WhistSeries.PLAYERS, deal.toPlay()),
                tricks,
                series.deals().size(),
                score);
    }

    private static int standing(RubberScore score, int side) {
        return Math.min(score.standing().get(side), score.form().noHonoursAt());
    }

    /** A trick as the questions have it. */
    static WhistTrick trick(SeenTrick trick) {
        return new WhistTrick(new TableSeat(WhistSeries.PLAYERS, trick.leader()), trick.cards());
    }

    /** Each side has five tricks or six. */
    private static boolean isForTheOddTrick(List<Integer> tricks) {
        return tricks.stream().allMatch(won -> won >= EVEN && won < ODD);
    }

    /** The trick on the table, empty before the lead. */
    public WhistTrick table() {
        return trick(plain.trick());
    }
}
