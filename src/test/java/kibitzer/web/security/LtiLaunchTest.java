package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kibitzer.SharedFixture;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.ProviderAccounts;
import kibitzer.accounts.Role;
import kibitzer.accounts.SignedIn;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.lti.MockPlatform;
import kibitzer.classroom.lti.key.TrainerKeys;
import kibitzer.classroom.lti.people.CourseRosters;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.classroom.lti.platform.PlatformId;
import kibitzer.classroom.lti.platform.Platforms;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.learning.learner.LearnerId;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.access.AccessDeniedException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Coming in from a learning platform, from its page to the trainer's, over HTTP. */
@SharedFixture
class LtiLaunchTest {
    private static final TrainerOverHttp trainer = TrainerOverHttp.usual();
    private static MockPlatform mock;

    private Course course;

    @BeforeAll
    static void open() {
        mock = new MockPlatform();
    }

    @AfterAll
    static void close() {
        mock.close();
    }

    @BeforeEach
    void aCourse() {
        course = new Course(trainer, mock);
    }

    private static String location(HttpResponse<String> reply) {
        return Course.location(reply);
    }

    private static boolean isSignedIn(TrainerOverHttp.Browser browser) {
        return browser.get("/account/data.json").statusCode() == 200;
    }

    private long learners() {
        return trainer.get(JdbcClient.class)
                .sql("select count(*) from learner")
                .query(Long.class)
                .single();
    }

    @Test
    void aLoginIsSentBackToThePlatformWithWhatItNeeds() {
        HttpResponse<String> reply = trainer.browser()
                .get("/lti/login?iss=" + mock.issuer() + "&login_hint=42&lti_message_hint=a%26b&target_link_uri=x");

        assertThat(reply.statusCode()).isEqualTo(302);
        assertThat(location(reply)).startsWith(mock.issuer() + "/auth?");
        Map<String, String> asked =
                MockPlatform.fields(URI.create(location(reply)).getRawQuery());
        assertThat(asked)
                .containsEntry("scope", "openid")
                .containsEntry("response_type", "id_token")
                .containsEntry("response_mode", "form_post")
                .containsEntry("prompt", "none")
                .containsEntry("client_id", MockPlatform.CLIENT)
                .containsEntry("redirect_uri", trainer.address() + "/lti/launch")
                .containsEntry("login_hint", "42")
                .containsEntry("lti_message_hint", "a&b")
                .containsKeys("state", "nonce");
        assertThat(reply.headers().allValues("Set-Cookie"))
                .anySatisfy(
                        cookie -> assertThat(cookie).startsWith("kibitzer-lti=").contains("HttpOnly", "Path=/lti"));
    }

    @Test
    void aLoginOfNobodyKnownOrWithoutWhatItNeedsIsRefusedInWords() {
        TrainerOverHttp.Browser browser = trainer.browser();

        assertThat(browser.get("/lti/login?iss=https://evil.example&login_hint=1&target_link_uri=x")
                        .body())
                .contains("This school is not known here");
        assertThat(browser.get("/lti/login?iss=" + mock.issuer() + "&login_hint=1&client_id=another")
                        .body())
                .contains("This school is not known here");
        assertThat(browser.get("/lti/login?iss=" + mock.issuer()).body()).contains("Something is missing");
        assertThat(browser.get("/lti/login?iss=%3Cscript%3E&login_hint=1").body())
                .doesNotContain("<script>");
    }

