package kibitzer.classroom.lti;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.crypto.RSASSAVerifier;
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
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.text.ParseException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.classroom.lti.platform.PlatformId;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A learning platform on this machine: it signs what a test has it say, and keeps what it is told. */
public final class MockPlatform implements AutoCloseable {
    public static final String CLIENT = "kibitzer-at-westfield";
    public static final String DEPLOYMENT = "deployment-1";
    public static final String CORE = "https://purl.imsglobal.org/spec/lti/claim/";
    public static final String DEEP_LINKING = "https://purl.imsglobal.org/spec/lti-dl/claim/";
    public static final String MEMBERSHIP = "http://purl.imsglobal.org/vocab/lis/v2/membership";
    private static final Map<Integer, RSAKey> PAIRS = new ConcurrentHashMap<>();
    private static final String AGS = "https://purl.imsglobal.org/spec/lti-ags/";

    private final HttpServer server;
    private final AtomicInteger pairsUsed = new AtomicInteger();
    private volatile RSAKey key = nextPair("platform-key-1");
    private volatile Optional<String> trainerKeys = Optional.empty();
    private volatile int scoreStatus = 200;
    private volatile String members = "[]";
    private volatile String moreMembers = "[]";
    private final BlockingQueue<JsonNode> scores = new LinkedBlockingQueue<>();
    private final List<String> scoreAddresses = new ArrayList<>();
    private final List<JsonNode> lineItems = new ArrayList<>();
    private final BlockingQueue<String> returned = new LinkedBlockingQueue<>();
    private final BlockingQueue<JsonNode> registered = new LinkedBlockingQueue<>();
    private volatile Optional<String> permit = Optional.empty();
    private volatile Optional<String> keysSaidToBeAt = Optional.empty();
    private volatile Map<String, Object> says = Map.of();
    private final AtomicInteger keysAsked = new AtomicInteger();
    private final AtomicInteger tokensGiven = new AtomicInteger();

