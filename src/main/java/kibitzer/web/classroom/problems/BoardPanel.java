package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.checkbox.CheckboxGroup;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.data.renderer.ComponentRenderer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import kibitzer.classroom.problems.BoardQuestion;
import kibitzer.classroom.problems.BoardQuestion.Wanted;
import kibitzer.classroom.problems.Draft;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.games.bridge.notation.DealFile;
import kibitzer.games.bridge.notation.RecordsRead;
import kibitzer.marking.Authority;
import kibitzer.marking.BoardAdvice;
import kibitzer.marking.Question;
import kibitzer.web.button.OnceButton;
import kibitzer.web.table.CardText;
import kibitzer.web.upload.FileUpload;
import kibitzer.web.words.FieldName;

/** Takes a file of deals: each gives a question of bidding or of the lead, or a board to be played; those that are ticked are added. */
final class BoardPanel extends Div {
    private static final int FAULTS_SHOWN = 20;

    private final transient Consumer<List<DraftQuestion>> adds;
    private final TextArea text = new TextArea("Deals, as PBN or LIN text");
    private final Select<Wanted> wanted = new Select<>();
    private final Select<String> system = new Select<>();
    private final Paragraph status = new Paragraph();
    private final UnorderedList problems = new UnorderedList();
    private final CheckboxGroup<BoardQuestion> boards = new CheckboxGroup<>("What they ask");
    private final OnceButton add = new OnceButton("Add the ticked ones");

    BoardPanel(Consumer<List<DraftQuestion>> adds) {
        this.adds = adds;
        text.setMaxLength(FileUpload.LARGEST);
        text.setMinRows(5);
        text.setMaxRows(14);
        text.addClassName("kb-file-text");
        wanted.setLabel("Ask for");
        wanted.setItems(Wanted.values());
        wanted.setItemLabelGenerator(BoardPanel::inWords);
        wanted.setValue(Wanted.AS_RECORDED);
        wanted.addClassName("kb-wide-field");
        system.setLabel("System");
        system.setItems(BoardAdvice.systems());
        system.setItemLabelGenerator(FieldName::of);
        system.setValue(BoardAdvice.systems().getFirst());
        wanted.addValueChangeListener(change -> again());
        system.addValueChangeListener(change -> again());
        status.getElement().setAttribute("role", "status");
        status.addClassName("kb-strong");
        problems.addClassName("kb-problems");
        problems.setVisible(false);
        boards.setRenderer(new ComponentRenderer<>(BoardPanel::line));
        boards.setItemEnabledProvider(board -> board.question().isPresent());
        boards.addClassName("kb-checked-list");
        boards.setVisible(false);
        add.addClassNames("kb-button", "kb-button-first");
        add.setVisible(false);
        add.onClick(this::take);
        NativeButton read = new NativeButton("Read the deals", click -> read(text.getValue()));
        read.addClassName("kb-button");
        Div choices = new Div(wanted, system);
        choices.addClassName("kb-field-row");
        Div actions = new Div(read);
        actions.addClassName("kb-actions");
        Div confirm = new Div(add);
        confirm.addClassName("kb-actions");
        add(text, upload(), choices, actions, status, problems, boards, confirm);
    }

    private static String inWords(Wanted wanted) {
        return switch (wanted) {
            case AS_RECORDED -> "The next call, or the lead";
            case CALL -> "A call";
            case LEAD -> "The opening lead";
            case WHOLE -> "The whole board, bid and played";
        };
    }

    private FileUpload upload() {
        return new FileUpload(
                "a PBN or LIN file",
                (name, bytes) -> {
                    String content = DealFile.decode(bytes);
                    text.setValue(content);
                    read(content);
                },
                ".pbn",
                ".lin",
                ".txt");
    }

    private void again() {
        if (boards.isVisible()) {
            read(text.getValue());
        }
    }

    private void read(String content) {
        RecordsRead read = DealFile.read(content);
        List<BoardQuestion> asked = new ArrayList<>();
        read.boards().stream()
                .limit(Draft.MOST_QUESTIONS)
                .forEach(board -> asked.add(BoardQuestion.of(
                        board,
                        asked.size() + 1,
                        wanted.getOptionalValue().orElse(Wanted.AS_RECORDED),
                        system.getOptionalValue().orElse(BoardAdvice.systems().getFirst()))));
        int deals = read.boards().size();
        List<String> told = read.told();
        int faults = told.size();
        status.setText((deals == 0 ? "No deal could be read" : deals == 1 ? "1 deal read" : deals + " deals read")
                + (deals > asked.size() ? ", the first " + asked.size() + " are shown" : "")
                + (faults == 0 ? "." : faults == 1 ? "; 1 problem:" : "; " + faults + " problems:"));
        tell(told);
        boards.setItems(asked);
        boards.setValue(new LinkedHashSet<>(
                asked.stream().filter(board -> board.question().isPresent()).toList()));
        boards.setVisible(!asked.isEmpty());
        add.setVisible(!asked.isEmpty());
    }

    private void tell(List<String> found) {
        problems.removeAll();
        found.stream().limit(FAULTS_SHOWN).map(ListItem::new).forEach(problems::add);
        if (found.size() > FAULTS_SHOWN) {
            problems.add(new ListItem("and " + (found.size() - FAULTS_SHOWN) + " more"));
        }
        problems.setVisible(!found.isEmpty());
    }

    private static Div line(BoardQuestion board) {
        Div line = new Div(new Span(board.name() + ": "));
        line.add(board.question()
                .map(question -> (Span) new CardText(summary(question)))
                .orElseGet(() -> new Span("not taken, " + board.why())));
        return line;
    }

    private static <P, A> String summary(Question<P, A> question) {
        return QuestionSummary.of(question) + ". "
                + Authority.of(question.decision(), question.advice()).title() + ": "
                + question.advice().best().stream()
                        .map(question.decision().answerKind()::inWords)
                        .collect(Collectors.joining(" or ", "", "."));
    }

    private void take() {
        List<DraftQuestion> questions = boards.getListDataView()
                .getItems()
                .filter(boards.getValue()::contains)
                .flatMap(board -> board.question().stream())
                .map(BoardPanel::written)
                .toList();
        if (questions.isEmpty()) {
            status.setText("Tick a deal first.");
            return;
        }
        boards.deselectAll();
        status.setText(questions.size() == 1 ? "1 question is added." : questions.size() + " questions are added.");
        adds.accept(questions);
    }

    private static <P, A> DraftQuestion written(Question<P, A> question) {
        return DraftQuestion.written(question);
    }
}
