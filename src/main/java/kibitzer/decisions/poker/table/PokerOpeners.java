package kibitzer.decisions.poker.table;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/**
 * What pair opens a jack pot after others were passed: by the progressive pots of 1957 (Culbertson p. 70) or the
 * jack-pots of 1891 (Round Games with Cards p. 40).
 */
public final class PokerOpeners extends CountedDecision<PokerOpeners.PassedPots, Rank> {

    /**
     * Pots that nobody opened.
     *
     * @param game "progressive-jackpots" or "poker-jack-pot"
     * @param unopened how many in a row before this one
     */
    public record PassedPots(String game, int unopened) {}

    private static final String PROGRESSIVE = "progressive-jackpots";
    private static final String OF_1891 = "poker-jack-pot";
    private static final int MOST = 20;

    /** Dealt of 1891: three times round. */
    private static final int DEALT = 9;

    private static final List<Rank> UP_TO_ACES = List.of(Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE);
    private static final List<Rank> ROUND_AND_ROUND = List.of(Rank.JACK, Rank.QUEEN, Rank.KING);

    private static final Field<String> GAME = optional(
            "game",
            Kinds.word(PROGRESSIVE, OF_1891),
            PROGRESSIVE,
            "the progressive pots of 1957 or the jack-pots of 1891");
    private static final Field<Integer> UNOPENED =
            required("unopened", Kinds.number(0, MOST), "jack pots in a row that nobody opened");
    private static final Form<PassedPots> FORM =
            Form.of(PassedPots::new, GAME.of(PassedPots::game), UNOPENED.of(PassedPots::unopened));

    public PokerOpeners() {
        super(
                new Head(
                        "poker/openers",
                        "The openers of a jack pot",
                        "jackpots",
                        "which pair opens after jack pots were passed"),
                FORM,
                new CardAnswer.OneRank(),
                List.of(Source.source("poker-jack-pot.p01"), Source.source(PROGRESSIVE)));
    }

    /** Of 1957 as far as the page goes: what follows aces it leaves open. */
    @Override
    public PassedPots deal(DealRequest request) {
        Chance chance = request.seed().chance();
        return chance.onceIn(2)
                ? new PassedPots(PROGRESSIVE, chance.below(UP_TO_ACES.size()))
                : new PassedPots(OF_1891, chance.below(DEALT));
    }

    @Override
    public Choices<Rank> choices(PassedPots pots) {
        return new Choices.Listed<>(UP_TO_ACES);
    }

    @Override
    protected CountedAnswer<Rank> count(PassedPots pots) {
        Reason reason = Reason.counted("unopened", pots.unopened(), passed(pots) + ", and " + order(pots));
        CountedAnswer<Rank> counted =
                CountedAnswer.of("poker.openers", source(pots), List.of(opens(pots)), List.of(reason));
        return isLeftOpen(pots)
                ? counted.allowing(
                        UP_TO_ACES.stream().filter(pair -> pair != opens(pots)).toList())
                : counted;
    }

    /** Past aces no page says what opens: to stay there, to ask two pairs and to begin again are all played. */
    private static boolean isLeftOpen(PassedPots pots) {
        return pots.game().equals(PROGRESSIVE) && pots.unopened() >= UP_TO_ACES.size();
    }

    private static Source source(PassedPots pots) {
        return pots.game().equals(OF_1891)
                ? Source.source("poker-jack-pot.p01")
                : isLeftOpen(pots)
                        ? Source.source(PROGRESSIVE)
                                .withFigureFromPractice(
                                        "the book does not say what follows aces, but that some go up to two pairs")
                        : Source.source(PROGRESSIVE);
    }

    private static Rank opens(PassedPots pots) {
        return pots.game().equals(OF_1891)
                ? ROUND_AND_ROUND.get(pots.unopened() % ROUND_AND_ROUND.size())
                : UP_TO_ACES.get(Math.min(pots.unopened(), UP_TO_ACES.size() - 1));
    }

    private static String passed(PassedPots pots) {
        return switch (pots.unopened()) {
            case 0 -> "this is the first jack pot";
            case 1 -> "one pot was passed";
            default -> pots.unopened() + " pots were passed";
        };
    }

    /** Of 1957 nothing is printed past aces: that they stay is ours. */
    private static String order(PassedPots pots) {
        return pots.game().equals(OF_1891)
                ? "the pairs go jacks, queens, kings and begin again"
                : "the pairs go jacks, queens, kings, aces"
                        + (isLeftOpen(pots) ? "; what follows is left open, and we stay at aces" : "");
    }

    @Override
    protected List<Reason> against(PassedPots pots, Rank answer) {
        Reason reason = Reason.missing(
                "unopened",
                pots.unopened(),
                rounds(pots).orElseGet(() -> passed(pots) + ", and " + order(pots)),
                "a pair of " + opens(pots).plural());
        return List.of(reason);
    }

    /** What the pairs of 1891 have come to: "after kings jacks come again, and the last of 20 passed pots asked queens". */
    private static Optional<String> rounds(PassedPots pots) {
        return pots.unopened() <= ROUND_AND_ROUND.size() || pots.game().equals(PROGRESSIVE)
                ? Optional.empty()
                : Optional.of("after kings jacks come again, and the last of " + pots.unopened() + " passed pots asked "
                        + opens(new PassedPots(pots.game(), pots.unopened() - 1))
                                .plural());
    }

    /** How the other book goes on. */
    @Override
    public List<Slip<Rank>> slips(PassedPots pots) {
        return pots.game().equals(OF_1891)
                ? List.of(Slip.by(
                        "go on to aces instead of beginning again",
                        opens(new PassedPots(PROGRESSIVE, pots.unopened()))))
                : isLeftOpen(pots)
                        ? List.of()
                        : List.of(Slip.by(
                                "begin again after kings, where aces come next",
                                opens(new PassedPots(OF_1891, pots.unopened()))));
    }

    @Override
    public Prompt ask(PassedPots pots) {
        return new Prompt(
                "Which pair at least opens this pot?",
                List.of(
                        new Exhibit.Fact(
                                "The game",
                                pots.game().equals(OF_1891) ? "jack-pots as played in 1891" : "progressive jack pots"),
                        new Exhibit.Fact("Passed in a row before", String.valueOf(pots.unopened()))));
    }

    @Override
    public Instruction say(Rank answer) {
        return Instruction.naming("a pair of " + answer.plural());
    }
}
