package kibitzer.web.lesson;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Part;
import kibitzer.decisions.Decision;
import kibitzer.marking.Citations;
import kibitzer.web.page.Page;
import kibitzer.web.practice.DealtAddress;
import kibitzer.web.practice.PracticeView;
import kibitzer.web.round.RoundReport;
import kibitzer.web.round.RoundResults;

/**
 * How a round went: the score, what was weak, one button to repeat just that, the way on, and each hand again. The way on is the
 * filled button of a round that was passed; the next lesson stands open beside one that was not.
 */
final class DrillSummary extends Div {

    DrillSummary(
            Lesson lesson,
            Part.Drill drill,
            RoundAddress address,
            RoundResults results,
            Optional<RouterLink> onward,
            Optional<Lesson> next,
            Citations citations) {
        addClassName("kb-drill-summary");
        boolean passed = results.right() >= drill.pass();
        Paragraph score = new Paragraph(new Span(String.valueOf(results.right())), small(" of " + drill.questions()));
        score.addClassName("kb-score");
        Paragraph said = new Paragraph(
                passed
                        ? "Passed: " + drill.pass() + " were needed."
                        : "Not passed yet: " + drill.pass() + " right answers are needed.");
        said.getElement().setAttribute("role", "status");
        add(score, said);
        List<RoundResults.Skill> skills = results.skills();
        if (!skills.isEmpty()) {
            add(heading("Rule by rule"), list(drill.decision(), skills));
        }
        add(ways(lesson, drill, skills, onward, next));
        if (!results.answers().isEmpty()) {
            add(heading("Hand by hand"), hands(lesson, drill, address, results, citations));
        }
    }

    private static H2 heading(String text) {
        return Page.styled(new H2(text), "kb-heading");
    }

    private static RoundReport hands(
            Lesson lesson, Part.Drill drill, RoundAddress address, RoundResults results, Citations citations) {
        RoundReport report = new RoundReport(citations);
        IntStream.rangeClosed(1, drill.questions())
                .forEach(number -> report.add(
                        number,
                        drill.question(address.round().seed(), number),
                        results.answer(number),
                        DrillView.link(lesson, address.at(number))));
        return report;
    }

    private static Span small(String text) {
        Span small = new Span(text);
        small.addClassName("kb-score-of");
        return small;
    }

    private static UnorderedList list(Decision<?, ?> decision, List<RoundResults.Skill> skills) {
        UnorderedList list = new UnorderedList();
        list.addClassName("kb-skills");
        for (RoundResults.Skill skill : skills) {
            Span badge = new Span((skill.isWeak() ? "✗ " : "✓ ") + skill.right() + " of " + skill.asked() + " right");
            badge.addClassName("kb-badge");
            badge.getElement().setAttribute("data-kind", skill.isWeak() ? "wrong" : "best");
            list.add(new ListItem(new Span(decision.titleOf(skill.rule())), badge));
        }
        return list;
    }

    private static Div ways(
            Lesson lesson,
            Part.Drill drill,
            List<RoundResults.Skill> skills,
            Optional<RouterLink> onward,
            Optional<Lesson> next) {
        Div ways = new Div();
        ways.addClassName("kb-actions");
        onward.ifPresent(ways::add);
        String weak = skills.stream()
                .filter(RoundResults.Skill::isWeak)
                .map(RoundResults.Skill::rule)
                .filter(drill.decision().rules()::contains)
                .filter(drill.decision()::isInABook)
                .collect(Collectors.joining(" "));
        if (!weak.isEmpty()) {
            RouterLink repeat = new RouterLink(
                    "Practise what was weak", PracticeView.class, PracticeView.parameters(drill.decision()));
            repeat.setQueryParameters(DealtAddress.of(drill).only(weak).query());
            ways.add(button(repeat, onward.isEmpty()));
        }
        next.ifPresent(following -> ways.add(button(
                new RouterLink("Next: " + following.head().title(), LessonView.class, LessonView.address(following)),
                false)));
        ways.add(
                button(
                        new RouterLink("Another round", DrillView.class, LessonView.address(lesson)),
                        weak.isEmpty() && onward.isEmpty()),
                button(new RouterLink("Back to the lesson", LessonView.class, LessonView.address(lesson)), false));
        return ways;
    }

    private static RouterLink button(RouterLink link, boolean first) {
        link.addClassName("kb-button");
        if (first) {
            link.addClassName("kb-button-first");
        }
        return link;
    }
}
