package kibitzer.decisions.gin.play;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.Choices;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;

/**
 * A decision as it comes up in play, where the table stands before the learner already.
 *
 * @param decision what is asked
 * @param prompt how it is asked here
 */
record SeatedDecision<P, A>(Decision<P, A> decision, Prompt prompt) implements Decision<P, A> {

    @Override
    public Head head() {
        return decision.head();
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
    public AnswerKind<A> answerKind(P position) {
        return decision.answerKind(position);
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
    public String titleOf(String rule) {
        return decision.titleOf(rule);
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
        return decision.choices(position);
    }

    @Override
    public Optional<String> objection(P position, A answer) {
        return decision.objection(position, answer);
    }

    @Override
    public Advice<A> advise(P position) {
        return decision.advise(position);
    }

    @Override
    public List<Ruling<A>> whyNot(P position, A answer) {
        return decision.whyNot(position, answer);
    }

    @Override
    public Optional<Reckoning<A>> reckon(P position) {
        return decision.reckon(position);
    }

    @Override
    public List<String> shows(P position, A answer) {
        return decision.shows(position, answer);
    }

    @Override
    public List<A> idle() {
        return decision.idle();
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
