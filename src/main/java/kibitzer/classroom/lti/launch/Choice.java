package kibitzer.classroom.lti.launch;

import java.net.URI;
import java.util.Optional;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.lti.link.LinkId;
import kibitzer.classroom.lti.platform.PlatformId;
import kibitzer.learning.learner.LearnerId;

/** What an instructor is to choose: an assignment for an activity of a course. */
public record Choice(LearnerId who, PlatformId platform, ClassroomId classroom, Purpose purpose) {

    /** What becomes of what is chosen. */
    public sealed interface Purpose {}

    /**
     * It is sent to the platform, which makes an activity of it.
     *
     * @param returnTo where it is sent
     * @param data that is sent with it
     * @param withLineItem true if the platform is to make a column in its gradebook
     */
    public record Answer(String deployment, URI returnTo, Optional<String> data, boolean withLineItem)
            implements Purpose {}

    /** It is kept for an activity that is there already. */
    public record Keep(LinkId link) implements Purpose {}
}
