package kibitzer.api;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.util.List;
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

    /** Starts by a command and waits until it answers; {@code errors} is where its standard error goes. */
    static ApiProcess started(List<String> command, ProcessBuilder.Redirect errors) throws IOException {
        Process process = new ProcessBuilder(command).redirectError(errors).start();
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

    /** Asks the process to end, and waits for it. */
    void end() throws InterruptedException {
        process.destroy();
        process.waitFor();
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
