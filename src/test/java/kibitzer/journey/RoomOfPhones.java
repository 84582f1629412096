package kibitzer.journey;

import static org.awaitility.Awaitility.await;

import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import kibitzer.web.ScriptedBrowser;
import kibitzer.web.ScriptedPage;

/** Phones at a live lesson, by the messages of Vaadin's script: they ask over HTTP, and are told by push alone. */
final class RoomOfPhones implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final List<Phone> phones;

    private record Phone(ScriptedPage page, WebSocket pushed) {}

    /** Comes in by the code and types names. */
    RoomOfPhones(RunningTrainer trainer, String code, int phones) {
        String address = "http://" + trainer.address().getAuthority();
        this.phones = IntStream.rangeClosed(1, phones)
                .parallel()
                .mapToObj(number -> comesIn(new ScriptedBrowser(client, address), code, number))
                .toList();
    }

    private static Phone comesIn(ScriptedBrowser browser, String code, int number) {
        ScriptedPage page = browser.page("live/" + code);
        page.type(page.line("Your name").orElseThrow(), "Phone " + number);
        page.submit(page.last("form").orElseThrow());
        return new Phone(page, browser.connect(page));
    }

    /** Each waits for a question, and passes. */
    void pass(int question) {
        each(phone -> {
            isTold(phone.page(), "Question " + question + ".");
            phone.page().makeCall(phone.page().last("bidding-box").orElseThrow(), "P");
            isTold(phone.page(), "It is taken.");
        });
    }

    /** Waits until these words stand on each, which asks for nothing meanwhile. */
    void isTold(String words) {
        each(phone -> isTold(phone.page(), words));
    }

    private static void isTold(ScriptedPage page, String words) {
        await().atMost(PATIENCE).until(() -> page.text().contains(words));
    }

    /** How many have been connected from the beginning. */
    long connected() {
        return phones.stream().filter(phone -> !phone.pushed().isInputClosed()).count();
    }

    private void each(Consumer<Phone> deed) {
        phones.parallelStream().forEach(deed);
    }

    @Override
    public void close() {
        phones.forEach(phone -> phone.pushed().abort());
        client.shutdownNow();
    }
}
