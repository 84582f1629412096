package kibitzer.operation;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.nio.file.Path;
import kibitzer.learning.storage.DataFolder;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Conditional;
import org.springframework.stereotype.Component;

/** How large the file of the embedded database is, which grows while many answer; 0 where PostgreSQL keeps the data. */
@Component
@Conditional(ManagementPort.class)
class DatabaseFigures implements MeterBinder {
    private final DataFolder folder;

    DatabaseFigures(@Value("${kibitzer.data}") Path data) {
        folder = new DataFolder(data);
    }

    @Override
    public void bindTo(MeterRegistry registry) {
        Gauge.builder(
                        "kibitzer.database.file",
                        folder,
                        there -> there.file().toFile().length())
                .description("Size of the embedded database's file")
                .baseUnit("bytes")
                .register(registry);
    }
}
