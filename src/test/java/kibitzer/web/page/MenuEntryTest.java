package kibitzer.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.vaadin.flow.router.Route;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MenuEntryTest {
    private static final List<Class<?>> PAGES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS).importPackages("kibitzer.web").stream()
                    .filter(page -> page.isAnnotatedWith(Route.class))
                    .<Class<?>>map(JavaClass::reflect)
                    .toList();

    /** The first page by the name, settings by the foot, the desk of reports by the account; so are the account's own pages. */
    @Test
    void everyPageOfLearnersStandsUnderOneEntryAndTheFirstPageUnderNone() {
        List<Class<?>> beside =
                PAGES.stream().filter(page -> MenuEntry.of(page).isEmpty()).toList();

        assertThat(PAGES).hasSizeGreaterThan(60);
        assertThat(beside)
                .extracting(Class::getSimpleName)
                .containsExactlyInAnyOrder(
                        "HomeView",
                        "SettingsView",
                        "ReportsDeskView",
                        "AccountView",
                        "AccountsView",
                        "GuestAnswersView",
                        "MailsView",
                        "PlatformsView",
                        "RegisterView",
                        "ResetView",
                        "SetUpView",
                        "SignInView");
    }

    @Test
    void everyEntryLeadsToAPageUnderIt() {
        assertThat(Stream.of(MenuEntry.values()))
                .allSatisfy(entry -> assertThat(PAGES)
                        .filteredOn(
                                page -> MenuEntry.of(page).filter(entry::equals).isPresent())
                        .extracting(page -> page.getAnnotation(Route.class).value())
                        .contains(entry.path()));
    }
}
