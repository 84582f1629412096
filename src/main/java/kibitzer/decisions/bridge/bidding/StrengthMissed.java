package kibitzer.decisions.bridge.bidding;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Basis;
import kibitzer.advice.Need;
import kibitzer.advice.Quantity;
import kibitzer.advice.Reason;
import kibitzer.advice.Rule;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Interval;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.Stage;
import kibitzer.decisions.answer.Description;
import kibitzer.decisions.answer.Span;
import kibitzer.games.bridge.Call;

/**
 * Of a call whose strength was missed, what it needs, or which end of a pass's strength was missed and what sets it.
 *
 * @param heard the call
 * @param said what the learner takes it to tell
 */
record StrengthMissed(CallHeard heard, Description said) {
    static final String TOO_STRONG_TO_PASS = "with more, the caller would not have passed";
    private static final String THREE_DOUBLE = "with three honour-tricks or more, the book doubles";
    private static final String FIRST_PASS = "the caller passed before anybody opened, which tells";
    private static final int HIGHEST_DOUBLED = 3;
    private static final String WEAK_OPENING = "contract-bridge.p37";

    private static final double MOST_OF_A_WEAK_OPENING = 2;

    /** Where three honour-tricks are asked of it. */
    static final Source DOUBLE = Source.source("contract-bridge.p03");

    /** What adds up the points of partners. */
    private static final Set<String> TOGETHER = Stream.of(Scale.POINTS, Scale.COUNT, Scale.CULBERTSON_POINTS)
            .flatMap(scale -> Stream.of(Partnership.least(scale), Partnership.average(scale), Partnership.most(scale)))
            .map(Quantity::key)
            .collect(Collectors.toUnmodifiableSet());

    /** A need that measures strength. */
    private static final Pattern COUNTED = Pattern.compile("points|honour-tricks");

    /** Of a call whose strength was missed first of all, what it needs: "4S needs 26 or more points between both hands at least". */
    Optional<String> asksForStrength(Rule<Bidding, Call> rule, List<Reason> differences) {
        Call call = heard.call();
        String fact = differences.stream().findFirst().map(Reason::fact).orElse("");
        if (!ToldHand.isStrength(fact)) {
            return Optional.empty();
        }
        boolean isInAnotherCount = differences.getFirst().measured().contains(ToldHand.IN_ANOTHER_COUNT);
        Optional<Need<Bidding>> asked = rule.needs().stream()
                .limit(isInAnotherCount ? rule.needs().size() : 1)
                .filter(need -> COUNTED.matcher(need.inWords()).find())
                .findFirst();
        String before =
                isInAnotherCount ? withoutTheCount(differences.getFirst().measured()) + ": " : "";
        if (call.equals(Call.PASS) && asked.isPresent()) {
            return ofAPass(fact)
                    .map(told -> told.equals(TOO_STRONG_TO_PASS) || told.equals(THREE_DOUBLE) ? before + told : told);
        }
        return asked.map(need -> isInAnotherCount ? first(need) : need)
                .filter(need -> isOfTheEndMissed(need, fact))
                .filter(need -> !isInAnotherCount || isAtLeast(need))
                .map(need -> before
                        + (Basis.of(need, rule.source()) == Basis.PRACTICE ? "by practice " : "")
                        + CallNamed.inWords(call) + " needs "
                        + beside(need, fact).or(() -> mayBe(need)).orElseGet(need::inWords));
    }

    /** What was told of the strength, without in what it is counted. */
    private static String withoutTheCount(String told) {
        return told.substring(0, told.indexOf(ToldHand.IN_ANOTHER_COUNT));
    }

    /** Of needs that are all asked the first, which decides. */
    private static Need<Bidding> first(Need<Bidding> need) {
        return need instanceof Need.All<Bidding>(var needs) ? first(needs.getFirst()) : need;
    }

    private static boolean isAtLeast(Need<Bidding> need) {
        return need instanceof Need.Within<Bidding>(var _, var range)
                && range.min().isPresent();
    }

    /** What partner may hold at most, added to the caller's: "that both hands together may hold 5 or more honour-tricks". */
    private static Optional<String> mayBe(Need<Bidding> need) {
        return need instanceof Need.Within<Bidding>(var quantity, var range)
                        && quantity.key()
                                .equals(Partnership.most(Scale.HONOUR_TRICKS).key())
                        && range.max().isEmpty()
                ? Optional.of("that both hands together may hold " + range.inWords() + " honour-tricks")
                : Optional.empty();
    }

    /** False where the need has one end, and the learner missed the other alone. */
    private boolean isOfTheEndMissed(Need<Bidding> need, String fact) {
        Span told = ToldHand.by(heard.meaning()).all().get(fact);
        Span given = said.all().get(fact);
        return told == null
                || given == null
                || !(need instanceof Need.Within<Bidding>(var _, var range))
                || range.min().isPresent() && given.least() != told.least()
                || range.max().isPresent() && given.most() != told.most();
    }

