package kibitzer.decisions.bridge.chance;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import kibitzer.advice.Basis;
import kibitzer.advice.Beside;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.BadNotation;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.chances.PercentageTables;
import kibitzer.conventions.bridge.chances.PrintedPercentage;
import kibitzer.conventions.bridge.chances.line.Hope;
import kibitzer.conventions.bridge.chances.line.Line;
import kibitzer.conventions.bridge.chances.line.PrintedSum;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.odds.Fraction;
import kibitzer.odds.Odds;

/** Which of several lines of play is likeliest to succeed: drop, finesse, a break, or one after another. */
public final class BetterLine extends CountedDecision<LineChoice, Line> {
    private static final int BOTH_TOLD = 19;
    private static final int HAND = 13;
    private static final int MOST_MISSING = 16;
    private static final int FEWEST_LINES = 2;
    private static final int MOST_LINES = 4;
    private static final Fraction HUNDRED = Fraction.of(100, 1);
    private static final String RULE = "bridge.better-line";

    private static final Source SOURCE = Source.source(PercentageTables.GUARDS.id(), PercentageTables.BREAKS.id())
            .withFigureFromPractice("The tables print how cards lie; each line is counted over every way they may lie");

    private static final Kind<Line> LINE = Kinds.named(Line.EXPECTED, Line::of, Object::toString);

    private static final Field<String> ABOUT = optional(
                    "about", Kinds.word(LineDealer.words()), "", "what the lines are about; anything if left out")
            .called("Subject of the lines");

    private static final Form<LineChoice> FORM = Form.of(
            LineChoice::new,
            required(
                            "missing",
                            Kinds.cards(1, MOST_MISSING),
                            "the cards of the suits in question that the opponents hold")
                    .of(LineChoice::missing),
            KnownCards.LEFT.where(choice -> choice.known(choice.knownLeft())),
            KnownCards.RIGHT.where(choice -> choice.known(choice.knownRight())),
            required("lines", lines(), "the ways to play that are compared").of(LineChoice::lines));

    public BetterLine() {
        super(
                new Head(
                        "bridge/better-line",
                        "The better line",
                        "contract-bridge",
                        "drop, finesse or break: which of several lines is likeliest"),
                FORM,
                new WordAnswer.Phrase<>(LINE, Line::inWords, true),
                List.of(SOURCE),
                ABOUT);
    }

    @Override
    public LineChoice deal(DealRequest request) {
        return LineDealer.deal(
                request.seed().chance(), request.with().find(ABOUT).map(LineDealer::of));
    }

    @Override
    public Choices<Line> choices(LineChoice choice) {
        return new Choices.Listed<>(choice.lines());
    }

    @Override
    public Optional<String> objection(LineChoice choice, Line answer) {
        return choice.lines().contains(answer)
                ? Optional.empty()
                : Optional.of("\"" + answer + "\" is none of the lines to choose from");
    }

    @Override
    protected CountedAnswer<Line> count(LineChoice choice) {
        List<Compared> counted = choice.lines().stream()
                .map(line -> new Compared(line, choice.chance(line), printed(choice, line)))
                .toList();
        List<Line> best = choice.best();
        List<Reason> reasons = counted.stream()
                .sorted(Comparator.comparing(each -> !best.contains(each.line())))
                .map(each -> best.equals(List.of(each.line())) ? each.ofTheBest() : each.reason())
                .toList();
        return CountedAnswer.of(RULE, SOURCE, choice.best(), reasons)
                .beside(new Beside.Lines(counted.stream().map(Compared::entry).toList()));
    }

    @Override
    protected List<Reason> against(LineChoice choice, Line answer) {
        Line best = choice.best().getFirst();
        Fraction most = choice.chance(best);
        Reason less = Reason.missing(
                "chance",
                choice.chance(answer).toDouble(),
                room(choice) + ground(choice, answer, best),
                percent(most) + ", which another line reaches",
                "");
        return List.of(less.on(Basis.COUNTED));
    }

