package kibitzer.classroom.assignment;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import kibitzer.advice.ClubPlay;
import kibitzer.cards.Seed;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.assignment.SittingRows.Asked;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.problems.NoSuchSet;
import kibitzer.classroom.problems.SetQuestion;
import kibitzer.classroom.problems.SetVersion;
import kibitzer.classroom.problems.Versions;
import kibitzer.decisions.Decision;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Question;
import org.springframework.stereotype.Component;

/** The versions that are assigned. They never change, so that the last few are kept at hand: a whole class reads the same. */
@Component
class AssignedSets {
    private static final int AT_HAND = 50;

    private final Versions versions;
    private final Drafts drafts;
    private final Map<VersionId, SetVersion> known = new LinkedHashMap<>();

    AssignedSets(Versions versions, Drafts drafts) {
        this.versions = versions;
        this.drafts = drafts;
    }

    /** @throws BadQuestion if there is no such version */
    SetVersion of(VersionId id) {
        synchronized (known) {
            SetVersion there = known.get(id);
            if (there != null) {
                return there;
            }
        }
        SetVersion read = versions.find(id)
                .orElseThrow(() -> new BadQuestion("version", "no such version of a set", "one that was made"));
        synchronized (known) {
            if (known.size() >= AT_HAND) {
                known.remove(known.keySet().iterator().next());
            }
            known.put(id, read);
        }
        return read;
    }

    /**
     * The version of a set as its author has it now.
     *
     * @throws kibitzer.classroom.problems.UnfinishedSet if it has faults
     */
    VersionId latest(LearnerId author, ProblemSetId set) {
        if (!drafts.isAuthor(author, set)) {
            throw new BadQuestion("set", "no such set of yours", "a set that you are an author of");
        }
        try {
            return versions.versionOf(set);
        } catch (NoSuchSet gone) {
            throw new BadQuestion("set", "no such set of yours", "a set that you are an author of");
        }
    }

    /** A question as it is written down for a sitting; with fresh deals the sitting's own name is the seed. */
    static Asked asked(int place, SetQuestion question, Deals deals, SittingId sitting, List<ClubPlay> club) {
        Question<?, ?> asked = deals == Deals.FRESH
                ? question.dealtAfresh(seed(sitting).deal(question.number()))
                : question.question();
        return asked(place, question.number(), asked.playedBy(club));
    }

    private static <P, A> Asked asked(int place, int original, Question<P, A> question) {
        return new Asked(
                place,
                original,
                question.decision().id(),
                question.decision().form().write(question.position()));
    }

    static Seed seed(SittingId sitting) {
        return seed(sitting.id());
    }

    /** The chance by which questions are drawn for a learner. */
    static Seed seed(AssignmentId assignment, LearnerId learner) {
        return seed(new UUID(
                assignment.id().getMostSignificantBits() ^ learner.id().getLeastSignificantBits(),
                assignment.id().getLeastSignificantBits() ^ learner.id().getMostSignificantBits()));
    }

    private static Seed seed(UUID id) {
        return new Seed(id.getMostSignificantBits() ^ id.getLeastSignificantBits());
    }

    /** A question as it stands in a sitting; what the author says is for the author's own cards. */
    static SittingQuestion read(Asked asked, SetQuestion original, Terms terms) {
        boolean fresh = terms.deals() == Deals.FRESH
                && original.dealing().isPresent()
                && !asked.position().equals(asked(0, 0, original.question()).position());
        return new SittingQuestion(
                asked.number(),
                asked.original(),
                fresh || asked.position().has(Decision.CLUB) ? Marking.question(asked) : original.question(),
                original.points(),
                original.note(),
                original.hint(),
                !fresh,
                original.overruling().filter(overruling -> !fresh));
    }

    static SittingQuestion preview(SetQuestion question, List<ClubPlay> club) {
        return new SittingQuestion(
                question.number(),
                question.number(),
                question.question().playedBy(club),
                question.points(),
                question.note(),
                question.hint(),
                true,
                question.overruling());
    }
}
