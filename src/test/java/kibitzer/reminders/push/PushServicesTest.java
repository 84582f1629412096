package kibitzer.reminders.push;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever holds a browser may name any address; the trainer calls only what it should. */
class PushServicesTest {
    private static final PushSettings SETTINGS = new PushSettings(
            List.of("fcm.googleapis.com", " Push.Services.Mozilla.com", "http://push.school.test:8080"), "");

    private static PushServices at(String address) {
        return new PushServices(SETTINGS, host -> new InetAddress[] {InetAddress.getByName(address)});
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://fcm.googleapis.com/fcm/send/abc:def",
                "https://FCM.googleapis.com:443/wp/1",
                "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
                "http://push.school.test:8080/push/1"
            })
    void servicesThatAreKnown(String endpoint) {
        assertThat(at("142.250.1.1").known(endpoint)).contains(URI.create(endpoint));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://fcm.googleapis.com/fcm/send/abc",
                "https://fcm.googleapis.com:8443/fcm/send/abc",
                "https://anna@fcm.googleapis.com/fcm/send/abc",
                "https://fcm.googleapis.com@cards.test/1",
                "https://fcm.googleapis.com.cards.test/1",
                "https://evilfcm.googleapis.com.test/1",
                "https://notfcm.googleapis.com/1",
                "https://fcm.googleapis.com/1#part",
                "https://127.0.0.1/1",
                "https://[::1]/1",
                "https://169.254.169.254/latest/meta-data",
                "https://localhost/1",
                "http://push.school.test/push/1",
                "https://push.school.test:8080/push/1",
                "file:///etc/passwd",
                "jar:https://fcm.googleapis.com/1!/2",
                "/push/1",
                "https://fcm.googleapis.com/a b",
                ""
            })
    void nothingElse(String endpoint) {
        assertThat(at("142.250.1.1").known(endpoint)).isEmpty();
    }

    @Test
    void noAddressWithoutEnd() {
        assertThat(at("142.250.1.1").known("https://fcm.googleapis.com/" + "a".repeat(PushSubscription.LONGEST)))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1",
                "0.0.0.0",
                "10.1.2.3",
                "172.16.0.1",
                "192.168.1.1",
                "169.254.169.254",
                "100.64.0.1",
                "224.0.0.1",
                "::1",
                "::",
                "fe80::1",
                "fd00::1",
                "::ffff:127.0.0.1"
            })
    void aNameThatPointsInsideIsNotCalled(String address) throws UnknownHostException {
        assertThat(at(address).isReachable(URI.create("https://fcm.googleapis.com/1")))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"142.250.1.1", "100.128.0.1", "2a00:1450:4001::1"})
    void onThePublicInternetItIs(String address) throws UnknownHostException {
        assertThat(at(address).isReachable(URI.create("https://fcm.googleapis.com/1")))
                .isTrue();
    }

    @Test
    void whatWasWrittenDownAsAnOriginMayBeInside() throws UnknownHostException {
        assertThat(at("10.1.2.3").isReachable(URI.create("http://push.school.test:8080/push/1")))
                .isTrue();
    }

    @Test
    void aContactIsAnAddress() {
        assertThatThrownBy(() -> new PushSettings(List.of(), "cards@example.org"))
                .hasMessageContaining("kibitzer.reminders.contact")
                .hasMessageContaining("mailto:cards@example.org");
    }
}
