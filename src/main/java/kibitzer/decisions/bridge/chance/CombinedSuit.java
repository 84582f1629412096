package kibitzer.decisions.bridge.chance;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.Comparator;
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
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.odds.Combinations;

/** The chance that two partners hold a long suit between them (Culbertson p. 154). */
public final class CombinedSuit extends ChanceDecision<CombinedSuit.Held> {

    /**
     * A suit in the 26 cards of two partners.
     *
     * @param cards how many of it
     * @param orMore true if more will do
     * @param longest true for their longest suit, whichever it is; false for one named beforehand
     */
    public record Held(int cards, boolean orMore, boolean longest) {
        String inWords() {
            String suit = longest ? " in the longest suit" : " in a suit named beforehand";
            return (orMore ? "at least " : "exactly ") + cards + (cards == 1 ? " card" : " cards") + suit;
        }

        /** What happens else. */
        String otherwise() {
            return longest
                    ? cards > SHORTEST_LONGEST
                            ? "only seven are certain: two hands may hold 7-7-6-6"
                            : "the longest suit may have eight cards or more"
                    : "they may also hold fewer of it" + (orMore || cards == SUIT ? "" : " or more");
        }

        /** What of their 26 cards must be of the suit: "a suit of 8 and none longer", "8 of its 13 and 18 of the other 39". */
        String takes() {
            return longest
                    ? "a suit of " + cards + (orMore ? " or more" : " and none longer")
                    : cards + (orMore ? " or more" : "") + " of its 13"
                            + (orMore ? "" : " and " + (TWO_HANDS - cards) + " of the other 39");
        }
    }

    private static final int SUIT = 13;
    private static final int TWO_HANDS = 26;
    private static final int PACK = 52;
    private static final int SHORTEST_LONGEST = 7;
    private static final String TABLE = PercentageTables.LONGEST_COMBINED_SUIT.id();

    private static final Field<Integer> CARDS =
            required("cards", Kinds.number(0, SUIT), "how many cards of the suit the two hands hold together");
    private static final Field<Boolean> OR_MORE =
            optional("or-more", Kinds.yesOrNo(), true, "true: at least so many; false: exactly");
    private static final Field<Boolean> LONGEST = optional(
            "longest", Kinds.yesOrNo(), true, "true: in their longest suit; false: in a suit named beforehand");

    private static final Form<Held> FORM =
            Form.of(Held::new, CARDS.of(Held::cards), OR_MORE.of(Held::orMore), LONGEST.of(Held::longest));

    public CombinedSuit() {
        super(
                new Head(
                        "bridge/combined-suit",
                        "The longest suit of two partners",
                        "contract-bridge",
                        "how often two partners hold so long a suit"),
                FORM,
                List.of(Source.source(TABLE, "contract-bridge.p110")));
    }

    @Override
    public Held deal(DealRequest request) {
        Chance chance = request.seed().chance();
        boolean longest = !chance.onceIn(3);
        int fewest = longest ? SHORTEST_LONGEST : SHORTEST_LONGEST - 3;
        return new Held(fewest + chance.below(SUIT - fewest), chance.onceIn(2), longest);
    }

    @Override
    public List<Slip<Double>> slips(Held held) {
        Stream<Slip<Double>> cases = Stream.of(held.longest(), !held.longest())
                .flatMap(longest -> Stream.of(held.orMore(), !held.orMore())
                        .flatMap(orMore ->
                                IntStream.rangeClosed(0, SUIT).mapToObj(cards -> new Held(cards, orMore, longest))))
                .sorted(Comparator.comparingInt(other -> Math.abs(other.cards() - held.cards())))
                .map(other -> Slip.of(
                        "the chance of " + other.inWords(),
                        counted(other).chance().toDouble()))
                // what is as good as certain is told as certainty
                .filter(other -> !answerKind().isFigure(other.answer(), 1.0));
        return Stream.concat(Stream.of(Slip.ofCertainty(held.otherwise(), 1.0)), cases)
                .toList();
    }

    @Override
    public CountedChance counted(Held held) {
        long all = Combinations.choose(PACK, TWO_HANDS);
        int most = held.orMore() ? SUIT : held.cards();
        long favourable = IntStream.rangeClosed(held.cards(), most)
                .mapToLong(cards -> held.longest() ? longest(cards) : named(cards))
                .sum();
        List<Reason> reasons = List.of(
                Reason.counted(
                        "pairs of hands",
                        all,
                        "two partners can hold " + CountedChance.folded(all) + " different sets of 26 cards"),
                CountedChance.favourable(
                        "sets",
                        favourable,
                        CountedChance.share(favourable, all) + " of them have " + held.inWords(),
                        held.takes()));
        Optional<PrintedFigure> printed = held.longest() && held.orMore()
                ? PercentageTables.LONGEST_COMBINED_SUIT
                        .printed(String.valueOf(held.cards()))
                        .map(PrintedFigure.class::cast)
                : Optional.empty();
        return new CountedChance(
                "bridge.combined-suit", "sets", favourable, all, Source.source(TABLE), printed, reasons);
    }

    /** Sets of 26 cards with so many of one suit. */
    private static long named(int cards) {
        return Combinations.choose(SUIT, cards) * Combinations.choose(PACK - SUIT, TWO_HANDS - cards);
    }

    /** Sets of 26 cards whose longest suit has so many: those with no suit longer, less those with all suits shorter. */
    private static long longest(int cards) {
        return noneLonger(cards, TWO_HANDS, 4) - noneLonger(cards - 1, TWO_HANDS, 4);
    }

    /** Ways to choose cards from some suits, none of them giving more than {@code most}. */
    private static long noneLonger(int most, int cards, int suits) {
        if (suits == 0) {
            return cards == 0 ? 1 : 0;
        }
        return IntStream.rangeClosed(0, Math.min(most, cards))
                .mapToLong(length -> Combinations.choose(SUIT, length) * noneLonger(most, cards - length, suits - 1))
                .sum();
    }

    @Override
    public Prompt ask(Held held) {
        return new Prompt(
                "What is the chance that you and partner together hold " + held.inWords() + "?",
                List.of(new Exhibit.Fact("Two hands of thirteen with", held.inWords())));
    }
}
