package kibitzer.web.classroom.live;

import com.vaadin.flow.component.ClientCallable;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import jakarta.annotation.security.PermitAll;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.live.LiveLesson;
import kibitzer.classroom.live.LiveLessonHead;
import kibitzer.classroom.live.LiveLessonId;
import kibitzer.classroom.live.LiveLessons;
import kibitzer.classroom.live.LiveReading;
import kibitzer.classroom.live.LiveRooms;
import kibitzer.classroom.live.LiveView;
import kibitzer.classroom.live.NoSuchLesson;
import kibitzer.classroom.live.NotNow;
import kibitzer.classroom.live.Phase;
import kibitzer.classroom.live.PlannedQuestion;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.content.lesson.Lessons;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.rating.Ratings;
import kibitzer.marking.Citations;
import kibitzer.web.button.OnceButton;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.classroom.problems.AddQuestions;
import kibitzer.web.classroom.problems.PositionForm;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Value;

/**
 * The board of a live lesson, on the screen in the room: large enough to be read from the back, and led by one key. Space or the
 * right arrow goes on, the left arrow goes back.
 */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/live/:lesson")
public class LiveBoardView extends ClassPage {
    private final transient LiveLessons lessons;
    private final transient LiveReading reading;
    private final transient LiveRooms rooms;
    private final transient Citations citations;
    private final transient Lessons texts;
    private final transient Ratings ratings;
    private final transient WallClock clock;
    private final String known;

    private final Span count = styled(new Span(), "kb-live-count");
    private final TimeLeft time = new TimeLeft();
    private final Div how = styled(new Div(), "kb-live-how");
    private final OnceButton on = styled(new OnceButton("Next"), "kb-button", "kb-button-first");
    private final OnceButton back = styled(new OnceButton("Back"), "kb-button");
    private final OnceButton pause = styled(new OnceButton("Pause"), "kb-button");
    private final OnceButton skip = styled(new OnceButton("Skip this question"), "kb-button");
    private final Paragraph told = styled(new Paragraph(), "kb-note");
    private final NativeDetails people = new NativeDetails("Who is here");
    private final NativeDetails adding = new NativeDetails("Add questions");
    private final NativeDetails settings = new NativeDetails("Settings and the end");
    private final Div written = new Div();
    private final Span planned = new Span();
    private transient @Nullable BoardStage stage;
    private transient @Nullable LiveView shown;
    private transient @Nullable LiveLessonId lesson;
    /** Where phones find the trainer: a page that is pushed has no request that would tell it. */
    private String address = "";

    private Component lobby = new Div();
    /** Kept while the page is shown: whoever pushes has no request. */
    private transient @Nullable LearnerId instructor;

    LiveBoardView(
            ClassGate gate,
            Visitor visitor,
            LiveLessons lessons,
            LiveReading reading,
            LiveRooms rooms,
            Citations citations,
            Lessons texts,
            Ratings ratings,
            WallClock clock,
            @Value("${kibitzer.address:}") String known) {
        super(gate, visitor);
        this.lessons = lessons;
        this.reading = reading;
        this.rooms = rooms;
        this.citations = citations;
        this.texts = texts;
        this.ratings = ratings;
        this.clock = clock;
        this.known = known;
        addClassNames("kb-live-page", "kb-live-board");
        on.onClick(this::forward);
        back.onClick(this::backward);
        pause.onClick(() -> act(id -> lessons.pause(teacher(), id, !paused())));
        skip.onClick(() -> seen((id, seen) -> lessons.skip(teacher(), id, seen)));
        told.getElement().setAttribute("role", "alert");
        told.setVisible(false);
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        if (!admission.instructs()) {
            throw new NoSuchClass();
        }
        LiveLessonId id = LiveAddress.lesson(event.getRouteParameters()).orElseThrow(NoSuchClass::new);
        LiveLessonHead head = find(id).filter(
                        found -> found.classroom().equals(admission.classroom().id()))
                .orElseThrow(NoSuchClass::new);
        lessons.shownAt(own(), id, LiveAddress.network());
        this.lesson = id;
        this.instructor = own();
        this.stage = new BoardStage(citations);
        this.shown = null;
        this.address = LiveAddress.base(known);
        this.lobby = head.code()
                .map(code -> new JoinInstructions(address, code).large())
                .orElseGet(Div::new);
        begin(head.title());
        add(styled(new Div(how, count, time), "kb-live-top"), stage, told, controls(head));
        getElement().executeJs(BoardKeys.SCRIPT);
        LiveFeed.follow(this, rooms, id, this::show);
        reading.view(id).ifPresent(this::show);
    }

    private Optional<LiveLessonHead> find(LiveLessonId id) {
        try {
            return Optional.of(lessons.find(own(), id));
        } catch (NoSuchLesson none) {
            return Optional.empty();
        }
    }

    private Component controls(LiveLessonHead head) {
        settings.setContent(settings(head));
        Div actions = styled(new Div(on, back, pause, skip, planned), "kb-actions", "kb-live-actions");
        people.addToggleListener(change -> fillPeople());
        List.of(people, adding, settings)
                .forEach(part -> part.addToggleListener(change -> {
                    if (!change.isOpened()) {
                        on.focus();
                    }
                }));
        adding.setContent(new Div(
                new AddQuestions("the lesson", citations, texts, ratings, drafted -> plan(drafted, false), this::write),
                written));
        return styled(
                new Div(actions, styled(new Div(more(people), more(adding), more(settings)), "kb-live-folded")),
                "kb-live-controls");
    }

