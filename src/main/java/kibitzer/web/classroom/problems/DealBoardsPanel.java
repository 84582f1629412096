package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.IntegerField;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kibitzer.cards.Seed;
import kibitzer.classroom.problems.DealtBoards;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.decisions.bridge.board.PlayBoard;
import kibitzer.decisions.bridge.board.SetBoard;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Question;
import kibitzer.web.bridge.ParAndBook;
import kibitzer.web.button.OnceButton;
import kibitzer.web.table.FourHands;
import kibitzer.web.words.FieldName;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Deals so many boards, dealer and vulnerability by their numbers, and shows of each the hands, par and what the book makes of it;
 * those that are ticked are put in. Each takes a second or two to count, so that they come one after the other.
 */
final class DealBoardsPanel extends Div {
    private static final int USUAL = 4;

    private final transient Consumer<List<DraftQuestion>> adds;
    private final IntegerField number = new IntegerField("How many");
    private final IntegerField seed = new IntegerField("Seed");
    private final Paragraph status = new Paragraph();
    private final Div place = new Div();
    private final OnceButton add;
    private transient ObjectNode with = JsonNodeFactory.instance.objectNode();
    private int dealings;

    DealBoardsPanel(String into, Consumer<List<DraftQuestion>> adds) {
        this.adds = adds;
        number.setMin(1);
        number.setMax(DealtBoards.MOST);
        number.setValue(USUAL);
        number.setStepButtonsVisible(true);
        number.setHelperText("1 to " + DealtBoards.MOST);
        seed.setMin(0);
        seed.setMax(Seed.SHORT - 1);
        seed.setHelperText("The same seed deals the same boards; none: boards nobody has seen");
        seed.setClearButtonVisible(true);
        status.getElement().setAttribute("role", "status");
        place.addClassName("kb-dealt-boards");
        OnceButton deal = new OnceButton("Deal the boards", this::begin);
        deal.addClassName("kb-button");
        add = new OnceButton("Put the ticked ones into " + into, this::take);
        add.addClassNames("kb-button", "kb-button-first");
        add.setVisible(false);
        Div choice = new Div(number, seed);
        choice.addClassName("kb-field-row");
        Div first = new Div(deal);
        first.addClassName("kb-actions");
        Div last = new Div(add);
        last.addClassName("kb-actions");
        add(
                choice,
                new FieldInputs(new PlayBoard().dealtWith(), with, FieldName::of, entered -> with = entered),
                first,
                status,
                place,
                last);
    }

    private void begin() {
        dealings++;
        place.removeAll();
        add.setVisible(false);
        int wanted = number.getOptionalValue().orElse(0);
        if (wanted < 1 || wanted > DealtBoards.MOST) {
            status.setText("How many boards? 1 to " + DealtBoards.MOST + ".");
            return;
        }
        if (seed.isInvalid()) {
            status.setText("A seed is a number from 0 to " + (Seed.SHORT - 1) + ", or none.");
            return;
        }
        Seed from = seed.getOptionalValue().map(Seed::new).orElseGet(Seed::fresh);
        DealtBoards boards = new DealtBoards(from, with);
        if (boards.first() + wanted - 1 > DealtBoards.LAST) {
            status.setText("The last board would have the number " + (boards.first() + wanted - 1) + "; "
                    + DealtBoards.LAST + " is the last there can be.");
            return;
        }
        next(boards, wanted, dealings);
    }

    /** One board a request: the page shows each when it is there, and whoever closes the panel ends it. */
    private void next(DealtBoards boards, int wanted, int dealing) {
        int dealt = place.getComponentCount();
        if (dealing != dealings || dealt >= wanted) {
            return;
        }
        try {
            place.add(new Dealt(boards, dealt));
        } catch (BadQuestion undealt) {
            status.setText("Nothing can be dealt so: " + undealt.getMessage() + ".");
            return;
        }
        add.setVisible(true);
        int there = dealt + 1;
        if (there == wanted) {
            status.setText((wanted == 1 ? "1 board is dealt" : wanted + " boards are dealt") + ", from seed "
                    + boards.seed().number() + ".");
            return;
        }
        status.setText("Dealt and counted: " + there + " of " + wanted + ".");
        getElement()
                .executeJs("return new Promise((done) => setTimeout(() => done(true), 50))")
                .then(shown -> next(boards, wanted, dealing));
    }

    private void take() {
        List<DraftQuestion> ticked = place.getChildren()
                .map(Dealt.class::cast)
                .filter(Dealt::isTicked)
                .map(Dealt::question)
                .map(DealBoardsPanel::written)
                .toList();
        if (ticked.isEmpty()) {
            status.setText("Tick a board first.");
            return;
        }
        dealings++;
        place.removeAll();
        add.setVisible(false);
        status.setText(ticked.size() == 1 ? "1 board is put in." : ticked.size() + " boards are put in.");
        adds.accept(ticked);
    }

    /** Written out: the cards of a board are the same for all, whatever is dealt by the seed in a later version. */
    private static <P, A> DraftQuestion written(Question<P, A> question) {
        return DraftQuestion.written(question);
    }

    /** A board that was dealt, to be put in or exchanged. */
    private static final class Dealt extends Div {
        private final Checkbox ticked = new Checkbox(true);
        private final Div shown = new Div();
        private final transient Supplier<Question<?, ?>> another;
        private transient Question<?, ?> question;
        private int instead;

        Dealt(DealtBoards boards, int at) {
            addClassName("kb-dealt-board");
            another = () -> boards.question(at, instead);
            question = another.get();
            int board = boards.first() + at;
            ticked.setLabel("Board " + board);
            NativeButton exchange = new NativeButton("Deal it again", click -> {
                instead++;
                question = another.get();
                show();
            });
            exchange.addClassNames("kb-button", "kb-button-quiet");
            exchange.getElement().setAttribute("aria-label", "Deal board " + board + " again");
            Div head = new Div(ticked, exchange);
            head.addClassName("kb-dealt-head");
            add(head, shown);
            show();
        }

        private void show() {
            shown.removeAll();
            SetBoard board = DealtBoards.board(question).orElseThrow();
            Div beside = new Div(new FourHands(board.deal()), new ParAndBook(board));
            beside.addClassName("kb-board-beside");
            shown.add(new Paragraph(ParAndBook.dealt(board)), beside);
        }

        boolean isTicked() {
            return ticked.getValue();
        }

        Question<?, ?> question() {
            return question;
        }
    }
}
