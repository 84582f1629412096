package kibitzer.content.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Part;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.marking.Question;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A question that a learner has met in a lesson, or in another set, asks for memory, and so it does with the suits relabelled. Only a
 * hand that a book works out is asked as the book has it, wherever that is: its question names it under "worked-hands".
 */
final class CopiedQuestions {
    private static final String WORKED = "worked-hands";

    private final Map<String, String> ofLessons = new HashMap<>();
    private final Map<String, String> ofSets = new HashMap<>();

    /** Of lessons that are questioned one after the other. */
    CopiedQuestions(Collection<Lesson> lessons) {
        lessons.forEach(lesson -> lesson.asked()
                .forEach(ask -> ofLessons.putIfAbsent(
                        RelabelledQuestions.written(ask.question()), lesson.id() + " " + ask.id())));
    }

    /**
     * What a lesson asks on a hand that another has asked before it, in the order of their names; what is asked without a hand, a trick or
     * a score, has few positions, and may be asked for again.
     */
    List<String> in(Lesson lesson) {
        List<String> copied = new ArrayList<>();
        lesson.asked().stream().filter(CopiedQuestions::isOnAHand).forEach(ask -> {
            String here = lesson.id() + " " + ask.id();
            Optional.ofNullable(ofLessons.get(RelabelledQuestions.written(ask.question())))
                    .filter(first -> !first.equals(here))
                    .ifPresent(first -> copied.add(ask.id() + " is " + first));
        });
        return copied;
    }

    private static boolean isOnAHand(Part.Ask ask) {
        return ask.question().prompt().exhibits().stream().anyMatch(Exhibit.Held.class::isInstance);
    }

    /** What is copied in a set, from a lesson or from a set that was looked at before. */
    List<String> in(ProblemSet set, String text) {
        JsonNode written = JsonMapper.shared().readTree(text).path("questions");
        List<String> copied = new ArrayList<>();
        for (int at = 0; at < set.problems().size(); at++) {
            if (written.path(at).has(WORKED)) {
                continue;
            }
            Question<?, ?> question = set.problems().get(at).question();
            String asked = RelabelledQuestions.written(question);
            String here = "question " + (at + 1);
            Optional.ofNullable(ofLessons.get(asked))
                    .ifPresent(lesson -> copied.add(here + " is a question of a lesson: " + lesson));
            String before = ofSets.putIfAbsent(asked, set.id());
            if (before != null) {
                copied.add(here + " stands in " + before + " too");
            }
        }
        return copied;
    }
}
