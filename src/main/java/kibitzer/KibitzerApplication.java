package kibitzer;

import org.springframework.boot.autoconfigure.SpringBootApplication;

/** The web trainer. */
@SpringBootApplication
public class KibitzerApplication {}
