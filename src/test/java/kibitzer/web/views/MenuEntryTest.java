package kibitzer.web.views;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.vaadin.flow.router.Route;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MenuEntryTest {

    @Test
    void everyPageOfLearnersStandsUnderOneEntryAndTheFirstPageUnderNone() {
        List<Class<?>> pages = new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("kibitzer.web.views")
                        .stream()
                        .filter(page -> page.isAnnotatedWith(Route.class))
                        .filter(page -> !page.getPackageName().endsWith(".account"))
                        .<Class<?>>map(JavaClass::reflect)
                        .toList();

        assertThat(pages)
                .hasSizeGreaterThan(40)
                .allSatisfy(page ->
                        assertThat(entries(page)).as(page.getSimpleName()).hasSize(isBesideTheMenu(page) ? 0 : 1));
    }

    private static List<MenuEntry> entries(Class<?> page) {
        return Stream.of(MenuEntry.values())
                .filter(entry -> entry.leadsTo(page))
                .toList();
    }

    /** The first page by the name, settings by the foot, the desk of reports by the account. */
    private static boolean isBesideTheMenu(Class<?> page) {
        return List.of(HomeView.class, SettingsView.class, ReportsDeskView.class)
                .contains(page);
    }
}
