package kibitzer.play.whist;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.games.trick.plain.PlayerView;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.games.whist.WhistSight;
import kibitzer.games.whist.WhistTrick;
import kibitzer.games.whist.score.RubberScore;

/**
 * What one player sees of a rubber of whist: his cards, the tricks of this deal, the score; and dummy's cards, where he is.
 *
 * @param seat his own
 * @param dummy whose hand lies open
 * @param sight the table as the questions have it, from the hand in turn if he plays it, else from his own
 * @param plain the same as the plain player has it, with the hands that lie open to him
 * @param toPlay from which hand the next card comes
 * @param tricks won in this deal, by side, north and south first
 * @param number of this deal in the rubber, from 1
 * @param score after the deals that are over
 */
public record SeenWhist(
        TableSeat seat,
        Optional<TableSeat> dummy,
        WhistSight sight,
        PlayerView plain,
        TableSeat toPlay,
        List<Integer> tricks,
        int number,
        RubberScore score) {
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
        TableSeat from = series.playing(series.inTurn()).equals(seat) ? series.inTurn() : seat;
        PlayerView plain = new PlayerView(
                deal.game(),
                deal.contract(),
                deal.trump(),
                deal.turnUp(),
                deal.stake(),
                from.place(),
                deal.hands().get(from.place()),
                deal.hands().stream().map(Cards::size).toList(),
                0,
                deal.tricks(),
                deal.trick(),
                open(series, seat, from),
                Map.of());
        WhistSight sight = new WhistSight(
                CardSet.of(plain.hand().list()),
                deal.trump().orElseThrow(),
                from,
                series.dealer(series.deals().size() - 1),
                deal.turnUp(),
                deal.toPlay() == from.place() ? deal.trick().cards() : List.of(),
                deal.tricks().stream().map(SeenWhist::trick).toList(),
                standing(score, side),
                standing(score, 1 - side),
                isForTheOddTrick(tricks));
        return new SeenWhist(
                seat,
                series.dummy(),
                sight,
                plain,
                series.inTurn(),
                tricks,
                series.deals().size(),
                score);
    }

    /** Dummy's cards, and his own to who plays them; none of the hand that he looks from. */
    private static Map<Integer, Cards> open(WhistSeries series, TableSeat seat, TableSeat from) {
        List<Cards> hands = series.deal().hands();
        return Stream.concat(series.dummy().stream(), Stream.of(seat))
                .filter(hand -> !hand.equals(from))
                .collect(Collectors.toMap(TableSeat::place, hand -> hands.get(hand.place()), (one, same) -> one));
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

    /** The hand from which he looks: his own, or dummy's where he is to play from it. */
    public TableSeat from() {
        return sight.seat();
    }

    public boolean isFromDummy() {
        return !from().equals(seat);
    }

    /** True if his partner is dummy, so that he plays both hands. */
    public boolean hasDummy() {
        return dummy.filter(seat.after(2)::equals).isPresent();
    }

    /** What he sees of a hand; empty where it is hidden. */
    public Optional<CardSet> hand(TableSeat of) {
        return of.equals(from())
                ? Optional.of(sight.hand())
                : Optional.ofNullable(plain.open().get(of.place())).map(cards -> CardSet.of(cards.list()));
    }

    /** The hand that lies open to him beside the one he looks from. */
    Optional<TableSeat> open() {
        return plain.open().keySet().stream()
                .map(place -> new TableSeat(WhistSeries.PLAYERS, place))
                .findFirst();
    }

    /** The trick on the table, empty before the lead. */
    public WhistTrick table() {
        return trick(plain.trick());
    }
}
