package kibitzer.content.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import kibitzer.content.reading.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lessons that can be read, and yet say or ask what makes no sense. */
class LessonSenseTest {
    /** Fifteen points, three spades, four hearts. */
    private static final String HAND = "AQ4.KJ52.Q83.K97";

    private static final String SOUND = """
            ---
            title: A sample
            game: contract-bridge
            teaches: [bridge/value]
            minutes: 5
            ---
            Strong, or weak?

            ```question
            decision: bridge/value
            position: {hand: AQ63.KJ84.975.T6, method: points}
            expect: 10
            predict: true
            ```

            Count, then bid.

            ```hand
            AQ4.KJ52.Q83.K97
            caption: 15 in high cards, 4-3-3-3
            ```

            ```question
            decision: bridge/value
            position: {hand: KJ7.AQ52.K83.Q94, method: points}
            expect: 15
            ```

            ```question
            decision: bridge/value
            position: {hand: AQ73.K952.J4.Q86, method: points}
            expect: 12
            ```

            ```question
            decision: bridge/suit-break
            position: {missing: 4, split: "2-2"}
            expect: 40.7%
            ```

            ```drill
            decision: bridge/value
            with: {method: [points]}
            questions: 10
            pass: 6
            ```
            """;

    @TempDir
    Path folder;

    private String faults(String lesson) throws IOException {
        Path file = folder.resolve("lessons/bridge/sample/01-sample.md");
        Files.createDirectories(file.getParent());
        Files.writeString(file, lesson);
        return ContentCheck.check(List.of(file)).faults().stream()
                .map(Fault::toString)
                .collect(Collectors.joining("\n"));
    }

    private String with(String there, String instead) throws IOException {
        assertThat(SOUND).contains(there);
        return faults(SOUND.replaceFirst(Pattern.quote(there), instead));
    }

    /** Page 141: the weak no trump is 13 to 15 points, and not vulnerable. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            One no trump shows 13 to 15 points. [acol-system.p03]              |
            One no trump shows thirteen to fifteen points. [acol-system.p03]   |
            One no trump shows 11 to 12 points. [acol-system.p03]              | 11 to 12 points
            One no trump shows twelve to fifteen points. [acol-system.p03]     | twelve to fifteen points
            One no trump asks for at least 19 points. [acol-system.p03]        | at least 19 points
            You hold 11 points and may not open it. [acol-system.p03]          |
            Some open it on 11 to 12 points.                                   |
            """)
    void aFigureInTheTextStandsInWhatItsParagraphCites(String text, String wrong) throws IOException {
        String faults = with("Count, then bid.", text);
        if (wrong == null) {
            assertThat(faults).isEmpty();
        } else {
            assertThat(faults).contains("the text says \"" + wrong + "\" beside acol-system.p03");
        }
    }

    @Test
    void aFurtherGameOfALessonIsAskedForTwice() throws IOException {
        assertThat(with("game: contract-bridge", "game: contract-bridge\nalso: [baccarat]"))
                .contains("\"also\" names baccarat, which is hardly asked for; expected 2 questions");
    }

    @Test
    void aLessonWithoutACardToBeSeenTeachesNoCards() throws IOException {
        String question = """
                ```question
                decision: bridge/suit-break
                position: {missing: %d, split: "%s"}
                expect: %s
                ```

                """;
        String words = """
                ---
                title: A sample
                game: contract-bridge
                teaches: [bridge/suit-break]
                minutes: 5
                ---
                More, or less?

                """
                + question.formatted(6, "3-3", "35.5%").replace("35.5%", "35.5%\npredict: true")
                + "Count.\n\n"
                + question.formatted(4, "2-2", "40.7%")
                + question.formatted(3, "2-1", "78%")
                + question.formatted(2, "1-1", "52%")
                + """
                ```drill
                decision: bridge/suit-break
                questions: 10
                pass: 6
                ```
                """;
        assertThat(faults(words)).contains("no cards are shown");
        assertThat(faults(words.replace("Count.\n", "Count.\n\n```trick\nleader: W\ncards: KH 2H AH 5H\n```\n")))
                .isEmpty();
    }

    @Test
    void aSoundLessonHasNone() throws IOException {
        assertThat(faults(SOUND)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "14 in high cards, '14 in high cards; expected 15, counted by 4-3-2-1'",
        "'14 points, 4-3-3-3', '14 in high cards; expected 15, counted by 4-3-2-1'",
        "Sixteen points opposite one heart, '16 in high cards; expected 15, counted by 4-3-2-1'",
        "'5-3-3-2, by suits', 'said to be 5-3-3-2; expected 4-3-3-3, or 3-4-3-3'"
    })
    void aCaptionThatMiscountsItsHandIsAFault(String caption, String fault) throws IOException {
        assertThat(with("15 in high cards, 4-3-3-3", caption)).contains(fault);
    }

    /** By suits, spades first, is a way to say it too; what does not come to thirteen is no shape. */
    @ParameterizedTest
    @CsvSource({"3-4-3-3", "1-2-3-4"})
    void aShapeInTheOrderOfTheSuitsIsNone(String caption) throws IOException {
        assertThat(with("15 in high cards, 4-3-3-3", caption)).isEmpty();
    }

