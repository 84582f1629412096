package kibitzer.marking;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.ClubPlay;
import kibitzer.decisions.Decision;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Prompt;

/**
 * A decision together with one position of it.
 *
 * @param decision what is asked
 * @param position where
 * @param place how it is put where the table stands before the learner already; empty where it is put as the decision asks
 */
public record Question<P, A>(Decision<P, A> decision, P position, Optional<Prompt> place) {

    public Question {
        decision = decision.asking(position);
    }

    public Question(Decision<P, A> decision, P position) {
        this(decision, position, Optional.empty());
    }

    /** A fresh question, the same for the same request, see {@link Decision#dealt}. */
    public static <P, A> Question<P, A> dealt(Decision<P, A> decision, DealRequest request) {
        return new Question<>(decision, decision.dealt(request));
    }

    /** The same as a club plays it. */
    public Question<P, A> playedBy(List<ClubPlay> club) {
        return new Question<>(decision.inAClub(club), decision.playedBy(position, club), place);
    }

    public Advice<A> advice() {
        return decision.advise(position);
    }

    public Choices<A> choices() {
        return decision.choices(position);
    }

    public Prompt prompt() {
        return place.orElseGet(() -> decision.ask(position));
    }

    /** The same question put in other words. */
    public Question<P, A> asked(Prompt prompt) {
        return new Question<>(decision, position, Optional.of(prompt));
    }

    /** Marks an answer. */
    public Verdict<A> mark(A answer) {
        return Marker.mark(this, answer);
    }
}
