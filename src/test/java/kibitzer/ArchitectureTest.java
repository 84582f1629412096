package kibitzer;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Holds the arrows between the rooms: each package uses only those above it. */
@AnalyzeClasses(packages = "kibitzer", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String[] PLAIN_ROOMS = {
        "kibitzer.cards..",
        "kibitzer.odds..",
        "kibitzer.games..",
        "kibitzer.advice..",
        "kibitzer.conventions..",
        "kibitzer.decisions..",
        "kibitzer.marking.."
    };

    @ArchTest
    static final ArchRule the_domain_is_plain_java = noClasses()
            .that()
            .resideInAnyPackage(PLAIN_ROOMS)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.springframework..", "com.vaadin..", "java.sql..", "javax.sql..")
            .allowEmptyShould(true);
}
