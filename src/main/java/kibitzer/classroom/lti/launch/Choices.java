package kibitzer.classroom.lti.launch;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.nimbusds.jwt.JWTClaimsSet;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.NoSuchAssignment;
import kibitzer.classroom.assignment.ResultsChanged;
import kibitzer.classroom.lti.key.TrainerKeys;
import kibitzer.classroom.lti.link.LinkRows;
import kibitzer.classroom.lti.message.Claims;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.classroom.lti.platform.PlatformAddress;
import kibitzer.classroom.lti.platform.Platforms;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Secret;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Choices under way, each for the instructor who came to make it. They are kept in memory for {@link #KEPT}: whoever finds theirs
 * gone opens it from the platform once more.
 */
@Service
public class Choices {
    static final Duration KEPT = Duration.ofHours(8);

    private static final Duration ANSWER = Duration.ofMinutes(5);
    private static final int MOST = 10_000;

    private final Platforms platforms;
    private final Assignments assignments;
    private final LinkRows links;
    private final TrainerKeys keys;
    private final ApplicationEventPublisher events;
    private final Clock clock;
    private final Cache<String, Choice> open =
            Caffeine.newBuilder().maximumSize(MOST).expireAfterWrite(KEPT).build();

    Choices(
            Platforms platforms,
            Assignments assignments,
            LinkRows links,
            TrainerKeys keys,
            ApplicationEventPublisher events,
            Clock clock) {
        this.platforms = platforms;
        this.assignments = assignments;
        this.links = links;
        this.keys = keys;
        this.events = events;
        this.clock = clock;
    }

    /** A number by which whoever is to choose finds the choice. */
    public String begin(Choice choice) {
        String number = Secret.fresh().text();
        open.put(number, choice);
        return number;
    }

    /** A choice; empty if it is gone, or another's. */
    public Optional<Choice> find(String number, LearnerId who) {
        return Optional.ofNullable(open.getIfPresent(number))
                .filter(choice -> choice.who().equals(who));
    }

    /**
     * Keeps what was chosen for an activity that is there.
     *
     * @throws NoSuchAssignment if it is no assignment of the class, or whoever chooses does not run that
     */
    @Transactional
    public void keep(Choice choice, Choice.Keep purpose, AssignmentId chosen) {
        Assignment assignment = own(choice, chosen);
        links.bind(purpose.link(), assignment.id());
        events.publishEvent(new ResultsChanged(assignment.id(), Optional.empty()));
    }

    /**
     * What a platform is sent.
     *
     * @param origin of {@code to}
     * @param message the signed answer
     */
    public record DeepLinkingResponse(URI to, String origin, String message) {}

    /**
     * The answer that makes an activity of what was chosen (Deep Linking 2.0, 4.5).
     *
     * @param launch the trainer's address for launches
     * @throws NoSuchAssignment as {@link #keep}, or if the platform is registered no more
     */
    @Transactional(readOnly = true)
    public DeepLinkingResponse answer(Choice choice, Choice.Answer purpose, AssignmentId chosen, URI launch) {
        Platform platform = platforms.find(choice.platform()).orElseThrow(NoSuchAssignment::new);
        Assignment assignment = own(choice, chosen);
        Instant now = clock.instant();
        JWTClaimsSet.Builder claims = new JWTClaimsSet.Builder()
                .issuer(platform.clientId())
                .audience(platform.issuer())
                .issueTime(Date.from(now))
                .expirationTime(Date.from(now.plus(ANSWER)))
                .claim("nonce", Secret.fresh().text())
                .claim(Claims.CORE + "message_type", "LtiDeepLinkingResponse")
                .claim(Claims.CORE + "version", Claims.VERSION)
                .claim(Claims.CORE + "deployment_id", purpose.deployment())
                .claim(Claims.DEEP_LINKING + "content_items", List.of(item(assignment, purpose, launch)));
        purpose.data().ifPresent(data -> claims.claim(Claims.DEEP_LINKING + "data", data));
        return new DeepLinkingResponse(
                purpose.returnTo(), PlatformAddress.origin(purpose.returnTo()), keys.sign(claims.build()));
    }

    private Map<String, Object> item(Assignment assignment, Choice.Answer purpose, URI launch) {
        Map<String, Object> item = new LinkedHashMap<>();
        item.put("type", "ltiResourceLink");
        item.put("title", assignment.terms().title());
        item.put("url", launch.toString());
        item.put("custom", Map.of(Launches.ASSIGNMENT, assignment.id().toString()));
        item.put("available", Map.of("startDateTime", assignment.terms().opens().toString()));
        item.put("submission", Map.of("endDateTime", assignment.terms().due().toString()));
        if (purpose.withLineItem()) {
            item.put(
                    "lineItem",
                    Map.of(
                            "label",
                            assignment.terms().title(),
                            "scoreMaximum",
                            Math.max(1, assignments.points(assignment)),
                            "resourceId",
                            assignment.id().toString()));
        }
        return item;
    }

    private Assignment own(Choice choice, AssignmentId chosen) {
        return assignments
                .find(choice.who(), chosen)
                .filter(found -> found.classroom().equals(choice.classroom())
                        && found.withdrawn().isEmpty())
                .orElseThrow(NoSuchAssignment::new);
    }
}
