package kibitzer.web.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.Field;
import org.junit.jupiter.api.Test;

/** What a deal can be asked for with, as an instructor reads it. */
class OptionNamesTest {
    /** Names of fields that are a word for people as they stand. */
    private static final Set<String> GOOD_AS_THEY_STAND =
            Set.of("system", "rules", "games", "game", "level", "players");

    @Test
    void everyOptionOfADealHasALabelInWords() {
        Set<String> bare = new TreeSet<>();
        for (Decision<?, ?> decision : Decisions.all()) {
            for (Field<?> option : decision.dealtWith()) {
                if (option.label().isEmpty() && !GOOD_AS_THEY_STAND.contains(option.name())) {
                    bare.add(decision.id().text() + " " + option.name());
                }
            }
        }
        assertThat(bare).isEmpty();
    }

    @Test
    void itsHelpSaysMoreThanItsLabel() {
        for (Decision<?, ?> decision : Decisions.all()) {
            for (Field<?> option : decision.dealtWith()) {
                assertThat(FieldName.help(option))
                        .as("%s of %s", option.name(), decision.id().text())
                        .isNotEqualToIgnoringCase(FieldName.of(option) + ".")
                        .isNotEqualToIgnoringCase(FieldName.of(option.name()) + ".")
                        .matches("\\S.*[^.]\\.");
            }
        }
    }
}
