package kibitzer.web.practice;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParam;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Seed;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.Attempts;
import kibitzer.learning.Place;
import kibitzer.learning.Skill;
import kibitzer.learning.mix.Mixer;
import kibitzer.learning.mix.PracticeWish;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.marking.steps.WorkedExample;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.page.WhenSeen;
import kibitzer.web.question.Desk;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.round.EarlierAnswer;
import kibitzer.web.visitor.Visitor;

/**
 * Endless fresh deals of one decision, each near the learner's strength. The address holds seed and options, so that a
 * question can be shared.
 */
@UnderMenu(MenuEntry.PRACTICE)
@Route("practice/:family/:name")
public class PracticeView extends Page implements BeforeEnterObserver {
    private final transient Mixer mixer;
    private final transient Attempts attempts;
    private final transient Desk desk;
    private final transient Visitor visitor;
    private final transient Citations citations;

    private boolean goesOn;

    PracticeView(Mixer mixer, Attempts attempts, Desk desk, Visitor visitor, Citations citations) {
        this.attempts = attempts;
        this.mixer = mixer;
        this.desk = desk;
        this.visitor = visitor;
        this.citations = citations;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        Optional<Decision<?, ?>> decision = decision(event.getRouteParameters());
        if (decision.isEmpty()) {
            PageNotFound.tell(event, "There is no practice called " + name(event.getRouteParameters()) + ".");
            return;
        }
        try {
            PracticeAddress address = PracticeAddress.read(event.getLocation().getQueryParameters());
            PracticeWish wish = address.wish(decision.get());
            if (address.dealt().seed().isPresent()) {
                show(decision.get(), address, wish);
                return;
            }
            address.dealt().requireKnown(decision.get());
            address.fresh(mixer, visitor.learner(), wish)
                    .ifPresentOrElse(
                            chosen -> event.forwardTo(PracticeView.class, parameters(decision.get()), chosen.query()),
                            () -> nothingFits(wish));
        } catch (BadQuestion unreadable) {
            PageNotFound.tell(event, "This address names no question: " + unreadable.getMessage() + ".");
        }
    }

    /** The decision that is practised at an address; empty if there is none of its name. */
    static Optional<Decision<?, ?>> decision(RouteParameters parameters) {
        return Decisions.find(name(parameters));
    }

    private static String name(RouteParameters parameters) {
        return parameters.get("family").orElse("") + "/"
                + parameters.get("name").orElse("");
    }

    private Optional<PracticeAddress> choose(PracticeWish wish, Seed run, int number) {
        return mixer.question(visitor.learner(), wish, run, number)
                .map(fresh -> PracticeAddress.chosen(wish, fresh, run, number));
    }

    private <P, A> void show(Decision<P, A> decision, PracticeAddress address, PracticeWish wish) {
        Question<P, A> question = address.question(decision);
        begin(decision.title());
        QuestionPanel<P, A> panel =
                desk.lay(question, Place.Practice.dealt(address.dealt().seed().orElseThrow()), Optional.empty());
        panel.setNext("Next question");
        Seed run = address.runOrFresh();
        int next = address.run().isPresent() ? address.number() + 1 : 1;
        panel.addNextListener(on -> go(wish, run, next));
        panel.addAnotherListener(another -> go(only(wish, another.rule()), run, next));
        if (WorkedExample.isFor(decision)) {
            panel.addWorkedListener(worked -> WorkedLink.go(this, decision, worked.rule()));
        }
        if (address.run().isPresent()) {
            EarlierAnswer.dealt(
                            attempts,
                            visitor.learner(),
                            question,
                            address.dealt().seed().orElseThrow())
                    .ifPresent(answered -> EarlierAnswer.show(panel, answered));
        }
        add(panel, new WhenSeen(() -> new PracticeForm(wish, citations, other -> go(other, run, next))), asMix(wish));
        if (goesOn) {
            panel.takeFocus();
        }
        goesOn = false;
    }

    private static PracticeWish only(PracticeWish wish, String rule) {
        Map<String, String> options = new LinkedHashMap<>(wish.options());
        options.put(Skill.RULES, rule);
        return new PracticeWish(wish.decision(), options, Optional.empty(), false);
    }

    private static Div asMix(PracticeWish wish) {
        RouterLink link = new RouterLink("As a streak or a storm", MixView.class);
        link.setQueryParameters(MixAddress.choosing(wish.asMix()).query());
        return styled(new Div(styled(link, "kb-button")), "kb-actions");
    }

    private void nothingFits(PracticeWish wish) {
        begin(wish.decision().title());
        add(
                styled(
                        new Paragraph(
                                wish.onlyMistakes()
                                        ? "Nothing of this kind was answered wrong last: there is nothing to put right."
                                        : "No question fits these wishes together."),
                        "kb-note"),
                new PracticeForm(wish, citations, other -> go(other, new Seed(0), 1)));
    }

    private void go(PracticeWish wish, Seed run, int number) {
        goesOn = true;
        QueryParameters query = choose(wish, run, number)
                .map(PracticeAddress::query)
                .orElseGet(() -> PracticeAddress.unasked(wish).query());
        getUI().ifPresent(ui -> ui.navigate(PracticeView.class, parameters(wish.decision()), query));
    }

    public static RouteParameters parameters(Decision<?, ?> decision) {
        return new RouteParameters(
                new RouteParam("family", decision.id().family()),
                new RouteParam("name", decision.id().name()));
    }
}
