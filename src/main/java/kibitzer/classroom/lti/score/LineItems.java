package kibitzer.classroom.lti.score;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.stream.StreamSupport;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.lti.call.AccessTokens;
import kibitzer.classroom.lti.call.CallFailed;
import kibitzer.classroom.lti.call.PlatformHttp;
import kibitzer.classroom.lti.link.ActivityLink;
import kibitzer.classroom.lti.link.LinkRows;
import kibitzer.classroom.lti.message.Launch.GradeService;
import kibitzer.classroom.lti.platform.Platform;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The columns of platforms' gradebooks: an activity without one is given one, where the platform lets the trainer make it. */
@Component
class LineItems {
    private static final String ONE = "application/vnd.ims.lis.v2.lineitem+json";
    private static final String ALL = "application/vnd.ims.lis.v2.lineitemcontainer+json";

    private final PlatformHttp http;
    private final AccessTokens tokens;
    private final LinkRows links;
    private final Assignments assignments;

    LineItems(PlatformHttp http, AccessTokens tokens, LinkRows links, Assignments assignments) {
        this.http = http;
        this.tokens = tokens;
        this.links = links;
        this.assignments = assignments;
    }

    /**
     * @return empty if the activity has none, and the platform lets none be made
     * @throws CallFailed if the platform does not answer as it should
     */
    Optional<URI> of(Platform platform, ActivityLink link, Assignment assignment) {
        if (link.lineItem().isPresent()) {
            return link.lineItem();
        }
        if (link.lineItems().isEmpty() || !link.scopes().contains(GradeService.LINE_ITEM)) {
            return Optional.empty();
        }
        URI all = link.lineItems().get();
        Optional<URI> item = found(platform, link, all);
        if (item.isEmpty()) {
            item = Optional.of(made(platform, link, all, assignment));
        }
        links.lineItem(link.id(), item);
        return item;
    }

    private Optional<URI> found(Platform platform, ActivityLink link, URI all) {
        String query = (all.getRawQuery() == null ? "?" : "&") + "resource_link_id="
                + URLEncoder.encode(link.resource(), StandardCharsets.UTF_8);
        JsonNode items = http.get(
                        platform,
                        URI.create(all + query),
                        Map.of("Authorization", "Bearer " + token(platform, link), "Accept", ALL))
                .json();
        return StreamSupport.stream(items.spliterator(), false)
                .filter(item -> item.path("resourceLinkId").asString("").equals(link.resource()))
                .map(item -> item.path("id").asString(""))
                .filter(id -> !id.isEmpty())
                .findFirst()
                .map(LineItems::address);
    }

    private URI made(Platform platform, ActivityLink link, URI all, Assignment assignment) {
        String body = JsonNodeFactory.instance
                .objectNode()
                .put("label", assignment.terms().title())
                .put("scoreMaximum", Math.max(1, assignments.points(assignment)))
                .put("resourceLinkId", link.resource())
                .put("resourceId", assignment.id().toString())
                .toString();
        JsonNode made = http.post(
                        platform,
                        all,
                        Map.of("Authorization", "Bearer " + token(platform, link), "Content-Type", ONE, "Accept", ONE),
                        body)
                .json();
        return address(made.path("id").asString(""));
    }

    private String token(Platform platform, ActivityLink link) {
        return tokens.of(platform, link.scopes());
    }

    private static URI address(String text) {
        try {
            return URI.create(text);
        } catch (IllegalArgumentException unreadable) {
            throw new CallFailed("a line item has the id \"" + text + "\"; expected an address");
        }
    }
}
