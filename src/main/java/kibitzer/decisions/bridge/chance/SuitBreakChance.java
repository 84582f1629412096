package kibitzer.decisions.bridge.chance;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Chance;
import kibitzer.conventions.PrintedFigure;
import kibitzer.conventions.bridge.chances.PercentageTables;
import kibitzer.decisions.ChanceDecision;
import kibitzer.decisions.CountedChance;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.odds.Combinations;
import kibitzer.odds.SuitBreak;

/** The chance that the cards of a suit which the opponents hold break in a given way (Culbertson pp. 154-155). */
public final class SuitBreakChance extends ChanceDecision<SuitBreakChance.Missing> {
    private static final int HAND = 13;

    /**
     * Cards of a suit that lie with the opponents.
     *
     * @param missing how many, 0 to 13
     * @param split how they are to lie, either way round
     * @param knownLeft cards known in the left opponent's hand, the missing ones not counted
     * @param knownRight the same of the right opponent
     */
    public record Missing(int missing, Lengths split, int knownLeft, int knownRight) {
        public Missing {
            if (split.sum() != missing) {
                throw new BadQuestion(
                        "split", split + " makes " + split.sum() + " cards", "two numbers that make " + missing);
            }
            if (missing > 2 * HAND - knownLeft - knownRight) {
                throw new BadQuestion(
                        "missing",
                        missing + " cards do not go into the " + (2 * HAND - knownLeft - knownRight)
                                + " places that are left",
                        "fewer missing or fewer known");
            }
        }

        SuitBreak suit() {
            return new SuitBreak(missing, HAND - knownLeft, HAND - knownRight);
        }

        boolean nothingKnown() {
            return knownLeft == 0 && knownRight == 0;
        }

        private Optional<Integer> known(int cards) {
            return nothingKnown() ? Optional.empty() : Optional.of(cards);
        }
    }

    /** The pointer for two missing cards; one for each number up to nine follows it. */
    private static final int FIRST_POINTER = 93;

    private static final int FEWEST_PRINTED = 2;

    /** The table runs over two pages; six missing begin the second. */
    private static final int MOST_OF_THE_FIRST_PAGE = 5;

    private static final int FIRST_PAGE = 154;
    private static final int SECOND_PAGE = 155;
    private static final int MOST_PRINTED = 9;

    private static final Field<Boolean> KNOWN = optional(
                    "known",
                    Kinds.yesOrNo(),
                    false,
                    "true: some cards of the two hands are known, which the table leaves out")
            .called("Some cards known");

    private static final Form<Missing> FORM = Form.of(
            Missing::new,
            required("missing", Kinds.number(0, HAND), "cards of the suit that the opponents hold between them")
                    .of(Missing::missing),
            required("split", Lengths.kind(2, "3-2"), "how they lie in the two hands, either way round")
                    .of(Missing::split),
            KnownCards.LEFT.where(suit -> suit.known(suit.knownLeft())),
            KnownCards.RIGHT.where(suit -> suit.known(suit.knownRight())));

    public SuitBreakChance() {
        super(
                new Head(
                        "bridge/suit-break",
                        "How a suit breaks",
                        "contract-bridge",
                        "how likely a suit is to break so"),
                FORM,
                Stream.concat(
                                Stream.of(Source.source(
                                        PercentageTables.BREAKS.id(), "contract-bridge.p92", "contract-bridge.p101")),
                                IntStream.rangeClosed(FEWEST_PRINTED, MOST_PRINTED)
                                        .mapToObj(SuitBreakChance::source))
                        .toList(),
                KNOWN);
    }

    private static Source source(int missing) {
        String table = PercentageTables.BREAKS.id();
        return missing < FEWEST_PRINTED || missing > MOST_PRINTED
                ? Source.source(table)
                : Source.source(table, "contract-bridge.p" + (FIRST_POINTER + missing - FEWEST_PRINTED))
                        .onPage(missing > MOST_OF_THE_FIRST_PAGE ? SECOND_PAGE : FIRST_PAGE);
    }

