package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static kibitzer.journey.Controls.button;
import static kibitzer.journey.Controls.field;
import static kibitzer.journey.Controls.link;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.assertions.LocatorAssertions.IsVisibleOptions;
import com.microsoft.playwright.options.ColorScheme;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import kibitzer.TestDatabase;
import kibitzer.classroom.assignment.Pupils;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/**
 * Two trainers on one PostgreSQL behind HAProxy. One is killed in the middle of a drill, a sitting and a live lesson: nobody
 * signs in again, nothing acknowledged is lost or doubled, and each page goes on where it was, soon.
 */
@Journey
class TwoTrainersIT {
    /** {@code -Dkibitzer.node-kills} says otherwise. */
    private static final int KILLS = Integer.getInteger("kibitzer.node-kills", 2);

    /** Ten seconds on a machine that does nothing else, as the long proofs hold it to; a busy one is given time. */
    private static final Duration SOON = Duration.ofSeconds(Long.getLong("kibitzer.goes-on-within", 60));

    private static final String PASSWORD = "four old rule books";
    private static final String CLASS = "Tuesday beginners";
    private static final int QUESTIONS_OF_A_DRILL = 10;
    private static final String SESSION = "JSESSIONID";
    private static final List<String> NAMES = List.of("one", "two");

    /**
     * A page that was loaded anew three times in a minute waits for a click, and one kill may need two; nobody loses trainers as
     * fast as a test does.
     */
    private static final String LOADS_BY_ITSELF = "JSON.parse(sessionStorage.getItem('kibitzer-loaded-anew') ?? '[]')"
            + ".filter(time => Date.now() - time < 60_000).length < 2";

    @Test
    void aKilledTrainerIsNotMissed(Browser browser) throws Exception {
        assumeTrue(Balancer.installed().isPresent(), "No HAProxy on this machine: two trainers are not tried");
        String database = TestDatabase.POSTGRESQL.fresh();
        Map<String, Integer> health = Map.of("one", Balancer.freePort(), "two", Balancer.freePort());
        Map<String, RunningTrainer> trainers = startedAtOnce(database, health);
        try (RunningTrainer one = trainers.get("one");
                RunningTrainer two = trainers.get("two");
                Balancer balancer = new Balancer(Map.of("one", one, "two", two), health);
                Page board = browser.visitWithoutMotion(Screen.DESKTOP, ColorScheme.LIGHT);
                Page phone = browser.visitWithoutMotion(Screen.PHONE, ColorScheme.DARK);
                Page drill = browser.visitWithoutMotion(Screen.LARGE_PHONE, ColorScheme.LIGHT);
                Page sitting = drill.context().newPage()) {
            JdbcClient stored = JdbcClient.create(new DriverManagerDataSource(database));
            ClassUnderWay lesson = new ClassUnderWay(trainers, balancer, stored, board, phone, drill, sitting);
            lesson.begins();
            for (int kill = 1; kill <= KILLS; kill++) {
                lesson.losesATrainer(NAMES.get((kill - 1) % NAMES.size()), kill);
            }
            lesson.hasLostNothing();
        }
    }

    /** Both find an empty database: one migrates it. */
    private static Map<String, RunningTrainer> startedAtOnce(String database, Map<String, Integer> health)
            throws Exception {
        try (ExecutorService machines = Executors.newFixedThreadPool(2)) {
            Future<RunningTrainer> one = machines.submit(() -> RunningTrainer.startOn(database, health.get("one")));
            Future<RunningTrainer> two = machines.submit(() -> RunningTrainer.startOn(database, health.get("two")));
            return Map.of("one", one.get(), "two", two.get());
        }
    }

    /** An instructor at the board, a guest on a phone, and a learner with a drill and a sitting in two tabs. */
    private static final class ClassUnderWay {
        private final Map<String, RunningTrainer> trainers;
        private final Balancer balancer;
        private final JdbcClient stored;
        private final Page board;
        private final Page phone;
        private final Page drill;
        private final Page sitting;
        /** Of the drill's round, the sitting and the lesson: the question that is being asked. */
        private int drilled = 1;

        private int sat = 1;
        private int drilledInAll;
        /** Seconds from a kill until the last page had gone on, in the worst case so far. */
        private double longest;