    @Test
    void whoTeachesComesFirstMakesTheClassAndChoosesThenLearnersJoin() {
        TrainerOverHttp.Browser early = trainer.browser();
        long before = learners();
        HttpResponse<String> tooEarly = course.launch(early, course.opening("ann", "#Learner", "act"));
        assertThat(tooEarly.statusCode()).isEqualTo(400);
        assertThat(tooEarly.body()).contains("Your teacher has to open this first", "Nothing of yours is lost");
        assertThat(learners()).isEqualTo(before);

        TrainerOverHttp.Browser teacher = trainer.browser();
        HttpResponse<String> first = course.launch(teacher, course.opening("tom", "#Instructor", "act"));
        assertThat(first.statusCode()).isEqualTo(303);
        assertThat(location(first)).startsWith("/lti/choose/");
        assertThat(teacher.get(location(first)).statusCode()).isEqualTo(200);
        assertThat(trainer.get(Classrooms.class).taughtBy(course.learner("tom")))
                .filteredOn(made -> made.id().equals(course.classroom()))
                .singleElement()
                .satisfies(made -> {
                    assertThat(made.name().text()).isEqualTo("Bridge for beginners");
                    assertThat(made.zone()).isEqualTo(ZoneId.of("Europe/London"));
                });

        HttpResponse<String> nothingYet = course.launch(early, course.opening("ann", "#Learner", "act"));
        assertThat(nothingYet.body()).contains("There is nothing to do here yet");
        assertThat(trainer.get(ProviderAccounts.class).find(mock.issuer(), "ann"))
                .isEmpty();

        AssignmentId assignment = course.assign("tom", Feedback.ON_SUBMISSION, Duration.ofDays(1));
        assertThat(location(course.open(teacher, "tom", "#Instructor", "act", assignment)))
                .isEqualTo("/class/" + course.classroom() + "/preview/" + assignment);
        TrainerOverHttp.Browser ann = trainer.browser();
        assertThat(location(course.open(ann, "ann", "#Learner", "act", assignment)))
                .isEqualTo("/assignment/" + assignment);
        assertThat(isSignedIn(ann)).isTrue();
        assertThat(course.roster()).containsExactly("instructor Name of tom", "learner Name of ann");
        assertThat(trainer.get(Accounts.class).find(course.learner("ann")).orElseThrow())
                .satisfies(account -> {
                    assertThat(account.hasPassword()).isFalse();
                    assertThat(account.role()).isEqualTo(Role.LEARNER);
                });

        // The platform need not say it again: the activity is known by now.
        assertThat(location(course.launch(trainer.browser(), course.opening("ann", "#Learner", "act"))))
                .isEqualTo("/assignment/" + assignment);
        assertThat(course.roster()).hasSize(2);
    }

    @Test
    void whatBelongsToAnotherCourseIsNotOpened() {
        course.launch(trainer.browser(), course.opening("tom", "#Instructor", "act"));
        AssignmentId others = course.assign("tom", Feedback.ON_SUBMISSION, Duration.ofDays(1));
        Course second = new Course(trainer, mock);
        second.launch(trainer.browser(), second.opening("eve", "#Instructor", "act"));

        assertThat(location(second.open(trainer.browser(), "eve", "#Instructor", "act", others)))
                .startsWith("/lti/choose/");
        assertThat(second.open(trainer.browser(), "bob", "#Learner", "act", others)
                        .body())
                .contains("There is nothing to do here yet");
    }

    @Test
    void stateIsGoodOnceAndForTheBrowserInWhichTheLoginBegan() {
        course.launch(trainer.browser(), course.opening("tom", "#Instructor", "act"));
        TrainerOverHttp.Browser browser = trainer.browser();
        Map<String, String> asked = course.begin(browser);
        String token = mock.signed(course.opening("tom", "#Instructor", "act"), asked.get("nonce"), Instant.now());

        HttpResponse<String> elsewhere = course.answer(trainer.browser(), asked, token);
        assertThat(elsewhere.statusCode()).isEqualTo(400);
        assertThat(elsewhere.body()).contains("Open it in a window of its own", "/lti/again?state=");
        assertThat(elsewhere.headers().allValues("Set-Cookie")).noneMatch(cookie -> cookie.startsWith("JSESSIONID"));

        assertThat(course.answer(browser, asked, token).statusCode()).isEqualTo(303);
        HttpResponse<String> again = course.answer(browser, asked, token);
        assertThat(again.statusCode()).isEqualTo(400);
        assertThat(again.body()).contains("This link has been used");
    }

    /** A message that was taken once is worth nothing in another login: the nonce is not that one's. */
    @Test
    void aMessageCannotBePlayedAgain() {
        TrainerOverHttp.Browser browser = trainer.browser();
        Map<String, String> asked = course.begin(browser);
        String token = mock.signed(course.opening("tom", "#Instructor", "act"), asked.get("nonce"), Instant.now());
        assertThat(course.answer(browser, asked, token).statusCode()).isEqualTo(303);

        TrainerOverHttp.Browser thief = trainer.browser();
        HttpResponse<String> replayed = course.answer(thief, course.begin(thief), token);

        assertThat(replayed.statusCode()).isEqualTo(400);
        assertThat(replayed.body()).contains("This could not be checked");
        assertThat(isSignedIn(thief)).isFalse();
    }

