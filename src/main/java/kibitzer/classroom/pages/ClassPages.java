package kibitzer.classroom.pages;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * The pages of a class: its instructors write and order them, and say which the class reads. What the class reads is the page as
 * it was shown last, so that a draft may be unfinished at any time. Each call asks the gate anew.
 */
@Service
@Transactional
public class ClassPages {
    /** So many a class may have. */
    public static final int MOST = 100;

    private static final String OVERTAKEN = " (saved too late)";

    private final ClassGate gate;
    private final PageRows rows;
    private final PictureRows pictures;
    private final Clock clock;

    ClassPages(ClassGate gate, PageRows rows, PictureRows pictures, Clock clock) {
        this.gate = gate;
        this.rows = rows;
        this.pictures = pictures;
        this.clock = clock;
    }

    /**
     * All pages in their order, hidden ones too; those in which nothing stands are left out.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     */
    @Transactional(readOnly = true)
    public List<StoredPage> all(ClassroomId classroom, LearnerId who) {
        gate.requireInstructor(classroom, who);
        return rows.of(classroom).stream().filter(page -> !page.isBlank()).toList();
    }

    /**
     * The pages that the class reads, in their order.
     *
     * @throws NoSuchClass if there is none, or the one who asks is not in it
     */
    @Transactional(readOnly = true)
    public List<ShownPage> shown(ClassroomId classroom, LearnerId who) {
        gate.requireMember(classroom, who);
        return rows.of(classroom).stream()
                .flatMap(page -> page.shown().map(text -> new ShownPage(page.id(), text)).stream())
                .toList();
    }

    /**
     * A page with its draft.
     *
     * @throws NoSuchClass if there is no such page of the class, or the one who asks does not run it
     */
    @Transactional(readOnly = true)
    public StoredPage find(ClassroomId classroom, LearnerId who, PageId page) {
        gate.requireInstructor(classroom, who);
        return rows.find(classroom, page).orElseThrow(NoSuchClass::new);
    }

    /**
     * A page to be written: one that was begun and left as it was, if there is one.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws BadEntry if there are too many, or the class is archived
     */
    public PageId begin(ClassroomId classroom, LearnerId who) {
        requireOpen(classroom, who);
        return rows.of(classroom).stream()
                .filter(page -> page.isBlank() && page.revision() == 1)
                .map(StoredPage::id)
                .findFirst()
                .orElseGet(() -> insert(classroom, PageText.BLANK));
    }

    /**
     * Saves a draft in place of the one that was read. If a newer one stands there by now, that stays, and this one is kept as a
     * page of its own, hidden.
     *
     * @param revision of the draft that was read
     * @throws NoSuchClass if there is no such page of the class, or the one who asks does not run it
     * @throws BadEntry if the class is archived, or has no room for a page of its own
     */
    public SavedPage save(ClassroomId classroom, LearnerId who, PageId page, int revision, PageText draft) {
        requireOpen(classroom, who);
        if (rows.update(classroom, page, revision, draft, now())) {
            return new SavedPage.Kept(revision + 1);
        }
        requirePage(classroom, page);
        int room = PageText.LONGEST_TITLE - OVERTAKEN.length();
        String title = draft.name().length() > room ? draft.name().substring(0, room) : draft.name();
        PageId own = insert(classroom, new PageText(title + OVERTAKEN, draft.body()));
        List<PagePicture> there = pictures.of(page);
        if (hasRoomFor(there, classroom)) {
            there.forEach(picture -> pictures.insert(own, picture));
        }
        return new SavedPage.Overtaken(own);
    }

