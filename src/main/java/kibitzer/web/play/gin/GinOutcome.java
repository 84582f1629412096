package kibitzer.web.play.gin;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.Comparator;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.decisions.ask.HowMany;
import kibitzer.games.rummy.LayingOff;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.KnockScore;
import kibitzer.games.rummy.gin.play.GinEnd;
import kibitzer.games.rummy.gin.play.GinHand;
import kibitzer.play.gin.GinSeries;
import kibitzer.web.table.CardHand;

/** How a hand ended: who scores what, and both hands spread, melds apart. */
public final class GinOutcome extends Div {

    public GinOutcome(GinHand hand) {
        addClassName("kb-gin-end");
        GinEnd end = hand.end().orElseThrow();
        H2 said = new H2(sentence(end));
        said.addClassName("kb-prompt");
        add(said);
        switch (end) {
            case GinEnd.Knocked knocked -> {
                add(new Paragraph(counted(knocked)));
                add(spread(knocked, GinSeries.LEARNER), spread(knocked, GinSeries.OTHER));
            }
            case GinEnd.Drawn drawn -> add(drawn(hand, GinSeries.LEARNER), drawn(hand, GinSeries.OTHER));
        }
    }

    private static String sentence(GinEnd end) {
        return switch (end) {
            case GinEnd.Drawn drawn -> "Nobody has knocked, and the stock is at its end: the hand is drawn.";
            case GinEnd.Knocked(int knocker, KnockScore score) -> {
                boolean own = knocker == GinSeries.LEARNER;
                String points = HowMany.of(score.points(), "point");
                yield switch (score.ending()) {
                    case GIN -> (own ? "You are gin and win " : "The opponent is gin and wins ") + points + ".";
                    case KNOCK ->
                        (own ? "You knock with " : "The opponent knocks with ")
                                + score.knocker().deadwood()
                                + (own ? " and win " : " and wins ") + points + ".";
                    case UNDERCUT ->
                        own
                                ? "You knock with " + score.knocker().deadwood()
                                        + " and are undercut: the opponent wins " + points + "."
                                : "The opponent knocks with " + score.knocker().deadwood()
                                        + " and is undercut: you win " + points + ".";
                };
            }
        };
    }

    private static String counted(GinEnd.Knocked end) {
        KnockScore score = end.score();
        int less = Math.min(score.knocker().deadwood(), score.defender().deadwood());
        int more = Math.max(score.knocker().deadwood(), score.defender().deadwood());
        boolean learners = end.knocker() == GinSeries.LEARNER
                ? score.knocker().deadwood() == more
                : score.defender().deadwood() == more;
        boolean equal = more == less;
        return (equal ? "" : learners ? "Your " : "The opponent's ") + more + " less "
                + (equal ? "" : learners ? "the opponent's " : "your ") + less + " is " + (more - less)
                + (score.points() == more - less
                        ? "."
                        : ", and " + KnockScore.BONUS + " for "
                                + (score.ending() == KnockScore.Ending.GIN ? "gin." : "the undercut."));
    }

    private static Section spread(GinEnd.Knocked end, int player) {
        boolean knocker = end.knocker() == player;
        LayingOff defence = end.score().defender();
        Melding melding = knocker ? end.score().knocker() : defence.rest();
        Section section = hand(player, melding, knocker ? "knocks" : "");
        if (!knocker && !defence.laidOff().isEmpty()) {
            section.add(group("Laid off", defence.laidOff()));
        }
        return section;
    }

    private static Section drawn(GinHand hand, int player) {
        return hand(player, Gin.MELDER.best(hand.hand(player)).getFirst(), "");
    }

    private static Section hand(int player, Melding melding, String note) {
        H3 name = new H3((player == GinSeries.LEARNER ? "You" : "Opponent") + ": " + melding.deadwood() + " unmatched"
                + (note.isEmpty() ? "" : ", " + note));
        Div groups = new Div();
        groups.addClassName("kb-gin-groups");
        for (CardSet meld : melding.melds()) {
            groups.add(group(Gin.MELDS.isSet(meld) ? "Group" : "Sequence", meld));
        }
        if (!melding.unmatched().isEmpty()) {
            groups.add(group("Unmatched", melding.unmatched()));
        }
        Section section = new Section(name, groups);
        section.addClassName("kb-gin-hand");
        return section;
    }

    private static Div group(String label, CardSet cards) {
        Span name = new Span(label);
        name.addClassNames("kb-soft", "kb-small");
        name.getElement().setAttribute("aria-hidden", "true");
        // The ace is low.
        List<Card> downwards = cards.stream()
                .sorted(Comparator.comparingInt(Gin::place).reversed())
                .toList();
        CardHand shown = new CardHand(label, downwards);
        Div group = new Div(name, shown);
        group.addClassName("kb-gin-group");
        group.getStyle().set("--many", String.valueOf(cards.size()));
        return group;
    }
}
