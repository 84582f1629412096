package kibitzer.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.wire.LineReader;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** One JSON value a line in, one a line out, in the same order; a bad line gets {"error": ...} and the rest go on. */
final class JsonLines {
    private final InputStream in;
    private final PrintStream out;

    JsonLines(InputStream in, PrintStream out) {
        this.in = in;
        this.out = out;
    }

    /** Answers every line; returns 0 if all were answered, 1 if any had an error. */
    int answer(Function<JsonNode, JsonNode> reply) throws IOException {
        boolean allAnswered = true;
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                JsonNode answer = answer(line, reply);
                allAnswered &= !answer.has("error");
                out.println(answer);
                if (!lines.ready()) {
                    out.flush();
                }
            }
        }
        out.flush();
        return allAnswered ? 0 : 1;
    }

    private static JsonNode answer(String line, Function<JsonNode, JsonNode> reply) {
        try {
            return reply.apply(LineReader.read(line));
        } catch (BadQuestion bad) {
            return error(String.valueOf(bad.getMessage()));
        } catch (RuntimeException fault) {
            return error("this line could not be answered (" + fault.getMessage() + "); the fault is the trainer's");
        }
    }

    private static JsonNode error(String message) {
        return JsonNodeFactory.instance.objectNode().put("error", message);
    }
}
