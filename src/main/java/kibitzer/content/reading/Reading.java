package kibitzer.content.reading;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A file as far as it could be read, and everything that is wrong in it.
 *
 * @param value what was read; empty where too little could be made out. With faults beside it, it is for a look only
 * @param faults in the order of their lines
 */
public record Reading<T>(Optional<T> value, List<Fault> faults) {
    public Reading {
        faults = faults.stream()
                .distinct()
                .sorted(Comparator.comparingInt(Fault::line))
                .toList();
    }

    public boolean isSound() {
        return value.isPresent() && faults.isEmpty();
    }

    /** @throws IllegalStateException naming every fault, if there is any */
    public T sound() {
        if (!isSound()) {
            throw new IllegalStateException(
                    String.join("\n", faults.stream().map(Fault::toString).toList()));
        }
        return value.orElseThrow();
    }
}
