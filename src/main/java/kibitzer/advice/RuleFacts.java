package kibitzer.advice;

import java.util.ArrayList;
import java.util.List;

/** The facts that a rule tells about what it asks, each with what it rests on by the rule's source. */
record RuleFacts<X, A>(Rule<X, A> rule) {

    /** What the rule asks of the position and of an answer. */
    List<Reason> of(Option<X, A> option) {
        List<Reason> reasons = ofPosition(option.position());
        rule.each().forEach(need -> reasons.addAll(of(need, option)));
        return reasons;
    }

    /** What it asks of the position, to be gone on with. */
    List<Reason> ofPosition(X position) {
        List<Reason> reasons = new ArrayList<>();
        rule.needs().forEach(need -> reasons.addAll(of(need, position)));
        return reasons;
    }

    /** About one need. */
    <S> List<Reason> of(Need<S> need, S subject) {
        return switch (need) {
            case Need.All<S>(var needs) ->
                needs.stream().flatMap(each -> of(each, subject).stream()).toList();
            case Need.Any<S> any when any.standing(subject) != Standing.FAILS -> of(any.carrying(subject), subject);
            default ->
                need.reasons(subject).stream()
                        .map(reason -> besideThePrinted(need, reason)
                                .on(Basis.of(need, rule.source()).under(rule.manner()))
                                .meaning(PracticeAlone.meaning(need, rule.source())
                                        .under(rule.manner())))
                        .toList();
        };
    }

    /** What a club asks is told beside what the rule does: "12 to 14 (the book: 13 to 15)". */
    private Reason besideThePrinted(Need<?> need, Reason reason) {
        return need instanceof Need.Within<?>(var quantity, var range)
                        && range.printed().isPresent()
                ? reason.beside(rule.source().basisOfFigure(quantity.key()).named() + ": "
                        + range.asPrinted().inWords())
                : reason;
    }
}
