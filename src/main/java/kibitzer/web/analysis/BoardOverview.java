package kibitzer.web.analysis;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Paragraph;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import kibitzer.decisions.bridge.bidding.BiddingProblem;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.notation.AuctionRecord;
import kibitzer.games.bridge.notation.BoardRecord;
import kibitzer.marking.BoardAdvice;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import kibitzer.web.page.HeaderCell;
import kibitzer.web.page.Page;
import kibitzer.web.table.CardText;

/** All recorded deals at a glance, a row each: the contract, the result, every call, and which are not the book's first. */
final class BoardOverview extends Div {
    /** Files of thousands of boards are not reckoned at once. */
    private static final int MOST = 64;

    /** What stands before a call, and what is said of it to who hears the page; the gravest last. */
    private enum Mark {
        SILENT("", ", the book says nothing"),
        FIRST("", ""),
        ALLOWED("~ ", ", allowed, not the book's first choice"),
        DIFFERS("\u2260 ", ", not the book's call");

        private final String sign;
        private final String said;

        Mark(String sign, String said) {
            this.sign = sign;
            this.said = said;
        }

        static Mark of(Verdict<Call> verdict) {
            if (verdict.advice().silent()) {
                return SILENT;
            }
            return switch (verdict.grade()) {
                case BEST -> FIRST;
                case ACCEPTABLE -> ALLOWED;
                case WRONG, ILLEGAL -> DIFFERS;
            };
        }

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** A deal with the mark of each call that was made. */
    private record Row(int index, BoardRecord board, List<Mark> marks) {
        /** The mark that a reader looks for first. */
        Mark gravest() {
            return marks.stream().max(Comparator.naturalOrder()).orElse(Mark.SILENT);
        }
    }

    /** @param open is told the index of a board and the place of the call that is chosen */
    BoardOverview(
            List<BoardRecord> boards, IntFunction<String> name, String system, BiConsumer<Integer, Integer> open) {
        NativeTable table = Page.styled(new NativeTable(), "kb-data", "kb-overview");
        table.setCaptionText("All calls, differences from the book first: " + Mark.DIFFERS.sign + "is not the book's, "
                + Mark.ALLOWED.sign + "is allowed by it but not its first choice");
        NativeTableRow head = table.getHead().addRow();
        for (String title : List.of("Deal", "Contract", "Calls")) {
            head.add(HeaderCell.ofColumn(title));
        }
        IntStream.range(0, Math.min(MOST, boards.size()))
                .mapToObj(index -> read(index, boards.get(index), system))
                .sorted(Comparator.comparing(Row::gravest).reversed())
                .forEach(row -> show(table.getBody().addRow(), row, name.apply(row.index()), open));
        add(Page.styled(new Div(table), "kb-data-frame"));
        if (boards.size() > MOST) {
            add(new Paragraph("The first " + MOST + " of " + boards.size() + " deals; the others are chosen below."));
        }
    }

    private static Row read(int index, BoardRecord board, String system) {
        int places = BoardAdvice.auction(board).calls().size();
        List<Mark> marks = IntStream.range(0, places)
                .mapToObj(place -> verdict(board, place, system, made(board, place)))
                .map(verdict -> verdict.map(Mark::of).orElse(Mark.SILENT))
                .toList();
        return new Row(index, board, marks);
    }

    private static void show(NativeTableRow line, Row row, String name, BiConsumer<Integer, Integer> open) {
        line.add(HeaderCell.ofRow(name));
        line.addDataCell().add(new CardText(contract(row.board())));
        Div calls = Page.styled(new Div(), "kb-overview-calls");
        for (int place = 0; place < row.marks().size(); place++) {
            calls.add(call(row, name, place, open));
        }
        if (row.marks().isEmpty()) {
            calls.setText("No call recorded");
        }
        line.addDataCell().add(calls);
    }

    /** "3NT N =", "4S E \u22122"; without what was not recorded. */
    private static String contract(BoardRecord board) {
        Optional<FinalContract> bid =
                board.auction().map(AuctionRecord::auction).flatMap(FinalContract::of);
        return bid.map(contract -> contract + " " + contract.declarer().letter()
                        + tricks(board)
                                .map(made -> " " + overOrUnder(made - contract.tricksToMake()))
                                .orElse(""))
                .orElseGet(() -> board.tag("Contract").isEmpty() ? "\u2013" : board.tag("Contract"));
    }

    private static Optional<Integer> tricks(BoardRecord board) {
        String result = board.tag("Result");
        return result.matches("\\d{1,2}") ? Optional.of(Integer.valueOf(result)) : Optional.empty();
    }

    private static String overOrUnder(int tricks) {
        return tricks == 0 ? "=" : tricks > 0 ? "+" + tricks : "\u2212" + -tricks;
    }

    private static NativeButton call(Row row, String name, int place, BiConsumer<Integer, Integer> open) {
        Call made = made(row.board(), place);
        Mark mark = row.marks().get(place);
        NativeButton button = new NativeButton("", click -> open.accept(row.index(), place));
        button.add(new CardText(mark.sign + made));
        button.addClassName("kb-overview-call");
        button.getElement().setAttribute("data-mark", mark.word());
        button.setAriaLabel(
                name + ", " + row.board().dealer().after(place).inWords() + ": " + made.inWords() + mark.said);
        return button;
    }

    private static Call made(BoardRecord board, int place) {
        return BoardAdvice.made(board, place).orElseThrow();
    }

    private static Optional<Verdict<Call>> verdict(BoardRecord board, int place, String system, Call made) {
        try {
            Question<BiddingProblem, Call> question = BoardAdvice.question(board, place, system);
            return Optional.of(question.mark(made));
        } catch (BadQuestion notTaught) {
            return Optional.empty();
        }
    }
}