    /** Where more is known of one hand, the other has more places for what is missing. */
    private static String room(LineChoice choice) {
        int more = choice.knownLeft() - choice.knownRight();
        return more == 0
                ? ""
                : "the " + (more > 0 ? "right" : "left") + " has room for "
                        + (HAND - Math.min(choice.knownLeft(), choice.knownRight())) + " cards, the "
                        + (more > 0 ? "left" : "right") + " for "
                        + (HAND - Math.max(choice.knownLeft(), choice.knownRight())) + "; ";
    }

    /** Of lines that try two things, what tells them apart; else what each needs. */
    private static String ground(LineChoice choice, Line answer, Line best) {
        String own = percent(choice.chance(answer));
        String most = percent(choice.chance(best));
        boolean second = !best.all() && best.hopes().size() > answer.hopes().size();
        if (second) {
            return "it has " + (answer.hopes().size() == 1 ? "one chance, " : "fewer chances, ") + own
                    + "; a better line tries " + best.hopes().getFirst().aim() + " first and has another left: " + most;
        }
        boolean compared = answer.hopes().size() > 1
                && best.hopes().size() > 1
                && answer.all() == best.all()
                && !answer.hopes().getFirst().equals(best.hopes().getFirst());
        if (!compared && !choice.nothingKnown()) { // the room that is told before it leaves little for more
            return apart(answer.hopes().getFirst(), best.hopes().getFirst(), own, most.replace(" percent", ""))
                    .orElseGet(() ->
                            own + ", if " + answer.condition() + "; a better line " + most.replace(" percent", ""));
        }
        return compared
                ? inTurn(choice, answer, best)
                : "it wins only if " + answer.condition() + ", " + own + "; another line wins "
                        + (isShort(answer, best)
                                ? ("if " + best.condition())
                                                .replace("if " + answer.condition(), "then too")
                                                .replace("then too, or alone", "then too, and if it lies alone")
                                        + ", " + most.replace(" percent", "")
                                : most.replace(" percent", "") + ", with "
                                        + best.hopes().getFirst().aim().replaceFirst(" of [a-z]+$", ""));
    }

    /** Of one honour, how often it lies well for the one line and how often for the other. */
    private static Optional<String> apart(Hope own, Hope better, String chance, String most) {
        return own.suit() == better.suit()
                ? lies(own)
                        .flatMap(one -> lies(better)
                                .map(other -> "the " + honour(own) + " " + one + " in " + chance + ", " + other + " in "
                                        + most))
                : Optional.empty();
    }

    private static String honour(Hope hope) {
        return switch (hope) {
            case Hope.Finesse finesse -> finesse.against().rank().word();
            case Hope.Drop drop -> drop.honour().rank().word();
            default -> "honour";
        };
    }

    private static Optional<String> lies(Hope hope) {
        return switch (hope) {
            case Hope.Finesse finesse -> Optional.of("lies on the " + (finesse.throughRight() ? "right" : "left"));
            case Hope.Drop(var _, var _, var elseFinesse) when !elseFinesse -> Optional.of("drops");
            default -> Optional.empty();
        };
    }

    /** Both conditions are told whole or the second not at all. */
    private static boolean isShort(Line answer, Line best) {
        return (answer.condition() + " " + best.condition()).split(" ").length <= BOTH_TOLD;
    }

    /** What is tried first in both lines, the likelihood of each, and what the lines come to in all. */
    private static String inTurn(LineChoice choice, Line answer, Line best) {
        Hope own = answer.hopes().getFirst();
        Hope better = best.hopes().getFirst();
        String first = alone(own, choice).compareTo(alone(better, choice)) < 0
                ? ": the likelier first makes "
                : "; what follows makes ";
        return (own instanceof Hope.Drop(var mine, var rounds, var _)
                                && better instanceof Hope.Drop(var other, var others, var _)
                                && mine.rank() == other.rank()
                                && rounds == others
                        ? "with " + missing(choice, own) + " missing the "
                                + mine.rank().word() + " drops in "
                                + percent(alone(own, choice)) + ", with " + missing(choice, better) + " in "
                                + figure(alone(better, choice))
                        : own.aim() + " is " + percent(alone(own, choice)) + ", " + better.aim() + " "
                                + figure(alone(better, choice)))
                + first + figure(choice.chance(best)) + " in all, not " + figure(choice.chance(answer));
    }

