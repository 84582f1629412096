package kibitzer.web.classroom.club;

import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.ClubAnswer;
import kibitzer.advice.ClubPlay;
import kibitzer.advice.ClubWithout;
import kibitzer.cards.Seed;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.club.ClubPlays;
import kibitzer.classroom.club.PlayedSo;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.bridge.BridgeDecisions;
import kibitzer.decisions.bridge.bidding.BridgeCall;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.marking.steps.Hints;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.visitor.Visitor;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Hands for the rules that a class plays otherwise, for all who are in it. Nothing is stored. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/club-practice")
public class ClubPracticeView extends ClassPage {
    private static final String SEED = "seed";

    private final transient ClubPlays figures;
    private final transient Citations citations;

    ClubPracticeView(ClassGate gate, Visitor visitor, ClubPlays figures, Citations citations) {
        super(gate, visitor);
        this.figures = figures;
        this.citations = citations;
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        ClassroomId id = admission.classroom().id();
        begin("As your club plays", admission);
        List<PlayedSo> played = figures.of(id, own());
        if (played.isEmpty()) {
            lead("The class plays by the book: there is nothing of its own to practise.");
            return;
        }
        lead("Hands for what your club plays otherwise than the book. Nothing of it is stored.");
        NativeDetails all = styled(new NativeDetails("What your club plays", new PlayedList(played)), "kb-more");
        add(all);
        Seed seed = event.getLocation()
                .getQueryParameters()
                .getSingleParameter(SEED)
                .flatMap(ClubPracticeView::read)
                .orElseGet(Seed::fresh);
        question(played.stream().map(PlayedSo::play).toList(), seed)
                .ifPresentOrElse(
                        question -> add(panel(question, seed, id)),
                        () -> add(styled(new Paragraph("No hand of it could be dealt just now."), "kb-note")));
    }

    /** Of one of the rules, in a system that has it. */
    private static Optional<Question<?, ?>> question(List<ClubPlay> club, Seed seed) {
        ClubPlay one = seed.chance().oneOf(club);
        String rule = ClubAnswer.ofTheBook(one.rule());
        Agreement agreement = Systems.knowing(Agreement.of(Systems.ids().getFirst()), List.of(rule));
        if (Systems.of(agreement).rule(rule).isEmpty()) {
            return Optional.empty();
        }
        // a rule that is not played any more is practised on the hands for which the book has it
        boolean gone = club.contains(new ClubWithout(rule));
        BridgeCall call = gone ? BridgeDecisions.CALL : BridgeDecisions.CALL.inAClub(club);
        ObjectNode with = JsonNodeFactory.instance.objectNode().put("system", agreement.system());
        with.putArray("rules").add(rule);
        FieldValues options = Form.options(call.dealOptions()).read(with, "with");
        return Optional.of(Question.dealt(call, new DealRequest(seed, options)).playedBy(club));
    }

    private <P, A> QuestionPanel<P, A> panel(Question<P, A> question, Seed seed, ClassroomId id) {
        QuestionPanel<P, A> panel = new QuestionPanel<>(question, () -> Hints.first(question), citations);
        panel.setNext("Another hand");
        panel.addAnswerListener(given -> panel.show(new PanelState.Marked<>(question.mark(given.answer()))));
        panel.addSkipListener(skipped -> panel.reveal());
        panel.addNextListener(next -> getUI().ifPresent(ui -> ui.navigate(
                ClubPracticeView.class,
                parameters(id),
                QueryParameters.of(SEED, String.valueOf(seed.deal(1).number())))));
        return panel;
    }

    private static Optional<Seed> read(String text) {
        try {
            return Optional.of(new Seed(Long.parseLong(text)));
        } catch (NumberFormatException notANumber) {
            return Optional.empty();
        }
    }
}
