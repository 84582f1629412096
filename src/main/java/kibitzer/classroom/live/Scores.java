package kibitzer.classroom.live;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import kibitzer.marking.Grade;

/** What answers count: the points of their question where they are right, of questions whose verdict was told. */
final class Scores {
    private Scores() {}

    /** Those who are present; who has as many points as another shares the place. */
    static List<LiveScore> of(List<Seat> seats, List<LiveQuestion> questions, List<LiveAnswer> answers) {
        Map<Integer, LiveQuestion> counting = questions.stream()
                .filter(LiveQuestion::counts)
                .collect(Collectors.toMap(LiveQuestion::number, Function.identity()));
        Map<SeatId, List<LiveAnswer>> given = new HashMap<>();
        answers.stream()
                .filter(answer -> counting.containsKey(answer.number()))
                .forEach(answer -> given.computeIfAbsent(answer.seat(), first -> new ArrayList<>())
                        .add(answer));
        List<LiveScore> unplaced = seats.stream()
                .filter(Seat::present)
                .map(seat -> standing(seat, given.getOrDefault(seat.id(), List.of()), counting))
                .sorted(Comparator.comparingInt((LiveScore standing) -> -standing.points())
                        .thenComparing(standing -> standing.seat().name().text()))
                .toList();
        List<LiveScore> placed = new ArrayList<>();
        for (LiveScore standing : unplaced) {
            int place = !placed.isEmpty() && placed.getLast().points() == standing.points()
                    ? placed.getLast().place()
                    : placed.size() + 1;
            placed.add(new LiveScore(standing.seat(), place, standing.points(), standing.right(), standing.answered()));
        }
        return List.copyOf(placed);
    }

    private static LiveScore standing(Seat seat, List<LiveAnswer> given, Map<Integer, LiveQuestion> counting) {
        List<LiveAnswer> right = given.stream()
                .filter(answer -> answer.grade().filter(Grade::isRight).isPresent())
                .toList();
        int points = right.stream().mapToInt(answer -> points(counting, answer)).sum();
        return new LiveScore(seat, 0, points, right.size(), given.size());
    }

    private static int points(Map<Integer, LiveQuestion> counting, LiveAnswer answer) {
        LiveQuestion question = counting.get(answer.number());
        return question == null ? 0 : question.what().points();
    }
}
