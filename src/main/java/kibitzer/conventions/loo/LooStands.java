package kibitzer.conventions.loo;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.loo.LooFeatures.AGAINST_ONE;
import static kibitzer.conventions.loo.LooFeatures.ALL_STOOD;
import static kibitzer.conventions.loo.LooFeatures.AS_YOU_LIKE;
import static kibitzer.conventions.loo.LooFeatures.A_TRUMP;
import static kibitzer.conventions.loo.LooFeatures.BEST_TRUMP;
import static kibitzer.conventions.loo.LooFeatures.FIRST;
import static kibitzer.conventions.loo.LooFeatures.LEFT;
import static kibitzer.conventions.loo.LooFeatures.MISS_OPEN;
import static kibitzer.conventions.loo.LooFeatures.MISS_OR_NOT;
import static kibitzer.conventions.loo.LooFeatures.NOT_THE_MISS;
import static kibitzer.conventions.loo.LooFeatures.ONLY_THE_MISS;
import static kibitzer.conventions.loo.LooFeatures.PLAYERS;
import static kibitzer.conventions.loo.LooFeatures.RISK;
import static kibitzer.conventions.loo.LooFeatures.SHARE;
import static kibitzer.conventions.loo.LooFeatures.SIDE_LOW;
import static kibitzer.conventions.loo.LooFeatures.SIDE_TOP;
import static kibitzer.conventions.loo.LooFeatures.STOOD;
import static kibitzer.conventions.loo.LooFeatures.SUITS;
import static kibitzer.conventions.loo.LooFeatures.THE_MISS;
import static kibitzer.conventions.loo.LooFeatures.THROWN_UP;
import static kibitzer.conventions.loo.LooFeatures.TOP_TRUMP;
import static kibitzer.conventions.loo.LooFeatures.TO_STAND;
import static kibitzer.conventions.loo.LooFeatures.TO_THROW_UP;
import static kibitzer.conventions.loo.LooFeatures.TRUMPS;
import static kibitzer.conventions.loo.LooFeatures.WITHOUT_TRUMP;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import kibitzer.advice.Basis;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.Reason;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Ruling;
import kibitzer.advice.Standing;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Rank;

/**
 * Whether to stand at three-card loo, take the miss or throw up (Round Games with Cards, pp. 20 and 29-30).
 *
 * <p>The book says nothing of a single small trump, and much of its advice is "generally".
 */
public final class LooStands {
    /** Where the book warns of the miss, with what stands against it there. */
    private static final Map<String, Function<LooView, String>> WARNINGS = new TreeMap<>(Map.of(
            "loo.stand.first-leaves-the-miss",
            view -> "you declare first, with all the others still to speak, and the first should seldom take it",
            "loo.stand.miss-against-strength",
            view -> "all before you stand on their own cards, which speaks of strength",
            "loo.stand.miss-against-three",
            view -> view.stood() == LooView.HAND
                    ? "three players stand on their own cards, and against three it is not to be tried"
                    : NumberWord.of(view.stood())
                            + " players stand on their own cards, and even against three it is not to be tried"));

    private static final int TEN = 10;
    private static final int KNAVE = 11;
    private static final int QUEEN = 12;
    private static final int KING = 13;
    private static final int FIVE_PLAYERS = 5;
    private static final int LEFT_OF_FIVE = 3;

