package kibitzer.web.question;

import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.Div;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.decisions.Decision;
import kibitzer.marking.Verdict;
import kibitzer.web.table.CardText;
import tools.jackson.databind.JsonNode;

/** What stands beside an advice, as pairs of a name and a value: the odds, the figure that the book prints. */
final class Beside extends DescriptionList {

    private Beside() {
        addClassName("kb-compare");
    }

    static <A> Optional<Beside> of(Decision<?, A> decision, Advice<A> advice, Optional<Verdict<A>> verdict) {
        Beside beside = new Beside();
        verdict.ifPresent(marked -> beside.pair("You", decision.answerKind().inWords(marked.answer())));
        List<String> best =
                advice.best().stream().map(decision.answerKind()::inWords).toList();
        if (!best.isEmpty()) {
            beside.pair(Authority.of(decision, advice).title(), String.join(" or ", best));
        }
        advice.beside().forEach((name, value) -> {
            switch (name) {
                case "odds" -> beside.pair("Odds", value.toString());
                case "book" -> beside.pair("The book prints", printed(value));
                case "other-book" -> beside.pair("The other book", value.toString());
                default -> {} // written for programs, such as the sentence of a silence
            }
        });
        return beside.getElement().getChildCount() > 0 ? Optional.of(beside) : Optional.empty();
    }

    /** The figure as the book prints it, from the entry that the reply carries. */
    static String printed(Object value) {
        return value instanceof JsonNode entry ? entry.path("printed").asString("") : value.toString();
    }

    private void pair(String name, String value) {
        Div pair = new Div();
        DescriptionList.Term term = new DescriptionList.Term(name);
        DescriptionList.Description description = new DescriptionList.Description(new CardText(value));
        pair.add(term, description);
        getElement().appendChild(pair.getElement());
    }
}
