package kibitzer.web.picture;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Span;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.function.ToIntFunction;
import kibitzer.decisions.ask.HowMany;

/** Weeks as columns, days as squares, darker where more was done; the last day is today. */
public final class DayCalendar extends Div {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM", Locale.ENGLISH);
    /** From so many answers on a square is as dark as the next level. */
    private static final int[] LEVELS = {1, 5, 15, 30};

    /**
     * @param weeks how many, this one included
     * @param done how many answers were given on a day
     */
    public DayCalendar(LocalDate today, int weeks, ToIntFunction<LocalDate> done) {
        addClassName("kb-calendar-box");
        OrderedList days = new OrderedList();
        days.addClassName("kb-calendar");
        LocalDate monday =
                today.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY)).minusWeeks(weeks - 1L);
        for (LocalDate day = monday; !day.isAfter(today); day = day.plusDays(1)) {
            int answers = done.applyAsInt(day);
            String says = DAY.format(day) + ": " + HowMany.of(answers, "answer");
            Span unseen = new Span(says);
            unseen.addClassName("kb-unseen");
            ListItem square = new ListItem(unseen);
            square.getElement()
                    .setAttribute("data-level", String.valueOf(level(answers)))
                    .setAttribute("title", says);
            days.add(square);
        }
        add(days);
    }

    private static int level(int answers) {
        int level = 0;
        while (level < LEVELS.length && answers >= LEVELS[level]) {
            level++;
        }
        return level;
    }
}
