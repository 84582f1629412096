package kibitzer.web.laws;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Article;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.RouteParam;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import kibitzer.advice.Source;
import kibitzer.games.law.LawCase;
import kibitzer.games.law.Remedy;
import kibitzer.marking.Citations;

/** What has happened, what the law provides, and where it stands. */
final class LawEntry extends Article {

    private LawEntry(Component what, LawCase one, Citations citations) {
        addClassName("kb-law");
        add(what, remedies(one), where(one, citations));
    }

    /** In a list: what has happened leads to the page of the case. */
    static LawEntry inAList(LawCase one, Citations citations) {
        return new LawEntry(new H3(new RouterLink(one.what(), LawView.class, address(one))), one, citations);
    }

    /** Beside the same thing in other laws: their name leads to the page of the case. */
    static LawEntry ofOtherLaws(LawCase one, Citations citations) {
        return new LawEntry(new H3(new RouterLink(one.code().title(), LawView.class, address(one))), one, citations);
    }

    /** On its own page, which already says what has happened. */
    static LawEntry alone(LawCase one, Citations citations) {
        Paragraph what = new Paragraph(one.what());
        what.addClassName("kb-law-what");
        return new LawEntry(what, one, citations);
    }

    static RouteParameters address(LawCase one) {
        return new RouteParameters(new RouteParam("laws", one.code().game()), new RouteParam("offence", one.offence()));
    }

    private static Component remedies(LawCase one) {
        if (!one.givesAChoice()) {
            Paragraph remedy = new Paragraph(one.remedies().getFirst().words() + ".");
            remedy.addClassName("kb-law-remedy");
            return remedy;
        }
        UnorderedList choice = new UnorderedList();
        choice.addClassName("kb-law-remedy");
        choice.getElement().setAttribute("aria-label", "One of these, by choice");
        one.remedies().stream()
                .map(Remedy::words)
                .map(words -> new ListItem(words + "."))
                .forEach(choice::add);
        return choice;
    }

    private static Component where(LawCase one, Citations citations) {
        Span law = new Span(one.law() + (one.givesAChoice() ? ", one of these by choice" : ""));
        law.addClassName("kb-law-number");
        Paragraph where = new Paragraph(
                law,
                new Span(". "
                        + citations
                                .of(Source.source(one.sources().toArray(String[]::new)))
                                .inWords()));
        where.addClassName("kb-source");
        return where;
    }
}
