package kibitzer.classroom.lti.message;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.classroom.lti.message.Launch.Content;
import kibitzer.classroom.lti.message.Launch.Context;
import kibitzer.classroom.lti.message.Launch.DeepLinking;
import kibitzer.classroom.lti.message.Launch.GradeService;
import kibitzer.classroom.lti.message.Launch.Person;
import kibitzer.classroom.lti.message.Launch.ResourceLink;
import org.jspecify.annotations.Nullable;

/**
 * Reads the claims of a message (LTI Core 1.3, Deep Linking 2.0, Assignment and Grade Services 2.0, Names and Role Provisioning
 * Services 2.0). Who sent it is {@link IdTokens}' matter.
 */
public final class Claims {
    public static final String CORE = "https://purl.imsglobal.org/spec/lti/claim/";
    public static final String DEEP_LINKING = "https://purl.imsglobal.org/spec/lti-dl/claim/";
    public static final String GRADES = "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint";
    public static final String MEMBERS = "https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice";
    public static final String VERSION = "1.3.0";

    private static final String MEMBERSHIP = "http://purl.imsglobal.org/vocab/lis/v2/membership";
    private static final int LONGEST_ID = 255;
    private static final int LONGEST_ADDRESS = 2000;

    private Claims() {}

    /** @throws LaunchRefused if it is no message that the trainer takes */
    public static Launch read(Map<String, Object> claims) {
        String type = required(claims, CORE + "message_type");
        String version = required(claims, CORE + "version");
        if (!version.equals(VERSION)) {
            throw new LaunchRefused(Fault.NOT_UNDERSTOOD, "version is " + version + ", expected " + VERSION);
        }
        String deployment = id(CORE + "deployment_id", required(claims, CORE + "deployment_id"));
        Content content = switch (type) {
            case "LtiResourceLinkRequest" -> resourceLink(claims);
            case "LtiDeepLinkingRequest" -> deepLinking(claims);
            default -> throw new LaunchRefused(Fault.NOT_UNDERSTOOD, "message_type is " + type);
        };
        String subject = text(claims, "sub")
                .orElseThrow(() -> new LaunchRefused(Fault.NOBODY, "sub is missing: an anonymous launch"));
        return new Launch(
                deployment,
                new Person(id("sub", subject), name(claims), instructs(texts(claims.get(CORE + "roles")))),
                object(claims, CORE + "context").map(Claims::context),
                object(claims, GRADES).map(Claims::grades),
                object(claims, MEMBERS).flatMap(service -> address(service, "context_memberships_url")),
                object(claims, CORE + "launch_presentation")
                        .flatMap(shown -> text(shown, "document_target"))
                        .filter("iframe"::equals)
                        .isPresent(),
                content);
    }

    /**
     * True if one of the roles is to teach in the course: instructor, or one that the vocabulary lists under it, such as a
     * teaching assistant. Who teaches somewhere in the institution does not thereby teach the course.
     */
    public static boolean instructs(Collection<String> roles) {
        return roles.stream()
                .anyMatch(role -> role.equals(MEMBERSHIP + "#Instructor")
                        || role.startsWith(MEMBERSHIP + "/Instructor#")
                        || role.equals("Instructor"));
    }

    /** How a platform names somebody; also in the list of members. */
    public static Optional<String> name(Map<String, Object> claims) {
        return text(claims, "name")
                .or(() -> Optional.of(Stream.of("given_name", "family_name")
                                .flatMap(part -> text(claims, part).stream())
                                .collect(Collectors.joining(" ")))
                        .filter(name -> !name.isEmpty()));
    }

    private static ResourceLink resourceLink(Map<String, Object> claims) {
        Map<String, Object> link = object(claims, CORE + "resource_link")
                .orElseThrow(() -> new LaunchRefused(Fault.NOT_UNDERSTOOD, "resource_link is missing"));
        Map<String, String> custom = new LinkedHashMap<>();
        object(claims, CORE + "custom")
                .ifPresent(given -> given.forEach((name, value) -> {
                    if (value instanceof String text) {
                        custom.put(name, text);
                    }
                }));
        return new ResourceLink(id("resource_link.id", required(link, "id")), text(link, "title"), custom);
    }

    private static DeepLinking deepLinking(Map<String, Object> claims) {
        Map<String, Object> settings = object(claims, DEEP_LINKING + "deep_linking_settings")
                .orElseThrow(() -> new LaunchRefused(Fault.NOT_UNDERSTOOD, "deep_linking_settings is missing"));
        return new DeepLinking(
                address(settings, "deep_link_return_url")
                        .orElseThrow(() -> new LaunchRefused(
                                Fault.NOT_UNDERSTOOD, "deep_link_return_url is missing or no address")),
                text(settings, "data"),
                texts(settings.get("accept_types")).contains("ltiResourceLink"),
                !Boolean.FALSE.equals(settings.get("accept_lineitem")));
    }

    private static Context context(Map<String, Object> context) {
        return new Context(
                id("context.id", required(context, "id")),
                text(context, "title").or(() -> text(context, "label")));
    }

    private static GradeService grades(Map<String, Object> service) {
        return new GradeService(
                texts(service.get("scope")).stream()
                        .filter(Set.of(GradeService.SCORE, GradeService.LINE_ITEM)::contains)
                        .collect(Collectors.toSet()),
                address(service, "lineitems"),
                address(service, "lineitem"));
    }

    private static String required(Map<String, Object> claims, String name) {
        return text(claims, name)
                .orElseThrow(() -> new LaunchRefused(Fault.NOT_UNDERSTOOD, name + " is missing or empty"));
    }

    private static String id(String what, String id) {
        if (id.length() > LONGEST_ID) {
            throw new LaunchRefused(Fault.NOT_UNDERSTOOD, what + " is longer than " + LONGEST_ID + " signs");
        }
        return id;
    }

    private static Optional<String> text(Map<String, Object> claims, String name) {
        return Optional.ofNullable(claims.get(name))
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .map(String::strip)
                .filter(text -> !text.isEmpty());
    }

    private static Optional<URI> address(Map<String, Object> claims, String name) {
        return text(claims, name)
                .filter(text -> text.length() <= LONGEST_ADDRESS)
                .flatMap(text -> {
                    try {
                        return Optional.of(new URI(text)).filter(address -> address.getHost() != null);
                    } catch (URISyntaxException unreadable) {
                        return Optional.<URI>empty();
                    }
                });
    }

    @SuppressWarnings("unchecked") // the keys of a JSON object are texts
    private static Optional<Map<String, Object>> object(Map<String, Object> claims, String name) {
        return claims.get(name) instanceof Map<?, ?> found
                ? Optional.of((Map<String, Object>) found)
                : Optional.empty();
    }

    private static List<String> texts(@Nullable Object list) {
        return list instanceof Collection<?> all
                ? all.stream()
                        .filter(String.class::isInstance)
                        .map(String.class::cast)
                        .distinct()
                        .toList()
                : List.of();
    }
}
