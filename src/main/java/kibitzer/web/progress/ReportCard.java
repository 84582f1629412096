package kibitzer.web.progress;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import kibitzer.cards.BadNotation;
import kibitzer.classroom.gradebook.Remarking;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.report.VerdictReport;
import kibitzer.learning.report.VerdictReport.Status;
import kibitzer.marking.Question;
import kibitzer.web.question.ExhibitTable;
import kibitzer.web.table.CardText;
import kibitzer.web.words.Ago;
import kibitzer.web.words.RuleName;

/**
 * A report of a verdict: what was asked and answered, what the learner says, what he was told. Whoever looks into it has the
 * rule's id and the position as it is stored beside.
 */
public final class ReportCard extends Div {

    /** As the learner who sent it reads it. */
    static ReportCard own(VerdictReport report, LearnerDay today) {
        return new ReportCard(report, today, false);
    }

    /** As it lies on the desk of whoever teaches. */
    static ReportCard onTheDesk(VerdictReport report, LearnerDay today) {
        return new ReportCard(report, today, true);
    }

    private ReportCard(VerdictReport report, LearnerDay today, boolean desk) {
        addClassName("kb-report");
        Span badge = new Span(report.status().label());
        badge.addClassName("kb-badge");
        badge.getElement().setAttribute("data-kind", report.status() == Status.OPEN ? "acceptable" : "best");
        H2 title = new H2(Decisions.find(report.decision().text())
                .map(Decision::title)
                .orElse(report.decision().text()));
        title.addClassName("kb-tile-title");
        Paragraph reported = paragraph(
                "Reported " + Ago.of(report.at(), today)
                        + report.rule()
                                .map(rule -> ", decided by \u201c" + RuleName.of(report.decision(), rule) + "\u201d")
                                .orElse("")
                        + ".",
                "kb-tile-note");
        // Whoever mends a rule looks for it by its id.
        report.rule().filter(rule -> desk).ifPresent(reported::setTitle);
        add(title, badge, reported);
        report.grade()
                .ifPresent(grade -> add(paragraph(
                        "Answer: " + answer(report) + ", marked " + grade.inWords() + " by the trainer.",
                        "kb-tile-note")));
        Paragraph words = new Paragraph(new CardText(report.words()));
        words.addClassName("kb-report-words");
        add(words, new NativeDetails("The question", question(report, desk)));
        report.reply().ifPresent(reply -> add(paragraph("Reply: " + reply, "kb-note")));
    }

    private static Paragraph paragraph(String text, String style) {
        Paragraph paragraph = new Paragraph(new CardText(text));
        paragraph.addClassName(style);
        return paragraph;
    }

    private static String answer(VerdictReport report) {
        return report.answer()
                .map(answer -> Remarking.inWords(report.decision(), answer))
                .orElse("none");
    }

    /** As the learner saw it; for the desk as it is stored, too. */
    private static Div question(VerdictReport report, boolean desk) {
        Div shown = new Div();
        try {
            Question<?, ?> question = read(Decisions.get(report.decision().text()), report);
            shown.add(
                    new Paragraph(new CardText(question.prompt().ask())),
                    new ExhibitTable(question.prompt().exhibits()));
        } catch (BadQuestion | BadNotation noLongerAsked) {
            shown.add(new Paragraph("This version of the trainer can no longer ask it."));
        }
        if (desk) {
            Paragraph stored = new Paragraph(report.position().toString());
            stored.addClassNames("kb-small", "kb-report-json");
            shown.add(stored);
        }
        return shown;
    }

    private static <P, A> Question<P, A> read(Decision<P, A> decision, VerdictReport report) {
        return new Question<>(decision, decision.form().read(report.position(), "position"));
    }
}
