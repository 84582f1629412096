package kibitzer.play.bridge.mini;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.conventions.bridge.value.HighCardPoints;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.games.bridge.mini.Announcement;
import kibitzer.games.bridge.mini.CountedHands;
import kibitzer.games.bridge.mini.NamedContract;
import kibitzer.games.bridge.mini.TwoHands;
import kibitzer.play.bridge.BridgeBoard;
import kibitzer.play.bridge.BridgeMove;
import kibitzer.play.bridge.BridgeOptions;
import kibitzer.play.bridge.BridgeScoring;
import kibitzer.play.bridge.BridgeSession;
import kibitzer.play.bridge.PlayedBridge;

/**
 * One deal of mini-bridge as far as it has come.
 *
 * @param board the cards, who deals, who is vulnerable
 * @param said how many have announced their points, from the dealer on
 * @param settled whether it was said who declares
 * @param named the contract; empty before
 * @param play the deal as bridge from the first lead on; empty before
 */
public record MiniBridgeDeal(
        BridgeBoard board, int said, boolean settled, Optional<NamedContract> named, Optional<BridgeSession> play) {
    private static final PlayedBridge BRIDGE = new PlayedBridge();
    private static final int EACH = 13;

    /**
     * Two hands that were counted beforehand, so that a contract is judged at once, and the others' cards at random.
     *
     * @param declarer the seat that is to declare
     */
    static MiniBridgeDeal dealt(Chance chance, Seat declarer) {
        TwoHands hands = CountedHands.shipped().deal(chance);
        List<Card> others =
                chance.shuffled(CardSet.FULL_PACK.minus(hands.together()).toList());
        Map<Seat, CardSet> seats = new EnumMap<>(Seat.class);
        seats.put(declarer, hands.hand());
        seats.put(declarer.partner(), hands.dummy());
        seats.put(declarer.next(), CardSet.of(others.subList(0, EACH)));
        seats.put(declarer.after(3), CardSet.of(others.subList(EACH, 2 * EACH)));
        Deal deal = new Deal(
                seats.getOrDefault(Seat.NORTH, CardSet.EMPTY),
                seats.getOrDefault(Seat.EAST, CardSet.EMPTY),
                seats.getOrDefault(Seat.SOUTH, CardSet.EMPTY),
                seats.getOrDefault(Seat.WEST, CardSet.EMPTY));
        Vulnerability vulnerable = chance.oneOf(List.of(Vulnerability.values()));
        Seat dealer = chance.shuffled(List.of(Seat.values())).stream()
                .filter(seat -> announced(deal, seat).declarer() == declarer)
                .findFirst()
                .orElse(declarer);
        return new MiniBridgeDeal(
                new BridgeBoard(deal, dealer, vulnerable), 0, false, Optional.empty(), Optional.empty());
    }

    private static Announcement announced(Deal deal, Seat dealer) {
        Map<Seat, Integer> points = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            points.put(seat, HighCardPoints.of(deal.hand(seat)));
        }
        return new Announcement(dealer, points);
    }

    /** What all four announce in the end. */
    Announcement announcement() {
        return announced(board.deal(), board.dealer());
    }

    public Seat declarer() {
        return announcement().declarer();
    }

    /** Declarer's hand and dummy. */
    TwoHands hands() {
        Seat declarer = declarer();
        return new TwoHands(board.deal().hand(declarer), board.deal().hand(declarer.partner()));
    }

    public MiniBridgePhase phase() {
        if (play.isPresent()) {
            return play.get().isOver() ? MiniBridgePhase.OVER : MiniBridgePhase.PLAY;
        }
        return said < Seat.values().length
                ? MiniBridgePhase.ANNOUNCING
                : settled ? MiniBridgePhase.NAMING : MiniBridgePhase.SETTLING;
    }

    /** Whose turn it is; empty when the deal is over. South says who declares. */
    Optional<Seat> turn() {
        return switch (phase()) {
            case ANNOUNCING -> Optional.of(board.dealer().after(said));
            case SETTLING -> Optional.of(Seat.SOUTH);
            case NAMING -> Optional.of(declarer());
            case PLAY, OVER -> play.flatMap(session -> BRIDGE.toPlay(session).map(seat -> Seat.values()[seat.place()]));
        };
    }

    /** The seats that have announced. */
    List<Seat> heard() {
        return Stream.of(0, 1, 2, 3).limit(said).map(board.dealer()::after).toList();
    }

    /** After a lawful move; points and declarer are what they are, whatever was said. */
    MiniBridgeDeal after(MiniBridgeMove move) {
        return switch (phase()) {
            case ANNOUNCING -> new MiniBridgeDeal(board, said + 1, settled, named, play);
            case SETTLING -> new MiniBridgeDeal(board, said, true, named, play);
            case NAMING -> named(move.contract().orElseThrow());
            case PLAY, OVER -> played(move.atBridge());
        };
    }

    private MiniBridgeDeal named(NamedContract contract) {
        DealRequest request = DealRequest.of(1)
                .with(BridgeOptions.DEAL, board.deal().toString())
                .with(BridgeOptions.DEALER, board.dealer())
                .with(BridgeOptions.VULNERABLE, board.vulnerability())
                .with(BridgeOptions.CONTRACT, contract.bid().toString())
                .with(BridgeOptions.DECLARER, declarer())
                .with(BridgeOptions.SCORING, BridgeScoring.DUPLICATE.word());
        return new MiniBridgeDeal(board, said, settled, Optional.of(contract), Optional.of(BRIDGE.deal(request)));
    }

    private MiniBridgeDeal played(BridgeMove move) {
        return new MiniBridgeDeal(board, said, settled, named, play.map(session -> BRIDGE.after(session, move)));
    }

    /** All four hands, north's first. */
    List<List<Card>> cards() {
        List<List<Card>> hands = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            hands.add(board.deal().hand(seat).toList());
        }
        return hands;
    }
}
