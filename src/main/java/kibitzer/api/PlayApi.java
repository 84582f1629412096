package kibitzer.api;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import kibitzer.marking.Citations;
import kibitzer.marking.wire.LineReader;
import kibitzer.play.PlayedGames;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.wire.PlayReader;
import kibitzer.play.wire.PlayWriter;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Plays a hand with a program that says each time what was played so far; nothing is stored. */
@RestController
class PlayApi {
    private final PlayWriter writer;
    private final CountedQuestions asked;

    PlayApi(Citations citations, CountedQuestions asked) {
        this.asked = asked;
        this.writer = new PlayWriter(citations);
    }

    /** Seed, seat and moves so far; the reply is the next line. Each move is judged anew, and weighs as a question. */
    @PostMapping("/api/play/{game}")
    ObjectNode play(@PathVariable String game, HttpServletRequest request) throws IOException {
        PlayedGame<?, ?, ?> played = PlayedGames.find(game)
                .orElseThrow(() -> Refused.notFound("game: \"" + game + "\" is not played here; expected one of "
                        + String.join(", ", PlayedGames.ids())));
        JsonNode hand = LineReader.read(Body.one(request).json());
        asked.count(request, Math.max(1, hand.path("moves").size()));
        return writer.line(PlayReader.hand(played, hand));
    }
}
