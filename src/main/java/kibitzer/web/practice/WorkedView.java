package kibitzer.web.practice;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.Optional;
import kibitzer.cards.Seed;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.Attempts;
import kibitzer.learning.Place;
import kibitzer.learning.Skill;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.marking.steps.StepChoices;
import kibitzer.marking.steps.WorkedExample;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.Paths;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.question.Desk;
import kibitzer.web.question.ExhibitTable;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.question.WorkedSteps;
import kibitzer.web.round.EarlierAnswer;
import kibitzer.web.table.CardText;
import kibitzer.web.visitor.Visitor;

/**
 * One rule learnt on four hands: worked step by step, then with the answer left to the learner, then with the last step as
 * well, and then alone. Run and hand stand in the address, so that Back and a reload show the same cards.
 */
@UnderMenu(MenuEntry.PRACTICE)
@Route(Paths.WORKED + "/:family/:name")
public class WorkedView extends Page implements BeforeEnterObserver {
    private final transient Attempts attempts;
    private final transient Visitor visitor;
    private final transient Desk desk;
    private final transient Citations citations;
    private boolean goesOn;

    WorkedView(Attempts attempts, Visitor visitor, Desk desk, Citations citations) {
        this.attempts = attempts;
        this.visitor = visitor;
        this.desk = desk;
        this.citations = citations;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        String id = event.getRouteParameters().get("family").orElse("") + "/"
                + event.getRouteParameters().get("name").orElse("");
        Optional<Decision<?, ?>> decision = Decisions.find(id);
        if (decision.isEmpty()) {
            PageNotFound.tell(event, "There is no practice called " + id + ".");
            return;
        }
        try {
            WorkedAddress address =
                    WorkedAddress.read(decision.get(), event.getLocation().getQueryParameters());
            if (address.run().isEmpty()) {
                event.forwardTo(
                        WorkedView.class,
                        PracticeView.parameters(decision.get()),
                        address.from(Seed.fresh().number()).query());
                return;
            }
            show(address);
        } catch (BadQuestion unreadable) {
            PageNotFound.tell(event, "This address names no worked hand: " + unreadable.getMessage() + ".");
        }
        goesOn = false;
    }

    private void show(WorkedAddress address) {
        begin("Worked hand: " + SkillLink.of(address.skill()));
        add(styled(new Paragraph(address.stage().says()), "kb-lead"));
        address.deal()
                .ifPresentOrElse(
                        dealt -> show(address, dealt.question(), dealt.seed()),
                        () -> add(styled(new Paragraph("No hand was found that this rule decides."), "kb-note")));
    }

    private <P, A> void show(WorkedAddress address, Question<P, A> question, long seed) {
        Optional<WorkedExample> worked = WorkedExample.of(question);
        if (address.stage() == Stage.WORKED && worked.isPresent()) {
            work(address, question, worked.get());
        } else {
            ask(address, question, seed, worked);
        }
    }

    private <P, A> void work(WorkedAddress address, Question<P, A> question, WorkedExample worked) {
        NativeButton next = styled(new NativeButton("Next hand: you decide", click -> go(address.next())), "kb-button");
        WorkedSteps steps = WorkedSteps.oneByOne(question, worked, citations);
        add(
                styled(new H2(new CardText(question.prompt().ask())), "kb-prompt"),
                new ExhibitTable(question.prompt().exhibits()),
                steps,
                styled(new Div(next), "kb-actions"));
    }

    private <P, A> void ask(WorkedAddress address, Question<P, A> question, long seed, Optional<WorkedExample> worked) {
        QuestionPanel<P, A> panel = desk.lay(question, Place.Practice.dealt(seed), Optional.empty());
        worked.ifPresent(hand -> layOut(address, panel, hand));
        if (address.stage().isLast()) {
            panel.setNext("Go on practising");
            panel.addNextListener(done -> practise(address.skill()));
        } else {
            panel.setNext("Next hand");
            panel.addNextListener(next -> go(address.next()));
        }
        EarlierAnswer.dealt(attempts, visitor.learner(), question, seed)
                .ifPresent(answered -> EarlierAnswer.show(panel, answered));
        add(panel, styled(new Div(again(address)), "kb-actions"));
        if (goesOn) {
            panel.takeFocus();
        }
    }

    private static void layOut(WorkedAddress address, QuestionPanel<?, ?> panel, WorkedExample hand) {
        switch (address.stage()) {
            case WORKED, ALONE -> {}
            case DECIDE -> WorkedSteps.told(hand).ifPresent(steps -> panel.setSteps(steps, Stage.DECIDE.hints()));
            case FIND ->
                hand.lastToFind()
                        .flatMap(last -> StepChoices.of(last, address.others()))
                        .ifPresent(choices -> panel.setSteps(WorkedSteps.lastOpen(hand, choices), Stage.FIND.hints()));
        }
    }

    private static RouterLink again(WorkedAddress address) {
        RouterLink link = new RouterLink(
                "From the worked hand again",
                WorkedView.class,
                PracticeView.parameters(address.skill().asks()));
        link.setQueryParameters(WorkedAddress.of(address.skill()).query());
        return styled(link, "kb-button");
    }

    private void practise(Skill skill) {
        getUI().ifPresent(ui -> ui.navigate(
                PracticeView.class,
                PracticeView.parameters(skill.asks()),
                QueryParameters.of(Skill.RULES, skill.rule().orElseThrow())));
    }

    private void go(WorkedAddress address) {
        goesOn = true;
        getUI().ifPresent(ui -> ui.navigate(
                WorkedView.class, PracticeView.parameters(address.skill().asks()), address.query()));
    }

    /** How much of a hand is left to the learner. */
    enum Stage {
        WORKED("First of four hands: worked out for you, one step at a time.", 0),
        DECIDE("Second of four: what there is to see is told, and you decide.", 2),
        FIND("Third of four: the last thing to see is yours to find, and so is the answer.", 1),
        ALONE("Last of four: alone.", 0);

        private final String says;
        private final int hints;

        Stage(String says, int hints) {
            this.says = says;
            this.hints = hints;
        }

        String says() {
            return says;
        }

        /** As how many hints the steps that are told count. */
        int hints() {
            return hints;
        }

        boolean isLast() {
            return this == ALONE;
        }
    }
}