    public static final RuleBook<LooView, String> BOOK = RuleBook.<LooView, String>named(
                    "Round Games on standing at loo")
            .then(rule(
                            "loo.stand.certain-trick",
                            source("three-card-loo.p05")
                                    .takenOver("what is said of the king holds of the best trump all the more"))
                    .when(has(BEST_TRUMP))
                    .needs(atLeast(TOP_TRUMP, KING))
                    .answers(TO_STAND)
                    .why("No card beats the best trump, so you cannot be looed.")
                    .title("The best trump"))
            .then(rule("loo.stand.two-trumps", source("three-card-loo.p03"))
                    .when(lacks(FIRST), has(A_TRUMP))
                    .needs(atLeast(TRUMPS, 2))
                    .answers(TO_STAND)
                    .why("With two trumps you can seldom be kept from every trick."))
            .then(rule(
                            "loo.stand.first-with-two-trumps",
                            source("three-card-loo.p03")
                                    .withFigureFromPractice(
                                            "a trump is small below the ten, a card tolerably high from the knave up")
                                    .printing("trumps")
                                    .meaning("a small trump", "top-trump")
                                    .meaning("a tolerably high card", "side-top"))
                    .when(has(FIRST), has(A_TRUMP))
                    .needs(
                            atLeast(TRUMPS, 2),
                            any(atLeast(TRUMPS, LooView.HAND), atLeast(TOP_TRUMP, TEN), atLeast(SIDE_TOP, KNAVE)))
                    .answers(TO_STAND)
                    .why("Whoever declares first leads, and a trump led is gone; a high card may still win behind it.")
                    .title("Two trumps and a high card, first"))
            .then(rule("loo.stand.first-risky", source("three-card-loo.p03"))
                    .when(has(FIRST), has(A_TRUMP))
                    .needs(atLeast(TRUMPS, 2))
                    .answers(TO_STAND)
                    .manner(Manner.MAY)
                    .why("Two trumps may win a trick even so; the risk is yours.")
                    .title("Two small trumps, first"))
            .then(rule(
                            "loo.stand.honour-and-high-cards",
                            source("three-card-loo.p04")
                                    .withFigureFromPractice("a high card is a queen or better")
                                    .printing("trumps", "top-trump")
                                    .meaning("high cards", "side-low"))
                    .when(has(A_TRUMP))
                    .needs(one(TRUMPS), atLeast(TOP_TRUMP, KNAVE), atLeast(SIDE_LOW, QUEEN))
                    .answers(TO_STAND)
                    .why("If the trump wins no trick, one of the high cards may.")
                    .title("An honour and high cards"))
            .then(rule("loo.stand.first-with-queens", source("three-card-loo.p04"))
                    .when(has(FIRST), has(A_TRUMP))
                    .needs(one(TRUMPS), atLeast(SIDE_LOW, QUEEN), within(SUITS, Range.exactly(LooView.HAND)))
                    .answers(TO_STAND)
                    .manner(Manner.USUALLY)
                    .why("You lead, so a high card can be played before anybody is rid of its suit.")
                    .title("First with any trump and queens"))
            .then(rule("loo.stand.cautious-with-the-king", source("three-card-loo.p05"))
                    .when(has(A_TRUMP), atMost(SIDE_LOW, KNAVE)) // beside high cards any honour is safe
                    .needs(one(TRUMPS), atLeast(TOP_TRUMP, KING))
                    .answers(TO_THROW_UP)
                    .manner(Manner.MAY)
                    .whyByBook("Cautious players give the king up where the cards beside it are small.")
                    .title("The cautious and the king"))
            .then(rule("loo.stand.king", source("three-card-loo.p05"))
                    .when(has(A_TRUMP))
                    .needs(one(TRUMPS), atLeast(TOP_TRUMP, KING))
                    .answers(TO_STAND)
                    .why("Only the ace beats it, so it seldom fails.")
                    .title("King of trumps"))
            .then(rule(
                            "loo.stand.miss-for-a-risky-hand",
                            source("three-card-loo.p10")
                                    .takenOver("as many left in as where two of five have thrown up, or fewer"))
                    .when(lacks(FIRST), has(MISS_OPEN), atLeast(THROWN_UP, 2), atMost(LEFT, LEFT_OF_FIVE))
                    .answers(ONLY_THE_MISS)
                    .manner(Manner.MAY)
                    .why("With so few left in, three unknown cards may do as well as a risky hand.")
                    .title("The miss for a risky hand"))
            .then(rule("loo.stand.opinion", source("three-card-loo.p06", "three-card-loo.p01"))
                    .when(has(A_TRUMP))
                    .needs(one(TRUMPS), within(TOP_TRUMP, Range.between(KNAVE, QUEEN)))
                    .answers(AS_YOU_LIKE)
                    .whyByBook("Queen or knave may win or not; players and pool must tell.")
                    .title("Queen or knave: as you like"))
            .then(rule(
                            "loo.stand.no-trump-but-high",
                            source("three-card-loo.p02", "three-card-loo.p01")
                                    .withFigureFromPractice(
                                            "very high cards are kings and aces; a pool is worth it if a third of it pays a loo")
                                    .printing("trumps")
                                    .meaning("very high cards", "side-low")
                                    .meaning("a pool worth the risk", "share"))
                    .needs(none(TRUMPS), atLeast(WITHOUT_TRUMP, KING), atLeast(SHARE, 1))
                    .answers(TO_STAND)
                    .manner(Manner.MAY)
                    .why("A big pool pays for a risk that a small one does not.")
                    .title("High cards without a trump"))
            .then(rule("loo.stand.dealer-against-one", source("three-card-loo.p18", "loo.p01"))
                    .when(has(AGAINST_ONE))
                    .answers(THE_MISS)
                    .whyByBook(
                            "You must play, and what the miss wins when it is played for the pool stays there.",
                            "three-card-loo.p18")
                    .title("The dealer against one"))
            .then(rule(
                            "loo.stand.miss-may-be-taken",
                            source("three-card-loo.p10")
                                    .takenOver("more than two who have thrown up leave fewer still"))
                    .when(lacks(FIRST), has(MISS_OPEN), lacks(ALL_STOOD))
                    .needs(within(PLAYERS, Range.exactly(FIVE_PLAYERS)), atLeast(THROWN_UP, 2))
                    .answers(MISS_OR_NOT)
                    .why("With two out of five gone, three unknown cards meet few hands that are known to be good.")
                    .title("The miss after two have thrown up"))
            .then(rule("loo.stand.first-leaves-the-miss", source("three-card-loo.p08", "three-card-loo.p02"))
                    .when(has(FIRST))
                    .answers(NOT_THE_MISS)
                    .prefer(least(RISK).inGeneral())
                    .why("All the others have still to speak, and any of them may stand on good cards.")
                    .title("The first leaves the miss"))
            .then(rule("loo.stand.miss-against-strength", source("three-card-loo.p09", "three-card-loo.p02"))
                    .when(has(ALL_STOOD), lacks(FIRST), has(MISS_OPEN))
                    .answers(NOT_THE_MISS)
                    .prefer(least(RISK).inGeneral())
                    .whyByBook("Players who all stand on what they were dealt are likely to be strong.")
                    .title("No miss where all stand"))
            .then(rule("loo.stand.miss-against-three", source("three-card-loo.p10", "three-card-loo.p02"))
                    .when(has(MISS_OPEN))
                    .needs(atLeast(STOOD, LooView.HAND))
                    .answers(NOT_THE_MISS)
                    .prefer(least(RISK).inGeneral())
                    .why("There are three tricks, and three players already hold cards that they trust.")
                    .title("No miss against three"))
            .then(rule("loo.stand.no-trump", source("three-card-loo.p02"))
                    .when(lacks(A_TRUMP))
                    .answers(MISS_OR_NOT)
                    .prefer(least(RISK).inGeneral())
                    .why("Any trump beats your best card, so that a trick is luck and the loo is likely.")
                    .title("Not without a trump"))
            .then(rule("loo.stand.small-trump", generalPractice("a single small trump is thrown up"))
                    .answers(TO_THROW_UP)
                    .why("One small trump seldom wins a trick, and without one a loo is to pay.")
                    .title("One small trump"))
            .book();

