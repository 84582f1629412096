package kibitzer.games.bridge.problems.counting;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.proof.PartPlayedDeal;
import kibitzer.games.bridge.turn.CardTrials;
import kibitzer.games.bridge.turn.CardTurn;
import kibitzer.games.bridge.turn.PlayedTrick;

/**
 * Declarer's turn in a deal at which he has to guess. South declares, west has led.
 *
 * @param contract what south plays
 * @param deal all four hands as they were dealt
 * @param played all cards until now, the opening lead first
 */
public record GuessTurn(Call.Bid contract, Deal deal, List<Card> played) {
    private static final Seat LEADER = Seat.WEST;

    /** So many layouts are tried where there are more. */
    private static final int LAYOUTS = 200;

    /** Half of the layouts: so much oftener the right card makes the contract. */
    private static final int MARGIN_IN_PERCENT = 50;

    public GuessTurn {
        played = List.copyOf(played);
    }

    /** The turn of a problem. */
    public static GuessTurn of(PlayProblem problem) {
        return new GuessTurn(problem.contract(), problem.deal(), problem.played());
    }

    /** The turn as declarer sees it. */
    public CardTurn seen() {
        PartPlayedDeal now = now();
        return new CardTurn(
                contract.level(),
                contract.strain(),
                Seat.SOUTH,
                now.turn(),
                now.left().south().minus(onTable(now, Seat.SOUTH)),
                now.left().north().minus(onTable(now, Seat.NORTH)),
                now.trick(),
                tricks(),
                Optional.empty(),
                Optional.empty());
    }

    PartPlayedDeal now() {
        return PartPlayedDeal.of(deal, contract.strain(), LEADER, played);
    }

    private static CardSet onTable(PartPlayedDeal now, Seat seat) {
        return CardSet.of(
                new PlayedTrick(now.leader(), now.trick()).of(seat).stream().toList());
    }

    /** The tricks that are over. */
    private List<PlayedTrick> tricks() {
        List<PlayedTrick> tricks = new ArrayList<>();
        Seat leader = LEADER;
        for (int from = 0; from + PlayedTrick.FULL <= played.size(); from += PlayedTrick.FULL) {
            PlayedTrick trick = new PlayedTrick(leader, played.subList(from, from + PlayedTrick.FULL));
            tricks.add(trick);
            leader = trick.winner(contract.strain());
        }
        return tricks;
    }

    /** What each card comes to over the layouts that agree with what was seen. */
    public CardTrials trials() {
        return CardTrials.glance(seen(), LAYOUTS);
    }

    /** True if the other suits tell something and the suit in question does not: somebody was out of one of those, nobody of this one. */
    public boolean isTold() {
        Suit asked = now().trick().getFirst().suit();
        return !shownOut().isEmpty() && !shownOut().contains(asked);
    }

    /** The suits of which an opponent has shown to have no more. */
    public Set<Suit> shownOut() {
        CardTurn seen = seen();
        Set<Suit> suits = EnumSet.noneOf(Suit.class);
        suits.addAll(seen.outOf(Seat.EAST));
        suits.addAll(seen.outOf(Seat.WEST));
        return suits;
    }

    /** Whether no card that is not its equal comes near the right one. */
    public static boolean isProved(CardTrials trials, Card right, Card wrong) {
        return 100 * (trials.reached(right) - trials.reached(wrong)) >= MARGIN_IN_PERCENT * trials.layouts()
                && !trials.best().contains(wrong);
    }

    /** Whether this deal shows it: the right card makes, the wrong one does not, all cards seen from then on. */
    public boolean shows(Card right, Card wrong) {
        return makes(right) && !makes(wrong);
    }

    private boolean makes(Card card) {
        PartPlayedDeal now = now();
        List<Card> trick = new ArrayList<>(now.trick());
        trick.add(card);
        return DoubleDummy.of(now.left())
                .northSouthWin(contract.strain(), now.leader(), trick, contract.level() + 6 - now.wonByNorthSouth());
    }
}
