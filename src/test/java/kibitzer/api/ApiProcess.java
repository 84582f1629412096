package kibitzer.api;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.server.context.WebServerApplicationContext;

/** The API as a process of its own on the trainer's database settings, without pages: it starts fast and can be killed. */
final class ApiProcess {
    private final Process process;
    private final URI address;

    private ApiProcess(Process process, URI address) {
        this.process = process;
        this.address = address;
    }

    /** Starts on a data folder and waits until it answers. */
    static ApiProcess on(Path data) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ApiProcess.class.getName(),
                        "--server.port=0",
                        "--kibitzer.data=" + data)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader output = process.inputReader();
        String port = output.readLine();
        if (port == null) {
            throw new IllegalStateException("The API did not start");
        }
        return new ApiProcess(process, URI.create("http://localhost:" + port));
    }

    URI address() {
        return address;
    }

    /** Ends the process without warning (kill -9). */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    public static void main(String[] words) {
        WebServerApplicationContext context =
                (WebServerApplicationContext) new SpringApplicationBuilder(RunningApi.Context.class)
                        .web(WebApplicationType.SERVLET)
                        .run(words);
        System.out.println(context.getWebServer().getPort());
    }
}
