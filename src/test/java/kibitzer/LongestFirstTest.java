package kibitzer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LongestFirstTest {
    @Test
    void namesClassesThatAreThere() throws IOException {
        try (Stream<Path> sources = Files.walk(Path.of("src", "test", "java"))) {
            Set<String> there = sources.map(source -> source.getFileName().toString())
                    .map(name -> name.replace(".java", ""))
                    .collect(Collectors.toSet());

            assertThat(LongestFirst.NAMES).doesNotHaveDuplicates().isSubsetOf(there);
        }
    }
}
