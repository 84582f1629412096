package kibitzer.web.question;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Source;
import kibitzer.marking.Citation;
import kibitzer.marking.Citations;

/** A book in which every source stands on page 8. */
public final class SampleBook implements Citations {
    @Override
    public Citation of(Source source) {
        return new Citation("culbertson", "A Book", List.of(8), source.ids(), Optional.empty());
    }
}
