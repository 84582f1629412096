package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.Registration;
import kibitzer.accounts.Role;
import kibitzer.accounts.TooManyGuesses;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.Invitations;
import kibitzer.classroom.roster.RosterLine;
import kibitzer.classroom.roster.RosterName;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import kibitzer.web.ScriptedPage;
import kibitzer.web.account.Vouchers;
import org.junit.jupiter.api.Test;

/** Where one network may make one account, a class still registers behind it, and nobody else. */
@SharedFixture
class RegisterByCodeTest {
    private static final TrainerOverHttp HOUSE =
            TrainerOverHttp.with("--kibitzer.limits.registrations-from-one-network=1");
    private static final String ROUTER = "203.0.113.7";

    /** As the register page does, on the way to another. */
    private static void register(String name, String next) {
        HOUSE.get(Accounts.class)
                .register(
                        HOUSE.get(Learners.class).welcome().learner(),
                        Registration.of(name, "", People.PASSWORD),
                        ROUTER,
                        HOUSE.get(Vouchers.class).of(next, ROUTER));
    }

    @Test
    void theCodeOrAnInvitationOfAClassLiftsTheLimitOfTheNetwork() {
        LearnerId instructor = new People(HOUSE).register("Ina", Role.INSTRUCTOR);
        Classrooms classrooms = HOUSE.get(Classrooms.class);
        ClassroomId monday = classrooms.create(instructor, new ClassName("Monday"), ZoneId.of("UTC"));
        String code = "/join/" + classrooms.joinDoor(monday, instructor).code();
        String invitation = "/invitation/"
                + HOUSE.get(Invitations.class)
                        .invite(monday, instructor, List.of(new RosterLine(1, new RosterName("Ida"), Optional.empty())))
                        .getFirst()
                        .secret()
                        .text();

        register("First", "/account");
        for (String next : List.of("/account", "/join/AAAA-AAAA", "/invitation/guessed")) {
            assertThatThrownBy(() -> register("Refused", next)).as(next).isInstanceOf(TooManyGuesses.class);
        }
        register("Second", code);
        register("Third", code + "?continue");
        register("Fourth", invitation);

        assertThat(HOUSE.browser().signIn("Fourth", People.PASSWORD).headers().firstValue("Location"))
                .isPresent()
                .get()
                .asString()
                .doesNotContain("sign-in");
    }

    /** Whoever comes by the page itself does not know of the code's use unless it is told where it is needed. */
    @Test
    void thePageSaysThatTheCodeOfAClassLetsOneIn() {
        HOUSE.get(Accounts.class)
                .register(
                        HOUSE.get(Learners.class).welcome().learner(),
                        Registration.of("Firsthere", "", People.PASSWORD),
                        "127.0.0.1");
        TrainerOverHttp.Browser browser = HOUSE.browser();
        ScriptedPage page = ScriptedPage.open(
                "register",
                address -> browser.get(address).body(),
                (address, body) -> browser.json(address, body).body());
        page.type(page.line("Name").orElseThrow(), "Secondhere");
        page.type(page.line("Password").orElseThrow(), People.PASSWORD);
        page.submit(page.last("form").orElseThrow());

        assertThat(page.text()).contains("With the code of your class, typed above, you register at once");
    }

    /** One network may make one account here; its class registers by the code and signs in, and guessing stays limited. */
    @Test
    void fortyOfOneClassRegisterAndSignInFromOneAddress() {
        LearnerId instructor = new People(HOUSE).register("Irma", Role.INSTRUCTOR);
        Classrooms classrooms = HOUSE.get(Classrooms.class);
        ClassroomId friday = classrooms.create(instructor, new ClassName("Friday"), ZoneId.of("UTC"));
        String code = "/join/" + classrooms.joinDoor(friday, instructor).code();

        for (int number = 1; number <= 40; number++) {
            register("Friday" + number, code);
        }
        for (int number = 1; number <= 40; number++) {
            HOUSE.browser().signIn("Friday" + number, "not the password");
            assertThat(HOUSE.browser()
                            .signIn("Friday" + number, People.PASSWORD)
                            .headers()
                            .firstValue("Location")
                            .orElseThrow())
                    .as("Friday%d", number)
                    .doesNotContain("sign-in");
        }
        for (int guess = 0; guess < 10; guess++) {
            HOUSE.browser().signIn("Friday1", "guess number " + guess);
        }
        assertThat(HOUSE.browser()
                        .signIn("Friday1", People.PASSWORD)
                        .headers()
                        .firstValue("Location")
                        .orElseThrow())
                .contains("sign-in");
    }
}
