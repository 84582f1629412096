package kibitzer.web.daily;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.learning.daily.Share;
import kibitzer.marking.Question;
import kibitzer.web.picture.Meter;
import kibitzer.web.table.CardText;
import tools.jackson.databind.JsonNode;

/** What all who took a question of the day have answered, each answer with its share. */
final class OthersAnswered extends Div {
    private static final int MOST = 6;

    OthersAnswered(Question<?, ?> question, List<Share> shares) {
        addClassName("kb-others");
        int all = shares.stream().mapToInt(Share::learners).sum();
        H3 heading = new H3("How everybody answered");
        add(heading);
        if (all <= 1) {
            Paragraph first = new Paragraph("You are the first today. Look again later.");
            first.addClassName("kb-soft");
            add(first);
            return;
        }
        UnorderedList list = new UnorderedList();
        list.addClassName("kb-skill-list");
        shares.stream().limit(MOST).forEach(share -> {
            Span answer = new Span(new CardText(words(question.decision().answerKind(), share.answer())));
            answer.addClassName("kb-queue-name");
            Span sign = new Span(share.grade().isRight() ? " ✓" : " ✗");
            sign.getElement()
                    .setAttribute("aria-label", share.grade().isRight() ? "right" : "not right")
                    .setAttribute("role", "img");
            list.add(new ListItem(
                    new Div(answer, sign),
                    new Meter(
                            share.learners() / (double) all,
                            Math.round(100.0 * share.learners() / all) + " %, " + share.learners())));
        });
        add(list);
        int shown = shares.stream().limit(MOST).mapToInt(Share::learners).sum();
        Paragraph counted = new Paragraph(
                all + " learners" + (shown < all ? ", " + (all - shown) + " of them with other answers" : "") + ".");
        counted.addClassNames("kb-soft", "kb-small");
        add(counted);
    }

    private static <A> String words(AnswerKind<A> kind, JsonNode answer) {
        return kind.inWords(kind.json().read(answer));
    }
}
