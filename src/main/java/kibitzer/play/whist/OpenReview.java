package kibitzer.play.whist;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.games.trick.search.OpenCards;
import kibitzer.games.trick.search.OpenHands;
import kibitzer.games.trick.search.OpenLines;
import kibitzer.games.whist.WhistTrick;

/** A deal gone through trick by trick with all cards seen: what each card that a seat played gave up, whatever the maxims say. */
public final class OpenReview {
    private final HandInPlay deal;
    private final List<Cards> dealt;

    private OpenReview(HandInPlay deal, List<Cards> dealt) {
        this.deal = deal;
        this.dealt = dealt;
    }

    /**
     * One trick.
     *
     * @param trick its four cards
     * @param winner who won it
     * @param own the cards of the seat that is reviewed: one, or two where he plays for dummy
     */
    public record Line(WhistTrick trick, TableSeat winner, List<Own> own) {
        public Line {
            own = List.copyOf(own);
        }

        /** Tricks that its cards gave up. */
        public int givenUp() {
            return own.stream().mapToInt(Own::givenUp).sum();
        }
    }

    /**
     * A card of the seat that is reviewed.
     *
     * @param hand from which it was played
     * @param givenUp how many tricks fewer its side could win after it, all four playing as well as can be
     * @param better the cards that gave up nothing, where it did
     */
    public record Own(TableSeat hand, Card card, int givenUp, List<Card> better) {
        public Own {
            better = List.copyOf(better);
        }
    }

    /** The tricks of a deal that is over, in order, with what this seat gave up in each; takes up to some seconds. */
    public static List<Line> of(WhistSeries series, int number, TableSeat seat) {
        HandInPlay deal = series.deals().get(number);
        return new OpenReview(deal, series.asDealt(number).hands()).lines(series.played(seat));
    }

    private List<Line> lines(List<TableSeat> hands) {
        List<Line> lines = new ArrayList<>();
        List<Cards> held = dealt;
        for (SeenTrick trick : deal.tricks()) {
            List<Own> own = new ArrayList<>();
            for (TableSeat hand : hands) {
                own.add(own(held, trick, hand));
            }
            lines.add(new Line(SeenWhist.trick(trick), new TableSeat(WhistSeries.PLAYERS, deal.winner(trick)), own));
            held = less(held, trick, WhistSeries.PLAYERS);
        }
        return lines;
    }

    private Own own(List<Cards> held, SeenTrick trick, TableSeat hand) {
        int place = Math.floorMod(hand.place() - trick.leader(), WhistSeries.PLAYERS);
        Card card = trick.cards().get(place);
        OpenLines open = OpenCards.lines(before(held, trick, place), deal.stake());
        int givenUp = open.bestWon() - open.of(card).map(OpenLines.Line::won).orElseThrow();
        return new Own(hand, card, givenUp, givenUp == 0 ? List.of() : open.best());
    }

    /** All hands when so many cards lay on the table. */
    private OpenHands before(List<Cards> held, SeenTrick trick, int place) {
        return new OpenHands(
                deal.game(),
                deal.contract(),
                deal.trump(),
                less(held, trick, place),
                trick.leader(),
                trick.cards().subList(0, place),
                new TableFacts(deal.turnUp(), false, false, 0, Optional.empty()));
    }

    /** The hands without the first so many cards of a trick. */
    private static List<Cards> less(List<Cards> held, SeenTrick trick, int cards) {
        List<Cards> left = new ArrayList<>(held);
        for (int place = 0; place < cards; place++) {
            int player = (trick.leader() + place) % WhistSeries.PLAYERS;
            left.set(player, left.get(player).without(trick.cards().get(place)));
        }
        return left;
    }
}
