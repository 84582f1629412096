package kibitzer.web.classroom.pages;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.pages.QuestionBlock;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.classroom.problems.StoredDraft;
import kibitzer.content.lesson.Lessons;
import kibitzer.learning.rating.Ratings;
import kibitzer.marking.Citations;
import kibitzer.web.classroom.problems.AddQuestions;
import kibitzer.web.classroom.problems.PositionForm;

/** The ways in which hands and questions come into a page: as blocks of text, where the cursor stood. */
final class PutIn extends Div {
    private final transient Citations citations;
    private final transient Consumer<String> puts;
    private final Div written = new Div();
    private final Paragraph told = new Paragraph();

    /**
     * @param sets the writer's own
     * @param pictures makes the panel for pictures of what is handed its blocks
     * @param puts is handed each block
     */
    PutIn(
            Citations citations,
            Lessons lessons,
            Ratings ratings,
            List<StoredDraft> sets,
            Function<Consumer<String>, PicturePanel> pictures,
            Consumer<String> puts) {
        this.citations = citations;
        this.puts = puts;
        told.getElement().setAttribute("role", "status");
        told.addClassName("kb-strong");
        H2 heading = new H2("Put in");
        heading.addClassName("kb-heading");
        add(
                heading,
                new Paragraph(
                        "It comes in between the paragraphs where you last wrote, and is text like the rest: move it,"
                                + " change it, or take it out."),
                told,
                more("A hand", new HandPanel(block -> put(() -> block))),
                more("A picture", pictures.apply(block -> put(() -> block))),
                more("A video", new VideoPanel(block -> put(() -> block))),
                more("Questions of your sets", new SetPanel(sets, this::put)),
                more(
                        "A question, dealt or written",
                        new Div(
                                new AddQuestions("the page", citations, lessons, ratings, this::put, this::write),
                                written)));
    }

    private static Component more(String summary, Component content) {
        NativeDetails details = new NativeDetails(summary, content);
        details.addClassName("kb-more");
        return details;
    }

    private void put(List<DraftQuestion> questions) {
        put(() -> QuestionBlock.of(questions));
    }

    private void put(Supplier<String> block) {
        try {
            puts.accept(block.get());
            told.setText("Put in.");
        } catch (BadEntry refused) {
            told.setText(refused.says());
        }
    }

    private void write(DraftQuestion begun) {
        written.removeAll();
        written.add(new PositionForm(begun, citations, "Put it in", done -> {
            put(List.of(done));
            written.removeAll();
        }));
    }
}