    /** The rule of the book that warns of the miss here; none where it does not speak of the place. */
    public static Optional<Ruling<String>> againstTheMiss(LooView view) {
        return WARNINGS.entrySet().stream()
                .flatMap(warning -> BOOK.rule(warning.getKey()).stream()
                        .filter(rule -> rule.speaksIn(view) && isMet(rule, view))
                        .map(rule -> new Ruling<>(
                                rule.id(),
                                rule.source(),
                                List.of(LooView.MISS),
                                List.of(),
                                Standing.FAILS,
                                List.of(new Reason(
                                        "miss",
                                        true,
                                        warning.getValue().apply(view),
                                        "another answer",
                                        "",
                                        Standing.FAILS)))))
                .findFirst();
    }

    /** Of one trump below the knave the book says nothing: it is wrong neither to stand on it nor to leave it. */
    public static Optional<Ruling<String>> leftOpen(LooView view, String answer) {
        return answer.equals(LooView.STAND)
                ? view.onlyTrump()
                        .filter(card -> !card.rank().isAtLeast(Rank.JACK))
                        .map(card -> new Ruling<>(
                                "loo.stand.honour-and-high-cards",
                                source("three-card-loo.p04"),
                                List.of(LooView.STAND),
                                List.of(),
                                Standing.FAILS,
                                List.of(new Reason(
                                        TOP_TRUMP.key(),
                                        view.topTrump(),
                                        "your one trump is " + card.rank().one()
                                                + ", and of one below the knave nothing is printed",
                                        KNAVE + "+",
                                        "",
                                        Standing.FAILS,
                                        Basis.PRACTICE))))
                : Optional.empty();
    }

    /** True of a rule that says no more than that the miss is left, whatever else is done. */
    public static boolean warnsOfTheMiss(String rule) {
        return WARNINGS.containsKey(rule);
    }

    private static boolean isMet(Rule<LooView, String> rule, LooView view) {
        return rule.needs().stream().allMatch(need -> need.standing(view) != Standing.FAILS);
    }

    private static Need<LooView> one(Quantity<LooView> quantity) {
        return within(quantity, Range.exactly(1));
    }

    private static Need<LooView> none(Quantity<LooView> quantity) {
        return within(quantity, Range.exactly(0));
    }

    private LooStands() {}
}
