package kibitzer.content.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.marking.Question;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A question that a learner has met in a lesson, or in another set, asks for memory. Only a hand that a book works out is asked as the
 * book has it, wherever that is: its question names it under "worked-hands".
 */
final class CopiedQuestions {
    private static final String WORKED = "worked-hands";

    private final Set<Question<?, ?>> ofLessons;
    private final Map<Question<?, ?>, String> ofSets = new HashMap<>();

    CopiedQuestions(Collection<Lesson> lessons) {
        this.ofLessons = lessons.stream()
                .flatMap(lesson -> lesson.asked().stream())
                .<Question<?, ?>>map(ask -> ask.question())
                .collect(Collectors.toSet());
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
            String here = "question " + (at + 1);
            if (ofLessons.contains(question)) {
                copied.add(here + " is a question of a lesson");
            }
            String before = ofSets.putIfAbsent(question, set.id());
            if (before != null) {
                copied.add(here + " stands in " + before + " too");
            }
        }
        return copied;
    }
}
