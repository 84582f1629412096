package kibitzer.shipped;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

class ShippedYamlTest {
    private static final JsonNode ENTRY = new YAMLMapper()
            .readTree("{label: points, least: 13, one: [ace, king], single: ace, so: {b: two, a: one}, empty: ''}");

    @Test
    void readsWhatAnEntryHolds() {
        assertThat(ShippedYaml.text(ENTRY, "label")).isEqualTo("points");
        assertThat(ShippedYaml.number(ENTRY, "least")).isEqualTo(13);
        assertThat(ShippedYaml.words(ENTRY, "one")).containsExactly("ace", "king");
        assertThat(ShippedYaml.words(ENTRY, "single")).containsExactly("ace");
        assertThat(ShippedYaml.words(ENTRY, "none")).isEmpty();
        assertThat(ShippedYaml.texts(ENTRY, "so")).containsExactly(Map.entry("b", "two"), Map.entry("a", "one"));
        assertThat(ShippedYaml.entries(ENTRY, "one")).hasSize(2);
    }

    @Test
    void saysWhatIsMissingOrUnknown() {
        assertThatThrownBy(() -> ShippedYaml.text(ENTRY, "title"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("title is missing in ");
        assertThatThrownBy(() -> ShippedYaml.text(ENTRY, "empty")).hasMessageStartingWith("empty is missing in ");
        assertThatThrownBy(() -> ShippedYaml.number(ENTRY, "label"))
                .hasMessage("label is \"points\"; expected a whole number");
        assertThatThrownBy(() -> ShippedYaml.known(ENTRY, Set.of("label", "least", "one", "single", "so")))
                .hasMessage("\"empty\"; expected one of label, least, one, single, so");
    }

    @Test
    void readsAFileThatShips() {
        assertThat(ShippedYaml.read("/kibitzer/conventions/rummy/plans/facts.yaml")
                        .isObject())
                .isTrue();
        assertThatThrownBy(() -> ShippedYaml.read("/kibitzer/none.yaml"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("/kibitzer/none.yaml is missing among what is shipped");
    }
}
