package kibitzer.decisions;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import kibitzer.advice.Rule;
import kibitzer.advice.Ruling;
import kibitzer.decisions.WrongAnswers.Wrong;
import kibitzer.decisions.bridge.bidding.BiddingProblem;
import kibitzer.decisions.bridge.bidding.CallReadAgain;
import kibitzer.games.bridge.Call;
import kibitzer.marking.Verdict;

/** What can be wrong with the words a learner reads first after a wrong answer. */
enum Faults {
    /** More than thirty words. */
    LONG,
    /** The rule that measures it does not speak in this position; of a call, the rule that decides as well. */
    ELSEWHERE,
    /** A clause of four words or more stands twice before the book's answer. */
    TWICE,
    /** It says only that the answer is another. */
    TAUTOLOGY,
    /** The rule that is said to be missed gives the answer, or nothing that is told is missing, or a figure is not the hand's. */
    UNTRUE,
    /** A sentinel, a record's text, a word of the JSON, a doubled negation, a capital inside the sentence. */
    MACHINE,
    /** A reason's figure for data is a record's text, or a number that stands for "never". */
    RAWLY,
    /** It grades and gives no fact. */
    BARE,
    /** It tells as a fact what the learner did, which nobody knows. */
    GUESSED,
    /** It asks for a degree of a scale that would change nothing, since the deciding rule asks for another. */
    PASSED_OVER,
    /** Every best answer falls to the reason as well. */
    RULES_OUT_THE_BEST,
    /** What is said for the best answer is so of the learner's too. */
    SPEAKS_FOR_BOTH,
    /** A figure is told as asked for this answer, and between it and the one that the best is given on lie figures left open. */
    LEAVES_SOME_BETWEEN,
    /** What was counted is told as "mostly". */
    COUNTED_ROUGHLY,
    /** A page stands right behind a figure that is said to be usual, and would claim it for the book. */
    PRACTICE_ON_A_PAGE;

    static final int WORDS = 30;

    /** Sentences that only grade: the reason comes after them. */
    private static final Pattern GRADE =
            Pattern.compile("^(?:The book prefers another answer|The count gives another answer"
                    + "|No book speaks here, and general practice does not go so far)\\. ");

    private static final Pattern END = Pattern.compile("(?<!\\bp)\\.\\s+(?=[\\p{Lu}\\d“\"−½¼¾-])|\\.$");
    private static final Pattern RUNNING = Pattern.compile(
            "-99[1-9]|\\w+\\[\\w+=|Optional|\\bnot not\\b|\\bno no\\b|\\bnot no\\b|\\bnot true\\b|=true|=false|\\bnull\\b|_|\\b[a-z]+\\.[a-z-]+\\b");
    private static final Pattern CAPITAL = Pattern.compile("(?<=[\\p{Ll}\\d:;,)] )(?:Not |[A-Z][a-z]+)\\b(?! Bridge)");
    private static final Pattern RAW = Pattern.compile("^\\w+\\[\\w+=|Optional|-99[1-9]");
    private static final Pattern GUESS = Pattern.compile(
            "\\byou (?:forgot|forget|overlook|overlooked|left out|counted|took|mixed)\\b(?<!if you (?:forget|overlook))");
    private static final Pattern USUAL_ON_A_PAGE = Pattern.compile("\\(usual: [^)]*\\) \\(p\\. ");
    private static final Pattern ROUGHLY = Pattern.compile("\\b(?:mostly|often|usually|in some)\\b");
    private static final Set<String> NAMES = Set.of(
            "Aces",
            "Acol",
            "Baccarat",
            "Baron",
            "Blacks",
            "Big",
            "Blackwood",
            "Bob",
            "Bolivia",
            "Boston",
            "Bridge",
            "Canasta",
            "Casino",
            "Cassino",
            "Cribbage",
            "Culbertson",
            "Dog",
            "Dominoes",
            "East",
            "Euchre",
            "Edwardian",
            "Book",
            "Home",
            "Entertainments",
            "Eusebio",
            "Foster",
            "Four",
            "Gerber",
            "Goren",
            "Grand",
            "Handbook",
            "Hearts",
            "Hollywood",
            "Hoyle",
            "Law",
            "Laws",
            "Lilies",
            "Little",
            "Michigan",
            "Milton",
            "Nap",
            "Napoleon",
            "North",
            "Oklahoma",
            "Pan",
            "Pedro",
            "Persian",
            "Red",
            "Reith",
            "Robertson",
            "Samba",
            "Scopa",
            "Short",
            "Skat",
            "Slam",
            "South",
            "Stayman",
            "Swedish",
            "Vienna",
            "Vingt",
            "Wellington",
            "West",
            "Whist",
            "Work");

