package kibitzer.classroom.board;

import java.time.Clock;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.board.DailyBoard.Entry;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.classroom.roster.Part;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.daily.DailyHands;
import kibitzer.learning.daily.DailyResults;
import kibitzer.learning.daily.DailyResults.Score;
import kibitzer.learning.daily.DailySet;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * The boards of the daily hands: who agrees to stand on that of a class, and what those see who agreed. Who left the class, and
 * who did not agree, is on none and sees none; neither do instructors.
 */
@Service
public class DailyBoards {
    private static final int DAYS = 7;
    private static final Score NOTHING = new Score(0, 0);

    private final JdbcClient database;
    private final ClassGate gate;
    private final Classrooms classrooms;
    private final DailyHands hands;
    private final DailyResults results;
    private final Clock clock;

    DailyBoards(
            JdbcClient database,
            ClassGate gate,
            Classrooms classrooms,
            DailyHands hands,
            DailyResults results,
            Clock clock) {
        this.database = database;
        this.gate = gate;
        this.classrooms = classrooms;
        this.hands = hands;
        this.results = results;
        this.clock = clock;
    }

    /** True if a learner of the class agreed, and still belongs to it. */
    @Transactional(readOnly = true)
    public boolean agrees(ClassroomId id, LearnerId who) {
        return agreed(id).containsKey(who);
    }

    /**
     * Agrees to stand on the board of a class, or does not any more.
     *
     * @throws NoSuchClass if there is none, or the account is not a learner in it
     */
    @Transactional
    public void agree(ClassroomId id, LearnerId who, boolean agreed) {
        requireLearner(id, who);
        int members = database.sql("update class_member set daily_board_since = :since where classroom = :id"
                        + " and learner = :learner and part = :part and left_at is null")
                .param("since", agreed ? DatabaseTime.column(clock.instant()) : null)
                .param("id", id.id())
                .param("learner", who.id())
                .param("part", Part.LEARNER.word())
                .update();
        if (members == 0) {
            throw new NoSuchClass();
        }
    }

    /**
     * The board of a class.
     *
     * @param today the day of whoever looks
     * @return empty for a learner who did not agree, and in an archived class
     * @throws NoSuchClass if there is none, or the account is not a learner in it
     */
    public Optional<DailyBoard> of(ClassroomId id, LearnerId who, LearnerDay today) {
        return board(requireLearner(id, who), today);
    }

    /** The boards on which a learner stands, by the name of the class. */
    public List<DailyBoard> of(LearnerId who, LearnerDay today) {
        return classrooms.attendedBy(who).stream()
                .flatMap(classroom -> gate.find(classroom.id(), who).stream())
                .filter(Admission::learns)
                .flatMap(admission -> board(admission, today).stream())
                .toList();
    }

    private Optional<DailyBoard> board(Admission admission, LearnerDay today) {
        LearnerId who = admission.who();
        Map<LearnerId, String> agreed = agreed(admission.classroom().id());
        if (!agreed.containsKey(who) || admission.classroom().archived()) {
            return Optional.empty();
        }
        LocalDate day = today.date();
        Map<LearnerId, Map<LocalDate, Score>> scores = results.scores(agreed.keySet(), day.minusDays(DAYS - 1), day);
        int questions = hands.of(day, today).map(DailySet::size).orElse(0);
        boolean played = questions > 0 && score(scores, who, day).answered() >= questions;
        Stream<Entry> ofToday = agreed.keySet().stream()
                .filter(learner -> score(scores, learner, day).answered() >= questions)
                .map(learner -> entry(agreed, learner, who, score(scores, learner, day)));
        Stream<Entry> ofWeek = agreed.keySet().stream()
                .map(learner -> entry(agreed, learner, who, sum(scores.getOrDefault(learner, Map.of()), day, played)))
                .filter(entry -> entry.score().answered() > 0);
        return Optional.of(new DailyBoard(
                admission.classroom(),
                played ? Optional.of(DailyBoard.placed(ofToday)) : Optional.empty(),
                DailyBoard.placed(ofWeek)));
    }

    private Admission requireLearner(ClassroomId id, LearnerId who) {
        Admission admission = gate.requireMember(id, who);
        if (!admission.learns()) {
            throw new NoSuchClass();
        }
        return admission;
    }

    /** Learners of the class who agreed, with the names the class knows them by. */
    private Map<LearnerId, String> agreed(ClassroomId id) {
        Map<LearnerId, String> agreed = new LinkedHashMap<>();
        database.sql("select learner, name from class_member where classroom = :id and part = :part"
                        + " and left_at is null and daily_board_since is not null")
                .param("id", id.id())
                .param("part", Part.LEARNER.word())
                .query(row -> {
                    agreed.put(new LearnerId(row.getObject("learner", UUID.class)), row.getString("name"));
                });
        return agreed;
    }

    private static Entry entry(Map<LearnerId, String> names, LearnerId learner, LearnerId who, Score score) {
        return new Entry(names.getOrDefault(learner, ""), learner.equals(who), score);
    }

    private static Score score(Map<LearnerId, Map<LocalDate, Score>> scores, LearnerId learner, LocalDate day) {
        return scores.getOrDefault(learner, Map.of()).getOrDefault(day, NOTHING);
    }

    private static Score sum(Map<LocalDate, Score> days, LocalDate today, boolean withToday) {
        return days.entrySet().stream()
                .filter(day -> withToday || !day.getKey().equals(today))
                .map(Map.Entry::getValue)
                .reduce(
                        NOTHING,
                        (one, other) -> new Score(one.right() + other.right(), one.answered() + other.answered()));
    }
}
