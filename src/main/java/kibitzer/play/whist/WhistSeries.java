package kibitzer.play.whist;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.games.trick.search.Stake;
import kibitzer.games.trick.whist.WhistGames;
import kibitzer.games.whist.score.DealResult;
import kibitzer.games.whist.score.RubberScore;
import kibitzer.games.whist.score.WhistForm;

/**
 * Deals of whist, one after the other, until the rubber is won; the deal passes to the left.
 *
 * @param form short, long, American or dummy
 * @param seed from which all are dealt
 * @param wanted how many are played, if the rubber is not won before
 * @param dummy whose hand lies open and is played by his partner; empty but at dummy whist
 * @param deals those that were dealt, in order; the last may go on
 */
public record WhistSeries(WhistForm form, Seed seed, int wanted, Optional<TableSeat> dummy, List<HandInPlay> deals) {
    public static final int PLAYERS = TableSeat.COMPASS;

    /** Somebody scores in every deal, so that no rubber of long whist lasts longer. */
    public static final int MOST_DEALS = 57;

    private static final TrickGame GAME = WhistGames.WHIST;

    public WhistSeries {
        deals = List.copyOf(deals);
    }

    /** The first deal: dummy's, and where there is none chance says whose. */
    static WhistSeries dealt(WhistForm form, Seed seed, int wanted, Optional<TableSeat> dummy) {
        return new WhistSeries(form, seed, wanted, dummy, List.of()).withDeal();
    }

    private WhistSeries withDeal() {
        List<HandInPlay> more = new ArrayList<>(deals);
        more.add(asDealt(deals.size()));
        return new WhistSeries(form, seed, wanted, dummy, more);
    }

    /** Who dealt the deal of this number, from 0; dummy deals first in a rubber (dummy, law 1), his partner laying out his cards. */
    public TableSeat dealer(int number) {
        return dummy.orElseGet(() -> new TableSeat(PLAYERS, seed.chance().below(PLAYERS)))
                .after(number);
    }

    /** Who plays the cards of a hand: its own seat, and of dummy's hand his partner. */
    TableSeat playing(TableSeat hand) {
        return isDummys(hand) ? hand.after(DealResult.SIDES) : hand;
    }

    private boolean isDummys(TableSeat hand) {
        return dummy.filter(hand::equals).isPresent();
    }

    /** The hands whose cards this seat plays, its own first. */
    public List<TableSeat> played(TableSeat seat) {
        return TableSeat.all(PLAYERS).stream()
                .filter(hand -> playing(hand).equals(seat))
                .sorted(Comparator.comparing(this::isDummys))
                .toList();
    }

    /** From which hand the next card comes. */
    TableSeat inTurn() {
        return new TableSeat(PLAYERS, deal().toPlay());
    }

    /** The deal of this number, from 0, before the first card: one card at a time, the last one turned. */
    public HandInPlay asDealt(int number) {
        List<Card> pack = seed.deal(number + 1).chance().shuffled(Card.ALL);
        TableSeat eldest = dealer(number).next();
        List<List<Card>> hands = IntStream.range(0, PLAYERS)
                .<List<Card>>mapToObj(place -> new ArrayList<>())
                .toList();
        for (int place = 0; place < pack.size(); place++) {
            hands.get(eldest.after(place).place()).add(pack.get(place));
        }
        Card turnUp = pack.getLast();
        return HandInPlay.dealt(
                GAME,
                GAME.rules().contracts().getFirst(),
                Optional.of(turnUp.suit()),
                Optional.of(turnUp),
                Stake.TRICKS,
                hands.stream().map(Cards::of).toList(),
                List.of(),
                eldest.place());
    }

    /** The deal that is played or has just ended. */
    public HandInPlay deal() {
        return deals.getLast();
    }

    /** True if the last deal that is wanted, or that the rubber takes, is over. */
    public boolean isOver() {
        return deal().isOver();
    }

    /** The rubber after the deals that are over. */
    public RubberScore score() {
        RubberScore score = RubberScore.begin(form);
        for (int number = 0; number < deals.size(); number++) {
            score = deals.get(number).isOver() ? score.with(result(number)) : score;
        }
        return score;
    }

    /** What the deal of this number came to; its tricks as far as they are played. */
    DealResult result(int number) {
        List<Integer> honours = asDealt(number).hands().stream()
                .map(hand -> (int) hand.stream()
                        .filter(card -> DealResult.isHonour(card, trump(number)))
                        .count())
                .toList();
        return new DealResult(tricks(deals.get(number)), bySide(honours));
    }

    private Suit trump(int number) {
        return deals.get(number).trump().orElseThrow();
    }

    /** Tricks won in a deal so far, by side. */
    static List<Integer> tricks(HandInPlay deal) {
        List<Integer> won = new ArrayList<>(List.of(0, 0, 0, 0));
        for (SeenTrick trick : deal.tricks()) {
            int winner = deal.winner(trick);
            won.set(winner, won.get(winner) + 1);
        }
        return bySide(won);
    }

    private static List<Integer> bySide(List<Integer> bySeat) {
        return List.of(bySeat.get(0) + bySeat.get(2), bySeat.get(1) + bySeat.get(3));
    }

    /** 0 for north and south, 1 for east and west. */
    public static int side(TableSeat seat) {
        return seat.place() % DealResult.SIDES;
    }

    WhistSeries after(Card card) {
        List<HandInPlay> after = new ArrayList<>(deals);
        after.set(deals.size() - 1, deal().play(card, Optional.empty()));
        WhistSeries series = new WhistSeries(form, seed, wanted, dummy, after);
        boolean more = series.isOver()
                && deals.size() < wanted
                && series.score().winner().isEmpty();
        return more ? series.withDeal() : series;
    }

    /** Points of all deals, by side. */
    List<Integer> points() {
        return IntStream.range(0, DealResult.SIDES)
                .map(side -> score().games().stream()
                        .mapToInt(game -> game.points().get(side))
                        .sum())
                .boxed()
                .toList();
    }
}
