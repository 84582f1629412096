package kibitzer.reminders;

import tools.jackson.databind.node.JsonNodeFactory;

/**
 * What a browser shows.
 *
 * @param path where a tap leads, from the root: "/review"
 */
public record Notice(String title, String body, String path) {

    /** As the trainer's worker in the browser reads it. */
    String json() {
        return JsonNodeFactory.instance
                .objectNode()
                .put("title", title)
                .put("body", body)
                .put("path", path)
                .toString();
    }
}
