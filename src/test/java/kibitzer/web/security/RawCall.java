package kibitzer.web.security;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** A request written to the wire as it stands, for what no honest client sends: bodies without an end, other hosts. */
final class RawCall {
    private static final int PATIENCE = 60_000;

    private RawCall() {}

    /** What came back: the whole text of it. */
    record Reply(String text) {
        int status() {
            return Integer.parseInt(text.split(" ", 3)[1]);
        }

        String header(String name) {
            return headers(name).stream().findFirst().orElse("");
        }

        List<String> headers(String name) {
            return text.lines()
                    .takeWhile(line -> !line.isBlank())
                    .filter(line -> line.regionMatches(true, 0, name + ":", 0, name.length() + 1))
                    .map(line -> line.substring(name.length() + 1).strip())
                    .toList();
        }
    }

    /** @param headers with {@code Host}; {@code Connection: close} is added */
    static Reply send(TrainerOverHttp trainer, String line, List<String> headers, byte[] body) {
        URI server = URI.create(trainer.address());
        try (Socket socket = new Socket("localhost", server.getPort())) {
            socket.setSoTimeout(PATIENCE);
            OutputStream out = socket.getOutputStream();
            String head = line + " HTTP/1.1\r\n" + String.join("\r\n", headers) + "\r\nConnection: close\r\n\r\n";
            out.write(head.getBytes(StandardCharsets.US_ASCII));
            out.write(body);
            out.flush();
            socket.shutdownOutput(); // nothing more comes, so that the server does not wait for it after its reply
            return new Reply(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One chunk of so many bytes, and no end: more might follow. */
    static byte[] chunkWithoutEnd(int bytes) {
        byte[] head = (Integer.toHexString(bytes) + "\r\n").getBytes(StandardCharsets.US_ASCII);
        byte[] chunk = Arrays.copyOf(head, head.length + bytes + 2);
        Arrays.fill(chunk, head.length, head.length + bytes, (byte) 'x');
        chunk[chunk.length - 2] = '\r';
        chunk[chunk.length - 1] = '\n';
        return chunk;
    }
}