    static String withoutGrade(String text) {
        return GRADE.matcher(text).replaceFirst("");
    }

    /** The first sentence after the grade. */
    static String firstSentence(String text) {
        String rest = withoutGrade(text);
        var end = END.matcher(rest);
        return end.find() ? rest.substring(0, end.start() + 1) : rest;
    }

    /** All that is wrong, of a verdict with this text, whose first half is what stands before the book's answer. */
    static <P, A> Set<Faults> in(Wrong<P, A> wrong, String text, String firstHalf) {
        Set<Faults> faults = EnumSet.noneOf(Faults.class);
        String sentence = firstSentence(text);
        if (sentence.split("\\s+").length > WORDS) {
            faults.add(LONG);
        }
        if (USUAL_ON_A_PAGE.matcher(sentence).find()) {
            faults.add(PRACTICE_ON_A_PAGE);
        }
        if (saysTwice(firstHalf)) {
            faults.add(TWICE);
        }
        if (isTautology(wrong, sentence)) {
            faults.add(TAUTOLOGY);
        }
        if (isMachine(wrong, sentence)) {
            faults.add(MACHINE);
        }
        if (!sentence.contains(":") && !sentence.contains(" asks ")) {
            faults.add(BARE);
        }
        if (wrong.verdict().against().stream()
                .flatMap(ruling -> ruling.reasons().stream())
                .anyMatch(reason -> RAW.matcher(String.valueOf(reason.actual())).find())) {
            faults.add(RAWLY);
        }
        if (GUESS.matcher(sentence).find()) {
            faults.add(GUESSED);
        }
        if (sentence.contains("(counted)") && ROUGHLY.matcher(sentence).find()) {
            faults.add(COUNTED_ROUGHLY);
        }
        if (wrong.question().decision() instanceof BookDecision<P, A> decision) {
            if (FiguresBetween.areLeftOpen(decision.consult(wrong.question().position()), wrong.verdict(), sentence)) {
                faults.add(LEAVES_SOME_BETWEEN);
            }
            if (TellsApart.rulesOutTheBest(decision, wrong, sentence)) {
                faults.add(RULES_OUT_THE_BEST);
            }
            if (TellsApart.speaksForBoth(decision, wrong, sentence)) {
                faults.add(SPEAKS_FOR_BOTH);
            }
        }
        Optional<Ruling<A>> first = wrong.verdict().against().stream()
                .filter(ruling -> !ruling.failing().isEmpty())
                .findFirst();
        if (wrong.question().position() instanceof BiddingProblem problem
                && wrong.verdict().answer() instanceof Call) {
            @SuppressWarnings("unchecked") // the answer to a bidding problem is a call
            Verdict<Call> verdict = (Verdict<Call>) wrong.verdict();
            faults.addAll(ofACall(problem, verdict, sentence));
        }
        first.ifPresent(ruling -> {
            if (isGivenBy(ruling, wrong.verdict())) {
                faults.add(UNTRUE);
            }
            if (wrong.question().decision() instanceof BookDecision<P, A> decision) {
                boolean told = decision.isSpokenOf(
                        wrong.question().position(), wrong.verdict().answer());
                if (told && speaksElsewhere(decision.consult(wrong.question().position()), ruling)) {
                    faults.add(ELSEWHERE);
                }
                if (isBehind(
                                order(decision.consult(wrong.question().position())),
                                ruling,
                                wrong.verdict().advice().rulings())
                        && asksAnotherDegree(ruling, wrong.verdict().advice().rulings(), sentence)) {
                    faults.add(PASSED_OVER);
                }
            }
        });
        return faults;
    }

    private static <X, A> boolean speaksElsewhere(Consulted<X, A> consulted, Ruling<A> ruling) {
        Optional<Rule<X, A>> rule = consulted.book().rule(ruling.rule());
        return rule.isPresent() && !rule.get().speaksIn(consulted.position());
    }

    private static List<String> order(Consulted<?, ?> consulted) {
        return consulted.book().rules().map(Rule::id).toList();
    }

    private static <A> boolean isBehind(List<String> order, Ruling<A> told, List<Ruling<A>> deciding) {
        return deciding.stream().limit(1).anyMatch(first -> order.indexOf(first.rule()) < order.indexOf(told.rule()));
    }

    /** True where "jacks up or better" is told and the rule that decides finds less than a flush: another limit than that. */
    private static <A> boolean asksAnotherDegree(Ruling<A> told, List<Ruling<A>> deciding, String sentence) {
        return deciding.stream()
                .limit(1)
                .flatMap(first -> first.reasons().stream())
                .filter(limit -> limit.required().startsWith("less than "))
                .anyMatch(limit -> told.failing().stream()
                        .filter(asked -> asked.fact().equals(limit.fact())
                                && asked.required().endsWith(" or better")
                                && sentence.contains(asked.asked()))
                        .anyMatch(asked -> isLess(asked.required(), limit.required())));
    }

