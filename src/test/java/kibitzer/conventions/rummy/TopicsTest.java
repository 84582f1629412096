package kibitzer.conventions.rummy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The questions of judgment that are shipped. */
class TopicsTest {
    static final List<Topic> ALL = Topics.ALL;

    /** Numbers beyond this make no other case: no rule has a threshold between them but those of points, which go by steps. */
    private static final int VALUES = 12;

    @ParameterizedTest
    @FieldSource("ALL")
    void everyCaseHasABestAnswer(Topic topic) {
        assertThat(situations(topic))
                .allSatisfy(situation -> assertThat(
                                RummyPlans.BOOK.advise(situation).best())
                        .as("%s", situation.facts())
                        .isNotEmpty()
                        .isSubsetOf(topic.answers().keySet()));
    }

    private static Stream<Situation> situations(Topic topic) {
        Stream<Map<String, Integer>> all = Stream.of(Map.of());
        for (Fact fact : topic.facts()) {
            all = all.flatMap(facts -> values(fact).mapToObj(value -> {
                Map<String, Integer> more = new TreeMap<>(facts);
                more.put(fact.name(), value);
                return more;
            }));
        }
        return all.map(facts -> new Situation(topic, facts));
    }

    private static IntStream values(Fact fact) {
        int stride = Math.max(1, fact.values().size() / VALUES);
        return IntStream.range(0, fact.values().size())
                .filter(i -> i % stride == 0)
                .map(fact.values()::get);
    }

    @Test
    void everyAnswerOfAQuestionIsRightInSomeCase() {
        assertThat(ALL)
                .allSatisfy(topic -> assertThat(situations(topic)
                                .map(RummyPlans.BOOK::advise)
                                .flatMap(advice -> Stream.concat(advice.best().stream(), advice.acceptable().stream()))
                                .distinct())
                        .as(topic.id())
                        .containsExactlyInAnyOrderElementsOf(topic.answers().keySet()));
    }

    @Test
    void everyFactMattersToARuleOfItsQuestion() {
        assertThat(ALL)
                .allSatisfy(topic -> assertThat(topic.facts()).allSatisfy(fact -> {
                    List<Situation> all = situations(topic).toList();
                    assertThat(all.stream()
                                    .anyMatch(situation -> values(fact)
                                            .mapToObj(value -> {
                                                Map<String, Integer> other = new TreeMap<>(situation.facts());
                                                other.put(fact.name(), value);
                                                return RummyPlans.BOOK.advise(new Situation(topic, other));
                                            })
                                            .anyMatch(other -> !decided(other)
                                                    .equals(decided(RummyPlans.BOOK.advise(situation))))))
                            .as("%s at %s", fact.name(), topic.id())
                            .isTrue();
                }));
    }

    private static List<String> decided(Advice<String> advice) {
        return advice.rulings().stream().map(ruling -> ruling.rule()).toList();
    }
}
