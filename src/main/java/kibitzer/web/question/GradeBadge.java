package kibitzer.web.question;

import com.vaadin.flow.component.html.Span;
import kibitzer.marking.Grade;

/** How an answer was graded, as a small badge: "✓ allowed". */
public final class GradeBadge extends Span {

    public GradeBadge(Grade grade) {
        super(says(grade));
        addClassName("kb-badge");
        getElement().setAttribute("data-kind", grade.word());
    }

    /** "✗ not right": what the badge says, for a place that has a badge of its own. */
    public static String says(Grade grade) {
        return (grade.isRight() ? "✓ " : "✗ ") + grade.inWords();
    }
}
