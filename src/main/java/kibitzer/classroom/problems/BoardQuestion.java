package kibitzer.classroom.problems;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.cards.BadNotation;
import kibitzer.conventions.bridge.leads.opening.OpeningLead;
import kibitzer.conventions.bridge.systems.Opponents;
import kibitzer.decisions.bridge.board.PlayBoard;
import kibitzer.decisions.bridge.board.SetBoard;
import kibitzer.decisions.bridge.card.OpeningLeadCard;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.notation.BoardRecord;
import kibitzer.marking.BoardAdvice;
import kibitzer.marking.Question;

/**
 * A recorded deal as a question of bidding or of the opening lead.
 *
 * @param name "Board 7, south to call"
 * @param question empty where the deal gives none
 * @param why why it gives none; empty where it does
 */
public record BoardQuestion(String name, Optional<Question<?, ?>> question, String why) {
    private static final Pattern CONTRACT = Pattern.compile("([1-7](?:NT|[SHDC]))X{0,2}");

    private static final int MOST_BOARDS = 99;

    /** What is to be asked of a deal. */
    public enum Wanted {
        /** The call that is due; the lead where the auction is over. */
        AS_RECORDED,
        /** The call that is due; the dealer's first where the auction is over. */
        CALL,
        /** The lead, against the contract that was reached. */
        LEAD,
        /** The whole board, to be bid and played; what is recorded of its auction and play is left out. */
        WHOLE
    }

    /** Who leads, and against what. */
    private record Lead(Seat leader, OpeningLead lead) {}

    /**
     * @param number the deal's place in its file, from 1, for one that names no board
     * @param system in which it is bid
     */
    public static BoardQuestion of(BoardRecord board, int number, Wanted wanted, String system) {
        String tag = board.tag("Board");
        String name = tag.isEmpty() ? "Deal " + number : "Board " + tag;
        if (wanted == Wanted.WHOLE) {
            return whole(board, name, number, system);
        }
        Optional<Lead> lead = wanted == Wanted.CALL ? Optional.empty() : lead(board);
        if (lead.isPresent()) {
            return new BoardQuestion(
                    name + ", " + lead.get().leader().inWords() + " to lead",
                    Optional.of(new Question<>(new OpeningLeadCard(), lead.get().lead())),
                    "");
        }
        if (wanted == Wanted.LEAD) {
            return new BoardQuestion(
                    name, Optional.empty(), "neither an auction to its end nor contract and declarer are recorded");
        }
        return call(board, name, system);
    }

    private static BoardQuestion whole(BoardRecord board, String name, int number, String system) {
        Auction auction = BoardAdvice.auction(board);
        String tag = board.tag("Board");
        int told = tag.matches("[1-9]\\d?") ? Integer.parseInt(tag) : Math.clamp(number, 1, MOST_BOARDS);
        return new BoardQuestion(
                name + ", to be bid and played",
                Optional.of(new Question<>(
                        new PlayBoard(),
                        new SetBoard(
                                told,
                                board.deal(),
                                auction.dealer(),
                                board.vulnerable(),
                                system,
                                Opponents.SAME,
                                Math.floorMod(board.deal().hashCode(), Integer.MAX_VALUE)))),
                "");
    }

    private static BoardQuestion call(BoardRecord board, String name, String system) {
        Auction auction = BoardAdvice.auction(board);
        int place = auction.isFinished() ? 0 : auction.calls().size();
        String calls = name + ", " + auction.dealer().after(place).inWords() + " to call";
        try {
            return new BoardQuestion(calls, Optional.of(BoardAdvice.question(board, place, system)), "");
        } catch (BadQuestion notTaught) {
            return new BoardQuestion(calls, Optional.empty(), String.valueOf(notTaught.getMessage()));
        }
    }

    private static Optional<Lead> lead(BoardRecord board) {
        Auction auction = BoardAdvice.auction(board);
        if (auction.isFinished()) {
            return auction.declarer()
                    .map(declarer -> new Lead(
                            declarer.next(),
                            OpeningLead.after(auction, board.deal().hand(declarer.next()))));
        }
        return auction.calls().isEmpty() ? contract(board) : Optional.empty();
    }

    /** From the tags, where no auction is recorded. */
    private static Optional<Lead> contract(BoardRecord board) {
        Matcher contract = CONTRACT.matcher(board.tag("Contract").replace(" ", ""));
        List<Seat> declarer = List.of(Seat.values()).stream()
                .filter(seat -> board.tag("Declarer").equals(String.valueOf(seat.letter())))
                .toList();
        if (!contract.matches() || declarer.isEmpty()) {
            return Optional.empty();
        }
        Seat leader = declarer.getFirst().next();
        try {
            return Call.of(contract.group(1)) instanceof Call.Bid bid
                    ? Optional.of(new Lead(
                            leader,
                            OpeningLead.against(
                                    bid, Optional.empty(), board.deal().hand(leader))))
                    : Optional.empty();
        } catch (BadNotation none) {
            return Optional.empty();
        }
    }
}
