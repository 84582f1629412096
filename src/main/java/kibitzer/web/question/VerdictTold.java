package kibitzer.web.question;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import java.util.Optional;
import kibitzer.marking.Grade;
import kibitzer.web.page.FilledOnceOpened;
import kibitzer.web.table.CardText;

/** The verdict on an answer after which the play has gone on by itself: one line, and by a tap all of it. */
public final class VerdictTold extends Div {
    VerdictTold(VerdictPanel<?, ?> verdict, Optional<Component> more) {
        verdict.withoutFirst();
        more.ifPresent(verdict::addAction);
        addClassName("kb-told");
        getElement().setAttribute("role", "status");
        verdict.grade().map(Grade::word).ifPresent(grade -> getElement().setAttribute("data-grade", grade));
        add(new FilledOnceOpened(new CardText(verdict.firstLine()), () -> {
            verdict.removeFromParent();
            return verdict;
        }));
    }
}