        ClassUnderWay(
                Map<String, RunningTrainer> trainers,
                Balancer balancer,
                JdbcClient stored,
                Page board,
                Page phone,
                Page drill,
                Page sitting) {
            this.trainers = trainers;
            this.balancer = balancer;
            this.stored = stored;
            this.board = board;
            this.phone = phone;
            this.drill = drill;
            this.sitting = sitting;
        }

        void begins() {
            balancer.sendNewVisitorsTo("one", List.of("two"));
            becomesAdministrator();
            String link = makesAClass();
            balancer.sendNewVisitorsTo("two", List.of("one"));
            learnerJoins(link);
            sits();
            String code = opensABoard();
            joins(code);
            assertThat(List.of(trainerOf(board), trainerOf(phone), trainerOf(drill)))
                    .containsExactly("one", "two", "two");
            balancer.sendVisitorsToAll(NAMES);
            drill.navigate(balancer.at("/drill/" + Views.LESSON));
            answersDrill();
        }

        private void becomesAdministrator() {
            // Each start makes the links of earlier ones void: of two at once, one is good.
            for (String name : NAMES) {
                String link = trainers.get(name).setUpLink();
                board.navigate(balancer.at(link.substring(link.indexOf("/setup/"))));
                assertThat(board.locator("main h1")).isVisible();
                if (field(board, "Name").count() > 0) {
                    break;
                }
            }
            field(board, "Name").fill("Anna");
            field(board, "Password").fill(PASSWORD);
            board.locator("main .kb-button").first().click();
            board.waitForURL(balancer.at("/admin/accounts"));
        }

        private String makesAClass() {
            board.navigate(balancer.at("/classes"));
            field(board, "Name of the class").fill(CLASS);
            button(board, "Make the class").click();
            assertThat(board.locator("main h1")).hasText(CLASS);
            return board.getByLabel("Or send this link").inputValue();
        }

        private void learnerJoins(String link) {
            sitting.navigate(link);
            link(sitting, "Register").click();
            assertThat(sitting.locator("main h1")).hasText("Register");
            field(sitting, "Name").fill("Bert");
            field(sitting, "Password").fill(PASSWORD);
            button(sitting, "Register").click();
            button(sitting, "Join " + CLASS).click();
            assertThat(sitting.locator("main h1")).hasText(CLASS);
        }

        private void sits() {
            Pupils pupils = new Pupils(stored);
            pupils.assign(CLASS, pupils.elevens(KILLS + 2));
            sitting.navigate(balancer.at("/assignments"));
            link(sitting, "Look and start").click();
            button(sitting, "Start").click();
            answersSitting();
        }

        private String opensABoard() {
            link(board, "Live lessons").click();
            field(board, "What the lesson is called").fill("The opening bid");
            button(board, "Open the board").click();
            assertThat(board.locator(".kb-live-code-large")).isVisible();
            board.getByText("Add questions").click();
            button(board, "Deal").click();
            board.locator("main vaadin-integer-field input").fill(String.valueOf(KILLS));
            board.locator("main vaadin-integer-field input").press("Tab");
            button(board, "Add to the lesson").click();
            assertThat(board.locator(".kb-live-actions")).containsText(KILLS + " more planned");
            board.getByText("Add questions").click();
            return board.locator(".kb-live-code-large").innerText();
        }

        private void joins(String code) {
            phone.navigate(balancer.at("/live"));
            field(phone, "Code of the lesson").fill(code);
            button(phone, "Join").click();
            field(phone, "Your name").fill("Zoe");
            button(phone, "Join").click();
            assertThat(phone.locator(".kb-live-stage")).containsText("You are in");
            assertThat(board.locator(".kb-live-count")).hasText("1 is here");
        }

