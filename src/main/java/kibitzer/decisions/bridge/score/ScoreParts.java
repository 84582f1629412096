package kibitzer.decisions.bridge.score;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.games.bridge.scoring.Entry;
import kibitzer.games.bridge.scoring.SheetEntry;

/** What a column of a score is added up from, told in one sentence: "120 for 4 odd tricks, 50 for a contract made". */
record ScoreParts(List<Part> parts) {
    /** So many words stand beside what is wrong in one sentence. */
    static final int ROOM = 19;

    /**
     * Points that are told together.
     *
     * @param from behind the points, where there is little room: " for our 3S"
     * @param whole as the count of the score tells them: "3 odd tricks at 30: 90 below"
     */
    record Part(int points, String from, String whole) {
        static Part of(Entry entry) {
            return of(Optional.of(entry.part()), entry.points(), entry.what(), entry.inWords());
        }

        static Part of(SheetEntry entry) {
            return of(entry.part(), entry.points(), entry.what(), entry.inWords());
        }

        private static Part of(Optional<Entry.Part> part, int points, String what, String whole) {
            return new Part(points, (part.equals(Optional.of(Entry.Part.LIMIT)) ? " since " : " for ") + what, whole);
        }
    }

    ScoreParts {
        parts = List.copyOf(parts);
    }

    int sum() {
        return parts.stream().mapToInt(Part::points).sum();
    }

    /** All of them as the count of the score tells them, where there is room; else in short. */
    String inRoom() {
        String whole = parts.stream().map(Part::whole).collect(Collectors.joining("; "));
        return words(whole) <= ROOM ? whole : largestInShort();
    }

    /** All of them. */
    String inShort() {
        return joined(parts, 0);
    }

    /** As many as there is room for, the largest, and what the others come to: "620 for our 6D, 300 for the rest". */
    String largestInShort() {
        List<Part> told = new ArrayList<>(parts);
        int rest = 0;
        while (words(joined(told, rest)) > ROOM) {
            Part least = told.stream()
                    .min(Comparator.comparingInt(part -> Math.abs(part.points())))
                    .orElseThrow();
            told.remove(least);
            rest += least.points();
        }
        return joined(told, rest);
    }

    private static String joined(List<Part> told, int rest) {
        return told.stream().map(part -> part.points() + part.from()).collect(Collectors.joining(", "))
                + (rest == 0 ? "" : ", " + rest + " for the rest");
    }

    static int words(String text) {
        return text.split(" ").length;
    }
}
