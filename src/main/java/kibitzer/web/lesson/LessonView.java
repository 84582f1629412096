package kibitzer.web.lesson;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Article;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParam;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Seed;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.lesson.Part;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.bridge.hand.ShippedHands;
import kibitzer.learning.Attempts;
import kibitzer.learning.LessonAnswers;
import kibitzer.learning.LessonProgress;
import kibitzer.learning.Place;
import kibitzer.learning.Progress;
import kibitzer.learning.Readings;
import kibitzer.learning.Skill;
import kibitzer.learning.onward.LessonHistory;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.steps.WorkedExample;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.page.Begin;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.practice.DealtAddress;
import kibitzer.web.practice.HandLink;
import kibitzer.web.practice.WorkedLink;
import kibitzer.web.question.Desk;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.reading.ReadingText;
import kibitzer.web.reading.WorkedHand;
import kibitzer.web.visitor.Visitor;

/** A lesson to read, with its questions in the text and its drill at the end. The place in it stands in the address. */
@UnderMenu(MenuEntry.LESSONS)
@Route("lesson/:id*")
public class LessonView extends Page implements BeforeEnterObserver {
    static final String AT = "at";
    private static final Seed FIRST_ROUND = new Seed(1);

    private final transient Lessons lessons;
    private final transient Syllabus syllabus;
    private final transient Desk desk;
    private final transient Progress progress;
    private final transient Readings readings;
    private final transient Attempts attempts;
    private final transient Visitor visitor;
    private final transient OnwardLink onward;

    LessonView(
            Lessons lessons,
            Syllabus syllabus,
            Desk desk,
            Progress progress,
            Readings readings,
            Attempts attempts,
            Visitor visitor,
            OnwardLink onward) {
        this.onward = onward;
        this.attempts = attempts;
        this.lessons = lessons;
        this.syllabus = syllabus;
        this.desk = desk;
        this.progress = progress;
        this.readings = readings;
        this.visitor = visitor;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        String id = event.getRouteParameters().get("id").orElse("");
        Optional<Lesson> lesson = LessonId.find(id).flatMap(lessons::find);
        if (lesson.isEmpty()) {
            PageNotFound.tell(event, "There is no lesson called " + id + ".");
            return;
        }
        Optional<String> at = event.getLocation().getQueryParameters().getSingleParameter(AT);
        readings.at(
                visitor.learner(),
                id,
                at.filter(place -> lesson.get().part(place).isPresent()).orElse(""));
        Article text = show(lesson.get(), lesson.get().parts());
        at.flatMap(lesson.get()::part)
                .ifPresent(part -> text.getChildren()
                        .filter(shown -> shown.getId().equals(Optional.of(part.id())))
                        .forEach(Begin.HERE::on));
    }

    /** The page of the lesson with these of its parts, which it begins with. */
    Article show(Lesson lesson, List<Part> parts) {
        begin(lesson.head().title());
        LessonProgress done = progress.lesson(visitor.learner(), lesson.id().text());
        add(whereItStands(lesson));
        ReadingText text = new ReadingText(
                parts,
                new Asking(
                        lesson,
                        done,
                        attempts.inLessons(
                                visitor.learner(),
                                lesson.questions().stream()
                                        .map(Part.Ask::question)
                                        .toList())));
        if (!lesson.head().play().isEmpty()) {
            text.add(hands(lesson));
        }
        add(text);
        return text;
    }

    /** Whole hands of its theme. */
    private static Component hands(Lesson lesson) {
        UnorderedList hands = styled(new UnorderedList(), "kb-daily-list");
        lesson.head().play().stream()
                .flatMap(id -> ShippedHands.find(id).stream())
                .map(HandLink::new)
                .forEach(link -> hands.add(new ListItem(link)));
        return new Section(
                styled(new H2("Play it"), "kb-heading"),
                new Paragraph(
                        "Whole hands on what this lesson is about, played to the last card against opponents who see"
                                + " every card."),
                hands);
    }

    /** The course with the lesson's place in it, the game and the time. */
    private Component whereItStands(Lesson lesson) {
        Div meta = styled(new Div(), "kb-lesson-meta");
        lessons.course(lesson.id().folder())
                .ifPresent(course -> meta.add(
                        CourseView.link(course),
                        new Span("Lesson " + course.place(lesson.id()) + " of "
                                + course.lessons().size())));
        syllabus.games().find(lesson.head().game()).ifPresent(game -> meta.add(new Span(game.name())));
        meta.add(new Span("About " + lesson.head().minutes() + " minutes"));
        return meta;
    }

    /** Its questions, each remembered as the place where the reader is. */
    private final class Asking implements ReadingText.Asking {
        @Override
        public Component picture(Part.Picture picture) {
            throw new IllegalStateException("a picture in a lesson");
        }

