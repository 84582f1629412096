package kibitzer.web.views;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.Choices;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.gin.play.GinTurn;
import kibitzer.decisions.gin.play.PlayedGin;
import kibitzer.learning.Place;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.web.gin.GinOutcome;
import kibitzer.web.gin.GinReview;
import kibitzer.web.gin.GinStory;
import kibitzer.web.gin.GinTable;
import kibitzer.web.gin.HollywoodTable;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.CardText;

/**
 * Hands of gin against a robot that follows the book; each decision of the learner's is marked when he makes it, or all of
 * them when the hand is over.
 *
 * <p>The address holds the seed and what the learner has answered, so that a series can be gone on with, shared and played
 * again.
 */
@UnderMenu(MenuEntry.PRACTICE)
@Route("play/gin")
public class PlayGinView extends Page implements BeforeEnterObserver {
    private static final String PATH = "play/gin";
    private static final String GO_ON = "Go on";

    private final transient Desk desk;
    private final transient Citations citations;
    private boolean goesOn;

    PlayGinView(Desk desk, Citations citations) {
        this.desk = desk;
        this.citations = citations;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        try {
            GinAddress address = GinAddress.read(event.getLocation().getQueryParameters());
            if (address.seed().isEmpty()) {
                event.forwardTo(PATH, address.afresh().query());
                return;
            }
            show(address, address.played());
        } catch (BadQuestion wrong) {
            Missing.tell(event, "This address names no hand of gin: " + wrong.getMessage() + ".");
        }
    }

    private void show(GinAddress address, PlayedGin played) {
        begin("A hand of gin");
        lead(
                "The opponent follows the book's pointers and sees no more than you would on the other side of the table. You may look back at "
                        + "the discards.");
        Div main = styled(new Div(), "kb-gin-main");
        played.next()
                .ifPresentOrElse(
                        turn -> {
                            Div place = styled(new Div(), "kb-gin-place");
                            place.add(question(address, turn, place));
                            main.add(new GinTable(played.hand().table()), place);
                        },
                        () -> main.add(end(address, played)));
        Div beside = styled(new Div(new HollywoodTable(played.sheet())), "kb-pot-beside");
        if (!GinStory.isEmpty(played.hand().table())) {
            beside.add(new GinStory(played.hand().table()));
        }
        Div page = styled(new Div(main, beside), "kb-pot-page", "kb-gin-page");
        if (played.next().isEmpty() && !played.hand().turns().isEmpty()) {
            page.add(new Section(
                    styled(new H2("Your decisions"), "kb-heading"), new GinReview(played.hand(), citations)));
        }
        add(page, chooser(address));
        goesOn = false;
    }

    private <P, A> Component question(GinAddress address, GinTurn<P, A> turn, Div place) {
        Question<P, A> question = new Question<>(turn.decision(), turn.position());
        QuestionPanel<P, A> panel =
                address.atTheEnd() ? unjudged(address, question, place) : judged(address, question, place);
        if (goesOn) {
            panel.takeFocus();
        }
        return panel;
    }

    private <P, A> QuestionPanel<P, A> judged(GinAddress address, Question<P, A> question, Div place) {
        QuestionPanel<P, A> panel = desk.lay(question, Place.Practice.brought(), Optional.empty());
        panel.setNext(GO_ON);
        panel.addAnotherListener(another -> getUI().ifPresent(ui ->
                ui.navigate("practice/" + question.decision().id(), QueryParameters.of("rules", another.rule()))));
        NativeButton back = styled(
                new NativeButton("Take it back", click -> {
                    goesOn = true;
                    show(address, address.played());
                }),
                "kb-button",
                "kb-gin-back");
        panel.addAnswerListener(answer -> {
            if (panel.state() instanceof PanelState.Marked<A>) {
                place.add(back);
            }
        });
        panel.addNextListener(next -> go(address.with(written(question, answered(panel)))));
        return panel;
    }

