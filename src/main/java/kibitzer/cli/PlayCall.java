package kibitzer.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Citations;
import kibitzer.marking.wire.LineReader;
import kibitzer.play.PlayedGames;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.hand.RobotTable;
import kibitzer.play.wire.PlayReader;
import kibitzer.play.wire.PlayWriter;
import kibitzer.play.wire.RobotSummary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Plays a hand with a program, or many between robots. */
@Command(
        name = "play",
        description =
                "Plays a hand: a line for each turn of your seat out, {\"move\": ...} in; or, with --robots, hands"
                        + " between robots. The same seed and moves give the same hand.")
final class PlayCall implements Callable<Integer> {
    private static final int MOST_HANDS = 10_000_000;

    private final InputStream in;
    private final PrintStream out;
    private final PlayWriter writer;

    @Parameters(paramLabel = "GAME", description = "The game's id in the syllabus, such as gin-rummy.")
    private String game = "";

    @Option(names = "--seed", paramLabel = "S", description = "A whole number; ${DEFAULT-VALUE} if left out.")
    private long seed = 1;

    @Option(names = "--seat", paramLabel = "SEAT", description = "Yours: N E S W at four hands, else 1, 2, 3 ...")
    private Optional<String> seat = Optional.empty();

    @Option(names = "--with", paramLabel = "K=V", arity = "1..*", description = "An option of the game.")
    private Map<String, String> with = new LinkedHashMap<>();

    @Option(
            names = "--robots",
            paramLabel = "WORD",
            split = ",",
            description = "Who plays, one word a seat: book, random.")
    private List<String> robots = List.of();

    @Option(
            names = "--hands",
            paramLabel = "N",
            description = "How many hands robots play; ${DEFAULT-VALUE} if left out.")
    private int hands = 1;

    PlayCall(InputStream in, PrintStream out, Citations citations) {
        this.in = in;
        this.out = out;
        this.writer = new PlayWriter(citations);
    }

    @Override
    public Integer call() throws IOException {
        PlayedGame<?, ?, ?> played = PlayedGames.get(game);
        return robots.isEmpty() ? play(played) : robots(played);
    }

    private <S, V, M> int play(PlayedGame<S, V, M> played) throws IOException {
        PlayedHand<S, V, M> hand = PlayReader.begin(played, new Seed(seed), with, seat);
        boolean allLawful = true;
        print(writer.line(hand));
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            while (!hand.isOver()) {
                String line = lines.readLine();
                if (line == null) {
                    break;
                }
                try {
                    hand = PlayReader.line(hand, LineReader.read(line));
                    print(writer.line(hand));
                } catch (BadQuestion unlawful) {
                    allLawful = false;
                    print(JsonNodeFactory.instance.objectNode().put("error", unlawful.getMessage()));
                }
            }
        }
        return allLawful ? 0 : 1;
    }

    /** A program waits for each line. */
    private void print(ObjectNode line) {
        out.println(line);
        out.flush();
    }

    /** A hand that robots cannot end has its error, and the others go on. */
    private <S, V, M> int robots(PlayedGame<S, V, M> played) {
        if (hands < 1 || hands > MOST_HANDS) {
            throw new BadQuestion("--hands", String.valueOf(hands), "1 to " + MOST_HANDS);
        }
        ObjectNode options = JsonNodeFactory.instance.objectNode();
        with.forEach(options::put);
        DealRequest request = PlayReader.request(played, new Seed(seed), options);
        RobotTable<S, V, M> table = RobotTable.of(played, played.players(request), robots);
        RobotSummary summary = new RobotSummary(robots);
        for (int number = 0; number < hands; number++) {
            Seed dealt = new Seed(seed).deal(number);
            try {
                Finished<S, V, M> end = table.play(new DealRequest(dealt, request.with()));
                summary.add(end.score());
                out.println(writer.played(dealt, end));
            } catch (IllegalStateException fault) {
                summary.addFault();
                out.println(JsonNodeFactory.instance
                        .objectNode()
                        .put("seed", dealt.number())
                        .put("error", fault.getMessage()));
            }
        }
        out.println(summary.json());
        return summary.faults() == 0 ? 0 : 1;
    }
}
