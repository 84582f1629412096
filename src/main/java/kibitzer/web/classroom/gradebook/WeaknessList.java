package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Ruling;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.Remarking;
import kibitzer.classroom.gradebook.Weakness;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.learning.Skill;
import kibitzer.marking.Question;
import kibitzer.web.lesson.LessonView;
import kibitzer.web.picture.Meter;
import kibitzer.web.practice.SkillLink;

/** Rules that are hard for a class or a learner, each with the ways to learn it: practice, a lesson. */
final class WeaknessList extends UnorderedList {
    private static final int MOST_LESSONS = 2;

    /** More names than these help nobody: the lesson is for the class. */
    private static final int MOST_NAMES = 20;

    /** @param names whether to say who struggles */
    WeaknessList(List<Weakness> weaknesses, Lessons lessons, ClassroomId classroom, boolean names) {
        addClassName("kb-weaknesses");
        weaknesses.forEach(weakness -> add(item(weakness, lessons, classroom, names)));
    }

    private static ListItem item(Weakness weakness, Lessons lessons, ClassroomId classroom, boolean names) {
        Optional<Skill> skill = weakness.skill();
        Span name = new Span(name(weakness, skill));
        name.addClassName("kb-queue-name");
        Span place = new Span(skill.map(one -> " " + SkillLink.place(one)).orElse(""));
        place.addClassNames("kb-soft", "kb-small");
        Div actions = new Div();
        actions.addClassName("kb-actions");
        skill.ifPresent(one -> actions.add(button(SkillLink.practise(one, "Practise"))));
        teaching(weakness, lessons)
                .forEach(lesson -> actions.add(button(new RouterLink(
                        "Lesson: " + lesson.head().title(), LessonView.class, LessonView.address(lesson)))));
        Div about = new Div(
                new Div(name, place),
                new Meter(
                        weakness.credit(),
                        GradebookPage.percent(weakness.credit()) + " of the credit, "
                                + GradebookPage.counted(weakness.answers(), "answer", "answers")));
        if (names) {
            about.add(struggling(weakness, classroom));
        }
        return new ListItem(about, actions);
    }

    private static Paragraph struggling(Weakness weakness, ClassroomId classroom) {
        Paragraph who = new Paragraph();
        who.addClassName("kb-tile-note");
        if (weakness.struggling().isEmpty()) {
            who.setText("Nobody struggles with it.");
            return who;
        }
        who.add(new Span("Struggling: "));
        for (int place = 0; place < Math.min(MOST_NAMES, weakness.struggling().size()); place++) {
            Weakness.Struggling one = weakness.struggling().get(place);
            who.add(
                    new Span(place == 0 ? "" : ", "),
                    GradebookPage.toLearner(
                            one.learner().name(), classroom, one.learner().id()),
                    new Span(" (" + GradebookPage.percent(one.credit()) + " of " + one.answers() + ")"));
        }
        if (weakness.struggling().size() > MOST_NAMES) {
            who.add(new Span(" and " + (weakness.struggling().size() - MOST_NAMES) + " more"));
        }
        return who;
    }

    private static RouterLink button(RouterLink link) {
        link.addClassName("kb-button");
        return link;
    }

    private static String name(Weakness weakness, Optional<Skill> skill) {
        return skill.map(SkillLink::of)
                .orElseGet(() -> Decisions.find(weakness.decision().text())
                                .map(Decision::title)
                                .orElse(weakness.decision().text())
                        + weakness.rule().map(rule -> ", " + rule).orElse(", where the book is silent"));
    }

    private static List<Lesson> teaching(Weakness weakness, Lessons lessons) {
        return Remarking.question(weakness.decision(), weakness.example()).stream()
                .flatMap(WeaknessList::sources)
                .flatMap(id -> lessons.teaching(id).stream())
                .distinct()
                .limit(MOST_LESSONS)
                .toList();
    }

    private static Stream<String> sources(Question<?, ?> question) {
        return question.advice().rulings().stream()
                .map(Ruling::source)
                .flatMap(source -> source.ids().stream())
                .distinct();
    }
}