    /** The learner's answer; where he passed the question by, the book's. */
    private static <P, A> A answered(QuestionPanel<P, A> panel) {
        return panel.state() instanceof PanelState.Marked<A>(var verdict) ? verdict.answer() : book(panel.question());
    }

    private static <P, A> A book(Question<P, A> question) {
        return question.advice().best().stream()
                .findFirst()
                .orElseGet(
                        () -> ((Choices.Listed<A>) question.choices()).answers().getFirst());
    }

    private static <P, A> String written(Question<P, A> question, A answer) {
        return question.decision().answerKind().json().write(answer).asString();
    }

    private <P, A> QuestionPanel<P, A> unjudged(GinAddress address, Question<P, A> question, Div place) {
        QuestionPanel<P, A> panel = desk.layUnmarked(question);
        Instant shown = Instant.now();
        panel.addAnswerListener(given -> {
            Duration thought = Duration.between(shown, Instant.now());
            if (question.decision().answerKind() instanceof AnswerKind.OneWord) {
                keep(address, panel, given.answer(), thought);
            } else {
                place.removeAll();
                place.add(confirmation(address, panel, given.answer(), thought));
            }
        });
        panel.addSkipListener(skip -> go(address.with(written(question, book(question)))));
        return panel;
    }

    /** A card that is thrown may be taken back until the learner goes on. */
    private <P, A> Section confirmation(GinAddress address, QuestionPanel<P, A> panel, A answer, Duration thought) {
        NativeButton go = styled(
                new NativeButton(GO_ON, click -> keep(address, panel, answer, thought)),
                "kb-button",
                "kb-button-first");
        NativeButton back = styled(
                new NativeButton("Take it back", click -> {
                    goesOn = true;
                    show(address, address.played());
                }),
                "kb-button");
        go.focus();
        return styled(
                new Section(
                        styled(
                                new H2(new CardText(
                                        "You: " + panel.question().decision().say(answer) + ".")),
                                "kb-prompt"),
                        styled(new Div(go, back), "kb-actions")),
                "kb-question");
    }

    private <P, A> void keep(GinAddress address, QuestionPanel<P, A> panel, A answer, Duration thought) {
        if (desk.keep(panel.question(), answer, Place.Practice.brought(), thought)) {
            go(address.with(written(panel.question(), answer)));
        } else {
            panel.show(Desk.notStored());
        }
    }

    private Component end(GinAddress address, PlayedGin played) {
        Div ways = styled(new Div(), "kb-actions");
        NativeButton first = played.sheet().isOver()
                ? new NativeButton("New score sheet", click -> go(address.afresh()))
                : new NativeButton("Next hand", click -> go(address.next()));
        ways.add(
                styled(first, "kb-button", "kb-button-first"),
                styled(
                        new NativeButton(
                                "The same hand again",
                                click -> go(address.again(played.hand().turns().size()))),
                        "kb-button"));
        if (!played.sheet().isOver() && played.hands().size() > 1) {
            ways.add(styled(new NativeButton("New score sheet", click -> go(address.afresh())), "kb-button"));
        }
        Div end = styled(new Div(new GinOutcome(played.hand().table()), ways), "kb-gin-over");
        if (played.hand().turns().isEmpty()) {
            end.add(new Paragraph("The hand was over before you had anything to decide."));
        }
        if (goesOn) {
            first.focus();
        }
        return end;
    }

    private Select<Boolean> chooser(GinAddress address) {
        Select<Boolean> when = new Select<>();
        when.setLabel("Your decisions are judged");
        when.setItems(List.of(false, true));
        when.setItemLabelGenerator(atTheEnd -> atTheEnd ? "At the end of the hand" : "One by one");
        when.setValue(address.atTheEnd());
        when.addValueChangeListener(change -> go(address.judged(change.getValue())));
        return styled(when, "kb-wide-select");
    }

    private void go(GinAddress address) {
        goesOn = true;
        getUI().ifPresent(ui -> ui.navigate(PATH, address.query()));
    }
}
