package kibitzer.decisions.bridge.score;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Source;
import kibitzer.games.bridge.scoring.Doubling;
import kibitzer.games.bridge.scoring.Entry;

/** Where the books give each part of a score. */
final class ScoreSources {
    private ScoreSources() {}

    /** The statements on which these entries rest. */
    static Source of(DealToScore position, List<Entry> entries) {
        return Source.source(entries.stream()
                .flatMap(entry -> ids(position, entry.part()))
                .distinct()
                .toArray(String[]::new));
    }

    private static Stream<String> ids(DealToScore position, Entry.Part part) {
        Doubling doubling = position.deal().doubling();
        return switch (position.form()) {
            case CONTRACT -> contract(part, doubling);
            case DUPLICATE ->
                switch (part) {
                    case PREMIUM -> Stream.of("duplicate-contract-bridge.p03");
                    case HONOURS ->
                        position.matchPoints() ? Stream.of("duplicate-contract-bridge.p05") : contract(part, doubling);
                    default -> Stream.concat(Stream.of("duplicate-contract-bridge.p04"), contract(part, doubling));
                };
            case PROGRESSIVE -> progressive(part, position);
            case AUCTION -> Stream.of(auction(part));
            case PLAFOND ->
                switch (part) {
                    case ODD_TRICKS -> Stream.of("plafond.p01", auction(part));
                    case OVERTRICKS -> Stream.of("plafond.p01");
                    case MADE_DOUBLED -> Stream.of(auction(part));
                    default -> Stream.of("plafond.p02", auction(part));
                };
            case BRIDGE_1904 -> bridge1904(part, position);
        };
    }

    private static Stream<String> progressive(Entry.Part part, DealToScore position) {
        return switch (part) {
            case PREMIUM -> Stream.of("progressive-bridge.p05", "progressive-bridge.p06");
            case LIMIT -> Stream.of("progressive-bridge.p07");
            default -> contract(part, position.deal().doubling());
        };
    }

    private static Stream<String> contract(Entry.Part part, Doubling doubling) {
        return switch (part) {
            case ODD_TRICKS ->
                doubling == Doubling.UNDOUBLED
                        ? Stream.of("contract-bridge.p113", "contract-bridge.p119")
                        : Stream.of("contract-bridge.p113", "contract-bridge.p119", "contract-bridge.p120");
            case OVERTRICKS ->
                Stream.of(doubling == Doubling.UNDOUBLED ? "contract-bridge.p121" : "contract-bridge.p122");
            case MADE_DOUBLED -> Stream.of("contract-bridge.p123");
            case UNDERTRICKS ->
                switch (doubling) {
                    case UNDOUBLED -> Stream.of("contract-bridge.p124");
                    case DOUBLED -> Stream.of("contract-bridge.p125");
                    default -> Stream.of("contract-bridge.p125", "contract-bridge.p126");
                };
            case SLAM -> Stream.of("contract-bridge.p114", "contract-bridge.p129");
            case HONOURS -> Stream.of("contract-bridge.p127", "contract-bridge.p128");
            case PREMIUM, LIMIT -> Stream.empty();
        };
    }

    private static String auction(Entry.Part part) {
        return switch (part) {
            case ODD_TRICKS -> "auction-bridge.p01";
            case OVERTRICKS, MADE_DOUBLED, PREMIUM, LIMIT -> "auction-bridge.p03";
            case UNDERTRICKS -> "auction-bridge.p04";
            case SLAM -> "auction-bridge.p05";
            case HONOURS -> "auction-bridge.p06";
        };
    }

    private static Stream<String> bridge1904(Entry.Part part, DealToScore position) {
        return switch (part) {
            case SLAM -> Stream.of("bridge-whist-1904.p13");
            case HONOURS ->
                position.deal().strain().suit().isPresent()
                        ? Stream.of(
                                "bridge-whist-1904.p08",
                                "bridge-whist-1904.p09",
                                "bridge-whist-1904.p10",
                                "bridge-whist-1904.p12")
                        : Stream.of("bridge-whist-1904.p11");
            default ->
                position.deal().doubling() == Doubling.UNDOUBLED
                        ? Stream.of("bridge-whist-1904.p02")
                        : Stream.of("bridge-whist-1904.p02", "bridge-whist-1904.p14");
        };
    }

    /** Everything that some score rests on. */
    static List<Source> all() {
        return Stream.of(
                        Source.source(
                                "contract-bridge.p113",
                                "contract-bridge.p114",
                                "contract-bridge.p119",
                                "contract-bridge.p120",
                                "contract-bridge.p121",
                                "contract-bridge.p122",
                                "contract-bridge.p123",
                                "contract-bridge.p124",
                                "contract-bridge.p125",
                                "contract-bridge.p126",
                                "contract-bridge.p127",
                                "contract-bridge.p128",
                                "contract-bridge.p129"),
                        Source.source(
                                "duplicate-contract-bridge.p03",
                                "duplicate-contract-bridge.p04",
                                "duplicate-contract-bridge.p05"),
                        Source.source("progressive-bridge.p05", "progressive-bridge.p06", "progressive-bridge.p07"),
                        Source.source(
                                "auction-bridge.p01",
                                "auction-bridge.p03",
                                "auction-bridge.p04",
                                "auction-bridge.p05",
                                "auction-bridge.p06"),
                        Source.source("plafond.p01", "plafond.p02"),
                        Source.source(
                                "bridge-whist-1904.p02",
                                "bridge-whist-1904.p08",
                                "bridge-whist-1904.p09",
                                "bridge-whist-1904.p10",
                                "bridge-whist-1904.p11",
                                "bridge-whist-1904.p12",
                                "bridge-whist-1904.p13",
                                "bridge-whist-1904.p14"))
                .toList();
    }
}
