package kibitzer.web.paper;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.content.problemset.ProblemSet.Problem;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.HowMany;
import kibitzer.marking.Citations;
import kibitzer.marking.Explainer;
import kibitzer.marking.Question;
import kibitzer.marking.Silence;

/** A question in print, and what the answer sheet says of it. */
public final class PaperQuestion {
    private static final int FEW = 8;

    private PaperQuestion() {}

    /** @param number from 1 */
    public static Div question(int number, Problem problem) {
        return question(number, problem.points(), problem.question());
    }

    private static <P, A> Div question(int number, int points, Question<P, A> question) {
        Div paper =
                new Div(new H3(number + ". " + PaperHand.signs(question.prompt().ask()) + " (" + points(points) + ")"));
        paper.addClassName("kb-paper-question");
        question.prompt().exhibits().stream().map(PaperHand::of).forEach(paper::add);
        Paragraph answer = new Paragraph(choices(question));
        answer.addClassName("kb-paper-answer");
        paper.add(answer);
        return paper;
    }

    /** The words that can be chosen, to be ringed; a line to write on elsewhere. */
    private static <P, A> String choices(Question<P, A> question) {
        AnswerKind<A> kind = question.decision().answerKind(question.position());
        boolean words = kind instanceof WordAnswer.OneWord || kind instanceof WordAnswer.Phrase;
        return words && question.choices() instanceof Choices.Listed<A>(List<A> answers) && answers.size() <= FEW
                ? answers.stream()
                        .map(answer -> PaperHand.signs(kind.inWords(answer)))
                        .collect(Collectors.joining("   /   "))
                : "Answer: ______________________________";
    }

    /** Expected answers with the reasons, one entry a question. */
    public static OrderedList answers(List<Problem> problems, Citations citations) {
        OrderedList list = new OrderedList();
        list.addClassName("kb-paper-answers");
        problems.forEach(problem -> list.add(answer(problem, problem.question(), citations)));
        return list;
    }

    private static <P, A> ListItem answer(Problem problem, Question<P, A> question, Citations citations) {
        var advice = question.advice();
        String trainer = new Explainer(citations).advice(question, advice);
        ListItem item = new ListItem();
        if (question.decision().isMarkedByHand()) {
            item.add(strong("Read and marked by the instructor", problem.points()));
            problem.note().ifPresent(note -> item.add(new Paragraph(note)));
            return item;
        }
        problem.overruling()
                .ifPresentOrElse(
                        own -> item.add(
                                strong(PaperHand.signs(own.inWords(question)), problem.points()),
                                new Paragraph(own.comment()),
                                new Paragraph("The trainer says otherwise: " + PaperHand.signs(trainer))),
                        () -> item.add(
                                strong(
                                        advice.best().isEmpty()
                                                ? "The book is silent"
                                                : advice.best().stream()
                                                        .map(question.decision().answerKind()::inWords)
                                                        .map(PaperHand::signs)
                                                        .collect(Collectors.joining(" or ")),
                                        problem.points()),
                                new Paragraph(PaperHand.signs(trainer))));
        Silence.on(question)
                .filter(silence -> problem.overruling().isEmpty())
                .ifPresent(silence -> item.add(new Paragraph(silence.words() + ".")));
        question.decision().laidOpen(question.position()).stream()
                .map(PaperHand::of)
                .forEach(item::add);
        problem.note().ifPresent(note -> item.add(new Paragraph(note)));
        return item;
    }

    private static Paragraph strong(String answer, int points) {
        Paragraph line = new Paragraph(answer + " (" + points(points) + ")");
        line.addClassName("kb-strong");
        return line;
    }

    private static String points(int points) {
        return HowMany.of(points, "point");
    }
}
