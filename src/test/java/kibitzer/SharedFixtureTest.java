package kibitzer;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Test classes run at the same time, so each must say if it shares a fixture. */
class SharedFixtureTest {
    private static final Set<String> FIXTURES = Set.of(
            "kibitzer.TestDatabase",
            "kibitzer.accounts.AccountsDatabase",
            "kibitzer.api.RunningApi",
            "kibitzer.classroom.ClassroomDatabase",
            "kibitzer.classroom.assignment.AssignmentsDatabase",
            "kibitzer.classroom.live.LiveLessonsDatabase",
            "kibitzer.classroom.problems.ProblemSetsDatabase",
            "kibitzer.learning.LearningDatabase",
            "kibitzer.web.BrowserlessTrainer",
            "kibitzer.web.security.TrainerOverHttp",
            "com.github.mvysny.kaributesting.v10.MockVaadin",
            "com.vaadin.flow.component.UI",
            "com.vaadin.flow.server.VaadinSession",
            "org.springframework.boot.builder.SpringApplicationBuilder");

    private static final JavaClasses TESTS = new ClassFileImporter()
            .withImportOption(new ImportOption.OnlyIncludeTests())
            .importPackages("kibitzer");

    @Test
    void everyTestThatUsesASharedFixtureSaysSo() {
        Set<String> silent = TESTS.stream()
                .filter(SharedFixtureTest::usesAFixture)
                .map(SharedFixtureTest::outermost)
                .filter(type -> type.getSimpleName().endsWith("Test"))
                .filter(type -> !type.isAnnotatedWith(SharedFixture.class))
                .map(JavaClass::getName)
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(silent).as("classes to be annotated @SharedFixture").isEmpty();
    }

    /** A fixture that was renamed would be guarded no more. */
    @Test
    void eachFixtureIsUsedByTests() {
        Set<String> used =
                TESTS.stream().flatMap(SharedFixtureTest::usedBy).collect(Collectors.toCollection(TreeSet::new));

        assertThat(used).containsAll(FIXTURES);
    }

    private static boolean usesAFixture(JavaClass type) {
        return usedBy(type).anyMatch(FIXTURES::contains);
    }

    /** The classes that a test class uses, by name; not itself. */
    private static Stream<String> usedBy(JavaClass type) {
        return type.getDirectDependenciesFromSelf().stream()
                .map(use -> outermost(use.getTargetClass()))
                .filter(used -> !used.equals(outermost(type)))
                .map(JavaClass::getName);
    }

    private static JavaClass outermost(JavaClass type) {
        return type.getEnclosingClass().map(SharedFixtureTest::outermost).orElse(type);
    }
}
