package kibitzer;

import java.io.IOException;
import org.springframework.boot.context.TypeExcludeFilter;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.type.classreading.MetadataReader;
import org.springframework.core.type.classreading.MetadataReaderFactory;

/** {@link TestComponentFilter} for a context that takes up what the trainer itself does. */
public final class TestPartsLeftOut extends TypeExcludeFilter {
    private final TestComponentFilter filter = new TestComponentFilter();

    public static void in(ConfigurableApplicationContext context) {
        context.getBeanFactory().registerSingleton("testPartsLeftOut", new TestPartsLeftOut());
    }

    @Override
    public boolean match(MetadataReader type, MetadataReaderFactory factory) throws IOException {
        return filter.match(type, factory);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TestPartsLeftOut;
    }

    @Override
    public int hashCode() {
        return TestPartsLeftOut.class.hashCode();
    }
}
