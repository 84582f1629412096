package kibitzer.web.practice;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.content.lesson.Lessons;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.AnsweredQuestion;
import kibitzer.learning.Attempt;
import kibitzer.learning.Attempts;
import kibitzer.learning.DrillRound;
import kibitzer.learning.FreshDeals.Fresh;
import kibitzer.learning.MixMode;
import kibitzer.learning.Place;
import kibitzer.learning.mix.MixScores;
import kibitzer.learning.mix.MixWish;
import kibitzer.learning.mix.Mixer;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.Paths;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.picture.Countdown;
import kibitzer.web.question.Desk;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.round.EarlierAnswer;
import kibitzer.web.round.RoundReport;
import kibitzer.web.round.RoundResults;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;

/** Mixed practice: endless, ten questions, as a streak, or as a storm of three minutes. Wish, run and question stand in the address. */
@UnderMenu(MenuEntry.PRACTICE)
@Route("mix")
public class MixView extends Page implements BeforeEnterObserver {
    /** A run is found again among so many of the learner's latest answers. */
    private static final int LOOK_BACK = 500;

    private final transient Mixer mixer;
    private final transient MixScores scores;
    private final transient Attempts attempts;
    private final transient Citations citations;
    private final transient Lessons lessons;
    private final transient Desk desk;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    private Optional<Storm> storm = Optional.empty();
    private boolean goesOn;

    /** When the storm of a run ends. */
    private record Storm(DrillRound round, Instant ends) {}

    MixView(
            Mixer mixer,
            MixScores scores,
            Attempts attempts,
            Desk desk,
            Visitor visitor,
            WallClock clock,
            Citations citations,
            Lessons lessons) {
        this.lessons = lessons;
        this.attempts = attempts;
        this.citations = citations;
        this.mixer = mixer;
        this.scores = scores;
        this.desk = desk;
        this.visitor = visitor;
        this.clock = clock;
    }

    private static String title(MixWish wish) {
        if (wish.playing().isPresent()) {
            return "Can you play " + wish.playing().get().title() + "?";
        }
        return wish.games().isEmpty()
                ? "A mix of everything"
                : "A mix of "
                        + wish.games().stream().sorted().map(MixForm::name).collect(Collectors.joining(" and "));
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        try {
            MixAddress address = MixAddress.read(event.getLocation().getQueryParameters());
            begin(title(address.wish()));
            if (address.mode().isEmpty()) {
                choose(address);
            } else if (address.round().isEmpty()) {
                event.forwardTo("mix", address.at(DrillRound.fresh(), 1).query());
            } else {
                play(address, address.mode().get(), address.round().get());
            }
        } catch (BadQuestion unreadable) {
            PageNotFound.tell(event, "This address names no mix: " + unreadable.getMessage() + ".");
        }
        goesOn = false;
    }

    private void choose(MixAddress address) {
        lead(
                address.wish().playing().isPresent()
                        ? "What may be played, who wins, how the cards rank, what they count: by the rules of this one game."
                        : "Questions near your strength, one after the other. Often enough the right answer is to do nothing.");
        add(new MixForm(
                begunWithWhatOnePlays(address.wish()),
                scores.best(visitor.learner(), MixMode.STREAK),
                scores.best(visitor.learner(), MixMode.STORM),
                this::go));
    }

    /** An address that wishes for nothing begins with the games that the learner has played. */
    private MixWish begunWithWhatOnePlays(MixWish wish) {
        return wish.equals(MixWish.ANYTHING) ? wish.in(mixer.playedBy(visitor.learner())) : wish;
    }

    private void play(MixAddress address, MixMode mode, DrillRound round) {
        Optional<MixScores.Run> run = scores.run(visitor.learner(), mode, round);
        RoundResults results = RoundResults.ofMix(round, attempts.of(visitor.learner(), Optional.empty(), LOOK_BACK));
        Optional<Attempt> before = results.answer(address.number());
        Optional<AnsweredQuestion<?, ?>> again = before.flatMap(AnsweredQuestion::of);
        if (before.isPresent() && again.isPresent()) {
            showAgain(address, round, again.get().question(), before.get(), results, isOver(mode, round, run));
            return;
        }
        int number = run.map(MixScores.Run::answered).orElse(0) + 1;
        if (isOver(mode, round, run)) {
            end(address, mode, round, run, results);
            return;
        }
        int asked = Math.max(address.number(), number);
        Optional<Fresh> fresh = mixer.question(visitor.learner(), address.wish(), round, asked);
        if (fresh.isEmpty()) {
            nothingFits(address);
        } else {
            ask(address, mode, round, asked, fresh.get().question(), fresh.get().seed(), run);
        }
    }

    private boolean isOver(MixMode mode, DrillRound round, Optional<MixScores.Run> run) {
        return switch (mode) {
            case ENDLESS -> false;
            case TEN -> run.map(so -> so.answered() >= MixMode.QUESTIONS).orElse(false);
            case STREAK -> run.map(so -> so.missed() > 0).orElse(false);
            case STORM -> clock.now().isAfter(ends(round, run));
        };
    }

    /** The clock runs from the first question on: as the answers tell it, or as this page showed it. */
    private Instant ends(DrillRound round, Optional<MixScores.Run> run) {
        if (run.isPresent()) {
            return run.get().began().plus(MixScores.STORM);
        }
        Storm running = storm.filter(known -> known.round().equals(round))
                .orElseGet(() -> new Storm(round, clock.now().plus(MixScores.STORM)));
        storm = Optional.of(running);
        return running.ends();
    }

