package kibitzer.decisions.bridge.bidding;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Rule;
import kibitzer.advice.Ruling;
import kibitzer.cards.NumberWord;
import kibitzer.cards.PbnHand;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.value.NaiveCount;
import kibitzer.games.bridge.Call;
import kibitzer.marking.Verdict;

/**
 * What the first sentence tells of a call at bridge, read a second time from the written hand and the calls alone: the figure is that of
 * the hand, it speaks against the learner's call, and the calls that it names were made.
 */
public final class CallReadAgain {
    private static final String FIGURE = "(\\d+½?|½|no)";
    private static final String SUIT = "(club|diamond|heart|spade)s?";
    private static final String NAMED =
            "((?:one|two|three|four|five|six|seven) (?:no trump|clubs?|diamonds?|hearts?|spades?)|double|redouble)";
    private static final List<String> NUMBERS =
            IntStream.rangeClosed(0, 13).mapToObj(NumberWord::of).toList();
    private static final String COUNT = "(" + String.join("|", NUMBERS) + ")";
    private static final List<String> WRITTEN = List.of("spade", "heart", "diamond", "club");

    /** Where the zones begin, in points and in honour-tricks (p. 146). */
    private static final Map<String, Double> ZONES = Map.of(
            "game point", 26.0,
            "slam point", 33.0,
            "grand-slam point", 37.0,
            "game honour-trick", 6.0,
            "slam honour-trick", 7.0,
            "grand-slam honour-trick", 8.0);

    /** A part of the sentence that can be read again, and whether it is so. */
    private record Claim(Pattern pattern, BiPredicate<CallReadAgain, MatchResult> isSo) {
        static Claim of(String pattern, BiPredicate<CallReadAgain, MatchResult> isSo) {
            return new Claim(Pattern.compile(pattern), isSo);
        }

        boolean isUntrue(CallReadAgain read, String sentence) {
            return pattern.matcher(sentence).results().anyMatch(told -> !isSo.test(read, told));
        }
    }

