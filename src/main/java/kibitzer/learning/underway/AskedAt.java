package kibitzer.learning.underway;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import kibitzer.learning.Place;
import kibitzer.marking.Question;

/** Where a record belongs to: the place of a question that is asked once, else the question itself, wherever it is asked. */
public record AskedAt(String text) {

    public static <P, A> AskedAt of(Place place, Question<P, A> question) {
        return switch (place) {
            case Place.DrillQuestion once -> new AskedAt(once.key().text());
            case Place.Mix once -> new AskedAt(once.key().text());
            case Place.Daily once -> new AskedAt(once.key().text());
            case Place.Assigned once -> new AskedAt(once.key().text());
            case Place.Live once -> new AskedAt(once.key().text());
            case Place.LessonQuestion again -> question(question);
            case Place.Practice again -> question(question);
            case Place.Review again -> question(question);
        };
    }

    private static <P, A> AskedAt question(Question<P, A> question) {
        String asked =
                question.decision().id() + " " + question.decision().form().write(question.position());
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(asked.getBytes(StandardCharsets.UTF_8));
            return new AskedAt("question:" + HexFormat.of().formatHex(digest));
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException(missing);
        }
    }
}