    /** A line of the table; with known cards, an uneven number of them in the two hands. */
    @Override
    public Missing deal(DealRequest request) {
        Chance chance = request.seed().chance();
        int missing = FEWEST_PRINTED + chance.below(MOST_PRINTED - FEWEST_PRINTED + 1);
        int longer = chance.oneOf(SuitBreak.missing(missing).longerParts());
        int left = request.get(KNOWN) ? 1 + chance.below(HAND - missing) : 0;
        int right = request.get(KNOWN) ? chance.below(left) : 0;
        return new Missing(missing, Lengths.of(longer, missing - longer), left, right);
    }

    @Override
    public CountedChance counted(Missing suit) {
        SuitBreak lie = suit.suit();
        long all = Combinations.choose(lie.left() + lie.right(), lie.left());
        int longer = suit.split().longest();
        int shorter = suit.split().shortest();
        long oneWay = ways(lie, longer);
        long favourable = longer == shorter ? oneWay : oneWay + ways(lie, shorter);
        Optional<PrintedFigure> printed = suit.nothingKnown()
                ? PercentageTables.BREAKS.printed(suit.split().toString()).map(PrintedFigure.class::cast)
                : Optional.empty();
        return new CountedChance(
                "bridge.suit-break",
                "ways",
                favourable,
                all,
                suit.nothingKnown()
                        ? source(suit.missing())
                        : source(suit.missing())
                                .withFigureFromPractice(
                                        "The table holds where neither hand is known; with known cards the figure is counted"),
                printed,
                reasons(suit, favourable, all));
    }

    @Override
    public List<Slip<Double>> slips(Missing suit) {
        Stream<Slip<Double>> unknown = suit.nothingKnown()
                ? Stream.of()
                : Stream.of(Slip.of(
                        "the chance of this break where neither hand is known",
                        chance(new Missing(suit.missing(), suit.split(), 0, 0))));
        return Stream.concat(
                        unknown,
                        Stream.concat(
                                        IntStream.of(suit.missing()).boxed(),
                                        IntStream.rangeClosed(FEWEST_PRINTED, MOST_PRINTED)
                                                .boxed())
                                .flatMap(missing -> SuitBreak.missing(missing).longerParts().stream()
                                        .map(longer -> Lengths.of(longer, missing - longer))
                                        .map(split -> Slip.of(
                                                "the chance of "
                                                        + (split.toString().startsWith("8") ? "an " : "a ") + split
                                                        + " break of " + missing + " missing",
                                                chance(new Missing(
                                                        missing,
                                                        split,
                                                        missing == suit.missing() ? suit.knownLeft() : 0,
                                                        missing == suit.missing() ? suit.knownRight() : 0))))))
                .toList();
    }

    private double chance(Missing suit) {
        return counted(suit).chance().toDouble();
    }

    private static long ways(SuitBreak lie, int left) {
        return Combinations.choose(lie.missing(), left)
                * Combinations.choose(lie.left() + lie.right() - lie.missing(), lie.left() - left);
    }

    private static List<Reason> reasons(Missing suit, long favourable, long all) {
        SuitBreak lie = suit.suit();
        List<Reason> reasons = new ArrayList<>();
        reasons.add(Reason.counted("missing", suit.missing(), suit.missing() + " cards of the suit are missing"));
        if (!suit.nothingKnown()) {
            reasons.add(Reason.counted(
                    "vacant places",
                    lie.left() + "-" + lie.right(),
                    "the left hand has " + lie.left() + " places for them, the right hand " + lie.right()));
        }
        reasons.add(Reason.counted(
                "ways",
                all,
                "the " + (lie.left() + lie.right()) + " unknown cards can lie in the two hands in "
                        + CountedChance.folded(all) + " ways"));
        reasons.add(Reason.counted(
                "favourable ways",
                favourable,
                CountedChance.share(favourable, all) + " of them break " + suit.split()));
        return reasons;
    }

    @Override
    public Prompt ask(Missing suit) {
        List<Exhibit> exhibits = new ArrayList<>();
        exhibits.add(new Exhibit.Fact("The opponents hold", suit.missing() + " cards of the suit"));
        exhibits.add(new Exhibit.Fact("You hope for", suit.split().toString()));
        if (!suit.nothingKnown()) {
            exhibits.add(new Exhibit.Fact("Known in the left hand", suit.knownLeft() + " other cards"));
            exhibits.add(new Exhibit.Fact("Known in the right hand", suit.knownRight() + " other cards"));
        }
        return new Prompt("What is the chance that the suit breaks " + suit.split() + "?", exhibits);
    }
}
