package kibitzer.play.bridge;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.scoring.Rubber;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.games.trick.plain.PlayerView;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.marking.bidding.BiddingPractice;

/**
 * What one player sees of a deal of bridge.
 *
 * @param seat his own
 * @param practice what is bid at the table
 * @param scoring what is played for
 * @param bidding the calls so far, as all understand them
 * @param contract what is played; empty before
 * @param turn whose call it is, or from whose hand the next card comes; empty when the deal is over
 * @param deciding who decides on it
 * @param hands his own cards, and the hands that lie open to him
 * @param held how many cards each seat has left, by place
 * @param sight the play, from the hand whose turn it is where he decides; else from his own; empty before the lead
 * @param tricks won, north's and south's first
 * @param claim what ended the deal
 * @param number of this deal, from 1
 * @param sheet the score of the rubber, where one is played
 * @param northSouth what north and south have won so far
 * @param problem the id of the problem hand that is played; empty where another deal is
 */
public record SeenBridge(
        Seat seat,
        BiddingPractice practice,
        BridgeScoring scoring,
        BridgePhase phase,
        BiddingSoFar bidding,
        Optional<FinalContract> contract,
        Optional<Seat> turn,
        Optional<Seat> deciding,
        Map<Seat, CardSet> hands,
        List<Integer> held,
        Optional<PlayerView> sight,
        List<Integer> tricks,
        Optional<BridgeClaim> claim,
        int number,
        Optional<Rubber> sheet,
        int northSouth,
        Optional<String> problem) {
    public SeenBridge {
        hands = Map.copyOf(hands);
        held = List.copyOf(held);
        tricks = List.copyOf(tricks);
    }

    static SeenBridge of(BridgeSession session, Seat seat) {
        BridgeHand hand = session.hand();
        Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
        hands.put(seat, hand.hand(seat));
        hand.seen(seat).forEach(open -> hands.put(open, hand.hand(open)));
        Optional<Seat> deciding = hand.deciding();
        Seat from = deciding.filter(seat::equals).flatMap(own -> hand.turn()).orElse(seat);
        List<Integer> held = new ArrayList<>();
        for (Seat one : Seat.values()) {
            held.add(hand.hand(one).size());
        }
        return new SeenBridge(
                seat,
                session.practice(),
                session.scoring(),
                hand.phase(),
                hand.bidding(),
                hand.contract(),
                hand.turn(),
                deciding,
                hands,
                held,
                hand.play().map(play -> sight(play, from, hands)),
                List.of(hand.tricks(true), hand.tricks(false)),
                hand.claim(),
                session.hands().size(),
                session.scoring() == BridgeScoring.RUBBER ? Optional.of(session.rubber()) : Optional.empty(),
                session.northSouth(),
                session.problem().map(PlayProblem::id));
    }

    private static PlayerView sight(HandInPlay play, Seat from, Map<Seat, CardSet> hands) {
        Map<Integer, Cards> open = new HashMap<>();
        hands.forEach((seat, cards) -> {
            if (seat != from) {
                open.put(seat.ordinal(), Cards.of(cards.toList()));
            }
        });
        return new PlayerView(
                play.game(),
                play.contract(),
                play.trump(),
                Optional.empty(),
                play.stake(),
                from.ordinal(),
                play.hands().get(from.ordinal()),
                play.hands().stream().map(Cards::size).toList(),
                0,
                play.tricks(),
                play.trick(),
                open,
                Map.of());
    }

    public CardSet hand() {
        return hand(seat);
    }

    /** What is seen of a hand; empty where it is hidden. */
    public CardSet hand(Seat of) {
        return hands.getOrDefault(of, CardSet.EMPTY);
    }

    public boolean isToDecide() {
        return deciding.filter(seat::equals).isPresent();
    }

    /** The hand from which the next card comes. */
    public Seat from() {
        return turn.filter(hands::containsKey).orElse(seat);
    }

    /** Dummy's seat once his cards lie open. */
    public Optional<Seat> openDummy() {
        return contract.map(FinalContract::dummy)
                .filter(dummy -> sight.filter(play -> !play.tricks().isEmpty()
                                || !play.trick().cards().isEmpty())
                        .isPresent());
    }

    public Vulnerability vulnerability() {
        return bidding.vulnerability();
    }

    /** The trick on the table; empty before the lead. */
    public List<Card> onTheTable() {
        return sight.map(play -> play.trick().cards()).orElse(List.of());
    }

    /** Who led to it, or is to lead. */
    public Optional<Seat> leader() {
        return sight.map(play -> Seat.values()[play.trick().leader()]);
    }

    /** The tricks that are finished, the first first. */
    public List<SeenTrick> history() {
        return sight.map(PlayerView::tricks).orElse(List.of());
    }

    /** Tricks not yet won. */
    public int left() {
        return BridgeHand.TRICKS - history().size();
    }

    /** The cards that may be played now. */
    public List<Card> lawful() {
        return sight.map(PlayerView::lawful).orElse(List.of());
    }
}
