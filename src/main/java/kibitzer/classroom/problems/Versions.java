package kibitzer.classroom.problems;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.problems.VersionRows.QuestionRow;
import kibitzer.classroom.problems.VersionRows.VersionRow;
import kibitzer.content.problemset.Dealing;
import kibitzer.content.problemset.Overruling;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.content.problemset.SetReading;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Question;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

/** The versions of problem sets: made of a draft when it is assigned, and read ever after. Who may ask is not checked here. */
@Service
@Transactional
public class Versions {
    private static final JsonMapper JSON = JsonMapper.shared();

    /** Characters that the columns of a question hold. */
    private static final int LONGEST_POSITION = 20_000;

    private static final int LONGEST_DEAL = 2_000;

    private final VersionRows rows;
    private final DraftRows drafts;
    private final Clock clock;

    Versions(VersionRows rows, DraftRows drafts, Clock clock) {
        this.rows = rows;
        this.drafts = drafts;
        this.clock = clock;
    }

    /**
     * The version of the draft as it stands: the latest one if the draft has not changed since, else a new one.
     *
     * @throws UnfinishedSet if the draft has faults or no question
     * @throws NoSuchSet if there is no such set
     */
    public VersionId versionOf(ProblemSetId set) {
        Draft draft = drafts.lock(set).orElseThrow(NoSuchSet::new).draft();
        List<QuestionRow> questions = sound(draft);
        Optional<VersionRow> latest = rows.of(set).stream().findFirst();
        return latest.filter(version -> isOf(version, draft, questions))
                .map(VersionRow::id)
                .orElseGet(() -> make(set, latest.map(VersionRow::number).orElse(0) + 1, draft, questions));
    }

    private VersionId make(ProblemSetId set, int number, Draft draft, List<QuestionRow> questions) {
        return make(set, number, draft.title(), draft.about(), questions);
    }

    private VersionId make(ProblemSetId set, int number, String title, String about, List<QuestionRow> questions) {
        VersionRow made = new VersionRow(VersionId.fresh(), set, number, title, about, now());
        rows.insert(made, questions);
        return made.id();
    }

    /**
     * Makes a set of the author's own with the versions that a file has of it.
     *
     * @return of each version of the file the one that was made
     */
    public Map<VersionId, VersionId> take(LearnerId author, SetFile file) {
        ProblemSetId set = ProblemSetId.fresh();
        drafts.insert(set, file.draft(), author, now());
        Map<VersionId, VersionId> made = new HashMap<>();
        for (SetFile.Taken version : file.versions()) {
            made.put(
                    version.id(),
                    make(set, made.size() + 1, version.title(), version.about(), rows(version.problems())));
        }
        return made;
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    private boolean isOf(VersionRow version, Draft draft, List<QuestionRow> questions) {
        List<QuestionRow> there = rows.questions(version.id());
        if (!version.title().equals(draft.title())
                || !version.about().equals(draft.about())
                || there.size() != questions.size()) {
            return false;
        }
        for (int i = 0; i < there.size(); i++) {
            if (!there.get(i).isDraftedAs(questions.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static List<QuestionRow> sound(Draft draft) {
        SetReading reading = draft.reading();
        if (reading.questions().isEmpty()) {
            throw new UnfinishedSet(List.of("it has no questions"));
        }
        List<String> reasons = new ArrayList<>();
        reading.about().stream().map(FaultWords::of).forEach(reasons::add);
        reading.questions()
                .forEach(question -> question.faults()
                        .forEach(fault -> reasons.add("Question " + question.number() + ": " + FaultWords.of(fault))));
        if (reasons.isEmpty()) {
            return rows(reading.set().orElseThrow().problems());
        }
        throw new UnfinishedSet(reasons);
    }

    /** @throws UnfinishedSet if a position is too large to be stored */
    static List<QuestionRow> rows(List<ProblemSet.Problem> problems) {
        List<QuestionRow> rows = new ArrayList<>();
        for (ProblemSet.Problem problem : problems) {
            rows.add(row(rows.size() + 1, problem, problem.question()));
        }
        return rows;
    }

    private static <P, A> QuestionRow row(int number, ProblemSet.Problem problem, Question<P, A> question) {
        String position = question.decision().form().write(question.position()).toString();
        // What overrules the advice on one position says nothing of another.
        Optional<String> deal = problem.dealing()
                .filter(dealing -> problem.overruling().isEmpty())
                .map(dealing -> dealing.json().toString());
        if (position.length() > LONGEST_POSITION || deal.orElse("").length() > LONGEST_DEAL) {
            throw new UnfinishedSet(List.of("Question " + number + ": its position is too large"));
        }
        return new QuestionRow(
                number,
                question.decision().id().text(),
                position,
                deal,
                problem.points(),
                problem.note(),
                problem.hint(),
                problem.overruling().map(overruling -> answers(overruling)),
                problem.overruling().map(Overruling::comment));
    }

    private static String answers(Overruling overruling) {
        var answers = JsonNodeFactory.instance.arrayNode();
        overruling.answers().forEach(answers::add);
        return answers.toString();
    }

    @Transactional(readOnly = true)
    public Optional<SetVersion> find(VersionId id) {
        return rows.find(id).map(this::version);
    }

    /** The versions of a set, the latest first. */
    @Transactional(readOnly = true)
    public List<SetVersion> of(ProblemSetId set) {
        return rows.of(set).stream().map(this::version).toList();
    }

    private SetVersion version(VersionRow row) {
        return new SetVersion(
                row.id(),
                row.set(),
                row.number(),
                row.title(),
                row.about(),
                row.madeAt(),
                rows.questions(row.id()).stream().map(Versions::question).toList());
    }

    private static SetQuestion question(QuestionRow row) {
        return new SetQuestion(
                row.number(),
                question(Decisions.get(row.decision()), JSON.readTree(row.position())),
                row.deal().map(JSON::readTree).map(Dealing::of),
                row.points(),
                row.note(),
                row.hint(),
                row.expected()
                        .map(answers -> new Overruling(
                                JSON.readTree(answers).valueStream().toList(),
                                row.reason().orElse(""))));
    }

    private static <P, A> Question<P, A> question(Decision<P, A> decision, JsonNode position) {
        return new Question<>(decision, decision.form().read(position, "position"));
    }
}
