package kibitzer.web.reading;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Article;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import kibitzer.content.lesson.Part;
import kibitzer.web.page.FilledOnceOpened;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.CardText;

/** A text that teaches, part by part: a lesson, or a page of a class. */
public final class ReadingText extends Article {

    /** How its questions are asked, and whose its pictures are. */
    public interface Asking {
        /** @param number of the questions that are marked, from 1 */
        Component ask(Part.Ask ask, int number);

        /** A question before the text that tells its rule, whose answer is kept nowhere. */
        QuestionPanel<?, ?> unmarked(Part.Ask ask);

        Component worked(Part.Worked worked);

        Component drill(Part.Drill drill);

        Component picture(Part.Picture picture);
    }

    private final transient Asking asking;
    private int marked;
    private boolean predicted;

    public ReadingText(List<Part> parts, Asking asking) {
        this.asking = asking;
        addClassName("kb-reading");
        parts.stream().map(this::shown).forEach(this::add);
    }

    private Component shown(Part part) {
        return switch (part) {
            case Part.Prose prose -> new LessonProse(prose);
            case Part.HandDiagram diagram -> new HandFigure(diagram);
            case Part.FourHands deal -> TableFigure.of(deal);
            case Part.TrickDiagram trick -> TableFigure.of(trick);
            case Part.DataTable table -> new FigureTable(table);
            case Part.Ask ask when ask.prediction() -> predict(ask);
            case Part.Ask ask -> asking.ask(ask, ++marked);
            case Part.Worked worked -> asking.worked(worked);
            case Part.Drill drill -> asking.drill(drill);
            case Part.Picture picture -> asking.picture(picture);
            case Part.Video video -> new VideoLink(video);
        };
    }

    /** The first stands open; those further down are a line each until they are wanted, so that who reads is not held up. */
    private Component predict(Part.Ask ask) {
        if (!predicted) {
            predicted = true;
            QuestionPanel<?, ?> panel = unmarked(ask);
            panel.setId(ask.id());
            return panel;
        }
        FilledOnceOpened folded = new FilledOnceOpened("", () -> unmarked(ask));
        folded.addClassName("kb-try-first");
        folded.setId(ask.id());
        Span title = new Span("Try it before you read on");
        title.addClassName("kb-try-first-title");
        folded.setSummary(title, new CardText(ask.question().prompt().ask()));
        return folded;
    }

    private QuestionPanel<?, ?> unmarked(Part.Ask ask) {
        QuestionPanel<?, ?> panel = asking.unmarked(ask);
        Span badge = new Span("What would you do? No mark for this one");
        badge.addClassName("kb-badge");
        panel.setProgress(badge);
        return panel;
    }
}
