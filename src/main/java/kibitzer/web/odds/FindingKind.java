package kibitzer.web.odds;

import java.util.Arrays;
import java.util.List;

/** What kind of fault a finding is of, in words. */
enum FindingKind {
    ODDS("odds", "Odds", "a chance that exact counting gives otherwise"),
    ARITHMETIC("arithmetic", "Arithmetic", "a sum or a count that does not come out"),
    ROUNDING("rounding", "Rounding", "a figure cut or rounded so that it misleads"),
    CONTRADICTION("contradiction", "Contradiction", "two places of the books that cannot both hold"),
    OMISSION("omission", "Omission", "something the book leaves out"),
    MISPRINT("misprint", "Misprint", "a slip of the printer or the editor"),
    SCAN("ocr", "Hard to read", "a place our copy of the book no longer shows clearly");

    private final String word;
    private final String label;
    private final String meaning;

    FindingKind(String word, String label, String meaning) {
        this.word = word;
        this.label = label;
        this.meaning = meaning;
    }

    /** "odds": as the data says it. */
    String word() {
        return word;
    }

    String label() {
        return label;
    }

    String meaning() {
        return meaning;
    }

    static FindingKind of(String word) {
        return Arrays.stream(values())
                .filter(kind -> kind.word.equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("kind \"" + word + "\"; expected one of " + words()));
    }

    static List<String> words() {
        return Arrays.stream(values()).map(FindingKind::word).toList();
    }
}
