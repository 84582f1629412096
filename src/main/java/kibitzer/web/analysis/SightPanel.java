package kibitzer.web.analysis;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.advice.Advice;
import kibitzer.marking.Citations;
import kibitzer.marking.Explainer;
import kibitzer.marking.Question;
import kibitzer.marking.analysis.DecisionOnCards;
import kibitzer.marking.analysis.FittingQuestion;
import kibitzer.web.question.AdviceNotes;
import kibitzer.web.table.CardText;
import kibitzer.web.words.SystemName;

/** What one decision says of given cards: each system, count or suit side by side, the reasons a click away. */
public final class SightPanel extends Section {
    private static final int MOST_WORDS = 60;

    public SightPanel(DecisionOnCards sight, Citations citations) {
        addClassName("kb-sight");
        H2 title = new H2(sight.decision().title());
        title.addClassName("kb-heading");
        UnorderedList fits = new UnorderedList();
        fits.addClassName("kb-sight-list");
        sight.fits().forEach(fit -> fits.add(item(fit, citations)));
        add(title, fits);
    }

    private static <P, A> ListItem item(FittingQuestion<P, A> fit, Citations citations) {
        Question<P, A> question = fit.question();
        Advice<A> advice = question.advice();
        ListItem item = new ListItem();
        item.addClassName("kb-sight-item");
        if (!fit.variant().isEmpty()) {
            Paragraph variant = new Paragraph(named(fit.variant()));
            variant.addClassName("kb-sight-variant");
            item.add(variant);
        }
        String answer = answer(question, advice);
        H3 said = new H3(new CardText(answer));
        said.addClassName(answer.length() > MOST_WORDS ? "kb-sight-long" : "kb-sight-answer");
        item.add(said);
        if (!advice.acceptable().isEmpty()) {
            item.add(new Paragraph(new CardText("Allowed as well: "
                    + advice.acceptable().stream()
                            .map(question.decision().answerKind()::inWords)
                            .collect(Collectors.joining(", ")))));
        }
        item.add(new NativeDetails("Why", new Div(new AdviceNotes<>(question, advice, Optional.empty(), citations))));
        return item;
    }

    private static <P, A> String answer(Question<P, A> question, Advice<A> advice) {
        if (advice.best().isEmpty()) {
            return "The book says nothing here";
        }
        String best = Explainer.best(question, advice).alone();
        return best + (advice.silent() ? " (general practice; the book is silent)" : "");
    }

    /** The words of several fields stand one after another, each by its own name. */
    private static String named(String variant) {
        return Arrays.stream(variant.split(", ")).map(SystemName::of).collect(Collectors.joining(", "));
    }
}