    @Test
    void inventedStatesAndMissingMessagesAreRefusedInWords() {
        TrainerOverHttp.Browser browser = trainer.browser();
        assertThat(browser.foreignForm("/lti/launch", Map.of("state", "x", "id_token", "y"))
                        .body())
                .contains("This link has been used, or was open for too long");
        assertThat(browser.foreignForm("/lti/launch", Map.of()).body()).contains("Something is missing");
        Map<String, String> asked = course.begin(browser);
        assertThat(browser.foreignForm("/lti/launch", Map.of("state", asked.get("state")))
                        .body())
                .contains("Something is missing");
        assertThat(browser.foreignForm(
                                "/lti/launch",
                                Map.of(
                                        "state",
                                        asked.get("state"),
                                        "error",
                                        "login_required\n",
                                        "error_description",
                                        "x"))
                        .body())
                .contains("did not let you through");
    }

    @Test
    void anUnregisteredDeploymentAndADisabledAccountStayOutside() {
        Map<String, Object> elsewhere = course.opening("tom", "#Instructor", "act");
        elsewhere.put(MockPlatform.CORE + "deployment_id", "another");
        assertThat(course.launch(trainer.browser(), elsewhere).body()).contains("not released for this course");

        course.launch(trainer.browser(), course.opening("tom", "#Instructor", "act"));
        LearnerId tom = course.learner("tom");
        trainer.get(JdbcClient.class)
                .sql("update account set disabled = true where learner = :own")
                .param("own", tom.id())
                .update();
        try {
            TrainerOverHttp.Browser browser = trainer.browser();
            assertThat(course.launch(browser, course.opening("tom", "#Instructor", "act"))
                            .body())
                    .contains("Your account is disabled");
            assertThat(isSignedIn(browser)).isFalse();
        } finally {
            trainer.get(JdbcClient.class)
                    .sql("update account set disabled = false where learner = :own")
                    .param("own", tom.id())
                    .update();
        }
    }

    @Test
    void anotherOnesSessionInTheSameBrowserEnds() {
        course.launch(trainer.browser(), course.opening("tom", "#Instructor", "act"));
        AssignmentId assignment = course.assign("tom", Feedback.ON_SUBMISSION, Duration.ofDays(1));
        String name = "Own " + course.id.substring(30);
        LearnerId own = new People(trainer).register(name, Role.LEARNER);
        TrainerOverHttp.Browser browser = new People(trainer).enter(name);
        String session = browser.cookie("JSESSIONID").orElseThrow();
        assertThat(browser.get("/account/data.json").body()).contains(own.toString());

        course.open(browser, "cleo", "#Learner", "act", assignment);

        assertThat(browser.get("/account/data.json").body())
                .contains(course.learner("cleo").toString())
                .doesNotContain(own.toString());
        TrainerOverHttp.Browser old = trainer.browser();
        old.plant("JSESSIONID", session);
        assertThat(isSignedIn(old)).isFalse();
    }

    @Test
    void aTeacherWhoLooksAsALearnerDoesLeavesNoClassWithoutATeacher() {
        course.launch(trainer.browser(), course.opening("tom", "#Instructor", "act"));
        AssignmentId assignment = course.assign("tom", Feedback.ON_SUBMISSION, Duration.ofDays(1));
        course.open(trainer.browser(), "tom", "#Learner", "act", assignment);
        assertThat(course.roster()).containsExactly("instructor Name of tom");

        course.open(trainer.browser(), "tess", "#Instructor", "act", assignment);
        course.open(trainer.browser(), "tom", "#Learner", "act", assignment);
        assertThat(course.roster()).containsExactly("instructor Name of tess", "learner Name of tom");
    }

