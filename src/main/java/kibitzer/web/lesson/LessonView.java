package kibitzer.web.lesson;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Article;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
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
import java.util.Optional;
import kibitzer.cards.Seed;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.lesson.Part;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.bridge.hand.ShippedHands;
import kibitzer.learning.LessonProgress;
import kibitzer.learning.Place;
import kibitzer.learning.Progress;
import kibitzer.learning.Readings;
import kibitzer.learning.Skill;
import kibitzer.learning.onward.Done;
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
import kibitzer.web.question.ExhibitTable;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.question.WorkedSteps;
import kibitzer.web.table.CardText;
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
    private final transient Visitor visitor;

    LessonView(Lessons lessons, Syllabus syllabus, Desk desk, Progress progress, Readings readings, Visitor visitor) {
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
        Article text = styled(new Article(), "kb-reading");
        int question = 0;
        for (Part part : parts) {
            text.add(
                    switch (part) {
                        case Part.Prose prose -> new LessonProse(prose);
                        case Part.HandDiagram diagram -> new HandFigure(diagram);
                        case Part.FourHands deal -> TableFigure.of(deal);
                        case Part.TrickDiagram trick -> TableFigure.of(trick);
                        case Part.DataTable table -> new FigureTable(table);
                        case Part.Ask ask when ask.prediction() -> predict(lesson, ask);
                        case Part.Ask ask -> ask(lesson, ask, ++question, done);
                        case Part.Worked worked -> worked(worked, worked.question());
                        case Part.Drill drill -> drill(lesson, drill, done);
                    });
        }
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

    private Component ask(Lesson lesson, Part.Ask ask, int number, LessonProgress done) {
        QuestionPanel<?, ?> panel =
                lay(ask.question(), new Place.LessonQuestion(lesson.id().text(), number), ask);
        panel.setId(ask.id());
        done.question(number).ifPresent(grade -> panel.setProgress(badge(grade)));
        panel.addStateListener(state -> {
            if (panel.state() instanceof PanelState.Marked<?>) {
                keep(lesson, ask.id());
            }
        });
        return panel;
    }

    /**
     * A question before the text that tells its rule: its answer opens the verdict, and nothing of it is kept. The first stands
     * open; those further down are a line each until they are wanted, so that who reads is not held up.
     */
    private Component predict(Lesson lesson, Part.Ask ask) {
        if (ask.equals(lesson.predictions().getFirst())) {
            QuestionPanel<?, ?> panel = unmarked(lesson, ask);
            panel.setId(ask.id());
            return panel;
        }
        NativeDetails folded = styled(new NativeDetails(), "kb-try-first");
        folded.setId(ask.id());
        folded.setSummary(
                styled(new Span("Try it before you read on"), "kb-try-first-title"),
                new CardText(ask.question().prompt().ask()));
        folded.addToggleListener(toggled -> {
            if (toggled.isOpened()) {
                folded.setContent(unmarked(lesson, ask));
                toggled.unregisterListener();
            }
        });
        return folded;
    }

    private QuestionPanel<?, ?> unmarked(Lesson lesson, Part.Ask ask) {
        QuestionPanel<?, ?> panel = desk.layUnstored(ask.question(), ask.hint());
        panel.setProgress(styled(new Span("What would you do? No mark for this one"), "kb-badge"));
        panel.addStateListener(state -> {
            if (panel.state() instanceof PanelState.Marked<?>) {
                keep(lesson, ask.id());
            }
        });
        return panel;
    }

    private <P, A> QuestionPanel<P, A> lay(Question<P, A> question, Place place, Part.Ask ask) {
        return desk.lay(question, place, ask.hint());
    }

    /** A hand worked out step by step; the next ones of its rule leave more and more to the learner. */
    private <P, A> Component worked(Part.Worked part, Question<P, A> question) {
        Section shown = styled(new Section(), "kb-worked-hand");
        shown.setId(part.id());
        shown.add(
                styled(new H2(new CardText(question.prompt().ask())), "kb-prompt"),
                new ExhibitTable(question.prompt().exhibits()));
        WorkedExample.of(question).ifPresent(hand -> shown.add(WorkedSteps.oneByOne(question, hand, syllabus)));
        Skill.of(question)
                .map(skill -> WorkedLink.second("The next hand: you decide", skill))
                .map(link -> styled(new Div(link), "kb-actions"))
                .ifPresent(shown::add);
        return shown;
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
        done.drill(Done.DRILL)
                .best()
                .ifPresent(best -> start.add(new Paragraph("Your best so far: " + best.right() + " right.")));
        RouterLink go = styled(
                new RouterLink("Start the drill", DrillView.class, address(lesson)), "kb-button", "kb-button-first");
        Div actions = styled(new Div(go), "kb-actions");
        firstSkill(drill)
                .map(skill -> new WorkedLink("A worked hand first", skill))
                .ifPresent(actions::add);
        lessons.next(lesson.id())
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
