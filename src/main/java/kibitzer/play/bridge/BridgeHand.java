package kibitzer.play.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.games.trick.search.Stake;
import kibitzer.games.trick.whist.WhistGames;

/**
 * One deal of bridge as far as it has come: the auction, then the cards; tricks go by the rules of whist.
 *
 * @param board the cards, who deals, who is vulnerable
 * @param bidding the calls so far; none where the contract is given
 * @param contract what is played; empty while the bidding goes on, and where all have passed
 * @param inHandOf the seat that plays both hands of its side if its partner becomes declarer; else declarer does
 * @param play from the lead on; empty before
 * @param claim what ended the play before its last card
 */
public record BridgeHand(
        BridgeBoard board,
        BiddingSoFar bidding,
        Optional<FinalContract> contract,
        Optional<Seat> inHandOf,
        Optional<HandInPlay> play,
        Optional<BridgeClaim> claim) {
    static final int TRICKS = 13;

    /** Cards of a full trick. */
    static final int TABLE = 4;

    private static final TrickGame GAME = WhistGames.WHIST;

    /** Before the first call. */
    static BridgeHand opened(BridgeBoard board, BiddingSoFar bidding, Optional<Seat> inHandOf) {
        return new BridgeHand(board, bidding, Optional.empty(), inHandOf, Optional.empty(), Optional.empty());
    }

    /** Before the lead, the contract given or the auction over. */
    static BridgeHand toBePlayed(
            BridgeBoard board, BiddingSoFar bidding, FinalContract contract, Optional<Seat> inHandOf) {
        HandInPlay play = HandInPlay.dealt(
                GAME,
                GAME.rules().contracts().getFirst(),
                contract.trump(),
                Optional.empty(),
                Stake.TRICKS,
                Stream.of(Seat.values())
                        .map(seat -> Cards.of(board.deal().hand(seat).toList()))
                        .toList(),
                List.of(),
                contract.leader().ordinal());
        return new BridgeHand(board, bidding, Optional.of(contract), inHandOf, Optional.of(play), Optional.empty());
    }

    BridgeHand called(Call call) {
        BiddingSoFar after = bidding.with(call);
        return FinalContract.of(after.auction())
                .map(reached -> toBePlayed(board, after, reached, inHandOf))
                .orElseGet(() -> opened(board, after, inHandOf));
    }

    BridgeHand played(Card card) {
        return new BridgeHand(
                board, bidding, contract, inHandOf, play.map(now -> now.play(card, Optional.empty())), claim);
    }

    BridgeHand claimed(BridgeClaim claimed) {
        return new BridgeHand(board, bidding, contract, inHandOf, play, Optional.of(claimed));
    }

    public BridgePhase phase() {
        if (play.isPresent()) {
            return claim.isPresent() || play.get().isOver() ? BridgePhase.OVER : BridgePhase.PLAY;
        }
        return bidding.auction().isFinished() ? BridgePhase.OVER : BridgePhase.BIDDING;
    }

    /** Whose call it is, or from whose hand the next card comes; empty when the deal is over. */
    public Optional<Seat> turn() {
        return switch (phase()) {
            case BIDDING -> Optional.of(bidding.turn());
            case PLAY -> play.map(now -> Seat.values()[now.toPlay()]);
            case OVER -> Optional.empty();
        };
    }

    /** Who decides on it: for declarer's side one player, for both hands. */
    public Optional<Seat> deciding() {
        return phase() == BridgePhase.PLAY ? turn().map(this::playing) : turn();
    }

    private Seat playing(Seat hand) {
        FinalContract played = contract.orElseThrow();
        return played.isDeclaring(hand) ? declaring() : hand;
    }

    /** Who plays declarer's hand and dummy's: declarer, unless the seat asked for sits across. */
    private Seat declaring() {
        FinalContract played = contract.orElseThrow();
        return inHandOf.filter(seat -> seat == played.dummy()).orElse(played.declarer());
    }

    /** The cards that a seat has left. */
    public CardSet hand(Seat seat) {
        return play.map(now -> CardSet.of(now.hands().get(seat.ordinal()).list()))
                .orElseGet(() -> board.deal().hand(seat));
    }

    /** The hands of others that a seat sees: dummy's after the lead, and both to who plays them. */
    public List<Seat> seen(Seat seat) {
        if (play.isEmpty()) {
            return List.of();
        }
        FinalContract played = contract.orElseThrow();
        List<Seat> seen = new ArrayList<>();
        if (isDummyOpen()) {
            seen.add(played.dummy());
        }
        if (seat == declaring()) {
            seen.add(played.declarer());
        }
        seen.remove(seat);
        return List.copyOf(seen);
    }

    /** True once somebody has led. */
    public boolean isDummyOpen() {
        return play.filter(
                        now -> !now.tricks().isEmpty() || !now.trick().cards().isEmpty())
                .isPresent();
    }

    /** Tricks that a side has won, what it claimed among them. */
    public int tricks(boolean northSouth) {
        int played = (int) play.stream()
                .flatMap(now -> now.tricks().stream().map(now::winner))
                .filter(winner -> Seat.values()[winner].isNorthSouth() == northSouth)
                .count();
        return played
                + claim.map(made -> made.by().isNorthSouth() == northSouth ? made.tricks() : left() - made.tricks())
                        .orElse(0);
    }

    /** Tricks that are not yet won. */
    public int left() {
        return TRICKS - play.map(now -> now.tricks().size()).orElse(0);
    }

    /** Tricks of declarer's side; empty where nothing is played. */
    public Optional<Integer> declarersTricks() {
        return contract.map(played -> tricks(played.declarer().isNorthSouth()));
    }

    /** All cards in the order in which they were played. */
    public List<Card> cards() {
        return play.stream()
                .flatMap(now -> Stream.concat(now.tricks().stream(), Stream.of(now.trick())))
                .map(SeenTrick::cards)
                .flatMap(List::stream)
                .toList();
    }
}
