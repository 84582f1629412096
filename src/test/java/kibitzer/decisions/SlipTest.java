package kibitzer.decisions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.answer.Columns;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.marking.Explainer;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** A wrong answer that a slip gives is answered by naming the slip, and told as no more than that. */
class SlipTest {
    private static final int EACH = Integer.getInteger("slips.each", 1);
    private static final int WORDS = 30;

    private final Explainer explainer = new Explainer(Syllabus.shipped());
    private final List<String> faults = new ArrayList<>();
    private int told;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // 4-3-2-1: two aces, a king, a queen; without one ace
                "bridge/value | {\"hand\":\"AQ32.K432.A32.32\",\"method\":\"points\"} | 9 | count one ace too few",
                "bridge/value | {\"hand\":\"AQ32.K432.A32.32\",\"method\":\"points\"} | 11 | leave out 1 queen",
                // a bare king counts 1 less at no trump
                "bridge/value | {\"hand\":\"K.AQ32.A432.5432\",\"method\":\"culbertson-no-trump\"} | 13 | take nothing off for a bare K or Q-J",
                // a bare king is no half honour-trick
                "bridge/value | {\"hand\":\"K.AQ32.A432.5432\",\"method\":\"honour-tricks\"} | 3 | count the bare king of spades as half a trick",
                // 420 beats 170 and -50, and equals one: 2 and a half
                "bridge/match-points | {\"own\":420,\"others\":[170,420,-50,620]} | 3 | give a whole point for an equal score",
                "bridge/match-points | {\"own\":420,\"others\":[170,420,-50,620]} | 2 | give nothing for an equal score",
                // board 7: both, not the seventh place of neither, N-S, E-W, both
                "bridge/board | {\"board\":6,\"ask\":\"vulnerable\"} | \"ns\" | begin every four boards with neither side",
                "bridge/rule-of-eleven | {\"lead\":\"6\",\"dummy\":\"KT8\",\"own\":\"A93\"} | 2 | leave out your own hand",
                // two pairs against three of a kind
                "poker/showdown | {\"hands\":[\"KS KH QD QC 2S\",\"3S 3H 3D 7C 5H\"]} | \"1\" | put two pairs above three of a kind",
                "poker/showdown | {\"hands\":[\"AS KH 9D 7C 2S\",\"3S 3H JD 7H 5H\"]} | \"1\" | compare the highest single cards",
                "poker/limit | {\"limit\":\"pot-limit\",\"pot\":20,\"bet\":4} | 24 | leave out what it costs to call",
                "gin/double | {\"doubler\":8,\"opponent\":20} | 12 | leave out the 10 for the double",
                "gin/double | {\"doubler\":8,\"opponent\":20,\"accepted\":1} | 22 | forget the doubles accepted before",
                "gin/knock-limit | {\"upcard\":\"AS\",\"ace-means-gin\":true} | 1 | forget that after an ace only gin will do here",
                // the seven of spades counts 21 beside its king; 21 + 18 + 16 + 12, the king would count 10
                "scopa/primiera | {\"cards\":\"KS 7S 6H AD 2C\"} | 56 | take the highest card of each suit",
                "scopa/primiera | {\"cards\":\"7S 6H AD\"} | 55 | count the suits that are there, though one is missing",
                "cribbage/count | {\"hand\":\"5S 5H JC 2D\",\"starter\":\"9C\"} | 5 | overlook fifteen of 5S JC",
                "rummy/score | {\"game\":\"knock-rummy\",\"hand\":\"KS KH KD 2C\"} | 32 | count the whole hand, matched cards too",
            })
    void namesTheSlipThatGivesTheAnswer(String decision, String position, String answer, String slip) {
        String text = text(decision, position, answer);

        assertThat(text).contains("that is what you get").contains(" if you " + slip);
    }

    @Test
    void tellsOfAColumnWhatItIsTheFigureOf() {
        String text = text(
                "bridge/score",
                "{\"form\":\"contract\",\"contract\":\"4S\",\"vulnerable\":true,\"tricks\":9}",
                "{\"we-below\":0,\"we-above\":0,\"they-below\":0,\"they-above\":50}");

        assertThat(text)
                .startsWith("\"They, above\" is 100, not 50: 50 is what you get if you score it as not vulnerable");
    }

    @Test
    void offersTwoSlipsThatGiveTheSame() {
        // one ace or two queens: four points either way
        String text = text("bridge/value", "{\"hand\":\"KQ32.A432.Q32.J2\",\"method\":\"points\"}", "8");

        assertThat(text)
                .contains("leave out 1 ace")
                .contains("leave out 2 queens")
                .contains(", or if you ");
    }

    @Test
    void namesTheRowThatAChanceBelongsTo() {
        String text = text("bridge/suit-break", "{\"missing\":4,\"split\":\"2-2\"}", "0.4974");

        assertThat(text).startsWith("Not 49.74 percent: that is the chance of a 3-1 break of 4 missing");
    }

    /** Every slip of every dealt question, held against the count: a slip that gives a wrong answer is what is said first. */
    @Test
    void everySlipIsToldInOneSentence() {
        Decisions.all().forEach(this::hold);

        assertThat(faults).isEmpty();
        assertThat(told).isGreaterThan(150);
    }

    private <P, A> void hold(Decision<P, A> decision) {
        for (int number = 1; number <= EACH; number++) {
            Question<P, A> question =
                    new Question<>(decision, Remembered.of(decision).dealt(DealRequest.of(number)));
            for (Slip<A> slip :
                    decision.slips(question.position()).stream().limit(40).toList()) {
                boolean certain = slip.answer().equals(1.0) && slip.mistake() instanceof Slip.Mistake.OtherCase;
                if (certain // nobody who is sure had another thing in mind that cannot fail
                        || decision.objection(question.position(), slip.answer())
                                .isPresent()) {
                    continue;
                }
                Verdict<A> verdict = question.mark(slip.answer());
                if (verdict.grade() == Grade.WRONG && !verdict.advice().silent()) {
                    hold(question, verdict);
                }
            }
        }
    }

    private <P, A> void hold(Question<P, A> question, Verdict<A> verdict) {
        told++;
        String sentence = explainer.firstSentence(question, verdict);
        boolean names =
                Stream.of("that is ", " is what you get if ", " is what ").anyMatch(sentence::contains);
        boolean shortEnough = sentence.split("\\s+").length <= WORDS;
        if (!names || !shortEnough || sentence.contains("you overlooked")) {
            faults.add(question.decision().id().text() + ": " + sentence);
        }
        assertThat(question.decision().answerKind() instanceof Columns || sentence.startsWith("Not "))
                .as(sentence)
                .isTrue();
    }

    private String text(String decision, String position, String answer) {
        return text(Decisions.get(decision), position, answer);
    }

    private <P, A> String text(Decision<P, A> decision, String position, String answer) {
        ObjectMapper json = new ObjectMapper();
        Question<P, A> question = new Question<>(decision, decision.form().read(json.readTree(position), "position"));
        Verdict<A> verdict = question.mark(decision.answerKind().json().read(json.readTree(answer)));
        assertThat(verdict.grade()).isEqualTo(Grade.WRONG);
        return explainer.verdict(question, verdict);
    }
}
