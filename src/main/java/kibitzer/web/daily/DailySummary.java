package kibitzer.web.daily;

import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Pre;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.RouterLink;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.content.lesson.Lessons;
import kibitzer.learning.Attempt;
import kibitzer.learning.daily.DailyResults;
import kibitzer.learning.daily.DailySet;
import kibitzer.marking.Citations;
import kibitzer.marking.Grade;
import kibitzer.web.page.Page;
import kibitzer.web.round.RoundReport;
import kibitzer.web.words.FamilyName;

/** A day that is answered: the score, the questions again, what everybody said, a text to pass on, and the way on. */
final class DailySummary extends Div {

    DailySummary(
            DailyAddress address,
            DailySet set,
            Map<Integer, Attempt> answers,
            DailyResults results,
            Citations citations,
            Lessons lessons,
            Optional<RouterLink> onward) {
        addClassName("kb-daily-summary");
        long right = answers.values().stream()
                .filter(answer -> answer.grade().isRight())
                .count();
        Span of = new Span(" of " + set.size());
        of.addClassName("kb-score-of");
        Paragraph score = new Paragraph(new Span(String.valueOf(right)), of);
        score.addClassName("kb-score");
        score.getElement().setAttribute("role", "status");
        add(score, passOn(address, set, answers, right));
        onward.ifPresent(link -> add(Page.styled(new Div(link), "kb-actions")));
        add(heading("The questions"));
        RoundReport questions = new RoundReport(citations, lessons);
        set.questions()
                .forEach((number, question) -> questions.add(
                        set.place(number),
                        question,
                        Optional.ofNullable(answers.get(number)),
                        address.question(number).link(""),
                        new OthersAnswered(question, results.shares(set.day(), number))));
        add(questions);
    }

    /** The summary is shown once every question is answered. */
    private static Grade grade(Map<Integer, Attempt> answers, int number) {
        return Optional.ofNullable(answers.get(number)).orElseThrow().grade();
    }

    private static Div passOn(DailyAddress address, DailySet set, Map<Integer, Attempt> answers, long right) {
        String text = "Kibitzer " + set.day()
                + address.family().map(family -> ", " + FamilyName.of(family)).orElse("") + ": " + right + " of "
                + set.size() + "\n" + squares(set, answers) + "\n";
        Span where = new Span(address.whole().path());
        // Whole, as the learner's browser reaches the trainer.
        where.getElement()
                .executeJs(
                        "this.textContent = new URL($0, document.baseURI).href",
                        address.whole().path());
        Pre shown = new Pre();
        shown.add(new Text(text), where);
        shown.addClassName("kb-pass-on");
        shown.getElement()
                .setAttribute("aria-label", right + " of " + set.size() + " right")
                .setAttribute("role", "img");
        Span said = new Span();
        said.getElement().setAttribute("role", "status");
        NativeButton copy = new NativeButton(
                "Copy to share",
                click -> click.getSource()
                        .getElement()
                        .executeJs(
                                "return navigator.clipboard.writeText($0 + new URL($1, document.baseURI).href)"
                                        + ".then(() => true, () => false)",
                                text,
                                address.whole().path())
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
