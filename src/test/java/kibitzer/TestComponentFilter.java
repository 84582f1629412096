package kibitzer;

import java.io.IOException;
import org.springframework.core.type.classreading.MetadataReader;
import org.springframework.core.type.classreading.MetadataReaderFactory;
import org.springframework.core.type.filter.TypeFilter;

/** What lies in the packages of the trainer and belongs to a test: a scan for the trainer's parts leaves it out. */
public final class TestComponentFilter implements TypeFilter {
    @Override
    public boolean match(MetadataReader type, MetadataReaderFactory factory) throws IOException {
        return type.getResource().getURL().getPath().contains("/test-classes/");
    }
}
