package kibitzer.conventions.bridge;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * For every rule of a system a few deals, bid up to a turn of south's which the rule decides: the places from which
 * hands are dealt for it. They stand in one file for each system, whatever else partners have agreed on, so that some of
 * them may hold under one agreement only.
 *
 * @param byRule a line for each deal, in the order of the file
 */
record KnownDeals(Map<String, List<String>> byRule) {
    private static final String FOLDER = "/kibitzer/conventions/bridge/known-deals/";
    private static final Map<String, KnownDeals> READ = new ConcurrentHashMap<>();

    /** Read once for each system; empty where there is no file. */
    static KnownDeals of(BiddingSystem system) {
        return READ.computeIfAbsent(system.id(), KnownDeals::shipped);
    }

    /** The file of a system among the resources. */
    static String resource(String system) {
        return FOLDER + system + ".txt";
    }

    private static KnownDeals shipped(String system) {
        try (InputStream file = KnownDeals.class.getResourceAsStream(resource(system))) {
            return new KnownDeals(
                    file == null ? Map.of() : byRule(new String(file.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(resource(system) + " cannot be read", unreadable);
        }
    }

    /** A line that is not indented names a rule; the indented lines below it are its deals. */
    private static Map<String, List<String>> byRule(String text) {
        Map<String, List<String>> byRule = new LinkedHashMap<>();
        List<String> deals = new ArrayList<>();
        for (String line : text.lines().toList()) {
            if (line.startsWith(" ")) {
                deals.add(line.strip());
            } else if (!line.startsWith("#") && !line.isEmpty()) {
                deals = byRule.computeIfAbsent(line.strip(), none -> new ArrayList<>());
            }
        }
        return byRule;
    }

    /** What is known of a rule, under whatever agreement; often the same auction with other hands. */
    List<KnownDeal> of(String rule) {
        return byRule.getOrDefault(rule, List.of()).stream()
                .map(KnownDeal::read)
                .toList();
    }
}
