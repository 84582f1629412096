package kibitzer;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class LongestFirstTest {
    @Test
    void namesClassesThatAreThere() {
        Set<String> there = new ClassFileImporter()
                .withImportOption(new ImportOption.OnlyIncludeTests()).importPackages("kibitzer").stream()
                        .map(JavaClass::getSimpleName)
                        .collect(Collectors.toSet());

        assertThat(LongestFirst.NAMES).doesNotHaveDuplicates().isSubsetOf(there);
    }
}
