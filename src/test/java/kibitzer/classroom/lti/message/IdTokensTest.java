package kibitzer.classroom.lti.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import kibitzer.classroom.lti.MockPlatform;
import kibitzer.classroom.lti.call.PlatformHttp;
import kibitzer.classroom.lti.call.PlatformKeys;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.learning.learner.Secret;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a message must be to be believed (LTI Core 1.3; 1EdTech Security Framework 1.0, 5.1.3). */
class IdTokensTest {
    private static final Instant NOW = Instant.parse("2026-11-27T18:00:00Z");
    private static final String NONCE = "a word for this login";

    private final MockPlatform mock = new MockPlatform();
    private final Platform platform = mock.platform();
    private final SetClock clock = new SetClock();
    private final IdTokens tokens = new IdTokens(new PlatformKeys(new PlatformHttp(), clock), clock);

    private static final class SetClock extends Clock {
        private Instant now = NOW;

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return now;
        }
    }

    @AfterEach
    void close() {
        mock.close();
    }

    private Map<String, Object> claims() {
        return mock.opening("u1", "Ann", "#Learner", "course", "activity");
    }

    private Launch check(String token) {
        return tokens.check(token, platform, new Secret(NONCE).hash());
    }

    private LaunchRefused refused(String token) {
        return catchThrowableOfType(LaunchRefused.class, () -> check(token));
    }

    @Test
    void aGenuineMessageIsBelieved() {
        Launch launch = check(mock.signed(claims(), NONCE, NOW));

        assertThat(launch.person().subject()).isEqualTo("u1");
        assertThat(launch.deployment()).isEqualTo(MockPlatform.DEPLOYMENT);
    }

    private static JWTClaimsSet.Builder usual(MockPlatform mock, Map<String, Object> claims) {
        JWTClaimsSet.Builder all = new JWTClaimsSet.Builder()
                .issuer(mock.issuer())
                .audience(MockPlatform.CLIENT)
                .issueTime(Date.from(NOW))
                .expirationTime(Date.from(NOW.plusSeconds(300)))
                .claim("nonce", NONCE);
        claims.forEach(all::claim);
        return all;
    }

    private static Arguments wrong(String what, Fault fault, String named, Consumer<JWTClaimsSet.Builder> change) {
        return Arguments.of(what, fault, named, change);
    }

    static Stream<Arguments> wrongClaims() {
        return Stream.of(
                wrong("another issuer", Fault.NOT_GENUINE, "iss", c -> c.issuer("https://evil.example")),
                wrong("no issuer", Fault.NOT_GENUINE, "iss", c -> c.issuer(null)),
                wrong("for another tool", Fault.NOT_GENUINE, "aud", c -> c.audience("another")),
                wrong("for nobody", Fault.NOT_GENUINE, "aud", c -> c.audience((String) null)),
                wrong(
                        "for several, and no azp",
                        Fault.NOT_GENUINE,
                        "azp",
                        c -> c.audience(List.of(MockPlatform.CLIENT, "another"))),
                wrong("azp is another", Fault.NOT_GENUINE, "azp", c -> c.claim("azp", "another")),
                wrong(
                        "expired more than a minute ago",
                        Fault.EXPIRED,
                        "exp",
                        c -> c.expirationTime(Date.from(NOW.minusSeconds(61)))),
                wrong("never expires", Fault.NOT_GENUINE, "exp", c -> c.expirationTime(null)),
                wrong(
                        "issued in more than a minute",
                        Fault.EXPIRED,
                        "iat",
                        c -> c.issueTime(Date.from(NOW.plusSeconds(62)))),
                wrong("issued an hour ago", Fault.EXPIRED, "iat", c -> c.issueTime(Date.from(NOW.minusSeconds(3600)))),
                wrong("never issued", Fault.NOT_GENUINE, "iat", c -> c.issueTime(null)),
                wrong("another login's nonce", Fault.NOT_GENUINE, "nonce", c -> c.claim("nonce", "another word")),
                wrong("no nonce", Fault.NOT_GENUINE, "nonce", c -> c.claim("nonce", null)),
                wrong(
                        "another deployment",
                        Fault.NOT_DEPLOYED,
                        "deployment-2",
                        c -> c.claim(MockPlatform.CORE + "deployment_id", "deployment-2")),
                wrong(
                        "no deployment",
                        Fault.NOT_UNDERSTOOD,
                        "deployment_id",
                        c -> c.claim(MockPlatform.CORE + "deployment_id", null)),
                wrong(
                        "another version",
                        Fault.NOT_UNDERSTOOD,
                        "version",
                        c -> c.claim(MockPlatform.CORE + "version", "1.1.0")),
                wrong(
                        "another message",
                        Fault.NOT_UNDERSTOOD,
                        "message_type",
                        c -> c.claim(MockPlatform.CORE + "message_type", "LtiSubmissionReviewRequest")),
                wrong("nobody", Fault.NOBODY, "sub", c -> c.subject(null)),
                wrong("an empty number for somebody", Fault.NOBODY, "sub", c -> c.subject(" ")),
                wrong(
                        "a number for somebody that is too long",
                        Fault.NOT_UNDERSTOOD,
                        "sub",
                        c -> c.subject("x".repeat(256))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongClaims")
    void whatIsNotAsItShouldBeIsRefusedAndNamed(
            String what, Fault fault, String named, Consumer<JWTClaimsSet.Builder> change) {
        JWTClaimsSet.Builder claims = usual(mock, claims());
        change.accept(claims);

        LaunchRefused refused = refused(mock.signed(claims.build()));

        assertThat(refused.fault()).isEqualTo(fault);
        assertThat(refused.reason()).contains(named);
    }

    @Test
    void withinAMinuteClocksMayDiffer() {
        assertThat(check(mock.signed(usual(mock, claims())
                                .issueTime(Date.from(NOW.plusSeconds(59)))
                                .expirationTime(Date.from(NOW.minusSeconds(59)))
                                .build()))
                        .person()
                        .subject())
                .isEqualTo("u1");
    }

    @Test
    void forSeveralIsTakenWhereAzpSaysWhoseItIs() {
        assertThat(check(mock.signed(usual(mock, claims())
                                .audience(List.of("another", MockPlatform.CLIENT))
                                .claim("azp", MockPlatform.CLIENT)
                                .build()))
                        .person()
                        .subject())
                .isEqualTo("u1");
    }

    @Test
    void aMessageWithoutSignatureIsNone() {
        LaunchRefused refused = refused(new PlainJWT(usual(mock, claims()).build()).serialize());

        assertThat(refused.fault()).isEqualTo(Fault.NOT_GENUINE);
    }

    /** Whoever knows the public key could sign with it as if it were a shared word. */
    @Test
    void thePublicKeyIsNoSharedWord() throws Exception {
        SignedJWT message = new SignedJWT(
                new JWSHeader.Builder(JWSAlgorithm.HS256)
                        .keyID(mock.key().getKeyID())
                        .build(),
                usual(mock, claims()).build());
        message.sign(new MACSigner(mock.key().toRSAPublicKey().getEncoded()));

        assertThat(refused(message.serialize()).reason()).contains("HS256");
    }

    @Test
    void anotherKeyUnderTheSameNumberSignsNothing() throws Exception {
        JWSHeader header = new JWSHeader.Builder(JWSAlgorithm.RS256)
                .keyID(mock.key().getKeyID())
                .build();
        SignedJWT message = new SignedJWT(header, usual(mock, claims()).build());
        mock.changeKey(mock.key().getKeyID());
        RSASSASigner evil = new RSASSASigner(mock.key());
        message.sign(evil);
        mock.changeKey(mock.key().getKeyID());

        assertThat(refused(message.serialize()).reason()).contains("signature");
    }

    @Test
    void aKeyThatThePlatformDoesNotTellSignsNothing() throws Exception {
        JWSHeader header =
                new JWSHeader.Builder(JWSAlgorithm.RS256).keyID("unknown").build();
        SignedJWT message = new SignedJWT(header, usual(mock, claims()).build());
        message.sign(new RSASSASigner(mock.key()));

        assertThat(refused(message.serialize()).reason()).contains("unknown");
        SignedJWT unnamed = new SignedJWT(
                new JWSHeader.Builder(JWSAlgorithm.RS256).build(),
                usual(mock, claims()).build());
        unnamed.sign(new RSASSASigner(mock.key()));
        assertThat(refused(unnamed.serialize()).reason()).contains("kid is missing");
    }

    @Test
    void keysAreAskedForOnceAndAgainWhenThePlatformHasChangedThem() {
        check(mock.signed(claims(), NONCE, NOW));
        check(mock.signed(claims(), NONCE, NOW));
        assertThat(mock.keysAsked()).isEqualTo(1);

        mock.changeKey("platform-key-2");
        clock.now = NOW.plus(Duration.ofSeconds(31));
        check(mock.signed(claims(), NONCE, NOW));
        assertThat(mock.keysAsked()).isEqualTo(2);
    }

    /** Nobody has the trainer ask a platform for keys with each message of his own making. */
    @Test
    void unknownKeysDoNotHaveThemAskedForEachTime() {
        check(mock.signed(claims(), NONCE, NOW));
        mock.changeKey("platform-key-2");
        for (int n = 0; n < 5; n++) {
            assertThat(refused(mock.signed(claims(), NONCE, NOW)).reason()).contains("platform-key-2");
        }
        assertThat(mock.keysAsked()).isEqualTo(1);
    }

    @Test
    void aKeyThatWasTakenAwayIsBelievedForAnHourAtMost() {
        String token = mock.signed(usual(mock, claims())
                .issueTime(Date.from(NOW.plusSeconds(3000)))
                .expirationTime(Date.from(NOW.plusSeconds(9000)))
                .build());
        check(mock.signed(claims(), NONCE, NOW));
        mock.changeKey("platform-key-2");
        clock.now = NOW.plus(Duration.ofMinutes(59));
        assertThat(check(token).person().subject()).isEqualTo("u1");
        clock.now = NOW.plus(Duration.ofMinutes(60));
        assertThat(refused(token).reason()).contains("platform-key-1");
    }

    @Test
    void aPlatformThatDoesNotAnswerIsSaidToBeSilent() {
        String token = mock.signed(claims(), NONCE, NOW);
        mock.close();

        assertThat(refused(token).fault()).isEqualTo(Fault.SILENT);
    }

    @Test
    void noiseIsNoMessage() {
        for (String noise : List.of("x", "a.b.c", "..", "{}", "\u0000")) {
            assertThatThrownBy(() -> check(noise)).isInstanceOf(LaunchRefused.class);
        }
    }

    @Test
    void noLineOfTheLogIsAStrangers() {
        LaunchRefused refused = refused(mock.signed(usual(mock, claims())
                .issuer("x\n12:00:00 ERROR all is lost\r" + "y".repeat(2000))
                .build()));

        assertThat(refused.reason()).doesNotContain("\n", "\r").hasSizeLessThan(600);
    }
}
