package kibitzer.marking;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kibitzer.advice.Why;

/**
 * What the best answer is for, as the sentence that says why another is not.
 *
 * @param subjects "Play the queen of clubs, not the ace of clubs", and shorter
 * @param refusal "Not the ace of clubs", where there is no room for more
 * @param claim what the other answer takes upon itself, behind "which"; often nothing
 * @param why of the best answer
 * @param place where that stands, in brackets
 */
record Purpose(List<String> subjects, String refusal, Optional<String> claim, Why why, String place) {
    /** A fact of more words says enough by itself. */
    private static final int CURT = 4;

    /** A reason with a figure of the position in it says more than three facts. */
    private static final int FEW = 2;

    /** A figure says nothing without what is asked of it. */
    private static final Pattern FIGURE = Pattern.compile("^\\d");

    private static final Pattern MEASURED = Pattern.compile("^\\d.*\\(.*\\)$");

    /**
     * The reason behind the first fact where thirty words hold both, else alone; empty where neither fits, or the one fact
     * says enough.
     *
     * @param asked the facts with what is asked of them
     * @param facts the same without
     * @param rule where the facts are asked for, in brackets
     * @param declined true where what speaks for the best answer is asked after first of all: who passes is told the figure
     */
    Optional<String> sentence(List<String> asked, List<String> facts, String rule, boolean declined) {
        boolean saysMore = claim.isEmpty()
                && (isWhole(facts) || declined && isMeasured(asked) && (!why.isFilled() || asked.size() <= FEW));
        return Stream.concat(together(asked, facts, rule), saysMore ? Stream.of() : alone(rule))
                .filter(sentence -> Clauses.words(sentence) <= Clauses.WORDS)
                .findFirst();
    }

    private static boolean isWhole(List<String> facts) {
        return facts.size() == 1
                && Clauses.words(facts.getFirst()) > CURT
                && !facts.getFirst().startsWith("it is ")
                && !facts.getFirst().startsWith("it beats ")
                && !facts.getFirst().startsWith("you hold ");
    }

    /** True where a figure of the hand stands first, beside what is asked of it: "22 points (usual: 16 or more)". */
    private static boolean isMeasured(List<String> asked) {
        return !asked.isEmpty() && MEASURED.matcher(asked.getFirst()).find();
    }

    /** A reason with a figure of the position in it needs no other fact. */
    private Stream<String> together(List<String> asked, List<String> facts, String rule) {
        String between = rule.equals(place) ? "; " : rule + "; ";
        return Stream.of(asked, facts)
                .flatMap(told -> told.stream().limit(1))
                .filter(fact -> claim.isEmpty()
                        && !why.isFilled()
                        && !why.clause().startsWith(fact) // the same words are not said twice
                        && (asked.contains(fact) || !FIGURE.matcher(fact).find()))
                .map(fact -> subjects.getFirst() + ": " + fact + between + why.clause() + place + ".");
    }

    /** What the other answer takes upon itself stands on no page, so that of the rule comes before it. */
    private Stream<String> claiming(String page, String claimed) {
        return subjects.stream()
                .flatMap(named -> Stream.of(named + page, named))
                .map(named -> named + ", which " + claimed + ": " + why.clause() + place + ".");
    }

    /** Where the book rules and practice gives the reason, the page of the rule stands as well if there is room. */
    private Stream<String> alone(String rule) {
        String page = why.source().isGeneralPractice() && !rule.equals(place) ? rule : "";
        return Stream.concat(
                claim.stream().flatMap(claimed -> claiming(page, claimed)),
                Stream.of(subjects.stream(), why.beginsWithTheBest() ? Stream.<String>of() : Stream.of(refusal))
                        .flatMap(Function.identity())
                        .flatMap(start -> Stream.of(start + page, start))
                        .map(start -> start + ": " + why.clause() + place + "."));
    }
}
