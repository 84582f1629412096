package kibitzer.web.lesson;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.RouterLink;
import java.util.Optional;
import kibitzer.learning.Place;
import kibitzer.marking.Question;
import kibitzer.web.page.Page;
import kibitzer.web.question.Desk;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.round.EarlierAnswer;
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
        results.answer(place.question()).ifPresent(before -> EarlierAnswer.show(panel, before));
        return panel;
    }

    /** The ways away from a question: to the whole round where the question was answered before, and back. */
    static Div ways(RoundAddress address, RoundResults results, RouterLink whole, RouterLink back) {
        Div ways = Page.styled(new Div(), "kb-actions");
        if (results.answer(address.question()).isPresent()) {
            whole.setText("The whole round");
            ways.add(Page.styled(whole, "kb-button"));
        }
        ways.add(Page.styled(back, "kb-button"));
        return ways;
    }
}