    private static final List<Claim> CLAIMS = List.of(
            Claim.of(
                    "(?:you have (?:only )?|: |; )" + FIGURE
                            + " (point|honour-trick|king|ace)s?\\b(?! (?:between|expected|together|is missing|after the raise|in answer))"
                            + "( with length| for raising)?",
                    (read, told) -> read.counted(
                                    told.group(2),
                                    Optional.ofNullable(told.group(3)).orElse(""))
                            .contains(number(told.group(1)))),
            Claim.of(
                    "^Not (?!pass)[^:]+: " + FIGURE
                            + " (?:\\w|-)+[^;(]*; [^;(]*?(?:the book|usual)[^;(]*?((?:about )?\\d+½?"
                            + " (?:to|or) (?:about )?(?:\\d+½?|more|fewer))",
                    (read, told) -> !isWithin(number(told.group(1)), told.group(2))),
            Claim.of(
                    "^Not pass: you can (?:open|bid) (\\w+): " + FIGURE + " points[^,]*, where the book asks"
                            + " (\\d+½? (?:to|or) (?:about )?(?:\\d+|more|fewer))",
                    (read, told) -> read.isBest(told.group(1)) && isNearly(number(told.group(2)), told.group(3))),
            Claim.of(
                    "you have " + FIGURE
                            + " (point|honour-trick)s?(?: with length| after the raise)?, partner has (?:(?:shown only )?(\\d+½?)|promised nothing|not shown the rest)"
                            + "[^;]*; the (\\S+) zone begins at (\\d+) together",
                    (read, told) -> isZone(told.group(4), told.group(2), told.group(5))
                            && number(told.group(1))
                                            + Optional.ofNullable(told.group(3))
                                                    .map(CallReadAgain::number)
                                                    .orElse(0.0)
                                    < number(told.group(5))),
            Claim.of(
                    "you have " + FIGURE
                            + " (point|honour-trick)s?(?: with length| after the raise)? and partner has shown (\\d+½?)[^:]*: (\\d+½?) together, and the (\\S+) zone begins at (\\d+)",
                    (read, told) -> isZone(told.group(5), told.group(2), told.group(6))
                            && number(told.group(1)) + number(told.group(3)) == number(told.group(4))
                            && number(told.group(4)) >= number(told.group(6))),
            Claim.of(
                    "you hold (?:only )?" + COUNT + " " + SUIT,
                    (read, told) -> read.length(told.group(2)) == number(told.group(1))),
            Claim.of(
                    "you hold " + COUNT + " " + SUIT + "(?: but " + COUNT + " " + SUIT + ")?, and by Culbertson's list",
                    (read, told) -> read.names(told.group(2))
                            && number(told.group(1)) < 4
                            && (told.group(3) == null || read.length(told.group(4)) == number(told.group(3)))),
            Claim.of(
                    "you hold " + COUNT + " " + SUIT + ", and the book seldom overcalls on fewer than five",
                    (read, told) -> read.names(told.group(2)) && number(told.group(1)) < 5 && read.openedByThem()),
            Claim.of(
                    "you hold " + COUNT + " " + SUIT + " but " + COUNT + " " + SUIT + ", and the longer suit",
                    (read, told) -> read.names(told.group(2))
                            && read.length(told.group(4)) == number(told.group(3))
                            && number(told.group(3)) > number(told.group(1))),
            Claim.of(
                    "you have shown " + SUIT + " already.* you hold " + COUNT,
                    (read, told) -> read.names(told.group(1))
                            && read.bidBy(4, 4).contains(told.group(1))
                            && !read.bidBy(2, 4).contains(told.group(1))
                            && read.length(told.group(1)) == number(told.group(2))
                            && number(told.group(2)) < 6),
            Claim.of(
                    SUIT + " is their suit",
                    (read, told) ->
                            read.names(told.group(1)) && read.bidBy(1, 2).contains(told.group(1))),
            Claim.of(
                    "you have neither",
                    (read, told) -> !read.held().startsWith("A") && !read.held().isEmpty()),
            Claim.of("you have the ace", (read, told) -> read.held().startsWith("A")),
            Claim.of("you have the void", (read, told) -> read.held().isEmpty()),
            Claim.of("could lose (\\d+) points by our count, and", (read, told) -> number(told.group(1)) > 500),
            Claim.of(
                    "^Not [^:]+: shape (\\d-\\d-\\d-\\d); (?:(?!anything but)[^(])*?(anything but shape )?((?:\\d-\\d-\\d-\\d(?:, | or )?)+)",
                    (read, told) -> told.group(1).equals(read.shape())
                            && told.group(3).contains(told.group(1)) == (told.group(2) != null)),
            Claim.of("partner's " + NAMED, (read, told) -> read.madeBy(2, told.group(1))),
            Claim.of("(?<!partner)your " + NAMED + " forces", (read, told) -> read.madeBy(4, told.group(1))),
            Claim.of("partner has called", (read, told) -> !read.calls(2, 4).allMatch(Call.PASS::equals)),
            Claim.of(
                    "before partner has said a word|partner who has promised nothing",
                    (read, told) -> read.calls(2, 4).allMatch(Call.PASS::equals)),
            Claim.of(" against " + NAMED, (read, told) -> read.lastBid().equals(told.group(1))),
            Claim.of("only no ", (read, told) -> false));

    private final BiddingProblem problem;
    private final Verdict<Call> verdict;
    private final NaiveCount count;
    private final List<String> suits;

    private CallReadAgain(BiddingProblem problem, Verdict<Call> verdict) {
        this.problem = problem;
        this.verdict = verdict;
        this.count = NaiveCount.of(problem.hand(), 0);
        this.suits = List.of(PbnHand.write(problem.hand()).split("\\.", -1));
    }

    /** True if something that can be read again is not so, or does not speak against this call. */
    public static boolean isUntrue(BiddingProblem problem, Verdict<Call> verdict, String sentence) {
        CallReadAgain read = new CallReadAgain(problem, verdict);
        return CLAIMS.stream().anyMatch(claim -> claim.isUntrue(read, sentence));
    }

    /** How many parts of the sentence were read again. */
    public static long readings(String sentence) {
        return CLAIMS.stream()
                .mapToLong(claim -> claim.pattern().matcher(sentence).results().count())
                .sum();
    }

    /** True if the system has the rule that is told, and it does not speak at this turn. */
    public static boolean speaksElsewhere(BiddingProblem problem, Ruling<Call> told) {
        Bidding bidding = problem.bidding();
        return bidding.soFar()
                .system()
                .rule(told.rule())
                .filter(rule -> !rule.speaksIn(bidding))
                .isPresent();
    }

