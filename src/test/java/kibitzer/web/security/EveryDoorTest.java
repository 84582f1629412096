package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.RouteData;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.Router;
import com.vaadin.flow.server.auth.AccessCheckDecision;
import com.vaadin.flow.server.auth.NavigationAccessControl;
import com.vaadin.flow.server.auth.NavigationContext;
import com.vaadin.flow.spring.SpringServlet;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.Principal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import org.junit.jupiter.api.Test;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/**
 * Who may open which page and ask which address: every page and endpoint that there is stands in the table
 * {@code doors.txt}, and is tried as a guest and in each role.
 */
@SharedFixture
class EveryDoorTest {
    private static final List<String> WHO = List.of("anonymous", "learner", "instructor", "administrator");

    private final TrainerOverHttp trainer = TrainerOverHttp.usual();
    private final People people = new People(trainer);

    /** A line of the table: an address, and for each of {@link #WHO} whether it opens. */
    private record Door(String address, List<Boolean> opens) {}

    private static Map<String, Door> table(String kind) {
        try (InputStream table = EveryDoorTest.class.getResourceAsStream("doors.txt")) {
            Map<String, Door> doors = new TreeMap<>();
            new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith(kind + " "))
                    .map(line -> line.split(" +"))
                    .forEach(words -> doors.put(
                            words[1],
                            new Door(
                                    words[1],
                                    Stream.of(words).skip(2).map("yes"::equals).toList())));
            return doors;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Router router() {
        people.browser(Role.LEARNER).get("/");
        return ((SpringServlet) trainer.context()
                        .getBean("servletRegistrationBean", ServletRegistrationBean.class)
                        .getServlet())
                .getService()
                .getRouter();
    }

    @Test
    void everyPageStandsInTheTable() {
        List<String> pages = router().getRegistry().getRegisteredRoutes().stream()
                .map(route -> "/" + route.getTemplate())
                .toList();

        assertThat(pages).hasSizeGreaterThan(20);
        assertThat(new TreeSet<>(pages)).isEqualTo(table("page").keySet());
    }

    @Test
    void everyPageOpensForWhomTheTableSays() {
        Router router = router();
        NavigationAccessControl control = trainer.get(NavigationAccessControl.class);
        Map<String, Door> table = table("page");
        List<String> wrong = new ArrayList<>();
        for (RouteData route : router.getRegistry().getRegisteredRoutes()) {
            String address = "/" + route.getTemplate();
            for (int who = 0; who < WHO.size(); who++) {
                boolean opens = control.checkAccess(context(router, route.getNavigationTarget(), who), true)
                                .decision()
                        == AccessCheckDecision.ALLOW;
                if (opens != table.get(address).opens().get(who)) {
                    wrong.add(address + " for " + WHO.get(who) + ": opens = " + opens);
                }
            }
        }
        assertThat(control.isEnabled()).isTrue();
        assertThat(wrong).isEmpty();
    }

    /** Denied is decided in the page for a role, and before the page for a guest. */
    @Test
    void askedOverHttpAPageForAccountsSendsAGuestToSignIn() {
        TrainerOverHttp.Browser guest = trainer.browser();
        List<String> wrong = new ArrayList<>();
        for (Door door : table("page").values()) {
            var reply = guest.get(filled(door.address()));
            boolean opens = reply.statusCode() == (door.address().contains(":") ? 404 : 200);
            boolean sent = reply.statusCode() == 302
                    && reply.headers().firstValue("Location").orElse("").equals("/sign-in");
            if (opens != door.opens().getFirst() || opens == sent) {
                wrong.add(door.address() + " for a guest: " + reply.statusCode());
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void everyEndpointStandsInTheTable() {
        TreeSet<String> endpoints = new TreeSet<>();
        trainer.context().getBeansOfType(RequestMappingHandlerMapping.class).values().stream()
                .flatMap(mapping -> mapping.getHandlerMethods().keySet().stream())
                .map(RequestMappingInfo::getPatternValues)
                .forEach(endpoints::addAll);

        assertThat(endpoints).hasSizeGreaterThan(7).isEqualTo(table("endpoint").keySet());
    }

    @Test
    void everyEndpointAnswersWhomTheTableSays() {
        List<String> wrong = new ArrayList<>();
        for (Door door : table("endpoint").values()) {
            for (int who = 0; who < WHO.size(); who++) {
                int status = people.browser(who).get(filled(door.address())).statusCode();
                boolean opens = status != 302 && status != 401 && status != 403;
                if (opens != door.opens().get(who)) {
                    wrong.add(door.address() + " for " + WHO.get(who) + ": " + status);
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static String filled(String template) {
        return template.replaceAll("/:[a-z]+[*?]?|/\\{[a-z]+}|/\\*\\*", "/x");
    }

    private static NavigationContext context(Router router, Class<? extends Component> page, int who) {
        Principal principal = who == 0 ? null : () -> "somebody";
        Predicate<String> role = name -> who > 0
                && Role.values()[who - 1].authorities().stream()
                        .anyMatch(authority -> authority.getAuthority().equals("ROLE_" + name));
        return new NavigationContext(router, page, new Location("x"), RouteParameters.empty(), principal, role, false);
    }
}
