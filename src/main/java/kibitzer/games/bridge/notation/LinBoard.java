package kibitzer.games.bridge.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/** One board of a LIN file, made into a record. */
final class LinBoard {
    private static final Pattern BOARD_NUMBER = Pattern.compile("(\\d{1,4})");

    private final List<LinReader.Command> ofFile;
    private final List<LinReader.Command> commands;
    private final List<Problem> problems;

    LinBoard(List<LinReader.Command> ofFile, List<LinReader.Command> commands, List<Problem> problems) {
        this.ofFile = List.copyOf(ofFile);
        this.commands = commands;
        this.problems = problems;
    }

    /** The record; empty where the cards cannot be read. */
    Optional<BoardRecord> board() {
        LinReader.Command dealt = first("md").orElseThrow();
        Deal deal;
        Seat dealer;
        try {
            deal = LinHands.deal(dealt.value());
            dealer = LinHands.dealer(dealt.value());
        } catch (BadNotation bad) {
            tell(dealt, bad);
            return Optional.empty();
        }
        BoardRecord board = new BoardRecord(
                tags(),
                dealer,
                vulnerable(dealt),
                deal,
                Optional.of(new LinAuction(dealer, problems).read(commands)),
                List.of());
        return Optional.of(withPlay(board));
    }

    private Vulnerability vulnerable(LinReader.Command dealt) {
        Optional<LinReader.Command> stated = first("sv");
        if (stated.isEmpty()) {
            problems.add(Problem.at(dealt.line(), "sv", "missing; nobody is taken to be vulnerable", "o, n, e or b"));
            return Vulnerability.NONE;
        }
        return switch (stated.get().value().strip().toLowerCase(Locale.ROOT)) {
            case "o", "0", "-", "" -> Vulnerability.NONE;
            case "n" -> Vulnerability.NORTH_SOUTH;
            case "e" -> Vulnerability.EAST_WEST;
            case "b" -> Vulnerability.BOTH;
            default -> {
                tell(stated.get(), new BadNotation(stated.get().value(), "a vulnerability: o, n, e or b"));
                yield Vulnerability.NONE;
            }
        };
    }

    private Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        named(ofFile, "vg")
                .map(command -> command.value().split(",", -1)[0])
                .ifPresent(event -> tags.put("Event", event));
        first("ah")
                .or(() -> first("qx"))
                .map(command -> BOARD_NUMBER.matcher(command.value()))
                .filter(Matcher::find)
                .ifPresent(number -> tags.put("Board", number.group(1)));
        first("pn").or(() -> named(ofFile, "pn")).ifPresent(command -> {
            String[] names = command.value().split(",", -1);
            String[] seats = {"South", "West", "North", "East"};
            for (int i = 0; i < Math.min(names.length, seats.length); i++) {
                tags.put(seats[i], names[i]);
            }
        });
        return tags;
    }

    /** The cards played, laid out trick by trick; left out with a word where they cannot have been played. */
    private BoardRecord withPlay(BoardRecord board) {
        List<Card> played = new ArrayList<>();
        for (LinReader.Command command : commands) {
            if (command.name().equals("pc")) {
                try {
                    String cards = command.value().strip();
                    for (int at = 0; at < cards.length(); at += 2) {
                        played.add(CardNotation.read(cards.substring(at, Math.min(at + 2, cards.length()))));
                    }
                } catch (BadNotation bad) {
                    tell(command, bad);
                    return board;
                }
            }
        }
        LinReader.Command last = first("pc").orElse(first("md").orElseThrow());
        try {
            return played.isEmpty() ? board : PlayTable.of(board, played);
        } catch (BadNotation bad) {
            tell(last, bad);
            return board;
        }
    }

    private Optional<LinReader.Command> first(String name) {
        return named(commands, name);
    }

    private static Optional<LinReader.Command> named(List<LinReader.Command> commands, String name) {
        return commands.stream().filter(command -> command.name().equals(name)).findFirst();
    }

    private void tell(LinReader.Command command, BadNotation bad) {
        problems.add(new Problem(command.line(), command.name(), String.valueOf(bad.getMessage())));
    }
}