        private final Lesson lesson;
        private final LessonProgress done;
        private final Map<Question<?, ?>, LessonAnswers> answered;

        Asking(Lesson lesson, LessonProgress done, Map<Question<?, ?>, LessonAnswers> answered) {
            this.answered = answered;
            this.lesson = lesson;
            this.done = done;
        }

        @Override
        public Component ask(Part.Ask ask, int number) {
            QuestionPanel<?, ?> panel =
                    lay(ask.question(), new Place.LessonQuestion(lesson.id().text(), number), ask);
            panel.setId(ask.id());
            Optional.ofNullable(answered.get(ask.question())).ifPresent(before -> {
                panel.setProgress(badge(before.best()));
                panel.recall(before.latest());
            });
            return kept(panel, ask);
        }

        @Override
        public QuestionPanel<?, ?> unmarked(Part.Ask ask) {
            return kept(desk.layUnstored(ask.question(), ask.hint()), ask);
        }

        private QuestionPanel<?, ?> kept(QuestionPanel<?, ?> panel, Part.Ask ask) {
            panel.addStateListener(state -> {
                if (panel.state() instanceof PanelState.Marked<?>) {
                    keep(lesson, ask.id());
                }
            });
            return panel;
        }

        /** The next hands of its rule leave more and more to the learner. */
        @Override
        public Component worked(Part.Worked worked) {
            WorkedHand shown = new WorkedHand(worked, syllabus);
            Skill.of(worked.question())
                    .map(skill -> WorkedLink.second("The next hand: you decide", skill))
                    .map(link -> styled(new Div(link), "kb-actions"))
                    .ifPresent(shown::add);
            return shown;
        }

        @Override
        public Component drill(Part.Drill drill) {
            return LessonView.this.drill(lesson, drill, done);
        }
    }

    private <P, A> QuestionPanel<P, A> lay(Question<P, A> question, Place place, Part.Ask ask) {
        return desk.lay(question, place, ask.hint());
    }

    /** Remembers the place, in the address and in the learner's reading. */
    private void keep(Lesson lesson, String part) {
        readings.at(visitor.learner(), lesson.id().text(), part);
        getUI().ifPresent(ui -> ui.getPage()
                .getHistory()
                .replaceState(null, new Location("lesson/" + lesson.id(), QueryParameters.of(AT, part))));
    }

    private static Span badge(Grade grade) {
        Span badge = styled(new Span(grade.isRight() ? "✓ answered before" : "✗ missed before"), "kb-badge");
        badge.getElement().setAttribute("data-kind", grade.word());
        return badge;
    }

    private Component drill(Lesson lesson, Part.Drill drill, LessonProgress done) {
        Div start = styled(new Div(), "kb-drill");
        start.setId(drill.id());
        start.add(
                new H2("Now you"),
                new Paragraph(drill.questions() + " fresh hands; " + drill.pass() + " right answers pass."));
        done.drill(LessonHistory.DRILL)
                .best()
                .ifPresent(best -> start.add(new Paragraph("Your best so far: " + best.right() + " right.")));
        boolean passed = done.drill(LessonHistory.DRILL)
                .best()
                .filter(best -> best.right() >= drill.pass())
                .isPresent();
        Optional<RouterLink> on = passed ? onward.after(lesson.id()) : Optional.empty();
        Div actions = OnwardLink.ways(on, new RouterLink("Start the drill", DrillView.class, address(lesson)));
        firstSkill(drill)
                .map(skill -> new WorkedLink("A worked hand first", skill))
                .ifPresent(actions::add);
        lessons.next(lesson.id())
                .filter(next -> on.isEmpty())
                .ifPresent(next -> actions.add(styled(
                        new RouterLink("Next: " + next.head().title(), LessonView.class, address(next)), "kb-button")));
        start.add(actions);
        return start;
    }

    /** The first rule that the drill is for; what is counted has none to be worked out by. */
    private static Optional<Skill> firstSkill(Part.Drill drill) {
        if (!WorkedExample.isFor(drill.decision())) {
            return Optional.empty();
        }
        return Optional.ofNullable(DealtAddress.of(drill).options().get(Skill.RULES))
                .map(rules -> new Skill(drill.decision().id(), Optional.of(rules.split(" ")[0])))
                .or(() -> Skill.of(drill.question(FIRST_ROUND, 1)));
    }

    public static RouteParameters address(Lesson lesson) {
        return new RouteParameters(new RouteParam("id", lesson.id().text()));
    }

    public static QueryParameters at(String part) {
        return part.isEmpty() ? QueryParameters.empty() : QueryParameters.of(AT, part);
    }
}
