package kibitzer.games.bridge.problems.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Theme;
import kibitzer.games.bridge.problems.Ways;
import kibitzer.games.bridge.problems.line.Line;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Reads and writes the problems of one theme as a JSON array. */
public final class ProblemFile {
    static final String FOLDER = "/kibitzer/games/bridge/play-problems/";
    private static final JsonMapper JSON = JsonMapper.shared();

    private ProblemFile() {}

    /** The problems shipped of a theme, in the order of the file; none where there is no file. */
    static List<PlayProblem> shipped(Theme theme) {
        String name = theme.id() + ".json";
        try (InputStream file = ProblemFile.class.getResourceAsStream(FOLDER + name)) {
            return file == null
                    ? List.of()
                    : read(name, theme, new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(name + " cannot be read", unreadable);
        }
    }

    /**
     * @param name of the file, for errors
     * @throws BadNotation naming the file, the problem and the field that is wrong
     */
    public static List<PlayProblem> read(String name, Theme theme, String text) {
        List<PlayProblem> problems = new ArrayList<>();
        for (JsonNode entry : JSON.readTree(text)) {
            problems.add(problem(name, theme, entry));
        }
        return List.copyOf(problems);
    }

    private static PlayProblem problem(String name, Theme theme, JsonNode entry) {
        String id = word(name, entry, "id");
        String where = name + ", " + id;
        try {
            JsonNode counted = entry.path("counted");
            return new PlayProblem(
                    id,
                    theme,
                    number(where, entry, "level"),
                    Deal.of(word(where, entry, "deal")),
                    Seat.of(word(where, entry, "dealer")),
                    Vulnerability.of(word(where, entry, "vulnerability")),
                    bid(word(where, entry, "contract")),
                    Seat.SOUTH,
                    theme.isOfDefence() ? Seat.of(word(where, entry, "learner")) : Seat.SOUTH,
                    theme.isOfOneTurn()
                            ? cards(word(where, entry, "played"))
                            : List.of(card(word(where, entry, "lead"))),
                    ways(where, theme, entry),
                    new PlayProblem.Counted(
                            number(where, counted, "layouts"),
                            number(where, counted, "right"),
                            number(where, counted, "wrong"),
                            number(where, counted, "lines"),
                            number(where, counted, "rivals")),
                    word(where, entry, "note"),
                    Optional.of(entry.path("pointer").asString("")).filter(pointer -> !pointer.isEmpty()),
                    number(where, entry, "seed"));
        } catch (BadNotation wrong) {
            throw BadNotation.because(where + ": " + wrong.getMessage(), "a problem as docs/play-problems.md says");
        }
    }

    private static Ways ways(String where, Theme theme, JsonNode entry) {
        if (theme.isOfDefence()) {
            return ofCards(where, entry);
        }
        return theme.isOfOneTurn()
                ? new Ways.OfGuess(card(word(where, entry, "right")), card(word(where, entry, "wrong")))
                : ofLines(where, entry);
    }

    private static Ways ofLines(String where, JsonNode entry) {
        return new Ways.OfLines(Line.of(word(where, entry, "right")), Line.of(word(where, entry, "wrong")));
    }

    private static Ways ofCards(String where, JsonNode entry) {
        JsonNode counted = entry.path("counted");
        return new Ways.OfCards(
                card(word(where, entry, "right")),
                card(word(where, entry, "wrong")),
                new Ways.Against(
                        Line.of(word(where, entry, "plan")),
                        number(where, counted, "plan-right"),
                        number(where, counted, "plan-wrong")));
    }

    private static List<Card> cards(String text) {
        return Stream.of(text.strip().split("\\s+")).map(ProblemFile::card).toList();
    }

    private static Card card(String text) {
        return CardSet.of(text).first();
    }

    private static Call.Bid bid(String text) {
        return Call.of(text) instanceof Call.Bid bid ? bid : notABid(text);
    }

    private static Call.Bid notABid(String text) {
        throw new BadNotation(text, "a contract, such as 3NT");
    }

    private static String word(String where, JsonNode entry, String field) {
        JsonNode value = entry.path(field);
        if (!value.isString()) {
            throw BadNotation.because(where + ": " + field + " is missing or no text", "a text");
        }
        return value.asString();
    }

    private static int number(String where, JsonNode entry, String field) {
        JsonNode value = entry.path(field);
        if (!value.isInt()) {
            throw BadNotation.because(where + ": " + field + " is missing or no whole number", "a whole number");
        }
        return value.asInt();
    }

    /** A problem as an object of the file. */
    public static String write(PlayProblem problem) {
        ObjectNode entry = JSON.createObjectNode();
        entry.put("id", problem.id());
        entry.put("level", problem.level());
        entry.put("deal", problem.deal().toString());
        entry.put("dealer", String.valueOf(problem.dealer().letter()));
        entry.put("vulnerability", problem.vulnerability().word());
        entry.put("contract", problem.contract().toString());
        if (problem.isDefence()) {
            entry.put("learner", String.valueOf(problem.learner().letter()));
        }
        if (problem.theme().isOfOneTurn()) {
            entry.put("played", problem.played().stream().map(Card::toString).collect(Collectors.joining(" ")));
        } else {
            entry.put("lead", problem.lead().toString());
        }
        switch (problem.ways()) {
            case Ways.OfLines(Line right, Line wrong) ->
                entry.put("right", right.toString()).put("wrong", wrong.toString());
            case Ways.OfGuess(Card right, Card wrong) ->
                entry.put("right", right.toString()).put("wrong", wrong.toString());
            case Ways.OfCards(Card right, Card wrong, Ways.Against against) ->
                entry.put("right", right.toString())
                        .put("wrong", wrong.toString())
                        .put("plan", against.plan().toString());
        }
        entry.put("note", problem.note());
        entry.put("seed", problem.seed());
        problem.pointer().ifPresent(pointer -> entry.put("pointer", pointer));
        ObjectNode counted = entry.putObject("counted");
        counted.put("layouts", problem.counted().layouts());
        counted.put("right", problem.counted().right());
        counted.put("wrong", problem.counted().wrong());
        counted.put("lines", problem.counted().lines());
        counted.put("rivals", problem.counted().rivals());
        if (problem.ways() instanceof Ways.OfCards cards) {
            counted.put("plan-right", cards.against().right());
            counted.put("plan-wrong", cards.against().wrong());
        }
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(entry);
    }
}
