package kibitzer.web.play;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Section;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import kibitzer.cards.Card;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.learning.Place;
import kibitzer.marking.Question;
import kibitzer.play.hand.AnsweredTurn;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedHand;
import kibitzer.web.page.Page;
import kibitzer.web.question.Desk;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.question.VerdictTold;
import kibitzer.web.table.CardText;
import kibitzer.web.table.TableTap;

/**
 * A turn of the learner's in a hand that is a question: marked at once, or kept until the hand is over. After a right answer
 * the play goes on by itself; a wrong one stops it until the verdict has been read.
 */
final class AskedTurn<S, V, M> {
    private static final String GO_ON = "Go on";
    private static final String TAKE_BACK = "Take it back";

    private final Desk desk;
    private final HandAddress address;
    private final PlayedHand<S, V, M> hand;
    private final Div place;
    private final Course course;

    /** How the page goes on. */
    interface Course {
        void go(HandAddress next);

        /** Goes on, and says there what is thought of an answer that was right. */
        void goTelling(Optional<VerdictTold> verdict, HandAddress next);

        /** Goes on with the card lifted on which it was gone on. */
        void goLifting(Optional<Card> card, HandAddress next);

        /** Asks the same anew. */
        void again();

        /** Goes to the practice of a rule. */
        void practise(String decision, String rule);

        /** What lies above the question. */
        List<Component> tables();
    }

    /** @param place where the question is laid */
    AskedTurn(Desk desk, HandAddress address, PlayedHand<S, V, M> hand, Div place, Course course) {
        this.desk = desk;
        this.address = address;
        this.hand = hand;
        this.place = place;
        this.course = course;
    }

    <P, A> QuestionPanel<P, A> lay(Question<P, A> question) {
        return address.atTheEnd() ? unjudged(question) : judged(question);
    }

    private <P, A> QuestionPanel<P, A> judged(Question<P, A> question) {
        QuestionPanel<P, A> panel = desk.lay(question, Place.Practice.brought(), Optional.empty());
        panel.setNext(GO_ON);
        panel.addAnotherListener(
                another -> course.practise(question.decision().id().text(), another.rule()));
        panel.addAnswerListener(answer -> {
            if (panel.state() instanceof PanelState.Marked<A>(var verdict)) {
                if (verdict.grade().isRight()) {
                    course.goTelling(panel.takeVerdict(Optional.of(takeBack())), next(panel));
                } else {
                    panel.addToVerdict(takeBack());
                    tapsGoOn(panel);
                }
            }
        });
        panel.addNextListener(next -> course.go(next(panel)));
        return panel;
    }

    /** Where the hand stands after what was answered, or after what the book says where nothing was. */
    private <P, A> HandAddress next(QuestionPanel<P, A> panel) {
        return address.with(
                panel.state() instanceof PanelState.Marked<A>(var verdict)
                        ? AnsweredTurn.written(panel.question(), verdict.answer())
                        : book());
    }

    /** Whoever has read the verdict goes on by a tap on the table as well, and by one on their next card, which is lifted then. */
    private void tapsGoOn(QuestionPanel<?, ?> panel) {
        Consumer<Optional<Card>> tapped = card -> course.goLifting(card, next(panel));
        panel.goOnByTap(tapped);
        course.tables().forEach(table -> TableTap.on(table, tapped));
    }

    private NativeButton takeBack() {
        return Page.styled(new NativeButton(TAKE_BACK, click -> course.again()), "kb-button");
    }

    /** What the robot of the learner's seat would say, for whoever passes a question by. */
    private String book() {
        OwnTurn<V, M> turn = hand.byItsRobot().turns().get(hand.turns().size());
        return turn.answered()
                .map(AnsweredTurn::written)
                .orElseGet(() -> hand.game().moves().write(turn.move()).asString());
    }

    private <P, A> QuestionPanel<P, A> unjudged(Question<P, A> question) {
        QuestionPanel<P, A> panel = desk.layUnmarked(question, Place.Practice.brought());
        Instant shown = Instant.now();
        panel.addAnswerListener(given -> {
            Duration thought = Duration.between(shown, Instant.now());
            if (question.decision().answerKind() instanceof WordAnswer.OneWord) {
                keep(panel, given.answer(), thought);
            } else {
                place.removeAll();
                place.add(confirmation(panel, given.answer(), thought));
            }
        });
        panel.addSkipListener(skip -> course.go(address.with(book())));
        return panel;
    }

    /** A card that is thrown may be taken back until the learner goes on. */
    private <P, A> Section confirmation(QuestionPanel<P, A> panel, A answer, Duration thought) {
        NativeButton go = Page.styled(
                new NativeButton(GO_ON, click -> keep(panel, answer, thought)), "kb-button", "kb-button-first");
        go.focus();
        return Page.styled(
                new Section(
                        Page.styled(
                                new H2(new CardText("You: "
                                        + panel.question()
                                                .decision()
                                                .say(answer)
                                                .alone() + ".")),
                                "kb-prompt"),
                        Page.styled(new Div(go, takeBack()), "kb-actions")),
                "kb-question");
    }

    private <P, A> void keep(QuestionPanel<P, A> panel, A answer, Duration thought) {
        desk.keep(panel, answer, Place.Practice.brought(), thought)
                .ifPresentOrElse(
                        panel::show, () -> course.go(address.with(AnsweredTurn.written(panel.question(), answer))));
    }
}
