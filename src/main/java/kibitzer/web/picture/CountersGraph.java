package kibitzer.web.picture;

import com.vaadin.flow.component.Html;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableHeaderCell;
import com.vaadin.flow.component.html.NativeTableRow;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.springframework.util.StringUtils;
import org.springframework.web.util.HtmlUtils;

/**
 * Counters won and lost, deal after deal, over what was to be expected and a band in which luck leaves nineteen players of
 * twenty; the same figures stand beside it in a table, with what the edge does in many deals.
 */
public final class CountersGraph extends Div {
    private static final int WIDTH = 480;
    private static final int HEIGHT = 180;
    private static final int MARGIN = 4;

    /** Nineteen times in twenty luck stays within so many standard deviations. */
    private static final double BAND = 1.96;

    private static final List<Integer> MANY = List.of(100, 1_000);

    private final List<Integer> results;
    private final List<Luck> luck;
    private final Luck next;
    private final String pieces;

    /**
     * What is to be expected of a deal.
     *
     * @param mean counters
     * @param deviation how far it strays, in counters
     */
    public record Luck(double mean, double deviation) {
        /** The same of a deal in which what is won here is lost. */
        public Luck reversed() {
            return new Luck(-mean, deviation);
        }
    }

    /**
     * @param results counters of each deal
     * @param luck what was to be expected of each, in the same order
     * @param next what is to be expected of each that follows
     * @param pieces what they are called: "deals"
     */
    public CountersGraph(List<Integer> results, List<Luck> luck, Luck next, String pieces) {
        this.results = List.copyOf(results);
        this.luck = List.copyOf(luck);
        this.next = next;
        this.pieces = pieces;
        addClassName("kb-counters-box");
        H2 heading = new H2("Your counters");
        heading.addClassName("kb-heading");
        add(heading);
        if (results.size() > 1) {
            add(picture());
        }
        NativeTable figures = figures();
        Div frame = new Div(figures);
        frame.addClassName("kb-data-frame");
        frame.getElement()
                .setAttribute("tabindex", "0")
                .setAttribute("role", "region")
                .setAttribute("aria-label", figures.getCaptionText());
        add(frame);
    }

    private Html picture() {
        int deals = results.size();
        double most = IntStream.rangeClosed(0, deals)
                .mapToDouble(deal -> Math.max(Math.abs(total(deal)), Math.abs(expected(deal)) + band(deal)))
                .max()
                .orElse(1);
        String band = path(deals, most, deal -> expected(deal) + band(deal), false)
                + " L"
                + IntStream.rangeClosed(0, deals)
                        .map(deal -> deals - deal)
                        .mapToObj(deal -> point(deal, deals, expected(deal) - band(deal), most))
                        .collect(Collectors.joining(" L"))
                + " Z";
        String level = String.format(Locale.ROOT, "%.1f", y(0, most));
        return new Html("<div class=\"kb-counters\"><svg viewBox=\"0 0 " + WIDTH + " " + HEIGHT
                + "\" role=\"img\" aria-label=\"" + HtmlUtils.htmlEscape(inWords())
                + "\"><path class=\"kb-counters-band\" d=\"M" + band + "\"/><line x1=\"0\" x2=\"" + WIDTH + "\" y1=\""
                + level + "\" y2=\"" + level + "\"/><path class=\"kb-counters-expected\" d=\"M"
                + path(deals, most, this::expected, false) + "\"/><path class=\"kb-counters-own\" d=\"M"
                + path(deals, most, this::total, true) + "\"/></svg></div>");
    }

    private interface AtDeal {
        double of(int deal);
    }

    /** @param steps true if it goes by steps, as counters do */
    private static String path(int deals, double most, AtDeal height, boolean steps) {
        return IntStream.rangeClosed(0, deals)
                .boxed()
                .flatMap(deal -> steps && deal > 0
                        ? Stream.of(
                                point(deal, deals, height.of(deal - 1), most),
                                point(deal, deals, height.of(deal), most))
                        : Stream.of(point(deal, deals, height.of(deal), most)))
                .collect(Collectors.joining(" L"));
    }

    private static String point(int deal, int deals, double counters, double most) {
        return String.format(
                Locale.ROOT, "%.1f,%.1f", MARGIN + deal * (WIDTH - 2.0 * MARGIN) / deals, y(counters, most));
    }

    private static double y(double counters, double most) {
        return HEIGHT / 2.0 - counters / Math.max(1, most) * (HEIGHT / 2.0 - MARGIN);
    }

    private double total(int deals) {
        return results.subList(0, deals).stream().mapToInt(Integer::intValue).sum();
    }

    private double expected(int deals) {
        return luck.subList(0, deals).stream().mapToDouble(Luck::mean).sum();
    }

    private double band(int deals) {
        return BAND
                * Math.sqrt(luck.subList(0, deals).stream()
                        .mapToDouble(one -> one.deviation() * one.deviation())
                        .sum());
    }

    private String inWords() {
        int deals = results.size();
        return "After " + deals + " " + pieces + " you have " + signed(total(deals)) + " counters; expected "
                + signed(expected(deals)) + ", nineteen times in twenty from " + signed(expected(deals) - band(deals))
                + " to " + signed(expected(deals) + band(deals)) + ".";
    }

    private NativeTable figures() {
        NativeTable table = new NativeTable();
        table.addClassName("kb-data");
        table.setCaptionText("Counters, and what luck leaves nineteen times in twenty");
        NativeTableRow head = table.getHead().addRow();
        Stream.of(StringUtils.capitalize(pieces), "You have", "Expected", "From", "To")
                .forEach(title -> header(head, title, "col"));
        int deals = results.size();
        if (deals > 0) {
            row(table, deals, signed(total(deals)), expected(deals), band(deals));
        }
        MANY.stream()
                .filter(many -> many > deals)
                .forEach(many -> row(table, many, "", many * next.mean(), BAND * next.deviation() * Math.sqrt(many)));
        return table;
    }

    private static void row(NativeTable table, int deals, String own, double expected, double band) {
        NativeTableRow row = table.getBody().addRow();
        header(row, String.format(Locale.ROOT, "%,d", deals), "row");
        Stream.of(own, signed(expected), signed(expected - band), signed(expected + band))
                .forEach(text -> row.addDataCell().setText(text));
    }

    private static void header(NativeTableRow row, String text, String scope) {
        NativeTableHeaderCell cell = row.addHeaderCell();
        cell.setText(text);
        cell.getElement().setAttribute("scope", scope);
    }

    /** "+3", "\u22122", "0": whole where it is near enough. */
    private static String signed(double counters) {
        boolean whole = Math.abs(counters) >= 10 || counters == Math.rint(counters);
        String text = String.format(Locale.ROOT, whole ? "%.0f" : "%.1f", Math.abs(counters));
        return text.matches("0(\\.0)?") ? "0" : (counters < 0 ? "\u2212" : "+") + text;
    }
}
