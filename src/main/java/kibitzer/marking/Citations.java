package kibitzer.marking;

import kibitzer.advice.Source;

/** Finds book and page of a source; the syllabus answers. */
public interface Citations {
    /** @throws IllegalArgumentException if the syllabus has no such entry */
    Citation of(Source source);
}
