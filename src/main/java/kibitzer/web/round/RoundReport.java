package kibitzer.web.round;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.decisions.Decision;
import kibitzer.learning.Attempt;
import kibitzer.marking.Authority;
import kibitzer.marking.Citations;
import kibitzer.marking.Explainer;
import kibitzer.marking.Question;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.Paths;
import kibitzer.web.question.GradeBadge;
import kibitzer.web.table.CardText;

/**
 * The questions of a round, one line each, and each line leads to its question: the cards, what was answered and how it
 * stands, what the book answers, by which rule and on which page. A question that has no answer yet shows its cards alone.
 */
public final class RoundReport extends OrderedList {
    private final Citations citations;
    private final Function<String, List<Lesson>> teaching;

    /** Names the lessons that teach what was not right. */
    public RoundReport(Citations citations, Lessons lessons) {
        this(citations, lessons::teaching);
    }

    /** Names no lesson: where the round is of one, or they are told beside it. */
    public RoundReport(Citations citations) {
        this(citations, pointer -> List.of());
    }

    private RoundReport(Citations citations, Function<String, List<Lesson>> teaching) {
        this.citations = citations;
        this.teaching = teaching;
        addClassName("kb-report-lines");
    }

    /**
     * Adds a line.
     *
     * @param number which question, from 1
     * @param answered empty where it waits for its answer, of which nothing is told then
     * @param way leads to the question; its words are set here
     * @param more what else is said of the question
     */
    public void add(
            int number, Question<?, ?> question, Optional<Attempt> answered, RouterLink way, Component... more) {
        Div told = new Div();
        told.addClassName("kb-report-told");
        ListItem line = new ListItem(told);
        line.addClassName("kb-report-line");
        tell(line, told, number, question, answered, way);
        told.add(more);
        add(line);
    }

    private <P, A> void tell(
            ListItem line, Div told, int number, Question<P, A> question, Optional<Attempt> answered, RouterLink way) {
        String title = question.decision().title(question.position());
        boolean named = !title.equals(question.decision().title());
        String ask = question.prompt().ask();
        way.addClassName("kb-report-way");
        way.removeAll();
        way.add(new Text(number + ". "), new CardText(named ? title : ask));
        Div head = new Div(way);
        head.addClassName("kb-report-head");
        answered.map(Attempt::grade).ifPresent(grade -> {
            line.getElement().setAttribute("data-grade", grade.word());
            head.add(new GradeBadge(grade));
        });
        told.add(head);
        PositionLine laid = new PositionLine(question.prompt().exhibits());
        if (named) {
            Paragraph asked = new Paragraph(new CardText(ask));
            asked.addClassName("kb-report-asked");
            told.add(asked);
        }
        if (!laid.isEmpty()) {
            told.add(laid);
        }
        answered.ifPresent(attempt -> tellAnswers(told, question, attempt));
    }

    private <P, A> void tellAnswers(Div told, Question<P, A> question, Attempt attempt) {
        Decision<P, A> decision = question.decision();
        Advice<A> advice = question.advice();
        DescriptionList answers = new DescriptionList();
        answers.addClassName("kb-report-answers");
        answer(answers, "You", given(question, attempt));
        if (advice.best().isEmpty()) {
            answer(answers, "The book", "says nothing here");
        } else {
            answer(
                    answers,
                    Authority.of(decision, advice).title(),
                    Explainer.best(question, advice).alone());
        }
        told.add(answers);
        advice.rulings().stream().findFirst().ifPresent(ruling -> {
            told.add(rule(decision, ruling));
            if (!attempt.grade().isRight()) {
                lesson(ruling).ifPresent(told::add);
            }
        });
    }

    /** The way to the first lesson on what the rule rests on. */
    private Optional<Paragraph> lesson(Ruling<?> ruling) {
        return ruling.source().ids().stream()
                .flatMap(pointer -> teaching.apply(pointer).stream())
                .findFirst()
                .map(lesson -> new Paragraph(
                        new Text("Lesson: "), new PageLink(lesson.head().title(), Paths.lesson(lesson.id()))));
    }

    /** A hand that was played card by card is told by what became of it. */
    private static <P, A> String given(Question<P, A> question, Attempt attempt) {
        Decision<P, A> decision = question.decision();
        A answer = decision.answerKind().json().read(attempt.answer());
        return decision.answerKind().isRecorded()
                ? decision.report(question.position(), answer)
                : decision.say(question.position(), answer).alone();
    }

    private static void answer(DescriptionList answers, String who, String what) {
        answers.add(new Div(new DescriptionList.Term(who), new DescriptionList.Description(new CardText(what))));
    }

    private Paragraph rule(Decision<?, ?> decision, Ruling<?> ruling) {
        Span title = new Span(decision.titleOf(ruling.rule()));
        title.addClassName("kb-report-rule");
        Paragraph line = new Paragraph(
                title, new Span(". " + citations.of(ruling.source()).inWords()));
        line.addClassName("kb-report-source");
        return line;
    }
}
