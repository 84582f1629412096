package kibitzer.web.classroom.live;

import com.vaadin.flow.component.ClientCallable;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParameters;
import java.util.Optional;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.TooManyGuesses;
import kibitzer.classroom.live.LiveAnswer;
import kibitzer.classroom.live.LiveCode;
import kibitzer.classroom.live.LiveLesson;
import kibitzer.classroom.live.LiveLessonHead;
import kibitzer.classroom.live.LiveQuestion;
import kibitzer.classroom.live.LiveReading;
import kibitzer.classroom.live.LiveRooms;
import kibitzer.classroom.live.LiveScore;
import kibitzer.classroom.live.LiveSeats;
import kibitzer.classroom.live.LiveView;
import kibitzer.classroom.live.NoSuchLesson;
import kibitzer.classroom.live.Phase;
import kibitzer.classroom.live.Seat;
import kibitzer.classroom.live.SeatName;
import kibitzer.web.field.Entry;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.NotPainted;
import kibitzer.web.page.Page;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.Paths;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.table.CardText;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import org.jspecify.annotations.Nullable;

/**
 * A live lesson on a phone: the question at hand and its answer, then the own verdict. Whatever happens to the phone, the same
 * address shows the own seat again, its answer, and the question that is asked by then.
 */
@UnderMenu(MenuEntry.CLASSES)
@Route("live/:code")
public class LiveSeatView extends Page implements BeforeEnterObserver, NotPainted {
    static final String CODE = "code";

    /**
     * A phone that was asleep, or had no network, looks anew as soon as it is back; without a network it says so. Vaadin's client
     * may hold the connection for lost although the trainer answers, where what is pushed does not come: who has been told so asks
     * until there is an answer.
     */
    private static final String AWAKE = "const page = this; let asked = 0; const look = () => {"
            + " if (document.hidden || !page.$server || Date.now() - asked < 10000) return; asked = Date.now();"
            + " page.$server.look().then(() => { asked = 0; page.removeAttribute('data-offline'); }, () => {}); };"
            + " const net = () => page.toggleAttribute('data-offline', !navigator.onLine"
            + " || ['connection-lost', 'reconnecting'].includes(window.Vaadin?.connectionState?.state));"
            + " for (const name of ['online', 'pageshow']) addEventListener(name, look);"
            + " document.addEventListener('visibilitychange', look);"
            + " for (const name of ['online', 'offline']) addEventListener(name, net);"
            + " window.Vaadin?.connectionState?.addStateChangeListener?.(net);"
            + " const again = setInterval(() => { if (!page.isConnected) clearInterval(again);"
            + " else if (navigator.onLine && page.hasAttribute('data-offline')) look(); }, 2000);";

    private final transient LiveSeats seats;
    private final transient LiveReading reading;
    private final transient LiveRooms rooms;
    private final transient LiveDesk desk;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    private final Div stage = styled(new Div(), "kb-live-stage");
    private final Paragraph state = styled(new Paragraph(), "kb-live-state");
    private final Span who = styled(new Span(), "kb-live-who");
    private final TimeLeft time = new TimeLeft();
    private transient @Nullable Seat seat;
    private transient Shown shown = Shown.NOTHING;
    private long read;

    LiveSeatView(
            LiveSeats seats, LiveReading reading, LiveRooms rooms, LiveDesk desk, Visitor visitor, WallClock clock) {
        this.seats = seats;
        this.reading = reading;
        this.rooms = rooms;
        this.desk = desk;
        this.visitor = visitor;
        this.clock = clock;
        addClassName("kb-live-page");
    }

    /** What stands on the stage; while it is the same, the stage is left as it is, with what was begun there. */
    private record Shown(Phase phase, int question, boolean told, boolean held, boolean answered) {
        static final Shown NOTHING = new Shown(Phase.LOBBY, -1, false, false, false);
    }

    static RouteParameters parameters(LiveCode code) {
        return new RouteParameters(CODE, code.text());
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        String code = event.getRouteParameters().get(CODE).orElse("");
        try {
            LiveLessonHead lesson = seats.byCode(code, visitor.learner(), LiveAddress.network());
            seats.seat(lesson.id(), visitor.learner())
                    .ifPresentOrElse(known -> sit(lesson, known), () -> askName(lesson));
        } catch (BadEntry bad) {
            refuse(bad.says());
        } catch (TooManyGuesses tooMany) {
            refuse(tooMany.says());
        }
    }

    private void refuse(String says) {
        begin("Join a live lesson");
        Paragraph problem = styled(new Paragraph(says), "kb-note");
        problem.getElement().setAttribute("role", "alert");
        add(
                problem,
                styled(
                        new Div(styled(new PageLink("Type a code", Paths.LIVE), "kb-button", "kb-button-first")),
                        "kb-actions"));
    }

    private void askName(LiveLessonHead lesson) {
        begin(lesson.title());
        Optional<SeatName> known = seats.known(lesson, visitor.learner());
        lead(
                known.isPresent()
                        ? "You join under your own name, and your answers count in your own progress."
                        : "Your instructor sees this name beside your answers. Nobody needs an account.");
        Entry name = Entry.line("Your name", "");
        name.setMaxLength(SeatName.LONGEST);
        name.setAutocomplete("nickname");
        known.ifPresent(own -> {
            name.setValue(own.text());
            name.setReadOnly(true);
        });
        add(new EntryForm("Join", () -> {
                    try {
                        SeatName wanted = known.isPresent() && name.isReadOnly()
                                ? known.get()
                                : SeatName.entered(name.getValue());
                        sit(lesson, seats.join(lesson.id(), visitor.learner(), wanted));
                    } catch (BadEntry bad) {
                        name.setReadOnly(false);
                        throw bad;
                    } catch (NoSuchLesson over) {
                        throw new BadEntry(BadEntry.Field.ELSEWHERE, "This lesson is over.");
                    }
                })
                .with(BadEntry.Field.NAME, name));
    }

