package kibitzer.games.bridge.notation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;

/** Cards in the order of play laid out as PBN wants them: a trick a row, the first leader's cards in the first column. */
final class PlayTable {
    private final BoardRecord board;
    private final FinalContract contract;

    PlayTable(BoardRecord board, FinalContract contract) {
        this.board = board;
        this.contract = contract;
    }

    /** @throws BadNotation if there is no contract, or somebody plays a card he has not */
    static BoardRecord of(BoardRecord board, List<Card> played) {
        Auction auction = board.auction()
                .map(AuctionRecord::auction)
                .filter(Auction::isFinished)
                .orElseThrow(() -> BadNotation.because("cards are played in an unfinished auction", "a contract"));
        FinalContract contract = FinalContract.of(auction)
                .orElseThrow(() -> BadNotation.because("cards are played after all have passed", "a contract"));
        return new PlayTable(board, contract).with(played);
    }

    /** @throws BadNotation if somebody plays a card he has not */
    BoardRecord with(List<Card> played) {
        Seat leader = contract.leader();
        List<Seat> columns = Stream.iterate(leader, Seat::next).limit(4).toList();
        Map<Seat, CardSet> left = new EnumMap<>(Seat.class);
        columns.forEach(seat -> left.put(seat, board.deal().hand(seat)));
        List<String> rows = new ArrayList<>();
        for (int first = 0; first < played.size(); first += 4) {
            Map<Seat, Card> trick = new EnumMap<>(Seat.class);
            for (int i = first; i < Math.min(first + 4, played.size()); i++) {
                Seat seat = leader.after(i - first);
                Card card = played.get(i);
                if (!left.getOrDefault(seat, CardSet.EMPTY).contains(card)) {
                    throw BadNotation.because(
                            seat.inWords() + " cannot play the " + card.inWords() + " to trick " + (first / 4 + 1)
                                    + "; the play is left out",
                            "a card that is held");
                }
                left.computeIfPresent(seat, (same, hand) -> hand.without(card));
                trick.put(seat, card);
            }
            rows.add(columns.stream()
                    .map(seat -> Optional.ofNullable(trick.get(seat))
                            .map(PlayTable::pbn)
                            .orElse("-"))
                    .collect(Collectors.joining(" ")));
            leader = winner(trick, leader, contract.trump());
        }
        return board.with(new Section("Play", String.valueOf(columns.getFirst().letter()), rows));
    }

    private static String pbn(Card card) {
        return "" + card.suit().letter() + card.rank().letter();
    }

    private static Seat winner(Map<Seat, Card> trick, Seat leader, Optional<Suit> trumps) {
        Seat best = leader;
        for (Seat seat : Stream.iterate(leader, Seat::next).limit(4).toList()) {
            Card card = trick.get(seat);
            Card highest = trick.get(best);
            if (card != null && highest != null && beats(card, highest, trumps)) {
                best = seat;
            }
        }
        return best;
    }

    private static boolean beats(Card card, Card highest, Optional<Suit> trumps) {
        return card.suit() == highest.suit()
                ? card.rank().isHigherThan(highest.rank())
                : trumps.filter(suit -> suit == card.suit()).isPresent();
    }
}
