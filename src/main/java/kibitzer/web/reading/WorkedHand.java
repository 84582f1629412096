package kibitzer.web.reading;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Section;
import kibitzer.content.lesson.Part;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.marking.Question;
import kibitzer.marking.steps.WorkedExample;
import kibitzer.web.question.ExhibitTable;
import kibitzer.web.question.WorkedSteps;
import kibitzer.web.table.CardText;

/** A hand worked out step by step. */
public final class WorkedHand extends Section {

    public WorkedHand(Part.Worked part, Syllabus syllabus) {
        setId(part.id());
        addClassName("kb-worked-hand");
        show(part.question(), syllabus);
    }

    private <P, A> void show(Question<P, A> question, Syllabus syllabus) {
        H2 prompt = new H2(new CardText(question.prompt().ask()));
        prompt.addClassName("kb-prompt");
        add(prompt, new ExhibitTable(question.prompt().exhibits()));
        WorkedExample.of(question).ifPresent(hand -> add(WorkedSteps.oneByOne(question, hand, syllabus)));
    }
}
