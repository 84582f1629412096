package kibitzer.classroom.gradebook;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.advice.ClubPlay;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.NoSuchAssignment;
import kibitzer.classroom.assignment.Paper;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.club.ClubPlays;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.ClassGroups;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Service;

/** The travellers of the boards of an assignment: to whoever runs the class all of them, to a learner those that are told. */
@Service
public class BoardTravellers {
    private final ClassGate gate;
    private final Assignments assignments;
    private final Sittings sittings;
    private final GradebookRows rows;
    private final ClubPlays club;
    private final ClassGroups groups;

    BoardTravellers(
            ClassGate gate,
            Assignments assignments,
            Sittings sittings,
            GradebookRows rows,
            ClubPlays club,
            ClassGroups groups) {
        this.gate = gate;
        this.assignments = assignments;
        this.sittings = sittings;
        this.rows = rows;
        this.club = club;
        this.groups = groups;
    }

    /**
     * In the order of the set; none where it has no board that is the same for all.
     *
     * @throws NoSuchClass unless who asks runs the class or looks on
     * @throws NoSuchEntry if the class has no such assignment
     */
    public List<BoardTraveller> of(ClassroomId classroom, LearnerId who, AssignmentId assignment) {
        title(classroom, who, assignment);
        BoardScores scores = BoardScores.of(rows.turns(assignment));
        List<ClubPlay> played = club.givenWith(assignment);
        return boards(assignment).stream()
                .map(board -> BoardTraveller.of(board, scores, played))
                .toList();
    }

    /**
     * What an assignment is called.
     *
     * @throws NoSuchClass unless who asks runs the class or looks on
     * @throws NoSuchEntry if the class has no such assignment
     */
    public String title(ClassroomId classroom, LearnerId who, AssignmentId assignment) {
        gate.requireObserver(classroom, who);
        return assignments
                .known(assignment)
                .filter(found -> found.classroom().equals(classroom))
                .map(found -> found.terms().title())
                .orElseThrow(NoSuchEntry::new);
    }

    /** Names of a class's learners, those who left too; for whoever runs it or looks on. */
    public Map<LearnerId, String> names(ClassroomId classroom, LearnerId who) {
        gate.requireObserver(classroom, who);
        return rows.learners(classroom).stream().collect(Collectors.toMap(Learner::id, Learner::name));
    }

    /**
     * Those of boards whose verdict the learner has been told.
     *
     * @throws NoSuchAssignment if the learner is not assigned it
     */
    public List<BoardTraveller> told(LearnerId learner, AssignmentId assignment) {
        Set<Integer> told = numbersTold(learner, assignment);
        BoardScores scores = told.isEmpty() ? BoardScores.NONE : BoardScores.of(rows.turns(assignment));
        List<ClubPlay> played = club.givenWith(assignment);
        return boards(assignment).stream()
                .filter(board -> told.contains(board.number()))
                .map(board -> BoardTraveller.of(board, scores, played))
                .toList();
    }

    private Set<Integer> numbersTold(LearnerId learner, AssignmentId assignment) {
        Set<Integer> told = new HashSet<>();
        sittings.of(learner, assignment).forEach(sitting -> {
            Paper paper = sittings.paper(learner, sitting.id());
            paper.questions().stream()
                    .filter(asked -> asked.asAssigned() && paper.isTold(asked.number()))
                    .forEach(asked -> told.add(asked.original()));
        });
        return told;
    }

    /**
     * What pairs and teams made of all boards of an assignment.
     *
     * @throws NoSuchClass unless who asks runs the class or looks on
     * @throws NoSuchEntry if the class has no such assignment
     */
    public SideResults sides(ClassroomId classroom, LearnerId who, AssignmentId assignment) {
        title(classroom, who, assignment);
        return SideResults.of(groups.sides(classroom), boards(assignment), BoardScores.of(rows.turns(assignment)));
    }

    /**
     * What pairs and teams made of the boards that a learner has been told.
     *
     * @throws NoSuchAssignment if the learner is not assigned it
     */
    public SideResults sidesTold(LearnerId learner, AssignmentId assignment) {
        Set<Integer> told = numbersTold(learner, assignment);
        ClassroomId classroom =
                assignments.known(assignment).orElseThrow(NoSuchAssignment::new).classroom();
        return SideResults.of(
                groups.sides(classroom),
                boards(assignment).stream()
                        .filter(board -> told.contains(board.number()))
                        .toList(),
                told.isEmpty() ? BoardScores.NONE : BoardScores.of(rows.turns(assignment)));
    }

    private List<AssignedQuestion> boards(AssignmentId assignment) {
        return rows.questions(assignment).stream()
                .filter(AssignedQuestion::isSameBoard)
                .toList();
    }
}
