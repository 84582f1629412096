package kibitzer.web.classroom.lti;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.component.textfield.TextField;
import java.net.URI;
import java.time.ZoneId;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.classroom.lti.platform.PlatformAddress;
import kibitzer.classroom.lti.platform.PlatformId;
import kibitzer.web.classroom.ZoneField;

/** What an administrator enters of a platform. */
final class PlatformFields {
    private final TextField name = field("Name", "As people know it, such as Moodle of Westfield School.");
    private final TextField site =
            field("Address of the platform", "With it the buttons below fill in what is the same everywhere.");
    private final TextField issuer = field("Issuer (platform ID)", "");
    private final TextField client = field("Client ID", "");
    private final TextArea deployments = area("Deployment IDs", "One a line. Only from these it may open the trainer.");
    private final TextField authorization = field("Address for authentication requests", "");
    private final TextField token = field("Address for access tokens", "");
    private final TextField keys = field("Address of its key set", "");
    private final TextField audience =
            field("Audience of token requests", "Only if the platform names one; else it is the address for tokens.");
    private final TextArea origins = area(
            "Further addresses",
            "One a line: other hosts at which it has frames, lists and gradebooks, such as https://school.instructure.com.");
    private final ZoneField zone;

    PlatformFields(ZoneId usual) {
        zone = new ZoneField(usual);
    }

    PlatformFields(Platform platform) {
        this(platform.zone());
        name.setValue(platform.name());
        issuer.setValue(platform.issuer());
        client.setValue(platform.clientId());
        deployments.setValue(String.join("\n", platform.deployments()));
        authorization.setValue(platform.authorization().toString());
        token.setValue(platform.token().toString());
        keys.setValue(platform.keys().toString());
        audience.setValue(platform.audience().orElse(""));
        origins.setValue(String.join("\n", platform.origins()));
    }

    /** For a new one, with what the best known platforms have in common. */
    List<Component> forNew() {
        NativeButton moodle = new NativeButton("Fill in for Moodle", click -> moodle());
        NativeButton canvas = new NativeButton("Fill in for Canvas", click -> canvas());
        Div buttons = new Div(moodle, canvas);
        buttons.addClassName("kb-actions");
        List.of(moodle, canvas).forEach(button -> {
            button.addClassName("kb-button");
            button.getElement().setAttribute("type", "button");
        });
        return Stream.concat(Stream.of(site, buttons), all().stream()).toList();
    }

    List<Component> all() {
        return List.of(name, issuer, client, deployments, authorization, token, keys, origins, audience, zone);
    }

    private void moodle() {
        String root = site.getValue().strip().replaceAll("/+$", "");
        issuer.setValue(root);
        authorization.setValue(root + "/mod/lti/auth.php");
        token.setValue(root + "/mod/lti/token.php");
        keys.setValue(root + "/mod/lti/certs.php");
        origins.setValue("");
    }

    private void canvas() {
        issuer.setValue("https://canvas.instructure.com");
        authorization.setValue("https://sso.canvaslms.com/api/lti/authorize_redirect");
        token.setValue("https://sso.canvaslms.com/login/oauth2/token");
        keys.setValue("https://sso.canvaslms.com/api/lti/security/jwks");
        origins.setValue(site.getValue().strip());
    }

    /** @throws BadEntry if something is missing or no address */
    Platform read(PlatformId id) {
        return new Platform(
                id,
                name.getValue(),
                issuer.getValue(),
                client.getValue(),
                address("The address for authentication requests", authorization),
                address("The address for access tokens", token),
                address("The address of the key set", keys),
                Optional.of(audience.getValue()),
                lines(origins),
                lines(deployments),
                zone.zone());
    }

    private static URI address(String what, TextField field) {
        return PlatformAddress.read(what, field.getValue());
    }

    private static Set<String> lines(TextArea area) {
        return area.getValue().lines().map(String::strip).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static TextField field(String label, String help) {
        TextField field = new TextField(label);
        field.setWidthFull();
        field.setHelperText(help);
        field.setMaxLength(PlatformAddress.LONGEST);
        return field;
    }

    private static TextArea area(String label, String help) {
        TextArea area = new TextArea(label);
        area.setWidthFull();
        area.setHelperText(help);
        area.setMinRows(1);
        area.setMaxLength(4000);
        return area;
    }
}
