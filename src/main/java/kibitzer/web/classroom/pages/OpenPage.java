package kibitzer.web.classroom.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.pages.ClassPages;
import kibitzer.classroom.pages.PageId;
import kibitzer.classroom.pages.PageText;
import kibitzer.classroom.pages.SavedPage;
import kibitzer.classroom.pages.StoredPage;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/** A draft on somebody's page: every change is stored at once, and whoever listens is told how that went. */
final class OpenPage {
    private static final Logger LOG = LoggerFactory.getLogger(OpenPage.class);

    /** How what stands on the page is to what is stored. */
    sealed interface Standing {
        record Stored() implements Standing {}

        /** @param why what kept it from being stored, and what to do */
        record NotStored(String why) implements Standing {}

        /** @param newer where the newer draft stands; this one goes on as a page of its own */
        record Overtaken(PageId newer) implements Standing {}
    }

    private final ClassPages pages;
    private final ClassroomId classroom;
    private final LearnerId writer;
    private final List<Consumer<Standing>> listeners = new ArrayList<>();
    private PageId id;
    private int revision;
    private PageText text;
    private Supplier<PageText> wanted;

    OpenPage(ClassPages pages, LearnerId writer, StoredPage stored) {
        this.pages = pages;
        this.writer = writer;
        this.classroom = stored.classroom();
        this.id = stored.id();
        this.revision = stored.revision();
        this.text = stored.draft();
        this.wanted = stored::draft;
    }

    ClassroomId classroom() {
        return classroom;
    }

    PageId id() {
        return id;
    }

    PageText text() {
        return text;
    }

    /** Told after every try to store. */
    void onSave(Consumer<Standing> listener) {
        listeners.add(listener);
    }

    /**
     * Stores another text; one that is refused leaves what is stored as it was, and is tried again by {@link #store}.
     *
     * @param now what stands on the page; throws BadEntry if it cannot be stored
     * @return false if it was refused
     */
    boolean change(Supplier<PageText> now) {
        wanted = now;
        return store();
    }

    /**
     * Tries to store what is on the page.
     *
     * @return false if it is not stored
     */
    boolean store() {
        try {
            text = wanted.get();
            wanted = () -> text;
            switch (pages.save(classroom, writer, id, revision, text)) {
                case SavedPage.Kept(int next) -> {
                    revision = next;
                    tell(new Standing.Stored());
                }
                case SavedPage.Overtaken(PageId own) -> {
                    PageId newer = id;
                    StoredPage copy = pages.find(classroom, writer, own);
                    id = own;
                    revision = copy.revision();
                    text = copy.draft();
                    tell(new Standing.Overtaken(newer));
                }
            }
            return true;
        } catch (BadEntry refused) {
            tell(new Standing.NotStored(refused.says()));
        } catch (NoSuchClass gone) {
            tell(new Standing.NotStored(
                    "The page was deleted, or you do not run this class any more. Copy the text to keep it."));
        } catch (DataAccessException | TransactionException fault) {
            LOG.error("The page {} was not stored", id, fault);
            tell(new Standing.NotStored("It could not be stored just now; the next change tries again."));
        }
        return false;
    }

    private void tell(Standing standing) {
        listeners.forEach(listener -> listener.accept(standing));
    }
}
