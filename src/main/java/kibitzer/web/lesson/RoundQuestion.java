package kibitzer.web.lesson;

import java.util.Optional;
import kibitzer.learning.Attempt;
import kibitzer.learning.Place;
import kibitzer.marking.Question;
import kibitzer.web.question.Desk;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.round.RoundProgress;
import kibitzer.web.round.RoundResults;

/** A question of a round as it stands: asked, or answered before and shown with its verdict again. */
final class RoundQuestion {
    private RoundQuestion() {}

    static <P, A> QuestionPanel<P, A> lay(
            Desk desk, Question<P, A> question, Place.DrillQuestion place, int questions, RoundResults results) {
        QuestionPanel<P, A> panel = desk.lay(question, place, Optional.empty());
        panel.setProgress(new RoundProgress(place.question(), questions, results));
        panel.setNext(place.question() < questions ? "Next question" : "See how it went");
        results.answer(place.question()).ifPresent(before -> show(panel, before));
        return panel;
    }

    private static <P, A> void show(QuestionPanel<P, A> panel, Attempt before) {
        A answer = panel.question().decision().answerKind().json().read(before.answer());
        panel.show(new PanelState.Marked<>(panel.question().mark(answer)));
    }
}
