package kibitzer.marking.wire;

import kibitzer.advice.Beside;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes what stands beside an advice into its reply. */
final class BesideWriter {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private BesideWriter() {}

    static void write(Beside beside, ObjectNode reply) {
        switch (beside) {
            case Beside.Silence(String sentence) -> reply.put("silence", sentence);
            case Beside.Odds odds -> {
                reply.put("odds", odds.inWords());
                reply.put("favourable", odds.favourable());
                reply.put(odds.cases(), odds.all());
                odds.book().ifPresent(book -> reply.set("book", printed(book)));
            }
            case Beside.Estimate estimate -> {
                reply.put("odds", estimate.inWords());
                reply.set("error", ReplyWriter.value(estimate.error()));
                estimate.book().ifPresent(book -> reply.put("book", book));
            }
            case Beside.Lines compared -> {
                ArrayNode lines = reply.putArray("lines");
                compared.lines().stream().map(BesideWriter::line).forEach(lines::add);
            }
            case Beside.OtherBook(String answer) -> reply.put("other-book", answer);
            case Beside.Figures figures ->
                figures.byName().forEach((name, figure) -> reply.set(name, ReplyWriter.value(figure)));
        }
    }

    private static ObjectNode printed(Beside.Printed book) {
        ObjectNode json = JSON.objectNode()
                .put("printed", book.inWords())
                .put(book.unit(), book.figure())
                .put("table", book.table())
                .put("agrees", book.agrees());
        book.note().ifPresent(note -> json.put("note", note));
        book.erratum().ifPresent(id -> json.put("erratum", id));
        return json;
    }

    private static ObjectNode line(Beside.Line line) {
        ObjectNode json = JSON.objectNode()
                .put("line", line.line())
                .put("probability", line.probability())
                .put("odds", line.odds());
        line.book().ifPresent(rows -> {
            ObjectNode book = json.putObject("book").put("printed", rows.inWords());
            book.put("percent", rows.percent());
            if (!rows.errata().isEmpty()) {
                rows.errata().forEach(book.putArray("errata")::add);
            }
        });
        return json;
    }
}
