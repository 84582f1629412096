package kibitzer.decisions.bridge.chance;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Chance;
import kibitzer.conventions.PrintedFigure;
import kibitzer.conventions.bridge.chances.PercentageTables;
import kibitzer.conventions.bridge.chances.PrintedPercentage;
import kibitzer.decisions.ChanceDecision;
import kibitzer.decisions.CountedChance;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.odds.Combinations;
import kibitzer.odds.DrawByKind;

/** The chance that a hand is dealt with suits of given lengths, or a suit so among four hands (Culbertson p. 153). */
public final class Distribution extends ChanceDecision<Distribution.Pattern> {

    /**
     * Lengths to be dealt.
     *
     * @param lengths four numbers that make 13
     * @param ofOneHand true for the four suits of one hand, false for one suit in the four hands: the same chance
     */
    public record Pattern(Lengths lengths, boolean ofOneHand) {
        public Pattern {
            if (lengths.sum() != HAND) {
                throw new BadQuestion(
                        "pattern", lengths + " makes " + lengths.sum() + " cards", "four numbers that make 13");
            }
        }
    }

    private static final int HAND = 13;
    private static final int PACK = 52;
    private static final String A_HAND = "hand";
    private static final String A_SUIT = "suit";
    private static final Source SOURCE = Source.source(PercentageTables.HAND_PATTERNS.id());
    /** What comes less than once in a thousand deals is dealt only when written out: nobody learns those figures. */
    private static final double LEAST_DEALT = 0.1;

    private static final List<String> DEALT = PercentageTables.HAND_PATTERNS.rows().stream()
            .filter(row -> row.percent().doubleValue() >= LEAST_DEALT)
            .map(PrintedPercentage::line)
            .toList();

    private static final Form<Pattern> FORM = Form.of(
            Pattern::new,
            required("pattern", Lengths.kind(4, "4-4-3-2"), "the four lengths, in any order")
                    .of(Pattern::lengths),
            optional(
                            "of",
                            Kinds.word(A_HAND, A_SUIT).as(A_HAND::equals, ofOneHand -> ofOneHand ? A_HAND : A_SUIT),
                            true,
                            "hand: the four suits of one hand; suit: the cards of one suit in the four hands")
                    .of(Pattern::ofOneHand));

    public Distribution() {
        super(
                new Head(
                        "bridge/distribution",
                        "How a hand is distributed",
                        "contract-bridge",
                        "how often a hand or a suit is distributed so"),
                FORM,
                List.of(SOURCE));
    }

    @Override
    public Pattern deal(DealRequest request) {
        Chance chance = request.seed().chance();
        return new Pattern(Lengths.of(chance.oneOf(DEALT)), !chance.onceIn(3));
    }

    @Override
    public List<Slip<Double>> slips(Pattern pattern) {
        return DEALT.stream()
                .map(line -> new Pattern(Lengths.of(line), pattern.ofOneHand()))
                .map(other -> Slip.of(
                        "the chance of " + other.lengths() + beside(pattern, other),
                        counted(other).chance().toDouble()))
                .toList();
    }

    /** How the other pattern differs, for the even ones are the common ones: ", a more even hand than 6-5-1-1". */
    private static String beside(Pattern pattern, Pattern other) {
        int unevenness = Integer.compare(squares(pattern), squares(other));
        return unevenness == 0
                ? ""
                : (unevenness > 0 ? ", a more even " : ", a less even ")
                        + (pattern.ofOneHand() ? "hand" : "split")
                        + " than "
                        + pattern.lengths();
    }

    private static int squares(Pattern pattern) {
        return pattern.lengths().parts().stream().mapToInt(part -> part * part).sum();
    }

    @Override
    public CountedChance counted(Pattern pattern) {
        List<Integer> parts = pattern.lengths().parts();
        long all = Combinations.choose(PACK, HAND);
        long oneWay = DrawByKind.of(HAND, HAND, HAND, HAND).ways(parts).longValueExact();
        int orders = orders(parts);
        long favourable = orders * oneWay;
        List<Reason> reasons = List.of(
                Reason.counted(
                        "orders",
                        orders,
                        pattern.ofOneHand()
                                ? "the lengths can fall to the four suits in " + orders + " orders"
                                : "the lengths can fall to the four hands in " + orders
                                        + " orders; the count is the same as for the suits of one hand"),
                Reason.counted(
                        "hands in one order",
                        oneWay,
                        "each order gives " + CountedChance.folded(oneWay) + " different hands"),
                Reason.counted(
                        "favourable hands",
                        favourable,
                        CountedChance.share(favourable, all) + " of the " + CountedChance.folded(all) + " hands are "
                                + pattern.lengths()));
        return new CountedChance(
                "bridge.distribution",
                "hands",
                favourable,
                all,
                SOURCE,
                PercentageTables.HAND_PATTERNS
                        .printed(pattern.lengths().toString())
                        .map(PrintedFigure.class::cast),
                reasons);
    }

    /** In how many different orders the four lengths can stand. */
    private static int orders(List<Integer> parts) {
        Set<List<Integer>> different = new HashSet<>();
        for (int order = 0; order < 4 * 4 * 4 * 4; order++) {
            List<Integer> places = List.of(order & 3, order >> 2 & 3, order >> 4 & 3, order >> 6);
            if (Set.copyOf(places).size() == 4) {
                different.add(places.stream().map(parts::get).toList());
            }
        }
        return different.size();
    }

    @Override
    public Prompt ask(Pattern pattern) {
        String ask = pattern.ofOneHand()
                ? "What is the chance that you are dealt a hand of " + pattern.lengths() + "?"
                : "What is the chance that a given suit lies " + pattern.lengths() + " in the four hands?";
        return new Prompt(
                ask, List.of(new Exhibit.Fact("Lengths", pattern.lengths().toString())));
    }
}
