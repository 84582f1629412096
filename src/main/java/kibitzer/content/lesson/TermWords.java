package kibitzer.content.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kibitzer.content.syllabus.Term;

/**
 * Finds in the text of one lesson the terms whose words alone tell what is meant, each where it is first used. The longest term
 * counts where several begin, so that a "hole" of a hole card is never taken for another; a term is found in its inflections too.
 */
final class TermWords {
    private static final int SHORTEST = 3;
    /** Of the last word, or of the first where there are several: "stoppers", "following suit". */
    private static final List<String> ENDINGS = List.of("s", "es", "ed", "ing");

    private final Map<String, Term> byForm = new HashMap<>();
    private final Set<Term> used = new HashSet<>();
    private int longest;

    /** Where a term stands in a text. */
    record Use(Term term, int from, int to) {}

    /**
     * Those of the terms that may be marked.
     *
     * @param plain words that mean nothing special in this lesson
     */
    TermWords(List<Term> terms, List<String> plain) {
        List<Term> speaking = terms.stream().filter(TermWords::speaksForItself).toList();
        speaking.forEach(term -> add(word(term.term()), term));
        speaking.forEach(term -> inflected(word(term.term())).forEach(form -> add(form, term)));
        plain.forEach(word -> Optional.ofNullable(byForm.get(word(word))).ifPresent(used::add));
    }

    private void add(String form, Term term) {
        byForm.putIfAbsent(form, term);
        longest = Math.max(longest, form.length());
    }

    /** A term of several meanings ("1. ... 2. ..."), or with an everyday sense, is left to the author, who knows which is meant. */
    private static boolean speaksForItself(Term term) {
        return term.term().length() >= SHORTEST
                && Character.isLetter(term.term().charAt(0))
                && !term.byAuthor()
                && !term.means().startsWith("1. ");
    }

    private static List<String> inflected(String word) {
        List<String> forms = new ArrayList<>();
        int blank = word.indexOf(' ');
        for (String ending : ENDINGS) {
            forms.add(ended(word, ending));
            if (blank > 0) {
                forms.add(ended(word.substring(0, blank), ending) + word.substring(blank));
            }
        }
        return forms;
    }

    /** "finesse" becomes "finessing", "ruff" becomes "ruffed". */
    private static String ended(String word, String ending) {
        boolean mute = word.endsWith("e") && !ending.equals("s");
        return (mute ? word.substring(0, word.length() - 1) : word) + ending;
    }

    /** The author has marked it. */
    void used(Term term) {
        used.add(term);
    }

    /** The uses of terms that were not used before, in their order. */
    List<Use> firstUses(String text) {
        List<Use> uses = new ArrayList<>();
        String plain = word(text);
        int from = 0;
        while (from < plain.length()) {
            Optional<Use> here = begins(plain, from) ? at(plain, from) : Optional.empty();
            here.filter(use -> used.add(use.term())).ifPresent(uses::add);
            from = here.map(Use::to).orElse(from + 1);
        }
        return uses;
    }

    private Optional<Use> at(String text, int from) {
        for (int to = Math.min(text.length(), from + longest); to >= from + SHORTEST; to--) {
            Term term = ends(text, to) ? byForm.get(text.substring(from, to)) : null;
            if (term != null) {
                return Optional.of(new Use(term, from, to));
            }
        }
        return Optional.empty();
    }

    private static boolean begins(String text, int from) {
        return Character.isLetter(text.charAt(from)) && (from == 0 || !isWordPart(text.charAt(from - 1)));
    }

    private static boolean ends(String text, int to) {
        return to == text.length() || !isWordPart(text.charAt(to));
    }

    private static boolean isWordPart(char letter) {
        return Character.isLetterOrDigit(letter) || letter == '-' || letter == '\'' || letter == '’';
    }

    private static String word(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
