package kibitzer.decisions.bridge.chance;

import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Chance;
import kibitzer.cards.NumberWord;
import kibitzer.conventions.PrintedFigure;
import kibitzer.conventions.bridge.chances.PercentageTables;
import kibitzer.decisions.ChanceDecision;
import kibitzer.decisions.CountedChance;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.odds.Combinations;

/** The chance that the one honour the opponents hold in a suit is guarded, or drops (Culbertson p. 155). */
public final class HonourDrop extends ChanceDecision<HonourDrop.Outstanding> {

    /**
     * Cards of a suit that lie with the opponents, one honour among them.
     *
     * @param missing how many with the honour, 1 to 13
     * @param guards what the honour is to have beside it
     */
    public record Outstanding(int missing, HonourGuards guards) {
        boolean possible() {
            return guards.fewest() < missing;
        }

        /** True where the honour cannot lie otherwise. */
        boolean certain() {
            return guards.fewest() == 0 && guards.most() >= missing - 1;
        }
    }

    private static final int HAND = 13;
    /** The places the other unknown cards take in the honour's own hand. */
    private static final int BESIDE_THE_HONOUR = HAND - 1;

    private static final int OTHERS = 2 * HAND - 1;
    private static final int FEWEST_PRINTED = 2;
    private static final int MOST_PRINTED = 9;
    /** The pointer for two missing cards; one for each number up to nine follows it. */
    private static final int FIRST_POINTER = 102;

    private static final Form<Outstanding> FORM = Form.of(
            Outstanding::new,
            required(
                            "missing",
                            Kinds.number(1, HAND),
                            "cards of the suit that the opponents hold, one honour among them")
                    .of(Outstanding::missing),
            required(
                            "guards",
                            Kinds.word(HonourGuards.words()).as(HonourGuards::named, HonourGuards::word),
                            "what the honour is to have beside it in its hand")
                    .of(Outstanding::guards));

    public HonourDrop() {
        super(
                new Head(
                        "bridge/honour-drop",
                        "Will the honour drop?",
                        "contract-bridge",
                        "how likely a missing honour drops"),
                FORM,
                IntStream.rangeClosed(FEWEST_PRINTED, MOST_PRINTED)
                        .mapToObj(HonourDrop::source)
                        .toList());
    }

    private static Source source(int missing) {
        String table = PercentageTables.GUARDS.id();
        return missing < FEWEST_PRINTED || missing > MOST_PRINTED
                ? Source.source(table)
                : Source.source(table, "contract-bridge.p" + (FIRST_POINTER + missing - FEWEST_PRINTED));
    }

    @Override
    public Outstanding deal(DealRequest request) {
        Chance chance = request.seed().chance();
        int missing = FEWEST_PRINTED + chance.below(MOST_PRINTED - FEWEST_PRINTED + 1);
        List<HonourGuards> possible = Stream.of(HonourGuards.values())
                .filter(guards -> new Outstanding(missing, guards).possible())
                .toList();
        return new Outstanding(missing, chance.oneOf(possible));
    }

    /** The honour lies in one hand; the other 25 unknown cards take its other twelve places and the other hand. */
    @Override
    public CountedChance counted(Outstanding suit) {
        long all = Combinations.choose(OTHERS, BESIDE_THE_HONOUR);
        long favourable = IntStream.rangeClosed(
                        suit.guards().fewest(), Math.min(suit.guards().most(), suit.missing() - 1))
                .mapToLong(guards -> Combinations.choose(suit.missing() - 1, guards)
                        * Combinations.choose(OTHERS - (suit.missing() - 1), BESIDE_THE_HONOUR - guards))
                .sum();
        List<Reason> reasons = List.of(
                Reason.counted(
                        "missing",
                        suit.missing(),
                        (suit.missing() == 1
                                        ? "the honour is the only card missing"
                                        : suit.missing() == 2
                                                ? "beside the honour one card alone of the suit is missing"
                                                : "beside the honour " + (suit.missing() - 1)
                                                        + " of the suit are missing")
                                + (suit.certain() ? falls(suit.missing() - 1) : "")),
                Reason.counted(
                        "ways",
                        all,
                        "the other 25 unknown cards fill the twelve places beside the honour in "
                                + CountedChance.grouped(all) + " ways"),
                Reason.counted(
                        "favourable ways",
                        favourable,
                        "in " + CountedChance.grouped(favourable) + " of them it "
                                + suit.guards().says()));
        Optional<PrintedFigure> printed = PercentageTables.GUARDS
                .printed(suit.missing() + " " + suit.guards().word())
                .map(PrintedFigure.class::cast);
        return new CountedChance(
                "bridge.honour-drop", "ways", favourable, all, source(suit.missing()), printed, reasons);
    }

    /** Why it cannot last longer: a card of the suit beside it guards it for one round. */
    private static String falls(int others) {
        return switch (others) {
            case 0 -> ", so it falls in the first round";
            case 1 -> ", one guard at most, so it falls in two rounds";
            default ->
                ", " + NumberWord.of(others) + " guards at most, so it falls in " + NumberWord.of(others + 1)
                        + " rounds";
        };
    }

    /** Another row of the table; who is certain has left a case out. */
    @Override
    public List<Slip<Double>> slips(Outstanding suit) {
        if (suit.certain()) {
            return List.of(); // no other row is near: what is missing leaves it no guard
        }
        Stream<Slip<Double>> rows = IntStream.rangeClosed(FEWEST_PRINTED, MOST_PRINTED)
                .boxed()
                .flatMap(missing -> Stream.of(HonourGuards.values()).map(guards -> new Outstanding(missing, guards)))
                .filter(Outstanding::possible)
                .map(other -> Slip.of(
                        "the chance that an honour " + other.guards().says() + ", with " + other.missing() + " missing",
                        counted(other).chance().toDouble()));
        return Stream.concat(
                        rows,
                        Stream.of(
                                Slip.ofCertainty("it may also " + suit.guards().otherwise(suit.missing() - 1), 1.0)))
                .toList();
    }

    @Override
    public Prompt ask(Outstanding suit) {
        return new Prompt(
                "What is the chance that the missing honour " + suit.guards().says() + "?",
                List.of(
                        new Exhibit.Fact("The opponents hold", suit.missing() + " cards of the suit"),
                        new Exhibit.Fact("One of them is", "the honour")));
    }
}
