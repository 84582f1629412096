package kibitzer.classroom.live;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * How a live lesson stands. Immutable: each thing that the instructor does gives the lesson as it stands then.
 *
 * <p>A question goes from {@link Phase#ASKING} by {@link Phase#CLOSED} and {@link Phase#SPREAD} to {@link Phase#VERDICT}, whose
 * {@value #STEPS} steps come one after the other. Time runs only while a question is answered: a pause, or a look back at the
 * last verdict, stops it.
 *
 * @param planned how many questions there are, asked or not
 * @param question the one at hand, from 1; 0 before the first
 * @param step of its verdict, from 1; 0 before the verdict
 * @param told the last question whose verdict was told; 0 if none was
 * @param lookingBack that verdict is on the screen again
 * @param stopped since when time does not run: a pause or a look back
 * @param paused the instructor has paused the lesson
 * @param closes when the question closes by itself
 * @param locked nobody new comes in
 */
public record LiveLesson(
        Phase phase,
        int planned,
        int question,
        int step,
        int told,
        boolean lookingBack,
        boolean paused,
        Optional<Instant> stopped,
        Optional<Instant> closes,
        boolean locked,
        LiveSettings settings) {

    /** The answer; why; the facts; who was right. */
    public static final int STEPS = 4;

    /** One in which nothing has happened yet. */
    public static LiveLesson begun(int planned, LiveSettings settings) {
        return new LiveLesson(
                Phase.LOBBY, planned, 0, 0, 0, false, false, Optional.empty(), Optional.empty(), false, settings);
    }

    /** As it stands at a moment: a question whose time is over is closed, though nobody closed it. */
    public LiveLesson at(Instant now) {
        return phase == Phase.ASKING
                        && stopped.isEmpty()
                        && closes.filter(now::isAfter).isPresent()
                ? in(Phase.CLOSED)
                : this;
    }

    /** Whether an answer to a question is taken. */
    public boolean takes(int number, Instant now) {
        LiveLesson there = at(now);
        return there.phase == Phase.ASKING && there.question == number && stopped.isEmpty();
    }

    /** How much of the time is left for the question; empty where it has none. */
    public Optional<Duration> left(Instant now) {
        return phase == Phase.ASKING
                ? closes.map(end -> Duration.between(stopped.orElse(now), end))
                        .map(time -> time.isNegative() ? Duration.ZERO : time)
                : Optional.empty();
    }

    public boolean isOver() {
        return phase == Phase.OVER;
    }

    /** The question that is on the screens: the one at hand, or the one that is looked back at. */
    public int shown() {
        return lookingBack ? told : question;
    }

    /** True if the verdict on the question shown is told. */
    public boolean tells() {
        return lookingBack || phase == Phase.VERDICT;
    }

    /** The step of the verdict that is shown: all of them of one that is looked back at. */
    public int shownStep() {
        return lookingBack ? STEPS : step;
    }

    public boolean hasNext() {
        return question < planned;
    }

    /** Whatever comes next. */
    public LiveLesson next(Instant now) {
        LiveLesson there = going().at(now);
        if (there.paused) {
            return there.resume(now);
        }
        if (there.lookingBack) {
            return there.forward(now);
        }
        return switch (there.phase) {
            case ASKING -> there.in(Phase.CLOSED);
            case CLOSED -> there.in(Phase.SPREAD);
            case SPREAD -> there.telling(1, there.question);
            case VERDICT -> there.step < STEPS ? there.telling(there.step + 1, there.told) : there.ask(now);
            case LOBBY -> there.ask(now);
            case OVER -> throw over();
        };
    }

    /** The next question, wherever the one at hand stands; that one is passed by unless its verdict was told. */
    public LiveLesson skip(Instant now) {
        LiveLesson there = going().at(now).running(now);
        if (there.phase == Phase.LOBBY || there.phase == Phase.VERDICT) {
            throw new NotNow("There is no open question to skip.");
        }
        return there.hasNext() ? there.ask(now) : there.in(Phase.LOBBY);
    }

    /** True if the question at hand was passed by on the way from one state to another. */
    boolean skippedOnTheWayTo(LiveLesson later) {
        return question > 0
                && (phase == Phase.ASKING || phase == Phase.CLOSED || phase == Phase.SPREAD)
                && (later.question != question || later.phase == Phase.LOBBY || later.phase == Phase.OVER);
    }

    /** A step of the verdict back; before that, or where there is none, the last verdict that was told. */
    public LiveLesson back(Instant now) {
        LiveLesson there = going().at(now);
        if (there.phase == Phase.VERDICT && !there.lookingBack && there.step > 1) {
            return there.telling(there.step - 1, there.told);
        }
        if (there.told == 0 || there.lookingBack || there.phase == Phase.VERDICT) {
            throw new NotNow("There is no verdict to go back to.");
        }
        return new LiveLesson(
                there.phase,
                there.planned,
                there.question,
                there.step,
                there.told,
                true,
                there.paused,
                there.stopped.or(() -> Optional.of(now)),
                there.closes,
                there.locked,
                there.settings);
    }

    private LiveLesson forward(Instant now) {
        LiveLesson back =
                new LiveLesson(phase, planned, question, step, told, false, paused, stopped, closes, locked, settings);
        return back.paused ? back : back.running(now);
    }

    public LiveLesson pause(Instant now) {
        LiveLesson there = going().at(now);
        return new LiveLesson(
                there.phase,
                there.planned,
                there.question,
                there.step,
                there.told,
                there.lookingBack,
                true,
                there.stopped.or(() -> Optional.of(now)),
                there.closes,
                there.locked,
                there.settings);
    }

    public LiveLesson resume(Instant now) {
        LiveLesson there = going();
        LiveLesson on = new LiveLesson(
                there.phase,
                there.planned,
                there.question,
                there.step,
                there.told,
                there.lookingBack,
                false,
                there.stopped,
                there.closes,
                there.locked,
                there.settings);
        return on.lookingBack ? on : on.running(now);
    }

    /** Time runs again: the question closes as much later as it stood still. */
    private LiveLesson running(Instant now) {
        Optional<Instant> later = closes.map(end ->
                end.plus(stopped.map(since -> Duration.between(since, now)).orElse(Duration.ZERO)));
        return new LiveLesson(
                phase, planned, question, step, told, false, false, Optional.empty(), later, locked, settings);
    }

    /** Another number of questions. */
    public LiveLesson planned(int number) {
        if (number < question) {
            throw new IllegalArgumentException(number + " questions, and " + question + " are asked");
        }
        return new LiveLesson(
                phase, number, question, step, told, lookingBack, paused, stopped, closes, locked, settings);
    }

    public LiveLesson locked(boolean shut) {
        return new LiveLesson(
                going().phase, planned, question, step, told, lookingBack, paused, stopped, closes, shut, settings);
    }

    /** Other settings; a limit holds from the next question on. */
    public LiveLesson set(LiveSettings other) {
        return new LiveLesson(
                going().phase, planned, question, step, told, lookingBack, paused, stopped, closes, locked, other);
    }

    public LiveLesson end() {
        return new LiveLesson(
                Phase.OVER,
                planned,
                question,
                step,
                told,
                false,
                false,
                Optional.empty(),
                Optional.empty(),
                locked,
                settings);
    }

    private LiveLesson ask(Instant now) {
        if (!hasNext()) {
            throw new NotNow(
                    question == 0
                            ? "No question is planned yet: add one first."
                            : "That was the last question: add another, or end the lesson.");
        }
        return new LiveLesson(
                Phase.ASKING,
                planned,
                question + 1,
                0,
                told,
                false,
                false,
                Optional.empty(),
                settings.limit().map(now::plus),
                locked,
                settings);
    }

    private LiveLesson telling(int which, int last) {
        return new LiveLesson(
                Phase.VERDICT,
                planned,
                question,
                which,
                last,
                false,
                false,
                Optional.empty(),
                Optional.empty(),
                locked,
                settings);
    }

    private LiveLesson in(Phase other) {
        return new LiveLesson(
                other, planned, question, 0, told, false, false, Optional.empty(), Optional.empty(), locked, settings);
    }

    private LiveLesson going() {
        if (isOver()) {
            throw over();
        }
        return this;
    }

    private static NotNow over() {
        return new NotNow("This lesson is over.");
    }
}
