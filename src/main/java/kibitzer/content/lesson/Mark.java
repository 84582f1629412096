package kibitzer.content.lesson;

import java.util.List;
import kibitzer.content.syllabus.Term;
import org.commonmark.node.CustomNode;

/** What the prose of a lesson has beyond Markdown. */
abstract sealed class Mark extends CustomNode {

    /** A term of the glossary; its children are the words as they stand in the text. */
    static final class OfTerm extends Mark {
        final Term term;

        OfTerm(Term term) {
            this.term = term;
        }
    }

    /** Sources in square brackets, put in words. */
    static final class OfSources extends Mark {
        final List<String> ids;
        final String words;

        OfSources(List<String> ids, String words) {
            this.ids = ids;
            this.words = words;
        }
    }
}
