package kibitzer.learning;

import java.util.Optional;
import kibitzer.cards.Seed;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Question;
import org.springframework.stereotype.Service;

/** Deals for a learner: a skill is asked again in a position that the learner has not answered before. */
@Service
public class FreshDeals {
    /** Some skills have few positions: who has met them all meets one again. */
    private static final int TRIES = 40;

    private final History history;

    FreshDeals(History history) {
        this.history = history;
    }

    /**
     * A question and what it was dealt from.
     *
     * @param skill the one that was dealt for, which may not be the one that decides
     */
    public record Fresh(Skill skill, Question<?, ?> question, long seed) {}

    /** A question that the skill itself decides. */
    public Fresh deal(LearnerId learner, Skill skill) {
        Fresh known = deal(skill);
        for (int tries = 0; tries < TRIES; tries++) {
            Fresh fresh = deal(skill);
            if (Skill.of(fresh.question()).equals(Optional.of(skill))) {
                if (!isKnown(learner, fresh.question())) {
                    return fresh;
                }
                known = fresh;
            }
        }
        return known;
    }

    private static Fresh deal(Skill skill) {
        Seed seed = Seed.fresh();
        return new Fresh(skill, skill.deal(seed), seed.number());
    }

    private <P, A> boolean isKnown(LearnerId learner, Question<P, A> question) {
        return history.knows(
                learner, question.decision().id(), question.decision().form().write(question.position()));
    }
}
