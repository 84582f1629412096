package kibitzer.play.tricks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.games.trick.search.OpenCards;
import kibitzer.games.trick.search.OpenHands;
import kibitzer.games.trick.search.OpenLines;

/** A hand that is over, trick by trick with all cards seen: what each card of one seat gave up. */
public final class OpenReview {
    /** As many cards as are counted soon enough for a page, but at whist, where all are. */
    private static final int MOST_CARDS = 24;

    private final HandInPlay play;

    private OpenReview(HandInPlay play) {
        this.play = play;
    }

    /**
     * What a card gave up.
     *
     * @param tricks how many tricks, or points in the cards, fewer (or where few are wanted, more) than he was sure of before it
     * @param better the cards that gave up nothing, where it did
     */
    public record GivenUp(int tricks, List<Card> better) {
        public GivenUp {
            better = List.copyOf(better);
        }
    }

    /**
     * One trick.
     *
     * @param winner by place at the table
     * @param card of the seat that is reviewed
     * @param givenUp empty where too many cards were still out to be counted, or the game is not
     */
    public record Line(SeenTrick trick, int winner, Card card, Optional<GivenUp> givenUp) {}

    /** The tricks in order; empty for a seat that took no part. May take a second or two. */
    public static List<Line> of(TrickHand hand, int place) {
        int player = hand.seats().indexOf(place);
        return hand.play()
                .filter(play -> player >= 0)
                .map(play -> new OpenReview(play).lines(hand, player))
                .orElse(List.of());
    }

    private List<Line> lines(TrickHand hand, int player) {
        List<Line> lines = new ArrayList<>();
        List<Cards> held = hand.seats().stream().map(hand.held()::get).toList();
        List<Card> stock = new ArrayList<>(hand.game().rules().stock().isDrawn() ? hand.stock() : List.of());
        for (int number = 0; number < play.tricks().size(); number++) {
            SeenTrick trick = play.tricks().get(number);
            int turn = Math.floorMod(player - trick.leader(), play.players());
            int winner = play.winner(trick);
            lines.add(new Line(
                    trick,
                    hand.seats().get(winner),
                    trick.cards().get(turn),
                    stock.isEmpty() ? counted(less(held, trick, turn), trick, turn, number == 0) : Optional.empty()));
            held = drawn(less(held, trick, play.players()), stock, winner);
        }
        return lines;
    }

    /** Trumps that were turned late were not known to who played before. */
    private Optional<GivenUp> counted(List<Cards> held, SeenTrick trick, int turn, boolean first) {
        if (play.game().rules().turnsLate(play.contract())) {
            return Optional.empty();
        }
        OpenHands open = new OpenHands(
                play.game(),
                play.contract(),
                play.trump(),
                held,
                trick.leader(),
                trick.cards().subList(0, turn),
                new TableFacts(
                        play.turnUp(),
                        false,
                        first,
                        play.game().rules().leads().isEmpty() ? 0 : play.players(),
                        turn == 0 ? Optional.empty() : trick.named()));
        if (!OpenCards.canSearch(open, play.stake()) || !isSoon(open)) {
            return Optional.empty();
        }
        OpenLines lines = OpenCards.lines(open, play.stake());
        int won = lines.of(trick.cards().get(turn)).map(OpenLines.Line::won).orElse(lines.bestWon());
        int less = Math.abs(lines.bestWon() - won);
        return Optional.of(new GivenUp(less, less == 0 ? List.of() : lines.best()));
    }

    private boolean isSoon(OpenHands open) {
        return open.cards().size() <= MOST_CARDS || OpenCards.isQuick(open, play.stake());
    }

    /** The hands without the first so many cards of a trick. */
    private List<Cards> less(List<Cards> held, SeenTrick trick, int cards) {
        List<Cards> left = new ArrayList<>(held);
        for (int i = 0; i < cards; i++) {
            int player = (trick.leader() + i) % play.players();
            left.set(player, left.get(player).without(trick.cards().get(i)));
        }
        return left;
    }

    private List<Cards> drawn(List<Cards> held, List<Card> stock, int winner) {
        List<Cards> more = new ArrayList<>(held);
        for (int i = 0; i < play.players() && !stock.isEmpty(); i++) {
            int player = (winner + i) % play.players();
            more.set(player, more.get(player).with(stock.removeFirst()));
        }
        return more;
    }
}
