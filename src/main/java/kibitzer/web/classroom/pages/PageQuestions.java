package kibitzer.web.classroom.pages;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.Optional;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.pages.PageId;
import kibitzer.content.lesson.Part;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.learning.Place;
import kibitzer.marking.Question;
import kibitzer.marking.Silence;
import kibitzer.web.question.Desk;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.reading.ReadingText;
import kibitzer.web.reading.WorkedHand;

/** How the questions of a page are asked: of its readers as in practice, of its writer for a look only. */
record PageQuestions(ClassroomId classroom, PageId page, Desk desk, Syllabus syllabus, boolean stored)
        implements ReadingText.Asking {

    @Override
    public Component ask(Part.Ask ask, int number) {
        QuestionPanel<?, ?> panel = lay(ask.question(), ask.hint());
        panel.setId(ask.id());
        return stored
                ? panel
                : Silence.on(ask.question())
                        .<Component>map(silence -> new Div(panel, says(silence)))
                        .orElse(panel);
    }

    /** To the writer alone: its readers are told with the verdict. */
    private static Paragraph says(Silence silence) {
        Paragraph says = new Paragraph(silence.words() + ".");
        says.addClassName("kb-note");
        return says;
    }

    /** What a teacher wrote with its answers is practised nowhere else, and counts nowhere. */
    private <P, A> QuestionPanel<P, A> lay(Question<P, A> question, Optional<String> hint) {
        return stored && Decisions.all().contains(question.decision())
                ? desk.lay(question, Place.Practice.brought(), hint)
                : desk.layUnstored(question, hint);
    }

    @Override
    public QuestionPanel<?, ?> unmarked(Part.Ask ask) {
        return desk.layUnstored(ask.question(), ask.hint());
    }

    @Override
    public Component worked(Part.Worked worked) {
        return new WorkedHand(worked, syllabus);
    }

    @Override
    public Component drill(Part.Drill drill) {
        throw new IllegalStateException("a drill on a page of a class");
    }

    @Override
    public Component picture(Part.Picture picture) {
        return new PictureFigure(picture, classroom, page);
    }
}