    /** The rules of the turn, first choice first. */
    public static List<String> order(BiddingProblem problem) {
        return problem.bidding().soFar().book().rules().map(Rule::id).toList();
    }

    /** By the count that is named; with length, of each suit that is as long as any; for raising, of the suits that partner bid. */
    private Set<Double> counted(String what, String how) {
        return switch (what + how) {
            case "point" -> Set.of((double) count.points());
            case "point with length" ->
                IntStream.range(0, 4)
                        .filter(trumps -> suits.stream()
                                .allMatch(other ->
                                        other.length() <= suits.get(trumps).length()))
                        .mapToDouble(
                                trumps -> NaiveCount.of(problem.hand(), trumps).opening())
                        .boxed()
                        .collect(Collectors.toSet());
            case "point for raising" ->
                bidBy(2, 4).stream()
                        .map(WRITTEN::indexOf)
                        .map(trumps ->
                                (double) NaiveCount.of(problem.hand(), trumps).raise())
                        .collect(Collectors.toSet());
            case "honour-trick" -> Set.of(count.honourTricks());
            default -> Set.of((double) held(what));
        };
    }

    private long held(String honour) {
        return suits.stream()
                .filter(suit -> suit.contains(honour.equals("ace") ? "A" : "K"))
                .count();
    }

    private int length(String suit) {
        return suits.get(WRITTEN.indexOf(suit)).length();
    }

    /** The cards of the suit that the learner's call names: "AQ32". */
    private String held() {
        return IntStream.range(0, 4)
                .filter(suit -> names(WRITTEN.get(suit)))
                .mapToObj(suits::get)
                .findFirst()
                .orElse("");
    }

    private boolean names(String suit) {
        return verdict.answer().inWords().matches(".* " + suit + "s?");
    }

    private boolean isBest(String call) {
        return verdict.advice().best().stream().anyMatch(best -> best.toString().equals(call));
    }

    private String shape() {
        return suits.stream()
                .map(String::length)
                .sorted((one, other) -> other - one)
                .map(String::valueOf)
                .collect(Collectors.joining("-"));
    }

    /** What the player so many turns ago called, and so many turns before that. */
    private Stream<Call> calls(int ago, int every) {
        List<Call> calls = problem.auction().calls();
        return IntStream.iterate(calls.size() - ago, turn -> turn >= 0, turn -> turn - every)
                .mapToObj(calls::get);
    }

    /** The suits that those bid, each as "spade". */
    private List<String> bidBy(int ago, int every) {
        return calls(ago, every)
                .map(Call::inWords)
                .flatMap(call -> WRITTEN.stream().filter(call::contains))
                .toList();
    }

    private boolean madeBy(int ago, String call) {
        return calls(ago, 4).map(Call::inWords).anyMatch(call::equals);
    }

    private boolean openedByThem() {
        return calls(1, 2).anyMatch(call -> call instanceof Call.Bid);
    }

    private String lastBid() {
        return calls(1, 1)
                .filter(Call.Bid.class::isInstance)
                .map(Call::inWords)
                .findFirst()
                .orElse("");
    }

    private static boolean isZone(String zone, String unit, String begins) {
        return ZONES.getOrDefault(zone + " " + unit, 0.0) == number(begins);
    }

    /** The same, where an end that is said to be about so may be passed by one. */
    private static boolean isNearly(double figure, String range) {
        double soft = range.contains("about") ? 1 : 0;
        return Stream.of(figure - soft, figure, figure + soft).anyMatch(near -> isWithin(near, range));
    }

    /** "13 to 15", "8 or more", "2½ or fewer". */
    private static boolean isWithin(double figure, String range) {
        String[] parts = range.replace("about ", "").split(" ");
        double first = number(parts[0]);
        return switch (parts[2]) {
            case "more" -> figure >= first;
            case "fewer" -> figure <= first;
            default -> figure >= first && figure <= number(parts[2]);
        };
    }

    /** "7½", "½", "no", "three". */
    private static double number(String written) {
        if (NUMBERS.contains(written)) {
            return NUMBERS.indexOf(written);
        }
        String whole = written.replace("½", "");
        return (whole.isEmpty() ? 0 : Integer.parseInt(whole)) + (written.endsWith("½") ? 0.5 : 0);
    }
}
