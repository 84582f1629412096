package kibitzer.web.progress;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.stream.DoubleStream;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.rating.FamilyRating;
import kibitzer.learning.rating.Rating;
import kibitzer.web.page.HeaderCell;
import kibitzer.web.page.Page;
import kibitzer.web.picture.Curve;
import kibitzer.web.words.Ago;
import kibitzer.web.words.FamilyName;

/** The rating in each family with its curve, day by day; the same figures stand in a table below it. */
final class RatingLines extends Div {
    /** Where everybody begins. */
    private static final double BEGINNING = Rating.UNKNOWN.rating();
    /** A curve is drawn no steeper than that, or the first answers would seem a great change. */
    private static final double ROOM = 100;
    /** A rating lies within two deviations, 95 times of 100. */
    private static final int SURE = 2;
    /** Within so much it says little. */
    private static final int UNSURE = 250;

    RatingLines(List<FamilyRating> families, LearnerDay today) {
        add(Page.styled(
                new Paragraph(
                        "Everybody begins at " + Math.round(BEGINNING) + ", the line in each picture. A right answer"
                                + " to a hard hand raises it most, a wrong one to an easy hand costs most; only the first try at a"
                                + " hand counts, and half where you chose the subject."),
                "kb-soft",
                "kb-small"));
        if (families.isEmpty()) {
            add(new Paragraph("Nothing is rated yet."));
            return;
        }
        UnorderedList list = Page.styled(new UnorderedList(), "kb-skill-list");
        families.forEach(family -> list.add(line(family, today)));
        add(list);
    }

    private static ListItem line(FamilyRating family, LearnerDay today) {
        String name = FamilyName.of(family.family());
        Span figure =
                Page.styled(new Span(String.valueOf(Math.round(family.rating().rating()))), "kb-rating");
        Span sure = Page.styled(
                new Span(sureness(family.rating()) + ", from "
                        + (family.tries() == 1 ? "1 first try" : family.tries() + " first tries")),
                "kb-soft",
                "kb-small");
        NativeDetails table = new NativeDetails("Day by day", table(name, family));
        table.addClassName("kb-skill-group");
        return new ListItem(
                Page.styled(new Div(name), "kb-queue-name"),
                curve(name, family, today),
                new Div(new Div(figure, sure), table));
    }

    private static String sureness(Rating rating) {
        long within = Math.round(SURE * rating.deviation());
        return within > UNSURE ? ", not sure yet" : ", give or take " + within;
    }

    private static Curve curve(String name, FamilyRating family, LearnerDay today) {
        List<Double> ratings = DoubleStream.concat(
                        DoubleStream.of(BEGINNING), family.curve().stream().mapToDouble(FamilyRating.Point::rating))
                .boxed()
                .toList();
        double low = Math.min(
                BEGINNING - ROOM,
                ratings.stream().mapToDouble(value -> value).min().orElse(BEGINNING));
        double high = Math.max(
                BEGINNING + ROOM,
                ratings.stream().mapToDouble(value -> value).max().orElse(BEGINNING));
        return new Curve(
                ratings.stream().map(rating -> (rating - low) / (high - low)).toList(),
                (BEGINNING - low) / (high - low),
                "Rating in " + name + ": " + Math.round(BEGINNING) + " at first, "
                        + Math.round(ratings.getLast()) + " after "
                        + (family.curve().getLast().day().equals(today.date())
                                ? "today's answers"
                                : "the answers of "
                                        + Ago.date(family.curve().getLast().day())));
    }

    private static NativeTable table(String name, FamilyRating family) {
        NativeTable table = Page.styled(new NativeTable(), "kb-data");
        table.setCaptionText("Rating in " + name + " at the end of each day");
        NativeTableRow head = table.getHead().addRow();
        for (String title : List.of("Day", "Rating")) {
            head.add(HeaderCell.ofColumn(title));
        }
        family.curve().reversed().forEach(point -> {
            NativeTableRow row = table.getBody().addRow();
            row.addDataCell().setText(Ago.date(point.day()));
            row.addDataCell().setText(String.valueOf(Math.round(point.rating())));
        });
        return table;
    }
}
