package kibitzer.web.classroom.lti;

import java.net.URI;
import kibitzer.classroom.AssignmentId;

/** Where platforms find the trainer; without a slash before them. */
final class LtiAddress {
    static final String LOGIN = "lti/login";
    static final String LAUNCH = "lti/launch";
    static final String AGAIN = "lti/again";
    static final String REGISTER = "lti/register";
    static final String KEYS = "lti/keys.json";
    static final String CHOOSE = "lti/choose";
    static final String ANSWER = "lti/answer";

    private LtiAddress() {}

    static URI at(URI base, String path) {
        return URI.create(base + "/" + path);
    }

    /** Where what was chosen is sent to the platform. */
    static String answer(String choice, AssignmentId chosen) {
        return "/" + ANSWER + "/" + choice + "/" + chosen;
    }
}