    private <P, A> void ask(
            MixAddress address,
            MixMode mode,
            DrillRound round,
            int number,
            Question<P, A> question,
            long seed,
            Optional<MixScores.Run> run) {
        QuestionPanel<P, A> panel = desk.lay(question, new Place.Mix(mode, round, number, seed), Optional.empty());
        Div score = styled(new Div(new Span(run.map(MixScores.Run::right).orElse(0) + " right")), "kb-progress");
        if (mode == MixMode.TEN) {
            score.add(new Span("question " + number + " of " + MixMode.QUESTIONS));
        }
        if (mode == MixMode.STORM) {
            score.add(new Countdown(Duration.between(clock.now(), ends(round, run))));
        }
        panel.setProgress(score);
        panel.setSkippable(mode == MixMode.ENDLESS
                || mode == MixMode.STORM); // past a question a streak would go on for nothing; a storm pays with time
        panel.setNext("Next question");
        panel.addNextListener(next -> go(address.at(round, number + 1)));
        add(panel, styled(new Div(styled(chooseAgain(another(address.wish()), address), "kb-button")), "kb-actions"));
        if (goesOn) {
            panel.takeFocus();
        }
    }

    /** A question gone back to, or opened from the end of the run. */
    private <P, A> void showAgain(
            MixAddress address,
            DrillRound round,
            Question<P, A> question,
            Attempt before,
            RoundResults results,
            boolean over) {
        QuestionPanel<P, A> panel = desk.lay(question, before.place(), Optional.empty());
        panel.setSkippable(false);
        int last = results.questions().getLast();
        int next = results.questions().stream()
                .filter(later -> later > address.number())
                .findFirst()
                .orElse(last + 1);
        panel.setNext(over && next > last ? "See how it went" : "Next question");
        panel.addNextListener(on -> go(address.at(round, next)));
        add(panel);
        if (over) {
            RouterLink whole = new RouterLink("The whole round", MixView.class);
            whole.setQueryParameters(address.at(round, last + 1).query());
            add(styled(new Div(styled(whole, "kb-button")), "kb-actions"));
        }
        EarlierAnswer.show(panel, before);
        if (goesOn) {
            panel.takeFocus();
        }
    }

    private void end(
            MixAddress address, MixMode mode, DrillRound round, Optional<MixScores.Run> run, RoundResults results) {
        int right = run.map(MixScores.Run::right).orElse(0);
        int best = scores.best(visitor.learner(), mode);
        Paragraph score =
                new Paragraph(new Span(String.valueOf(right)), styled(new Span(counted(mode)), "kb-score-of"));
        score.getElement().setAttribute("role", "status");
        RouterLink again = new RouterLink("Another round", MixView.class);
        again.setQueryParameters(address.afresh(mode).query());
        add(styled(score, "kb-score"), new Paragraph(told(address.wish(), right, best)));
        Div actions = styled(
                new Div(
                        styled(again, "kb-button", "kb-button-first"),
                        styled(chooseAgain(another(address.wish()), address), "kb-button")),
                "kb-actions");
        address.wish()
                .playing()
                .ifPresent(game -> actions.add(
                        styled(new PageLink("The rules of " + game.title(), Paths.game(game.id())), "kb-button")));
        actions.add(styled(new PageLink("Your progress", Paths.PROGRESS), "kb-button"));
        add(actions);
        RoundReport report = new RoundReport(citations, lessons);
        results.questions()
                .forEach(number -> results.answer(number).ifPresent(answered -> {
                    RouterLink way = new RouterLink("", MixView.class);
                    way.setQueryParameters(address.at(round, number).query());
                    AnsweredQuestion.of(answered)
                            .ifPresent(asked -> report.add(number, asked.question(), Optional.of(answered), way));
                }));
        if (report.getComponentCount() > 0) {
            add(styled(new H2("Hand by hand"), "kb-heading"), report);
        }
    }

    private static String counted(MixMode mode) {
        return switch (mode) {
            case STREAK -> " right in a row";
            case STORM -> " right in three minutes";
            case TEN -> " of " + MixMode.QUESTIONS + " right";
            case ENDLESS -> " right";
        };
    }

    /** A best is kept over all mixes of a kind; of one game the result speaks for itself. */
    private static String told(MixWish wish, int right, int best) {
        return wish.playing()
                .map(game -> right == MixMode.QUESTIONS
                        ? "You can play " + game.title() + "."
                        : "What you missed comes back in your review.")
                .orElseGet(() -> right > 0 && right == best ? "Your best so far." : "Your best: " + best + ".");
    }

    private static String another(MixWish wish) {
        return wish.playing().isPresent() ? "Another game" : "Another mix";
    }

    private void nothingFits(MixAddress address) {
        add(
                styled(
                        new Paragraph(
                                address.wish().onlyMistakes()
                                        ? "Nothing of this kind was answered wrong last: there is nothing to put right."
                                        : "No question fits these wishes together."),
                        "kb-note"),
                chooseAgain("Choose again", address));
    }

    private static RouterLink chooseAgain(String label, MixAddress address) {
        RouterLink link = new RouterLink(label, MixView.class);
        link.setQueryParameters(MixAddress.choosing(address.wish()).query());
        return link;
    }

    private void go(MixAddress address) {
        goesOn = true;
        getUI().ifPresent(ui -> ui.navigate("mix", address.query()));
    }
}
