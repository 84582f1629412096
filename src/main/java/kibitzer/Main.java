package kibitzer;

import org.springframework.boot.SpringApplication;

/** The one entry of the jar: serves the trainer, or answers one command-line call without starting Spring. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        SpringApplication.run(KibitzerApplication.class, arguments);
    }
}
