package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.Result;
import kibitzer.classroom.gradebook.Result.State;
import kibitzer.classroom.gradebook.Timing;

/** What came of one assignment for one learner: the points, or a sign and a word that say why there are none. */
final class ResultCell extends Div {

    ResultCell(ClassroomId classroom, Result result) {
        this(classroom, result, false);
    }

    /** @param left whether it has a score that counts in no total */
    ResultCell(ClassroomId classroom, Result result, boolean left) {
        addClassName("kb-result");
        getElement().setAttribute("data-state", word(result.state()));
        if (result.counted().isPresent() && result.score().isPresent()) {
            var link = GradebookPage.toSitting(
                    result.score().get().points(), classroom, result.counted().get());
            link.addClassName("kb-result-points");
            add(link);
        } else {
            Span sign = new Span(sign(result.state()));
            sign.getElement().setAttribute("aria-hidden", "true");
            add(sign, new Span(" " + result.state().words()));
        }
        List<String> notes = notes(result);
        if (left) {
            notes.add("not in the total");
        }
        if (!notes.isEmpty()) {
            Span note = new Span(String.join(", ", notes));
            note.addClassName("kb-result-note");
            add(note);
        }
    }

    private static List<String> notes(Result result) {
        List<String> notes = new ArrayList<>();
        if (result.state() == State.COUNTED && result.timing() != Timing.IN_TIME) {
            notes.add(result.timing() == Timing.LATE ? "late" : "early");
        }
        if (result.regraded()) {
            notes.add("regraded");
        }
        if (result.sittings() > 1) {
            notes.add("of " + result.sittings() + " sittings");
        }
        return notes;
    }

    private static String word(State state) {
        return state.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String sign(State state) {
        return switch (state) {
            case NOT_OPEN -> "○";
            case OPEN -> "◌";
            case UNDER_WAY -> "…";
            case COUNTED -> "✓";
            case MISSING -> "✗";
            case EXCUSED, WITHDRAWN -> "–";
        };
    }
}
