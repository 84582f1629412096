package kibitzer.web.views;

import com.vaadin.flow.component.combobox.ComboBox;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParam;
import com.vaadin.flow.router.RouteParameters;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.Place;
import kibitzer.marking.Question;
import kibitzer.web.question.QuestionPanel;

/** Endless fresh deals of one decision. The address holds seed and options, so that a question can be shared. */
@Route(value = "practice/:family/:name", layout = Frame.class)
public class PracticeView extends Page implements BeforeEnterObserver {
    private static final String ANY = "";

    private final Desk desk;
    private boolean goesOn;

    public PracticeView(Desk desk) {
        this.desk = desk;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        String id = event.getRouteParameters().get("family").orElse("") + "/"
                + event.getRouteParameters().get("name").orElse("");
        Optional<Decision<?, ?>> decision = Decisions.find(id);
        if (decision.isEmpty()) {
            Missing.tell(event, "There is no practice called " + id + ".");
            return;
        }
        try {
            Dealt dealt = Dealt.read(event.getLocation().getQueryParameters());
            if (dealt.seed().isEmpty()) {
                event.forwardTo(
                        PracticeView.class,
                        parameters(decision.get()),
                        dealt.afresh().query());
                return;
            }
            show(decision.get(), dealt);
        } catch (BadQuestion unreadable) {
            Missing.tell(event, "This address names no question: " + unreadable.getMessage() + ".");
        }
    }

    private <P, A> void show(Decision<P, A> decision, Dealt dealt) {
        Question<P, A> question = dealt.question(decision);
        begin(decision.title());
        QuestionPanel<P, A> panel =
                desk.lay(question, Place.Practice.dealt(dealt.seed().orElseThrow()), Optional.empty());
        panel.setNext("Next question");
        panel.addNextListener(next -> go(decision, dealt.afresh()));
        panel.addAnotherListener(another -> go(decision, dealt.only(another.rule())));
        add(panel);
        if (decision.rules().size() > 1) {
            add(ruleChoice(decision, dealt));
        }
        if (goesOn) {
            panel.takeFocus();
        }
        goesOn = false;
    }

    /** Of hundreds of rules only those looked at are sent to the browser. */
    private ComboBox<String> ruleChoice(Decision<?, ?> decision, Dealt dealt) {
        List<String> rules = new ArrayList<>(List.of(ANY));
        rules.addAll(decision.rules());
        ComboBox<String> choice = new ComboBox<>("Practise");
        choice.setItems(rules);
        choice.setItemLabelGenerator(rule -> rule.equals(ANY) ? "Everything" : RuleName.of(rule));
        choice.setValue(dealt.rule().filter(rules::contains).orElse(ANY));
        choice.addValueChangeListener(change -> go(
                decision,
                Optional.ofNullable(change.getValue())
                        .filter(rule -> !rule.equals(ANY))
                        .map(dealt::only)
                        .orElseGet(dealt::anyRule)));
        return choice;
    }

    private void go(Decision<?, ?> decision, Dealt dealt) {
        goesOn = true;
        getUI().ifPresent(ui -> ui.navigate(PracticeView.class, parameters(decision), dealt.query()));
    }

    static RouteParameters parameters(Decision<?, ?> decision) {
        return new RouteParameters(
                new RouteParam("family", decision.id().family()),
                new RouteParam("name", decision.id().name()));
    }
}
