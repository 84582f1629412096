package kibitzer;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Test classes run at the same time, so each must say if it shares a fixture. */
class SharedFixtureTest {
    private static final Set<String> FIXTURES = Set.of(
            "kibitzer.TestDatabase",
            "kibitzer.learning.Store",
            "kibitzer.accounts.Ledger",
            "kibitzer.classroom.School",
            "kibitzer.classroom.assignment.TimedSchool",
            "kibitzer.classroom.problems.Faculty",
            "kibitzer.web.Trainer",
            "kibitzer.web.security.House",
            "kibitzer.api.RunningApi",
            "com.github.mvysny.kaributesting.v10.MockVaadin",
            "com.vaadin.flow.component.UI",
            "com.vaadin.flow.server.VaadinSession",
            "org.springframework.boot.builder.SpringApplicationBuilder");

    @Test
    void everyTestThatUsesASharedFixtureSaysSo() {
        JavaClasses classes = new ClassFileImporter()
                .withImportOption(new ImportOption.OnlyIncludeTests())
                .importPackages("kibitzer");
        Set<String> silent = classes.stream()
                .filter(SharedFixtureTest::usesAFixture)
                .map(SharedFixtureTest::outermost)
                .filter(type -> type.getSimpleName().endsWith("Test"))
                .filter(type -> !type.isAnnotatedWith(SharedFixture.class))
                .map(JavaClass::getName)
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(classes.contain("kibitzer.learning.AttemptsTest")).isTrue();
        assertThat(silent).as("classes to be annotated @SharedFixture").isEmpty();
    }

    private static boolean usesAFixture(JavaClass type) {
        return type.getDirectDependenciesFromSelf().stream()
                .anyMatch(
                        use -> FIXTURES.contains(outermost(use.getTargetClass()).getName()));
    }

    private static JavaClass outermost(JavaClass type) {
        return type.getEnclosingClass().map(SharedFixtureTest::outermost).orElse(type);
    }
}
