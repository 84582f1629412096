package kibitzer.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import kibitzer.content.syllabus.Erratum;
import kibitzer.content.syllabus.Syllabus;
import org.junit.jupiter.api.Test;

/** What the page of the books, checked says is proved, is proved by a test. */
class EveryFindingTest {

    private static Set<String> proved() {
        return new ClassFileImporter()
                .importPackages("kibitzer.proofs").stream()
                        .flatMap(proof -> proof.getMethods().stream())
                        .filter(method -> method.isAnnotatedWith(Proves.class))
                        .map(JavaMethod::reflect)
                        .flatMap(method ->
                                Arrays.stream(method.getAnnotation(Proves.class).value()))
                        .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void everyFindingThatIsCalledProvedHasItsTest() {
        Set<String> called = Syllabus.shipped().errata().stream()
                .filter(Erratum::verified)
                .map(Erratum::id)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(proved()).containsExactlyElementsOf(called);
    }
}
