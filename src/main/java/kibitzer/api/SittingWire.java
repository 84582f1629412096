package kibitzer.api;

import java.math.BigDecimal;
import java.util.Optional;
import kibitzer.classroom.assignment.Deadlines;
import kibitzer.classroom.assignment.Paper;
import kibitzer.classroom.assignment.Sitting;
import kibitzer.classroom.assignment.SittingAnswer;
import kibitzer.classroom.assignment.SittingQuestion;
import kibitzer.classroom.assignment.Task;
import kibitzer.classroom.assignment.Terms;
import kibitzer.classroom.gradebook.Credit;
import kibitzer.classroom.gradebook.OwnScores.OwnScore;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.marking.steps.Hints;
import kibitzer.marking.wire.ReplyWriter;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Assignments and sittings as JSON. A verdict, note or grade is written only where it is told. */
final class SittingWire {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final ReplyWriter replies;

    SittingWire(Citations citations) {
        replies = new ReplyWriter(citations);
    }

    ObjectNode task(Task task) {
        Terms terms = task.assignment().terms();
        Deadlines deadlines = task.deadlines();
        ObjectNode json = JSON.objectNode()
                .put("id", task.assignment().id().toString())
                .put("title", terms.title())
                .put("class", task.classroom())
                .put("time-zone", task.zone().getId())
                .put("opens", deadlines.opens().toString())
                .put("due", deadlines.due().toString())
                .put("closes", deadlines.close().toString())
                .put("late", terms.late().word())
                .put("feedback", terms.feedback().word())
                .put("counted", terms.counted().word())
                .put("deals", terms.deals().word())
                .put("practice-counts", terms.practiceCounts())
                .put("sittings-allowed", terms.sittings())
                .put("sittings-left", task.left())
                .put("questions", task.questions());
        deadlines
                .early()
                .ifPresent(early ->
                        json.put("early-until", early.until().toString()).put("early-percent", early.percent()));
        task.limit().ifPresent(limit -> json.put("limit-minutes", limit.toMinutes()));
        ArrayNode tries = json.putArray("tries-percent");
        terms.conduct().tries().percents().forEach(tries::add);
        ArrayNode sittings = json.putArray("sittings");
        task.sittings().stream().map(SittingWire::sitting).forEach(sittings::add);
        return json;
    }

    static ObjectNode sitting(Sitting sitting) {
        ObjectNode json = JSON.objectNode()
                .put("id", sitting.id().toString())
                .put("assignment", sitting.assignment().toString())
                .put("number", sitting.number())
                .put("practice", sitting.practice())
                .put("started", sitting.started().toString());
        sitting.submitted().ifPresent(at -> json.put("submitted", at.toString()));
        return json.put("told", sitting.told().isPresent());
    }

    ObjectNode paper(Paper paper) {
        ObjectNode json = sitting(paper.sitting());
        if (!paper.sitting().practice()) {
            json.put("closes", paper.ends().toString());
        }
        ArrayNode questions = json.putArray("questions");
        for (SittingQuestion asked : paper.questions()) {
            ObjectNode question = questions.addObject().put("number", asked.number());
            question.setAll(replies.question(asked.question()));
            if (hidesCards(asked.question()) && !paper.isTold(asked.number())) {
                question.remove("position");
            }
            question.put("points", asked.points());
            if (asked.hasHint()) {
                question.put("hint", Hints.first(asked.question()).steps().getFirst());
            }
            paper.answer(asked.number()).ifPresent(answer -> {
                question.set("answer", answer.answer());
                question.put("stored", answer.at().toString());
                put(question, paper, answer);
            });
            verdict(paper, asked.number()).ifPresent(verdict -> question.set("verdict", verdict));
        }
        return json;
    }

    /** Which try an answer is, and what the next would earn, where there are several. */
    void put(ObjectNode json, Paper paper, SittingAnswer answer) {
        if (!paper.assignment().terms().conduct().tries().isOnce()) {
            json.put("try", answer.tried());
            paper.nextTry(answer.number()).ifPresent(percent -> json.put("next-try-percent", percent));
        }
    }

    /** The verdict of an answer; empty where there is none, or it is not told. */
    Optional<ObjectNode> verdict(Paper paper, int number) {
        return paper.answer(number).filter(answer -> paper.isTold(number)).map(answer -> {
            SittingQuestion asked = paper.question(number).orElseThrow();
            ObjectNode verdict = verdict(asked.question(), answer);
            asked.note().ifPresent(note -> verdict.put("note", note));
            asked.overruling().ifPresent(own -> {
                ArrayNode answers = verdict.putArray("author-answers");
                own.answers().forEach(answers::add);
                verdict.put("author-says", own.comment());
            });
            return verdict;
        });
    }

    private <P, A> ObjectNode verdict(Question<P, A> question, SittingAnswer answer) {
        return replies.verdict(question, question.decision().answerKind().json().read(answer.answer()));
    }

    ObjectNode results(Paper paper, Optional<OwnScore> score) {
        ObjectNode json = sitting(paper.sitting());
        score.ifPresent(own -> {
            json.put("points", own.score().earned())
                    .put("possible", own.score().possible())
                    .put("counts-percent", own.percent());
            ArrayNode questions = json.putArray("questions");
            for (SittingQuestion asked : paper.questions()) {
                Credit credit = own.credits().get(asked.number());
                ObjectNode question = questions
                        .addObject()
                        .put("number", asked.number())
                        .put("points", own.out().containsKey(asked.number()) ? 0 : asked.points())
                        .put("credit-percent", credit == null ? BigDecimal.ZERO : credit.earned());
                paper.answer(asked.number()).ifPresent(answer -> question.set("answer", answer.answer()));
                verdict(paper, asked.number()).ifPresent(verdict -> question.set("verdict", verdict));
            }
        });
        return json;
    }

    /** Where hands are hidden that the position names, it is told with the verdict and not before. */
    private static <P, A> boolean hidesCards(Question<P, A> question) {
        return !question.decision().laidOpen(question.position()).isEmpty();
    }
}