        /** Everybody is in the middle of a question; the phone's answer is acknowledged, the drill's is on its way. */
        void losesATrainer(String name, int kill) throws InterruptedException {
            List.of(board, phone, drill, sitting).forEach(page -> page.waitForFunction(LOADS_BY_ITSELF));
            goOn("Close the question");
            phone.locator(".kb-live-stage [data-call=P]").click();
            assertThat(phone.locator(".kb-live-taken")).isVisible();
            String hand = drill.locator(".kb-question card-hand").first().getAttribute("cards");
            String asked = drill.url();
            sitting.locator(".kb-question input").fill("1");
            List.of(drill, sitting).forEach(page -> page.evaluate("window.beforeTheKill = true"));
            boolean boardMoves = trainerOf(board).equals(name);
            boolean phoneMoves = trainerOf(phone).equals(name);
            assertThat(boardMoves || phoneMoves || trainerOf(drill).equals(name))
                    .as("somebody is at the trainer that is killed")
                    .isTrue();

            long since = System.nanoTime();
            Thread killer = Thread.ofPlatform().start(trainers.get(name)::kill);
            drill.locator(".kb-question [data-call=P]").click();
            killer.join();

            goesOnByItself(board, ".kb-live-answered", boardMoves, name);
            tell(kill, boardMoves ? "the board, at another trainer," : "the board, where it was,", since);
            goesOnByItself(phone, ".kb-live-taken", phoneMoves, name);
            tell(kill, phoneMoves ? "the phone, at another trainer," : "the phone, where it was,", since);
            drillGoesOn(asked, hand);
            tell(kill, "the drill, with its verdict,", since);
            sittingGoesOn();
            tell(kill, "the sitting, with its answer stored,", since);
            lessonGoesOn();
            trainers.get(name).restart();
            balancer.awaitUp(name);
            moveOn(kill);
        }

        private static void goesOnByItself(Page page, String shown, boolean moves, String killed) {
            if (moves) {
                page.waitForCondition(
                        () -> !trainerOf(page).equals(killed)
                                && page.locator(shown).isVisible()
                                && page.locator(".v-system-error").count() == 0,
                        new Page.WaitForConditionOptions().setTimeout(SOON.toMillis()));
            }
            assertThat(page.locator(shown)).isVisible(new IsVisibleOptions().setTimeout(SOON.toMillis()));
        }

        /** Either the answer was stored and the verdict stands there, or the same question is asked again. */
        private void drillGoesOn(String asked, String hand) {
            Locator question = drill.locator(".kb-question");
            soon(
                    drill,
                    "document.querySelector('.kb-question .kb-headline')"
                            + " || !window.beforeTheKill && document.querySelector('.kb-question [data-call=P]')");
            assertThat(drill.url()).isEqualTo(asked);
            assertThat(question.locator("card-hand").first()).hasAttribute("cards", hand);
            if (question.locator(".kb-headline").count() == 0) {
                question.locator("[data-call=P]").click();
            }
            assertThat(question.locator(".kb-headline")).isVisible();
            drilledInAll++;
        }

        /** What was typed stands there again. */
        private void sittingGoesOn() {
            Locator answered = link(sitting, "Question " + sat + ", answered");
            confirm(sitting).click();
            soon(
                    sitting,
                    "document.querySelector('main .kb-kept')"
                            + " || !window.beforeTheKill && document.querySelector('.kb-question input')?.value === '1'");
            if (answered.count() == 0) {
                confirm(sitting).click();
            }
            assertThat(answered).isVisible();
        }

        /** Holds in the page, or in the one that is loaded in its place. */
        private static void soon(Page page, String condition) {
            try {
                page.waitForFunction(condition, null, new Page.WaitForFunctionOptions().setTimeout(SOON.toMillis()));
            } catch (TimeoutError late) {
                throw new AssertionError(
                        page.url() + " does not go on:\n" + page.locator("body").innerText(), late);
            }
        }

        /** Judged in the night, where there is time for it: {@code kibitzer.goes-on-within}. */
        private void tell(int kill, String what, long since) {
            double seconds = (System.nanoTime() - since) / 1_000_000_000.0;
            longest = Math.max(longest, seconds);
            System.out.printf("Kill %d: %s %.1f s after it%n", kill, what, seconds);
        }

        private void lessonGoesOn() {
            assertThat(board.locator(".kb-live-answered")).containsText("1 of 1 have answered");
            goOn("Show the answers");
            goOn("Tell the verdict");
            goOn("Say why");
            assertThat(phone.locator(".kb-live-stage .kb-headline")).isVisible();
            goOn("Show the facts");
            goOn("Who was right");
            board.keyboard().press("Space");
            assertThat(board.locator(".kb-live-standings")).isVisible();
        }

