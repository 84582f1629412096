package kibitzer.classroom.lti.message;

import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a platform says when somebody opens the trainer from it.
 *
 * @param context the course
 * @param grades where scores may be told; empty if the platform takes none
 * @param members where the course lists who is in it; empty if the platform does not tell
 */
public record Launch(
        String deployment,
        Person person,
        Optional<Context> context,
        Optional<GradeService> grades,
        Optional<URI> members,
        boolean framed,
        Content content) {

    /**
     * @param subject the platform's number for somebody
     * @param name empty where the platform does not tell
     * @param instructs true for whoever teaches the course
     */
    public record Person(String subject, Optional<String> name, boolean instructs) {}

    /** A course. */
    public record Context(String id, Optional<String> title) {}

    /**
     * The assignment and grade service.
     *
     * @param scopes what the trainer may do there
     * @param lineItems all columns of the course's gradebook
     * @param lineItem the column of this activity
     */
    public record GradeService(Set<String> scopes, Optional<URI> lineItems, Optional<URI> lineItem) {
        public static final String SCORE = "https://purl.imsglobal.org/spec/lti-ags/scope/score";
        public static final String LINE_ITEM = "https://purl.imsglobal.org/spec/lti-ags/scope/lineitem";

        public GradeService {
            scopes = Set.copyOf(scopes);
        }
    }

    /** What was opened. */
    public sealed interface Content {}

    /**
     * An activity of the course.
     *
     * @param custom what the trainer gave the platform to keep with it
     */
    public record ResourceLink(String id, Optional<String> title, Map<String, String> custom) implements Content {
        public ResourceLink {
            custom = Map.copyOf(custom);
        }
    }

    /**
     * The choice of what an activity is to be.
     *
     * @param returnTo where the choice is sent
     * @param data to be sent back as it came
     * @param acceptsLinks true if an activity of the trainer can be chosen
     * @param acceptsLineItem true unless the platform wants no column of its gradebook with it
     */
    public record DeepLinking(URI returnTo, Optional<String> data, boolean acceptsLinks, boolean acceptsLineItem)
            implements Content {}
}
