package kibitzer.web.classroom.lti;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.util.Optional;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.lti.call.CallFailed;
import kibitzer.classroom.lti.message.Fault;
import kibitzer.classroom.lti.message.LaunchRefused;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.classroom.lti.platform.PlatformAddress;
import kibitzer.classroom.lti.registration.SelfRegistration;
import kibitzer.classroom.lti.registration.SelfRegistration.Invitation;
import kibitzer.classroom.lti.registration.ToolAddresses;
import kibitzer.http.PublicAddress;
import kibitzer.learning.learner.Secret;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The address that a platform opens to register itself (LTI Dynamic Registration 1.0, 3.2). */
@RestController
class RegistrationDoor {
    private final SelfRegistration registration;
    private final PublicAddress address;
    private final LtiPages pages;

    RegistrationDoor(SelfRegistration registration, PublicAddress address, LtiPages pages) {
        this.registration = registration;
        this.address = address;
        this.pages = pages;
    }

    @GetMapping("/" + LtiAddress.REGISTER)
    void register(
            @RequestParam(defaultValue = "") String invitation,
            @RequestParam(name = "openid_configuration", defaultValue = "") String configuration,
            @RequestParam(name = "registration_token") Optional<String> permit,
            HttpServletRequest request,
            HttpServletResponse response)
            throws IOException {
        try {
            Secret token = new Secret(invitation);
            Invitation allowed = registration
                    .find(token)
                    .orElseThrow(() -> new LaunchRefused(Fault.EXPIRED, "the link to register by is old, or used"));
            URI base = address.base(request)
                    .orElseThrow(() -> new LaunchRefused(
                            Fault.NOT_SET_UP,
                            "kibitzer.address (KIBITZER_ADDRESS) must say where people find the trainer"));
            Platform platform = registration.register(
                    token,
                    allowed,
                    PlatformAddress.read("openid_configuration", configuration),
                    permit,
                    new ToolAddresses(
                            LtiAddress.at(base, LtiAddress.LOGIN),
                            LtiAddress.at(base, LtiAddress.LAUNCH),
                            LtiAddress.at(base, LtiAddress.KEYS)));
            pages.registered(platform, allowed.origins(), request, response);
        } catch (CallFailed failed) {
            pages.refuse(
                    new LaunchRefused(Fault.NOT_GENUINE, "a platform could not register itself: " + failed.says()),
                    Optional.empty(),
                    request,
                    response);
        } catch (BadEntry bad) {
            pages.refuse(
                    new LaunchRefused(Fault.NOT_GENUINE, "a platform could not register itself: " + bad.says()),
                    Optional.empty(),
                    request,
                    response);
        } catch (LaunchRefused refused) {
            pages.refuse(refused, Optional.empty(), request, response);
        }
    }
}
