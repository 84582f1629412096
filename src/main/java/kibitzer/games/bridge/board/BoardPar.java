package kibitzer.games.bridge.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.games.bridge.doubledummy.BestCards;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import kibitzer.games.bridge.par.Par;
import kibitzer.games.bridge.problems.proof.PartPlayedDeal;

/**
 * What a board is worth when both sides bid and play with all hands seen, the dealer's side first to speak.
 *
 * @param northSouth points for north and south at match points
 * @param contract that brings it; empty where nobody can gain by bidding
 */
public record BoardPar(int northSouth, Optional<FinalContract> contract) {
    private static final int PACK = 52;
    private static final int MOST = 300;
    private static final float LOAD = 0.75f;

    /** Counting takes part of a second, and the same boards are asked about again and again. */
    private static final Map<Board, BoardPar> COUNTED = latest();

    private static final Map<Board, BoardPlay> PLAYED = latest();

    private record Board(Deal deal, Seat dealer, Vulnerability vulnerability) {}

    public static BoardPar of(Deal deal, Seat dealer, Vulnerability vulnerability) {
        return asked(COUNTED, new Board(deal, dealer, vulnerability), BoardPar::counted);
    }

    /** The same for a seat's side. */
    public int of(Seat seat) {
        return seat.isNorthSouth() ? northSouth : -northSouth;
    }

    /** A board that was bid and played so: to the last card, with all hands seen. */
    public static BoardPlay played(Deal deal, Seat dealer, Vulnerability vulnerability) {
        return asked(PLAYED, new Board(deal, dealer, vulnerability), BoardPar::bidAndPlayed);
    }

    private static BoardPar counted(Board board) {
        Par par = new Par(DoubleDummy.of(board.deal()).table(), board.vulnerability());
        return new BoardPar(par.northSouth(board.dealer()), par.contract(board.dealer()));
    }

    private static BoardPlay bidAndPlayed(Board board) {
        Optional<FinalContract> contract =
                of(board.deal(), board.dealer(), board.vulnerability()).contract();
        Auction auction = contract.map(reached -> bid(board.dealer(), reached))
                .orElseGet(() -> new Auction(board.dealer(), Collections.nCopies(4, Call.PASS)));
        return new BoardPlay(
                board.deal(),
                board.vulnerability(),
                auction,
                contract.map(reached -> cards(board.deal(), reached)).orElse(List.of()));
    }

    /** Nobody speaks before declarer, who bids it at once. */
    private static Auction bid(Seat dealer, FinalContract contract) {
        Auction auction = Auction.opened(dealer);
        while (auction.turn() != contract.declarer()) {
            auction = auction.with(Call.PASS);
        }
        auction = auction.with(contract.bid());
        if (contract.doubled() > 0) {
            auction = auction.with(Call.of("X"));
        }
        while (!auction.isFinished()) {
            auction = auction.with(Call.PASS);
        }
        return auction;
    }

    private static List<Card> cards(Deal deal, FinalContract contract) {
        BestCards seeing = new BestCards(deal, contract.strain());
        List<Card> cards = new ArrayList<>();
        while (cards.size() < PACK) {
            PartPlayedDeal now = PartPlayedDeal.of(deal, contract.strain(), contract.leader(), cards);
            cards.add(seeing.of(now.left(), now.leader(), now.trick()).getLast());
        }
        return cards;
    }

    private static <T> T asked(Map<Board, T> known, Board board, Function<Board, T> find) {
        return Optional.ofNullable(known.get(board)).orElseGet(() -> {
            T found = find.apply(board);
            known.put(board, found);
            return found;
        });
    }

    private static <T> Map<Board, T> latest() {
        return Collections.synchronizedMap(new LinkedHashMap<>(16, LOAD, /* accessOrder= */ true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Board, T> eldest) {
                return size() > MOST;
            }
        });
    }
}
