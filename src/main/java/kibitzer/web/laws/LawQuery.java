package kibitzer.web.laws;

import com.vaadin.flow.router.QueryParameters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.games.law.LawCase;
import kibitzer.games.law.LawCode;
import kibitzer.games.law.Laws;
import kibitzer.games.law.Remedy;
import kibitzer.games.law.Stage;

/**
 * What is looked for in the laws, as the address says it.
 *
 * @param game whose laws
 * @param words empty for any
 * @param stage a stage's word, {@link #EVERY_STAGE}, or empty where none is chosen yet
 */
record LawQuery(String game, String words, String stage) {
    static final String EVERY_STAGE = "all";
    private static final int SMALL = 2;
    private static final int STEM = 4;
    private static final int LONGEST_ENDING = 3;

    static LawQuery read(QueryParameters address, Laws laws) {
        String stage = address.getSingleParameter("stage").orElse("");
        return new LawQuery(
                address.getSingleParameter("laws")
                        .filter(game -> laws.code(game).isPresent())
                        .orElse(laws.codes().getFirst().game()),
                address.getSingleParameter("q").orElse(""),
                stage.equals(EVERY_STAGE) || Stage.words().contains(stage) ? stage : "");
    }

    QueryParameters query() {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("laws", game);
        if (!words.isBlank()) {
            parts.put("q", words);
        }
        if (!stage.isEmpty()) {
            parts.put("stage", stage);
        }
        return QueryParameters.simple(parts);
    }

    /** True if nothing is looked for yet: then the stages are shown. */
    boolean isOpen() {
        return words.isBlank() && stage.isEmpty();
    }

    List<LawCase> among(Laws laws) {
        LawCode code = laws.code(game).orElseThrow();
        return laws.of(code).stream()
                .filter(one -> stage.isEmpty()
                        || stage.equals(EVERY_STAGE)
                        || one.stage().word().equals(stage))
                .filter(this::hasTheWords)
                .toList();
    }

    /** Every word looked for must be met by some word of the case; words of one or two letters do not count. */
    private boolean hasTheWords(LawCase one) {
        List<String> text = wordsOf(Stream.concat(
                        Stream.of(one.what(), one.law(), one.stage().title(), one.offence()),
                        one.remedies().stream().map(Remedy::words))
                .collect(Collectors.joining(" ")));
        return wordsOf(words).stream()
                .filter(wanted -> wanted.length() > SMALL || Character.isDigit(wanted.charAt(0)))
                .allMatch(wanted -> text.stream().anyMatch(word -> meets(wanted, word)));
    }

    private static List<String> wordsOf(String text) {
        return Stream.of(text.toLowerCase(Locale.ROOT).split("[^a-z0-9]+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** "trump" meets "trumps"; "dropped" meets "drops", since all but its ending is the same. */
    private static boolean meets(String wanted, String word) {
        return word.startsWith(wanted)
                || wanted.length() > STEM
                        && word.startsWith(wanted.substring(0, Math.max(STEM, wanted.length() - LONGEST_ENDING)));
    }

    LawQuery game(String changed) {
        return new LawQuery(changed, words, stage);
    }

    LawQuery words(String changed) {
        return new LawQuery(game, changed, stage);
    }

    LawQuery stage(String changed) {
        return new LawQuery(game, words, changed);
    }
}
