package kibitzer.games.bridge.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import kibitzer.cards.BadNotation;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Strain;

/**
 * Lines of a score sheet as texts.
 *
 * <p>{@code "we 4H 10"} (we bid four hearts and won ten tricks), {@code "they 3NTX 8 150 we"} (they were doubled in three
 * no trump, won eight tricks, and we score 150 for honours), {@code "we H 9"} (in the bridge of 1904), {@code "they +30"}
 * (points above the line), {@code "passed"}. Points may stand for the blanks, as in an address: {@code "we.4H.10"}.
 */
public final class SheetNotation {
    public static final String EXPECTED =
            "a line such as \"we 4HX 10\", \"they 3NT 8 150 we\" (honours), \"we +40\" or \"passed\"";
    private static final String PASSED = "passed";
    private static final String DOUBLE = "X";

    private SheetNotation() {}

    /** @throws BadNotation if the text is no line */
    public static SheetLine read(String text) {
        String[] words = text.strip().split("[ .]+");
        if (words.length == 1 && words[0].equalsIgnoreCase(PASSED)) {
            return new SheetLine.PassedOut();
        }
        if (words.length == 2 && words[1].matches("[+-]\\d+")) {
            return above(side(words[0], text), number(words[1], text));
        }
        if (words.length < 3 || words.length > 5) {
            throw new BadNotation(text, EXPECTED);
        }
        Side declarer = side(words[0], text);
        int tricks = number(words[2], text);
        if (tricks < 0 || tricks > PlayedDeal.ALL) {
            throw BadNotation.because(tricks + " tricks", "0 to 13");
        }
        String contract = words[1].toUpperCase(Locale.ROOT);
        String undoubled = contract.replaceAll(DOUBLE + "+$", "");
        int times = contract.length() - undoubled.length();
        if (times >= Doubling.values().length) {
            throw BadNotation.because("doubled " + times + " times", "at most five times");
        }
        boolean bid = !undoubled.isEmpty() && Character.isDigit(undoubled.charAt(0));
        return new SheetLine.Played(
                declarer,
                strain(bid ? undoubled : "1" + undoubled, text),
                bid ? level(undoubled) : 0,
                Doubling.of(times),
                tricks,
                words.length > 3 ? number(words[3], text) : 0,
                words.length > 4 ? side(words[4], text) : declarer);
    }

    private static SheetLine above(Side side, int points) {
        try {
            return new SheetLine.Above(side, points);
        } catch (ImpossibleDeal beyond) {
            throw BadNotation.because(beyond.wrong(), beyond.expected());
        }
    }

    /** @throws BadNotation naming the first line that cannot be read */
    public static List<SheetLine> readAll(String text, String separator) {
        List<SheetLine> lines = new ArrayList<>();
        for (String line : text.split(Pattern.quote(separator))) {
            if (!line.isBlank()) {
                lines.add(read(line));
            }
        }
        return List.copyOf(lines);
    }

    public static String write(SheetLine line) {
        return switch (line) {
            case SheetLine.PassedOut() -> PASSED;
            case SheetLine.Above(Side side, int points) -> side.word() + " " + (points > 0 ? "+" : "") + points;
            case SheetLine.Played played -> {
                String contract = (played.level() == 0 ? "" : played.level())
                        + played.strain().letters()
                        + DOUBLE.repeat(played.doubling().times());
                String honours = played.honours() == 0
                        ? ""
                        : " " + played.honours() + " " + played.honoursHeldBy().word();
                yield played.declarer().word() + " " + contract + " " + played.tricks() + honours;
            }
        };
    }

    /** Lines for an address: no blanks. */
    public static String writeAll(List<SheetLine> lines, String separator) {
        return lines.stream().map(line -> write(line).replace(' ', '.')).collect(Collectors.joining(separator));
    }

    private static Side side(String word, String text) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "we" -> Side.WE;
            case "they" -> Side.THEY;
            default -> throw new BadNotation(text, EXPECTED);
        };
    }

    private static int number(String word, String text) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException noNumber) {
            throw new BadNotation(text, EXPECTED);
        }
    }

    private static int level(String bid) {
        return bid.charAt(0) - '0';
    }

    private static Strain strain(String bid, String text) {
        try {
            if (Call.of(bid) instanceof Call.Bid(int level, Strain strain)) {
                return strain;
            }
        } catch (BadNotation noBid) {
            throw new BadNotation(text, EXPECTED);
        }
        throw new BadNotation(text, EXPECTED);
    }
}
