package kibitzer.web;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A page as Vaadin's script has it: opened, told of changes, clicked and typed on, by the same messages over HTTP. What changes
 * meanwhile comes with the next answer, or by push where {@link ScriptedBrowser#connect} has connected it.
 */
public final class ScriptedPage {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final Pattern KEY = Pattern.compile("\"Vaadin-Security-Key\":\"([^\"]+)\"");
    private static final Pattern PUSH = Pattern.compile("\"Vaadin-Push-ID\":\"([^\"]+)\"");
    private static final String GUARD = "for(;;);";
    /** What Atmosphere's script says of itself: that lengths stand before messages, and that it is told the connection's name first. */
    private static final String ATMOSPHERE = "&X-Atmosphere-tracking-id=0&X-Atmosphere-Framework=3.1.6-javascript"
            + "&X-Atmosphere-Transport=websocket&X-Atmosphere-TrackMessageSize=true"
            + "&Content-Type=application/json;%20charset=UTF-8&X-atmo-protocol=true";

    private static final int DATA = 0;
    private static final int PROPERTIES = 1;
    private static final int CHILDREN = 2;
    private static final int ATTRIBUTES = 3;
    private static final int TEXT = 7;
    private static final int FIRST_NODE = 1;

    private final BiFunction<String, String, String> post;
    private final String key;
    private final String pushed;
    private final Map<Integer, Part> parts = new TreeMap<>();
    private final Queue<String> heard = new ConcurrentLinkedQueue<>();
    /** By their numbers: what comes by HTTP and what is pushed may overtake each other. */
    private final NavigableMap<Integer, JsonNode> early = new TreeMap<>();

    private int sync;
    private int message;

    /** One element: what it is, what is in it. */
    private static final class Part {
        private final Map<String, String> said = new LinkedHashMap<>();
        private final List<Integer> children = new ArrayList<>();
    }

    private ScriptedPage(String key, String pushed, BiFunction<String, String, String> post) {
        this.key = key;
        this.pushed = pushed;
        this.post = post;
    }

    /**
     * Opens a page.
     *
     * @param path without a slash before it
     * @param get has the answer of an address
     * @param post sends a text to an address, and has the answer's
     */
    public static ScriptedPage open(String path, UnaryOperator<String> get, BiFunction<String, String, String> post) {
        String first = get.apply("/?v-r=init&location=" + URLEncoder.encode(path, StandardCharsets.UTF_8) + "&query=");
        ScriptedPage page = new ScriptedPage(found(KEY, first), found(PUSH, first), post);
        ObjectNode to = NODES.objectNode()
                .put("route", path)
                .put("query", "")
                .put("appShellTitle", "")
                .put("trigger", "");
        to.putNull("historyState");
        page.event(FIRST_NODE, "ui-navigate", to);
        return page;
    }

    private static String found(Pattern pattern, String first) {
        Matcher found = pattern.matcher(first);
        if (!found.find()) {
            throw new IllegalStateException("no " + pattern + " in " + first);
        }
        return found.group(1);
    }

    /** Where it is connected for push. */
    String pushAddress() {
        return "/VAADIN/push?v-r=push&v-uiId=0&v-pushId=" + pushed + ATMOSPHERE;
    }

    /** Takes what was pushed: messages with their lengths before them, and Atmosphere's own. It stands on the page once that is asked. */
    void hear(String messages) {
        int at = 0;
        for (int bar = messages.indexOf('|'); bar > 0; bar = messages.indexOf('|', at)) {
            int end = bar + 1 + Integer.parseInt(messages.substring(at, bar).strip());
            heard.add(messages.substring(bar + 1, end));
            at = end;
        }
    }

    private void catchUp() {
        for (String message = heard.poll(); message != null; message = heard.poll()) {
            if (message.startsWith("{")) {
                read(message);
            }
        }
    }

    /** All that stands on it. */
    public String text() {
        catchUp();
        StringBuilder all = new StringBuilder();
        parts.values().stream()
                .map(part -> part.said.getOrDefault("text", ""))
                .forEach(text -> all.append(text).append('\n'));
        return all.toString();
    }

    /** Those of a tag in which this text stands, or which have it as their label. */
    public Optional<Integer> find(String tag, String text) {
        catchUp();
        return parts.entrySet().stream()
                .filter(entry -> tag.equals(entry.getValue().said.get("tag")))
                .filter(entry -> within(entry.getKey())
                        .anyMatch(part -> part.said.entrySet().stream()
                                .anyMatch(said -> !said.getKey().equals("tag")
                                        && said.getValue().equals(text))))
                .map(Map.Entry::getKey)
                .reduce((one, later) -> later);
    }

    private Stream<Part> within(int node) {
        return under(node).map(parts::get);
    }

    /** Where one writes, of a field of the browser's own: the last under this name. */
    public Optional<Integer> line(String name) {
        return find("label", name)
                .flatMap(label -> under(label)
                        .filter(node -> "input"
                                .equals(parts.getOrDefault(node, new Part())
                                        .said
                                        .get("tag")))
                        .findFirst());
    }

    private Stream<Integer> under(int node) {
        Part part = parts.get(node);
        return part == null
                ? Stream.empty()
                : Stream.concat(Stream.of(node), part.children.stream().flatMap(this::under));
    }

    /** The last of a tag. */
    public Optional<Integer> last(String tag) {
        catchUp();
        return parts.entrySet().stream()
                .filter(entry -> tag.equals(entry.getValue().said.get("tag")))
                .map(Map.Entry::getKey)
                .reduce((one, later) -> later);
    }

    /** What an element says of itself: an attribute, a property, its text. */
    public Optional<String> said(int node, String of) {
        catchUp();
        return Optional.ofNullable(parts.getOrDefault(node, new Part()).said.get(of));
    }

    /** Has what was told the page meanwhile. */
    public void poll() {
        event(FIRST_NODE, "ui-poll", NODES.objectNode());
    }

    public void type(int node, String text) {
        send(synced(node, "value").put("value", text));
    }

    /** Unfolds what folds away under a line. */
    public void unfold(int details) {
        send(synced(details, "open").put("value", true));
        event(details, "toggle", NODES.objectNode());
    }

    private static ObjectNode synced(int node, String property) {
        return NODES.objectNode()
                .put("type", "mSync")
                .put("node", node)
                .put("feature", PROPERTIES)
                .put("property", property);
    }

    public void click(int node) {
        event(node, "click", NODES.objectNode());
    }

    /** At a bidding box, whose own script says which call. */
    public void makeCall(int box, String call) {
        event(box, "call-made", NODES.objectNode().put("event.detail.call", call));
    }

    public void submit(int form) {
        event(form, "submit", NODES.objectNode());
    }

    /** What a page's own script asks of the server: a method by its name. */
    public void call(int node, String method) {
        ObjectNode call = NODES.objectNode()
                .put("type", "publishedEventHandler")
                .put("node", node)
                .put("templateEventMethodName", method)
                .put("promise", 0);
        call.putArray("templateEventMethodArgs");
        send(call);
    }

    private void event(int node, String event, ObjectNode data) {
        ObjectNode rpc =
                NODES.objectNode().put("type", "event").put("node", node).put("event", event);
        rpc.set("data", data);
        send(rpc);
    }

    private void send(ObjectNode rpc) {
        ObjectNode body = NODES.objectNode().put("csrfToken", key);
        body.putArray("rpc").add(rpc);
        body.put("syncId", sync).put("clientId", message++);
        read(post.apply("/?v-r=uidl&v-uiId=0", body.toString()));
        catchUp();
    }

    private void read(String answer) {
        JsonNode told = JSON.readTree(answer.startsWith(GUARD) ? answer.substring(GUARD.length()) : answer);
        (told instanceof ArrayNode array ? array.valueStream() : Stream.of(told)).forEach(this::arrange);
    }

    private void arrange(JsonNode told) {
        if (!told.has("syncId")) {
            take(told);
            return;
        }
        early.put(told.path("syncId").asInt(), told);
        for (JsonNode next = early.remove(sync + 1); next != null; next = early.remove(sync + 1)) {
            sync++;
            take(next);
        }
    }

    private void take(JsonNode told) {
        if (told.path("meta").has("appError")) {
            throw new IllegalStateException(told.path("meta").toString());
        }
        told.path("changes").valueStream().forEach(this::change);
    }

    private void change(JsonNode change) {
        int node = change.path("node").asInt();
        String type = change.path("type").asString();
        if (type.equals("detach")) {
            parts.remove(node);
            return;
        }
        Part part = parts.computeIfAbsent(node, fresh -> new Part());
        int feature = change.path("feat").asInt(-1);
        switch (type) {
            case "put" -> {
                if (feature == DATA || feature == PROPERTIES || feature == ATTRIBUTES || feature == TEXT) {
                    JsonNode value = change.path("value");
                    part.said.put(
                            change.path("key").asString(), value.path("uri").asString(value.asString("")));
                }
            }
            case "splice" -> {
                if (feature == CHILDREN) {
                    int at = change.path("index").asInt();
                    for (int gone = change.path("remove").asInt(0); gone > 0; gone--) {
                        part.children.remove(at);
                    }
                    for (JsonNode added : change.path("addNodes")) {
                        part.children.add(at++, added.asInt());
                    }
                }
            }
            case "clear" -> {
                if (feature == CHILDREN) {
                    part.children.clear();
                }
            }
            default -> {}
        }
    }
}
