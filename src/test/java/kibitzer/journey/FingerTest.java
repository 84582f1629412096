package kibitzer.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** No journey taps but by a {@link Finger}: Chromium does not always tell of a touch. */
class FingerTest {
    private static final String PLAYWRIGHT = "com/microsoft/playwright/";

    @Test
    void isTheOnlyClassOfTheJourneysThatHasPlaywrightTap() throws IOException, URISyntaxException {
        Path classes = Path.of(Objects.requireNonNull(FingerTest.class.getResource("FingerTest.class"))
                        .toURI())
                .resolveSibling("..")
                .normalize();
        try (Stream<Path> files = Files.walk(classes)) {
            List<String> tapping = files.filter(file -> file.toString().endsWith(".class"))
                    .map(FingerTest::read)
                    .filter(FingerTest::hasPlaywrightTap)
                    .map(read -> read.thisClass().asInternalName())
                    .toList();
            assertThat(tapping).containsExactly(Finger.class.getName().replace('.', '/'));
        }
    }

    private static boolean hasPlaywrightTap(ClassModel read) {
        return StreamSupport.stream(read.constantPool().spliterator(), false)
                .filter(MemberRefEntry.class::isInstance)
                .map(MemberRefEntry.class::cast)
                .anyMatch(called -> called.name().equalsString("tap")
                        && called.owner().asInternalName().startsWith(PLAYWRIGHT));
    }

    private static ClassModel read(Path file) {
        try {
            return ClassFile.of().parse(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
