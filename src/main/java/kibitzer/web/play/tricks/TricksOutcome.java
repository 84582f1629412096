package kibitzer.web.play.tricks;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.decisions.ask.HowMany;
import kibitzer.games.trick.auction.Outcome;
import kibitzer.games.trick.settle.PayRules;
import kibitzer.games.trick.settle.Seating;
import kibitzer.games.trick.settle.Settlement;
import kibitzer.play.tricks.GameStanding;
import kibitzer.play.tricks.HandResult;
import kibitzer.play.tricks.SeenTricks;
import kibitzer.web.page.HeaderCell;
import org.springframework.util.StringUtils;

/** Who won what, and what the hand pays. */
public final class TricksOutcome extends Div {

    public TricksOutcome(SeenTricks seen, HandResult result) {
        addClassNames("kb-gin-end", "kb-whist-end");
        SeatNames names = SeatNames.of(seen);
        boolean played = seen.sight().isPresent()
                || result.tricks().stream().mapToInt(Integer::intValue).sum() > 0;
        H2 said = new H2(
                played
                        ? tricks(seen, names, result)
                        : result.settlement().isPresent()
                                ? taken(names, result)
                                : StringUtils.capitalize(seen.outcome()
                                                .map(Outcome::says)
                                                .orElse("nothing is played")) + ".");
        said.addClassName("kb-prompt");
        add(said);
        if (!played && result.settlement().isEmpty()) {
            return;
        }
        if (seen.standing().isWon()) {
            add(new Paragraph(won(seen, names)));
        }
        seen.sight().ifPresent(sight -> add(new Paragraph(TricksStanding.contract(seen, names, sight))));
        Div frame = new Div(table(names, result));
        frame.addClassName("kb-data-frame");
        add(frame);
        result.settlement().ifPresentOrElse(done -> add(steps(seen, names, done)), () -> add(unsettled(seen)));
    }

    /** Partners win them together. */
    private static String tricks(SeenTricks seen, SeatNames names, HandResult result) {
        int place = seen.seat().place();
        int partner = (place + 2) % seen.players();
        boolean partners = seen.isByPartners();
        int own = result.tricks().get(place) + (partners ? result.tricks().get(partner) : 0);
        return (partners ? "You and " + names.inside(partner) : "You") + " win " + own
                + (own == 1 ? " trick." : " tricks.");
    }

    /** Whoever has most of a pool for which nothing was played. */
    private static String taken(SeatNames names, HandResult result) {
        double most = Collections.max(result.scores());
        return StringUtils.capitalize(names.does(result.scores().indexOf(most), "take")) + " the pool without play.";
    }

    private static String won(SeenTricks seen, SeatNames names) {
        List<Integer> winners = seen.standing().winners();
        String who = winners.contains(seen.seat().place())
                ? seen.isByPartners()
                        ? "your side wins"
                        : winners.size() == 1 ? "you win" : "you are among those who win"
                : seen.isByPartners()
                        ? "the other side wins"
                        : winners.stream().map(names::inside).collect(Collectors.joining(" and "))
                                + (winners.size() == 1 ? " wins" : " win");
        return StringUtils.capitalize(who) + " the game." + carried(seen.standing());
    }

    private static String carried(GameStanding standing) {
        int left = standing.goal().stream()
                .mapToInt(goal ->
                        (int) goal.carriedOver(standing.score(standing.winners().getFirst())))
                .sum();
        return left > 0
                ? " " + HowMany.of(left, "point") + " above the number " + (left == 1 ? "is" : "are")
                        + " carried to the next."
                : "";
    }

    private static NativeTable table(SeatNames names, HandResult result) {
        NativeTable table = new NativeTable();
        table.addClassName("kb-data");
        NativeTableRow head = table.getHead().addRow();
        column(head, "Player");
        column(head, "Tricks");
        if (!result.points().isEmpty()) {
            column(head, "In cards");
        }
        if (result.settlement().isPresent()) {
            column(head, "Score");
        }
        names.seats().forEach(seat -> {
            NativeTableRow row = table.getBody().addRow();
            row.add(HeaderCell.ofRow(names.of(seat.place())));
            row.addDataCell().setText(String.valueOf(result.tricks().get(seat.place())));
            if (!result.points().isEmpty()) {
                row.addDataCell().setText(String.valueOf(result.points().get(seat.place())));
            }
            if (result.settlement().isPresent()) {
                row.addDataCell().setText(number(result.scores().get(seat.place())));
            }
        });
        return table;
    }

    private static void column(NativeTableRow head, String title) {
        head.add(HeaderCell.ofColumn(title));
    }

    /** Quarters of a stake occur. */
    static String number(double points) {
        return points == Math.rint(points)
                ? String.valueOf(Math.round(points))
                : String.format(Locale.ROOT, "%.2f", points);
    }

    private static UnorderedList steps(SeenTricks seen, SeatNames names, Settlement done) {
        Seating seating = PayRules.of(seen.game()).orElseThrow().seating();
        UnorderedList steps = new UnorderedList();
        steps.addClassName("kb-rules");
        done.steps(column -> names.inside(seating, column))
                .forEach(step -> steps.add(new ListItem(StringUtils.capitalize(step) + ".")));
        return steps;
    }

    private static Paragraph unsettled(SeenTricks seen) {
        Optional<String> why = PayRules.unplayed(seen.game());
        return new Paragraph("The hand is counted and not settled"
                + why.map(reason -> ": " + reason).orElse("") + ".");
    }
}
