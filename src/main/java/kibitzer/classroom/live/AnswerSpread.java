package kibitzer.classroom.live;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.marking.Grade;
import tools.jackson.databind.JsonNode;

/**
 * How the answers to a question are spread: the most given first.
 *
 * @param shares one for each answer that was given
 */
public record AnswerSpread(List<Share> shares) {

    /**
     * One answer and who gave it.
     *
     * @param says it in words
     * @param grade what counts, once the verdict is told
     */
    public record Share(JsonNode answer, String says, Optional<Grade> grade, List<Seat> seats) {
        public Share {
            seats = List.copyOf(seats);
        }

        public boolean isRight() {
            return grade.filter(Grade::isRight).isPresent();
        }
    }

    public AnswerSpread {
        shares = List.copyOf(shares);
    }

    static AnswerSpread of(PlannedQuestion question, List<LiveAnswer> answers, Map<SeatId, Seat> seats) {
        Map<JsonNode, List<LiveAnswer>> same = new LinkedHashMap<>();
        answers.forEach(answer -> same.computeIfAbsent(answer.answer(), first -> new ArrayList<>())
                .add(answer));
        return new AnswerSpread(same.entrySet().stream()
                .map(group -> new Share(
                        group.getKey(),
                        question.say(group.getKey()),
                        group.getValue().getFirst().grade(),
                        group.getValue().stream()
                                .flatMap(answer -> Optional.ofNullable(seats.get(answer.seat())).stream())
                                .sorted(Comparator.comparing(seat -> seat.name().text()))
                                .toList()))
                .filter(share -> !share.seats().isEmpty())
                .sorted(Comparator.comparingInt((Share share) -> -share.seats().size())
                        .thenComparing(Share::says))
                .toList());
    }

    public int answered() {
        return shares.stream().mapToInt(share -> share.seats().size()).sum();
    }

    public int right() {
        return shares.stream()
                .filter(Share::isRight)
                .mapToInt(share -> share.seats().size())
                .sum();
    }
}
