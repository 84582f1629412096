package kibitzer.content.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Seed;
import kibitzer.content.reading.Fault;
import kibitzer.content.reading.Reading;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.games.bridge.Seat;
import kibitzer.games.table.TableSeat;
import kibitzer.marking.Citation;
import kibitzer.marking.Explainer;
import kibitzer.marking.Question;
import kibitzer.marking.steps.WorkedExample;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class LessonReaderTest {
    private static final LessonId ID = new LessonId("bridge/acol/02-sample");
    private static final LessonId EARLIER = new LessonId("bridge/acol/01-one-no-trump");

    private static final String PREDICTION = """
            ```question
            decision: bridge/call
            position: {system: acol, hand: KQ4.A83.QJ52.J97, dealer: S, auction: [], vulnerable: none}
            expect: 1NT
            predict: true
            ```
            """;

    /** Line numbers below count in this text. */
    private static final String SOUND = """
            ---
            title: A sample
            game: contract-bridge
            teaches: [acol-system.p03]
            after: [bridge/acol/01-one-no-trump]
            minutes: 5
            ---
            One no trump shows 13 to 15 points. [acol-system.p03]

            ```hand
            AQ4.KJ52.Q83.K97
            caption: 15 points
            ```

            ```question
            decision: bridge/call
            position: {system: acol, hand: AQ4.KJ52.Q83.K97, dealer: N, auction: [], vulnerable: none}
            expect: 1NT
            hint: Count.
            ```

            ```question
            decision: bridge/call
            position:
              system: acol
              hand: AKJ954.K3.Q72.K4
              dealer: N
              auction: []
            expect: 1S
            ```

            ```question
            decision: bridge/rule-of-eleven
            position: {lead: 5, dummy: KT8, own: Q93}
            expect: 1
            ```

            ```drill
            decision: bridge/call
            with:
              system: acol
              rules: [acol.open.weak-no-trump]
            questions: 10
            pass: 8
            ```
            """;

    private static Reading<Lesson> read(String text) {
        return new LessonReader(Syllabus.shipped(), Set.of(ID, EARLIER)).check("sample.md", ID, text);
    }

    @Test
    void aChoiceIsAPredictionThatIsMarkedByItsOwnWords() {
        Part.Ask ask =
                read(with("```hand", """
                ```choice
                ask: How many points is a queen worth?
                source: [acol-system.p01]
                answers:
                  One: that is the jack
                  Two: right
                ```

                ```hand""")).value().orElseThrow().predictions().getFirst();

        assertThat(ask.question().prompt().ask()).isEqualTo("How many points is a queen worth?");
        assertThat(verdict(ask.question(), "b")).startsWith("Right. Two.");
        assertThat(verdict(ask.question(), "a")).startsWith("Not \"One\": that is the jack (p. 141). Two.");
        assertThat(ask.question().advice().rulings().getFirst().source().ids()).containsExactly("acol-system.p01");
    }

    private static <P, A> String verdict(Question<P, A> question, String letter) {
        A answer = question.decision().answerKind().read(letter);
        return new Explainer(Syllabus.shipped()).verdict(question, question.mark(answer));
    }

    private static List<String> faults(String text) {
        return read(text).faults().stream().map(Fault::toString).toList();
    }

    private static String with(String there, String instead) {
        assertThat(SOUND).contains(there);
        return SOUND.replace(there, instead);
    }

    @Nested
    class ASoundLesson {
        private final Lesson lesson = read(SOUND).sound();

        @Test
        void hasItsHead() {
            assertThat(lesson.head().title()).isEqualTo("A sample");
            assertThat(lesson.head().teaches()).containsExactly("acol-system.p03");
            assertThat(lesson.head().after()).containsExactly(EARLIER);
        }

        @Test
        void hasItsPartsInOrderNamedByKind() {
            assertThat(lesson.parts())
                    .extracting(Part::id)
                    .containsExactly("text-1", "hand-1", "question-1", "question-2", "question-3", "drill-1");
        }

        @Test
        void endsWithADrillThatDealsTheSameQuestionForTheSameSeed() {
            Part.Drill drill = lesson.drill().orElseThrow();

            assertThat(drill.pass()).isEqualTo(8);
            assertThat(dealt(drill)).isEqualTo(dealt(drill));
        }

        private Object dealt(Part.Drill drill) {
            return drill.decision().deal(drill.request(new Seed(5), 3));
        }

        @Test
        void keepsThePartsNameThatItsAuthorGives() {
            Lesson named =
                    read(with("expect: 1S\n", "expect: 1S\nid: six-spades\n")).sound();

            assertThat(named.part("six-spades")).containsInstanceOf(Part.Ask.class);
        }

        /** Questions are remembered by their number: a prediction put between them moves none. */
        @Test
        void countsNoPredictionAmongItsQuestions() {
            Lesson predicted = read(SOUND.replace(
                            "---\nOne no trump", "---\nWhat would you do?\n\n" + PREDICTION + "\nOne no trump"))
                    .sound();

            assertThat(predicted.parts())
                    .extracting(Part::id)
                    .startsWith("text-1", "prediction-1", "text-2", "hand-1", "question-1");
            assertThat(predicted.questions())
                    .extracting(Part.Ask::id)
                    .containsExactly("question-1", "question-2", "question-3");
            assertThat(predicted.predictions()).extracting(Part.Ask::id).containsExactly("prediction-1");
        }

        @Test
        void asksThreeQuestionsThatAreMarked() {
            String two = with("expect: 1S\n", "expect: 1S\npredict: true\n");

            assertThat(read(two).faults()).extracting(Fault::found).containsExactly("2 questions");
        }

        @Test
        void isPredictedOrNot() {
            assertThat(read(with("expect: 1S\n", "expect: 1S\npredict: perhaps\n"))
                            .faults())
                    .extracting(Fault::expected)
                    .containsExactly("true, or the field left out");
        }
    }

    @Nested
    class ATable {
        private static final String DEAL = """
                ```deal
                hands: "N:AQ54.KJ5.Q83.K97 KT2.97.KJT64.QJ4 J963.AQ84.A2.AT2 87.T632.975.8653"
                caption: Four hands
                ```

                """;
        private static final String TRICK = """
                ```trick
                leader: W
                cards: KH 2H AH 5S
                trumps: S
                ```

                """;

        private Part part(String block, String id) {
            return read(with("```drill", block + "```drill")).sound().part(id).orElseThrow();
        }

        @Test
        void ofFourHandsKnowsEachOfThem() {
            Part.FourHands deal = (Part.FourHands) part(DEAL, "deal-1");

            assertThat(deal.deal().hand(Seat.SOUTH)).isEqualTo(PbnHand.read("J963.AQ84.A2.AT2"));
            assertThat(deal.caption()).contains("Four hands");
        }

        @Test
        void ofATrickKnowsWhoWinsIt() {
            assertThat(((Part.TrickDiagram) part(TRICK, "trick-1")).winner().map(TableSeat::toString))
                    .as("south, the last to play, ruffs")
                    .contains("S");
            assertThat(((Part.TrickDiagram) part(TRICK.replace("trumps: S\n", ""), "trick-1"))
                            .winner()
                            .map(TableSeat::toString))
                    .as("east's ace is the highest heart")
                    .contains("E");
            assertThat(((Part.TrickDiagram) part(TRICK.replace(" 5S", ""), "trick-1")).winner())
                    .isEmpty();
        }

        @Test
        void saysWhatIsWrongWithIt() {
            assertThat(faults(with("```drill", DEAL.replace("AQ54", "AQ5") + "```drill")))
                    .singleElement()
                    .asString()
                    .contains("13 each, or fewer in an ending");
            assertThat(faults(with("```drill", TRICK.replace("AH", "KH") + "```drill")))
                    .singleElement()
                    .asString()
                    .contains("up to four cards, each once");
            assertThat(faults(with("```drill", TRICK.replace("leader: W", "leader: Q") + "```drill")))
                    .singleElement()
                    .asString()
                    .contains("a seat");
        }
    }

    @Nested
    class AWorkedExample {
        private static final String WORKED = """
                ```worked
                decision: bridge/call
                position: {system: acol, hand: KQ5.K92.QJ4.K632, dealer: S, auction: [], vulnerable: none}
                ```

                """;

        @Test
        void isWorkedOutByTheRuleThatDecidesIt() {
            Lesson lesson = read(with("```drill", WORKED + "```drill")).sound();

            Part.Worked worked = (Part.Worked) lesson.part("worked-1").orElseThrow();
            assertThat(WorkedExample.of(worked.question()).orElseThrow().rule()).isEqualTo("acol.open.weak-no-trump");
        }

        @Test
        void mustBeDecidedByARule() {
            assertThat(faults(with("```drill", WORKED.replace("KQ5.K92.QJ4.K632", "KQ5.K92") + "```drill")))
                    .singleElement()
                    .asString()
                    .contains("position");
            assertThat(faults(with(
                            "```drill",
                            WORKED.replace("bridge/call", "bridge/value")
                                            .replace("system: acol, ", "")
                                            .replace("dealer: S, auction: [], vulnerable: none", "method: points")
                                    + "```drill")))
                    .singleElement()
                    .asString()
                    .contains("no rule that can be practised decides here");
        }
    }

    @Nested
    class Prose {
        private String html(String text) {
            return read(with("One no trump shows", text + " One no trump shows")).value().orElseThrow().parts().stream()
                    .filter(Part.Prose.class::isInstance)
                    .map(part -> ((Part.Prose) part).html())
                    .findFirst()
                    .orElseThrow();
        }

        @Test
        void citesBookAndPage() {
            assertThat(html(""))
                    .contains("<cite")
                    .contains("data-ids=\"acol-system.p03\"")
                    .contains("Card Games Complete, p. 141</cite>");
        }

        @Test
        void citesSeveralPagesOfABookAtOnce() {
            assertThat(html("[acol-system.p03, rummy.p01]")).contains("Card Games Complete, pp. 8, 141</cite>");
        }

        @Test
        void citesWhatGoesOnInTheNextLine() {
            assertThat(html("So it is. [acol-system.p03,\nrummy.p01] And *more*."))
                    .contains("Card Games Complete, pp. 8, 141</cite>")
                    .doesNotContain("[acol");
        }

        @Test
        void citesAGameOfOneWordAndLeavesOtherWordsInBracketsAlone() {
            assertThat(html("Hearts [lowball] and hearts [sic]."))
                    .contains("data-ids=\"lowball\"")
                    .contains("hearts [sic].");
        }

        @Test
        void marksATermAtItsFirstUseOnly() {
            assertThat(html("A doubleton is short. Two doubletons are shorter."))
                    .containsOnlyOnce("data-term=\"Doubleton\"")
                    .contains(">doubleton</button> is short. Two doubletons");
        }

        @Test
        void marksAnotherWordThatTheAuthorLinksToATerm() {
            assertThat(html("The [useless cards](glossary:deadwood) count."))
                    .contains("data-term=\"Deadwood\"")
                    .contains(">useless cards</button>");
        }

        @Test
        void leavesWordsUnmarkedThatTheHeadCallsPlain() {
            String text = with("minutes: 5", "minutes: 5\nplain: [doubleton]").replace("One no", "A doubleton. One no");

            assertThat(((Part.Prose) read(text).sound().parts().getFirst()).html())
                    .contains("A doubleton.")
                    .doesNotContain("Doubleton");
        }

        @Test
        void takeAWordInBracketsForASourceOnlyIfTheSyllabusKnowsIt() {
            assertThat(html("It is so. [whist]")).doesNotContain("[whist]").contains("It is so.");
            assertThat(html("It was so [sic].")).contains("[sic]");
        }

        @Test
        void letsNoHtmlOrScriptThrough() {
            String html = html("<img src=x onerror=alert(1)> [x](javascript:alert(2)) <b onclick=y>bold</b>")
                    + html("a\n\n<script>alert(3)</script>\n\n");

            assertThat(html)
                    .doesNotContain("<img", "<script", "<b>", "<b ", "onerror", "onclick", "javascript")
                    .contains("bold");
        }

        @Test
        void keepsTablesAndHeadingsThatCanBeLinkedTo() {
            assertThat(html("\n\n## What it shows\n\n| a | b |\n| - | -: |\n| 1 | 2 |\n\n"))
                    .contains("<h2 id=\"what-it-shows\">")
                    .contains("<td align=\"right\">2</td>");
        }
    }

    @Test
    void aPageSharedBySmallVariantsIsALessonOnEachOfThem() {
        Lesson lesson = read(with("game: contract-bridge", "game: contract-bridge\nalso: [gin-rummy, nap]"))
                .sound();

        assertThat(lesson.head().isOn("contract-bridge")).isTrue();
        assertThat(lesson.head().isOn("nap")).isTrue();
        assertThat(lesson.head().isOn("whist")).isFalse();
    }

    @Test
    void whatItSaysOfTheTrainerIsCheckedAndNotRead() {
        String wrong =
                with("expect: 1S", "expect: 2C").replace("points. [acol-system.p03]", "points. [acol-system.p77]");
        LessonReader reader = new LessonReader(Syllabus.shipped(), Set.of(ID, EARLIER));

        assertThat(reader.read("sample.md", ID, wrong).faults())
                .extracting(Fault::line)
                .containsExactly(4, 8);
        assertThat(reader.check("sample.md", ID, wrong).faults())
                .extracting(Fault::line)
                .containsExactly(4, 8, 29);
    }

    @Nested
    class Faults {
        @Test
        void nameAGameThatSharesThePageAndIsUnknown() {
            assertThat(faults(with("game: contract-bridge", "game: contract-bridge\nalso: [bridgewater]")))
                    .containsExactly("sample.md:4: also \"bridgewater\" is no game; expected ids of games of the"
                            + " syllabus, such as [acepots]");
        }

        @Test
        void aHandToBePlayedMustBeThere() {
            assertThat(faults(with("minutes: 5", "minutes: 5\nplay: [hold-up-1, hold-up-99]")))
                    .containsExactly(
                            "sample.md:7: play \"hold-up-99\", which is no hand; expected ids of hands that are set to be"
                                    + " played, such as [hold-up-1]");
        }

        @Test
        void inTheHeadNameTheirLines() {
            assertThat(faults(with("game: contract-bridge", "game: bridgewater")))
                    .containsExactly("sample.md:3: game \"bridgewater\" is unknown; expected the id of a game of the"
                            + " syllabus, such as gin-rummy");
            assertThat(faults(with("minutes: 5", "minutes: 45")))
                    .containsExactly("sample.md:6: minutes is 45; expected a whole number from 5 to 15");
            assertThat(faults(with("minutes: 5", "minutes: 5\nauthor: me")))
                    .containsExactly("sample.md:7: unknown field \"author\"; expected one of title, game, also, system,"
                            + " teaches, after, minutes, plain, play");
            assertThat(faults(with("after: [bridge/acol/01-one-no-trump]", "after: [bridge/acol/09-nothing]")))
                    .containsExactly("sample.md:5: after \"bridge/acol/09-nothing\", which is no lesson; expected "
                            + LessonId.EXPECTED);
        }

        @Test
        void ofAHeadThatIsMissingOrHasNoEnd() {
            assertThat(faults("Once upon a time")).singleElement().asString().startsWith("sample.md:1: no head");
            assertThat(faults("---\ntitle: x\n"))
                    .singleElement()
                    .asString()
                    .startsWith("sample.md:1: a head without an end");
        }

        @Test
        void ofYamlNameTheLineInTheFile() {
            assertThat(faults(with("title: A sample", "title: \"A sample")))
                    .anySatisfy(
                            fault -> assertThat(fault).matches("(?s)sample\\.md:[2-7]: .*; expected a YAML mapping.*"));
            assertThat(faults(with("  hand: AKJ954.K3.Q72.K4", "  hand: [AKJ954")))
                    .anySatisfy(fault -> assertThat(fault).matches("(?s)sample\\.md:2[5-9]: .*"));
        }

        @Test
        void ofABadCardNameTheLineOfTheHand() {
            assertThat(faults(with("AQ4.KJ52.Q83.K97\ncaption", "AQ4.KJ52.Q83.K9Z\ncaption")))
                    .singleElement()
                    .asString()
                    .startsWith("sample.md:11: ");
            assertThat(faults(with("AQ4.KJ52.Q83.K97\ncaption", "us: KS QS\nthem: KS\ncaption")))
                    .containsExactly("sample.md:12: the king of spades stands twice; expected each card once, or"
                            + " \"packs: 2\" above");
        }

        @Test
        void ofAQuestionNameTheLineOfTheField() {
            assertThat(faults(with("hand: AKJ954.K3.Q72.K4", "hand: AKJ954.K3.Q72.K")))
                    .singleElement()
                    .asString()
                    .startsWith("sample.md:26: position.hand: 12 cards; expected 13");
            assertThat(faults(with("decision: bridge/rule-of-eleven", "decision: bridge/rule-of-12")))
                    .singleElement()
                    .asString()
                    .startsWith(
                            "sample.md:33: decision: \"bridge/rule-of-12\" is unknown; expected one of bridge/call");
        }

        @Test
        void ofAnAnswerThatTheTrainerDoesNotHoldBestSayWhatItHolds() {
            assertThat(faults(with("expect: 1S", "expect: 1NT")))
                    .singleElement()
                    .asString()
                    .startsWith("sample.md:29: expect 1NT, which the trainer marks wrong (")
                    .endsWith("; expected 1S");
        }

        @Test
        void ofAnAnswerThatCannotBeReadOrIsLeftOut() {
            assertThat(faults(with("expect: 1S", "expect: 9S")))
                    .singleElement()
                    .asString()
                    .startsWith("sample.md:29: expect: ");
            assertThat(faults(with("expect: 1S\n", "")))
                    .containsExactly("sample.md:23: a question without an expected answer; expected expect: the answer"
                            + " that the lesson teaches");
        }

        @Test
        void ofADrillNameTheLineOfTheOption() {
            assertThat(faults(with("rules: [acol.open.weak-no-trump]", "rules: [acol.open.nothing]")))
                    .singleElement()
                    .asString()
                    .startsWith("sample.md:42: with.rules: ");
            assertThat(faults(with("pass: 8", "pass: 11")))
                    .containsExactly("sample.md:44: pass is 11; expected a whole number from 1 to 10");
        }

        @Test
        void ofALessonThatAsksTooLittleOrDoesNotEndWithADrill() {
            String short_ = SOUND.substring(0, SOUND.indexOf("```question\ndecision: bridge/rule"));

            assertThat(faults(short_))
                    .containsExactly(
                            "sample.md:31: 2 questions; expected at least three",
                            "sample.md:31: the lesson does not end with a drill; expected a drill block as its last part");
        }

        @Test
        void ofSourcesAndTermsThatAreNotThere() {
            assertThat(faults(with("[acol-system.p03]\n\n", "[acol-system.p03]\nand\n[acol-system.p77]\n\n")))
                    .containsExactly("sample.md:10: source \"acol-system.p77\" is unknown; expected an id of the"
                            + " syllabus, such as [acol-system.p03]");
            assertThat(faults(with("One no trump", "[One](glossary:no-such-word) no trump")))
                    .containsExactly("sample.md:8: term \"no-such-word\" is not in the glossary; expected a term of the"
                            + " glossary, blanks as hyphens");
        }

        @Test
        void ofAPointerThatIsTaughtAndNeverCited() {
            assertThat(faults(with("points. [acol-system.p03]", "points.")))
                    .containsExactly("sample.md:4: teaches acol-system.p03 and never cites it; expected"
                            + " [acol-system.p03] in the text");
        }

        @Test
        void ofHtmlLinksTopHeadingsAndUnknownBlocks() {
            assertThat(faults(with("One no trump", "# Top\n\n<br>[One](javascript:alert(1)) no trump")))
                    .extracting(fault -> fault.substring(0, fault.indexOf(';')))
                    .containsExactly(
                            "sample.md:8: a heading of the first level",
                            "sample.md:10: raw HTML",
                            "sample.md:10: a link to \"javascript:alert(1)\"");
            assertThat(faults(with("caption: 15 points", "caption: \"15 points\"")))
                    .containsExactly("sample.md:12: a caption in quotation marks, which would be shown;"
                            + " expected the sentence alone");
            assertThat(faults(with("```hand", "```hands")))
                    .containsExactly(
                            "sample.md:10: a block of kind \"hands\"; expected hand, deal, trick, table, question, choice,"
                                    + " worked or drill");
        }

        @Test
        void ofAChoice() {
            String choice = """
                    ```choice
                    ask: How many points is a queen worth?
                    source: [acol-system.p01]
                    answers:
                      One: that is the jack
                      Two: right
                    ```

                    """;
            assertThat(faults(with("```hand", choice + "```hand"))).isEmpty();
            assertThat(faults(with("```hand", choice.replace("p01]", "p77]") + "```hand")))
                    .first()
                    .asString()
                    .isEqualTo("sample.md:12: source \"acol-system.p77\" is unknown; expected an id of the syllabus");
            assertThat(faults(with("```hand", choice.replace("that is the jack", "right") + "```hand")))
                    .singleElement()
                    .asString()
                    .contains("2 answers are right; expected one of them");
            assertThat(faults(with("```hand", choice.replace("  One: that is the jack\n", "") + "```hand")))
                    .singleElement()
                    .asString()
                    .contains("1 answers; expected two to four, no two alike");
            assertThat(faults(with("```hand", choice.replace("One: ", "two: ") + "```hand")))
                    .anySatisfy(fault -> assertThat(fault).contains("two to four, no two alike"));
            assertThat(faults(with("```hand", choice.replace("the jack", "the jack.") + "```hand")))
                    .singleElement()
                    .asString()
                    .contains("at most 18 words without a full stop");
            assertThat(faults(with("```hand", choice.replace("worth?", "worth.") + "```hand")))
                    .singleElement()
                    .asString()
                    .contains("a sentence that ends with a question mark");
        }

        @Test
        void areAllToldAtOnceInTheOrderOfTheirLines() {
            String many = with("minutes: 5", "minutes: 99")
                    .replace("expect: 1S", "expect: 2C")
                    .replace("pass: 8", "pass: 80")
                    .replace("shows 13", "shows [acol-system.p78] 13");

            assertThat(read(many).faults()).extracting(Fault::line).containsExactly(6, 8, 29, 44);
        }
    }

    @Nested
    class Tables {
        private Reading<Lesson> table(String block) {
            return read(with("```hand\n", "```table\n" + block + "\n```\n\n```hand\n"));
        }

        private Part.DataTable shown(String block) {
            return (Part.DataTable) table(block).sound().part("table-1").orElseThrow();
        }

        @Test
        void areWrittenOut() {
            Part.DataTable table = shown("columns: [a, b]\nrows:\n  - [1, 2.5]\n  - [x, 3 to 4]\ncaption: c");

            assertThat(table.rows()).containsExactly(List.of("1", "2.5"), List.of("x", "3 to 4"));
            assertThat(table.source()).isEmpty();
        }

        @Test
        void areTakenFromTheSyllabusWithTheirPage() {
            Part.DataTable table = shown("source: rummy.combinations");

            assertThat(table.columns()).startsWith("combination");
            assertThat(table.rows()).hasSize(5);
            assertThat(table.source()).map(Citation::inWords).contains("Culbertson's Card Games Complete, p. 8");
        }

        @Test
        void haveACellForEachColumn() {
            assertThat(table("columns: [a, b]\nrows:\n  - [1, 2]\n  - [1]").faults())
                    .extracting(Fault::toString)
                    .containsExactly("sample.md:14: row 2 has 1 cells; expected 2, one a column");
        }
    }
}
