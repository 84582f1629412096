package kibitzer.reminders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.StringWriter;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import kibitzer.SharedFixture;
import kibitzer.StoredParts;
import kibitzer.TestDatabase;
import kibitzer.cards.Seed;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.Asking;
import kibitzer.learning.Attempts;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.Place;
import kibitzer.learning.Skill;
import kibitzer.learning.daily.DailyHands;
import kibitzer.learning.daily.DailySet;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import kibitzer.learning.records.LearnerRecords;
import kibitzer.marking.Question;
import kibitzer.reminders.push.MockPushService;
import kibitzer.reminders.push.MockPushService.Message;
import kibitzer.reminders.push.PushKeys;
import kibitzer.reminders.push.PushSubscription;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.Primary;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.json.JsonMapper;

/** Who is reminded, when, of what, and what becomes of it; the other end is a push service that reads messages as a browser does. */
@ParameterizedClass
@EnumSource
@SharedFixture
@ExtendWith(OutputCaptureExtension.class)
class RemindersTest {
    private static final MockPushService SERVICE = new MockPushService();
    private static final Map<TestDatabase, ConfigurableApplicationContext> CONTEXTS = new EnumMap<>(TestDatabase.class);
    private static final AtomicReference<Instant> NOW = new AtomicReference<>(Instant.EPOCH);
    private static final Instant MORNING = Instant.parse("2026-11-16T08:00:00Z");
    private static final Instant EVENING = Instant.parse("2026-11-16T18:00:05Z");
    private static final Duration DAY = Duration.ofDays(1);
    private static final Reminder AT_SIX = new Reminder(18, ZoneOffset.UTC);

    private final TestDatabase database;
    private final LearnerId learner;

    RemindersTest(TestDatabase database) {
        this.database = database;
        NOW.set(MORNING);
        SERVICE.answer(201);
        SERVICE.messages();
        SERVICE.calls();
        learner = get(Learners.class).welcome().learner();
    }

    @AfterEach
    void nobodyIsRemindedInTheNextTest() {
        get(JdbcClient.class).sql("delete from push_subscription").update();
    }

    @AfterAll
    static void end() {
        CONTEXTS.values().forEach(ConfigurableApplicationContext::close);
        CONTEXTS.clear();
    }

    private <T> T get(Class<T> type) {
        return CONTEXTS.computeIfAbsent(
                        database,
                        one -> one.start(
                                Parts.class,
                                "--kibitzer.reminders.services=" + SERVICE.origin(),
                                "--kibitzer.reminders.contact=mailto:cards@example.org"))
                .getBean(type);
    }

    private PushSubscription switchOn(Reminder wish) {
        PushSubscription browser = SERVICE.browser();
        assertThat(get(Reminders.class).switchOn(learner, wish, browser)).isEmpty();
        return browser;
    }

    private List<Message> roundAt(Instant now) {
        NOW.set(now);
        get(ReminderRounds.class).round();
        return SERVICE.messages();
    }

    private DailySet handsOf(LocalDate day) {
        return get(DailyHands.class)
                .of(day, new LearnerDay(day, ZoneOffset.UTC))
                .orElseThrow();
    }

    private void play(DailySet set, int... numbers) {
        for (int number : numbers) {
            answer(set.question(number), new Place.Daily(set.day(), number));
        }
    }

    private <P, A> void answer(Question<P, A> question, Place place) {
        get(Attempts.class)
                .answer(
                        learner,
                        question,
                        question.advice().best().getFirst(),
                        new Asking(place.attemptKey(), place, Duration.ofSeconds(10)));
    }