    @Test
    void noPageIsShownInAFrameButByThePlatformThatLaunchedItThere() {
        TrainerOverHttp.Browser browser = trainer.browser();
        Map<String, String> asked = course.begin(browser, "Sec-Fetch-Dest", "iframe");
        HttpResponse<String> entered = course.answer(
                browser,
                asked,
                mock.signed(course.opening("tom", "#Instructor", "act"), asked.get("nonce"), Instant.now()),
                "Sec-Fetch-Dest",
                "iframe");
        assertThat(entered.statusCode()).isEqualTo(303);

        HttpResponse<String> framed = browser.get("/classes");
        assertThat(framed.headers().firstValue("Content-Security-Policy").orElseThrow())
                .endsWith("frame-ancestors 'self' " + mock.issuer());
        assertThat(framed.headers().firstValue("X-Frame-Options")).isEmpty();

        TrainerOverHttp.Browser own = trainer.browser();
        course.launch(own, course.opening("tom", "#Instructor", "act"));
        for (HttpResponse<String> other :
                List.of(own.get("/classes"), trainer.browser().get("/"))) {
            assertThat(other.headers().firstValue("Content-Security-Policy").orElseThrow())
                    .endsWith("frame-ancestors 'none'");
            assertThat(other.headers().firstValue("X-Frame-Options")).contains("DENY");
        }
        String refused = trainer.browser()
                .get("/lti/login")
                .headers()
                .firstValue("Content-Security-Policy")
                .orElseThrow();
        assertThat(refused).contains("frame-ancestors 'self'", mock.issuer()).doesNotContain("*");
    }

    @Test
    void whereCookiesAreRefusedTheSameLoginIsBegunInAWindowOfItsOwn() {
        TrainerOverHttp.Browser frame = trainer.browser();
        Map<String, String> asked = course.begin(frame);
        frame.forget("kibitzer-lti");
        HttpResponse<String> refused = course.answer(
                frame,
                asked,
                mock.signed(course.opening("tom", "#Instructor", "act"), asked.get("nonce"), Instant.now()));
        assertThat(refused.body()).contains("/lti/again?state=" + asked.get("state"), "target=\"_blank\"");

        TrainerOverHttp.Browser window = trainer.browser();
        HttpResponse<String> again = window.get("/lti/again?state=" + asked.get("state"));
        Map<String, String> second =
                MockPlatform.fields(URI.create(location(again)).getRawQuery());
        assertThat(second)
                .containsEntry("login_hint", "hint 1 & more")
                .containsEntry("lti_message_hint", "message")
                .doesNotContainEntry("state", asked.get("state"))
                .doesNotContainEntry("nonce", asked.get("nonce"));
        assertThat(course.answer(
                                window,
                                second,
                                mock.signed(
                                        course.opening("tom", "#Instructor", "act"),
                                        second.get("nonce"),
                                        Instant.now()))
                        .statusCode())
                .isEqualTo(303);
        assertThat(window.get("/lti/again?state=invented").body()).contains("open for too long");
    }

    @Test
    void theMembersOfTheCourseComeWithoutHavingOpenedAnything() {
        course.launch(trainer.browser(), course.opening("tom", "#Instructor", "act"));
        LearnerId tom = course.learner("tom");
        CourseRosters rosters = trainer.get(CourseRosters.class);
        String learner = MockPlatform.MEMBERSHIP + "#Learner";
        String instructor = MockPlatform.MEMBERSHIP + "#Instructor";
        mock.lists("""
                [{"user_id": "tom", "name": "Tom", "roles": ["%s"]},
                 {"user_id": "%s-a", "name": "Ada <b>", "status": "Active", "roles": ["%s"]}]
                """.formatted(instructor, course.id, learner), """
                [{"user_id": "%1$s-b", "name": "Bea", "roles": ["%2$s"]},
                 {"user_id": "%1$s-c", "name": "Cid", "status": "Inactive", "roles": ["%2$s"]}]
                """.formatted(course.id, learner));
        assertThat(rosters.sources(course.classroom(), tom)).containsExactly("Westfield");

        assertThat(rosters.fetch(course.classroom(), tom)).isEqualTo(new CourseRosters.Fetched(3, 2, 0));
        assertThat(course.roster()).containsExactly("instructor Name of tom", "learner Ada b", "learner Bea");
        assertThat(rosters.fetch(course.classroom(), tom)).isEqualTo(new CourseRosters.Fetched(3, 0, 0));

        mock.lists("[{\"user_id\": \"" + course.id + "-b\", \"roles\": [\"" + learner + "\"]}]", "[]");
        assertThat(rosters.fetch(course.classroom(), tom)).isEqualTo(new CourseRosters.Fetched(1, 0, 1));
        assertThat(course.roster()).containsExactly("instructor Name of tom", "learner Ada b (gone)", "learner Bea");

        AssignmentId assignment = course.assign("tom", Feedback.ON_SUBMISSION, Duration.ofDays(1));
        course.open(trainer.browser(), course.id + "-a", "#Learner", "act", assignment);
        assertThat(course.roster()).containsExactly("instructor Name of tom", "learner Ada b", "learner Bea");
    }

