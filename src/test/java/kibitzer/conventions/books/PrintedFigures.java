package kibitzer.conventions.books;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The numbers that stand in the text of an entry of the syllabus: as numerals, as words, and as the cards of a holding. */
final class PrintedFigures {
    private static final Path SYLLABUS = Path.of("lessons/syllabus");
    private static final List<String> FILES = List.of("pointers", "tables", "hands", "games", "errata");
    private static final Pattern NUMERAL =
            Pattern.compile("(\\d+)?\\s?([½¼¾])|(\\d+) 1/2|(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)");
    private static final Pattern WORD = Pattern.compile("[a-z]+");
    /** "A-K-x-x(-x)": as many cards as it shows, with or without those in brackets. */
    private static final Pattern HOLDING = Pattern.compile("(?:10|[AKQJTx9])(?:\\(?-(?:10|[AKQJTx98])\\)?)+");

    private static final List<String> WORDS = List.of(
            "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" "));

    private final Map<String, Set<Double>> figures = new HashMap<>();
    private final Map<String, String> texts = new HashMap<>();

    PrintedFigures() {
        JsonMapper mapper = JsonMapper.builder().build();
        for (String file : FILES) {
            try {
                for (String line : Files.readAllLines(SYLLABUS.resolve(file + ".jsonl"))) {
                    JsonNode entry = mapper.readTree(line);
                    String text = file.equals("pointers") ? text(entry) : line;
                    texts.put(entry.path("id").asString(), text);
                    figures.put(entry.path("id").asString(), in(text));
                }
            } catch (IOException missing) {
                throw new UncheckedIOException(missing);
            }
        }
    }

    private static String text(JsonNode pointer) {
        return String.join(
                " ",
                pointer.path("says").asString(),
                pointer.path("when").asString(),
                pointer.path("answer").asString(),
                pointer.path("example").toString());
    }

    String textOf(String id) {
        return texts.getOrDefault(id, "");
    }

    Set<Double> of(String id) {
        Set<Double> found = figures.get(id);
        if (found == null) {
            throw new IllegalArgumentException("no entry " + id + " in the syllabus");
        }
        return found;
    }

    static Set<Double> in(String text) {
        Set<Double> found = new HashSet<>();
        Matcher numeral = NUMERAL.matcher(text);
        while (numeral.find()) {
            found.add(value(numeral));
        }
        Matcher word = WORD.matcher(text.toLowerCase(Locale.ROOT));
        while (word.find()) {
            int number = WORDS.indexOf(word.group());
            if (number >= 0) {
                found.add((double) number);
            }
        }
        Matcher holding = HOLDING.matcher(text);
        while (holding.find()) {
            found.add((double) holding.group().split("-").length);
            found.add((double) holding.group().replaceAll("\\(-[^)]*\\)", "").split("-").length);
        }
        return found;
    }

    private static double value(Matcher numeral) {
        if (numeral.group(2) != null) {
            double whole = numeral.group(1) == null ? 0 : Double.parseDouble(numeral.group(1));
            return whole + ("¼½¾".indexOf(numeral.group(2)) + 1) / 4.0;
        }
        return numeral.group(3) != null
                ? Double.parseDouble(numeral.group(3)) + 0.5
                : Double.parseDouble(numeral.group(4).replace(",", ""));
    }
}
