package kibitzer.web.gin;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.List;
import kibitzer.decisions.gin.play.GinTurn;
import kibitzer.decisions.gin.play.PlayedGin;
import kibitzer.marking.Citations;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.web.question.ReviewedAnswer;
import kibitzer.web.table.CardText;

/** Each decision of the learner's in a hand that is over: what he held, what he answered, what the book answers and where. */
public final class GinReview extends Div {
    private final Citations citations;
    private final List<Grade> grades = new ArrayList<>();

    public GinReview(PlayedGin.Hand hand, Citations citations) {
        this.citations = citations;
        addClassName("kb-pot-review");
        OrderedList turns = new OrderedList();
        hand.turns().forEach(turn -> turns.add(item(turn, turn.turn())));
        add(new Paragraph(summary()), turns);
    }

    private <P, A> ReviewedAnswer item(PlayedGin.Turn made, GinTurn<P, A> turn) {
        ReviewedAnswer item = ReviewedAnswer.of(
                new Question<>(turn.decision(), turn.position()),
                turn.decision().answerKind().read(made.answer()),
                citations,
                new Paragraph(new CardText("You held " + made.before().hand(PlayedGin.LEARNER) + ".")));
        grades.add(item.grade());
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
