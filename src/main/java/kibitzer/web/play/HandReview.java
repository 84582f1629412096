package kibitzer.web.play;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import kibitzer.marking.Citations;
import kibitzer.marking.Grade;
import kibitzer.play.hand.AnsweredTurn;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.Turn;
import kibitzer.web.question.ReviewedAnswer;
import kibitzer.web.table.CardText;

/** Each decision of the learner's in a hand that is over: what he answered, what the book answers and where. */
public final class HandReview<V, M> extends Div {
    private final PlayedGame<?, V, M> game;
    private final Citations citations;
    private final Function<OwnTurn<V, M>, List<String>> beside;
    private final Function<OwnTurn<V, M>, Component> again;
    private final List<Grade> grades = new ArrayList<>();

    /**
     * @param beside sentences that stand with a decision beside the book's answer
     * @param again what leads back to a turn
     */
    public HandReview(
            PlayedGame<?, V, M> game,
            List<OwnTurn<V, M>> turns,
            Citations citations,
            Function<OwnTurn<V, M>, List<String>> beside,
            Function<OwnTurn<V, M>, Component> again) {
        this.again = again;
        this.game = game;
        this.citations = citations;
        this.beside = beside;
        addClassName("kb-pot-review");
        OrderedList items = new OrderedList();
        turns.forEach(turn -> items.add(item(turn)));
        if (!grades.isEmpty()) {
            add(new Paragraph(summary()));
        }
        add(items);
    }

    private ListItem item(OwnTurn<V, M> turn) {
        return turn.answered().<ListItem>map(answered -> judged(turn, answered)).orElseGet(() -> silent(turn));
    }

    private <P, A> ReviewedAnswer judged(OwnTurn<V, M> turn, AnsweredTurn<P, A> answered) {
        Component[] more = Stream.concat(
                        beside.apply(turn).stream().map(sentence -> new Paragraph(new CardText(sentence))),
                        Stream.of(again.apply(turn)))
                .toArray(Component[]::new);
        ReviewedAnswer item = ReviewedAnswer.of(answered.question(), answered.answer(), citations, more);
        grades.add(item.grade());
        return item;
    }

    private ListItem silent(OwnTurn<V, M> turn) {
        ListItem item = new ListItem(new Paragraph(new CardText("You: " + game.written(turn.move()) + ".")));
        if (turn.turn() instanceof Turn.Silent<M>(String why)) {
            item.add(new Paragraph(why + "."));
        }
        item.add(again.apply(turn));
        item.addClassName("kb-law");
        return item;
    }

    private String summary() {
        long best = grades.stream().filter(grade -> grade == Grade.BEST).count();
        long allowed =
                grades.stream().filter(grade -> grade == Grade.ACCEPTABLE).count();
        long wrong = grades.size() - best - allowed;
        return grades.size() + (grades.size() == 1 ? " decision: " : " decisions: ") + best + " as the book, " + allowed
                + " allowed, " + wrong + " not right.";
    }
}
