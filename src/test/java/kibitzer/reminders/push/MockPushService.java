package kibitzer.reminders.push;

import com.nimbusds.jose.crypto.ECDSAVerifier;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * A push service on this machine with the browsers that it serves: it checks who sends (RFC 8292), reads messages as a browser does
 * (RFC 8291, 8188; written anew from them) and keeps what they say.
 */
public final class MockPushService implements AutoCloseable {
    private static final int KEY = 16;
    private static final int NONCE = 12;
    private static final int TAG_BITS = 128;

    private final HttpServer server;
    private final Map<String, Browser> browsers = new ConcurrentHashMap<>();
    private final BlockingQueue<Message> messages = new LinkedBlockingQueue<>();
    private final AtomicInteger names = new AtomicInteger();
    private final AtomicInteger calls = new AtomicInteger();
    private volatile int status = 201;

    /** What came, and what the call said of it. */
    public record Message(PushSubscription browser, String text, String ttl, String subject) {}

    private record Browser(PushSubscription subscription, KeyPair keys, byte[] secret) {}

    public MockPushService() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/push/", this::take);
        server.createContext("/elsewhere", call -> {
            calls.incrementAndGet();
            reply(call, 201);
        });
        server.start();
    }

    /** As the trainer's configuration writes it. */
    public String origin() {
        return "http://localhost:" + server.getAddress().getPort();
    }

    /** A browser that has asked for an address. */
    public PushSubscription browser() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            KeyPair keys = generator.generateKeyPair();
            byte[] secret = new byte[KEY];
            Arrays.fill(secret, (byte) names.incrementAndGet());
            String path = "/push/" + names.get();
            PushSubscription made = new PushSubscription(
                    origin() + path, base64(point((ECPublicKey) keys.getPublic())), base64(secret));
            browsers.put(path, new Browser(made, keys, secret));
            return made;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What is answered from now on. */
    public void answer(int next) {
        status = next;
    }

    /** Messages since the last call. */
    public List<Message> messages() {
        List<Message> some = new ArrayList<>();
        messages.drainTo(some);
        return some;
    }

    /** How often it was called since the last question, whatever came of it. */
    public int calls() {
        return calls.getAndSet(0);
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private void take(HttpExchange call) throws IOException {
        calls.incrementAndGet();
        Browser browser = browsers.get(call.getRequestURI().getPath());
        if (status != 201) {
            reply(call, status);
            return;
        }
        try {
            SignedJWT token = signed(call);
            messages.add(new Message(
                    browser.subscription(),
                    decrypted(call.getRequestBody().readAllBytes(), browser),
                    call.getRequestHeaders().getFirst("TTL"),
                    token.getJWTClaimsSet().getSubject()));
            reply(call, 201);
        } catch (Exception refused) {
            reply(call, 403);
        }
    }

    private static void reply(HttpExchange call, int code) throws IOException {
        if (code >= 300 && code < 400) {
            call.getResponseHeaders().set("Location", "/elsewhere");
        }
        call.sendResponseHeaders(code, -1);
        call.close();
    }

    /** "vapid t=TOKEN, k=KEY": signed by the key that it names, for this service. */
    private SignedJWT signed(HttpExchange call) throws Exception {
        String[] parts = call.getRequestHeaders().getFirst("Authorization").split("(vapid )?t=|,\\s*k=");
        SignedJWT token = SignedJWT.parse(parts[1]);
        byte[] bytes = Base64.getUrlDecoder().decode(parts[2]);
        if (!token.verify(new ECDSAVerifier(key(bytes)))
                || !token.getJWTClaimsSet().getAudience().contains(origin())) {
            throw new IllegalStateException("not signed for this service");
        }
        return token;
    }

    private static String decrypted(byte[] body, Browser browser) throws GeneralSecurityException {
        ByteBuffer in = ByteBuffer.wrap(body);
        byte[] salt = taken(in, KEY);
        in.getInt(); // the length of records: there is one
        byte[] sender = taken(in, in.get());
        byte[] record = taken(in, in.remaining());
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(browser.keys().getPrivate());
        agreement.doPhase(key(sender), true);
        byte[] info = joined(
                "WebPush: info\0".getBytes(StandardCharsets.US_ASCII),
                point((ECPublicKey) browser.keys().getPublic()),
                sender);
        byte[] ikm = expand(hmac(browser.secret(), agreement.generateSecret()), info, 32);
        byte[] prk = hmac(salt, ikm);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(
                Cipher.DECRYPT_MODE,
                new SecretKeySpec(expand(prk, ascii("Content-Encoding: aes128gcm\0"), KEY), "AES"),
                new GCMParameterSpec(TAG_BITS, expand(prk, ascii("Content-Encoding: nonce\0"), NONCE)));
        byte[] padded = cipher.doFinal(record);
        int end = padded.length - 1;
        while (padded[end] == 0) {
            end--;
        }
        if (padded[end] != 2) {
            throw new IllegalStateException("not the last record");
        }
        return new String(padded, 0, end, StandardCharsets.UTF_8);
    }

    private static byte[] taken(ByteBuffer in, int length) {
        byte[] bytes = new byte[length];
        in.get(bytes);
        return bytes;
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] hmac(byte[] key, byte[]... texts) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(joined(texts));
    }

    private static byte[] expand(byte[] key, byte[] info, int length) throws GeneralSecurityException {
        return Arrays.copyOf(hmac(key, info, new byte[] {1}), length);
    }

    private static byte[] joined(byte[]... parts) {
        ByteBuffer all = ByteBuffer.allocate(
                Arrays.stream(parts).mapToInt(part -> part.length).sum());
        Arrays.stream(parts).forEach(all::put);
        return all.array();
    }

    private static byte[] point(ECPublicKey key) {
        ByteBuffer bytes = ByteBuffer.allocate(65).put((byte) 4);
        for (BigInteger part :
                new BigInteger[] {key.getW().getAffineX(), key.getW().getAffineY()}) {
            byte[] number = part.toByteArray();
            for (int at = number.length - 32; at < number.length; at++) {
                bytes.put(at < 0 ? 0 : number[at]);
            }
        }
        return bytes.array();
    }

    private static ECPublicKey key(byte[] point) throws GeneralSecurityException {
        KeyPairGenerator any = KeyPairGenerator.getInstance("EC");
        any.initialize(new ECGenParameterSpec("secp256r1"));
        return (ECPublicKey) KeyFactory.getInstance("EC")
                .generatePublic(new ECPublicKeySpec(
                        new ECPoint(
                                new BigInteger(1, Arrays.copyOfRange(point, 1, 33)),
                                new BigInteger(1, Arrays.copyOfRange(point, 33, 65))),
                        ((ECPublicKey) any.generateKeyPair().getPublic()).getParams()));
    }

    private static String base64(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