    /** "six spades". */
    private static String missing(LineChoice choice, Hope hope) {
        return NumberWord.of(choice.missing().length(hope.suit())) + " "
                + hope.suit().plural();
    }

    private static String figure(Fraction chance) {
        return percent(chance).replace(" percent", "");
    }

    private static Fraction alone(Hope hope, LineChoice choice) {
        return choice.chance(new Line(List.of(hope), false));
    }

    @Override
    public Prompt ask(LineChoice choice) {
        List<Exhibit> exhibits = new ArrayList<>();
        for (Suit suit : Suit.DOWNWARDS) {
            if (choice.missing().length(suit) > 0) {
                exhibits.add(new Exhibit.Fact(
                        "Your side holds", (HAND - choice.missing().length(suit)) + " " + suit.plural()));
            }
        }
        if (!choice.nothingKnown()) {
            exhibits.add(new Exhibit.Fact("Known beside, on the left", choice.knownLeft() + " cards"));
            exhibits.add(new Exhibit.Fact("on the right", choice.knownRight() + " cards"));
        }
        exhibits.add(new Exhibit.Row("The opponents hold", choice.missing().toList()));
        return new Prompt("You must lose no trick here. Which line is the likeliest?", exhibits);
    }

    private static Optional<PrintedSum> printed(LineChoice choice, Line line) {
        return choice.nothingKnown() ? line.printed(choice.missing()) : Optional.empty();
    }

    /** A line, what it comes to, and what the book's rows make. */
    private record Compared(Line line, Fraction chance, Optional<PrintedSum> book) {

        Reason reason() {
            return Reason.counted(line.toString(), chance.toDouble(), line.inWords() + ": " + figures());
        }

        /** The same behind its name. */
        Reason ofTheBest() {
            return Reason.counted(line.toString(), chance.toDouble(), figures());
        }

        /** "57.91 percent; the book prints 12 + 41 + half of 9.6, together 57.8". */
        private String figures() {
            StringBuilder figures = new StringBuilder(percent(chance));
            book.ifPresent(sum -> {
                figures.append("; the book prints ").append(sum.inWords());
                if (sum.parts().size() > 1) {
                    figures.append(", together ").append(inPercent(sum.chance()));
                }
                sum.misprints()
                        .forEach(row -> figures.append(" (of ")
                                .append(row.percent().toPlainString())
                                .append(": ")
                                .append(row.remark())
                                .append(")"));
            });
            return figures.toString();
        }

        Beside.Line entry() {
            return new Beside.Line(
                    line.toString(), chance.toDouble(), new Odds(chance).inWords(), book.map(Compared::rows));
        }

        private static Beside.Rows rows(PrintedSum sum) {
            return new Beside.Rows(
                    sum.inWords(),
                    sum.chance().times(HUNDRED).toDouble(),
                    sum.misprints().stream()
                            .map(PrintedPercentage::erratum)
                            .flatMap(Optional::stream)
                            .toList());
        }
    }

    private static String percent(Fraction chance) {
        return chance.times(HUNDRED).rounded(2).toPlainString() + " percent";
    }

    private static String inPercent(Fraction chance) {
        return chance.times(HUNDRED).rounded(2).stripTrailingZeros().toPlainString();
    }

    private static Kind<List<Line>> lines() {
        String expected = FEWEST_LINES + " to " + MOST_LINES + " different lines, each " + Line.EXPECTED;
        return Kinds.listOf(LINE, expected).as(lines -> different(lines, expected), Function.identity());
    }

    private static List<Line> different(List<Line> given, String expected) {
        List<Line> lines = given.stream().distinct().toList();
        if (lines.size() < FEWEST_LINES || lines.size() > MOST_LINES) {
            throw BadNotation.because(lines.size() + " different lines", expected);
        }
        return lines;
    }
}
