package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.router.RouteData;
import com.vaadin.flow.spring.SpringServlet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.web.page.KnownNames;
import org.junit.jupiter.api.Test;
import org.springframework.boot.web.servlet.ServletRegistrationBean;

/** An address of a page that there is, with a name that is not there: 404, with the page that says so in words. */
@SharedFixture
class NamesInAddressesTest {
    private final TrainerOverHttp trainer = TrainerOverHttp.usual();

    /** The pages whose address names something, as the router has them. */
    private List<RouteData> naming() {
        trainer.browser().get("/");
        return ((SpringServlet) trainer.context()
                        .getBean("servletRegistrationBean", ServletRegistrationBean.class)
                        .getServlet())
                .getService().getRouter().getRegistry().getRegisteredRoutes().stream()
                        .filter(route -> route.getTemplate().contains(":"))
                        .toList();
    }

    @Test
    void everyPageThatNamesSomethingSaysWhetherItIsThere() {
        Set<String> said = trainer.context().getBeansOfType(KnownNames.class).values().stream()
                .flatMap(feature -> feature.pages().keySet().stream())
                .map(Class::getName)
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(said)
                .hasSizeGreaterThan(50)
                .isEqualTo(naming().stream()
                        .map(RouteData::getNavigationTarget)
                        .map(Class::getName)
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    /** To an administrator all pages are open. */
    @Test
    void aNameThatIsNotThereIsNotFound() {
        TrainerOverHttp.Browser everywhere = new People(trainer).browser(Role.ADMINISTRATOR);

        assertThat(naming().stream()
                        .map(route -> "/" + route.getTemplate().replaceAll(":[a-z]+[*?]?", "nonsense"))
                        .filter(address -> everywhere.get(address).statusCode() != 404))
                .isEmpty();
    }

    @Test
    void withThePageInItAllTheSame() {
        assertThat(trainer.browser().get("/lesson/nonsense").body()).contains("kb-skeleton", "kb-nav");
    }

    @Test
    void whereNothingIsNamedThereIsThePage() {
        TrainerOverHttp.Browser guest = trainer.browser();

        assertThat(Stream.of("/daily", "/books-checked")
                        .map(address -> guest.get(address).statusCode()))
                .containsOnly(200);
    }
}
