package kibitzer.decisions.bridge.meaning;

import static kibitzer.advice.Source.source;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Basis;
import kibitzer.advice.Source;
import kibitzer.decisions.answer.Description;

/**
 * Which page says what speaks against a learner's meaning of a call.
 *
 * @param heard the call
 * @param said what the learner takes it to tell
 * @param explaining whose figures the call's are
 */
record MeaningCited(CallHeard heard, Description said, Explaining explaining) {
    /** No suit of fewer than four cards may be bid. */
    private static final Source FOUR_CARDS = source("culbertson-honour-tricks.p10");

    /** Acol lets either player drop the bidding where nothing forces (p. 141). */
    private static final Source NOTHING_FORCES = source("acol-system.p16");

    /** As many differences as are told in a sentence. */
    private static final int TOLD = 2;

    /** Of a suit for which the rule asks no figure, but only that it may be bid. */
    Source ofABiddableSuit(List<Explained> differences) {
        return withOwn(FOUR_CARDS, differences);
    }

    Source of(StrengthAsked asked, List<Explained> differences) {
        return switch (asked.by()) {
            case NO_DOUBLE -> StrengthMissed.DOUBLE;
            case THE_FIRST_PASS ->
                heard.firstPass().orElseThrow().rules().getFirst().source();
            case ITS_RULE, GOING_NO_FURTHER -> of(differences);
        };
    }

    /**
     * With the page of the bid that told the strength before, where that is what speaks against the learner's; of a bid that
     * forces to nothing, with the page that lets such be passed.
     */
    Source of(List<Explained> differences) {
        Optional<String> saidFirst = differences.stream()
                .filter(explained -> explained.basis() != Basis.PRACTICE)
                .map(Explained::fact)
                .findFirst();
        return saidFirst
                .filter(ToldHand::isForcing)
                .flatMap(fact -> new CallNamed(heard, said).forcedByAJump())
                .or(() -> saidFirst
                        .filter(fact -> heard.isAtAcol() && explaining.isUnforcedInPrint(fact))
                        .map(fact -> NOTHING_FORCES))
                .map(page -> withOwn(page, differences))
                .orElseGet(() -> differences.stream()
                        .limit(TOLD)
                        .flatMap(explained -> explaining.toldBefore(explained).stream())
                        .findFirst()
                        .map(this::behind)
                        .orElse(own()));
    }

    private Source withOwn(Source page, List<Explained> differences) {
        return differences.size() == 1 ? page : page.and(own().ids().toArray(String[]::new));
    }

    private Source behind(ToldBefore before) {
        return new Source(
                Stream.concat(Stream.of(before.id()), own().ids().stream())
                        .distinct()
                        .toList(),
                own().practice(),
                own().leavesAFigureOpen(),
                own().told(),
                own().words(),
                List.of());
    }

    private Source own() {
        return heard.meaning().rules().getFirst().source();
    }
}
