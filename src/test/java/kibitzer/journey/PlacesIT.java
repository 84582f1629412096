package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitUntilState;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.LongProof;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a reader stands after each change of page: a new page at its top, the next question in sight, a page gone back to where it was. */
@Journey
@Execution(ExecutionMode.CONCURRENT)
class PlacesIT {
    private static final int A_FRACTION = 2;
    private static final String LETTERS = "**/*.woff2";
    private static final String LENGTH = "document.documentElement.scrollHeight";

    /** The place, among the tiles, of the first that begins on the screen. */
    private static final String IN_SIGHT = "[...document.querySelectorAll('main .kb-tile')]"
            + ".findIndex(tile => tile.getBoundingClientRect().top > 0)";

    private static final String IS_AT = "y => Math.abs(scrollY - y) <= " + A_FRACTION;

    private static final int ROUNDS = LongProof.of(2, 3);

    /** What holds on both is tried on the one or the other, on both in the long proofs. */
    private static Stream<Screen> aPhone() {
        return Stream.of(Screen.LARGE_PHONE, Screen.DESKTOP).limit(LongProof.of(1, 2));
    }

    private static Stream<Screen> aDesk() {
        return Stream.of(Screen.DESKTOP, Screen.LARGE_PHONE).limit(LongProof.of(1, 2));
    }

