package kibitzer.classroom.live;

/**
 * How somebody stands in a lesson.
 *
 * @param place from 1; who has as many points shares it
 * @param right how many answers are right
 * @param answered how many questions were answered whose verdict is told
 */
public record LiveScore(Seat seat, int place, int points, int right, int answered) {}