    @Test
    void aQuestionOnTheHandOfACaptionIsAFault() throws IOException {
        assertThat(with("KJ7.AQ52.K83.Q94", HAND)).contains("question-1 asks on the hand of hand-1");
    }

    /** KJ52 of one suit and AQ4 of another are the caption's hand again, with the suits and the small cards changed. */
    @Test
    void aQuestionOnThatHandWithTheSuitsRelabelledIsAFault() throws IOException {
        assertThat(with("KJ7.AQ52.K83.Q94", "K83.AQ5.KJ64.Q92")).contains("question-1 asks on the hand of hand-1");
    }

    @Test
    void aQuestionOnTheCardsOfATableIsAFault() throws IOException {
        String table = """
                ```table
                columns: [Card, Points]
                rows:
                  - [ace, 4]
                caption: AS QS 4S KH JH 5H 2H QD 8D 3D KC 9C 7C - fifteen
                ```

                """;

        assertThat(with(
                        "```question\ndecision: bridge/value\nposition: {hand: KJ7",
                        table
                                + "```question\ndecision: bridge/value\nposition: {hand: AQ4.KJ52.Q83.K97, method: points}\n"
                                + "expect: 15\n```\n\n```question\ndecision: bridge/value\nposition: {hand: KJ7"))
                .contains("asks on the hand of");
    }

    @Test
    void aQuestionBeforeTheCaptionIsNone() throws IOException {
        String hand = SOUND.substring(SOUND.indexOf("```hand"), SOUND.indexOf("```question", SOUND.indexOf("```hand")));
        String later = SOUND.replace(hand, "").replace("KJ7.AQ52.K83.Q94", HAND).replace("```drill", hand + "```drill");

        assertThat(faults(later)).isEmpty();
    }

    @Test
    void aQuestionAskedTwiceIsAFault() throws IOException {
        assertThat(with(
                        "{hand: KJ7.AQ52.K83.Q94, method: points}\nexpect: 15",
                        "{hand: AQ73.K952.J4.Q86, method: points}\nexpect: 12"))
                .contains("question-2 asks what was asked before");
    }

    @Test
    void aDrillOfWhatWasNotAskedIsAFault() throws IOException {
        assertThat(with(
                        "```drill\ndecision: bridge/value\nwith: {method: [points]}",
                        "```drill\ndecision: bridge/board"))
                .contains("the drill asks bridge/board, and no question before it does");
    }

    @Test
    void aDrillThatChancePassesIsAFault() throws IOException {
        assertThat(with("pass: 6", "pass: 5")).contains("5 right of 10 pass the drill; expected at least 6 of ten");
    }

    private static final String PREDICTED = """
            ```question
            decision: bridge/call
            position: {system: acol, hand: KQ4.A83.QJ52.J97, dealer: S, auction: [], vulnerable: none}
            expect: 1NT
            predict: true
            ```
            """;

    private static final String TOLD = "Even, with 13 to 15 points: one no trump. [acol-system.p03]\n\n";

    @Test
    void aPredictionBeforeItsRuleIsNone() throws IOException {
        assertThat(with("Count, then bid.", "Count.\n\n" + PREDICTED + "\n" + TOLD))
                .isEmpty();
    }

    @Test
    void aPredictionAfterItsRuleWasToldIsAFault() throws IOException {
        assertThat(with("Count, then bid.", TOLD + PREDICTED + "\nNow count."))
                .contains("prediction-2 is to be predicted after acol-system.p03 was told");
    }

    @Test
    void aPredictionThatNoTextFollowsIsAFault() throws IOException {
        assertThat(with("```drill", PREDICTED + "\n```drill")).contains("prediction-2 is to be predicted, and no text");
    }

    @Test
    void aThirdPredictionWithoutAWordBetweenIsAFault() throws IOException {
        assertThat(threePredictions("")).contains("3 predictions stand in a row; expected at most 2");
    }