    /** The numbers of the questions of one family. */
    private static int[] only(DailySet set, String family) {
        return set.only(Optional.of(family)).questions().keySet().stream()
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static int[] all(DailySet set) {
        return set.questions().keySet().stream().mapToInt(Integer::intValue).toArray();
    }

    @Test
    void nobodyIsRemindedWhoHasNotAskedForIt() {
        assertThat(get(Reminders.class).of(learner)).isEmpty();
        assertThat(roundAt(EVENING)).isEmpty();
    }

    @Test
    void atTheHourOnceADay() {
        PushSubscription browser = switchOn(AT_SIX);

        assertThat(roundAt(EVENING.minusSeconds(60))).isEmpty();
        assertThat(roundAt(EVENING))
                .extracting(Message::browser, Message::text, Message::ttl, Message::subject)
                .containsExactly(tuple(
                        browser,
                        "{\"title\":\"due\",\"body\":\"reviews 0, hands 5 of 5\",\"path\":\"/there\"}",
                        "14400",
                        "mailto:cards@example.org"));
        assertThat(roundAt(EVENING.plusSeconds(30))).isEmpty();
        assertThat(roundAt(EVENING.plusSeconds(3600))).isEmpty();
        assertThat(roundAt(EVENING.plus(DAY))).hasSize(1);
    }

    @Test
    void theHourIsThatOfTheLearnersClock() {
        switchOn(new Reminder(18, ZoneId.of("America/New_York")));

        assertThat(roundAt(EVENING)).isEmpty();
        assertThat(roundAt(Instant.parse("2026-11-16T23:00:05Z"))).hasSize(1);
    }

    @Test
    void whoHasFlownIsRemindedByTheClockThereAndNotTwiceThatDay() {
        switchOn(AT_SIX);
        assertThat(roundAt(EVENING)).hasSize(1);

        get(Reminders.class).isAt(learner, ZoneId.of("America/New_York"));

        assertThat(get(Reminders.class).of(learner)).contains(new Reminder(18, ZoneId.of("America/New_York")));
        assertThat(roundAt(Instant.parse("2026-11-16T23:00:05Z"))).isEmpty();
        assertThat(roundAt(Instant.parse("2026-11-17T23:00:05Z"))).hasSize(1);
    }

    @Test
    void anHourThatIsChangedCountsFromThen() {
        switchOn(AT_SIX);

        get(Reminders.class).change(learner, new Reminder(20, ZoneOffset.UTC));

        assertThat(roundAt(EVENING)).isEmpty();
        assertThat(roundAt(EVENING.plus(Duration.ofHours(2)))).hasSize(1);
    }

    @Test
    void whoHasPlayedTheHandsOfTheDayIsLeftInPeace() {
        switchOn(AT_SIX);
        DailySet today = handsOf(LocalDate.of(2026, 11, 16));
        play(today, all(today));

        assertThat(roundAt(EVENING)).isEmpty();
        assertThat(roundAt(EVENING.plus(DAY))).hasSize(1);
    }

    @Test
    void theHandsOfOneFamilyAreADayOfTheirOwn() {
        switchOn(AT_SIX);
        DailySet today = handsOf(LocalDate.of(2026, 11, 16));
        play(today, only(today, "bridge"));

        assertThat(roundAt(EVENING)).isEmpty();
    }

    @Test
    void whatIsLeftIsTold() {
        switchOn(AT_SIX);
        DailySet today = handsOf(LocalDate.of(2026, 11, 16));
        play(today, only(today, "bridge")[0]);

        assertThat(roundAt(EVENING))
                .extracting(Message::text)
                .singleElement()
                .asString()
                .contains("hands 4 of 5");
    }

    @Test
    void reviewsThatAreDueAreTold() {
        switchOn(AT_SIX);
        Skill skill = new Skill(new DecisionId("bridge/call"), Optional.of("acol.open.weak-no-trump"));
        for (int seed = 1; seed <= 2; seed++) {
            NOW.set(MORNING.plusSeconds(600L * seed));
            answer(skill.deal(new Seed(seed)), Place.Practice.dealt(seed));
        }
        DailySet today = handsOf(LocalDate.of(2026, 11, 16));
        play(today, all(today));
        assertThat(roundAt(EVENING)).as("learned today, due another day").isEmpty();

        DailySet later = handsOf(LocalDate.of(2026, 11, 26));
        NOW.set(Instant.parse("2026-11-26T08:00:00Z"));
        play(later, all(later));
        Instant tenDaysLater = EVENING.plus(DAY.multipliedBy(10));
        assertThat(roundAt(tenDaysLater))
                .extracting(Message::text)
                .singleElement()
                .asString()
                .contains("hands 0 of 5")
                .doesNotContain("reviews 0");
    }

    @Test
    void aTrainerThatStoodIsSilentWhenItIsLate() {
        switchOn(AT_SIX);

        assertThat(roundAt(EVENING.plus(ReminderRounds.LATEST))).isEmpty();
        assertThat(roundAt(EVENING.plus(DAY)))
                .as("nothing was lost of the next day")
                .hasSize(1);
    }

    @Test
    void twoRoundsAtOnceRemindOnce() throws InterruptedException {
        switchOn(AT_SIX);
        NOW.set(EVENING);
        Thread other = Thread.ofVirtual().start(() -> get(ReminderRounds.class).round());
        get(ReminderRounds.class).round();
        other.join();

        assertThat(SERVICE.messages()).hasSize(1);
    }

    @Test
    void aBrowserThatIsGoneIsForgotten() {
        for (int gone : new int[] {404, 410}) {
            switchOn(AT_SIX);
            SERVICE.answer(gone);
            roundAt(gone == 404 ? EVENING : EVENING.plus(DAY));

            assertThat(get(Reminders.class).browsers(learner)).isZero();
        }
        SERVICE.answer(201);
        assertThat(SERVICE.calls()).isEqualTo(2);
        assertThat(roundAt(EVENING.plus(DAY.multipliedBy(2)))).isEmpty();
    }

    @Test
    void aServiceThatFailsIsToldOnceAndTheBrowserStays(CapturedOutput output) {
        switchOn(AT_SIX);
        switchOn(AT_SIX);
        SERVICE.answer(503);
        for (int day = 0; day < 3; day++) {
            roundAt(EVENING.plus(DAY.multipliedBy(day)));
        }

        assertThat(SERVICE.calls()).isEqualTo(6);
        assertThat(output.getAll()).containsOnlyOnce("A reminder was not taken by localhost: it answered 503");
        SERVICE.answer(201);
        assertThat(roundAt(EVENING.plus(DAY.multipliedBy(3)))).hasSize(2);
    }

    @Test
    void noRedirectIsFollowed() {
        switchOn(AT_SIX);
        SERVICE.answer(307);
        roundAt(EVENING);

        assertThat(SERVICE.calls()).isEqualTo(1);
    }

    @Test
    void anAddressAtNoKnownServiceIsRefusedInWordsAndNeverCalled() {
        PushSubscription good = SERVICE.browser();
        PushSubscription inside =
                new PushSubscription("http://169.254.169.254/latest/meta-data", good.p256dh(), good.auth());

        assertThat(get(Reminders.class).switchOn(learner, AT_SIX, inside))
                .hasValueSatisfying(
                        told -> assertThat(told).contains("169.254.169.254").contains("is not known here"));
        assertThat(get(Reminders.class).browsers(learner)).isZero();
    }

    @Test
    void keysThatAreNoneAreRefused() {
        PushSubscription good = SERVICE.browser();
        String offTheCurve = "BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE";
        for (PushSubscription bad : List.of(
                new PushSubscription(good.endpoint(), "abc", good.auth()),
                new PushSubscription(good.endpoint(), "no base64!", good.auth()),
                new PushSubscription(good.endpoint(), offTheCurve, good.auth()),
                new PushSubscription(good.endpoint(), good.p256dh(), "abc"))) {
            assertThat(get(Reminders.class).switchOn(learner, AT_SIX, bad))
                    .hasValueSatisfying(told -> assertThat(told).contains("keys that cannot be used"));
        }
        assertThat(get(Reminders.class).browsers(learner)).isZero();
    }

    @Test
    void aBrowserShowsTheRemindersOfTheLastWhoAskedThere() {
        PushSubscription browser = switchOn(AT_SIX);
        LearnerId other = get(Learners.class).welcome().learner();
        get(Reminders.class).switchOn(other, AT_SIX, browser);

        assertThat(get(Reminders.class).isOn(learner, browser.endpoint())).isFalse();
        assertThat(get(Reminders.class).isOn(other, browser.endpoint())).isTrue();
        assertThat(roundAt(EVENING)).hasSize(1);
    }

    @Test
    void switchedOffHereAndEverywhere() {
        PushSubscription phone = switchOn(AT_SIX);
        switchOn(AT_SIX);
        switchOn(AT_SIX);
        LearnerId other = get(Learners.class).welcome().learner();

        get(Reminders.class).switchOff(other, phone.endpoint());
        assertThat(get(Reminders.class).browsers(learner))
                .as("nobody ends another's")
                .isEqualTo(3);
        get(Reminders.class).switchOff(learner, phone.endpoint());
        assertThat(get(Reminders.class).browsers(learner)).isEqualTo(2);
        get(Reminders.class).switchOffEverywhere(learner);

        assertThat(get(Reminders.class).browsers(learner)).isZero();
        assertThat(roundAt(EVENING)).isEmpty();
    }

    @Test
    void onlySoManyBrowsersOfOneLearner() {
        PushSubscription first = switchOn(AT_SIX);
        for (int more = 1; more <= Reminders.MOST_BROWSERS; more++) {
            NOW.set(MORNING.plusSeconds(more));
            switchOn(AT_SIX);
        }

        assertThat(get(Reminders.class).browsers(learner)).isEqualTo(Reminders.MOST_BROWSERS);
        assertThat(get(Reminders.class).isOn(learner, first.endpoint())).isFalse();
    }

    @Test
    void toldWithALearnersDataAndForgottenWithTheLearner() {
        PushSubscription browser = switchOn(AT_SIX);
        StringWriter told = new StringWriter();
        try (var json = JsonMapper.shared().createGenerator(told)) {
            get(LearnerRecords.class).write(learner, json);
        }
        assertThat(told.toString()).contains("\"at_hour\":18").contains(browser.endpoint());

        get(LearnerRecords.class).forget(learner);

        assertThat(get(Reminders.class).of(learner)).isEmpty();
        assertThat(get(Reminders.class).browsers(learner)).isZero();
    }

    @Test
    void aGuestsBrowserGoesAlongToTheAccount() {
        switchOn(new Reminder(7, ZoneOffset.UTC));
        LearnerId account = get(Learners.class).welcome().learner();

        get(LearnerRecords.class).move(learner, account);

        assertThat(get(Reminders.class).of(account)).contains(new Reminder(7, ZoneOffset.UTC));
        assertThat(get(Reminders.class).browsers(account)).isEqualTo(1);
    }

    @Test
    void allTrainersOnADatabaseHaveTheSameKey() {
        String key = get(PushKeys.class).publicKey();
        String url = CONTEXTS.get(database).getEnvironment().getProperty("kibitzer.database");
        try (ConfigurableApplicationContext other = TestDatabase.start(url, Parts.class)) {
            assertThat(other.getBean(PushKeys.class).publicKey()).isEqualTo(key);
        }
    }

    @StoredParts
    @ComponentScan(
            value = {"kibitzer.learning", "kibitzer.reminders"},
            excludeFilters = @ComponentScan.Filter(TestConfiguration.class))
    static class Parts {
        @Bean
        @Primary
        Clock clockOfTheTest() {
            return new Clock() {
                @Override
                public ZoneId getZone() {
                    return ZoneOffset.UTC;
                }

                @Override
                public Clock withZone(ZoneId zone) {
                    return Clock.fixed(instant(), zone);
                }

                @Override
                public Instant instant() {
                    return NOW.get();
                }
            };
        }

        @Bean
        NoticeWriter words() {
            return due -> new Notice(
                    "due",
                    "reviews " + due.reviews().today().size() + ", hands " + due.hands() + " of " + due.ofHands(),
                    "/there");
        }
    }
}
