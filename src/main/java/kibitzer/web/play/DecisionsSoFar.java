package kibitzer.web.play;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.function.Function;
import kibitzer.marking.Citations;
import kibitzer.play.hand.AnsweredTurn;
import kibitzer.play.hand.OwnTurn;
import kibitzer.web.page.FilledOnceOpened;
import kibitzer.web.question.ReviewedAnswer;
import kibitzer.web.table.CardText;

/** What the learner has decided in a hand that goes on, the latest first: a line each, which a tap opens. */
final class DecisionsSoFar<V, M> extends Section {
    private final transient Citations citations;
    private final boolean judged;
    private final transient Function<OwnTurn<V, M>, Component> again;

    /**
     * @param turns those that answered a question, in the order in which they were made
     * @param judged false where nothing is judged before the hand is over
     * @param again what leads back to a turn
     */
    DecisionsSoFar(
            List<OwnTurn<V, M>> turns, Citations citations, boolean judged, Function<OwnTurn<V, M>, Component> again) {
        this.citations = citations;
        this.judged = judged;
        this.again = again;
        addClassName("kb-so-far");
        H2 heading = new H2("What you have decided so far");
        heading.addClassName("kb-heading");
        UnorderedList lines = new UnorderedList();
        turns.reversed()
                .forEach(turn -> turn.answered().ifPresent(answered -> lines.add(new ListItem(line(turn, answered)))));
        add(heading, lines);
    }

    /** Marked when it is opened, for that may take its time. */
    private <P, A> FilledOnceOpened line(OwnTurn<V, M> turn, AnsweredTurn<P, A> answered) {
        String said = answered.question()
                .decision()
                .say(answered.question().position(), answered.answer())
                .alone();
        return new FilledOnceOpened(
                new CardText(said), () -> judged ? reviewed(turn, answered) : asked(turn, answered));
    }

    private <P, A> Component reviewed(OwnTurn<V, M> turn, AnsweredTurn<P, A> answered) {
        ReviewedAnswer reviewed =
                ReviewedAnswer.of(answered.question(), answered.answer(), citations, again.apply(turn));
        reviewed.getChildren()
                .filter(NativeDetails.class::isInstance)
                .map(NativeDetails.class::cast)
                .forEach(why -> why.setOpen(true)); // one tap has asked for it
        return new UnorderedList(reviewed);
    }

    private <P, A> Component asked(OwnTurn<V, M> turn, AnsweredTurn<P, A> answered) {
        return new UnorderedList(new ListItem(
                new Paragraph(new CardText(answered.question().prompt().ask())), again.apply(turn)));
    }
}