    /** Of degrees that stand in the table of hands in this order the first is the lesser. */
    private static boolean isLess(String asked, String limit) {
        List<String> degrees = List.of(
                "a pair", "a pair of kings", "two pairs", "jacks up", "three of a kind", "a straight", "a flush");
        int one = degrees.indexOf(asked.replaceFirst(" or better$", ""));
        int other = degrees.indexOf(limit.replaceFirst("^less than ", ""));
        return one >= 0 && other > one;
    }

    /** True if the rule that is said to be missed is the one that gives the answer. */
    private static <A> boolean isGivenBy(Ruling<A> ruling, Verdict<A> verdict) {
        return verdict.advice().rulings().stream()
                .anyMatch(other ->
                        other.rule().equals(ruling.rule()) && other.answers().contains(verdict.answer()));
    }

    /** A call at bridge is read again from the hand and the calls: no text of the advice is asked. */
    private static Set<Faults> ofACall(BiddingProblem problem, Verdict<Call> verdict, String sentence) {
        Set<Faults> faults = EnumSet.noneOf(Faults.class);
        if (CallReadAgain.isUntrue(problem, verdict, sentence)) {
            faults.add(UNTRUE);
        }
        List<String> order = CallReadAgain.order(problem);
        List<Ruling<Call>> deciding = verdict.advice().rulings();
        if (deciding.stream().anyMatch(ruling -> CallReadAgain.speaksElsewhere(problem, ruling))) {
            faults.add(ELSEWHERE);
        }
        verdict.against().stream()
                .filter(ruling -> !ruling.failing().isEmpty())
                .limit(1)
                .forEach(told -> {
                    if (sentence.startsWith("Not ") && CallReadAgain.speaksElsewhere(problem, told)) {
                        faults.add(ELSEWHERE);
                    }
                    if (isBehind(order, told, deciding) && asksAnotherDegree(told, deciding, sentence)) {
                        faults.add(PASSED_OVER);
                    }
                });
        return faults;
    }

    private static boolean saysTwice(String half) {
        Set<String> clauses = new HashSet<>();
        return Arrays.stream(half.split("[;:.()]|, "))
                .map(String::strip)
                .filter(clause -> clause.split("\\s+").length >= 4)
                // "100 above to them" is an amount, and may come to the same twice
                .filter(clause -> !Character.isDigit(clause.charAt(0)))
                .anyMatch(clause -> !clauses.add(clause));
    }

    /** That something else is right is no reason. */
    private static <P, A> boolean isTautology(Wrong<P, A> wrong, String sentence) {
        var kind = wrong.question().decision().answerKind();
        A given = wrong.verdict().answer();
        String rest = sentence;
        for (String own : List.of(kind.quoted(given), kind.inWords(given), kind.inside(given))) {
            rest = rest.replace(own, "@");
        }
        for (A best : wrong.verdict().advice().best()) {
            rest = rest.replace(kind.inside(best), "@").replace(kind.inWords(best), "@");
        }
        String left = rest.replaceAll("\\((?:p\\. [^)]*|general practice)\\)", "")
                .replaceAll(
                        "(?i)\\b(?:not|you (?:gave|counted|said|put in|wrote)|the (?:book asks|answer is|book has)|counted|too|of|is|the|a)\\b",
                        "")
                .replaceAll("[^\\p{L}\\d@]", "");
        return left.replace("@", "").isEmpty()
                || sentence.contains("puts another answer before it")
                || sentence.matches(".*No rule of this book gives .* here\\.");
    }

    private static <P, A> boolean isMachine(Wrong<P, A> wrong, String sentence) {
        String unquoted = sentence.replaceAll("“[^”]*”|\"[^\"]*\"", "@");
        if (RUNNING.matcher(unquoted.replaceAll("C\\.A\\.B\\.", "")).find()) {
            return true;
        }
        var kind = wrong.question().decision().answerKind();
        String json = kind.json().write(wrong.verdict().answer()).asString("");
        if (json.contains("-")
                && json.matches("[a-z-]+")
                && sentence.contains(json)
                && !kind.inWords(wrong.verdict().answer()).contains(json)) {
            return true;
        }
        var capital = CAPITAL.matcher(unquoted);
        while (capital.find()) {
            if (!NAMES.contains(capital.group().strip())) {
                return true;
            }
        }
        return false;
    }
}
