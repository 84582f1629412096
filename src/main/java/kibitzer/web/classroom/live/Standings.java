package kibitzer.web.classroom.live;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import kibitzer.classroom.live.LiveScore;
import kibitzer.classroom.live.LiveView;
import kibitzer.decisions.ask.HowMany;

/** How the lesson stands: who leads, or, where nobody is named, how many have how many right. */
final class Standings extends Div {
    private static final int SHOWN = 10;

    private Standings() {
        addClassName("kb-live-standings");
    }

    static Standings of(LiveView view) {
        Standings shown = new Standings();
        int right = view.spread().right();
        shown.add(new Paragraph(right + " of " + view.seats() + " had this one right."));
        OrderedList list = new OrderedList();
        if (view.lesson().settings().names()) {
            view.standings().stream().limit(SHOWN).map(Standings::named).forEach(list::add);
        } else {
            unnamed(view.standings()).forEach(list::add);
        }
        shown.add(list);
        return shown;
    }

    private static ListItem named(LiveScore standing) {
        return line(standing.place() + ". " + standing.seat().name(), HowMany.of(standing.points(), "point"));
    }

    private static List<ListItem> unnamed(List<LiveScore> standings) {
        Map<Integer, Long> counts = standings.stream()
                .collect(Collectors.groupingBy(LiveScore::points, TreeMap::new, Collectors.counting()));
        return counts.entrySet().stream()
                .sorted(Map.Entry.<Integer, Long>comparingByKey().reversed())
                .limit(SHOWN)
                .map(points -> line(HowMany.of(points.getKey(), "point"), HowMany.of(points.getValue(), "learner")))
                .toList();
    }

    private static ListItem line(String who, String what) {
        Span how = new Span(what);
        how.addClassName("kb-soft");
        return new ListItem(new Span(who), how);
    }
}
