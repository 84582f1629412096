package kibitzer.journey;

import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.net.URI;
import java.util.HashSet;
import java.util.Set;

/**
 * A device that one visitor after the other uses. Between them it forgets who they were, but not the trainer's scripts: one page of
 * its own, which nobody sees, keeps the process in which they were read.
 *
 * @param hasTouch true if it has a touch screen
 * @param visitor who sits there
 * @param own the page that stays
 * @param origins where its pages have been since it last forgot
 */
record Device(boolean hasTouch, BrowserContext visitor, Page own, Set<String> origins) {
    /** Whatever the port of a trainer: to Chromium all of a machine is one site. */
    private static final String SITE = "http://localhost/";

    /** Such a device, on which nobody was yet. */
    static Device start(boolean hasTouch, BrowserContext visitor) {
        Page own = visitor.newPage();
        own.route(
                "**/*",
                asked -> asked.fulfill(
                        new Route.FulfillOptions().setContentType("text/html").setBody("<title>Nobody's</title>")));
        own.navigate(SITE);
        Set<String> origins = new HashSet<>();
        visitor.onRequest(request -> {
            URI url = URI.create(request.url());
            if (url.getHost() != null) {
                origins.add(url.resolve("/").toString());
            }
        });
        return new Device(hasTouch, visitor, own, origins);
    }

    /** True of a device with this means whose visitor has closed all pages. */
    boolean isFree(boolean byTouch) {
        return hasTouch == byTouch && visitor.pages().size() == 1;
    }

    /** Forgets who was here: cookies, and all that pages have stored. */
    void forget() {
        visitor.clearCookies();
        CDPSession storage = visitor.newCDPSession(own);
        for (String origin : origins) {
            JsonObject all = new JsonObject();
            all.addProperty("origin", origin);
            all.addProperty("storageTypes", "all");
            storage.send("Storage.clearDataForOrigin", all);
        }
        storage.detach();
        origins.clear();
    }
}
