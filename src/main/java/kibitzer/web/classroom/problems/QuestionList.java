package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.marking.Citations;
import kibitzer.web.button.OnceButton;

/** The questions of a draft, in their order: closed but for one at most, so that two hundred of them stay quick. */
public final class QuestionList extends Div {
    private final OrderedList list = new OrderedList();
    private final Div removed = new Div();
    private final transient OpenDraft open;
    private final transient Citations citations;
    private final List<QuestionRow> rows = new ArrayList<>();
    private transient Consumer<OptionalInt> opened = index -> {};
    private transient Optional<QuestionRow> openRow = Optional.empty();

    public QuestionList(OpenDraft open, Citations citations) {
        this.open = open;
        this.citations = citations;
        list.addClassName("kb-set-questions");
        removed.getElement().setAttribute("role", "status");
        add(list, removed);
        open.draft().questions().forEach(this::append);
        number();
    }

    /** @param opened is told which question is open, from 0 */
    public void onOpen(Consumer<OptionalInt> opened) {
        this.opened = opened;
    }

    /** Adds questions at the end. */
    public void addQuestions(List<DraftQuestion> questions) {
        if (open.change(draft -> draft.with(questions))) {
            questions.forEach(this::append);
            number();
        }
    }

    /** Adds a question at the end and opens it, to be written. */
    public void write(DraftQuestion question) {
        int before = rows.size();
        addQuestions(List.of(question));
        if (rows.size() > before) {
            show(before);
            rows.getLast().takeFocus();
        }
    }

    /** Opens a question, from 0; nothing happens where there is none. */
    public void show(int index) {
        if (index < 0 || index >= rows.size()) {
            return;
        }
        close();
        QuestionRow row = rows.get(index);
        row.open(new QuestionEditor(
                open, open.draft().questions().get(index), citations, question -> change(row, question)));
        openRow = Optional.of(row);
        opened.accept(OptionalInt.of(index));
    }

    private void close() {
        openRow.ifPresent(QuestionRow::close);
        openRow = Optional.empty();
        opened.accept(OptionalInt.empty());
    }

    private void append(DraftQuestion question) {
        QuestionRow row = new QuestionRow();
        describe(row, question);
        row.onToggle(() -> {
            if (openRow.filter(row::equals).isPresent()) {
                close();
            } else {
                show(rows.indexOf(row));
            }
        });
        row.onUp(() -> move(row, true));
        row.onDown(() -> move(row, false));
        row.onRemove(() -> remove(row));
        rows.add(row);
        list.add(row);
    }

    private void change(QuestionRow row, DraftQuestion question) {
        int index = rows.indexOf(row);
        if (index >= 0 && open.change(draft -> draft.with(index, question))) {
            describe(row, question);
        }
    }

    private void describe(QuestionRow row, DraftQuestion question) {
        row.show(open.reading(question), question.points(), question.isOverruled());
    }

    private void move(QuestionRow row, boolean upwards) {
        int from = rows.indexOf(row);
        int to = upwards ? from - 1 : from + 1;
        if (to < 0 || to >= rows.size() || !open.change(draft -> draft.moved(from, to))) {
            return;
        }
        rows.remove(from);
        rows.add(to, row);
        list.remove(row);
        list.addComponentAtIndex(to, row);
        number();
        row.focusMover(upwards);
        openRow.ifPresent(there -> opened.accept(OptionalInt.of(rows.indexOf(there))));
    }

    private void remove(QuestionRow row) {
        int index = rows.indexOf(row);
        DraftQuestion question = open.draft().questions().get(index);
        if (!open.change(draft -> draft.without(index))) {
            return;
        }
        if (openRow.filter(row::equals).isPresent()) {
            close();
        }
        rows.remove(index);
        list.remove(row);
        number();
        offerBack(question, index);
        if (!rows.isEmpty()) {
            rows.get(Math.min(index, rows.size() - 1)).takeFocus();
        }
    }

    private void offerBack(DraftQuestion question, int index) {
        removed.removeAll();
        OnceButton back = new OnceButton("Put it back", () -> {
            removed.removeAll();
            addQuestions(List.of(question));
            for (int from = rows.size() - 1; from > index; from--) {
                move(rows.get(from), true);
            }
        });
        back.addClassName("kb-button");
        removed.add(new Paragraph("Question " + (index + 1) + " is removed."), back);
    }

    private void number() {
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).place(i, rows.size());
        }
    }
}
