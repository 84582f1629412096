package kibitzer.classroom.problems;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.BadNotation;
import kibitzer.classroom.VersionId;
import kibitzer.content.problemset.Dealing;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.content.problemset.ProblemSetReader;
import kibitzer.content.problemset.SetReading;
import kibitzer.decisions.form.BadQuestion;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A set as it is taken along in a file, in the versions that were assigned. A version is written as problem sets are, each question with its cards;
 * one that was dealt says in {@code dealt} how, so that it can be dealt afresh.
 *
 * @param author who made it, for others; empty if it does not say
 * @param level from 1 to 5
 * @param versions the oldest first
 */
public record SetFile(String author, int level, List<Taken> versions) {
    private static final String DEALT = "dealt";
    private static final String QUESTIONS = "questions";

    public SetFile {
        versions = List.copyOf(versions);
    }

    /** @param id by which assignments of the same file name it */
    public record Taken(VersionId id, String title, String about, List<ProblemSet.Problem> problems) {
        public Taken {
            problems = List.copyOf(problems);
        }
    }

    /** @param draft as its author has it, for what versions do not say */
    public static SetFile of(Optional<Draft> draft, List<SetVersion> versions) {
        return new SetFile(
                draft.map(Draft::author).orElse(""),
                draft.map(Draft::level).orElse(1),
                versions.stream()
                        .sorted(Comparator.comparingInt(SetVersion::number))
                        .map(version -> new Taken(
                                version.id(),
                                version.title(),
                                version.about(),
                                version.questions().stream()
                                        .map(SetFile::problem)
                                        .toList()))
                        .toList());
    }

    private static ProblemSet.Problem problem(SetQuestion question) {
        return new ProblemSet.Problem(
                question.question(),
                question.dealing(),
                question.points(),
                question.note(),
                question.hint(),
                question.overruling());
    }

    /** What its author goes on writing: the latest version. */
    Draft draft() {
        Taken latest = versions.getLast();
        return Draft.of(new ProblemSet(
                "",
                latest.title(),
                latest.about(),
                Optional.of(author).filter(named -> !named.isBlank()),
                level,
                latest.problems()));
    }

    public ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        if (!author.isBlank()) {
            json.put("author", author);
        }
        json.put("level", level);
        var list = json.putArray("versions");
        for (Taken version : versions) {
            ObjectNode one = list.addObject().put("title", version.title()).put("about", version.about());
            var questions = one.putArray(QUESTIONS);
            version.problems().forEach(problem -> questions.add(json(problem)));
        }
        return json;
    }

    private static ObjectNode json(ProblemSet.Problem problem) {
        ObjectNode json = DraftQuestion.of(new ProblemSet.Problem(
                        problem.question(),
                        Optional.empty(),
                        problem.points(),
                        problem.note(),
                        problem.hint(),
                        problem.overruling()))
                .json();
        problem.dealing().ifPresent(dealing -> json.set(DEALT, dealing.json()));
        return json;
    }

    /**
     * Reads a set whose parts have the types that they should have.
     *
     * @throws UnfinishedSet with everything that is wrong in it
     */
    public static SetFile read(JsonNode json) {
        List<String> reasons = new ArrayList<>();
        List<Taken> versions = new ArrayList<>();
        for (JsonNode version : json.path("versions")) {
            String place = "version " + (versions.size() + 1);
            List<String> wrong = new ArrayList<>();
            versions.add(version(version, wrong));
            wrong.forEach(reason -> reasons.add(place + ": " + reason));
        }
        SetFile set =
                new SetFile(json.path("author").asString(""), json.path("level").asInt(1), versions);
        if (reasons.isEmpty()) {
            try {
                set.draft().text();
            } catch (BadQuestion tooLarge) {
                reasons.add(tooLarge.getMessage());
            }
        }
        if (!reasons.isEmpty()) {
            throw new UnfinishedSet(reasons);
        }
        return set;
    }

    private static Taken version(JsonNode version, List<String> wrong) {
        ObjectNode plain = ((ObjectNode) version).deepCopy();
        plain.path(QUESTIONS).forEach(question -> ((ObjectNode) question).remove(DEALT));
        SetReading reading = ProblemSetReader.look("", plain);
        reading.about().stream().map(FaultWords::of).forEach(wrong::add);
        reading.questions()
                .forEach(question -> question.faults()
                        .forEach(fault -> wrong.add("question " + question.number() + ": " + FaultWords.of(fault))));
        List<ProblemSet.Problem> problems = new ArrayList<>();
        if (wrong.isEmpty()) {
            List<ProblemSet.Problem> written = reading.set().orElseThrow().problems();
            IntStream.range(0, written.size())
                    .forEach(at -> problems.add(dealt(
                            written.get(at),
                            at + 1,
                            version.path(QUESTIONS).path(at).path(DEALT),
                            wrong)));
        }
        if (wrong.isEmpty()) {
            try {
                Versions.rows(problems);
            } catch (UnfinishedSet tooLarge) {
                wrong.addAll(tooLarge.reasons());
            }
        }
        return new Taken(
                VersionId.fresh(),
                version.path("title").asString(""),
                version.path("about").asString(""),
                problems);
    }

    private static ProblemSet.Problem dealt(
            ProblemSet.Problem problem, int number, JsonNode dealt, List<String> wrong) {
        if (dealt.isMissingNode()) {
            return problem;
        }
        String place = "question " + number + ": dealt: ";
        try {
            Dealing dealing = Dealing.of(dealt);
            if (!dealing.decision().equals(problem.question().decision().id())) {
                wrong.add(place + "another decision; expected the question's own");
            }
            dealing.question();
            return new ProblemSet.Problem(
                    problem.question(),
                    Optional.of(dealing),
                    problem.points(),
                    problem.note(),
                    problem.hint(),
                    problem.overruling());
        } catch (BadQuestion | BadNotation | IllegalArgumentException | IllegalStateException undealt) {
            wrong.add(place + "nothing can be dealt so: " + undealt.getMessage() + "; expected other options");
            return problem;
        }
    }
}
