package kibitzer.decisions.poker.table;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Instruction;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.conventions.poker.play.Bluff;
import kibitzer.conventions.poker.play.Games;
import kibitzer.conventions.poker.play.PokerFamilies;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/** How much to bet on a bluff, or not to bluff at all (Culbertson p. 98; Round Games with Cards p. 46). */
public final class PokerBluff extends BookDecision<Bluff, Integer> {
    private static final int MOST_CHIPS = 1_000_000;
    /** The share of the pot by which a bet may miss it and still be one of its size. */
    private static final int NEAR = 10;

    private static final List<String> GAMES = List.of(Games.STANDARD, Games.ROUND_GAMES);

    private static final PractisedRules RULES = PractisedRules.of(
                    GAMES.stream().flatMap(game -> book(game).practised()))
            .in(PokerFamilies.ALL);

    private static final Form<Bluff> FORM = Form.of(
            Bluff::new,
            optional("game", Kinds.word(GAMES), Games.STANDARD, "standard for Culbertson, round-games for 1891")
                    .of(Bluff::game),
            required("pot", Kinds.number(1, MOST_CHIPS), "chips in the pot").of(Bluff::pot),
            required(
                            "chance",
                            Percent.KIND,
                            "the chance, as the learner judges it, that all others drop to a bet of the pot")
                    .of(Bluff::chance),
            optional(
                            "same-line",
                            Kinds.yesOrNo(),
                            true,
                            "true if the hand that is pretended would have been played just so")
                    .of(Bluff::asWithTheHand),
            optional("winning", Kinds.yesOrNo(), true, "true if the learner has been winning")
                    .of(Bluff::winning));

    private static RuleBook<Bluff, Integer> book(String game) {
        return Optional.ofNullable(Bluff.BOOKS.get(game)).orElseThrow();
    }

    public PokerBluff() {
        super(
                new Head("poker/bluff", "The size of a bluff", "poker", "how much to bet on a bluff, or not to bluff"),
                FORM,
                new NumberAnswer.Count(0, MOST_CHIPS, "chips"),
                RULES,
                GAMES.stream().flatMap(game -> book(game).sources().stream()).toList());
    }

    @Override
    public Bluff deal(DealRequest request) {
        Chance chance = request.seed().chance();
        List<String> asked = RULES.named(request);
        String game = chance.oneOf(GAMES.stream()
                .filter(one -> asked.isEmpty() || book(one).rules().anyMatch(rule -> asked.contains(rule.id())))
                .toList());
        List<String> rules = book(game)
                .rules()
                .map(Rule::id)
                .filter(RULES.asked(request)::contains)
                .toList();
        return new RuleDealer<>(book(game), new Bluff.Ground(game)).deal(rules, new Seed(chance.next()));
    }

    @Override
    protected Consulted<?, Integer> consult(Bluff bluff) {
        return new Consulted<>(book(bluff.game()), bluff);
    }

    /**
     * The book of 1891 says when to bluff, and nowhere how much, so that where it lets a bluff pass the size is free; Culbertson's size of the pot is meant as a size: a chip or two
     * beside it, a tenth of the pot at most, are neither a bet too small nor one too large (p. 98).
     */
    @Override
    public boolean isLeftOpen(Bluff bluff, Integer answer) {
        Advice<Integer> advice = advise(bluff);
        if (bluff.game().equals(Games.ROUND_GAMES)) {
            return answer > 0
                    && Stream.concat(advice.best().stream(), advice.acceptable().stream())
                            .anyMatch(bet -> bet > 0);
        }
        boolean isBet = answer > 0 && advice.best().getFirst() > 0;
        return isBet && Math.abs(answer - bluff.pot()) <= Math.max(1, bluff.pot() / NEAR);
    }

    /** Of a bluff of another size, what is wrong with it (p. 98); of none, what it gives up. */
    @Override
    public Optional<String> claims(Bluff bluff, Integer answer) {
        boolean bluffs = advise(bluff).best().getFirst() > 0;
        if (leavesAGoodBluff(bluff, answer)) {
            return Optional.of("gives up " + bluff.chance() + " wins in 100");
        }
        return bluffs && answer > 0 && answer != bluff.pot()
                ? Optional.of(answer > bluff.pot() ? "risks too much" : "seldom frightens anyone out")
                : Optional.empty();
    }

    /**
     * A bet of the pot breaks even if every other one wins. How often a smaller or a larger one wins is not told; but the smaller
     * frightens less, and the larger risks more than it can win (p. 98).
     */
    @Override
    public List<Ruling<Integer>> whyNot(Bluff bluff, Integer answer) {
        return ofAnotherSize(bluff, answer).map(List::of).orElseGet(() -> super.whyNot(bluff, answer));
    }

    @Override
    public boolean isSpokenOf(Bluff bluff, Integer answer) {
        return ofAnotherSize(bluff, answer).isPresent()
                || !leavesAGoodBluff(bluff, answer) && super.isSpokenOf(bluff, answer);
    }

    private boolean leavesAGoodBluff(Bluff bluff, int answer) {
        return answer == 0
                && bluff.game().equals(Games.STANDARD)
                && advise(bluff).best().getFirst() > 0;
    }

    private Optional<Ruling<Integer>> ofAnotherSize(Bluff bluff, int answer) {
        return Bluff.failsTooOften(bluff, answer)
                .filter(ruling -> advise(bluff).best().equals(List.of(0))
                        && !advise(bluff).acceptable().contains(answer));
    }

    @Override
    public Prompt ask(Bluff bluff) {
        boolean of1891 = bluff.game().equals(Games.ROUND_GAMES);
        Stream<Exhibit> facts = Stream.of(
                new Exhibit.Fact("In the pot", HowMany.of(bluff.pot(), "chip")),
                new Exhibit.Fact("You judge that all drop to a bet of the pot", bluff.chance() + " times in a hundred"),
                of1891
                        ? new Exhibit.Fact("So far you have been", bluff.winning() ? "winning" : "losing")
                        : new Exhibit.Fact(
                                "The hand you pretend",
                                bluff.asWithTheHand()
                                        ? "would have been played just so"
                                        : "would have been played otherwise"),
                new Exhibit.Fact("The book", of1891 ? "Round Games with Cards" : "Culbertson"));
        return new Prompt("You have nothing. How many chips do you bet?", facts.toList());
    }

    @Override
    public Instruction say(Integer answer) {
        return answer == 0 ? Instruction.notTo("bluff") : new Instruction("bet", HowMany.of(answer, "chip"));
    }
}
