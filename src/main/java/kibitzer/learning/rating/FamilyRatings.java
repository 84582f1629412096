package kibitzer.learning.rating;

import java.util.List;
import kibitzer.learning.History;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** The ratings of learners by family, computed from the stored answers whenever they are asked for. */
@Service
public class FamilyRatings {
    private final History history;
    private final Ratings ratings;

    FamilyRatings(History history, Ratings ratings) {
        this.history = history;
        this.ratings = ratings;
    }

    /** By the name of the family; a family in which nothing was rated is not there. */
    @Transactional(readOnly = true)
    public List<FamilyRating> of(LearnerId learner, LearnerDay today) {
        return FamilyRating.of(history.firstTries(learner), ratings.ofItems(), today);
    }
}
