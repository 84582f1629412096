package kibitzer.learning.learner;

import java.util.UUID;

/** Who answers. Says nothing about the person, and does not open the door: that takes the {@link LearnerKey}. */
public record LearnerId(UUID id) {

    public static LearnerId fresh() {
        return new LearnerId(UUID.randomUUID());
    }

    @Override
    public String toString() {
        return id.toString();
    }
}
