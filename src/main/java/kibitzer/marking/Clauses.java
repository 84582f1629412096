package kibitzer.marking;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Clauses that are put into one sentence of at most thirty words. */
final class Clauses {
    /** As many words as a first sentence has at most. */
    static final int WORDS = 30;

    /** The cards at the end of a step, "2 points unmatched: 2H", which are listed below. */
    private static final Pattern CARDS = Pattern.compile("(?<=unmatched|left): (?:[2-9TJQKA]{1,2}[SHDC]|[|,]|\\s)+$");

    /** "counted" before a colon that is cut off. */
    private static final Pattern HANGING = Pattern.compile("; counted$");

    private Clauses() {}

    /** As many of the facts as thirty words hold. */
    static String withFacts(String subject, List<String> facts, String place) {
        int left = WORDS - words(subject) - words(place);
        boolean all = facts.stream().mapToInt(Clauses::words).sum() <= left;
        List<String> told = new ArrayList<>();
        Set<String> parts = new HashSet<>();
        for (String fact : facts) {
            String fresh = Stream.of(fact.split("; ")).filter(parts::add).collect(Collectors.joining("; "));
            String said = all ? fresh : CARDS.matcher(fresh).replaceFirst("");
            if (said.isEmpty() || subject.contains(said)) {
                continue;
            }
            if (words(said) <= left) {
                told.add(said);
                left -= words(said);
            } else if (told.isEmpty()) {
                String start = shortened(said, left);
                return subject + ": " + start + (words(start) <= left ? place : "") + ".";
            }
        }
        return subject + (told.isEmpty() ? "" : ": " + String.join("; ", told)) + place + ".";
    }

    /** The same up to where it can be broken off, at most so many words long. */
    static String shortened(String clause, int most) {
        String left = clause;
        while (words(left) > most) {
            int end = Math.max(
                    Math.max(left.lastIndexOf("; "), left.lastIndexOf(", ")),
                    Math.max(left.lastIndexOf(": "), left.lastIndexOf(" (")));
            if (end <= 0) {
                return left;
            }
            left = HANGING.matcher(left.substring(0, end)).replaceFirst("");
            boolean open = left.chars().filter(sign -> sign == '"').count() % 2 == 1;
            if (open && left.indexOf('"') > 0) {
                left = left.substring(0, left.lastIndexOf('"')).replaceFirst("[,:; ]+$", "");
            }
        }
        return left;
    }

    /** Of parts that give the same ground, the first: "6S may be called, for there is no bid before it". */
    static String once(String measured) {
        Set<String> grounds = new HashSet<>();
        return Stream.of(measured.split("; "))
                .filter(part -> part.indexOf(", ") < 0 || grounds.add(part.substring(part.indexOf(", "))))
                .collect(Collectors.joining("; "));
    }

    static int words(String text) {
        return text.isBlank() ? 0 : text.strip().split("\\s+").length;
    }
}