        private void moveOn(int kill) {
            link(sitting, "Next question").click();
            sat++;
            assertThat(sitting.locator("main")).containsText("Question " + sat + " of ");
            drilled++;
            if (drilled > QUESTIONS_OF_A_DRILL) {
                drilled = 1;
                drill.navigate(balancer.at("/drill/" + Views.LESSON));
            } else {
                asksTheNext();
            }
            assertThat(drill.locator(".kb-progress")).containsText(drilled + " of " + QUESTIONS_OF_A_DRILL);
        }

        /** A page that still was the lost trainer's is loaded anew by the press, with its verdict: one presses again. */
        private void asksTheNext() {
            drill.evaluate("window.beforeThePress = true");
            button(drill, "Next question").click();
            String told = "document.querySelector('.kb-progress')?.textContent.includes('" + drilled + " of')";
            soon(drill, told + " || !window.beforeThePress && document.querySelector('.kb-question .kb-headline')");
            if (!Boolean.TRUE.equals(drill.evaluate("Boolean(" + told + ")"))) {
                button(drill, "Next question").click();
            }
        }

        private void answersDrill() {
            drill.locator(".kb-question [data-call=P]").click();
            assertThat(drill.locator(".kb-headline")).isVisible();
            drilledInAll++;
            drilled++;
            button(drill, "Next question").click();
            assertThat(drill.locator(".kb-progress")).containsText(drilled + " of " + QUESTIONS_OF_A_DRILL);
        }

        private void answersSitting() {
            sitting.locator(".kb-question input").fill("1");
            confirm(sitting).click();
            assertThat(link(sitting, "Question " + sat + ", answered")).isVisible();
            link(sitting, "Next question").click();
            sat++;
            assertThat(sitting.locator("main")).containsText("Question " + sat + " of ");
        }

        void hasLostNothing() {
            System.out.printf(
                    "%d kills: %d answers acknowledged, %d stored; a page had gone on after %.1f s at the longest%n",
                    KILLS,
                    drilledInAll + (KILLS + 1) + KILLS,
                    count("attempt join account on account.learner = attempt.learner")
                            + count("sitting_answer")
                            + count("live_answer"),
                    longest);
            assertThat(longest).as("seconds until a page had gone on").isLessThanOrEqualTo(SOON.toSeconds());
            assertThat(count("attempt join account on account.learner = attempt.learner"))
                    .as("answers of the drill")
                    .isEqualTo(drilledInAll);
            assertThat(count("sitting_answer")).as("answers of the sitting").isEqualTo(KILLS + 1);
            assertThat(count("live_answer")).as("answers of the lesson").isEqualTo(KILLS);
            assertThat(count("live_seat")).as("seats of the lesson").isEqualTo(1);
            assertThat(count("account_sign_in"))
                    .as("sign-ins of two who signed in once")
                    .isEqualTo(2);
            assertThat(count("learner where not exists (select 1 from account where account.learner = learner.id)"
                            + " and exists (select 1 from live_seat where live_seat.learner = learner.id)"))
                    .as("guests of the lesson")
                    .isEqualTo(1);
        }

        private long count(String rows) {
            return stored.sql("select count(*) from " + rows).query(Long.class).single();
        }

        /** By the key; the button says then what comes next. A key is pressed again where the page was loaded anew under it. */
        private void goOn(String next) {
            Locator button = board.locator(".kb-live-actions > .kb-button-first");
            do {
                board.evaluate("document.documentElement.dataset.pressed = 'yes'");
                board.keyboard().press("Space");
                board.waitForFunction(
                        "next => { const button = document.querySelector('.kb-live-actions > .kb-button-first');"
                                + " return button && (button.textContent.trim() === next"
                                + " || !document.documentElement.dataset.pressed); }",
                        next);
            } while (!button.textContent().strip().equals(next));
            assertThat(button).hasText(next);
        }
    }

    /** The name that HAProxy has put before the session's number. */
    private static String trainerOf(Page page) {
        return page.context().cookies().stream()
                .filter(cookie -> cookie.name.equals(SESSION))
                .map(cookie -> cookie.value.split("~", 2)[0])
                .findFirst()
                .orElse("");
    }

    private static Locator confirm(Page page) {
        return page.locator(".kb-question .kb-answer .kb-button-first");
    }
}
