package kibitzer.decisions.bridge.bidding;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import kibitzer.LongProof;
import kibitzer.advice.Reason;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.bridge.form.AgreementFields;
import kibitzer.games.bridge.Call;
import kibitzer.marking.Explainer;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import org.junit.jupiter.api.Test;

/**
 * What is told first against a wrong call would not speak against the best call as well. More of them, printed:
 * {@code -Dcalls.each=500 -Dcalls.seed=7 -Dcalls.to=/tmp/calls.txt}.
 */
class DecidingReasonTest {
    private static final int EACH = Integer.getInteger("calls.each", LongProof.of(100, 500));
    private static final long SEED = Long.getLong("calls.seed", 20261128);
    private static final String TO = System.getProperty("calls.to", "");
    private static final int WORDS = 30;
    private static final Pattern TOGETHER = Pattern.compile("(?:least|expected|average)-together-.*");

    private final BridgeCall decision = new BridgeCall();
    private final Explainer explainer = new Explainer(Syllabus.shipped());
    private final List<String> lines = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private final List<String> untrue = new ArrayList<>();
    private long read;

    @Test
    void isNotSoOfTheBestCall() throws IOException {
        Systems.ids().forEach(this::sweep);

        if (!TO.isEmpty()) {
            Files.write(Path.of(TO), lines);
        }
        assertThat(lines).hasSizeGreaterThan(3 * EACH);
        assertThat(faults).isEmpty();
        assertThat(read).as("what the sentences tell, read again").isGreaterThan(lines.size());
        assertThat(untrue).isEmpty();
    }

    private void sweep(String system) {
        Random random = new Random(SEED);
        List<Question<BiddingProblem, Call>> questions = new ArrayList<>();
        Set<Call> calls = new LinkedHashSet<>();
        for (int i = 0; i < EACH; i++) {
            Question<BiddingProblem, Call> question = Question.dealt(
                    decision, DealRequest.of(SEED * 1_000 + i).with(AgreementFields.SYSTEM_TO_DEAL, system));
            questions.add(question);
            calls.addAll(question.advice().best());
        }
        for (Question<BiddingProblem, Call> question : questions) {
            List<Call> tried = new ArrayList<>(calls);
            Collections.shuffle(tried, random);
            if (random.nextInt(10) < 3) {
                tried.addFirst(Call.PASS);
            }
            tried.stream()
                    .filter(question.position().auction().legalCalls()::contains)
                    .map(question::mark)
                    .filter(verdict -> verdict.grade() == Grade.WRONG)
                    .findFirst()
                    .ifPresent(verdict -> hold(question, verdict));
        }
    }

    private void hold(Question<BiddingProblem, Call> question, Verdict<Call> verdict) {
        String first = explainer.firstSentence(question, verdict);
        String line = decision.form().write(question.position()) + " " + verdict.answer() + " -> "
                + verdict.advice().best() + "\n   " + first + " "
                + explainer.secondSentence(question, verdict).orElse("");
        lines.add(line);
        read += CallReadAgain.readings(first);
        if (CallReadAgain.isUntrue(question.position(), verdict, first)) {
            untrue.add(line);
        }
        boolean tooLong = first.split("\\s+").length > WORDS;
        List<Call> best = verdict.advice().best();
        boolean asMuch = verdict.answer() instanceof Call.Bid
                && best.stream().allMatch(other -> isAsMuch(verdict.answer(), other));
        boolean strength = verdict.against().stream()
                .filter(ruling -> !ruling.failing().isEmpty())
                .limit(1)
                .flatMap(ruling -> ruling.failing().stream())
                .map(Reason::fact)
                .anyMatch(fact -> TOGETHER.matcher(fact).matches());
        boolean game = first.contains("it is game;") && best.stream().allMatch(DecidingReasonTest::isGame);
        if (tooLong || asMuch && strength && decision.isSpokenOf(question.position(), verdict.answer()) || game) {
            faults.add(line);
        }
    }

    /** A best call of as many tricks, or a game where the other is no slam. */
    private static boolean isAsMuch(Call answer, Call best) {
        return best instanceof Call.Bid bid
                && answer instanceof Call.Bid other
                && (bid.level() >= other.level() || isGame(best) && other.level() < 6);
    }

    private static boolean isGame(Call call) {
        return call instanceof Call.Bid bid && BiddingSoFar.isGame(bid);
    }
}
