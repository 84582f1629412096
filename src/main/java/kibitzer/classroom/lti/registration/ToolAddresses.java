package kibitzer.classroom.lti.registration;

import java.net.URI;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The trainer's addresses, and how it presents itself to a platform. */
public record ToolAddresses(URI login, URI launch, URI keys) {
    static final String TOOL = "https://purl.imsglobal.org/spec/lti-tool-configuration";

    private static final String SCOPES = "https://purl.imsglobal.org/spec/lti-ags/scope/lineitem"
            + " https://purl.imsglobal.org/spec/lti-ags/scope/score"
            + " https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly";

    ObjectNode request() {
        ObjectNode request = JsonNodeFactory.instance
                .objectNode()
                .put("application_type", "web")
                .put("client_name", "Kibitzer")
                .put("initiate_login_uri", login.toString())
                .put("jwks_uri", keys.toString())
                .put("token_endpoint_auth_method", "private_key_jwt")
                .put("scope", SCOPES);
        request.putArray("response_types").add("id_token");
        request.putArray("grant_types").add("implicit").add("client_credentials");
        request.putArray("redirect_uris").add(launch.toString());
        ObjectNode tool = request.putObject(TOOL)
                .put("domain", launch.getRawAuthority())
                .put("description", "Card games: problem sets with verdicts and reasons.")
                .put("target_link_uri", launch.toString());
        tool.putArray("claims")
                .add("iss")
                .add("sub")
                .add("name")
                .add("given_name")
                .add("family_name");
        tool.putArray("messages")
                .addObject()
                .put("type", "LtiDeepLinkingRequest")
                .put("target_link_uri", launch.toString())
                .put("label", "Choose a problem set");
        return request;
    }
}
