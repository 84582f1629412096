package kibitzer.web.round;

import kibitzer.learning.Attempt;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;

/** A question gone back to stands as it was left: with the answer that was given, and its verdict. */
public final class AnsweredBefore {
    private AnsweredBefore() {}

    public static <P, A> void show(QuestionPanel<P, A> panel, Attempt before) {
        A answer = panel.question().decision().answerKind().json().read(before.answer());
        panel.show(new PanelState.Marked<>(panel.question().mark(answer)));
    }
}
