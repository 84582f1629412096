package kibitzer.decisions.bridge.meaning;

import java.util.Optional;
import kibitzer.advice.Basis;
import kibitzer.advice.Need;
import kibitzer.advice.Rule;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Interval;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.Stage;
import kibitzer.conventions.bridge.StrengthMeasured;
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
    private static final int HIGHEST_DOUBLED = 3;
    private static final String WEAK_OPENING = "contract-bridge.p37";

    private static final double MOST_OF_A_WEAK_OPENING = 2;

    /** Where three honour-tricks are asked of it. */
    static final Source DOUBLE = Source.source("contract-bridge.p03");

    /** Of a call whose strength was missed first of all, what it needs: "4S needs 26 or more points between both hands at least". */
    Optional<StrengthAsked> asksForStrength(Rule<Bidding, Call> rule, Explained missed) {
        Call call = heard.call();
        String fact = missed.fact();
        if (!ToldHand.isStrength(fact)) {
            return Optional.empty();
        }
        Optional<String> before = missed.inAnotherCount();
        Optional<Need<Bidding>> asked = rule.needs().stream()
                .limit(before.isPresent() ? rule.needs().size() : 1)
                .filter(StrengthMeasured::isAskedBy)
                .findFirst();
        if (call.equals(Call.PASS) && asked.isPresent()) {
            return ofAPass(fact)
                    .map(told -> before.filter(range -> told.isOfMore())
                            .map(told::behind)
                            .orElse(told));
        }
        return asked.map(need -> before.isPresent() ? first(need) : need)
                .filter(need -> isOfTheEndMissed(need, fact))
                .filter(need -> before.isEmpty() || isAtLeast(need))
                .map(need ->
                        StrengthAsked.ofItsRule((Basis.of(need, rule.source()) == Basis.PRACTICE ? "by practice " : "")
                                + CallNamed.inWords(call) + " needs "
                                + beside(need, fact).or(() -> mayBe(need)).orElseGet(need::inWords)))
                .map(told -> before.map(told::behind).orElse(told));
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
                && isInBothCounts()
                && given != null
                && given.most() == MOST_OF_A_WEAK_OPENING
                && !said.all().containsKey(fact);
    }

    /** Of a weak opening of three or four the page has the strength in points and in honour-tricks (p. 148). */
    boolean isInBothCounts() {
        return heard.meaning().rules().getFirst().source().ids().contains(WEAK_OPENING);
    }

    /** Which end of the strength the learner missed, and what sets it: the bids before, or that the caller went no further. */
    private Optional<StrengthAsked> ofAPass(String fact) {
        Span told = ToldHand.by(heard.meaning()).all().get(fact);
        Span given = said.all().get(fact);
        if (told == null) {
            return Optional.of(StrengthAsked.TOO_STRONG_TO_PASS);
        }
        boolean isToldBefore = ToldHand.leastKnown(fact, heard.meaning()) == told.least();
        if (given == null) {
            return ofTheFirstPass(fact)
                    .or(() -> Optional.of(
                            isOneToDouble(fact) && told.least() <= 0
                                    ? StrengthAsked.DOUBLED
                                    : told.least() > 0 && isToldBefore
                                            ? StrengthAsked.ofItsRule(betweenBids(fact, told))
                                            : StrengthAsked.TOO_STRONG_TO_PASS));
        }
        if (told.least() > given.least() && given.most() >= told.least() && isToldBefore) {
            return Optional.of(StrengthAsked.ofItsRule("the bids before told at least " + figure(told.least())
                    + (given.most() < told.most() ? ", and up to " + figure(told.most()) + " may pass" : "")));
        }
        return given.most() > told.most()
                ? Optional.of(isOneToDouble(fact) ? StrengthAsked.DOUBLED : StrengthAsked.TOO_STRONG_TO_PASS)
                : given.most() < told.most()
                        ? Optional.of(
                                StrengthAsked.ofItsRule("who has up to " + figure(told.most()) + " may still pass"))
                        : Optional.empty();
    }

    private static String betweenBids(String fact, Span told) {
        return "the bids before told at least " + figure(told.least()) + " "
                + (fact.equals(Scale.HONOUR_TRICKS.key()) ? "honour-tricks" : "points")
                + ", and with more than " + figure(told.most()) + " the caller would not have passed";
    }

    /** Where the caller passed before anybody opened, and the learner gives more points than that pass leaves. */
    private Optional<StrengthAsked> ofTheFirstPass(String fact) {
        Span points = said.all().get(Scale.POINTS.key());
        return fact.equals(Scale.HONOUR_TRICKS.key()) && points != null
                ? heard.firstPass()
                        .map(first -> Scale.POINTS.of(first.shown()).most())
                        .filter(most -> points.most() > most && points.least() < points.most())
                        .map(most -> StrengthAsked.ofTheFirstPass(figure(most), figure(points.most())))
                : Optional.empty();
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

    private static String figure(double value) {
        return new Span(value, value).toString();
    }

    /** The sum of which a call tells the caller's part: "26 together, and partner has promised only 10". */
    private Optional<String> beside(Need<Bidding> need, String fact) {
        Span own = ToldHand.by(heard.meaning()).ranges().get(fact);
        if (own == null
                || !fact.equals(Scale.POINTS.key())
                || !(need instanceof Need.Within<Bidding>(var quantity, var range))
                || !StrengthMeasured.isSumOfPoints(quantity)
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
