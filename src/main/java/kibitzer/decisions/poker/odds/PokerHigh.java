package kibitzer.decisions.poker.odds;

import static kibitzer.decisions.form.Field.optional;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Basis;
import kibitzer.advice.Beside;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.NumberWord;
import kibitzer.conventions.poker.TableOfHighHands;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedChance;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.MadeHand;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.odds.FirstHand;
import kibitzer.games.poker.odds.HandFrequencies;
import kibitzer.games.poker.odds.HighInFirstFive;
import kibitzer.games.poker.odds.HoleCard;

/**
 * The chance of being highest before the draw, or with the hole card at stud, beside the book's tables 6 and 9
 * (Culbertson pp. 110-111).
 */
public final class PokerHigh extends CountedDecision<HighProblem, Double> {
    private static final String RULE = "poker.high";
    private static final int MOST_WRITTEN = 3;
    private static final double NEAR = 0.03;
    private static final AnswerKind<Double> KIND = new NumberAnswer.Probability();
    private static final Field<List<String>> TABLES = optional(
                    "tables",
                    Kinds.someOf(List.of(HighFields.FIRST_FIVE, HighFields.HOLE_CARD)),
                    List.of(),
                    "deal for these tables; for both if none is named")
            .called("Tables of the book");

    public PokerHigh() {
        super(
                new Head(
                        "poker/high",
                        "The highest hand",
                        "poker",
                        "how likely a hand, or a hole card, is the highest, beside the printed tables"),
                HighFields.FORM,
                KIND,
                List.of(
                        Source.source(HighInFirstFive.TABLE, "straight-poker.p01"),
                        Source.source(HoleCard.TABLE),
                        Source.source("draw-poker.p13")),
                TABLES);
    }

    @Override
    public HighProblem deal(DealRequest request) {
        Chance chance = request.seed().chance();
        List<String> asked = request.get(TABLES);
        boolean hole = asked.isEmpty() ? chance.onceIn(3) : chance.oneOf(asked).equals(HighFields.HOLE_CARD);
        if (hole) {
            return new HighProblem.InTheHole(chance.oneOf(HoleCard.RANKS), 1 + chance.below(HoleCard.MOST_OPPONENTS));
        }
        FirstHand kind = chance.oneOf(FirstHand.ALL);
        return new HighProblem.OfKind(kind, 1 + chance.below(HighInFirstFive.MOST_OPPONENTS));
    }

    @Override
    protected CountedAnswer<Double> count(HighProblem problem) {
        HighChance chance = HighChance.of(problem);
        List<Double> acceptable = printed(problem).stream()
                .filter(book -> !KIND.agrees(chance.value(), book))
                .toList();
        List<Reason> reasons = new ArrayList<>(chance.reasons());
        printed(problem)
                .ifPresent(book -> reasons.add(Reason.counted("book", book, CountedChance.PRINTS + whole(book))));
        return CountedAnswer.of(RULE, source(problem), List.of(chance.value()), reasons)
                .allowing(acceptable)
                .beside(new Beside.Estimate(
                        chance.odds(), chance.error(), printed(problem).map(PokerHigh::twoPlaces)));
    }

    private static String twoPlaces(double figure) {
        return String.format(Locale.ROOT, "%.2f", figure);
    }

    private static Optional<Double> printed(HighProblem problem) {
        return switch (problem) {
            case HighProblem.OfKind of -> TableOfHighHands.printed(of.kind().word(), of.opponents());
            case HighProblem.InTheHole in -> TableOfHighHands.printed(in.card().word(), in.opponents());
            case HighProblem.OfCards of -> Optional.empty();
        };
    }

    private static Source source(HighProblem problem) {
        return switch (problem) {
            case HighProblem.InTheHole in -> Source.source(HoleCard.TABLE, "stud-poker.e01");
            case HighProblem.OfKind of ->
                printed(problem).isPresent()
                        ? Source.source(HighInFirstFive.TABLE)
                        : Source.source(HighInFirstFive.TABLE)
                                .withFigureFromPractice(
                                        "the table has no figure for this hand against so many; it is counted or dealt");
            case HighProblem.OfCards of ->
                Source.source(HighInFirstFive.TABLE)
                        .withFigureFromPractice(
                                "the table has no line for single hands; the figure is counted or dealt");
        };
    }