    private static NativeDetails more(NativeDetails details) {
        return styled(details, "kb-more");
    }

    private Div settings(LiveLessonHead head) {
        Checkbox names = new Checkbox(
                "The screen says who answered what, and who leads",
                head.lesson().settings().names());
        names.addValueChangeListener(change -> act(id -> lessons.showNames(teacher(), id, change.getValue())));
        TimeLimit limit = new TimeLimit(head.lesson().settings().limit());
        limit.setHelperText("From the next question on");
        limit.addValueChangeListener(change -> act(id -> lessons.limit(teacher(), id, limit.limit())));
        OnceButton end =
                styled(new OnceButton("End the lesson", () -> act(id -> lessons.end(teacher(), id))), "kb-button");
        return styled(new Div(names, limit, styled(new Div(end), "kb-actions")), "kb-live-settings");
    }

    /** A position to be made up on the spot; it is asked next. */
    private void write(DraftQuestion begun) {
        written.removeAll();
        written.add(new PositionForm(begun, citations, "Ask this next", done -> {
            plan(List.of(done), true);
            written.removeAll();
        }));
    }

    private void plan(List<DraftQuestion> drafted, boolean first) {
        act(id -> lessons.plan(teacher(), id, PlannedQuestion.of(drafted), first));
    }

    private void fillPeople() {
        LiveLessonId id = lesson;
        LiveView view = shown;
        if (id == null || view == null || !people.isOpen()) {
            return;
        }
        people.setContent(new BoardPeople(
                lessons.seats(teacher(), id),
                view.lesson().locked(),
                locked -> act(open -> lessons.lock(teacher(), open, locked)),
                (seat, removed) -> act(open -> {
                    lessons.remove(teacher(), open, seat, removed);
                    return lessons.find(teacher(), open).lesson();
                })));
    }

    /** What a key or the first button does. */
    @ClientCallable
    void forward() {
        LiveView view = shown;
        if (view != null && view.lesson().isOver()) {
            UI.getCurrent()
                    .navigate(
                            LiveReportView.class,
                            LiveAddress.of(view.head().classroom(), view.head().id()));
            return;
        }
        seen((id, seen) -> lessons.next(teacher(), id, seen));
    }

    @ClientCallable
    void backward() {
        seen((id, seen) -> lessons.back(teacher(), id, seen));
    }

    private interface SeenAct {
        LiveLesson on(LiveLessonId id, LiveLesson seen);
    }

    private void seen(SeenAct act) {
        LiveView view = shown;
        if (view != null) {
            act(id -> act.on(id, view.lesson()));
        }
    }

    private interface Act {
        LiveLesson on(LiveLessonId id);
    }

    /** Does it, and shows what came of it at once. */
    private void act(Act act) {
        LiveLessonId id = lesson;
        if (id == null) {
            return;
        }
        told.setVisible(false);
        try {
            act.on(id);
        } catch (NotNow refused) {
            tell(refused.says());
        } catch (BadQuestion refused) {
            tell(refused.getMessage() + ".");
        } catch (NoSuchLesson notAnyMore) {
            getUI().ifPresent(ui -> ui.refreshCurrentRoute(false));
            return;
        }
        reading.view(id).ifPresent(this::show);
        on.focus();
    }

    private void tell(String says) {
        told.setText(says);
        told.setVisible(true);
    }

    private boolean paused() {
        LiveView view = shown;
        return view != null && view.lesson().paused();
    }

    private LearnerId teacher() {
        LearnerId known = instructor;
        return known == null ? own() : known;
    }

    private void show(LiveView view) {
        LiveView before = shown;
        if (!view.head().id().equals(lesson) || before != null && view.isOlderThan(before)) {
            return;
        }
        shown = view;
        LiveLesson now = view.lesson();
        if (before == null
                || before.head().code().isPresent() != view.head().code().isPresent()) {
            how.removeAll();
            view.head().code().ifPresent(code -> how.add(new JoinInstructions(address, code).small()));
        }
        BoardStage place = stage;
        if (place != null) {
            place.show(view, lobby);
        }
        count.setText(
                switch (view.seats()) {
                    case 0 -> "Nobody is here yet";
                    case 1 -> "1 is here";
                    default -> view.seats() + " are here";
                });
        time.show(now.left(clock.now()), now.stopped().isEmpty());
        label(now);
        if (people.isOpen() && (before == null || !before.present().equals(view.present()))) {
            fillPeople();
        }
    }

    private void label(LiveLesson now) {
        on.setText(NextStep.inWords(now));
        back.setVisible(now.told() > 0 && !now.isOver());
        pause.setVisible(!now.isOver());
        pause.setText(now.paused() ? "Go on after the pause" : "Pause");
        skip.setVisible(now.phase() == Phase.ASKING || now.phase() == Phase.CLOSED || now.phase() == Phase.SPREAD);
        int left = now.planned() - now.question();
        planned.setText(now.isOver() ? "" : left == 0 ? "No more questions planned" : left + " more planned");
        planned.addClassName("kb-soft");
        adding.setVisible(!now.isOver());
        people.setVisible(!now.isOver());
        settings.setVisible(!now.isOver());
    }

    static RouterLink to(LiveLessonHead head) {
        return new RouterLink(head.title(), LiveBoardView.class, LiveAddress.of(head.classroom(), head.id()));
    }
}
