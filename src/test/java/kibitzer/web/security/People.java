package kibitzer.web.security;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.Registration;
import kibitzer.accounts.Role;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Somebody in each role, signed in over HTTP with a browser of their own. */
final class People {
    static final String PASSWORD = "four old rule books";

    private static final AtomicInteger NEXT = new AtomicInteger();

    private final TrainerOverHttp trainer;
    private final int number = NEXT.incrementAndGet();
    private final Map<Role, TrainerOverHttp.Browser> signedIn = new EnumMap<>(Role.class);

    People(TrainerOverHttp trainer) {
        this.trainer = trainer;
    }

    /** @param who 0 for a guest, else the place of the role from 1 */
    TrainerOverHttp.Browser browser(int who) {
        return who == 0 ? trainer.browser() : browser(Role.values()[who - 1]);
    }

    TrainerOverHttp.Browser browser(Role role) {
        return signedIn.computeIfAbsent(role, missing -> {
            String name = missing.word() + " " + number;
            register(name, missing);
            return enter(name);
        });
    }

    /** A new account. */
    LearnerId register(String name, Role role) {
        LearnerId learner = trainer.get(Learners.class).welcome().learner();
        trainer.get(Accounts.class).register(learner, Registration.of(name, "", PASSWORD), name);
        trainer.get(JdbcClient.class)
                .sql("update account set role = :role where learner = :learner")
                .param("role", role.name())
                .param("learner", learner.id())
                .update();
        return learner;
    }

    TrainerOverHttp.Browser enter(String name) {
        TrainerOverHttp.Browser browser = trainer.browser();
        browser.signIn(name, PASSWORD);
        return browser;
    }
}
