package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Standing;
import kibitzer.decisions.Decision;
import kibitzer.marking.Authority;
import kibitzer.marking.Explainer;
import kibitzer.web.table.CardText;

/** Measured facts beside what is asked of them, each with its sign: holds, on the edge, fails. */
final class FactList extends Div {
    private static final int RULES_AGAINST = 2;

    FactList(String title, List<Reason> reasons) {
        Paragraph name = new Paragraph(new CardText(title));
        name.addClassName("kb-facts-title");
        UnorderedList facts = new UnorderedList();
        facts.addClassName("kb-facts");
        reasons.stream().distinct().map(FactList::fact).forEach(facts::add);
        add(name, facts);
    }

    /** What decided: where several rules did, under the answers that each speaks for, and of two that read alike once. */
    static <A> Stream<FactList> of(Decision<?, A> decision, Advice<A> advice) {
        Map<List<Object>, Ruling<A>> told = new LinkedHashMap<>();
        advice.rulings().forEach(ruling -> told.putIfAbsent(asRead(ruling), ruling));
        return told.values().stream()
                .map(ruling -> new FactList(
                        ruling.answers().isEmpty() || told.size() == 1
                                ? Authority.of(decision, advice).facts()
                                : "For "
                                        + ruling.answers().stream()
                                                .map(decision.answerKind()::inWords)
                                                .collect(Collectors.joining(", ")),
                        ruling.reasons()));
    }

    private static List<Object> asRead(Ruling<?> ruling) {
        return List.of(
                ruling.answers(),
                ruling.reasons().stream()
                        .map(reason -> List.of(reason.measured(), reason.asked(), reason.standing(), reason.basis()))
                        .distinct()
                        .toList());
    }

    /** What some rules measure an answer by that they do not give: its words once, the facts of no two rules alike. */
    static <A> Stream<FactList> against(String answer, List<Ruling<A>> rulings) {
        List<List<Reason>> measured = rulings.stream()
                .filter(ruling -> !ruling.failing().isEmpty())
                .map(ruling -> ruling.reasons().stream().distinct().toList())
                .distinct()
                .limit(RULES_AGAINST)
                .toList();
        return IntStream.range(0, measured.size())
                .mapToObj(rule -> new FactList(
                        rule == 0 ? answer + " is measured by" : "And by another rule", measured.get(rule)));
    }

    private static ListItem fact(Reason reason) {
        ListItem item = new ListItem(new CardText(reason.measured()));
        item.getElement().setAttribute("data-holds", String.valueOf(reason.holds()));
        // what is not so says it itself
        boolean isSaid = !reason.holds() && (reason.actual() instanceof Boolean || reason.basis() == Basis.GIVEN);
        if (!isSaid && Explainer.tellsAsked(reason)) {
            String edge = reason.standing() == Standing.ON_EDGE ? ", just on the edge" : "";
            Span asked = new Span(" (");
            asked.addClassName("kb-soft");
            asked.add(new CardText(reason.basis().inBrackets(reason.asked()) + edge + ")"));
            item.add(asked);
        }
        return item;
    }
}
