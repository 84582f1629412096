package kibitzer.web.classroom.pages;

import java.util.Optional;
import kibitzer.accounts.SignedIn;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.pages.PageId;
import kibitzer.classroom.pages.PagePictures;
import kibitzer.classroom.picture.Picture;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The pictures of the pages of a class, for who may see them; for anybody else there is none. */
@RestController
class PictureFiles {
    private static final String ADDRESS = "/class/{id}/page/{page}/picture/{number}";

    private final PagePictures pictures;

    PictureFiles(PagePictures pictures) {
        this.pictures = pictures;
    }

    static String address(ClassroomId classroom, PageId page, int number) {
        return "/" + PageAddress.read(classroom, page) + "/picture/" + number;
    }

    @GetMapping(ADDRESS)
    ResponseEntity<byte[]> picture(@PathVariable String id, @PathVariable String page, @PathVariable String number) {
        LearnerId who = SignedIn.current().map(SignedIn::learner).orElseThrow(NoSuchClass::new);
        Picture picture =
                pictures.find(classroom(id), who, PageId.find(page).orElseThrow(NoSuchClass::new), number(number));
        return ResponseEntity.ok()
                .contentType(MediaType.parseMediaType(picture.kind().mediaType()))
                .cacheControl(CacheControl.noStore())
                .header(HttpHeaders.CONTENT_DISPOSITION, "inline")
                .body(picture.content());
    }

    private static ClassroomId classroom(String id) {
        return ClassroomId.find(id).orElseThrow(NoSuchClass::new);
    }

    private static int number(String text) {
        return Optional.of(text)
                .filter(digits -> digits.matches("[0-9]{1,5}"))
                .map(Integer::parseInt)
                .orElseThrow(NoSuchClass::new);
    }

    @ExceptionHandler(NoSuchClass.class)
    @ResponseStatus(HttpStatus.NOT_FOUND)
    void noSuchPicture() {}
}
