package kibitzer.classroom.pages;

import java.util.List;
import java.util.Optional;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.picture.Picture;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * The pictures of the pages of a class. Who runs the class sees all of a page, the class those that are named where it reads. Each call
 * asks the gate anew.
 */
@Service
@Transactional
public class PagePictures {
    /** So many a class may have on all its pages. */
    public static final int MOST = 40;

    /** Bytes of all of them. */
    public static final int MOST_BYTES = 2 << 20;

    private final ClassGate gate;
    private final PageRows pages;
    private final PictureRows rows;

    PagePictures(ClassGate gate, PageRows pages, PictureRows rows) {
        this.gate = gate;
        this.pages = pages;
        this.rows = rows;
    }

    /**
     * All of a page, by number.
     *
     * @throws NoSuchClass if there is no such page of the class, or the one who asks does not run it
     */
    @Transactional(readOnly = true)
    public List<PagePicture> of(ClassroomId classroom, LearnerId who, PageId page) {
        gate.requireInstructor(classroom, who);
        require(classroom, page);
        return rows.of(page);
    }

    /**
     * A picture for whoever may see it.
     *
     * @throws NoSuchClass if there is none, or not for the one who asks
     */
    @Transactional(readOnly = true)
    public Picture find(ClassroomId classroom, LearnerId who, PageId page, int number) {
        Admission admission = gate.requireMember(classroom, who);
        Optional<PageText> shown = require(classroom, page).shown();
        if (!admission.instructs()
                && shown.filter(text -> text.pictures().contains(number)).isEmpty()) {
            throw new NoSuchClass();
        }
        return rows.find(page, number).map(PagePicture::picture).orElseThrow(NoSuchClass::new);
    }

    /**
     * Keeps a picture with a page.
     *
     * @return the number by which the text names it
     * @throws NoSuchClass if there is no such page of the class, or the one who asks does not run it
     * @throws BadEntry if the class has no room for it, or is archived
     */
    public int add(ClassroomId classroom, LearnerId who, PageId page, Picture picture) {
        requireOpen(classroom, who, page);
        PictureRows.Kept kept = rows.kept(classroom);
        if (kept.pictures() >= MOST || kept.bytes() + picture.size() > MOST_BYTES) {
            throw PageText.bad("A class has " + MOST + " pictures and " + (MOST_BYTES >> 20)
                    + " MB of them at most. Take one away first.");
        }
        int number = rows.free(page);
        rows.insert(page, new PagePicture(number, picture));
        return number;
    }

    /**
     * Takes a picture away.
     *
     * @throws NoSuchClass if there is no such page of the class, or the one who asks does not run it
     * @throws BadEntry if the class sees it, or is archived
     */
    public void remove(ClassroomId classroom, LearnerId who, PageId page, int number) {
        boolean seen = requireOpen(classroom, who, page)
                .shown()
                .filter(text -> text.pictures().contains(number))
                .isPresent();
        if (seen) {
            throw PageText.bad("The class sees picture " + number
                    + ". Take it out of the text, show the class the changes, and take it away then.");
        }
        rows.delete(page, number);
    }

    private StoredPage requireOpen(ClassroomId classroom, LearnerId who, PageId page) {
        if (gate.requireInstructor(classroom, who).classroom().archived()) {
            throw PageText.bad("This class is archived: nothing is changed.");
        }
        pages.hold(classroom);
        return require(classroom, page);
    }

    private StoredPage require(ClassroomId classroom, PageId page) {
        return pages.find(classroom, page).orElseThrow(NoSuchClass::new);
    }
}
