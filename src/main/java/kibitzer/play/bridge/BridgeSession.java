package kibitzer.play.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.DealtBidding;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.bridge.BoardNumber;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.scoring.BridgeForm;
import kibitzer.games.bridge.scoring.Rubber;
import kibitzer.games.bridge.scoring.SheetLine;
import kibitzer.games.bridge.scoring.Side;
import kibitzer.marking.bidding.BiddingPractice;

/**
 * Deals of bridge, one after the other.
 *
 * @param practice what is bid
 * @param scoring what is played for
 * @param seed from which all are dealt
 * @param wanted how many are played, if a rubber is not won before
 * @param given the only deal, where it is named
 * @param inHandOf see {@link BridgeHand#inHandOf}
 * @param hands those that were dealt, in order; the last may go on
 */
public record BridgeSession(
        BiddingPractice practice,
        BridgeScoring scoring,
        Seed seed,
        int wanted,
        Optional<GivenDeal> given,
        Optional<Seat> inHandOf,
        List<BridgeHand> hands) {
    public BridgeSession {
        hands = List.copyOf(hands);
    }

    static BridgeSession dealt(DealRequest request) {
        Optional<GivenDeal> given = GivenDeal.in(request);
        return new BridgeSession(
                        BridgeOptions.practice(request),
                        BridgeOptions.scoring(request),
                        request.seed(),
                        given.isPresent() ? 1 : request.get(BridgeOptions.DEALS),
                        given,
                        BridgeOptions.inHandOf(request),
                        List.of())
                .withDeal();
    }

    private BridgeSession withDeal() {
        List<BridgeHand> more = new ArrayList<>(hands);
        more.add(asDealt(hands.size()));
        return with(more);
    }

    private BridgeSession with(List<BridgeHand> played) {
        return new BridgeSession(practice, scoring, seed, wanted, given, inHandOf, played);
    }

    /** The deal of this number, from 0, before its first call or card. */
    BridgeHand asDealt(int number) {
        if (given.isPresent()) {
            BridgeBoard board = given.get().board();
            var opened = practice.opened(board.dealer(), board.vulnerability());
            return given.get()
                    .contract()
                    .map(contract -> given.get().played().stream()
                            .reduce(
                                    BridgeHand.toBePlayed(board, opened, contract, inHandOf),
                                    BridgeHand::played,
                                    (one, other) -> other))
                    .orElseGet(() -> BridgeHand.opened(board, opened, inHandOf));
        }
        // a single deal is that of /bid from the same seed
        DealtBidding dealt = practice.deal(number == 0 ? seed : seed.deal(number));
        BridgeBoard board = board(number, dealt);
        return BridgeHand.opened(board, practice.opened(board.dealer(), board.vulnerability()), inHandOf);
    }

    private BridgeBoard board(int number, DealtBidding dealt) {
        Deal deal = dealt.deal();
        return switch (scoring) {
            case SINGLE ->
                new BridgeBoard(
                        deal, dealt.soFar().auction().dealer(), dealt.soFar().vulnerability());
            case DUPLICATE -> {
                BoardNumber board = new BoardNumber(number + 1);
                yield new BridgeBoard(deal, board.dealer(), board.vulnerability());
            }
            case RUBBER -> new BridgeBoard(deal, firstDealer().after(number), vulnerability());
        };
    }

    private Seat firstDealer() {
        return Seat.values()[seed.chance().below(Seat.values().length)];
    }

    /** Who has won a game of the rubber. */
    private Vulnerability vulnerability() {
        Rubber sheet = rubber();
        boolean we = sheet.isVulnerable(Side.WE);
        boolean they = sheet.isVulnerable(Side.THEY);
        return we
                ? they ? Vulnerability.BOTH : Vulnerability.NORTH_SOUTH
                : they ? Vulnerability.EAST_WEST : Vulnerability.NONE;
    }

    /** The problem hand that is played; empty where another deal is. */
    public Optional<PlayProblem> problem() {
        return given.flatMap(GivenDeal::problem);
    }

    /** The deal that is played or has just ended. */
    public BridgeHand hand() {
        return hands.getLast();
    }

    /** True if the last deal that is wanted, or that the rubber takes, is over. */
    public boolean isOver() {
        return hand().phase() == BridgePhase.OVER;
    }

    /** The rubber after the deals that are over; north and south are "we". */
    public Rubber rubber() {
        Rubber sheet = Rubber.begin(BridgeForm.CONTRACT);
        for (BridgeHand hand : hands) {
            if (hand.phase() == BridgePhase.OVER) {
                sheet = sheet.with(
                        BridgeResult.of(hand).<SheetLine>map(BridgeResult::line).orElseGet(SheetLine.PassedOut::new));
            }
        }
        return sheet;
    }

    /** What north and south have more than east and west. */
    public int northSouth() {
        if (scoring == BridgeScoring.RUBBER) {
            return rubber().difference();
        }
        boolean matchPoints = scoring == BridgeScoring.DUPLICATE;
        return hands.stream()
                .flatMap(hand -> BridgeResult.of(hand).stream())
                .mapToInt(result -> result.northSouth(matchPoints))
                .sum();
    }

    BridgeSession after(BridgeMove move) {
        BridgeHand hand = hand();
        if (move.claimed().isPresent()) {
            return on(hand.claimed(new BridgeClaim(
                    hand.deciding().orElseThrow(), move.claimed().get())));
        }
        return on(
                hand.phase() == BridgePhase.BIDDING
                        ? hand.called(move.call().orElse(Call.PASS))
                        : hand.played(card(move)));
    }

    private static Card card(BridgeMove move) {
        return move.card().orElseThrow(() -> new IllegalArgumentException("\"" + move + "\"; expected a card"));
    }

    private BridgeSession on(BridgeHand hand) {
        List<BridgeHand> after = new ArrayList<>(hands);
        after.set(hands.size() - 1, hand);
        BridgeSession session = with(after);
        boolean more = session.isOver()
                && hands.size() < wanted
                && !(scoring == BridgeScoring.RUBBER && session.rubber().isOver());
        return more ? session.withDeal() : session;
    }
}
