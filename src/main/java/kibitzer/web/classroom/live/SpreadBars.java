package kibitzer.web.classroom.live;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.classroom.live.AnswerSpread;
import kibitzer.classroom.live.Seat;
import kibitzer.marking.Grade;
import kibitzer.web.question.GradeBadge;
import kibitzer.web.table.CardText;

/** How the answers are spread, a bar for each; once the verdict is told, each with its sign and word. */
final class SpreadBars extends Div {
    private static final int MOST = 8;

    /**
     * @param told whether the bars say which answers are right
     * @param names whether they say whose answers they are
     */
    SpreadBars(AnswerSpread spread, boolean told, boolean names) {
        addClassName("kb-live-spread");
        if (spread.shares().isEmpty()) {
            add(new Paragraph("Nobody has answered."));
            return;
        }
        OrderedList bars = new OrderedList();
        List<AnswerSpread.Share> shares = spread.shares();
        int most = shares.getFirst().seats().size();
        shares.stream().limit(MOST).forEach(share -> bars.add(bar(share, most, told, names)));
        add(bars);
        if (shares.size() > MOST) {
            int others = shares.stream()
                    .skip(MOST)
                    .mapToInt(share -> share.seats().size())
                    .sum();
            add(new Paragraph(
                    others == 1 ? "And one other answer." : "And " + others + " others, each with another answer."));
        }
    }

    private static ListItem bar(AnswerSpread.Share share, int most, boolean told, boolean names) {
        int number = share.seats().size();
        CardText says = new CardText(share.says());
        says.addClassName("kb-live-answer");
        Span count = new Span(String.valueOf(number));
        count.addClassName("kb-live-number");
        Span bar = new Span();
        bar.addClassName("kb-live-bar");
        bar.getElement().setAttribute("aria-hidden", "true");
        bar.getStyle().set("--share", String.valueOf((double) number / most));
        ListItem item = new ListItem(says, count, bar);
        if (told) {
            share.grade().ifPresent(grade -> {
                item.getElement().setAttribute("data-grade", grade.word());
                says.add(new Span(" "), badge(grade));
            });
        }
        if (names) {
            Paragraph who = new Paragraph(
                    share.seats().stream().map(Seat::name).map(Object::toString).collect(Collectors.joining(", ")));
            who.addClassName("kb-live-names");
            item.add(who);
        }
        return item;
    }

    private static GradeBadge badge(Grade grade) {
        return new GradeBadge(grade);
    }
}
