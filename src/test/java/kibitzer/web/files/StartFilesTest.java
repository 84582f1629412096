package kibitzer.web.files;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Which of Vaadin's files a page begins with, and which wait until a component of Vaadin is shown. */
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
}
