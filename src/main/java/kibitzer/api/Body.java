package kibitzer.api;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import kibitzer.decisions.form.BadQuestion;
import org.springframework.http.HttpStatus;
import org.springframework.http.InvalidMediaTypeException;
import org.springframework.http.MediaType;

/** The body of a request: one JSON value, or JSON Lines; UTF-8 within its bounds. */
sealed interface Body {
    int LONGEST_VALUE = 64 * 1024;
    int LONGEST_LINES = 4 * 1024 * 1024;
    MediaType LINES = MediaType.APPLICATION_NDJSON;

    /** One value. */
    record One(String json) implements Body {}

    /** One value a line; blank lines are left out. */
    record Lines(List<String> lines) implements Body {
        public Lines {
            lines = List.copyOf(lines);
        }
    }

    /**
     * Reads a body of either form.
     *
     * @throws Refused if it is too long or of another type
     */
    static Body read(HttpServletRequest request) throws IOException {
        return LINES.equalsTypeAndSubtype(typeOf(request))
                ? new Lines(text(request, LONGEST_LINES)
                        .lines()
                        .filter(line -> !line.isBlank())
                        .toList())
                : one(request);
    }

    /**
     * Reads one value.
     *
     * @throws Refused if it is too long or of another type
     */
    static One one(HttpServletRequest request) throws IOException {
        MediaType type = typeOf(request);
        if (!MediaType.APPLICATION_JSON.equalsTypeAndSubtype(type)) {
            throw new Refused(
                    HttpStatus.UNSUPPORTED_MEDIA_TYPE,
                    "Content-Type: " + type + "; expected " + MediaType.APPLICATION_JSON);
        }
        return new One(text(request, LONGEST_VALUE));
    }

    private static MediaType typeOf(HttpServletRequest request) {
        String type = request.getContentType();
        try {
            if (type == null) {
                throw new Refused(
                        HttpStatus.UNSUPPORTED_MEDIA_TYPE,
                        "Content-Type: missing; expected " + MediaType.APPLICATION_JSON);
            }
            return MediaType.parseMediaType(type);
        } catch (InvalidMediaTypeException unreadable) {
            throw new Refused(HttpStatus.UNSUPPORTED_MEDIA_TYPE, "Content-Type: not readable; expected a media type");
        }
    }

    private static String text(HttpServletRequest request, int longest) throws IOException {
        byte[] bytes = request.getInputStream().readNBytes(longest + 1);
        if (bytes.length > longest) {
            throw new Refused(
                    HttpStatus.CONTENT_TOO_LARGE, "the body is too long; expected at most " + longest + " bytes");
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException notText) {
            throw new BadQuestion("", "the body is not UTF-8");
        }
    }
}
