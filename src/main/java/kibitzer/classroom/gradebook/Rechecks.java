package kibitzer.classroom.gradebook;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.advice.ClubPlay;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.club.ClubPlays;
import kibitzer.classroom.gradebook.Credit.By;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Grade;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.JsonNode;

/**
 * Marks the answers of an assignment anew, by the rules as they are today, and says where a credit would be another. Nothing
 * changes until an instructor accepts it, as a regrade with a reason.
 */
@Service
@Transactional
public class Rechecks {
    private final ClassGate gate;
    private final AssignmentBooks books;
    private final GradebookRows rows;
    private final Regrades regrades;
    private final ClubPlays club;

    Rechecks(ClassGate gate, AssignmentBooks books, GradebookRows rows, Regrades regrades, ClubPlays club) {
        this.club = club;
        this.gate = gate;
        this.books = books;
        this.rows = rows;
        this.regrades = regrades;
    }

    /**
     * What was found.
     *
     * @param answers how many were marked anew
     * @param unread how many this version can no longer mark; they stand as they are
     */
    public record Found(Assignment assignment, int answers, int unread, List<Difference> differences) {
        public Found {
            differences = List.copyOf(differences);
        }
    }

    /** How an answer is marked by the rules as they are. */
    private record Today(Grade grade, boolean byPractice) {}

    private record Marked(DecisionId decision, JsonNode position, JsonNode answer) {}

    /**
     * Marks anew: some hundredths of a second for each answer that differs from all others.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws NoSuchEntry if the class has no such assignment
     */
    @Transactional(readOnly = true)
    public Found find(ClassroomId classroom, LearnerId who, AssignmentId assignment) {
        gate.requireInstructor(classroom, who);
        AssignmentBook book = books.require(classroom, who, assignment);
        Map<LearnerId, Learner> learners = new HashMap<>();
        rows.learners(classroom).forEach(learner -> learners.put(learner.id(), learner));
        List<ClubPlay> plays = club.playedIn(classroom);
        Map<Marked, Optional<Today>> known = new HashMap<>();
        Map<Scope, Difference> found = new LinkedHashMap<>();
        int answers = 0;
        int unread = 0;
        for (Turn turn : book.all()) {
            if (turn.practice() || turn.submitted().isEmpty()) {
                continue;
            }
            Map<Integer, JsonNode> positions = rows.positions(turn.id());
            for (Tried tried : tries(turn)) {
                AskedQuestion asked = tried.asked();
                Optional<GivenAnswer> given =
                        asked.given().filter(answer -> answer.grade().isPresent());
                JsonNode position = positions.get(asked.number());
                if (given.isEmpty() || position == null) {
                    continue;
                }
                answers++;
                Optional<Today> today = known.computeIfAbsent(
                        new Marked(asked.decision(), position, given.get().answer()), marked -> mark(marked, plays));
                if (today.isEmpty()) {
                    unread++;
                } else {
                    difference(book, turn, tried, position, given.get(), today.get(), learners)
                            .ifPresent(one -> found.merge(one.scope(), one, Rechecks::together));
                }
            }
        }
        return new Found(book.assignment(), answers, unread, List.copyOf(found.values()));
    }

    /** A question as it was answered at one try, from 1. */
    private record Tried(int number, AskedQuestion asked) {}

    private static List<Tried> tries(Turn turn) {
        List<Tried> tries = new ArrayList<>();
        for (AskedQuestion question : turn.asked()) {
            int number = 0;
            for (AskedQuestion one : question.tries()) {
                number++;
                tries.add(new Tried(number, one));
            }
        }
        return tries;
    }

    /** By the rules as they are, with what the class plays otherwise by now. */
    private static Optional<Today> mark(Marked marked, List<ClubPlay> plays) {
        return Remarking.question(marked.decision(), marked.position())
                .map(question -> question.playedBy(plays))
                .flatMap(question -> Remarking.verdict(question, marked.answer()))
                .map(verdict -> new Today(verdict.grade(), verdict.advice().isByPractice()));
    }

    private static Optional<Difference> difference(
            AssignmentBook book,
            Turn turn,
            Tried tried,
            JsonNode position,
            GivenAnswer given,
            Today today,
            Map<LearnerId, Learner> learners) {
        Grade stored = given.grade().orElseThrow();
        AskedQuestion asked = tried.asked();
        Credit credit = book.rule().worth(turn, asked);
        Optional<AssignedQuestion> question = book.rule().question(asked.original());
        Credit becomes = book.rule().byTrainer(today.grade(), today.byPractice());
        int percent = becomes.percent();
        if (book.rule().byTrainer(stored, given.byPractice()).percent() == percent
                || credit.by() == By.AUTHOR
                || credit.percent() == percent
                || question.isEmpty()) {
            return Optional.empty();
        }
        boolean everywhere = !question.get().afresh();
        Optional<SittingId> only = everywhere ? Optional.empty() : Optional.of(turn.id());
        return Optional.of(new Difference(
                new Scope(turn.assignment(), asked.original(), only, Optional.of(given.answer())),
                question.get(),
                position,
                given.answer(),
                everywhere ? Optional.empty() : Optional.ofNullable(learners.get(turn.learner())),
                stored,
                today.grade(),
                // A word on one sitting is what is earned there; one on an answer is what it is worth at whichever try.
                everywhere
                        ? percent
                        : book.rule().atTry(tried.number(), becomes).rounded(),
                List.of(credit.percent())));
    }

    private static Difference together(Difference one, Difference other) {
        List<Integer> credits = new ArrayList<>(one.credits());
        credits.addAll(other.credits());
        return new Difference(
                one.scope(),
                one.question(),
                one.position(),
                one.answer(),
                one.learner(),
                one.stored(),
                one.today(),
                one.percent(),
                credits);
    }

    /**
     * Accepts every difference there is now, each as a regrade of its own.
     *
     * @return how many
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws NoSuchEntry if the class has no such assignment
     * @throws BadQuestion if there is no reason
     */
    public int accept(ClassroomId classroom, LearnerId who, AssignmentId assignment, String reason) {
        List<Difference> differences = find(classroom, who, assignment).differences();
        differences.forEach(one -> regrades.give(classroom, who, one.scope(), one.percent(), reason));
        return differences.size();
    }
}
