package kibitzer.web.daily;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import kibitzer.learning.daily.DailyHands;
import kibitzer.learning.daily.DailyResults;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.page.HeaderCell;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.Ago;

/** The days whose hands can be played, a month a page, with what the learner has done on each. */
@UnderMenu(MenuEntry.PRACTICE)
@Route("daily-archive")
public class DailyArchiveView extends Page implements BeforeEnterObserver {
    private static final String MONTH = "month";
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("MMMM yyyy", Locale.ENGLISH);

    private final transient DailyResults results;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    DailyArchiveView(DailyResults results, Visitor visitor, WallClock clock) {
        this.results = results;
        this.visitor = visitor;
        this.clock = clock;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        LocalDate today = clock.today().date();
        String asked = event.getLocation()
                .getQueryParameters()
                .getSingleParameter(MONTH)
                .orElse(YearMonth.from(today).toString());
        Optional<YearMonth> month = read(asked);
        if (month.isEmpty()
                || month.get().isAfter(YearMonth.from(today))
                || month.get().isBefore(YearMonth.from(DailyHands.FIRST))) {
            PageNotFound.tell(
                    event,
                    "There are no daily hands in \"" + asked + "\"; expected a month from "
                            + YearMonth.from(DailyHands.FIRST) + " to " + YearMonth.from(today) + ".");
            return;
        }
        begin("Daily hands, " + NAME.format(month.get()));
        lead("Five questions a day, the same for everybody. A day begins at midnight where you are.");
        add(months(month.get(), YearMonth.from(today)), calendar(month.get(), today));
    }

    private static Optional<YearMonth> read(String text) {
        try {
            return Optional.of(YearMonth.parse(text));
        } catch (DateTimeException noMonth) {
            return Optional.empty();
        }
    }

    private static Component months(YearMonth month, YearMonth last) {
        Div months = styled(new Div(), "kb-actions");
        if (month.isAfter(YearMonth.from(DailyHands.FIRST))) {
            months.add(month(month.minusMonths(1)));
        }
        if (month.isBefore(last)) {
            months.add(month(month.plusMonths(1)));
        }
        return months;
    }

    private static RouterLink month(YearMonth month) {
        RouterLink link = styled(new RouterLink(NAME.format(month), DailyArchiveView.class), "kb-button");
        link.setQueryParameters(QueryParameters.of(MONTH, month.toString()));
        return link;
    }

    private Component calendar(YearMonth month, LocalDate today) {
        Map<LocalDate, DailyResults.Score> scores =
                results.scores(visitor.learner(), month.atDay(1), month.atEndOfMonth());
        NativeTable table = styled(new NativeTable(), "kb-month");
        table.setCaptionText(NAME.format(month));
        NativeTableRow head = table.getHead().addRow();
        for (DayOfWeek day : DayOfWeek.values()) {
            head.add(HeaderCell.ofColumn(day.getDisplayName(TextStyle.SHORT, Locale.ENGLISH)));
        }
        LocalDate day = month.atDay(1).with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
        while (!day.isAfter(month.atEndOfMonth())) {
            NativeTableRow week = table.getBody().addRow();
            for (int column = 0; column < DayOfWeek.values().length; column++) {
                fill(week.addDataCell(), day, month, today, Optional.ofNullable(scores.get(day)));
                day = day.plusDays(1);
            }
        }
        return table;
    }

    private static void fill(
            NativeTableCell cell, LocalDate day, YearMonth month, LocalDate today, Optional<DailyResults.Score> score) {
        if (!YearMonth.from(day).equals(month)) {
            return;
        }
        if (day.isAfter(today) || day.isBefore(DailyHands.FIRST)) {
            cell.add(styled(new Span(String.valueOf(day.getDayOfMonth())), "kb-soft"));
            return;
        }
        RouterLink link = DailyAddress.of(day).link(String.valueOf(day.getDayOfMonth()));
        String said = score.map(one -> one.right() + "/" + one.answered()).orElse("open");
        link.getElement().setAttribute("aria-label", Ago.date(day) + ", " + said);
        link.add(styled(new Span(said), "kb-small"));
        if (day.equals(today)) {
            link.getElement().setAttribute("aria-current", "date");
        }
        cell.add(link);
    }
}