    @Override
    protected List<Reason> against(HighProblem problem, Double answer) {
        HighChance chance = HighChance.of(problem);
        boolean allowed = KIND.agrees(chance.value(), answer)
                || KIND.nearly(chance.value(), answer)
                || printed(problem).filter(book -> KIND.agrees(book, answer)).isPresent();
        if (allowed) {
            return List.of();
        }
        String book = "; "
                + printed(problem)
                        .map(figure -> CountedChance.PRINTS + whole(figure))
                        .orElse("the book's table has no figure for it");
        Reason reason = new Reason(
                        "chance",
                        answer,
                        KIND.agrees(1 - chance.value(), answer)
                                ? opposite(problem)
                                : againstOne(problem).orElseGet(() -> CountedChance.offBy(answer, chance.value())),
                        KIND.inWords(chance.value()),
                        "about " + whole(chance.value()) + book,
                        Standing.FAILS)
                .on(Basis.COUNTED)
                .printing(printed(problem).map(PokerHigh::whole).orElse(""));
        return List.of(reason);
    }

    /** Of what the question asks the contrary. */
    private static String opposite(HighProblem problem) {
        String as = problem instanceof HighProblem.InTheHole ? "as high" : "as good";
        return "that is about the chance that "
                + (problem.opponents() == 1 ? "the opponent's is " + as : "at least one of them is " + as);
    }

    /** What it is against one opponent, all of whom must be lower. */
    private static Optional<String> againstOne(HighProblem problem) {
        return problem.opponents() == 1
                ? asHigh(problem).or(() -> asHighAKind(problem)).or(() -> asGoodAHand(problem))
                : with(problem, 1)
                        .map(one -> HighChance.of(one).value())
                        .map(one -> "against one alone it is about " + whole(one)
                                + together(problem, one)
                                        .orElse(", and here all " + problem.opponents() + " must be lower"));
    }

    /** The chance is nearly that against each, multiplied; where it is not, nothing is said of it. */
    private static Optional<String> together(HighProblem problem, double one) {
        int many = problem.opponents();
        double product = Math.pow(Math.round(100 * one) / 100.0, many); // of the figure shown, so that it comes out
        if (Math.abs(product - HighChance.of(problem).value()) > NEAR) {
            return Optional.empty();
        }
        return Optional.of(", against " + many + " nearly "
                + (many <= MOST_WRITTEN
                        ? String.join(" × ", Collections.nCopies(many, twoPlaces(one)))
                        : twoPlaces(one) + " multiplied " + NumberWord.of(many) + " times")
                + ", " + twoPlaces(product));
    }

    /** The book prints two places, and more cannot be told from dealt hands: "35 percent". */
    private static String whole(double chance) {
        return Math.round(100 * chance) + " percent";
    }

    /** How many hands are of this kind or a higher one: the one opponent seldom has any of them. */
    private static Optional<String> asHighAKind(HighProblem problem) {
        return problem instanceof HighProblem.OfKind(var kind, var opponents)
                        && opponents == 1
                        && kind.handClass() != HandClass.NO_PAIR
                        && kind.handClass() != HandClass.PAIR
                ? Optional.of("only " + KIND.inWords(shareFrom(kind.handClass())) + " of all hands are "
                        + HighChance.inWords(kind) + " or better")
                : Optional.empty();
    }

    /** Of a pair or less, how many hands of the one opponent are as good. */
    private static Optional<String> asGoodAHand(HighProblem problem) {
        return problem instanceof HighProblem.OfKind of
                ? Optional.of("about " + Math.round(100 * (1 - HighChance.of(of).value()))
                        + " in 100 hands of the opponent's are as good or better")
                : Optional.empty();
    }

