package kibitzer.web.explore;

import static org.springframework.util.StringUtils.capitalize;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableHeaderCell;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import kibitzer.advice.Rule;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.Meaning;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.bridge.meaning.CallMeaning;
import kibitzer.games.bridge.Call;
import kibitzer.learning.Skill;
import kibitzer.marking.Citations;
import kibitzer.marking.WhyTold;
import kibitzer.web.page.HeaderCell;
import kibitzer.web.page.Page;
import kibitzer.web.practice.SkillLink;
import kibitzer.web.table.CardText;
import kibitzer.web.words.SystemName;

/** The calls to which some system gives a meaning, a row each, and the systems side by side. The others stand below. */
final class ExploredCalls extends Div {
    private static final DecisionId CALLING = new DecisionId("bridge/call");

    private final List<BiddingSoFar> tables;
    private final transient Citations citations;
    private final transient Function<Call, RouterLink> goOn;

    /**
     * @param tables the auction as each system reads it
     * @param goOn the way to the auction with this call
     */
    ExploredCalls(List<BiddingSoFar> tables, Citations citations, Function<Call, RouterLink> goOn) {
        this.tables = List.copyOf(tables);
        this.citations = citations;
        this.goOn = goOn;
        List<Call> legal = tables.getFirst().legalCalls();
        List<Call> known = legal.stream().filter(this::isKnown).toList();
        List<Call> others = legal.stream().filter(call -> !isKnown(call)).toList();
        if (!known.isEmpty()) {
            add(Page.styled(new Div(table(known)), "kb-data-frame"));
        }
        if (!others.isEmpty()) {
            add(Page.styled(
                    new Paragraph(
                            known.isEmpty()
                                    ? "Here no rule speaks of any call."
                                    : "No rule speaks of the others, which may be called all the same:"),
                    "kb-soft"));
            Div row = Page.styled(new Div(), "kb-explored-others");
            others.forEach(call -> row.add(linked(call)));
            add(row);
        }
    }

    private boolean isKnown(Call call) {
        return tables.stream().anyMatch(table -> !told(table, call).rules().isEmpty());
    }

    private static Meaning told(BiddingSoFar table, Call call) {
        return Meaning.ofTheLastCall(table.with(call));
    }

    private RouterLink linked(Call call) {
        RouterLink link = goOn.apply(call);
        link.addClassName("kb-explored-call");
        link.add(new CardText(call instanceof Call.Bid ? call.toString() : capitalize(call.inWords())));
        link.getElement().setAttribute("aria-label", capitalize(call.inWords()));
        return link;
    }

    private NativeTable table(List<Call> calls) {
        NativeTable table = Page.styled(new NativeTable(), "kb-data", "kb-explored");
        table.getStyle().set("--systems", String.valueOf(tables.size()));
        NativeTableRow head = table.getHead().addRow();
        column(head, "Call");
        tables.forEach(each -> column(head, SystemName.of(each.system().id())));
        calls.forEach(call -> {
            NativeTableRow row = table.getBody().addRow();
            NativeTableHeaderCell first = row.addHeaderCell();
            first.getElement().setAttribute("scope", "row");
            first.add(linked(call));
            tables.forEach(each -> tell(cellOf(row, each), each, call));
        });
        return table;
    }

    private static void column(NativeTableRow head, String title) {
        head.add(HeaderCell.ofColumn(title));
    }

    /** On a phone the systems stand one below the other, each under its name. */
    private static NativeTableCell cellOf(NativeTableRow row, BiddingSoFar table) {
        NativeTableCell cell = row.addDataCell();
        cell.getElement()
                .setAttribute("data-system", SystemName.of(table.system().id()));
        return cell;
    }

    private void tell(NativeTableCell cell, BiddingSoFar table, Call call) {
        Meaning meaning = told(table, call);
        if (meaning.rules().isEmpty()) {
            cell.add(Page.styled(new Span("no rule"), "kb-soft"));
            return;
        }
        String tells = CallMeaning.inShort(meaning);
        cell.add(Page.styled(new Div(tells.isEmpty() ? "tells nothing new of the hand" : tells), "kb-explored-tells"));
        Div rules = Page.styled(new Div(), "kb-explored-rules");
        meaning.rules().stream().map(this::named).distinct().forEach(rules::add);
        cell.add(rules);
    }

    /** The rule with its page, as a way to practise it where it is practised. */
    private Component named(Rule<Bidding, Call> rule) {
        Optional<Skill> skill = Skill.of(CALLING, Optional.of(rule.id()));
        Component title = skill.<Component>map(each -> SkillLink.practise(each, rule.title()))
                .orElseGet(() -> new Span(rule.title()));
        Div named = new Div(title, new Span(", " + where(rule)));
        rule.why()
                .map(new WhyTold(citations)::sentence)
                .map(CardText::new)
                .map(Div::new)
                .ifPresent(why -> named.add(Page.styled(why, "kb-soft", "kb-purpose")));
        return named;
    }

    private String where(Rule<Bidding, Call> rule) {
        List<Integer> pages = citations.of(rule.source()).pages();
        return pages.isEmpty() ? "general practice" : "p. " + pages.getFirst();
    }
}
