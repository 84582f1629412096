package kibitzer.web.odds;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import kibitzer.cards.Seed;
import kibitzer.conventions.poker.DrawHolding;
import kibitzer.conventions.poker.DrawTarget;
import kibitzer.conventions.poker.PrintedOdds;
import kibitzer.conventions.poker.TableOfDraws;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.odds.HighAfterDraw;
import kibitzer.games.poker.odds.Tally;
import kibitzer.odds.Fraction;
import kibitzer.odds.Odds;
import kibitzer.web.table.OddsBar;
import kibitzer.wording.Sentence;

/** What a draw may end in: the chance of any improvement, every class with its ways, and of being high. */
public final class DrawResult extends Div {
    /** As many as are dealt in a blink; the error they leave is stated beside the figure. */
    private static final int DEALS = 150_000;

    private final Draw draw;

    public DrawResult(AskedDraw asked) {
        draw = asked.draw();
        addClassName("kb-draw-result");
        improvement();
        classes();
        if (asked.opponents() > 0) {
            high(asked.opponents());
        }
    }

    private void improvement() {
        DrawTarget any = DrawTarget.Named.ANY;
        if (draw.drawn() == 0) {
            add(new Paragraph("You stand pat: nothing is drawn, the hand stays what it is."));
            return;
        }
        Fraction chance = draw.chance(any.reachedBy(draw));
        Optional<PrintedOdds> printed = TableOfDraws.printed(draw, any);
        add(new H3("Any improvement"));
        add(new OddsBar(
                chance.toDouble(),
                new Odds(chance).inWords(),
                printed.map(book -> OptionalDouble.of(book.chance().toDouble())).orElse(OptionalDouble.empty()),
                OptionalDouble.empty()));
        DrawHolding holding = DrawHolding.of(draw.keep());
        String what = holding.wantsStraightOrFlush()
                ? "A straight or better counts; a pair is no improvement on " + holding.inWords() + "."
                : "Any class above " + draw.keptClass().inWords() + " counts.";
        Paragraph note = new Paragraph(what + " Counted over "
                + Percent.grouped(draw.all()) + (draw.all() == 1 ? " draw" : " draws") + " from the "
                + draw.unseen().size() + " cards you have not seen.");
        note.addClassNames("kb-soft", "kb-small");
        add(note);
    }

    private void classes() {
        Map<HandClass, Long> ways = draw.waysByClass();
        List<BarTable.Row> rows = new ArrayList<>();
        for (HandClass handClass : HandClass.WITHOUT_WILD_CARDS) {
            long many = ways.getOrDefault(handClass, 0L);
            if (many > 0) {
                rows.add(row(DrawTarget.exactly(handClass), handClass.label(), many));
            }
        }
        Stream.of(DrawTarget.Named.values())
                .filter(target -> target != DrawTarget.Named.ANY)
                .filter(target -> TableOfDraws.printed(draw, target).isPresent())
                .forEach(target ->
                        rows.add(row(target, Sentence.capital(target.inWords()), draw.ways(target.reachedBy(draw)))));
        DrawTarget twoPairs = new DrawTarget.OrBetter(HandClass.TWO_PAIRS);
        if (TableOfDraws.printed(draw, twoPairs).isPresent()) {
            rows.add(row(twoPairs, "Two pairs or better", draw.ways(twoPairs.reachedBy(draw))));
        }
        boolean hasBook = rows.stream().anyMatch(row -> !row.book().isEmpty());
        add(new H3("What the hand becomes"));
        add(new BarTable("How the draw may end", "Hand", List.of("Draws", "Odds against"), hasBook, rows));
    }

    private BarTable.Row row(DrawTarget target, String name, long ways) {
        Fraction chance = Fraction.of(ways, draw.all());
        Optional<PrintedOdds> printed = TableOfDraws.printed(draw, target);
        return new BarTable.Row(
                name,
                chance.toDouble(),
                List.of(Percent.grouped(ways), new Odds(chance).inWords().replace(" against", "")),
                printed.map(PrintedOdds::printed).orElse(""),
                printed.filter(book -> !book.agrees(chance)).isPresent());
    }

    private void high(int opponents) {
        long number = draw.keep().bits() * 31 + draw.thrown().bits();
        Tally tally = HighAfterDraw.simulated(draw, opponents, DEALS, new Seed(number));
        add(new H3("High against " + (opponents == 1 ? "one opponent" : opponents + " opponents")));
        add(new OddsBar(tally.share(), "", OptionalDouble.empty(), OptionalDouble.empty()).called("Dealt"));
        Paragraph note = new Paragraph("How often your hand after the draw beats the five cards dealt to "
                + (opponents == 1 ? "the other" : "each of the others") + ". Dealt " + Percent.grouped(DEALS)
                + " times, not counted: with 99.9 per cent certainty right within "
                + BigDecimal.valueOf(100 * tally.error())
                        .setScale(2, RoundingMode.CEILING)
                        .toPlainString()
                + " in a hundred. How the others draw is not looked at.");
        note.addClassNames("kb-soft", "kb-small");
        add(note);
    }
}