    private static double shareFrom(HandClass least) {
        HandFrequencies all = HandFrequencies.of(PokerForm.STANDARD);
        return new PokerDealt.FirstFive(PokerForm.STANDARD, least, true)
                .counting().stream()
                        .mapToDouble(one -> all.chance(one).toDouble())
                        .sum();
    }

    /** How many cards the one opponent may not have in the hole. */
    private static Optional<String> asHigh(HighProblem problem) {
        return problem instanceof HighProblem.InTheHole in
                ? Optional.of("of the " + (CardSet.FULL_PACK.size() - 1) + " other cards "
                        + CardSet.FULL_PACK.stream()
                                .filter(card -> card.rank().isAtLeast(in.card()))
                                .skip(1)
                                .count()
                        + " are as high or higher")
                : Optional.empty();
    }

    private static Optional<HighProblem> with(HighProblem problem, int opponents) {
        return switch (problem) {
            case HighProblem.OfKind of -> Optional.of(new HighProblem.OfKind(of.kind(), opponents));
            case HighProblem.InTheHole in -> Optional.of(new HighProblem.InTheHole(in.card(), opponents));
            case HighProblem.OfCards of -> Optional.empty();
        };
    }

    /** The same hand against fewer or more, and other hands. */
    @Override
    public List<Slip<Double>> slips(HighProblem problem) {
        return neighbours(problem)
                .sorted(Comparator.comparingInt(other -> Math.abs(other.opponents() - problem.opponents())))
                .map(other -> Slip.of(
                        "by our count the chance of " + held(other) + " against " + opponents(other.opponents()),
                        HighChance.of(other).value()))
                .toList();
    }

    private static Stream<HighProblem> neighbours(HighProblem problem) {
        return switch (problem) {
            case HighProblem.OfKind of ->
                FirstHand.ALL.stream()
                        .flatMap(kind -> IntStream.rangeClosed(1, HighInFirstFive.MOST_OPPONENTS)
                                .mapToObj(opponents -> new HighProblem.OfKind(kind, opponents)));
            case HighProblem.InTheHole in ->
                HoleCard.RANKS.stream()
                        .flatMap(card -> IntStream.rangeClosed(1, HoleCard.MOST_OPPONENTS)
                                .mapToObj(opponents -> new HighProblem.InTheHole(card, opponents)));
            case HighProblem.OfCards of -> Stream.of();
        };
    }

    private static String held(HighProblem problem) {
        return switch (problem) {
            case HighProblem.OfKind of -> HighChance.inWords(of.kind());
            case HighProblem.InTheHole in -> in.card().one();
            case HighProblem.OfCards of -> MadeHand.of(of.hand()).inWords();
        };
    }

    private static String opponents(int many) {
        return many == 1 ? "one opponent" : many + " opponents";
    }

    @Override
    public Prompt ask(HighProblem problem) {
        String against = opponents(problem.opponents());
        return switch (problem) {
            case HighProblem.OfKind of ->
                new Prompt(
                        "How likely is it that no opponent's first five cards are as good?",
                        List.of(
                                new Exhibit.Fact("You hold", HighChance.inWords(of.kind())),
                                new Exhibit.Fact("Against", against)));
            case HighProblem.OfCards of ->
                new Prompt(
                        "How likely is it that no opponent's first five cards are as good?",
                        List.of(
                                new Exhibit.Held("Your hand", of.hand(), Exhibit.Fan.BY_RANK),
                                new Exhibit.Fact("It is", MadeHand.of(of.hand()).inWords()),
                                new Exhibit.Fact("Against", against)));
            case HighProblem.InTheHole in ->
                new Prompt(
                        "How likely is it that no opponent's hole card is as high?",
                        List.of(
                                new Exhibit.Fact(
                                        "In the hole", "the " + in.card().word()),
                                new Exhibit.Fact("Against", against)));
        };
    }

    @Override
    public Instruction say(Double answer) {
        return new Instruction("the chance is", KIND.inWords(answer));
    }
}
