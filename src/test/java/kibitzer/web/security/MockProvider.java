package kibitzer.web.security;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.Date;
import java.util.Map;
import java.util.stream.Collectors;

/** An OpenID Connect provider on this machine that vouches for whomever the test names, without asking. */
final class MockProvider implements AutoCloseable {
    private static final RSAKey KEY = made();

    private final HttpServer server;
    private volatile String subject = "1";
    private volatile String called = "Dora";
    private volatile String nonce = "";
    private volatile String audience = "kibitzer";

    private static RSAKey made() {
        try {
            return new RSAKeyGenerator(2048).keyID("k").generate();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    MockProvider() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/.well-known/openid-configuration", call -> reply(call, """
                {"issuer": "%1$s", "authorization_endpoint": "%1$s/authorize", "token_endpoint": "%1$s/token",
                 "jwks_uri": "%1$s/keys", "subject_types_supported": ["public"],
                 "response_types_supported": ["code"], "id_token_signing_alg_values_supported": ["RS256"]}
                """.formatted(issuer())));
        server.createContext("/authorize", this::authorize);
        server.createContext("/token", this::token);
        server.createContext("/keys", call -> reply(call, new JWKSet(KEY.toPublicJWK()).toString()));
        server.start();
    }

    String issuer() {
        return "http://localhost:" + server.getAddress().getPort();
    }

    void vouchesFor(String subject, String called) {
        this.subject = subject;
        this.called = called;
    }

    /** Tokens for somebody else's application. */
    void speaksTo(String audience) {
        this.audience = audience;
    }

    private void authorize(HttpExchange call) throws IOException {
        Map<String, String> asked = Arrays.stream(
                        call.getRequestURI().getRawQuery().split("&"))
                .map(pair -> pair.split("=", 2))
                .collect(Collectors.toMap(pair -> pair[0], pair -> URLDecoder.decode(pair[1], StandardCharsets.UTF_8)));
        nonce = asked.get("nonce");
        call.getResponseHeaders()
                .add(
                        "Location",
                        asked.get("redirect_uri") + "?code=c&state="
                                + asked.get("state").replace("=", "%3D"));
        call.sendResponseHeaders(302, -1);
        call.close();
    }

    private void token(HttpExchange call) throws IOException {
        Instant now = Instant.now();
        SignedJWT token = new SignedJWT(
                new JWSHeader.Builder(JWSAlgorithm.RS256).keyID("k").build(),
                new JWTClaimsSet.Builder()
                        .issuer(issuer())
                        .subject(subject)
                        .audience(audience)
                        .issueTime(Date.from(now))
                        .expirationTime(Date.from(now.plusSeconds(300)))
                        .claim("nonce", nonce)
                        .claim("preferred_username", called)
                        .build());
        try {
            token.sign(new RSASSASigner(KEY));
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
        reply(
                call,
                "{\"access_token\": \"a\", \"token_type\": \"Bearer\", \"expires_in\": 300, \"id_token\": \""
                        + token.serialize() + "\"}");
    }

    private static void reply(HttpExchange call, String json) throws IOException {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        call.getResponseHeaders().add("Content-Type", "application/json");
        call.sendResponseHeaders(200, bytes.length);
        call.getResponseBody().write(bytes);
        call.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
