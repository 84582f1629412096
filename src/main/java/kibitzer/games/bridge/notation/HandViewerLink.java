package kibitzer.games.bridge.notation;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Links to the hand viewer of Bridge Base Online: the deal stands in the address, as LIN ("?lin=md%7C3S...") or seat by
 * seat ("?n=sakqh...&d=n&v=b&a=1np3nppp").
 */
final class HandViewerLink {
    private static final Pattern LINK = Pattern.compile("(?i)https?://[^\\s\"<>]*\\?[^\\s\"<>]*");
    private static final String EXPECTED = "a link that holds the cards, with lin= or n=, e=, s= and w= in it";
    private static final List<String> DEALERS = List.of("s", "w", "n", "e");
    private static final Map<String, String> VULNERABLE = Map.of("", "o", "-", "o", "n", "n", "e", "e", "b", "b");

    private HandViewerLink() {}

    static boolean isLink(String text) {
        return text.strip().toLowerCase(Locale.ROOT).startsWith("http");
    }

    /** Reads every link of a text; never fails. */
    static RecordsRead read(String text) {
        List<BoardRecord> boards = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        Matcher link = LINK.matcher(text);
        while (link.find()) {
            Map<String, String> query = query(link.group());
            int line = 1
                    + (int) text.substring(0, link.start())
                            .chars()
                            .filter(c -> c == '\n')
                            .count();
            boolean seats =
                    Stream.of("n", "e", "s", "w").filter(query::containsKey).count() >= 3;
            if (query.containsKey("lin") || seats) {
                RecordsRead read = LinReader.read(query.getOrDefault("lin", seats ? seatBySeat(query) : ""));
                boards.addAll(read.boards());
                problems.addAll(read.problems());
            } else if (query.containsKey("myhand")) {
                problems.add(Problem.at(
                        line,
                        "link",
                        "it names a hand that is kept at Bridge Base Online, and holds no cards",
                        EXPECTED + "; open it there and copy the LIN text"));
            } else {
                problems.add(Problem.at(line, "link", "no cards are in it", EXPECTED));
            }
        }
        if (boards.isEmpty() && problems.isEmpty()) {
            problems.add(Problem.at(1, "link", "no cards are in it", EXPECTED));
        }
        return new RecordsRead(boards, problems);
    }

    private static Map<String, String> query(String link) {
        Map<String, String> query = new LinkedHashMap<>();
        for (String part :
                link.substring(link.indexOf('?') + 1).replaceFirst("#.*", "").split("&")) {
            int sign = part.indexOf('=');
            if (sign > 0) {
                query.putIfAbsent(part.substring(0, sign).toLowerCase(Locale.ROOT), decoded(part.substring(sign + 1)));
            }
        }
        return query;
    }

    /** What is not well encoded stays as it stands, for the reader to tell. */
    private static String decoded(String value) {
        try {
            return URLDecoder.decode(value, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException broken) {
            return value;
        }
    }

    private static String seatBySeat(Map<String, String> query) {
        int dealer = DEALERS.indexOf(value(query, "d"));
        String hands = Stream.of("s", "w", "n", "e")
                .map(seat -> query.getOrDefault(seat, "").replaceAll("[,|]", ""))
                .reduce((left, right) -> left + "," + right)
                .orElse("");
        String vulnerable = VULNERABLE.getOrDefault(value(query, "v"), "?");
        StringBuilder lin = new StringBuilder();
        if (value(query, "b").matches("\\d{1,4}")) {
            lin.append("ah|Board ").append(value(query, "b")).append('|');
        }
        lin.append("md|")
                .append(dealer < 0 ? 3 : dealer + 1)
                .append(hands)
                .append("|sv|")
                .append(vulnerable)
                .append('|');
        String calls = value(query, "a")
                .replaceAll("\\([^)]*\\)|[|\\s?-]", "")
                .replace("xx", "r")
                .replace('x', 'd');
        if (!calls.isEmpty()) {
            lin.append("mb|").append(calls).append('|');
        }
        return lin.toString();
    }

    private static String value(Map<String, String> query, String name) {
        return query.getOrDefault(name, "").strip().toLowerCase(Locale.ROOT);
    }
}
