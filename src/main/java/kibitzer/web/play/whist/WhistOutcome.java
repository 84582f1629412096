package kibitzer.web.play.whist;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.Optional;
import kibitzer.advice.Source;
import kibitzer.games.whist.score.RubberScore;
import kibitzer.games.whist.score.ScoreLine;
import kibitzer.marking.Citations;
import kibitzer.play.whist.SeenWhist;
import kibitzer.play.whist.WhistSeries;
import org.springframework.util.StringUtils;

/** How a deal ended: who won the odd tricks, what is scored for it and by which law, and how the rubber stands. */
public final class WhistOutcome extends Div {
    private final int side;
    private final transient Citations citations;

    public WhistOutcome(SeenWhist seen, Citations citations) {
        this.side = WhistSeries.side(seen.seat());
        this.citations = citations;
        addClassNames("kb-gin-end", "kb-whist-end");
        RubberScore score = seen.score();
        H2 said = new H2(said(seen));
        said.addClassName("kb-prompt");
        UnorderedList lines = new UnorderedList();
        score.game().deals().getLast().forEach(line -> lines.add(line(line)));
        add(said, lines);
        score.game()
                .value()
                .ifPresent(value -> add(cited(
                        new Paragraph((score.game().winner().orElseThrow() == side ? "You win" : "They win") + " game "
                                + score.games().size() + ": a " + value.name() + ", worth " + value.points() + "."),
                        value.source())));
        score.winner()
                .ifPresent(winner -> add(cited(
                        new Paragraph((winner == side ? "You win" : "They win") + " the rubber"
                                + (score.isBumper() ? ", two games to none, a bumper" : "") + ", and gain "
                                + score.gain()
                                + "."),
                        score.form().laws().rubber())));
    }

    private String said(SeenWhist seen) {
        int ours = seen.tricks().get(side);
        int theirs = seen.tricks().get(1 - side);
        String us = "ou and " + WhistNames.of(seen).partner();
        return ours > theirs
                ? "Y" + us + " win " + ours + " tricks."
                : "They win " + theirs + " tricks, y" + us + " " + ours + ".";
    }

    private ListItem line(ScoreLine line) {
        int own = line.points().get(side);
        int theirs = line.points().get(1 - side);
        String points = own > 0 ? own + " for you" : theirs > 0 ? theirs + " for them" : "nothing";
        ListItem item = new ListItem(new Span(StringUtils.capitalize(line.name()) + ": " + points + "."));
        source(line.source()).ifPresent(item::add);
        return item;
    }

    private Paragraph cited(Paragraph words, String source) {
        source(source).ifPresent(words::add);
        return words;
    }

    private Optional<Span> source(String id) {
        if (id.isEmpty()) {
            return Optional.empty();
        }
        Span cited = new Span(" " + citations.of(Source.source(id)).inWords() + ".");
        cited.addClassNames("kb-soft", "kb-small");
        return Optional.of(cited);
    }
}
