package kibitzer.web.files;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.dependency.JsModule;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.SharedFixture;
import org.junit.jupiter.api.Test;

/** Which of Vaadin's files a page begins with, and which wait until a component of Vaadin is shown. */
@SharedFixture
class StartFilesTest {
    private static final String SCRIPT = """
            const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["./FlowBootstrap-Cl7.js","./runtime-b_Q-1.js",\
            "./generated-flow-imports-D3.js","./fields-1.js"])))=>i.map(i=>d[i]);import{i}from"./runtime-b_Q-1.js";\
            _(()=>import(`./FlowBootstrap-Cl7.js`),__vite__mapDeps([0,1]),import.meta.url)\
            """;

    @Test
    void allThatTheFirstScriptListsComesAtOnce() {
        StartFiles.Start start = StartFiles.listed(SCRIPT);

        assertThat(start.first())
                .containsExactly(
                        "./FlowBootstrap-Cl7.js",
                        "./runtime-b_Q-1.js",
                        "./generated-flow-imports-D3.js",
                        "./fields-1.js");
        assertThat(start.components()).isEmpty();
    }

    @Test
    void whatOnlyTheComponentsNeedWaitsForThem() {
        StartFiles.Start start = StartFiles.listed(
                SCRIPT + "_(()=>import(`./generated-flow-imports-D3.js`),__vite__mapDeps([2,1,3]),import.meta.url)");

        assertThat(start.first()).containsExactly("./FlowBootstrap-Cl7.js", "./runtime-b_Q-1.js");
        assertThat(start.components()).hasValueSatisfying(components -> {
            assertThat(components.script()).isEqualTo("./generated-flow-imports-D3.js");
            assertThat(components.files()).containsExactly("./generated-flow-imports-D3.js", "./fields-1.js");
        });
    }

    @Test
    void aScriptOfAnotherKindTellsNothing() {
        assertThat(StartFiles.listed("const a=[\"./other.js\"]").first()).isEmpty();
    }

    /** A component that is not named would be shown before its script is there; that of the UI comes with the first script. */
    @Test
    void everyComponentThatPagesUseIsNamed() {
        Set<String> used = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS).importPackages("kibitzer").stream()
                        .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                        .map(Dependency::getTargetClass)
                        .filter(type -> type.getPackageName().startsWith("com.vaadin.flow.component"))
                        .filter(type -> type.isAssignableTo(Component.class) && !type.isEquivalentTo(UI.class))
                        .filter(type ->
                                type.isAnnotatedWith(JsModule.class) || type.isAnnotatedWith(JsModule.Container.class))
                        .map(JavaClass::getName)
                        .collect(Collectors.toSet());

        assertThat(OnDemand.COMPONENTS.stream().map(Class::getName)).containsExactlyInAnyOrderElementsOf(used);
    }
}
