package kibitzer.web;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.github.mvysny.kaributesting.v10.Routes;
import com.github.mvysny.kaributesting.v10.mock.MockInstantiator;
import com.github.mvysny.kaributesting.v10.mock.MockService;
import com.github.mvysny.kaributesting.v10.mock.MockVaadinServlet;
import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.di.Instantiator;
import com.vaadin.flow.function.DeploymentConfiguration;
import com.vaadin.flow.i18n.I18NProvider;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.server.ServiceException;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.server.VaadinServletService;
import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.auth.MenuAccessControl;
import com.vaadin.flow.spring.SpringBootAutoConfiguration;
import com.vaadin.flow.spring.SpringSecurityAutoConfiguration;
import com.vaadin.flow.spring.VaadinScopesConfig;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import kibitzer.TestComponentFilter;
import kibitzer.TestDatabase;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.Registration;
import kibitzer.accounts.Role;
import kibitzer.learning.Attempt;
import kibitzer.learning.Attempts;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import kibitzer.web.classroom.NoSuchClassView;
import kibitzer.web.classroom.assignment.NoSuchAssignmentView;
import kibitzer.web.classroom.problems.NoSuchSetView;
import kibitzer.web.error.FaultView;
import kibitzer.web.error.NotFoundView;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.ComponentScan.Filter;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.FilterType;
import org.springframework.context.annotation.Primary;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.core.userdetails.UserDetails;

/** The trainer without a browser: real views, services and storage, one new learner a visit. */
public final class BrowserlessTrainer {
    private static final Routes ROUTES = new Routes(
            new Routes().autoDiscoverViews("kibitzer.web").getRoutes(),
            Set.of(
                    NotFoundView.class,
                    NoSuchClassView.class,
                    NoSuchAssignmentView.class,
                    NoSuchSetView.class,
                    FaultView.class),
            true);
    private static final ConfigurableApplicationContext CONTEXT = new SpringApplicationBuilder(Parts.class)
            .web(WebApplicationType.NONE)
            .run(
                    "--kibitzer.database=jdbc:h2:mem:views;DB_CLOSE_DELAY=-1;MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE",
                    TestDatabase.QUICK_PASSWORDS,
                    // No round goes: what is to be sent waits.
                    "--spring.mail.host=mail.example.org",
                    "--kibitzer.mail.from=cards@example.org",
                    "--kibitzer.address=https://cards.example.org");

    private BrowserlessTrainer() {}

    /** A new learner comes in. */
    public static void visit() {
        MockVaadin.setup(BrowserlessTrainer::page, new Servlet());
    }

    /** The learner is known before the first view is made, as by the cookie. */
    private static UI page() {
        VaadinSession.getCurrent()
                .setAttribute(
                        LearnerId.class,
                        CONTEXT.getBean(Learners.class).welcome().learner());
        return new UI();
    }

    /** The learner of this visit registers and has signed in; the name gets a number, so that no two want the same. */
    public static LearnerId signIn(String name, Role role) {
        LearnerId learner = learner();
        String unique = name + " " + UUID.randomUUID().toString().substring(0, 8);
        get(Accounts.class).register(learner, Registration.of(unique, "", "four old rule books"), unique);
        get(JdbcClient.class)
                .sql("update account set role = :role where learner = :learner")
                .param("role", role.name())
                .param("learner", learner.id())
                .update();
        signIn(learner);
        return learner;
    }

    /** Somebody with an account comes in, in place of whoever sat there. */
    public static void signIn(LearnerId learner) {
        UserDetails user = get(Accounts.class).user(learner);
        SecurityContextHolder.getContext()
                .setAuthentication(
                        UsernamePasswordAuthenticationToken.authenticated(user, null, user.getAuthorities()));
    }

    public static void leave() {
        SecurityContextHolder.clearContext();
        MockVaadin.tearDown();
    }

    /** Moves the clock on the wall: zero is the present. */
    public static void setClockForward(Duration ahead) {
        ShiftedClock.ahead = ahead;
    }

    /** Unfolds what has this summary on the page. */
    public static void unfold(String summary) {
        unfold(_find(NativeDetails.class).stream()
                .filter(details -> details.getSummaryText().equals(summary))
                .findFirst()
                .orElseThrow());
    }

    /** Unfolds it as a browser does. */
    public static void unfold(NativeDetails folded) {
        folded.setOpen(true);
        ComponentUtil.fireEvent(folded, new NativeDetails.ToggleEvent(folded, true));
    }

    /** A service of the trainer. */
    public static <T> T get(Class<T> type) {
        return CONTEXT.getBean(type);
    }

    /** The learner of this visit. */
    public static LearnerId learner() {
        return VaadinSession.getCurrent().getAttribute(LearnerId.class);
    }

    /** Follows an address. */
    public static void open(String address) {
        Location location = new Location(address);
        UI.getCurrent().navigate(location.getPath(), location.getQueryParameters());
    }

    /** What the learner of this visit has answered, the latest first. */
    public static List<Attempt> answered() {
        return CONTEXT.getBean(Attempts.class).of(learner(), Optional.empty(), 100);
    }

    @Configuration
    @EnableAutoConfiguration(
            exclude = {
                SpringBootAutoConfiguration.class,
                SpringSecurityAutoConfiguration.class,
                VaadinScopesConfig.class
            })
    @AutoConfigurationPackage(basePackages = "kibitzer.learning")
    @ComponentScan(
            value = {
                "kibitzer.learning",
                "kibitzer.accounts",
                "kibitzer.classroom",
                "kibitzer.reminders",
                "kibitzer.http",
                "kibitzer.web"
            },
            excludeFilters = @Filter(type = FilterType.CUSTOM, classes = TestComponentFilter.class))
    static class Parts {
        @Bean
        @Primary
        Clock shiftedClock() {
            return new ShiftedClock();
        }
    }

    private static final class ShiftedClock extends Clock {
        private static volatile Duration ahead = Duration.ZERO;

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return Clock.offset(Clock.system(zone), ahead);
        }

        @Override
        public Instant instant() {
            return Instant.now().plus(ahead);
        }
    }

    private static final class Servlet extends MockVaadinServlet {
        Servlet() {
            super(ROUTES);
        }

        @Override
        protected VaadinServletService createServletService(DeploymentConfiguration configuration)
                throws ServiceException {
            VaadinServletService service = new MockService(this, configuration, BrowserlessTrainer::page) {
                @Override
                public Instantiator getInstantiator() {
                    return new SpringViews(super.getInstantiator());
                }
            };
            service.init();
            ROUTES.register(service.getContext());
            return service;
        }
    }

    /** Gives views what their constructors ask for. */
    private static final class SpringViews extends MockInstantiator {
        SpringViews(Instantiator delegate) {
            super(delegate);
        }

        @Override
        public I18NProvider getI18NProvider() {
            return getDelegate().getI18NProvider();
        }

        @Override
        public MenuAccessControl getMenuAccessControl() {
            return getDelegate().getMenuAccessControl();
        }

        @Override
        public Stream<VaadinServiceInitListener> getServiceInitListeners() {
            return Stream.empty();
        }

        @Override
        public <T> T getOrCreate(Class<T> type) {
            return type.getPackageName().startsWith("kibitzer")
                    ? CONTEXT.getAutowireCapableBeanFactory().createBean(type)
                    : super.getOrCreate(type);
        }
    }
}
