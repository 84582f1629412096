package kibitzer.decisions.bridge.chance;

import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
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

/** The chance of being dealt so many aces, face cards or honours (Culbertson p. 154). */
public final class HighCards extends ChanceDecision<HighCards.Holding> {

    /**
     * High cards in a hand of thirteen.
     *
     * @param lowest the lowest rank that counts, all above it counting too: ace for aces, knave for face cards
     * @param held how many of them, exactly
     */
    public record Holding(Rank lowest, int held) {
        public Holding {
            if (held > there(lowest)) {
                throw new BadQuestion(
                        "held", held + " of " + there(lowest) + " high cards", "at most " + there(lowest));
            }
        }

        private static int there(Rank lowest) {
            return 4 * (Rank.ACE.ordinal() - lowest.ordinal() + 1);
        }

        int there() {
            return there(lowest);
        }

        String line() {
            return held + " " + lowest.letter();
        }

        String inWords() {
            String many = held == 0 ? "no" : held + "";
            String card = held == 1 ? "card" : "cards";
            return switch (lowest) {
                case ACE -> many + (held == 1 ? " ace" : " aces");
                default -> many + " " + card + " from the ace down to the " + lowest.word();
            };
        }
    }

    private static final int HAND = 13;
    private static final int PACK = 52;
    private static final int MOST_DEALT = 6;
    private static final String TABLE = PercentageTables.HIGH_CARDS.id();
    private static final Holding FOUR_ACES = new Holding(Rank.ACE, 4);
    private static final Holding YARBOROUGH = new Holding(Rank.TEN, 0);

    private static final Field<Rank> LOWEST = required(
            "lowest", Kinds.rank(), "the lowest rank that counts: A for aces, J for face cards, T for honours");
    private static final Field<Integer> HELD =
            required("held", Kinds.number(0, HAND), "how many such cards are held, exactly");

    private static final Form<Holding> FORM = Form.of(Holding::new, LOWEST.of(Holding::lowest), HELD.of(Holding::held));

    public HighCards() {
        super(
                new Head(
                        "bridge/high-cards",
                        "High cards in a hand",
                        "contract-bridge",
                        "how often a hand holds so many high cards"),
                FORM,
                List.of(Source.source(TABLE, "contract-bridge.p111", "contract-bridge.p112")));
    }

    @Override
    public Holding deal(DealRequest request) {
        Chance chance = request.seed().chance();
        Rank lowest = chance.oneOf(List.of(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN));
        return new Holding(lowest, chance.below(lowest == Rank.ACE ? FOUR_ACES.held() + 1 : MOST_DEALT + 1));
    }

    @Override
    public List<Slip<Double>> slips(Holding holding) {
        return Stream.of(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)
                .flatMap(lowest -> IntStream.rangeClosed(0, lowest == Rank.ACE ? FOUR_ACES.held() : MOST_DEALT)
                        .mapToObj(held -> new Holding(lowest, held)))
                .sorted(Comparator.<Holding, Boolean>comparing(other -> other.lowest() != holding.lowest())
                        .thenComparingInt(other -> Math.abs(other.held() - holding.held())))
                .map(other -> Slip.of(
                        "the chance of " + other.inWords(),
                        counted(other).chance().toDouble()))
                .toList();
    }

    @Override
    public CountedChance counted(Holding holding) {
        long all = Combinations.choose(PACK, HAND);
        long high = Combinations.choose(holding.there(), holding.held());
        long rest = Combinations.choose(PACK - holding.there(), HAND - holding.held());
        List<Reason> reasons = new ArrayList<>(List.of(
                Reason.counted(
                        "high cards",
                        holding.there(),
                        "of " + holding.there() + " such cards " + holding.held() + " can be chosen in "
                                + CountedChance.grouped(high) + (high == 1 ? " way" : " ways")),
                Reason.counted(
                        "other cards",
                        PACK - holding.there(),
                        "the other " + (HAND - holding.held()) + " come from " + (PACK - holding.there())
                                + " cards, in " + CountedChance.folded(rest) + " ways"),
                CountedChance.favourable(
                        "hands",
                        high * rest,
                        CountedChance.share(high * rest, all) + " of the " + CountedChance.folded(all) + " hands have "
                                + holding.inWords(),
                        holding.held() + " of " + holding.there() + " such cards and " + (HAND - holding.held())
                                + " of the other " + (PACK - holding.there()))));
        if (holding.equals(FOUR_ACES)) {
            reasons.add(Reason.counted(
                    "one in", 379, "that is 1 hand in 379; the book's 1 in 385 is worked from its rounded percentage"));
        }
        Optional<PrintedFigure> printed =
                PercentageTables.HIGH_CARDS.printed(holding.line()).map(PrintedFigure.class::cast);
        return new CountedChance("bridge.high-cards", "hands", high * rest, all, source(holding), printed, reasons);
    }

    private static Source source(Holding holding) {
        if (holding.equals(FOUR_ACES)) {
            return Source.source(TABLE, "contract-bridge.e11");
        }
        return holding.equals(YARBOROUGH)
                ? Source.source(TABLE, "contract-bridge.h26", "contract-bridge.e12")
                        .withFigureFromPractice(
                                "The percentage cannot be read in the print; the text gives 1,827 to 1, which is right")
                : Source.source(TABLE);
    }

    @Override
    public Prompt ask(Holding holding) {
        return new Prompt(
                "What is the chance that you are dealt " + holding.inWords() + "?",
                List.of(new Exhibit.Fact("Your thirteen cards have", holding.inWords())));
    }
}
