package kibitzer.web.analysis;

import com.vaadin.flow.router.QueryParameters;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.notation.BoardRecord;
import kibitzer.marking.BoardAdvice;

/**
 * Which call of recorded deals is looked at, as the address says it: {@code deal=3&seat=W&turn=2&system=cab}.
 *
 * @param deal index of the deal, from 0; the address counts from 1
 * @param place of the call in the auction, from 0; empty where the seat had no turn. The address counts the seat's turns from 1
 */
record LookedAt(int deal, Seat seat, Optional<Integer> place, String system) {
    static final String DEAL = "deal";
    private static final String SEAT = "seat";
    private static final String TURN = "turn";
    private static final String SYSTEM = "system";
    private static final int SEATS = 4;

    /** What the address says, as far as the deals have it; what they have not is left as at first. */
    static LookedAt read(QueryParameters query, List<BoardRecord> boards) {
        int deal = number(query, DEAL).filter(index -> index < boards.size()).orElse(0);
        BoardRecord board = boards.get(deal);
        Seat seat = query.getSingleParameter(SEAT)
                .flatMap(letter -> Arrays.stream(Seat.values())
                        .filter(each -> String.valueOf(each.letter()).equals(letter))
                        .findFirst())
                .orElse(board.dealer());
        List<Integer> turns = BoardAdvice.turns(board, seat);
        Optional<Integer> turn = number(query, TURN).filter(index -> index < turns.size());
        return new LookedAt(
                deal,
                seat,
                turn.or(() -> turns.isEmpty() ? Optional.empty() : Optional.of(0))
                        .map(turns::get),
                query.getSingleParameter(SYSTEM)
                        .filter(BoardAdvice.systems()::contains)
                        .orElse(BoardAdvice.systems().getFirst()));
    }

    /** From 0. */
    private static Optional<Integer> number(QueryParameters query, String name) {
        return query.getSingleParameter(name)
                .filter(text -> text.matches("[1-9]\\d{0,4}"))
                .map(text -> Integer.parseInt(text) - 1);
    }

    /** On top of what carries the deals. */
    QueryParameters on(QueryParameters deals) {
        Map<String, List<String>> said = new TreeMap<>(deals.getParameters());
        said.put(DEAL, List.of(String.valueOf(deal + 1)));
        said.put(SEAT, List.of(String.valueOf(seat.letter())));
        said.put(SYSTEM, List.of(system));
        place.ifPresent(at -> said.put(TURN, List.of(String.valueOf(at / SEATS + 1))));
        return new QueryParameters(said);
    }
}
