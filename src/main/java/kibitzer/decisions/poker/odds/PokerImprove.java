package kibitzer.decisions.poker.odds;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.NumberWord;
import kibitzer.conventions.poker.DrawHolding;
import kibitzer.conventions.poker.DrawTarget;
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
import kibitzer.decisions.poker.hand.HandMaker;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.PokerForm;
import kibitzer.odds.Combinations;

/** The chance that a draw improves a hand, counted over the 47 cards not seen (Culbertson pp. 110-111). */
public final class PokerImprove extends ChanceDecision<DrawProblem> {
    private static final List<DrawHolding> DEALT = Stream.of(DrawHolding.values())
            .filter(holding -> holding != DrawHolding.OTHER)
            .toList();
    /** Drawing five and standing pat are dealt only when asked for: nobody doubts what to think of them. */
    private static final List<DrawHolding> DEALT_UNASKED = DEALT.stream()
            .filter(holding -> holding != DrawHolding.NOTHING && holding != DrawHolding.PAT)
            .toList();

    private static final String DISCARD = "discard";
    private static final List<String> WORDS =
            DEALT.stream().map(DrawHolding::word).toList();

    private static final Field<List<String>> HOLDING = optional(
                    "holding", Kinds.someOf(WORDS), List.of(), "draw to one of these; to any if none is named")
            .called("Holding drawn to");

    private static final Form<DrawProblem> FORM = Form.of(
            PokerImprove::problem,
            required("keep", Kinds.cards(0, 5), "the cards kept")
                    .of(problem -> problem.draw().keep()),
            required(DISCARD, Kinds.cards(0, 5), "the cards thrown away, as many as are drawn")
                    .of(problem -> problem.draw().thrown()),
            optional(
                            "game",
                            Kinds.word(PokerForm.STANDARD.id()).as(PokerForm::named, PokerForm::id),
                            PokerForm.STANDARD,
                            "the form of the game, so far as taught")
                    .of(DrawProblem::form),
            required(
                            "target",
                            Kinds.named(DrawTarget.EXPECTED, DrawTarget::of, DrawTarget::word),
                            "what the draw is to end in")
                    .of(DrawProblem::target));

    public PokerImprove() {
        super(
                new Head(
                        "poker/improve",
                        "The odds of a draw",
                        "draw-poker",
                        "the exact chance of improving a hand, beside the printed odds"),
                FORM,
                List.of(),
                HOLDING);
    }

    /** A draw of the kind asked for, and one of the targets the book's table names for it. */
    @Override
    public DrawProblem deal(DealRequest request) {
        Chance chance = request.seed().chance();
        List<String> asked = request.get(HOLDING);
        DrawHolding holding = chance.oneOf(
                asked.isEmpty()
                        ? DEALT_UNASKED
                        : DEALT.stream()
                                .filter(one -> asked.contains(one.word()))
                                .toList());
        Draw draw = new HandMaker(chance).draw(holding);
        return new DrawProblem(draw, PokerForm.STANDARD, chance.oneOf(OtherRows.targets(holding)));
    }

    @Override
    public CountedChance counted(DrawProblem problem) {
        return CountedDraw.of(problem).chance();
    }

    /** The same draw to another end, and the cards in hand counted with those not seen. */
    @Override
    public List<Slip<Double>> slips(DrawProblem problem) {
        Draw draw = problem.draw();
        CountedChance right = counted(problem);
        List<Slip<Double>> slips = new ArrayList<>();
        ends().filter(target -> !target.equals(problem.target()))
                .filter(target ->
                        target != DrawTarget.Named.ANY || OtherRows.isPrintedAsAny(DrawHolding.of(draw.keep())))
                .forEach(target -> slips.add(Slip.of(
                        "the chance of " + target.inWords() + " with this draw",
                        CountedDraw.of(new DrawProblem(draw, problem.form(), target))
                                .share()
                                .toDouble())));
        if (draw.drawn() > 0) {
            slips.add(Slip.by(
                    "count all 52 cards as not seen",
                    (double) right.favourable() / Combinations.choose(CardSet.FULL_PACK.size(), draw.drawn())));
            slips.add(Slip.of("the chance of the opposite", 1 - right.chance().toDouble()));
        }
        if (DrawHolding.of(draw.keep()) == DrawHolding.THREE_STRAIGHT_FLUSH) {
            slips.add(Slip.of(
                    "the chance with four such cards, where one good card is enough; with three it takes two",
                    withOneMore(problem)));
        }
        if (problem.form().equals(PokerForm.STANDARD)) {
            slips.addAll(OtherRows.slips(problem));
        }
        return slips;
    }

    /** The chance of the same end if the best card that can come were already kept. */
    private static double withOneMore(DrawProblem problem) {
        Draw draw = problem.draw();
        CardSet thrown = draw.thrown().without(draw.thrown().first());
        return draw.unseen().stream()
                .map(card ->
                        new DrawProblem(new Draw(draw.keep().with(card), thrown), problem.form(), problem.target()))
                .filter(better -> DrawHolding.of(better.draw().keep()) == DrawHolding.OPEN_STRAIGHT_FLUSH)
                .mapToDouble(better -> CountedDraw.of(better).share().toDouble())
                .max()
                .orElse(1);
    }

    private static Stream<DrawTarget> ends() {
        return Stream.of(
                        Stream.<DrawTarget>of(DrawTarget.Named.values()),
                        HandClass.WITHOUT_WILD_CARDS.stream().<DrawTarget>map(DrawTarget.Exactly::new),
                        HandClass.WITHOUT_WILD_CARDS.stream().<DrawTarget>map(DrawTarget.OrBetter::new))
                .flatMap(targets -> targets);
    }

    @Override
    public Prompt ask(DrawProblem problem) {
        Draw draw = problem.draw();
        String how = switch (draw.drawn()) {
            case 0 -> "You stand pat.";
            case 1 -> "You draw one card.";
            default -> "You draw " + NumberWord.of(draw.drawn()) + " cards.";
        };
        return new Prompt(
                how + " What is the chance of " + problem.target().inWords() + "?",
                List.of(
                        new Exhibit.Held("You keep", draw.keep(), Exhibit.Fan.BY_RANK),
                        new Exhibit.Held("You throw", draw.thrown(), Exhibit.Fan.BY_RANK),
                        new Exhibit.Fact("You hope for", problem.target().inWords())));
    }

    private static DrawProblem problem(CardSet keep, CardSet thrown, PokerForm form, DrawTarget target) {
        try {
            return new DrawProblem(new Draw(keep, thrown), form, target);
        } catch (BadNotation contradiction) {
            throw new BadQuestion(DISCARD, String.valueOf(contradiction.getMessage()));
        }
    }
}
