package kibitzer.web.classroom.live;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.live.AnswerSpread;
import kibitzer.classroom.live.LiveLesson;
import kibitzer.classroom.live.LiveQuestion;
import kibitzer.classroom.live.LiveScore;
import kibitzer.classroom.live.LiveView;
import kibitzer.classroom.live.Phase;
import kibitzer.marking.Citations;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Silence;
import kibitzer.web.classroom.assignment.LastWords;
import kibitzer.web.question.ExhibitTable;
import kibitzer.web.question.LastWord;
import kibitzer.web.question.VerdictSteps;
import kibitzer.web.table.CardText;
import tools.jackson.databind.JsonNode;

/** What the room looks at: how one comes in, the question, how the answers are spread, the verdict, who was right. */
final class BoardStage extends Div {
    private final Citations citations;
    private final Span number = new Span();
    private final Span ofThem = new Span();
    private Optional<Scene> scene = Optional.empty();

    /** All that the stage is drawn from; how many have answered is told without drawing it anew. */
    private record Scene(LiveLesson lesson, AnswerSpread spread, List<LiveScore> standings) {}

    BoardStage(Citations citations) {
        this.citations = citations;
        addClassName("kb-live-board-stage");
        number.addClassName("kb-live-big");
    }

    /**
     * @param join how one comes in, shown large before the first question
     */
    void show(LiveView view, Component join) {
        LiveLesson lesson = view.lesson();
        number.setText(String.valueOf(view.answered()));
        ofThem.setText(" of " + view.seats() + " have answered"
                + (lesson.phase() == Phase.CLOSED ? ". Nobody answers any more." : ""));
        Scene now = new Scene(lesson, view.spread(), view.standings());
        if (scene.filter(now::equals).isPresent()) {
            return;
        }
        scene = Optional.of(now);
        removeAll();
        if (lesson.isOver()) {
            add(new H2("The lesson is over"), standings(view));
        } else if (lesson.phase() == Phase.LOBBY && !lesson.tells()) {
            pause(lesson);
            add(join);
        } else {
            pause(lesson);
            view.question().ifPresent(asked -> question(view, asked));
        }
    }

    private void pause(LiveLesson lesson) {
        if (lesson.paused()) {
            Paragraph pause = new Paragraph("A pause: time stands still, and nobody can answer.");
            pause.addClassName("kb-live-pause");
            add(pause);
        }
    }

    private static Component standings(LiveView view) {
        return view.standings().isEmpty() ? new Div() : Standings.of(view);
    }

    private void question(LiveView view, LiveQuestion asked) {
        LiveLesson lesson = view.lesson();
        boolean names = lesson.settings().names();
        int step = lesson.shownStep();
        Question<?, ?> question = asked.what().question();
        H2 ask = new H2(new CardText(question.prompt().ask()));
        ask.addClassName("kb-prompt");
        add(ask);
        if (lesson.tells() && step == LiveLesson.STEPS && !lesson.lookingBack()) {
            add(two(new SpreadBars(view.spread(), true, names), Standings.of(view)));
        } else if (lesson.tells()) {
            Div beside = new Div(steps(question, asked, view, step), new SpreadBars(view.spread(), true, names));
            add(two(table(question), beside));
        } else if (lesson.phase() == Phase.SPREAD) {
            add(two(table(question), new SpreadBars(view.spread(), false, names)));
        } else {
            add(table(question), answered());
        }
    }

    private static Component table(Question<?, ?> question) {
        return new ExhibitTable(question.prompt().exhibits());
    }

    private static Component two(Component one, Component other) {
        Div both = new Div(one, other);
        both.addClassName("kb-live-two");
        return both;
    }

    private Component answered() {
        Paragraph says = new Paragraph(number, ofThem);
        says.addClassName("kb-live-answered");
        return says;
    }

    private <P, A> VerdictSteps steps(Question<P, A> question, LiveQuestion asked, LiveView view, int step) {
        Optional<LastWord> word = asked.what()
                .overruling()
                .map(own -> new LastWord(
                        Grade.BEST,
                        "The author of the set: " + own.inWords(question),
                        LastWords.authors(question, Optional.empty(), own).why(),
                        own.answers()));
        Optional<JsonNode> wrong = view.spread().shares().stream()
                .filter(share -> !share.isRight())
                .findFirst()
                .map(AnswerSpread.Share::answer);
        VerdictSteps steps = VerdictSteps.of(question, word, wrong, citations, step);
        Silence.on(question).filter(silence -> word.isEmpty()).ifPresent(silence -> {
            Paragraph says = new Paragraph(silence.words() + ".");
            says.addClassName("kb-note");
            steps.add(says);
        });
        if (step > 2) {
            asked.what().note().map(Paragraph::new).ifPresent(steps::add);
        }
        return steps;
    }
}
