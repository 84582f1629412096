package kibitzer.web.analysis;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableHeaderCell;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import kibitzer.decisions.bridge.bidding.BiddingProblem;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.notation.AuctionRecord;
import kibitzer.games.bridge.notation.BoardRecord;
import kibitzer.marking.BoardAdvice;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import kibitzer.web.page.Page;
import kibitzer.web.table.CardText;

/** All recorded deals at a glance, a row each: the contract, the result, every call, and which are not the book's first. */
final class BoardOverview extends Div {
    /** Files of thousands of boards are not reckoned at once. */
    private static final int MOST = 64;

    /** What stands before a call, and what is said of it to who hears the page. */
    private enum Mark {
        FIRST("", ""),
        ALLOWED("~ ", ", allowed, not the book's first choice"),
        DIFFERS("\u2260 ", ", not the book's call"),
        SILENT("", ", the book says nothing");

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

    /** @param open is told the index of a board and the place of the call that is chosen */
    BoardOverview(
            List<BoardRecord> boards, IntFunction<String> name, String system, BiConsumer<Integer, Integer> open) {
        NativeTable table = Page.styled(new NativeTable(), "kb-data", "kb-overview");
        table.setCaptionText("All calls: " + Mark.DIFFERS.sign + "is not the book's, " + Mark.ALLOWED.sign
                + "is allowed by it but not its first choice");
        NativeTableRow head = table.getHead().addRow();
        for (String title : List.of("Deal", "Contract", "Tricks", "Calls")) {
            NativeTableHeaderCell cell = head.addHeaderCell();
            cell.setText(title);
            cell.getElement().setAttribute("scope", "col");
        }
        for (int index = 0; index < Math.min(MOST, boards.size()); index++) {
            BoardRecord board = boards.get(index);
            NativeTableRow row = table.getBody().addRow();
            NativeTableHeaderCell named = row.addHeaderCell();
            named.setText(name.apply(index));
            named.getElement().setAttribute("scope", "row");
            row.addDataCell().add(new CardText(contract(board)));
            row.addDataCell().setText(board.tag("Result").isEmpty() ? "\u2013" : board.tag("Result"));
            NativeTableCell calls = row.addDataCell();
            int places = BoardAdvice.auction(board).calls().size();
            for (int place = 0; place < places; place++) {
                calls.add(call(board, name.apply(index), index, place, system, open));
            }
            if (places == 0) {
                calls.setText("No call recorded");
            }
        }
        add(Page.styled(new Div(table), "kb-data-frame"));
        if (boards.size() > MOST) {
            add(new Paragraph("The first " + MOST + " of " + boards.size() + " deals; the others are chosen below."));
        }
    }

    private static String contract(BoardRecord board) {
        return board.auction()
                .map(AuctionRecord::auction)
                .flatMap(FinalContract::of)
                .map(contract -> contract.bid() + " " + contract.declarer().letter())
                .orElseGet(() -> board.tag("Contract").isEmpty() ? "\u2013" : board.tag("Contract"));
    }

    private static NativeButton call(
            BoardRecord board, String name, int index, int place, String system, BiConsumer<Integer, Integer> open) {
        Call made = BoardAdvice.made(board, place).orElseThrow();
        Mark mark = verdict(board, place, system, made).map(Mark::of).orElse(Mark.SILENT);
        NativeButton button = new NativeButton("", click -> open.accept(index, place));
        button.add(new CardText(mark.sign + made));
        button.addClassName("kb-overview-call");
        button.getElement().setAttribute("data-mark", mark.word());
        button.setAriaLabel(name + ", " + board.dealer().after(place).inWords() + ": " + made.inWords() + mark.said);
        return button;
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
