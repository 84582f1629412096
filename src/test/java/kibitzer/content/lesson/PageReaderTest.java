package kibitzer.content.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import kibitzer.content.reading.Fault;
import kibitzer.content.reading.Reading;
import kibitzer.content.syllabus.Syllabus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageReaderTest {
    /** Fifteen points and even, nobody vulnerable (Culbertson p. 141): one no trump. */
    private static final String QUESTION = """
            ```question
            decision: bridge/call
            position: {system: acol, hand: AQ4.KJ52.Q83.K97, dealer: S, auction: [], vulnerable: none}
            ```
            """;

    private static final PageReader READER = new PageReader(Syllabus.shipped());

    private static List<Part> parts(String text) {
        return READER.read(text).value().orElseThrow();
    }

    private static String html(String text) {
        return ((Part.Prose) parts(text).getFirst()).html();
    }

    private static List<String> faults(String text) {
        return READER.check(text).faults().stream()
                .map(fault -> fault.line() + ": " + fault.found() + "; " + fault.expected())
                .toList();
    }

    @Test
    void proseHandsAndQuestionsAreReadAsInALesson() {
        String page =
                "## Tuesday\n\nCount *first*. [acol-system.p03]\n\n```hand\nAQ4.KJ52.Q83.K97\ncaption: 15 points\n```\n\n"
                        + QUESTION;

        assertThat(faults(page)).isEmpty();
        assertThat(parts(page))
                .hasSize(3)
                .hasExactlyElementsOfTypes(Part.Prose.class, Part.HandDiagram.class, Part.Ask.class);
        assertThat(html(page)).contains("<h2", "Tuesday", "<em>first</em>", "p. 141");
    }

    @Test
    void itNeedsNoHeadNoDrillAndNoExpectedAnswer() {
        assertThat(faults("We meet at seven.")).isEmpty();
        assertThat(faults(QUESTION)).isEmpty();
    }

    @Test
    void anExpectedAnswerIsHeldAgainstTheTrainerWhenItIsChecked() {
        String claimed = QUESTION.replace("vulnerable: none}", "vulnerable: none}\nexpect: P");

        assertThat(READER.read(claimed).isSound()).isTrue();
        assertThat(faults(claimed))
                .singleElement()
                .asString()
                .startsWith("4: expect pass, which the trainer marks wrong");
    }

    @Test
    void everyFaultHasItsLineAndWhatWasExpected() {
        String page = "One.\n\n<b>Two</b>\n\n```hand\nAQ4.KJ52.Q83\n```\n\n```drill\ndecision: bridge/call\n```\n\n"
                + "```question\ndecision: bridge/cal\nposition: {}\n```\n";

        assertThat(READER.check(page).faults()).extracting(Fault::line).contains(3, 6, 9, 14);
        assertThat(faults(page)).allSatisfy(fault -> assertThat(fault).doesNotEndWith("; "));
        assertThat(faults(page))
                .anySatisfy(
                        fault -> assertThat(fault)
                                .startsWith(
                                        "9: a block of kind \"drill\"; hand, deal, trick, table, question, choice, worked, picture or video"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script>alert(1)</script>",
                "Look <img src=x onerror=alert(1)> here",
                "<a href=\"javascript:alert(1)\">here</a>",
                "[here](javascript:alert(1))",
                "[here](data:text/html;base64,PHNjcmlwdD4=)",
                "![x](x 'onerror=alert(1)')",
                "<iframe src=//example.org></iframe>"
            })
    void nothingThatRunsComesThroughAndItsWriterIsTold(String evil) {
        Reading<List<Part>> reading = READER.check("Before.\n\n" + evil);

        assertThat(reading.faults()).isNotEmpty();
        assertThat(html("Before.\n\n" + evil).toLowerCase())
                .doesNotContain("<script", "<img", "<svg", "<iframe", "javascript:", "data:", "onerror=", "onload=");
    }

    /** What Markdown takes for words is shown as words. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "`<script>alert(1)</script>`",
                "<svg/onload=alert(1)>",
                "![x](x\" onerror=\"alert(1))",
                "&lt;script>alert(1)"
            })
    void whatIsNoHtmlToMarkdownIsShownAndNotRun(String words) {
        assertThat(html(words)).matches(Pattern.compile("(?s)(<(p|code)>)+[^<>]*(</(p|code)>)+"));
    }

    @ParameterizedTest
    @ValueSource(strings = {">", "> - ", "*a _b "})
    void whatIsNestedThousandsDeepIsAFaultAndNoEndOfTheTrainer(String one) {
        String deep = one.repeat(PageReader.LONGEST / 2 / one.length()) + "x" + " b_ a*".repeat(2_000);

        assertThat(READER.check(deep).value()).isPresent();
    }

    @Test
    void deepQuotationsAreTold() {
        assertThat(faults("> ".repeat(200) + "x")).singleElement().asString().contains("nested more than 60 deep");
    }

    @Test
    void itIsNoLongerAndAsksNoMoreThanItMay() {
        assertThat(faults("x".repeat(PageReader.LONGEST))).isEmpty();
        assertThat(faults("x".repeat(PageReader.LONGEST + 1))).containsExactly("1: 40001 characters; at most 40000");
        assertThat(faults(QUESTION.concat("\n").repeat(40))).isEmpty();
        assertThat(faults(QUESTION.concat("\n").repeat(41)))
                .singleElement()
                .asString()
                .contains("41 questions");
    }

    @Test
    void aQuestionThatSomebodyMustMarkHasNoPlaceOnIt() {
        String words = "```question\ndecision: own/words\nposition: {ask: Why?}\n```\n";

        assertThat(faults(words)).singleElement().asString().contains("nobody marks here");
    }

    @Test
    void nothingAtAllIsAFault() {
        assertThat(faults(" \n\n")).containsExactly("1: nothing stands here yet; a sentence, a hand or a question");
    }
}