    @Test
    void aSentenceBeforeTheThirdPredictionIsEnough() throws IOException {
        assertThat(threePredictions("And on these?\n\n")).isEmpty();
    }

    /** The sample begins with one, and two more stand before their rule. */
    private String threePredictions(String beforeTheThird) throws IOException {
        String third = PREDICTED.replace("KQ4", "KQ3");
        return with("Count, then bid.", PREDICTED + "\n" + beforeTheThird + third + "\nCount.\n\n" + TOLD);
    }

    /** Where the fourth card fits nothing else, three are as good as four. */
    @Test
    void aPredictionToWhichEveryAnswerIsBestIsAFault() throws IOException {
        String open = """
                ```question
                decision: rummy/plan
                position: {about: oklahoma-fourth, elsewhere: 0}
                expect: three
                predict: true
                ```
                """;

        assertThat(with("Count, then bid.", open + "\nCount, then bid."))
                .contains("prediction-2 is to be predicted, and no answer to it is wrong");
        assertThat(with("Count, then bid.", open.replace("elsewhere: 0", "elsewhere: 1") + "\nCount, then bid."))
                .isEmpty();
    }

    /** Far ahead one usually plays on: going out is allowed. */
    @Test
    void aPredictionToWhichEveryAnswerIsBestOrAllowedIsAFault() throws IOException {
        String open = """
                ```question
                decision: rummy/plan
                position: {about: canasta-out, far-ahead: 1, caught: 0}
                expect: play-on
                predict: true
                ```
                """;

        assertThat(with("Count, then bid.", open + "\nCount, then bid."))
                .contains("prediction-2 is to be predicted, and no answer to it is wrong");
    }

    @Test
    void aLessonThatAsksNothingBeforeItTellsIsAFault() throws IOException {
        assertThat(with("predict: true\n", "")).contains("nothing is asked before it is told");
    }

    @ParameterizedTest
    @CsvSource({"118, ''", "119, '121 words stand before the first question; expected at most 120'"})
    void aTextLongerThanAScreenBeforeTheFirstQuestionIsAFault(int words, String fault) throws IOException {
        String faults = with(
                "Strong, or weak?", "Strong, weak?\n\n" + "word ".repeat(words).strip());
        if (fault.isEmpty()) {
            assertThat(faults).isEmpty();
        } else {
            assertThat(faults).contains(fault);
        }
    }

    @Test
    void aSecondDrillIsAFault() throws IOException {
        String drill = SOUND.substring(SOUND.indexOf("```drill"));

        assertThat(faults(SOUND + "\n" + drill)).contains("2 drills; expected one, at the end");
    }

    @Test
    void aLessonSaysWhatItTeaches() throws IOException {
        assertThat(faults(SOUND.replace("teaches: [bridge/value]\n", ""))).contains("nothing is taught");
    }

    @Test
    void aDecisionThatIsTaughtIsAskedBeforeItIsTold() throws IOException {
        assertThat(faults(SOUND.replace("teaches: [bridge/value]", "teaches: [bridge/value, bridge/suit-break]")))
                .contains("teaches bridge/suit-break, which no prediction asks");
    }

    /** A hand of rummy, two hands of bridge, a row of a suit: what is named is counted on what lies there. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "AQ4.KJ52.Q83.K97 | 7 in spades | said to have 7 in spades; expected 6",
                "dummy: AJ75.T84.A32.J83, you: KQ98.QJ52.K9.KQ2 | 27 points | said to have 27 in high cards; expected 26",
                "dummy: AJ75.T84.A32.J83, you: KQ98.QJ52.K9.KQ2 | 26 points, seven spades | have seven spades; expected 8",
                "set: 7S 7H 7D, unmatched: KD QC 2H AS | the deadwood is 24 | said to leave 24 unmatched; expected 23",
                "set: 7S 7H 7D, unmatched: KD QC 2H AS | the deadwood is 10 + 10 + 2 + 1 = 24 | 2 + 1 = 24; expected 23",
                "TH 9H 8H 7H 6H 5H | Seven hearts in a row | said to have Seven hearts; expected 6"
            })
    void aFigureOfACaptionIsCountedOnItsCards(String rows, String caption, String fault) throws IOException {
        assertThat(with(
                        "AQ4.KJ52.Q83.K97\ncaption: 15 in high cards, 4-3-3-3",
                        rows.replace(", ", "\n") + "\ncaption: " + caption))
                .contains(fault);
    }
}