    public MockPlatform() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/keys", call -> {
            keysAsked.incrementAndGet();
            reply(call, 200, new JWKSet(key.toPublicJWK()).toString());
        });
        server.createContext("/auth", this::authenticate);
        server.createContext(
                "/course",
                call -> html(
                        call,
                        "<h1>A course</h1><iframe name=\"tool\" width=\"100%\" height=\"700\" src=\""
                                + call.getRequestURI().getQuery() + "\"></iframe>"));
        server.createContext("/return", call -> {
            returned.add(fields(new String(call.getRequestBody().readAllBytes(), StandardCharsets.UTF_8))
                    .getOrDefault("JWT", ""));
            html(call, "<h1>The activity is there</h1>");
        });
        server.createContext(
                "/openid",
                call -> reply(call, 200, """
                {"issuer": "%1$s", "authorization_endpoint": "%1$s/auth", "token_endpoint": "%1$s/token",
                 "jwks_uri": "%2$s", "registration_endpoint": "%1$s/register",
                 "https://purl.imsglobal.org/spec/lti-platform-configuration": {"product_family_code": "moodle"}}
                """.formatted(issuer(), keysSaidToBeAt.orElse(issuer() + "/keys"))));
        server.createContext("/register", call -> {
            permit = Optional.ofNullable(call.getRequestHeaders().getFirst("Authorization"));
            registered.add(JsonMapper.shared().readTree(call.getRequestBody().readAllBytes()));
            reply(call, 200, """
                    {"client_id": "given-by-westfield",
                     "https://purl.imsglobal.org/spec/lti-tool-configuration": {"deployment_id": "77"}}
                    """);
        });
        server.createContext("/token", this::token);
        server.createContext("/lineitems", this::lineItems);
        server.createContext("/lineitem", this::score);
        server.createContext("/members", this::members);
        server.start();
    }

    public String issuer() {
        return "http://localhost:" + server.getAddress().getPort();
    }

    /** As an administrator registers it. */
    public Platform platform() {
        return new Platform(
                PlatformId.fresh(),
                "Westfield",
                issuer(),
                CLIENT,
                URI.create(issuer() + "/auth"),
                URI.create(issuer() + "/token"),
                URI.create(issuer() + "/keys"),
                Optional.empty(),
                Set.of(),
                Set.of(DEPLOYMENT),
                ZoneId.of("Europe/London"));
    }

    public RSAKey key() {
        return key;
    }

    /** Another key with another number signs from now on, and is the only one told. */
    public void changeKey(String number) {
        key = nextPair(number);
    }

    public int keysAsked() {
        return keysAsked.get();
    }

    public int tokensGiven() {
        return tokensGiven.get();
    }

    /** With what it checks who asks for tokens: the trainer's key set. */
    public void trusts(String keySet) {
        trainerKeys = Optional.of(keySet);
    }

    /** What it says of whoever a browser brings to it from now on. */
    public void says(Map<String, Object> claims) {
        says = Map.copyOf(claims);
    }

    /** The page of a course at which an address is shown in a frame. */
    public String course(String address) {
        return issuer() + "/course?" + address;
    }

    /** The next choice that a browser brought back; it is waited for. */
    public String nextReturned() {
        try {
            return Optional.ofNullable(returned.poll(2, TimeUnit.MINUTES))
                    .orElseThrow(() -> new AssertionError("no choice came"));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Vouches for whoever comes, by a form that the browser posts to the trainer. */
    private void authenticate(HttpExchange call) throws IOException {
        Map<String, String> asked = fields(call.getRequestURI().getRawQuery());
        html(
                call,
                "<form method=\"post\" action=\"" + asked.get("redirect_uri")
                        + "\"><input type=\"hidden\" name=\"state\" value=\"" + asked.get("state")
                        + "\"><input type=\"hidden\" name=\"id_token\" value=\""
                        + signed(says, asked.get("nonce"), Instant.now())
                        + "\"></form><script>document.forms[0].submit()</script>");
    }

    private static void html(HttpExchange call, String body) throws IOException {
        byte[] bytes = ("<!doctype html><title>Westfield</title>" + body).getBytes(StandardCharsets.UTF_8);
        call.getResponseHeaders().add("Content-Type", "text/html;charset=UTF-8");
        call.sendResponseHeaders(200, bytes.length);
        call.getResponseBody().write(bytes);
        call.close();
    }

    /** What its configuration says of the address of its keys from now on. */
    public void saysThatKeysAreAt(String address) {
        keysSaidToBeAt = Optional.of(address);
    }

    /** What a tool said that has registered; empty if none has. */
    public Optional<JsonNode> registered() {
        return Optional.ofNullable(registered.poll());
    }

    /** With what it came. */
    public Optional<String> permit() {
        return permit;
    }

    /** What it answers to scores from now on. */
    public void answersScores(int status) {
        scoreStatus = status;
    }

    /** @param first page of the list of members, and the second, as JSON arrays */
    public void lists(String first, String second) {
        members = first;
        moreMembers = second;
    }

    /** The next score that was taken; it is waited for. */
    public JsonNode nextScore() {
        try {
            return Optional.ofNullable(scores.poll(2, TimeUnit.MINUTES))
                    .orElseThrow(() -> new AssertionError("no score came"));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public boolean hasMoreScores() {
        return !scores.isEmpty();
    }

    public List<String> scoreAddresses() {
        synchronized (scoreAddresses) {
            return List.copyOf(scoreAddresses);
        }
    }

    public List<JsonNode> lineItemsMade() {
        synchronized (lineItems) {
            return List.copyOf(lineItems);
        }
    }

    /** The claims of a message of the standard's first kind, as somebody opens an activity. */
    public Map<String, Object> opening(String subject, String name, String role, String course, String activity) {
        Map<String, Object> claims = head("LtiResourceLinkRequest", subject, name, role, course);
        claims.put(CORE + "resource_link", Map.of("id", activity, "title", "Week 3"));
        claims.put(
                AGS + "claim/endpoint",
                Map.of(
                        "scope",
                        List.of(AGS + "scope/lineitem", AGS + "scope/score"),
                        "lineitems",
                        issuer() + "/lineitems?course=7",
                        "lineitem",
                        issuer() + "/lineitem/1?type=a"));
        claims.put(
                "https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice",
                Map.of("context_memberships_url", issuer() + "/members", "service_versions", List.of("2.0")));
        return claims;
    }

    /** The claims of a request to choose content. */
    public Map<String, Object> choosing(String subject, String name, String course) {
        Map<String, Object> claims = head("LtiDeepLinkingRequest", subject, name, "#Instructor", course);
        claims.put(
                DEEP_LINKING + "deep_linking_settings",
                Map.of(
                        "deep_link_return_url",
                        issuer() + "/return",
                        "accept_types",
                        List.of("link", "ltiResourceLink"),
                        "accept_presentation_document_targets",
                        List.of("iframe"),
                        "data",
                        "csrf:1"));
        return claims;
    }

    private Map<String, Object> head(String type, String subject, String name, String role, String course) {
        Map<String, Object> claims = new LinkedHashMap<>();
        claims.put("sub", subject);
        claims.put("name", name);
        claims.put(CORE + "message_type", type);
        claims.put(CORE + "version", "1.3.0");
        claims.put(CORE + "deployment_id", DEPLOYMENT);
        claims.put(CORE + "roles", List.of(MEMBERSHIP + role));
        claims.put(CORE + "context", Map.of("id", course, "title", "Bridge for beginners"));
        return claims;
    }

    /** A message signed by the key in use, for the trainer, from now on for five minutes. */
    public String signed(Map<String, Object> claims, String nonce, Instant now) {
        JWTClaimsSet.Builder all = new JWTClaimsSet.Builder()
                .issuer(issuer())
                .audience(CLIENT)
                .issueTime(Date.from(now))
                .expirationTime(Date.from(now.plusSeconds(300)))
                .claim("nonce", nonce);
        claims.forEach(all::claim);
        return signed(all.build());
    }

    public String signed(JWTClaimsSet claims) {
        SignedJWT message = new SignedJWT(
                new JWSHeader.Builder(JWSAlgorithm.RS256).keyID(key.getKeyID()).build(), claims);
        try {
            message.sign(new RSASSASigner(key));
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
        return message.serialize();
    }

    /** Gives a token only to whoever signs, as the standard asks, that they are the registered client. */
    private void token(HttpExchange call) throws IOException {
        Map<String, String> form = fields(new String(call.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        try {
            SignedJWT statement = SignedJWT.parse(form.getOrDefault("client_assertion", ""));
            JWTClaimsSet claims = statement.getJWTClaimsSet();
            RSAKey trainer = JWKSet.parse(trainerKeys.orElseThrow())
                    .getKeyByKeyId(statement.getHeader().getKeyID())
                    .toRSAKey();
            boolean right = statement.verify(new RSASSAVerifier(trainer))
                    && form.get("grant_type").equals("client_credentials")
                    && form.get("client_assertion_type")
                            .equals("urn:ietf:params:oauth:client-assertion-type:jwt-bearer")
                    && claims.getIssuer().equals(CLIENT)
                    && claims.getSubject().equals(CLIENT)
                    && claims.getAudience().equals(List.of(issuer() + "/token"))
                    && claims.getExpirationTime().after(claims.getIssueTime())
                    && !claims.getJWTID().isEmpty();
            reply(
                    call,
                    right ? 200 : 401,
                    "{\"access_token\": \"token-" + tokensGiven.incrementAndGet()
                            + "\", \"token_type\": \"Bearer\", \"expires_in\": 3600, \"scope\": \"" + form.get("scope")
                            + "\"}");
        } catch (ParseException | JOSEException e) {
            reply(call, 400, "{\"error\": \"invalid_client\"}");
        }
    }

    private boolean isLetIn(HttpExchange call) throws IOException {
        String token = Optional.ofNullable(call.getRequestHeaders().getFirst("Authorization"))
                .orElse("");
        if (token.startsWith("Bearer token-")) {
            return true;
        }
        reply(call, 401, "{}");
        return false;
    }

    private void lineItems(HttpExchange call) throws IOException {
        if (!isLetIn(call)) {
            return;
        }
        if (call.getRequestMethod().equals("GET")) {
            reply(call, 200, "[]");
            return;
        }
        JsonNode made = JsonMapper.shared().readTree(call.getRequestBody().readAllBytes());
        synchronized (lineItems) {
            lineItems.add(made);
        }
        reply(call, 201, "{\"id\": \"" + issuer() + "/lineitem/made\", \"scoreMaximum\": 1, \"label\": \"-\"}");
    }

    private void score(HttpExchange call) throws IOException {
        if (!isLetIn(call)) {
            return;
        }
        String body = new String(call.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        boolean right = call.getRequestMethod().equals("POST")
                && "application/vnd.ims.lis.v1.score+json"
                        .equals(call.getRequestHeaders().getFirst("Content-Type"));
        int status = right ? scoreStatus : 400;
        reply(call, status, "{}");
        if (status == 200) {
            synchronized (scoreAddresses) {
                scoreAddresses.add(call.getRequestURI().toString());
            }
            scores.add(JsonMapper.shared().readTree(body));
        }
    }

    private void members(HttpExchange call) throws IOException {
        if (!isLetIn(call)) {
            return;
        }
        boolean second = "page=2".equals(call.getRequestURI().getQuery());
        if (!second) {
            call.getResponseHeaders().add("Link", "<" + issuer() + "/members?page=2>; rel=\"next\"");
        }
        reply(
                call,
                200,
                "{\"id\": \"" + issuer() + "/members\", \"context\": {\"id\": \"c\"}, \"members\": "
                        + (second ? moreMembers : members) + "}");
    }

    public static Map<String, String> fields(String form) {
        return Arrays.stream(form.split("&"))
                .map(pair -> pair.split("=", 2))
                .collect(Collectors.toMap(pair -> pair[0], pair -> URLDecoder.decode(pair[1], StandardCharsets.UTF_8)));
    }

    /** The next pair of this platform, under this number. The first of all are the same, and so on: to make one takes half a second. */
    private RSAKey nextPair(String number) {
        RSAKey pair = PAIRS.computeIfAbsent(pairsUsed.getAndIncrement(), next -> {
            try {
                return new RSAKeyGenerator(2048).generate();
            } catch (JOSEException e) {
                throw new IllegalStateException(e);
            }
        });
        return new RSAKey.Builder(pair).keyID(number).build();
    }

    private static void reply(HttpExchange call, int status, String json) throws IOException {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        call.getResponseHeaders().add("Content-Type", "application/json");
        call.sendResponseHeaders(status, bytes.length);
        call.getResponseBody().write(bytes);
        call.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
