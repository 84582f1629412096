package kibitzer.decisions.gin.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.Choices;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;

/**
 * A decision as it comes up in play: the table stands before the learner already, and an upcard that he took in this turn
 * may not go back with it (p. 32), which the position itself does not say.
 *
 * @param decision what is asked
 * @param prompt how it is asked here
 * @param goesBack true for an answer that throws the upcard just taken
 */
record SeatedDecision<P, A>(Decision<P, A> decision, Prompt prompt, Predicate<A> goesBack) implements Decision<P, A> {
    private static final String OBJECTION = "an upcard is not thrown in the turn in which it was taken";
    private static final String SILENCE =
            "The rule would throw the upcard just taken, which is not allowed in this turn, and the book names no other card";

    @Override
    public DecisionId id() {
        return decision.id();
    }

    @Override
    public String title() {
        return decision.title();
    }

    @Override
    public String game() {
        return decision.game();
    }

    @Override
    public Form<P> form() {
        return decision.form();
    }

    @Override
    public AnswerKind<A> answerKind() {
        return decision.answerKind();
    }

    @Override
    public List<Field<?>> dealOptions() {
        return decision.dealOptions();
    }

    @Override
    public List<String> rules() {
        return decision.rules();
    }

    @Override
    public List<Source> sources() {
        return decision.sources();
    }

    @Override
    public P deal(DealRequest request) {
        return decision.deal(request);
    }

    @Override
    public Choices<A> choices(P position) {
        return switch (decision.choices(position)) {
            case Choices.Listed<A>(List<A> answers) -> new Choices.Listed<>(kept(answers));
            case Choices.Open<A> open -> open;
        };
    }

    @Override
    public Optional<String> objection(P position, A answer) {
        return goesBack.test(answer) ? Optional.of(OBJECTION) : decision.objection(position, answer);
    }

    /** The book's answers without the one that is not allowed; where it is the only one, the book says no more. */
    @Override
    public Advice<A> advise(P position) {
        Advice<A> advice = decision.advise(position);
        if (advice.best().stream().noneMatch(goesBack)
                && advice.acceptable().stream().noneMatch(goesBack)) {
            return advice;
        }
        List<A> best = kept(advice.best());
        List<A> acceptable = kept(advice.acceptable());
        List<Ruling<A>> rulings = advice.rulings().stream().map(this::kept).toList();
        if (best.isEmpty() && !acceptable.isEmpty()) {
            return new Advice<>(acceptable, List.of(), rulings, List.of(), false, advice.beside());
        }
        if (best.isEmpty()) {
            return new Advice<>(List.of(), List.of(), List.of(), List.of(), true, Map.of("silence", SILENCE));
        }
        return new Advice<>(best, acceptable, rulings, advice.nearMisses(), advice.silent(), advice.beside());
    }

    private Ruling<A> kept(Ruling<A> ruling) {
        return new Ruling<>(
                ruling.rule(),
                ruling.source(),
                kept(ruling.answers()),
                kept(ruling.allowed()),
                ruling.standing(),
                ruling.reasons());
    }

    private List<A> kept(List<A> answers) {
        return answers.stream().filter(goesBack.negate()).toList();
    }

    @Override
    public List<Ruling<A>> whyNot(P position, A answer) {
        return decision.whyNot(position, answer);
    }

    @Override
    public List<String> shows(P position, A answer) {
        return decision.shows(position, answer);
    }

    @Override
    public Prompt ask(P position) {
        return prompt;
    }

    @Override
    public String say(A answer) {
        return decision.say(answer);
    }

    @Override
    public String say(P position, A answer) {
        return decision.say(position, answer);
    }
}
