package kibitzer;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.dependency.JavaScript;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.dependency.NpmPackage;
import com.vaadin.flow.router.Route;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.stereotype.Component;

/** Holds the arrows between the rooms: each uses only those above it, and none the hall. */
@AnalyzeClasses(packages = "kibitzer", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    /** Files of a package that one look takes in. */
    private static final int LARGE = 25;

    /** From the top of the house to its ground floor. */
    private static final List<String> ROOMS = List.of(
            "wording",
            "cards",
            "odds",
            "shipped",
            "games",
            "advice",
            "conventions",
            "decisions",
            "marking",
            "play",
            "content",
            "learning",
            "accounts",
            "classroom",
            "reminders",
            "http");

    private static final List<String> PLAIN_ROOMS = ROOMS.subList(0, ROOMS.indexOf("content"));

    /** Doors to the same rooms, side by side: none uses another. */
    private static final List<String> DOORS = List.of("web", "api", "cli", "operation");

    /** What features share; every other folder of the web is a feature. */
    private static final List<String> SHARED = List.of(
            "bridge",
            "button",
            "download",
            "error",
            "field",
            "files",
            "frame",
            "page",
            "paper",
            "picture",
            "question",
            "reading",
            "round",
            "security",
            "table",
            "upload",
            "visitor",
            "words");

    private static final String WEB = "kibitzer.web.";

    /** A page, or the link or address that leads to one. */
    private static final DescribedPredicate<JavaClass> LEADS_THERE = describe(
            "a page or leads to one",
            type -> type.isAnnotatedWith(Route.class)
                    || type.getSimpleName().endsWith("Link")
                    || type.getSimpleName().endsWith("Address"));

    @ArchTest
    static void eachRoomUsesOnlyThoseAboveIt(JavaClasses house) {
        for (int room = 0; room < ROOMS.size(); room++) {
            List<String> below = Stream.concat(ROOMS.stream().skip(room + 1L), DOORS.stream())
                    .toList();
            noClasses()
                    .that()
                    .resideInAPackage(inRoom(ROOMS.get(room)))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(inRooms(below))
                    .allowEmptyShould(true)
                    .check(house);
        }
    }

    @ArchTest
    static void theDoorsDoNotUseEachOther(JavaClasses house) {
        for (String door : DOORS) {
            noClasses()
                    .that()
                    .resideInAPackage(inRoom(door))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(inRooms(
                            DOORS.stream().filter(other -> !other.equals(door)).toList()))
                    .allowEmptyShould(true)
                    .check(house);
        }
    }

    /** A page leads to another feature's pages; it uses nothing else of them. What two features need belongs to neither. */
    @ArchTest
    static void featuresOfTheWebAreApartFromEachOther(JavaClasses house) {
        Set<String> features = features(house);
        assertThat(features).contains("lesson", "classroom", "play");
        for (String feature : features) {
            String[] others = features.stream()
                    .filter(other -> !other.equals(feature))
                    .map(ArchitectureTest::inFeature)
                    .toArray(String[]::new);
            noClasses()
                    .that()
                    .resideInAPackage(inFeature(feature))
                    .should()
                    .dependOnClassesThat(resideInAnyPackage(others).and(not(LEADS_THERE)))
                    .check(house);
        }
    }

    @ArchTest
    static void whatFeaturesShareKnowsNoneOfThem(JavaClasses house) {
        String[] features =
                features(house).stream().map(ArchitectureTest::inFeature).toArray(String[]::new);
        noClasses()
                .that()
                .resideInAPackage("kibitzer.web..")
                .and()
                .resideOutsideOfPackages(features)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(features)
                .check(house);
    }

    @ArchTest
    static final ArchRule nothing_knows_the_hall = noClasses()
            .that()
            .resideOutsideOfPackage("kibitzer")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("kibitzer");

    @ArchTest
    static void eachPartLivesWhereAStartLooksForIt(JavaClasses house) {
        String[] lookedAt = Stream.of(
                        TrainerParts.class.getAnnotation(ComponentScan.class).basePackages())
                .map(room -> room + "..")
                .toArray(String[]::new);
        classes()
                .that()
                .areAnnotatedWith(Component.class)
                .or()
                .areMetaAnnotatedWith(Component.class)
                .should()
                .resideInAnyPackage(Stream.concat(Stream.of(lookedAt), Stream.of("kibitzer"))
                        .toArray(String[]::new))
                .check(house);
    }

    @ArchTest
    static final ArchRule the_domain_is_plain_java = noClasses()
            .that()
            .resideInAnyPackage(inRooms(PLAIN_ROOMS))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.springframework..", "com.vaadin..", "jakarta..", "java.sql..", "javax.sql..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule only_the_doors_and_what_they_share_know_requests = noClasses()
            .that()
            .resideOutsideOfPackages(inRooms(List.of("web", "api", "http")))
            .should()
            .dependOnClassesThat()
            .resideInAPackage("jakarta.servlet..");

    @ArchTest
    static final ArchRule the_command_line_starts_no_server = noClasses()
            .that()
            .resideInAPackage(inRoom("cli"))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.springframework..", "com.vaadin..", "jakarta..");

    @ArchTest
    static final ArchRule no_two_packages_know_each_other_both_ways =
            slices().matching("kibitzer.(**)").should().beFreeOfCycles();

    /** What all decisions share; the families stand beside it, and the catalogue above them. */
    private static final List<String> SHARED_BY_DECISIONS = List.of(
            "kibitzer.decisions", "kibitzer.decisions.answer", "kibitzer.decisions.ask", "kibitzer.decisions.form");

    /** It knows the seats of a table and the figures a book prints, and no family, game or convention of one. */
    @ArchTest
    static final ArchRule the_general_layer_of_decisions_knows_no_family = noClasses()
            .that()
            .resideInAnyPackage(SHARED_BY_DECISIONS.toArray(String[]::new))
            .should()
            .dependOnClassesThat(
                    resideInAnyPackage("kibitzer.decisions.(*)..", "kibitzer.games..", "kibitzer.conventions.(*)..")
                            .and(not(resideInAnyPackage(SHARED_BY_DECISIONS.toArray(String[]::new))))
                            .and(not(resideInAnyPackage("kibitzer.games.table"))));

    /** Families are joined by the catalogue and know nothing of one another; gin is a family under rummy. */
    @ArchTest
    static void noFamilyOfDecisionsKnowsAnother(JavaClasses house) {
        slices().matching("kibitzer.decisions.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(resideInAPackage("kibitzer.decisions.catalogue"), alwaysTrue())
                .ignoreDependency(alwaysTrue(), resideInAnyPackage(SHARED_BY_DECISIONS.toArray(String[]::new)))
                .check(house);
    }

    /** A package is a subject: where it has grown beyond what one look takes in, its package-info says why. */
    @ArchTest
    static void largePackagesSayWhy(JavaClasses house) throws IOException {
        Map<String, Long> files = house.stream()
                .filter(one -> one.isTopLevelClass()
                        && one.getSource().isPresent()
                        && !one.getSimpleName().equals("package-info"))
                .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
        Set<String> large = files.entrySet().stream()
                .filter(one -> one.getValue() > LARGE)
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());

        assertThat(large).as("a decision is a few files").noneMatch(name -> name.startsWith("kibitzer.decisions"));
        for (String name : files.keySet()) {
            Path info = Path.of("src/main/java", name.replace('.', '/'), "package-info.java");
            assertThat(Files.readString(info).contains("More than " + LARGE + " files: "))
                    .as("%s, %d files", name, files.get(name))
                    .isEqualTo(large.contains(name));
        }
    }

    /** JSON is read and written by forms and notations alone. */
    @ArchTest
    static final ArchRule advice_and_decisions_know_no_json = noClasses()
            .that()
            .resideInAnyPackage("kibitzer.advice..", "kibitzer.decisions..")
            .and()
            .resideOutsideOfPackage("kibitzer.decisions.form")
            .and()
            .haveSimpleNameNotEndingWith("Notation")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("tools.jackson..");

    /** Any other file would have to be bundled, and bundling needs Node; what Vaadin's own classes bring is in its bundle. */
    @ArchTest
    static void scriptsAndStylesAreServedAsTheyAre(JavaClasses house) {
        List<String> bundled = house.stream()
                .map(JavaClass::reflect)
                .flatMap(ArchitectureTest::files)
                .filter(file -> !file.startsWith("context://"))
                .toList();

        assertThat(bundled)
                .as("files of @JsModule, @JavaScript, @CssImport, @NpmPackage")
                .isEmpty();
    }

    @ArchTest
    static void everyClassLivesInARoom(JavaClasses house) {
        classes()
                .should()
                .resideInAnyPackage(Stream.of(
                                Stream.of("kibitzer"),
                                ROOMS.stream().map(ArchitectureTest::inRoom),
                                DOORS.stream().map(ArchitectureTest::inRoom))
                        .flatMap(packages -> packages)
                        .toArray(String[]::new))
                .check(house);
    }

    @ArchTest
    static void everyRoomPromisesNoNulls(JavaClasses house) {
        List<String> unmarked = house.stream()
                .map(JavaClass::getPackage)
                .distinct()
                .filter(room -> !room.isAnnotatedWith(NullMarked.class))
                .map(JavaPackage::getName)
                .toList();

        assertThat(unmarked).as("packages without a @NullMarked package-info").isEmpty();
    }

    private static String inRoom(String room) {
        return "kibitzer." + room + "..";
    }

    private static String inFeature(String feature) {
        return "kibitzer.web." + feature + "..";
    }

    /** The folders of the web that are not shared. */
    private static Set<String> features(JavaClasses house) {
        return house.stream()
                .map(JavaClass::getPackageName)
                .filter(name -> name.startsWith(WEB))
                .map(name -> name.substring(WEB.length()).split("\\.")[0])
                .filter(folder -> !SHARED.contains(folder))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String[] inRooms(List<String> rooms) {
        return rooms.stream().map(ArchitectureTest::inRoom).toArray(String[]::new);
    }

    private static Stream<String> files(Class<?> type) {
        return Stream.of(
                        Stream.of(type.getDeclaredAnnotationsByType(JsModule.class))
                                .map(JsModule::value),
                        Stream.of(type.getDeclaredAnnotationsByType(JavaScript.class))
                                .map(JavaScript::value),
                        Stream.of(type.getDeclaredAnnotationsByType(CssImport.class))
                                .map(CssImport::value),
                        Stream.of(type.getDeclaredAnnotationsByType(NpmPackage.class))
                                .map(NpmPackage::value))
                .flatMap(values -> values);
    }
}
