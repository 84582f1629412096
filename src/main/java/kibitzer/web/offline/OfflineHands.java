package kibitzer.web.offline;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import kibitzer.http.AskingLimit;
import kibitzer.http.LearnerCookie;
import kibitzer.learning.DrillRound;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.mix.MixWish;
import kibitzer.learning.mix.Mixer;
import kibitzer.marking.Citations;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Deals the hands that a device keeps, near the strength of its learner, and says whose a device's answers may become. */
@RestController
class OfflineHands {
    /** Enough for an hour's way; with all verdicts some 300 kB, a tenth of it on the line. */
    static final int HANDS = 20;

    /** Questions whose answer is no single card, call or word are passed over. */
    private static final int MOST_DEALT = 3 * HANDS;

    private final Mixer mixer;
    private final LearnerCookie cookie;
    private final AskingLimit limit;
    private final Citations citations;

    OfflineHands(Mixer mixer, LearnerCookie cookie, AskingLimit limit, Citations citations) {
        this.mixer = mixer;
        this.cookie = cookie;
        this.limit = limit;
        this.citations = citations;
    }

    /**
     * What a device keeps.
     *
     * @param owner whose hands they are: answers to them are sent while the same learner is there only
     */
    record Pack(String owner, List<OfflineHand> hands) {}

    /** Whom the browser belongs to now; empty words for nobody yet. */
    record Owner(String owner) {}

    /**
     * Fresh hands with every visit; 429 with {@code Retry-After} for who asks too often.
     *
     * @param named the round that deals them: a learner who begins gets the same hands of the same round
     */
    @GetMapping("/offline/hands.json")
    ResponseEntity<Pack> hands(
            HttpServletRequest request,
            HttpServletResponse response,
            @RequestParam(name = "round") Optional<UUID> named) {
        Optional<Duration> wait = limit.ask(request, HANDS);
        if (wait.isPresent()) {
            return ResponseEntity.status(HttpStatus.TOO_MANY_REQUESTS)
                    .header(HttpHeaders.RETRY_AFTER, String.valueOf(wait.get().toSeconds()))
                    .build();
        }
        LearnerId learner = cookie.welcome(request, response);
        DrillRound round = named.map(DrillRound::new).orElseGet(DrillRound::fresh);
        List<OfflineHand> hands = IntStream.rangeClosed(1, MOST_DEALT)
                .mapToObj(number -> mixer.question(learner, MixWish.ANYTHING, round, number))
                .flatMap(Optional::stream)
                .flatMap(fresh -> OfflineHand.of(fresh, citations).stream())
                .limit(HANDS)
                .toList();
        return ResponseEntity.ok(new Pack(owner(learner), hands));
    }

    @GetMapping("/offline/owner.json")
    Owner owner(HttpServletRequest request) {
        return new Owner(cookie.find(request).map(OfflineHands::owner).orElse(""));
    }

    /** A name that tells learners of one device apart and tells nobody who they are. */
    private static String owner(LearnerId learner) {
        return UUID.nameUUIDFromBytes(("device " + learner).getBytes(StandardCharsets.UTF_8))
                .toString();
    }
}
