package kibitzer.decisions.bridge.meaning;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.advice.Basis;
import kibitzer.advice.Bound;
import kibitzer.advice.Range;
import kibitzer.conventions.bridge.Forcing;
import kibitzer.conventions.bridge.Stage;
import kibitzer.decisions.answer.Description;
import kibitzer.decisions.answer.Span;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;

/** Puts behind each difference why the call tells what it does, and who has the figure: its page, practice or our reckoning. */
final class Explaining {
    /** Of these calls their own page says that they do not force. */
    private static final Set<String> NOT_FORCING = Set.of("acol-system.p11", "acol-system.p12", "acol-system.p16");

    private final CallHeard heard;
    private final Description said;
    private final Differences differences;
    private final CallNamed named;
    private final WhoseRange whose;

    Explaining(CallHeard heard, Description said, Differences differences) {
        this.heard = heard;
        this.said = said;
        this.differences = differences;
        this.named = new CallNamed(heard, said);
        this.whose = new WhoseRange(heard.call(), heard.meaning().rules().getFirst());
    }

    Explained explained(Difference difference) {
        String fact = difference.fact();
        Explained explained = new Explained(
                difference instanceof Difference.OfRange range ? told(range) : difference,
                differences.isTheRestRight(),
                difference instanceof Difference.OfSuits ? named.namesAnother(fact) : named.because(fact),
                ToldHand.isStrength(fact) ? otherCall(fact) + ToldBefore.behind(heard, said, fact) : "",
                Basis.ANSWER);
        return isOfPractice(explained)
                ? explained.on(Basis.PRACTICE)
                : explained.because().isEmpty() && whose.isPractice(fact) && isToldBefore(explained)
                        ? explained.by(Difference.Whose.PRACTICE) // what this bid adds to what a page has another tell
                        : explained;
    }

    private Difference.OfRange told(Difference.OfRange range) {
        String fact = range.fact();
        if (ToldHand.isStrength(fact)) {
            return insteadOf(strength(range));
        }
        return whose.isReckonedFromTrumps(fact)
                ? range.by(Difference.Whose.RECKONED)
                : (named.tellsByName(fact) || whose.isLengthBehindADouble(fact))
                                && range.instead() instanceof Instead.OtherRange // what is left open is no other suit
                                && whose.isPractice(fact)
                        ? range.by(Difference.Whose.PRACTICE)
                        : range;
    }

    /** A range that is printed, in the page's own words where one end is soft; any other follows from zones and other bids. */
    private Difference.OfRange strength(Difference.OfRange range) {
        Optional<Range> printed = whose.printed(range.fact());
        boolean toldInPrint = ToldHand.isKnown(range.fact(), heard.meaning())
                && ToldBefore.beside(heard, said, range.fact()).isPresent();
        return printed.filter(Explaining::isSoft)
                .map(soft -> range.saying(soft.inWords()))
                .orElse(printed.isPresent() || toldInPrint ? range : range.by(Difference.Whose.RECKONED));
    }

    private static boolean isSoft(Range range) {
        return Stream.of(range.min(), range.max()).flatMap(Optional::stream).anyMatch(Bound::isSoft);
    }

    /** Of strength that was given in another count, what says more than the count. */
    private Difference.OfRange insteadOf(Difference.OfRange range) {
        if (!(range.instead() instanceof Instead.OtherCount)) {
            return range;
        }
        boolean isReckoned = range.whose() == Difference.Whose.RECKONED;
        boolean isPass = heard.call().equals(Call.PASS);
        Optional<ToldBefore> before = ToldBefore.of(heard, range.fact());
        Optional<Instead> more = isReckoned && (isPass || before.isEmpty())
                ? Optional.empty()
                : differences.beginsAtNothing(range.fact()).map(other -> new Instead.BeginningAtNothing(other, before));
        return more.or(() -> new StrengthMissed(heard, said).isInBothCounts()
                        ? Optional.of(new Instead.HonourTricks())
                        : isPass && !isReckoned ? Optional.of(new Instead.TooStrongToPass()) : Optional.empty())
                .map(range::instead)
                .orElse(range);
    }

    /** The other call that would have told just the strength that the learner read out of this one: ", which 2S would tell". */
    private String otherCall(String fact) {
        Span given = said.all().get(fact);
        List<Call> calls = heard.auction().calls();
        Auction before = new Auction(heard.auction().dealer(), calls.subList(0, calls.size() - 1));
        return given == null
                ? ""
                : before.legalCalls().stream()
                        .filter(call -> !call.equals(heard.call()) && isAlike(call, heard.call()))
                        .filter(call -> ToldHand.tells(
                                new CallHeard(heard.agreement(), before.with(call), heard.vulnerable()).meaning(),
                                fact,
                                given))
                        .findFirst()
                        .map(call -> ", which " + CallNamed.inWords(call) + " would tell")
                        .orElse("");
    }

    /** Passes, and bids of the same strain: the calls that are taken for one another. */
    private static boolean isAlike(Call call, Call other) {
        return call.equals(Call.PASS)
                || call instanceof Call.Bid bid && other instanceof Call.Bid named && bid.strain() == named.strain();
    }

    private boolean isOfPractice(Explained explained) {
        String fact = explained.fact();
        return whose.isPractice(fact) && !explained.isBy(Difference.Whose.PRACTICE) && !isToldBefore(explained)
                || named.isForcedByPractice(fact)
                || isUnforcedInPrint(fact) && !heard.isAtAcol()
                || explained.isReckonedInAnotherCount()
                || isOfAnyPass(explained)
                // of an opening alone a page prints the shape
                || explained.isOfSuitsUntold() && named.isOfABalancedHand(fact) && heard.stage() != Stage.OPENING;
    }

    /** True of strength of which a page has a bid before tell something else than the learner gave. */
    boolean isToldBefore(Explained explained) {
        return toldBefore(explained).isPresent();
    }

    Optional<ToldBefore> toldBefore(Explained explained) {
        return explained.beginsAtNothing()
                ? ToldBefore.of(heard, explained.fact())
                : ToldBefore.beside(heard, said, explained.fact());
    }

    /** True of what every pass is, and no page says: it names no suit and asks for nothing. */
    private boolean isOfAnyPass(Explained explained) {
        return heard.call().equals(Call.PASS)
                && (explained.isOfSuitsUntold()
                        || ToldHand.isForcing(explained.fact())
                        || ToldHand.isNaturalOrNot(explained.fact()));
    }

    /** True where a bid forces to nothing, and the page of its own rule does not speak of that. */
    boolean isUnforcedInPrint(String fact) {
        return ToldHand.isForcing(fact)
                && heard.call() instanceof Call.Bid
                && heard.meaning().forcing() == Forcing.NONE
                && heard.meaning().rules().getFirst().source().ids().stream().noneMatch(NOT_FORCING::contains);
    }
}
