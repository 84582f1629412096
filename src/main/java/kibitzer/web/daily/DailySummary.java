package kibitzer.web.daily;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Pre;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.RouterLink;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.learning.Attempt;
import kibitzer.learning.daily.DailyResults;
import kibitzer.learning.daily.DailySet;
import kibitzer.marking.Grade;
import kibitzer.web.question.GradeBadge;

/** A day that is answered: the score, the questions again, what everybody said, and a text to pass on. */
final class DailySummary extends Div {

    DailySummary(DailySet set, Map<Integer, Attempt> answers, DailyResults results) {
        addClassName("kb-daily-summary");
        long right = answers.values().stream()
                .filter(answer -> answer.grade().isRight())
                .count();
        Span of = new Span(" of " + set.size());
        of.addClassName("kb-score-of");
        Paragraph score = new Paragraph(new Span(String.valueOf(right)), of);
        score.addClassName("kb-score");
        score.getElement().setAttribute("role", "status");
        add(score, passOn(set, answers, right), heading("The questions"));
        OrderedList questions = new OrderedList();
        questions.addClassName("kb-daily-list");
        set.questions().forEach((number, question) -> {
            RouterLink again = new RouterLink(question.decision().title(), DailyView.class, DailyView.of(set.day()));
            again.setQueryParameters(DailyView.question(number));
            questions.add(new ListItem(
                    again,
                    new GradeBadge(grade(answers, number)),
                    new OthersAnswered(question, results.shares(set.day(), number))));
        });
        add(questions);
    }

    /** The summary is shown once every question is answered. */
    private static Grade grade(Map<Integer, Attempt> answers, int number) {
        return Optional.ofNullable(answers.get(number)).orElseThrow().grade();
    }

    private static Div passOn(DailySet set, Map<Integer, Attempt> answers, long right) {
        String text = "Kibitzer " + set.day() + ": " + right + " of " + set.size() + "\n" + squares(set, answers);
        Pre shown = new Pre(text);
        shown.addClassName("kb-pass-on");
        shown.getElement()
                .setAttribute("aria-label", right + " of " + set.size() + " right")
                .setAttribute("role", "img");
        Span said = new Span();
        said.getElement().setAttribute("role", "status");
        NativeButton copy = new NativeButton(
                "Copy to pass on",
                click -> click.getSource()
                        .getElement()
                        .executeJs("return navigator.clipboard.writeText($0).then(() => true, () => false)", text)
                        .then(
                                Boolean.class,
                                done -> said.setText(
                                        done
                                                ? "Copied."
                                                : "The browser did not allow it: mark the lines above and copy them.")));
        copy.addClassName("kb-button");
        Div actions = new Div(copy, said);
        actions.addClassName("kb-actions");
        return new Div(shown, actions);
    }

    /** Signs, not only colours: a tick, a half, a cross. */
    private static String squares(DailySet set, Map<Integer, Attempt> answers) {
        return set.questions().keySet().stream()
                .map(number -> switch (grade(answers, number)) {
                    case BEST -> "\u2705";
                    case ACCEPTABLE -> "\u2611\uFE0F";
                    case WRONG, ILLEGAL -> "\u274C";
                })
                .collect(Collectors.joining(" "));
    }

    private static H2 heading(String text) {
        H2 heading = new H2(text);
        heading.addClassName("kb-heading");
        return heading;
    }
}
