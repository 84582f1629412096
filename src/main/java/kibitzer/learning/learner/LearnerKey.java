package kibitzer.learning.learner;

/**
 * The secret by which a browser is known again, in its cookie.
 *
 * @param text as it stands in the cookie; whatever a client may have put there
 */
public record LearnerKey(String text) {

    static LearnerKey fresh() {
        return new LearnerKey(Secret.fresh().text());
    }

    String hash() {
        return new Secret(text).hash();
    }

    /** Keeps the secret out of logs. */
    @Override
    public String toString() {
        return "LearnerKey[...]";
    }
}
