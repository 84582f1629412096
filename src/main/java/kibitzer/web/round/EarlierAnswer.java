package kibitzer.web.round;

import java.util.Optional;
import kibitzer.learning.Attempt;
import kibitzer.learning.Attempts;
import kibitzer.learning.Place;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Question;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import tools.jackson.databind.JsonNode;

/** A question gone back to stands as it was left: with the answer that was given, and its verdict. */
public final class EarlierAnswer {
    /** One goes back to one of so many latest answers. */
    private static final int LOOK_BACK = 50;

    private EarlierAnswer() {}

    /** What a learner answered last in practice to a question that was dealt from a seed; empty where it is long ago. */
    public static Optional<Attempt> dealt(Attempts attempts, LearnerId learner, Question<?, ?> question, long seed) {
        Place here = Place.Practice.dealt(seed);
        JsonNode position = written(question);
        return attempts.of(learner, Optional.empty(), LOOK_BACK).stream()
                .filter(attempt -> attempt.place().equals(here))
                .filter(attempt -> attempt.decision().equals(question.decision().id())
                        && attempt.position().equals(position))
                .findFirst();
    }

    private static <P> JsonNode written(Question<P, ?> question) {
        return question.decision().form().write(question.position());
    }

    public static <P, A> void show(QuestionPanel<P, A> panel, Attempt before) {
        A answer = panel.question().decision().answerKind().json().read(before.answer());
        panel.show(new PanelState.Marked<>(panel.question().mark(answer)));
    }
}
