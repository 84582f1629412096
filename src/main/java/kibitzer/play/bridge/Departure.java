package kibitzer.play.bridge;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;
import kibitzer.marking.Citation;
import kibitzer.marking.Citations;
import kibitzer.marking.Explainer;
import kibitzer.marking.Grade;
import kibitzer.play.hand.AnsweredTurn;
import kibitzer.play.hand.OwnTurn;

/**
 * A decision of the learner's that is neither the book's nor allowed by it.
 *
 * @param answered the question, and what was answered
 * @param number in the bidding, which of the own calls it was; in the play, in which trick; from 1
 */
public record Departure(AnsweredTurn<?, ?> answered, int number) {

    /** The first in the bidding of one deal; empty if every call was the book's or allowed. */
    public static Optional<Departure> inTheBidding(List<OwnTurn<SeenBridge, BridgeMove>> turns) {
        List<OwnTurn<SeenBridge, BridgeMove>> calls = turns.stream()
                .filter(turn -> turn.before().phase() != BridgePhase.PLAY)
                .toList();
        for (int call = 0; call < calls.size(); call++) {
            Optional<AnsweredTurn<?, ?>> departed = departed(calls.get(call));
            if (departed.isPresent()) {
                return Optional.of(new Departure(departed.get(), call + 1));
            }
        }
        return Optional.empty();
    }

    /** The first in the play of one deal; a card on which no book speaks is none. */
    public static Optional<Departure> inThePlay(List<OwnTurn<SeenBridge, BridgeMove>> turns) {
        for (OwnTurn<SeenBridge, BridgeMove> turn : turns) {
            Optional<AnsweredTurn<?, ?>> departed = departed(turn);
            if (turn.before().phase() == BridgePhase.PLAY && departed.isPresent()) {
                return Optional.of(
                        new Departure(departed.get(), turn.before().history().size() + 1));
            }
        }
        return Optional.empty();
    }

    /** "Pass. Instead: one no trump (The Acol System, p. 42)." */
    public String inWords(Citations citations) {
        return told(answered, citations);
    }

    private static <P, A> String told(AnsweredTurn<P, A> answered, Citations citations) {
        Advice<A> advice = answered.question().advice();
        String page = advice.ruling()
                .map(Ruling::source)
                .map(citations::of)
                .map(Citation::inWords)
                .map(words -> " (" + words + ")")
                .orElse("");
        String own = answered.question().decision().say(answered.answer()).alone();
        String better = advice.best().isEmpty()
                ? ""
                : " Instead: " + Explainer.best(answered.question(), advice).alone() + page + ".";
        return own + "." + better;
    }

    /** Where no book speaks, none is left. */
    private static Optional<AnsweredTurn<?, ?>> departed(OwnTurn<SeenBridge, BridgeMove> turn) {
        return turn.answered()
                .filter(answer -> answer.verdict().grade() == Grade.WRONG)
                .filter(answer -> !answer.question().advice().silent());
    }
}
