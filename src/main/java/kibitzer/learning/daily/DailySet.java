package kibitzer.learning.daily;

import java.time.LocalDate;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kibitzer.marking.Question;

/**
 * The questions of a day.
 *
 * @param questions by number, from 1; a question that this version of the trainer can no longer ask is missing
 */
public record DailySet(LocalDate day, Map<Integer, Question<?, ?>> questions) {

    public DailySet {
        questions = Collections.unmodifiableMap(new TreeMap<>(questions));
    }

    /** @throws java.util.NoSuchElementException where the day has no question of that number */
    public Question<?, ?> question(int number) {
        return Optional.<Question<?, ?>>ofNullable(questions.get(number)).orElseThrow();
    }

    public int size() {
        return questions.size();
    }
}
