package kibitzer.decisions.poker;

import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.poker.DrawHolding;
import kibitzer.conventions.poker.DrawTarget;
import kibitzer.conventions.poker.PrintedOdds;
import kibitzer.conventions.poker.TableOfDraws;
import kibitzer.decisions.AnswerKind;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.HandValue;
import kibitzer.games.poker.MadeHand;
import kibitzer.odds.Fraction;
import kibitzer.odds.Odds;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A draw counted out, held beside the figure the book prints for it.
 *
 * @param problem what was asked
 * @param favourable how many draws end in the target
 * @param byClass of these, how many end in each class, best first
 * @param printed the book's figure
 */
record CountedDraw(DrawProblem problem, long favourable, Map<HandClass, Long> byClass, Optional<PrintedOdds> printed) {
    private static final String RULE = "poker.improve";
    private static final List<String> NUMBERS = List.of("no", "one", "two", "three", "four", "five");

    static CountedDraw of(DrawProblem problem) {
        Draw draw = problem.draw();
        var wanted = problem.target().reachedBy(draw);
        long[] counts = new long[HandClass.values().length];
        draw.forEachOutcome((strength, ways) -> {
            if (wanted.test(strength)) {
                counts[HandValue.classOf(strength).ordinal()] += ways;
            }
        });
        Map<HandClass, Long> byClass = new LinkedHashMap<>();
        HandClass.WITHOUT_WILD_CARDS.stream()
                .filter(handClass -> counts[handClass.ordinal()] > 0)
                .forEach(handClass -> byClass.put(handClass, counts[handClass.ordinal()]));
        long favourable = byClass.values().stream().mapToLong(Long::longValue).sum();
        return new CountedDraw(problem, favourable, byClass, TableOfDraws.printed(draw, problem.target()));
    }

    private Draw draw() {
        return problem.draw();
    }

    private Fraction chance() {
        return Fraction.of(favourable, draw().all());
    }

    /** A printed figure that is off is still the book's: who answers it is not wrong. */
    Advice<Double> advice() {
        double best = chance().toDouble();
        List<Double> acceptable = misprint().stream()
                .map(row -> row.chance().toDouble())
                .filter(book -> book != best)
                .toList();
        Ruling<Double> ruling = new Ruling<>(RULE, source(), List.of(best), List.of(), Standing.HOLDS, reasons());
        return new Advice<>(List.of(best), acceptable, List.of(ruling), List.of(), false, beside());
    }

    private Optional<PrintedOdds> misprint() {
        return printed.filter(row -> !row.agrees(chance()));
    }

    private Source source() {
        Source table = Source.source(
                Stream.concat(Stream.of(PrintedOdds.TABLE), misprint().flatMap(PrintedOdds::erratum).stream())
                        .toArray(String[]::new));
        return printed.isPresent()
                ? table
                : table.withFigureFromPractice("The table has no line for this; the figure is counted.");
    }

    private List<Reason> reasons() {
        List<Reason> reasons = new ArrayList<>();
        DrawHolding holding = DrawHolding.of(draw().keep());
        reasons.add(Reason.counted("cards kept", draw().keep().toString(), "you keep " + kept(holding)));
        if (draw().drawn() == 0) {
            String pat = MadeHand.of(draw().keep()).inWords();
            reasons.add(Reason.counted("hand", pat, "nothing is drawn; it stays " + pat));
        } else {
            countTheDraws(reasons);
        }
        if (draw().drawn() == 1 && favourable > 0) {
            CardSet outs = outs();
            reasons.add(Reason.counted("cards that do it", outs.toString(), "the cards that do it are " + outs));
        }
        if (problem.target() == DrawTarget.Named.ANY) {
            reasons.add(Reason.counted("what counts", problem.target().word(), whatCounts(holding)));
        }
        printed.ifPresent(row -> reasons.add(Reason.counted("book", row.printed(), besideTheBook(row))));
        return reasons;
    }

    private void countTheDraws(List<Reason> reasons) {
        String all = "the " + draw().unseen().size() + " cards not seen give " + grouped(draw().all()) + " draws of "
                + number(draw().drawn());
        reasons.add(Reason.counted("draws", draw().all(), all));
        String good = grouped(favourable)
                + (favourable == 1 ? " of them gives " : " of them give ")
                + problem.target().inWords()
                + parts();
        reasons.add(Reason.counted("favourable draws", favourable, good));
    }

    private String kept(DrawHolding holding) {
        return holding == DrawHolding.OTHER
                ? draw().keep().toString()
                : holding.inWords() + (draw().keep().isEmpty() ? "" : " (" + draw().keep() + ")");
    }

    private String parts() {
        return byClass.size() < 2
                ? ""
                : byClass.entrySet().stream()
                        .map(part ->
                                grouped(part.getValue()) + " " + part.getKey().inWords())
                        .collect(Collectors.joining(", ", " (", ")"));
    }

    private CardSet outs() {
        var wanted = problem.target().reachedBy(draw());
        return draw().unseen().stream().filter(card -> wanted.test(with(card))).collect(CardSet.toCardSet());
    }

    private int with(Card card) {
        return problem.form().value(draw().keep().with(card)).strength();
    }

    private String whatCounts(DrawHolding holding) {
        return holding.wantsStraightOrFlush()
                ? "a straight or better counts; a pair is no improvement here"
                : "any class above " + draw().keptClass().inWords() + " counts";
    }

    private String besideTheBook(PrintedOdds row) {
        String prints = "the book prints " + row.printed() + " against";
        if (row.agrees(chance())) {
            return prints;
        }
        String why = row.remark().isEmpty() ? "with the cards thrown here it comes out otherwise" : row.remark();
        return prints + ", the true figure is " + new Odds(chance()).inWords() + ": " + why;
    }

    private Map<String, Object> beside() {
        Map<String, Object> beside = new LinkedHashMap<>();
        beside.put("odds", new Odds(chance()).inWords());
        beside.put("favourable", favourable);
        beside.put("draws", draw().all());
        printed.ifPresent(row -> beside.put("book", book(row)));
        return beside;
    }

    private ObjectNode book(PrintedOdds row) {
        ObjectNode book = JsonNodeFactory.instance
                .objectNode()
                .put("printed", row.printed() + " against")
                .put("against", row.against().toDouble())
                .put("table", PrintedOdds.TABLE)
                .put("agrees", row.agrees(chance()));
        if (!row.agrees(chance())) {
            book.put("note", besideTheBook(row));
            row.erratum().ifPresent(id -> book.put("erratum", id));
        }
        return book;
    }

    /** True if a figure is the true one, near it, or the book's own. */
    boolean allows(AnswerKind<Double> kind, double answer) {
        Advice<Double> advice = advice();
        return advice.best().stream().anyMatch(best -> kind.agrees(best, answer) || kind.nearly(best, answer))
                || advice.acceptable().stream().anyMatch(other -> kind.agrees(other, answer));
    }

    /** What speaks against a figure that is not the true one. */
    Ruling<Double> against(double answer) {
        long claimed = Math.round(answer * draw().all());
        String asked = grouped(favourable) + " of " + grouped(draw().all());
        Reason reason = Reason.missing(
                "favourable draws",
                claimed,
                "that chance would need about " + grouped(claimed) + " of the " + grouped(draw().all()) + " draws",
                asked);
        return new Ruling<>(RULE, source(), List.of(answer), List.of(), Standing.FAILS, List.of(reason));
    }

    /** "three". */
    static String number(int small) {
        return NUMBERS.get(small);
    }

    private static String grouped(long number) {
        return NumberFormat.getIntegerInstance(Locale.ENGLISH).format(number);
    }
}
