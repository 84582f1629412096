package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.decisions.Decision;
import kibitzer.games.rummy.Melding;
import kibitzer.marking.Authority;
import kibitzer.marking.Grade;
import kibitzer.marking.Verdict;
import kibitzer.web.table.MeldTray;

/** The melds of the best division, laid out as the learner's own are: cards are compared with cards. */
final class MeldsShown extends Div {
    private MeldsShown(String label, Melding division) {
        addClassName("kb-baize");
        add(MeldTray.laid(label, division));
    }

    /** Empty where the answer is no division, or the learner's is as good and lies there. */
    static <A> Optional<MeldsShown> of(Decision<?, A> decision, Advice<A> advice, Optional<Verdict<A>> verdict) {
        return advice.best().stream()
                .filter(Melding.class::isInstance)
                .map(Melding.class::cast)
                .filter(best ->
                        verdict.map(Verdict::grade).filter(Grade.BEST::equals).isEmpty())
                .findFirst()
                .map(best -> new MeldsShown(Authority.of(decision, advice).title(), best));
    }
}
