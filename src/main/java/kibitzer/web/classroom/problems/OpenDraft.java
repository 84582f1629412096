package kibitzer.web.classroom.problems;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.problems.Draft;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.problems.NoSuchSet;
import kibitzer.classroom.problems.SaveResult;
import kibitzer.classroom.problems.StoredDraft;
import kibitzer.content.problemset.SetReading.QuestionReading;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/** A draft on somebody's page: every change is stored at once, and whoever listens is told how that went. */
public final class OpenDraft {
    private static final Logger LOG = LoggerFactory.getLogger(OpenDraft.class);

    /** What was typed in between is forgotten now and then. */
    private static final int MOST_REMEMBERED = 2 * Draft.MOST_QUESTIONS;

    private final Drafts drafts;
    private final LearnerId author;
    private final Map<DraftQuestion, QuestionReading> readings = new HashMap<>();
    private final List<Consumer<SaveState>> listeners = new ArrayList<>();
    private ProblemSetId id;
    private int revision;
    private Draft draft;

    public OpenDraft(Drafts drafts, LearnerId author, StoredDraft stored) {
        this.drafts = drafts;
        this.author = author;
        this.id = stored.id();
        this.revision = stored.revision();
        this.draft = stored.draft();
    }

    public ProblemSetId id() {
        return id;
    }

    public Draft draft() {
        return draft;
    }

    /** How the trainer reads a question; remembered while the draft is open, for it may have to be dealt. */
    public QuestionReading reading(DraftQuestion question) {
        if (readings.size() > MOST_REMEMBERED) {
            readings.keySet().retainAll(draft.questions());
        }
        return readings.computeIfAbsent(question, DraftQuestion::reading);
    }

    /** Told after every change and every try to store it. */
    public void onSave(Consumer<SaveState> listener) {
        listeners.add(listener);
    }

    /**
     * Changes the draft and stores it; a change that is refused leaves it as it was.
     *
     * @return false if it was refused
     */
    public boolean change(UnaryOperator<Draft> change) {
        try {
            draft = change.apply(draft);
        } catch (BadQuestion refused) {
            tell(new SaveState.NotStored(refused.getMessage() + "."));
            return false;
        }
        store();
        return true;
    }

    /** Tries to store what is on the page. */
    public void store() {
        try {
            switch (drafts.save(author, id, revision, draft)) {
                case SaveResult.Kept(int next) -> {
                    revision = next;
                    tell(new SaveState.Stored());
                }
                case SaveResult.Overtaken(ProblemSetId own) -> {
                    ProblemSetId newer = id;
                    id = own;
                    drafts.find(author, own).ifPresent(copy -> {
                        revision = copy.revision();
                        draft = copy.draft();
                    });
                    tell(new SaveState.Overtaken(newer));
                }
            }
        } catch (BadQuestion refused) {
            tell(new SaveState.NotStored(refused.getMessage() + "."));
        } catch (NoSuchSet gone) {
            tell(new SaveState.NotStored("You are no author of this set any more. Export it to keep what is here."));
        } catch (DataAccessException | TransactionException fault) {
            LOG.error("The draft {} was not stored", id, fault);
            tell(new SaveState.NotStored("It could not be stored just now; the next change tries again."));
        }
    }

    private void tell(SaveState state) {
        listeners.forEach(listener -> listener.accept(state));
    }
}