    @ParameterizedTest
    @MethodSource("aPhone")
    void theNextLessonBeginsAtItsTopAndTheOneBeforeWhereItWasLeft(
            Screen screen, RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(screen, ColorScheme.LIGHT)) {
            open(page, trainer, "/lesson/bridge/procedure/01-tricks");
            unfold(page);
            int foot = scrollTo(page, Integer.MAX_VALUE);
            click(link(page, "Next: "), "**/lesson/bridge/procedure/02-*");
            assertAtTheTop(page);
            back(page, "**/lesson/bridge/procedure/01-*");
            assertAt(page, foot);
            page.goForward();
            page.waitForURL("**/lesson/bridge/procedure/02-*");
            assertAtTheTop(page);
        }
    }

    @ParameterizedTest
    @MethodSource("aDesk")
    void aDrillBeginsAtItsTopAndEachNextQuestionIsInSight(Screen screen, RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(screen, ColorScheme.LIGHT)) {
            open(page, trainer, "/lesson/" + Views.LESSON);
            scrollTo(page, Integer.MAX_VALUE);
            click(link(page, "Start the drill"), "**/drill/**");
            assertAtTheTop(page);
            goOn(page, "Next question");
        }
    }

    @ParameterizedTest
    @MethodSource("aPhone")
    void theNextQuestionIsInSightInPracticeDailiesSetsAndStorms(
            Screen screen, RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(screen, ColorScheme.DARK)) {
            open(page, trainer, "/practice/poker/stay?seed=4");
            goOn(page, "Next question");
            open(page, trainer, "/daily");
            goOn(page, "Next question");
            open(page, trainer, "/problem-set/gin-a-first-hand?question=1");
            goOn(page, "Next question");
            open(page, trainer, "/mix?mode=storm&round=00000000-0000-0000-0000-000000000011&n=1");
            goOn(page, "Next question");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/practice/bridge/call?seed=7",
                "/practice/bridge/score?seed=3",
                "/practice/poker/stay?seed=4",
                "/practice/gin/discard?seed=5",
                "/problem-set/gin-a-first-hand?question=1",
                "/worked/bridge/call?rules=acol.open.weak-no-trump&run=5&hand=2",
                "/daily",
                "/lesson/" + Views.LESSON + "?at=question-2"
            })
    void theVerdictComesBesideTheCardsOnAWideScreenAndMovesNothing(
            String address, RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT)) {
            open(page, trainer, address);
            Locator question = page.locator(address.contains("?at=") ? "#question-2" : ".kb-question");
            Locator cards = question.locator("> .kb-baize");
            Locator head = question.locator("> .kb-question-head");
            int apart = top(cards) - top(head);
            int width = width(cards);
            Answering.somehow(question);
            PageAtRest.of(page);
            Locator verdict = question.locator(".kb-verdict");
            assertThat(top(verdict)).as("top of the verdict").isCloseTo(top(cards), within(A_FRACTION));
            assertThat(left(verdict)).as("left of the verdict").isGreaterThan(left(cards) + width(cards));
            assertThat(top(cards) - top(head))
                    .as("the cards below their heading")
                    .isCloseTo(apart, within(A_FRACTION));
            assertThat(width(cards)).as("width of the table").isCloseTo(width, within(A_FRACTION));
        }
    }

    @ParameterizedTest
    @CsvSource({"/play/gin?seed=7, Take the upcard", "/play/poker?game=jackpots&seed=7, Open"})
    void theVerdictThatWaitsComesBesideTheHandAtATable(
            String address, String wrong, RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT)) {
            open(page, trainer, address);
            Locator cards = page.locator(".kb-gin-place > .kb-question > .kb-baize");
            Locator heading = page.locator("main h1");
            int width = width(cards);
            int below = top(cards) - top(heading);
            page.locator(".choice", new Page.LocatorOptions().setHasText(wrong)).click();
            Locator verdict = page.locator(".kb-verdict");
            verdict.waitFor();
            PageAtRest.of(page);
            assertThat(left(verdict)).as("left of the verdict").isGreaterThan(left(cards) + width(cards));
            assertThat(top(verdict)).as("top of the verdict").isLessThanOrEqualTo(top(cards));
            assertThat(width(cards)).as("width of the hand").isCloseTo(width, within(A_FRACTION));
            assertThat(top(cards) - top(heading))
                    .as("the hand below the heading")
                    .isCloseTo(below, within(A_FRACTION));
            assertThat(left(page.locator(".kb-pot-beside"))).isCloseTo(left(cards), within(A_FRACTION));
        }
    }

    @ParameterizedTest
    @EnumSource(Screen.class)
    void whenDecisionsAreJudgedIsChosenAtTheEndOfTheHeadingOrBesideTheTable(
            Screen screen, RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(screen, ColorScheme.LIGHT)) {
            open(page, trainer, "/play/gin?seed=7");
            Locator choice = page.locator(".kb-play-when");
            Locator table = page.locator(".kb-gin-main");
            if (screen == Screen.DESKTOP) {
                assertThat(top(choice)).isCloseTo(top(table), within(A_FRACTION));
                assertThat(left(choice)).isGreaterThan(left(table) + width(table));
            } else {
                assertThat(top(choice)).isBetween(top(page.locator("main h1")), top(table));
                assertThat(left(choice) + width(choice)).isCloseTo(left(table) + width(table), within(A_FRACTION));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("aDesk")
    void linksOfLongPagesLeadToTheTopAndBackToWhereOneWas(Screen screen, RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(screen, ColorScheme.LIGHT)) {
            open(page, trainer, "/practice");
            unfold(page);
            follow(page, scrollTo(page, 5000), "practice/", "**/practice/*/*seed=*", "**/practice");
            open(page, trainer, "/problem-sets");
            unfold(page);
            follow(page, scrollTo(page, 2000), "problem-set/", "**/problem-set/*", "**/problem-sets");
            open(page, trainer, "/lessons");
            unfold(page);
            int foot = scrollTo(page, Integer.MAX_VALUE);
            click(page.locator(".kb-footer a[href=settings]"), "**/settings");
            assertAtTheTop(page);
            back(page, "**/lessons");
            assertAt(page, foot);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "/lessons, Look for a lesson or a game, cribbage, 'a[href^=lesson]', **/lesson/**",
        "/practice, Look for a question or a game, gin draw, 'a[href^=practice]', **/practice/*/**",
        "/problem-sets, Look for a set or a game, acol, 'a[href^=problem-set]', **/problem-set/*"
    })
    void backLeadsToWhatWasFound(
            String list,
            String label,
            String words,
            String found,
            String there,
            RunningTrainer trainer,
            Browser browser) {
        try (Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            open(page, trainer, list);
            page.getByLabel(label).fill(words);
            page.waitForURL(address -> address.contains(list + "?words="));
            click(page.locator("main .kb-tiles " + found).first(), there);
            assertThat(page.getByLabel(label)).hasCount(0);
            assertAtTheTop(page);
            page.goBack();
            page.waitForURL(address -> address.contains(list + "?words="));
            assertThat(page.getByLabel(label)).hasValue(words);
            assertThat(page.locator("main .kb-shelf")).hasCount(0);
        }
    }

    @ParameterizedTest
    @MethodSource("aPhone")
    void backFromALessonLeadsThroughItsCourseToWhereOneWasAmongTheLessons(
            Screen screen, RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(screen, ColorScheme.LIGHT)) {
            open(page, trainer, "/lessons");
            unfold(page);
            int were = scrollTo(page, 4000);
            clickInSight(page, "course/", "**/course/**");
            assertAtTheTop(page);
            click(page.locator("main a[href^='lesson/']").first(), "**/lesson/**");
            assertAtTheTop(page);
            back(page, "**/course/**");
            back(page, "**/lessons");
            assertAt(page, were);
            loadAnew(page);
        }
    }

    /** Where letters come late, the page keeps the browser's own, in which its lines are longer, until it is loaded anew. */
    @Test
    void aPageLoadedAnewShowsTheSameThoughItsLettersCameLate(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            List<Route> letters = new ArrayList<>();
            page.route(LETTERS, letters::add);
            page.navigate(trainer.at("/lessons"), new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
            page.waitForCondition(() -> !letters.isEmpty());
            page.waitForFunction("asked => performance.now() > asked + 1000", page.evaluate("performance.now()"));
            page.unroute(LETTERS);
            letters.forEach(Route::resume);
            assertThat(page.locator("main h1")).isVisible();
            unfold(page);
            scrollTo(page, 4000);
            Object before = page.evaluate(LENGTH);
            loadAnew(page);
            assertThat(page.evaluate(LENGTH)).as("the page in other letters").isNotEqualTo(before);
        }
    }

    /** What was in sight is in sight again, at the same height of the screen. */
    private static void loadAnew(Page page) {
        Locator tile = page.locator("main .kb-tile").nth(number(page.evaluate(IN_SIGHT)));
        int top = top(tile);
        page.reload();
        assertThat(page.locator("main h1")).isVisible();
        page.waitForCondition(() -> tile.count() > 0 && Math.abs(top(tile) - top) <= A_FRACTION);
        PageAtRest.of(page);
        assertThat(top(tile)).isCloseTo(top, within(A_FRACTION));
    }

    @ParameterizedTest
    @MethodSource("aDesk")
    void anAddressThatNamesAPartBeginsThere(Screen screen, RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(screen, ColorScheme.LIGHT)) {
            open(page, trainer, "/lesson/" + Views.LESSON + "?at=question-2");
            PageAtRest.of(page);
            assertThat(top(page.locator("#question-2"))).isBetween(-1, 40);
            open(page, trainer, "/lessons#poker");
            assertThat(page.locator("#poker a").first()).isVisible();
            assertThat(top(page.locator("#poker"))).isBetween(-1, 40);
        }
    }

    /** Answers, looks at the verdict, goes on, some times over; the question is in sight each time, and so is its verdict. */
    private static void goOn(Page page, String next) {
        for (int round = 0; round < ROUNDS; round++) {
            Locator question = page.locator(".kb-question");
            Answering.somehow(question);
            PageAtRest.of(page);
            Locator on = page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(next));
            assertThat(top(question.locator(".kb-headline"))).isBetween(0, height(page));
            on.click();
            page.locator(".kb-question:not(.kb-question-done)").waitFor();
            PageAtRest.of(page);
            assertInSight(page);
        }
    }

    /** Its heading at the top of the screen or further down, and all of it, where it is not higher than the screen. */
    private static void assertInSight(Page page) {
        assertThat(page.locator(".kb-question:not(.kb-question-done)")).isVisible();
        Locator question = page.locator(".kb-question");
        int head = top(question.locator(".kb-prompt"));
        assertThat(head).as("the question's heading").isBetween(0, height(page) / 3);
        int bottom = number(question.evaluate("element => element.getBoundingClientRect().bottom"));
        assertThat(bottom <= height(page) || top(question) <= 10)
                .as("question from %d to %d on %d", top(question), bottom, height(page))
                .isTrue();
    }

    private static void follow(Page page, int were, String links, String there, String before) {
        clickInSight(page, links, there);
        assertAtTheTop(page);
        back(page, before);
        assertAt(page, were);
    }

    /** Opens every group of a list; it stays so while the visitor is here. */
    private static void unfold(Page page) {
        for (Locator group :
                page.locator(".kb-shelf:not([open]) > summary").all().reversed()) {
            group.click();
        }
        assertThat(page.locator(".kb-shelf:not([open])")).hasCount(0);
        PageAtRest.of(page);
    }

    /** The first such link that can be seen, so that nothing is scrolled before it is clicked. */
    private static void clickInSight(Page page, String links, String there) {
        Locator seen = page.locator("main a[href^='" + links + "']");
        Object index = seen.evaluateAll(
                "links => links.findIndex(link => { const { top, bottom } = link.getBoundingClientRect();"
                        + " return top > 50 && bottom < innerHeight - 50; })");
        click(seen.nth(number(index)), there);
    }

    private static void click(Locator what, String there) {
        what.click();
        what.page().waitForURL(there);
    }

    private static void back(Page page, String there) {
        page.goBack();
        page.waitForURL(there);
        PageAtRest.of(page);
    }

    private static void open(Page page, RunningTrainer trainer, String address) {
        page.navigate(trainer.at(address));
        assertThat(page.locator("main h1")).isVisible();
        PageAtRest.of(page);
    }

    private static int scrollTo(Page page, int y) {
        page.evaluate("y => scrollTo(0, y)", y);
        PageAtRest.of(page);
        int were = number(page.evaluate("scrollY"));
        assertThat(were).as("far enough down to tell").isGreaterThan(300);
        return were;
    }

    private static void assertAtTheTop(Page page) {
        assertAt(page, 0);
        assertThat(page.locator("main h1")).isInViewport();
    }

    /** Comes there, however long the page is in coming, and stays. */
    private static void assertAt(Page page, int y) {
        try {
            page.waitForFunction(IS_AT, y);
        } catch (TimeoutError neverThere) {
            assertThat(number(page.evaluate("scrollY"))).as(page.url()).isCloseTo(y, within(A_FRACTION));
        }
        PageAtRest.of(page);
        assertThat(number(page.evaluate("scrollY"))).as(page.url()).isCloseTo(y, within(A_FRACTION));
    }

    private static int top(Locator element) {
        return number(element.evaluate("element => element.getBoundingClientRect().top"));
    }

    private static int left(Locator element) {
        return number(element.evaluate("element => element.getBoundingClientRect().left"));
    }

    private static int width(Locator element) {
        return number(element.evaluate("element => element.getBoundingClientRect().width"));
    }

    private static int height(Page page) {
        return page.viewportSize().height;
    }

    private static int number(Object value) {
        return (int) Math.round(((Number) value).doubleValue());
    }

    private static Locator link(Page page, String name) {
        return page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(name))
                .first();
    }
}
