package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import kibitzer.advice.Reason;
import kibitzer.advice.Standing;
import kibitzer.web.table.CardText;

/** Measured facts beside what is asked of them, each with its sign: holds, on the edge, fails. */
final class FactList extends Div {

    FactList(String title, List<Reason> reasons) {
        Paragraph name = new Paragraph(new CardText(title));
        name.addClassName("kb-facts-title");
        UnorderedList facts = new UnorderedList();
        facts.addClassName("kb-facts");
        reasons.stream().distinct().map(FactList::fact).forEach(facts::add);
        add(name, facts);
    }

    private static ListItem fact(Reason reason) {
        ListItem item = new ListItem(new CardText(reason.measured()));
        item.getElement().setAttribute("data-holds", String.valueOf(reason.holds()));
        if (!reason.asked().isEmpty() && !reason.asked().equals(reason.measured())) {
            String edge = reason.standing() == Standing.ON_EDGE ? ", just on the edge" : "";
            Span asked = new Span(" (");
            asked.addClassName("kb-soft");
            asked.add(new CardText(reason.asked() + " asked" + edge + ")"));
            item.add(asked);
        }
        return item;
    }
}
