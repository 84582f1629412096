package kibitzer.decisions;

import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Basis;
import kibitzer.advice.Beside;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.conventions.PrintedFigure;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.odds.Fraction;
import kibitzer.odds.Odds;

/**
 * A chance counted out over equally likely cases, held beside the figure a book prints for it.
 *
 * @param rule the rule's id: "poker.improve"
 * @param cases what is counted, in the plural: "draws"
 * @param favourable how many of them it happens in
 * @param all how many there are, at least one
 * @param source where the book speaks of such chances
 * @param printed the book's figure for this one
 * @param counted the facts of the count, in the order in which it is made
 */
public record CountedChance(
        String rule,
        String cases,
        long favourable,
        long all,
        Source source,
        Optional<PrintedFigure> printed,
        List<Reason> counted) {
    /** The fact that names the cards which do it in short: "9 hearts". */
    public static final String CARDS_IN_SHORT = "cards in short";

    /** The fact that names the draws which do it, of several cards: "117 with an ace and another card". */
    public static final String DRAWS_IN_SHORT = "draws in short";

    /** The fact that says of what the count is made up, and ends in it: "13 ranks × 4 ways × 1,056 others make 54,912". */
    public static final String MADE_UP = "made up of";

    /** Before a figure of the book's own, which its page stands behind. */
    public static final String PRINTS = "the book prints ";

    private static final String FAVOURABLE = "favourable ";
    private static final double EXACT = 0.0005;
    private static final double FAR = 10;
    private static final long MOST_TOLD = 5_000_000;
    private static final double OFTEN = 0.1;
    private static final double THOUSAND = 1_000;
    private static final long MOST_GROUPED = 100_000_000;
    private static final AnswerKind<Double> KIND = new NumberAnswer.Probability();

    public CountedChance {
        counted = List.copyOf(counted);
    }

    public Fraction chance() {
        return Fraction.of(favourable, all);
    }

    /** The true chance; a printed figure that is off, or rounded far, is still the book's: who answers it is not wrong. */
    public Advice<Double> advice() {
        return answer().advice();
    }

    CountedAnswer<Double> answer() {
        double best = chance().toDouble();
        List<Double> acceptable = printed.stream()
                .map(figure -> figure.chance().toDouble())
                .filter(book -> book != best && (misprint().isPresent() || !KIND.agrees(best, book)))
                .toList();
        List<Reason> reasons = new ArrayList<>(counted);
        printed.ifPresent(figure -> reasons.add(Reason.counted("book", figure.inWords(), besideTheBook(figure))));
        return new CountedAnswer<>(rule, cited(), List.of(best), acceptable, reasons, beside());
    }

    /** What speaks against a figure: nothing if it is the true one, near it, or the book's own. */
    public List<Ruling<Double>> whyNot(double answer) {
        Advice<Double> advice = advice();
        boolean allowed =
                advice.best().stream().anyMatch(best -> KIND.agrees(best, answer) || KIND.nearly(best, answer))
                        || advice.acceptable().stream().anyMatch(other -> KIND.agrees(other, answer));
        return allowed ? List.of() : List.of(against(answer));
    }

    private Ruling<Double> against(double answer) {
        long claimed = Math.round(answer * all);
        String counted = grouped(favourable) + " of " + grouped(all);
        Reason reason = new Reason(
                        FAVOURABLE + cases,
                        claimed,
                        how(answer, claimed)
                                        .or(() -> claimed == all ? notCertain() : Optional.empty())
                                        .orElseGet(() -> offBy(answer, chance().toDouble()) + taking() + inCases())
                                + unprinted(),
                        counted,
                        toldBesideTheBook(),
                        Standing.FAILS)
                .on(Basis.COUNTED)
                .printing(printed.map(PrintedFigure::inWords).orElse(""));
        return new Ruling<>(rule, cited(), List.of(answer), List.of(), Standing.FAILS, List.of(reason));
    }

    /**
     * What the answer would mean beside what does it, where the count has named that: "that would be 4 of 47 draws, but it
     * happens in 8, with 4 queens or 4 sevens".
     */
    private Optional<String> how(double answer, long claimed) {
        if (favourable == all && !counted.isEmpty()) {
            return Optional.of(
                    "nothing else can happen, for " + counted.getFirst().measured());
        }
        String would = claimed == favourable || claimed == all
                ? ""
                : (isExactly(answer, claimed) ? "that would be " : "that is about ")
                        + (claimed == 0 ? "none" : grouped(claimed)) + " of " + grouped(all) + " " + cases
                        + ", but ";
        String happens = would.isEmpty()
                ? "it happens in " + grouped(favourable) + " of " + grouped(all) + " " + cases
                : would + "it happens in " + grouped(favourable);
        return counted.stream()
                .flatMap(fact -> switch (fact.fact()) {
                    case MADE_UP ->
                        Stream.of((would.isEmpty() ? "of " + grouped(all) + " " + cases + " " : would) + fact.actual());
                    case CARDS_IN_SHORT -> Stream.of(happens + ", with " + fact.actual());
                    case DRAWS_IN_SHORT ->
                        Stream.of(happens
                                + (": " + fact.actual())
                                        .replaceFirst("^: " + grouped(favourable) + " with ", ", with "));
                    default -> Stream.<String>of();
                })
                .findFirst();
    }

    /** True where so many cases are the answer as it is written, in hundredths of a percent. */
    private boolean isExactly(double answer, long claimed) {
        return claimed == 0 || Math.abs(answer - (double) claimed / all) < EXACT;
    }

    /** Of an answer that it always happens: "that would be certain, but about 24 in 100 of them have exactly 6 cards". */
    private Optional<String> notCertain() {
        return counted.stream()
                .filter(CountedChance::isCounted)
                .map(fact -> "that would be certain, but only "
                        + fact.measured().replaceFirst("\\bof them\\b", "of all " + cases))
                .findFirst();
    }

    /** What must be held for it, where the count has told that: "; it takes 5 of 8 such cards and 8 of the other 44". */
    private String taking() {
        return counted.stream()
                .filter(fact ->
                        fact.fact().startsWith(FAVOURABLE) && !fact.required().isEmpty())
                .map(fact -> "; it takes " + fact.required())
                .findFirst()
                .orElse("");
    }

    /** The last step of a count, with what must be held for it: "5 of 8 such cards and 8 of the other 44". */
    public static Reason favourable(String cases, long favourable, String measured, String held) {
        return new Reason(FAVOURABLE + cases, favourable, measured, held, "", Standing.HOLDS);
    }

    /** How often it happens, where that is a number one can think of. */
    private String inCases() {
        return all <= MOST_TOLD ? "; it happens in " + grouped(favourable) + " of " + grouped(all) + " " + cases : "";
    }

    /** "far too much", "about 3 times too little". */
    public static String offBy(double answer, double right) {
        boolean more = answer > right;
        double times = more ? answer / right : right / answer;
        String how = times < 1.5 ? "" : times < FAR ? "about " + Math.round(times) + " times " : "far ";
        return how + "too " + (more ? "much" : "little");
    }

    /** "67.83 percent, about 68 in 100". */
    public static String inWords(double chance) {
        return chance == 1 ? "certain" : KIND.inWords(chance) + ", about " + often(chance);
    }

    /** "1 in 280", "24 in 100". */
    private static String often(double chance) {
        if (chance >= OFTEN || chance == 0) {
            return Math.round(chance * 100) + " in 100";
        }
        long whole = Math.round(1 / chance);
        long unit = 1;
        while (whole / unit >= 100) {
            unit *= 10;
        }
        return "1 in " + grouped(whole < 1_000 ? whole : Math.round((double) whole / unit) * unit);
    }

    /** Where the count is ours alone, that it is. */
    private String unprinted() {
        return printed.isPresent() ? "" : "; the book has no figure for just this";
    }

    /** Ours with the book's own figure behind it, so that its page stands by what it prints. */
    private String toldBesideTheBook() {
        double chance = chance().toDouble();
        return printed.map(figure -> (figure.unit().equals(cases) ? inWords(chance) : KIND.inWords(chance)) + "; "
                        + PRINTS + figure.inWords())
                .orElseGet(() -> inWords(chance));
    }

    private Optional<PrintedFigure> misprint() {
        return printed.filter(figure -> !figure.agrees(chance()));
    }

    private Source cited() {
        List<String> ids = Stream.concat(source.ids().stream(), misprint().flatMap(PrintedFigure::erratum).stream())
                .distinct()
                .toList();
        Source cited = new Source(
                ids, source.practice(), source.leavesAFigureOpen(), source.told(), source.words(), source.pages());
        return printed.isPresent() || !source.practice().isBlank()
                ? cited
                : cited.withFigureFromPractice("The table has no line for this; the figure is counted");
    }

    private String besideTheBook(PrintedFigure figure) {
        String prints = PRINTS + figure.inWords();
        return figure.agrees(chance())
                ? prints
                : prints + ", the true figure is " + figure.inWords(chance()) + ": " + figure.remark();
    }

    private Beside beside() {
        return new Beside.Odds(new Odds(chance()).inWords(), favourable, cases, all, printed.map(this::book));
    }

    private Beside.Printed book(PrintedFigure figure) {
        return new Beside.Printed(
                figure.inWords(),
                figure.unit(),
                figure.figure().toDouble(),
                figure.table(),
                figure.agrees(chance()),
                misprint().map(this::besideTheBook),
                misprint().flatMap(PrintedFigure::erratum));
    }

    /** A count that nobody can picture, in round words: "10,400,600", "140 million", "635 billion". */
    public static String folded(long number) {
        List<String> units = List.of("million", "billion", "trillion", "quadrillion");
        double size = number / 1e6;
        int unit = 0;
        while (size >= THOUSAND && unit < units.size() - 1) {
            size /= THOUSAND;
            unit++;
        }
        return number < MOST_GROUPED ? grouped(number) : rounded(size) + " " + units.get(unit);
    }

    private static String rounded(double size) {
        return size < 100
                ? String.format(Locale.ENGLISH, "%.1f", size).replaceFirst("\\.0$", "")
                : String.valueOf(Math.round(size));
    }

    /** True of what speaks against a figure that was counted. */
    public static boolean isCounted(Reason reason) {
        return reason.fact().startsWith(FAVOURABLE);
    }

    /** How often it comes, in words that can be pictured: "about 16 in 100", "about 1 in 280"; exact where both counts are small. */
    public static String share(long favourable, long all) {
        return all < MOST_GROUPED
                ? grouped(favourable)
                : favourable == all ? "all" : favourable == 0 ? "none" : "about " + often((double) favourable / all);
    }

    /** "2,598,960". */
    public static String grouped(long number) {
        return NumberFormat.getIntegerInstance(Locale.ENGLISH).format(number);
    }
}