    /**
     * Shows the class the draft as it stands.
     *
     * @param revision of the draft that was read
     * @throws NoSuchClass if there is no such page of the class, or the one who asks does not run it
     * @throws BadEntry if it has no title or something is wrong in it, if it was changed meanwhile, or the class is archived
     */
    public void show(ClassroomId classroom, LearnerId who, PageId page, int revision) {
        requireOpen(classroom, who);
        StoredPage stored = rows.find(classroom, page).orElseThrow(NoSuchClass::new);
        if (stored.revision() != revision) {
            throw PageText.bad("The page was changed elsewhere meanwhile. Look at it again first.");
        }
        if (stored.draft().title().isBlank()) {
            throw PageText.bad("The page has no title yet.");
        }
        if (!stored.draft().checked().isSound()) {
            throw PageText.bad("Something on the page is wrong still: it is said where it is written.");
        }
        Set<Integer> there = pictures.of(page).stream().map(PagePicture::number).collect(Collectors.toSet());
        stored.draft().pictures().stream()
                .filter(number -> !there.contains(number))
                .findFirst()
                .ifPresent(number -> {
                    throw PageText.bad(
                            "There is no picture " + number + " of this page. Put one in, or take its block out.");
                });
        rows.show(page, now());
    }

    /**
     * Takes it out of the class's sight; the draft stays. What learners have answered on it is theirs.
     *
     * @throws NoSuchClass if there is no such page of the class, or the one who asks does not run it
     * @throws BadEntry if the class is archived
     */
    public void hide(ClassroomId classroom, LearnerId who, PageId page) {
        requireOpen(classroom, who);
        requirePage(classroom, page);
        rows.hide(page);
    }

    /**
     * Moves it among the pages in which something stands; beyond an end is that end.
     *
     * @param by how far: -1 is one nearer to the first
     * @throws NoSuchClass if there is no such page of the class, or the one who asks does not run it
     * @throws BadEntry if the class is archived
     */
    public void move(ClassroomId classroom, LearnerId who, PageId page, int by) {
        requireOpen(classroom, who);
        List<PageId> order =
                new ArrayList<>(all(classroom, who).stream().map(StoredPage::id).toList());
        int from = order.indexOf(page);
        if (from < 0) {
            throw new NoSuchClass();
        }
        order.remove(from);
        order.add(Math.clamp((long) from + by, 0, order.size()), page);
        rows.order(order);
    }

    /**
     * Deletes it, for the class too.
     *
     * @throws NoSuchClass if there is no such page of the class, or the one who asks does not run it
     * @throws BadEntry if the class is archived
     */
    public void delete(ClassroomId classroom, LearnerId who, PageId page) {
        requireOpen(classroom, who);
        requirePage(classroom, page);
        rows.delete(page);
    }

    /**
     * The pages in which something stands, to be taken over into another class.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     */
    @Transactional(readOnly = true)
    public List<PageCopy> copies(ClassroomId classroom, LearnerId who) {
        return all(classroom, who).stream()
                .map(page -> new PageCopy(page.draft(), page.shown(), pictures.of(page.id())))
                .toList();
    }

    /** Gives them to a class that has none; those that are shown are shown there. */
    public void take(ClassroomId to, List<PageCopy> copies) {
        copies.forEach(page -> {
            PageId made = rows.insert(to, page.draft(), page.shown(), now());
            page.pictures().forEach(picture -> pictures.insert(made, picture));
        });
    }

    private boolean hasRoomFor(List<PagePicture> more, ClassroomId classroom) {
        PictureRows.Kept kept = pictures.kept(classroom);
        long bytes = more.stream().mapToLong(one -> one.picture().size()).sum();
        return kept.pictures() + more.size() <= PagePictures.MOST && kept.bytes() + bytes <= PagePictures.MOST_BYTES;
    }

    private void requirePage(ClassroomId classroom, PageId page) {
        if (rows.find(classroom, page).isEmpty()) {
            throw new NoSuchClass();
        }
    }

    private PageId insert(ClassroomId classroom, PageText draft) {
        if (rows.of(classroom).size() >= MOST) {
            throw PageText.bad("A class has " + MOST + " pages at most. Delete one first.");
        }
        return rows.insert(classroom, draft, Optional.empty(), now());
    }

    private void requireOpen(ClassroomId classroom, LearnerId who) {
        Admission admission = gate.requireInstructor(classroom, who);
        if (admission.classroom().archived()) {
            throw PageText.bad("This class is archived: nothing is added.");
        }
        rows.hold(classroom);
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
