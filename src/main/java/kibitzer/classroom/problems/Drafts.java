package kibitzer.classroom.problems;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kibitzer.accounts.Account;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.Role;
import kibitzer.classroom.ProblemSetId;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Secret;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * The drafts of problem sets. Whoever is an author of one may read, save, share and put it away; to everybody else it is not
 * there, unless they have the link by which it is shared.
 */
@Service
@Transactional
public class Drafts {
    private static final int MOST_AUTHORS = 20;
    private static final String COPY = " (copy)";
    private static final String OVERTAKEN = " (saved too late)";

    private final DraftRows rows;
    private final Accounts accounts;
    private final Clock clock;

    Drafts(DraftRows rows, Accounts accounts, Clock clock) {
        this.rows = rows;
        this.accounts = accounts;
        this.clock = clock;
    }

    /**
     * Stores a new set.
     *
     * @throws BadQuestion if it is too large
     */
    public ProblemSetId create(LearnerId author, Draft draft) {
        ProblemSetId set = ProblemSetId.fresh();
        rows.insert(set, draft, author, now());
        return set;
    }

    /**
     * A set in which nothing stands yet: the one that the author began and left as it was, if there is one. It is in no list
     * before something is written in it.
     *
     * @param named the author's name for others
     */
    public ProblemSetId blank(LearnerId author, String named) {
        return rows.by(author).stream()
                .filter(StoredDraft::isBlank)
                .map(StoredDraft::id)
                .filter(set -> rows.authors(set).equals(List.of(author)))
                .findFirst()
                .orElseGet(() -> create(author, Draft.untitled(named)));
    }

    /** A draft, for one of its authors; empty for anybody else. */
    @Transactional(readOnly = true)
    public Optional<StoredDraft> find(LearnerId author, ProblemSetId set) {
        return isAuthor(author, set) ? rows.find(set) : Optional.empty();
    }

    @Transactional(readOnly = true)
    public boolean isAuthor(LearnerId author, ProblemSetId set) {
        return rows.authors(set).contains(author);
    }

    /** The drafts of an author in which something stands, those that were put away among them, the latest changed first. */
    @Transactional(readOnly = true)
    public List<StoredDraft> of(LearnerId author) {
        return rows.by(author).stream().filter(set -> !set.isBlank()).toList();
    }

    /**
     * Saves a draft in place of the one that was read. If a newer one stands there by now, that stays, and this one is kept
     * as a set of the author's own.
     *
     * @param revision of the draft that was read
     * @throws NoSuchSet if it is not the author's
     * @throws BadQuestion if it is too large
     */
    public SaveResult save(LearnerId author, ProblemSetId set, int revision, Draft draft) {
        check(author, set);
        return rows.update(set, revision, draft, now())
                ? new SaveResult.Kept(revision + 1)
                : new SaveResult.Overtaken(create(author, renamed(draft, OVERTAKEN)));
    }

    /** A copy of one's own; with the link of a shared one, or for a set that ships, {@link #create} does the same. */
    public ProblemSetId duplicate(LearnerId author, ProblemSetId set) {
        return create(author, copied(own(author, set).draft()));
    }

    /** The same under a name that says so. */
    public static Draft copied(Draft draft) {
        return renamed(draft, COPY);
    }

    private static Draft renamed(Draft draft, String ending) {
        String title = draft.shownTitle().orElse("Untitled");
        int room = Draft.LONGEST_TITLE - ending.length();
        return draft.titled((title.length() > room ? title.substring(0, room) : title) + ending);
    }

    /** Puts a set away, or takes it out again. */
    public void archive(LearnerId author, ProblemSetId set, boolean archived) {
        check(author, set);
        rows.archive(set, archived ? Optional.of(now()) : Optional.empty());
    }

    /** The token of the link by which other instructors may read the set; the same until it is withdrawn. */
    public String share(LearnerId author, ProblemSetId set) {
        check(author, set);
        Optional<String> token = rows.lock(set).flatMap(StoredDraft::shareToken);
        return token.orElseGet(() -> {
            String fresh = Secret.fresh().text();
            rows.share(set, Optional.of(fresh));
            return fresh;
        });
    }

    /** The link opens nothing any more. */
    public void withdrawShare(LearnerId author, ProblemSetId set) {
        check(author, set);
        rows.share(set, Optional.empty());
    }

    /** What a link shows; empty if it was withdrawn or never was. */
    @Transactional(readOnly = true)
    public Optional<Draft> shared(String token) {
        return rows.shared(token).map(StoredDraft::draft);
    }

    /** Who may edit the set, by name. */
    @Transactional(readOnly = true)
    public List<Account> authors(LearnerId author, ProblemSetId set) {
        check(author, set);
        return rows.authors(set).stream()
                .flatMap(learner -> accounts.find(learner).stream())
                .sorted(Comparator.comparing(account -> account.name().text()))
                .toList();
    }

    /**
     * Lets another instructor edit the set.
     *
     * @throws BadQuestion if no instructor has this name
     */
    public void addAuthor(LearnerId author, ProblemSetId set, String name) {
        check(author, set);
        Account other = accounts.named(name)
                .filter(account -> account.role().atLeast(Role.INSTRUCTOR) && !account.disabled())
                .orElseThrow(() -> new BadQuestion("name", "nobody who teaches is called so", "an instructor's name"));
        List<LearnerId> authors = rows.authors(set);
        if (authors.size() >= MOST_AUTHORS) {
            throw new BadQuestion("authors", authors.size() + " already", "at most " + MOST_AUTHORS);
        }
        if (!authors.contains(other.learner())) {
            rows.insertAuthor(set, other.learner());
        }
    }

    /**
     * Takes the set out of an author's hands, one's own or another's.
     *
     * @throws BadQuestion if it is the only one
     */
    public void removeAuthor(LearnerId author, ProblemSetId set, LearnerId leaving) {
        check(author, set);
        rows.lock(set);
        if (rows.authors(set).equals(List.of(leaving))) {
            throw new BadQuestion("authors", "you are the only author", "another author first, or put the set away");
        }
        rows.deleteAuthor(set, leaving);
    }

    private StoredDraft own(LearnerId author, ProblemSetId set) {
        return find(author, set).orElseThrow(NoSuchSet::new);
    }

    private void check(LearnerId author, ProblemSetId set) {
        if (!isAuthor(author, set)) {
            throw new NoSuchSet();
        }
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
