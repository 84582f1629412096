package kibitzer.decisions.poker.odds;

import static kibitzer.decisions.form.Field.required;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.advice.Why;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.odds.Fraction;
import kibitzer.odds.Odds;

/**
 * Whether a call is worth its price: the odds the pot offers against the odds of winning (Culbertson p. 97).
 *
 * <p>The book counts the chips in the pot against the cost and says to play where those odds are the greater, to drop
 * where they are the less; of equal odds it says nothing, and a call then neither wins nor loses.
 */
public final class PokerPotOdds extends CountedDecision<PokerPotOdds.Price, String> {

    /**
     * What a call costs and may win.
     *
     * @param pot chips in the pot before the call, 1 or more
     * @param toCall chips the call costs, 1 or more
     * @param chance of winning, from 0 to 1
     */
    public record Price(int pot, int toCall, double chance) {
        public Price {
            if (!(chance >= 0 && chance <= 1)) {
                throw new BadQuestion("chance", String.valueOf(chance), "a probability from 0 to 1");
            }
        }

        /** The chance as it was written in decimals, not as the nearest binary number. */
        Fraction exactChance() {
            BigDecimal decimal = BigDecimal.valueOf(chance);
            int scale = Math.max(0, decimal.scale());
            return new Fraction(decimal.setScale(scale).unscaledValue(), BigInteger.TEN.pow(scale));
        }

        /** The chance at which a call neither wins nor loses. */
        Fraction breakEven() {
            return Fraction.of(toCall, (long) pot + toCall);
        }

        /** Above 0 if a call pays, below 0 if it costs. */
        int worth() {
            // A third is written 0.33333333: what is as near as eight decimals can tell is equal.
            return exactChance().rounded(DECIMALS).compareTo(breakEven().rounded(DECIMALS)) == 0
                    ? 0
                    : exactChance().compareTo(breakEven());
        }
    }

    private static final int DECIMALS = 8;
    private static final int MOST_CHIPS = 1_000_000;
    private static final String CALL = "call";
    private static final String DROP = "drop";
    private static final String RULE = "poker.pot-odds";
    private static final Source SOURCE = Source.source("poker.p03");
    private static final Source EVEN =
            SOURCE.withFigureFromPractice("of equal odds the book says nothing; a call then neither wins nor loses");

    private static final Field<Integer> POT =
            required("pot", Kinds.number(1, MOST_CHIPS), "chips in the pot before your call");
    private static final Field<Integer> TO_CALL =
            required("to-call", Kinds.number(1, MOST_CHIPS), "chips it costs to call");
    private static final Field<Double> CHANCE =
            required("chance", new NumberAnswer.Probability().json(), "the chance of winning the pot");
    private static final Form<Price> FORM =
            Form.of(Price::new, POT.of(Price::pot), TO_CALL.of(Price::toCall), CHANCE.of(Price::chance));

    public PokerPotOdds() {
        super(
                new Head("poker/pot-odds", "The odds the pot offers", "poker", "whether a call pays"),
                FORM,
                WordAnswer.OneWord.of(CALL, "Call", DROP, "Drop"),
                List.of(SOURCE));
    }

    /** A price close to the chance, on either side of it; seldom an even one. */
    @Override
    public Price deal(DealRequest request) {
        Chance chance = request.seed().chance();
        while (true) {
            int toCall = 1 + chance.below(8);
            int pot = toCall * (1 + chance.below(10)) + chance.below(toCall);
            int percent = Math.toIntExact(Math.round(100.0 * toCall / (pot + toCall))) + chance.below(17) - 8;
            if (percent >= 2 && percent <= 90) {
                return new Price(pot, toCall, percent / 100.0);
            }
        }
    }

    @Override
    protected CountedAnswer<String> count(Price price) {
        List<String> best = price.worth() == 0 ? List.of(CALL, DROP) : List.of(price.worth() > 0 ? CALL : DROP);
        Reason compared = Reason.counted(
                "chance needed",
                price.breakEven().toString(),
                switch (Integer.signum(price.worth())) {
                    case 1 -> "counted, that is more than the " + needed(price) + " a call needs";
                    case -1 -> "counted, that is less than the " + needed(price) + " a call needs";
                    default -> "that is just the " + needed(price) + " at which a call neither wins nor loses";
                });
        return CountedAnswer.of(
                        RULE,
                        price.worth() == 0 ? EVEN : SOURCE,
                        best,
                        List.of(offered(price), against(price), compared))
                .because(WHY);
    }

    @Override
    protected List<Reason> against(Price price, String answer) {
        if (price.worth() == 0 || answer.equals(CALL) == price.worth() > 0) {
            return List.of();
        }
        Odds odds = new Odds(price.exactChance());
        String told = answer.equals(CALL)
                ? ", but the odds against you are " + odds.inShort() + ", longer than the pot pays"
                : odds.isOn()
                        ? ": a call needs " + needed(price) + ", and " + chance(price)
                        : ", more than the odds against you, " + odds.inShort();
        return List.of(Reason.missing("chance", price.chance(), offered(price).measured() + told, needed(price), ""));
    }

    private static final Why WHY =
            Why.practice("A call pays where it wins often enough to make good all the calls that lose.");

    private static Reason offered(Price price) {
        String odds = Fraction.of(price.pot(), price.toCall())
                .rounded(2)
                .stripTrailingZeros()
                .toPlainString();
        String offered = price.pot() + " to " + price.toCall();
        String each = odds + " to 1";
        return Reason.counted(
                "pot odds", each, "the pot offers " + offered + (offered.equals(each) ? "" : ", which is " + each));
    }

    private static Reason against(Price price) {
        String odds = new Odds(price.exactChance()).inWords();
        return Reason.counted("odds", odds, chance(price) + ", which is " + odds);
    }

    private static String chance(Price price) {
        return "your chance is " + new NumberAnswer.Probability().inWords(price.chance());
    }

    private static String needed(Price price) {
        return new NumberAnswer.Probability().inWords(price.breakEven().toDouble());
    }

    @Override
    public List<String> idle() {
        return List.of(DROP);
    }

    /** Who drops is told the two odds against each other, as who calls is. */
    @Override
    public boolean declines(String answer, String best) {
        return false;
    }

    @Override
    public Prompt ask(Price price) {
        return new Prompt(
                "Do you call or drop?",
                List.of(
                        new Exhibit.Fact("In the pot", HowMany.of(price.pot(), "chip")),
                        new Exhibit.Fact("It costs you", HowMany.of(price.toCall(), "chip")),
                        new Exhibit.Fact(
                                "Your chance of winning", new NumberAnswer.Probability().inWords(price.chance()))));
    }
}