    /** True of the points of a weak opening where the learner gave the honour-tricks that the page puts beside them (p. 148). */
    boolean isGivenInHonourTricks(String fact) {
        Span given = said.all().get(Scale.HONOUR_TRICKS.key());
        return fact.equals(Scale.POINTS.key())
                && heard.meaning().rules().getFirst().source().ids().contains(WEAK_OPENING)
                && given != null
                && given.most() == MOST_OF_A_WEAK_OPENING
                && !said.all().containsKey(fact);
    }

    /** Of a weak opening of three or four the page has the strength in points and in honour-tricks (p. 148). */
    String inBothCounts(String told) {
        return heard.meaning().rules().getFirst().source().ids().contains(WEAK_OPENING)
                ? told.replaceFirst(
                        Pattern.quote(ToldHand.IN_ANOTHER_COUNT) + ".*", ", which the book puts at two honour-tricks")
                : told;
    }

    /** Which end of the strength the learner missed, and what sets it: the bids before, or that the caller went no further. */
    private Optional<String> ofAPass(String fact) {
        Span told = ToldHand.by(heard.meaning()).all().get(fact);
        Span given = said.all().get(fact);
        Optional<String> before = told != null && given == null ? ofTheFirstPass(fact) : Optional.empty();
        if (before.isPresent()) {
            return before;
        }
        if (told != null && given == null && isOneToDouble(fact) && told.least() <= 0) {
            return Optional.of(THREE_DOUBLE);
        }
        if (told == null || given == null) {
            return Optional.of(
                    told != null && told.least() > 0 && ToldHand.leastKnown(fact, heard.meaning()) == told.least()
                            ? "the bids before told at least " + figure(told.least()) + " "
                                    + (fact.equals(Scale.HONOUR_TRICKS.key()) ? "honour-tricks" : "points")
                                    + ", and with more than " + figure(told.most())
                                    + " the caller would not have passed"
                            : TOO_STRONG_TO_PASS);
        }
        if (told.least() > given.least()
                && given.most() >= told.least()
                && ToldHand.leastKnown(fact, heard.meaning()) == told.least()) {
            return Optional.of("the bids before told at least " + figure(told.least())
                    + (given.most() < told.most() ? ", and up to " + figure(told.most()) + " may pass" : ""));
        }
        return given.most() > told.most()
                ? Optional.of(isOneToDouble(fact) ? THREE_DOUBLE : TOO_STRONG_TO_PASS)
                : given.most() < told.most()
                        ? Optional.of("who has up to " + figure(told.most()) + " may still pass")
                        : Optional.empty();
    }

    /** Where the caller passed before anybody opened, and the learner gives more points than that pass leaves. */
    private Optional<String> ofTheFirstPass(String fact) {
        Span points = said.all().get(Scale.POINTS.key());
        return fact.equals(Scale.HONOUR_TRICKS.key()) && points != null
                ? heard.firstPass()
                        .map(first -> Scale.POINTS.of(first.shown()).most())
                        .filter(most -> points.most() > most && points.least() < points.most())
                        .map(most -> FIRST_PASS + " at most " + figure(most) + " points, and you let it hold up to "
                                + figure(points.most()))
                : Optional.empty();
    }

    static boolean isOfTheFirstPass(Reason reason) {
        return reason.measured().startsWith(FIRST_PASS);
    }

    /** True where the caller could have doubled for take-out: a bid of one, two or three of a suit (p. 146). */
    boolean isOneToDouble(String fact) {
        return fact.equals(Scale.HONOUR_TRICKS.key())
                && heard.stage() == Stage.OVERCALL
                && heard.auction()
                        .lastBid()
                        .filter(bid -> bid.strain().suit().isPresent() && bid.level() <= HIGHEST_DOUBLED)
                        .isPresent();
    }

    static boolean isOfTheDouble(Reason reason) {
        return reason.measured().endsWith(THREE_DOUBLE);
    }

    private static String figure(double value) {
        return new Span(value, value).toString();
    }

    /** The sum of which a call tells the caller's part: "26 together, and partner has promised only 10". */
    private Optional<String> beside(Need<Bidding> need, String fact) {
        Span own = ToldHand.by(heard.meaning()).ranges().get(fact);
        if (own == null
                || !fact.equals(Scale.POINTS.key())
                || !(need instanceof Need.Within<Bidding>(var quantity, var range))
                || !TOGETHER.contains(quantity.key())
                || range.min().isEmpty()
                || range.max().isPresent()) {
            return Optional.empty();
        }
        int sum = (int) range.min().get().value();
        Interval partners = Scale.POINTS.of(heard.soFar().shown(heard.caller().partner()));
        return sum - partners.least() == own.least()
                ? Optional.of(sum + " together, and partner has promised only " + (int) partners.least())
                : sum - partners.most() == own.least()
                        ? Optional.of(sum + " together, and partner has shown " + (int) partners.most() + " at most")
                        : Optional.empty();
    }
}
