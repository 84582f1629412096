package kibitzer.web.home;

import static kibitzer.web.page.Page.styled;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.RouterLink;
import java.util.Map;
import java.util.Optional;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.learning.Attempt;
import kibitzer.learning.daily.DailySet;
import kibitzer.marking.Question;
import kibitzer.web.daily.DailyArchiveView;
import kibitzer.web.daily.DailyView;
import kibitzer.web.question.ExhibitTable;
import kibitzer.web.table.CardText;

/** Today's hands on the first page: how many are answered, and one that is not. */
final class TodaysHands extends Div {
    /** A question with fewer cards is not a hand. */
    private static final int HAND = 5;

    /**
     * @param as what the tile is among the others, as a class
     * @param shown the open question that it shows and leads to; empty for none
     */
    TodaysHands(DailySet set, Map<Integer, Attempt> answers, String as, Optional<Integer> shown) {
        addClassNames("kb-tile", as);
        Optional<Integer> next = open(set, answers);
        long right = answers.values().stream()
                .filter(answer -> answer.grade().isRight())
                .count();
        String note = next.isEmpty()
                ? "All answered, " + right + " of " + set.size() + " right. Look how the others did."
                : answers.isEmpty()
                        ? set.size() + " questions, the same for everybody, one try each."
                        : answers.size() + " of " + set.size() + " answered, " + right + " right.";
        add(styled(new H2("Today's hands"), "kb-tile-title"), styled(new Paragraph(note), "kb-tile-note"));
        shown.map(set::question).ifPresent(question -> {
            add(styled(new Paragraph(new CardText(question.prompt().ask())), "kb-tile-note"));
            hand(question).ifPresent(held -> add(ExhibitTable.hand(held)));
        });
        String words = next.isEmpty() ? "See how it went" : answers.isEmpty() ? "Play them" : "Go on";
        RouterLink play = styled(
                shown.map(number -> DailyView.link(words, set.day(), number))
                        .orElseGet(() -> new RouterLink(words, DailyView.class)),
                "kb-button");
        play.setClassName("kb-button-first", as.equals(HomeTile.FIRST));
        add(styled(
                new Div(play, styled(new RouterLink("Other days", DailyArchiveView.class), "kb-tile-link")),
                "kb-actions"));
    }

    /** The first question without an answer. */
    static Optional<Integer> open(DailySet set, Map<Integer, Attempt> answers) {
        return set.questions().keySet().stream()
                .filter(number -> !answers.containsKey(number))
                .findFirst();
    }

    private static Optional<Exhibit.Held> hand(Question<?, ?> question) {
        return question.prompt().exhibits().stream()
                .filter(Exhibit.Held.class::isInstance)
                .map(Exhibit.Held.class::cast)
                .filter(held -> held.cards().size() >= HAND)
                .findFirst();
    }
}
