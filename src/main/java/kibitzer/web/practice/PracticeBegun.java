package kibitzer.web.practice;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.RouteParameters;
import java.util.Optional;
import kibitzer.decisions.Decision;
import kibitzer.learning.mix.Mixer;
import kibitzer.learning.mix.PracticeWish;
import kibitzer.marking.Question;
import kibitzer.web.page.Page;
import kibitzer.web.page.PaintedFirst;
import kibitzer.web.question.Desk;
import kibitzer.web.visitor.Visitor;

/** The question that a page of practice begins with; one that the address leaves open is chosen here already. */
@org.springframework.stereotype.Component
final class PracticeBegun implements PaintedFirst {
    private final Mixer mixer;
    private final Visitor visitor;
    private final Desk desk;

    PracticeBegun(Mixer mixer, Visitor visitor, Desk desk) {
        this.mixer = mixer;
        this.visitor = visitor;
        this.desk = desk;
    }

    @Override
    public Class<? extends Component> page() {
        return PracticeView.class;
    }

    @Override
    public Optional<Painted> paint(RouteParameters parameters, QueryParameters query) {
        return PracticeView.decision(parameters).flatMap(decision -> begin(decision, PracticeAddress.read(query)));
    }

    private Optional<Painted> begin(Decision<?, ?> decision, PracticeAddress address) {
        if (address.dealt().seed().isPresent()) {
            return Optional.of(new Painted(shown(decision, address), Optional.empty()));
        }
        address.dealt().requireKnown(decision);
        PracticeWish wish = address.wish(decision);
        return address.fresh(mixer, visitor.learner(), wish)
                .map(chosen -> new Painted(shown(decision, chosen), Optional.of(chosen.query())));
    }

    private <P, A> Main shown(Decision<P, A> decision, PracticeAddress address) {
        Question<P, A> question = address.question(decision);
        Main main = new Main(
                Page.styled(new H1(decision.title()), "kb-title"), desk.layUnstored(question, Optional.empty()));
        main.addClassName("kb-page");
        return main;
    }
}