    @Test
    void nothingIsFetchedFromWhereNoAdministratorHasTyped() {
        Map<String, Object> claims = course.opening("tom", "#Instructor", "act");
        claims.put(
                "https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice",
                Map.of("context_memberships_url", "http://169.254.169.254/latest/meta-data"));
        course.launch(trainer.browser(), claims);

        assertThatThrownBy(() -> trainer.get(CourseRosters.class).fetch(course.classroom(), course.learner("tom")))
                .isInstanceOf(BadEntry.class)
                .hasMessageContaining("Nothing was changed");
        assertThat(course.roster()).containsExactly("instructor Name of tom");
    }

    @Test
    void onlyAnAdministratorRegistersAndOneIssuerHasOneKeySet() {
        Platforms platforms = trainer.get(Platforms.class);
        SignedIn admin = Course.administrator(trainer);
        Platform same = new Platform(
                PlatformId.fresh(),
                "Another",
                mock.issuer(),
                "another-client",
                mock.platform().authorization(),
                mock.platform().token(),
                URI.create("https://evil.example/keys"),
                Optional.empty(),
                Set.of(),
                Set.of(),
                ZoneId.of("UTC"));

        assertThatThrownBy(() -> platforms.save(admin, same))
                .isInstanceOf(BadEntry.class)
                .hasMessageContaining("key set");
        assertThatThrownBy(() -> platforms.save(admin, mock.platform()))
                .isInstanceOf(BadEntry.class)
                .hasMessageContaining("already");
        trainer.get(JdbcClient.class)
                .sql("update account set role = 'INSTRUCTOR' where learner = :own")
                .param("own", admin.learner().id())
                .update();
        assertThatThrownBy(() -> platforms.all(admin)).isInstanceOf(AccessDeniedException.class);
        assertThatThrownBy(() -> platforms.remove(admin, course.platform.id()))
                .isInstanceOf(AccessDeniedException.class);
    }

    @Test
    void keysChangeAndTheOneBeforeIsStillTold() {
        String before = trainer.browser().get("/lti/keys.json").body();
        assertThat(before).contains("\"kid\"", "\"RS256\"").doesNotContain("\"d\"", "\"p\"", "\"q\"");

        trainer.get(TrainerKeys.class).rotate();

        HttpResponse<String> after = trainer.browser().get("/lti/keys.json");
        assertThat(after.headers().firstValue("Content-Type").orElseThrow()).startsWith("application/json");
        JsonNode earlier = JsonMapper.shared().readTree(before).path("keys");
        assertThat(Course.json(after).path("keys")).hasSize(earlier.size() + 1);
        assertThat(after.body()).contains(earlier.path(0).path("kid").asString());
    }

    @Test
    void whoTakesAnAssignmentBackLeavesTheActivityWithoutOne() {
        course.launch(trainer.browser(), course.opening("tom", "#Instructor", "act"));
        AssignmentId assignment = course.assign("tom", Feedback.ON_SUBMISSION, Duration.ofDays(1));
        course.open(trainer.browser(), "tom", "#Instructor", "act", assignment);
        trainer.get(Assignments.class).withdraw(course.learner("tom"), assignment);

        assertThat(course.launch(trainer.browser(), course.opening("dan", "#Learner", "act"))
                        .body())
                .contains("There is nothing to do here yet");
        assertThat(location(course.launch(trainer.browser(), course.opening("tom", "#Instructor", "act"))))
                .startsWith("/lti/choose/");
    }
}