    private void sit(LiveLessonHead lesson, Seat taken) {
        begin(lesson.title());
        addClassName("kb-live-phone");
        seat = taken;
        shown = Shown.NOTHING;
        who.setText(taken.name().text());
        state.getElement().setAttribute("role", "status");
        Paragraph offline = styled(
                new Paragraph(
                        "No connection. An answer has arrived once this page says that it is taken. Keep the page open; it goes"
                                + " on by itself."),
                "kb-live-offline");
        offline.getElement().setAttribute("role", "alert");
        add(styled(new Div(who, time), "kb-live-head"), offline, stage, state);
        getElement().executeJs(AWAKE);
        LiveFeed.follow(this, rooms, lesson.id(), this::show);
        reading.view(lesson.id()).ifPresent(this::show);
    }

    /** Asked by the browser when it is back from wherever it was. */
    @ClientCallable
    void look() {
        if (seat != null) {
            reading.view(seat.lesson()).ifPresent(this::show);
        }
    }

    private void show(LiveView view) {
        Seat own = seat;
        if (own == null || !view.head().id().equals(own.lesson()) || read > view.read()) {
            return;
        }
        LiveLesson lesson = view.lesson();
        if (!view.present().contains(own.id())) {
            stage.removeAll();
            stage.add(new H2("Your seat was taken away"), new Paragraph("Please speak to your instructor."));
            state.setText("");
            time.show(Optional.empty(), false);
            shown = Shown.NOTHING;
            read = view.read();
            return;
        }
        boolean answered = view.answering().contains(own.id());
        Shown now = new Shown(
                lesson.phase(), lesson.shown(), lesson.tells(), lesson.stopped().isPresent(), answered);
        if (!now.equals(shown)) {
            draw(
                    view,
                    own,
                    view.question().filter(asked -> answered).flatMap(asked -> seats.answer(own.id(), asked.number())));
            shown = now;
        }
        read = view.read();
        time.show(lesson.left(clock.now()), lesson.stopped().isEmpty());
        state.setText(says(view, answered));
        who.setText(own.name()
                + view.standing(own.id())
                        .filter(standing -> standing.answered() > 0)
                        .map(standing -> ": " + score(standing))
                        .orElse(""));
    }

    private void draw(LiveView view, Seat own, Optional<LiveAnswer> given) {
        stage.removeAll();
        LiveLesson now = view.lesson();
        if (now.isOver()) {
            stage.add(new H2("The lesson is over"), over(view, own));
            return;
        }
        if (now.tells()) {
            view.question().ifPresent(asked -> stage.add(desk.tell(asked, given)));
            return;
        }
        if (now.paused()) {
            stage.add(new H2("A pause"), new Paragraph("The lesson goes on in a moment."));
            return;
        }
        switch (now.phase()) {
            case LOBBY ->
                stage.add(
                        new H2("You are in"),
                        new Paragraph(
                                now.question() == 0
                                        ? "The first question comes here when your instructor asks it."
                                        : "The next question comes here when your instructor asks it."));
            case ASKING ->
                view.question()
                        .ifPresent(asked -> stage.add(given.<Component>map(answer -> taken(asked, answer))
                                .orElseGet(() -> desk.ask(own, asked, stored -> look()))));
            case CLOSED, SPREAD ->
                stage.add(
                        given.flatMap(answer -> view.question().<Component>map(asked -> taken(asked, answer)))
                                .orElseGet(() -> new H2("This question is closed")),
                        new Paragraph(
                                now.phase() == Phase.SPREAD
                                        ? "The screen shows how the answers are spread. The verdict comes here."
                                        : "Nobody answers any more. Look at the screen."));
            case VERDICT, OVER -> {}
        }
    }

    private static Component taken(LiveQuestion asked, LiveAnswer answer) {
        H2 says = new H2(new CardText("Your answer: " + asked.what().say(answer.answer())));
        return styled(new Div(says, new Paragraph("It is taken.")), "kb-live-taken");
    }

    private static Component over(LiveView view, Seat own) {
        Div end = new Div();
        view.standing(own.id())
                .ifPresent(standing -> end.add(
                        new Paragraph(score(standing) + ". Place " + standing.place() + " of " + view.seats() + ".")));
        end.add(
                new Paragraph("Your answers stand in your progress, where what went wrong can be practised."),
                styled(
                        new Div(styled(new PageLink("To my progress", Paths.PROGRESS), "kb-button", "kb-button-first")),
                        "kb-actions"));
        return end;
    }

    private static String score(LiveScore standing) {
        return standing.right() + " of " + standing.answered() + " right";
    }

    private static String says(LiveView view, boolean answered) {
        LiveLesson lesson = view.lesson();
        if (lesson.isOver() || lesson.tells()) {
            return "";
        }
        if (lesson.phase() == Phase.LOBBY) {
            return view.seats() == 1 ? "You are the first here." : view.seats() + " are here.";
        }
        return answered || lesson.phase() != Phase.ASKING
                ? view.answered() + " of " + view.seats() + " have answered."
                : "Question " + lesson.question() + ". " + view.answered() + " of " + view.seats() + " have answered.";
    }
}
