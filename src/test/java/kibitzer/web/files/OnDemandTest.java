package kibitzer.web.files;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.dependency.JsModule;
import java.util.Set;
import java.util.stream.Collectors;

/** What is analysed is the same as for the other rules of the house, so that it is read once. */
@AnalyzeClasses(packages = "kibitzer", importOptions = ImportOption.DoNotIncludeTests.class)
class OnDemandTest {
    /** That of the page itself, which comes with the first script. */
    private static final String PAGE = "com.vaadin.flow.component.UI";

    /** A component that is not named would be shown before its script is there. */
    @ArchTest
    static void everyComponentThatPagesUseIsNamed(JavaClasses house) {
        Set<String> used = house.stream()
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .map(Dependency::getTargetClass)
                .filter(type -> type.getPackageName().startsWith("com.vaadin.flow.component"))
                .filter(type ->
                        type.isAssignableTo(Component.class) && !type.getName().equals(PAGE))
                .filter(type -> type.isAnnotatedWith(JsModule.class) || type.isAnnotatedWith(JsModule.Container.class))
                .map(JavaClass::getName)
                .collect(Collectors.toSet());

        assertThat(OnDemand.COMPONENTS.stream().map(Class::getName)).containsExactlyInAnyOrderElementsOf(used);
    }
}
