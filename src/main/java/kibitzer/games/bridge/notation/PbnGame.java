package kibitzer.games.bridge.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.PbnHand;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/** One game of a PBN file: its tags with what stands under each, made into a record. */
final class PbnGame {
    /**
     * A tag and the words and comments under it.
     *
     * @param content in order
     */
    record Part(int line, String name, String value, List<PbnToken> content) {
        /** The words under the tag, a text a line. */
        List<String> rows() {
            return List.copyOf(content.stream()
                    .filter(PbnToken.Word.class::isInstance)
                    .map(PbnToken.Word.class::cast)
                    .collect(Collectors.groupingBy(
                            PbnToken.Word::line,
                            LinkedHashMap::new,
                            Collectors.mapping(PbnToken.Word::text, Collectors.joining(" "))))
                    .values());
        }
    }

    private static final Set<String> READ = Set.of("Dealer", "Vulnerable", "Deal", "Auction", "Note");

    private final List<Part> parts;
    private final Optional<BoardRecord> otherRoom;
    private final List<Problem> problems;

    /** @param before the game read before this one; of the same board in another room it lends its cards to a game without */
    PbnGame(List<Part> parts, Optional<BoardRecord> before, List<Problem> problems) {
        this.parts = parts;
        this.otherRoom = before.filter(this::isSameBoardInAnotherRoom);
        this.problems = problems;
    }

    /** The record; empty where the cards cannot be read. */
    Optional<BoardRecord> board() {
        return part("Deal")
                .map(part -> tried(part, PbnGame::deal))
                .orElseGet(this::dealOfTheOtherRoom)
                .flatMap(this::board);
    }

    private Optional<Deal> dealOfTheOtherRoom() {
        problems.add(Problem.at(
                parts.getFirst().line(),
                "Deal",
                otherRoom.isPresent()
                        ? "missing in this game; the cards of the other room are taken"
                        : "missing in this game",
                "the hands, \"N:AKQ2...\""));
        return otherRoom.map(BoardRecord::deal);
    }

    private boolean isSameBoardInAnotherRoom(BoardRecord before) {
        return isSame("Board", before)
                && (part("Event").isEmpty() || isSame("Event", before))
                && !value("Room").isEmpty()
                && !before.tag("Room").isEmpty()
                && !isSame("Room", before);
    }

    private boolean isSame(String tag, BoardRecord before) {
        return value(tag).equals(before.tag(tag));
    }

    private String value(String tag) {
        return part(tag).map(Part::value).map(PlainText::line).orElse("");
    }

    /** Empty where a dealer is written and nobody can say who: the calls would be put into the wrong mouths. */
    private Optional<BoardRecord> board(Deal deal) {
        Optional<Part> auction = part("Auction");
        Optional<Part> opener = auction.filter(PbnGame::isKnown);
        Optional<Part> tag = part("Dealer").filter(PbnGame::isKnown);
        Optional<Seat> first = opener.flatMap(PbnGame::seat);
        Optional<Seat> named = tag.flatMap(PbnGame::seat);
        Optional<Seat> said = named.or(() -> first);
        String then = said.map(seat -> "; " + seat.inWords() + " is taken").orElse("; the deal is left out");
        tag.filter(part -> named.isEmpty()).ifPresent(part -> noSeat(part, then));
        opener.filter(part -> first.isEmpty()).ifPresent(part -> noSeat(part, then));
        if (said.isEmpty() && tag.or(() -> opener).isPresent()) {
            return Optional.empty();
        }
        Seat dealer = said.or(() -> otherRoom.map(BoardRecord::dealer)).orElseGet(() -> {
            problems.add(Problem.at(parts.getFirst().line(), "Dealer", "missing; north is taken", "a seat: N E S W"));
            return Seat.NORTH;
        });
        Optional<AuctionRecord> calls = auction.flatMap(part -> auction(part, first, dealer));
        return Optional.of(new BoardRecord(tags(), dealer, vulnerable(), deal, calls, sections()));
    }

    /** False where the file itself says that it does not know. */
    private static boolean isKnown(Part part) {
        return !part.value().isBlank() && !part.value().strip().equals("?");
    }

    private static Optional<Seat> seat(Part part) {
        try {
            return Optional.of(Seat.of(part.value()));
        } catch (BadNotation none) {
            return Optional.empty();
        }
    }

    private void noSeat(Part part, String then) {
        String why = String.valueOf(new BadNotation(part.value(), "a seat: N E S W").getMessage());
        problems.add(new Problem(part.line(), part.name(), why + then));
    }

    private Optional<AuctionRecord> auction(Part part, Optional<Seat> first, Seat dealer) {
        if (first.filter(seat -> seat != dealer).isPresent()) {
            problems.add(Problem.at(
                    part.line(),
                    part.name(),
                    "it begins with " + first.get().inWords() + ", and the dealer is " + dealer.inWords()
                            + "; the auction is left out",
                    "the dealer's call first"));
            return Optional.empty();
        }
        return Optional.of(new PbnAuction(dealer, auctionNotes(), problems).read(part));
    }

    private Vulnerability vulnerable() {
        Optional<Part> tag = part("Vulnerable").filter(PbnGame::isKnown);
        Vulnerability otherwise = otherRoom.map(BoardRecord::vulnerable).orElse(Vulnerability.NONE);
        String taken = otherRoom.isPresent() ? "that of the other room is taken" : "nobody is taken to be vulnerable";
        if (tag.isEmpty()) {
            if (otherRoom.isEmpty()) {
                problems.add(Problem.at(
                        part("Vulnerable").orElseGet(parts::getFirst).line(),
                        "Vulnerable",
                        "missing; " + taken,
                        "None, NS, EW or All"));
            }
            return otherwise;
        }
        try {
            return Vulnerability.of(tag.get().value());
        } catch (BadNotation unreadable) {
            problems.add(new Problem(tag.get().line(), "Vulnerable", unreadable.getMessage() + "; " + taken));
            return otherwise;
        }
    }

    /** "N:AKQ2.543... - ... ...": clockwise from the seat named; one hand may be left open. */
    private static Deal deal(Part part) {
        String value = part.value().strip();
        int colon = value.indexOf(':');
        if (colon != 1) {
            throw new BadNotation(value, "the first seat, a colon and four hands, \"N:AKQ2.... ... ... ...\"");
        }
        Seat seat = Seat.of(value.substring(0, 1));
        String[] hands = value.substring(2).strip().split("\\s+");
        if (hands.length != 4) {
            throw BadNotation.because(hands.length + (hands.length == 1 ? " hand" : " hands"), "four");
        }
        HandsRead read = new HandsRead();
        for (String hand : hands) {
            if (!hand.equals("-")) {
                read.add(seat, hand(seat, hand));
            }
            seat = seat.next();
        }
        return read.deal();
    }

    private static CardSet hand(Seat seat, String hand) {
        try {
            return PbnHand.read(hand);
        } catch (BadNotation bad) {
            throw BadNotation.because(seat.inWords() + "'s hand: " + bad.getMessage(), "four suits, S.H.D.C");
        }
    }

    /** Notes that stand after the auction, and not after the play, belong to it. */
    private Map<String, String> auctionNotes() {
        Map<String, String> notes = new LinkedHashMap<>();
        String under = "";
        for (Part part : parts) {
            if (part.name().equals("Note") && !under.equals("Play")) {
                int colon = part.value().indexOf(':');
                if (colon < 1) {
                    problems.add(Problem.at(part.line(), "Note", "a note without its number", "\"1:text\""));
                } else {
                    notes.put(
                            part.value().substring(0, colon).strip(),
                            part.value().substring(colon + 1));
                }
            } else if (part.name().equals("Auction") || part.name().equals("Play")) {
                under = part.name();
            }
        }
        return notes;
    }

    private Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        for (Part part : parts) {
            if (!READ.contains(part.name()) && !isSection(part)) {
                tags.putIfAbsent(part.name(), part.value());
                PbnTagCheck.of(part.name(), part.value())
                        .ifPresent(expected -> problems.add(
                                Problem.at(part.line(), part.name(), "\"" + part.value() + "\"", expected)));
            }
        }
        return tags;
    }

    private List<Section> sections() {
        List<Section> sections = new ArrayList<>();
        String under = "";
        for (Part part : parts) {
            boolean noteOfPlay = part.name().equals("Note") && under.equals("Play");
            if (isSection(part) || noteOfPlay) {
                sections.add(new Section(part.name(), part.value(), noteOfPlay ? List.of() : part.rows()));
            }
            if (part.name().equals("Auction") || part.name().equals("Play")) {
                under = part.name();
            }
        }
        return sections;
    }

    private static boolean isSection(Part part) {
        return !READ.contains(part.name())
                && (part.name().equals("Play")
                        || part.name().endsWith("Table")
                        || !part.rows().isEmpty());
    }

    private Optional<Part> part(String name) {
        return Stream.of(parts)
                .flatMap(List::stream)
                .filter(part -> part.name().equals(name))
                .findFirst();
    }

    private <T> Optional<T> tried(Part part, Function<Part, T> reader) {
        try {
            return Optional.of(reader.apply(part));
        } catch (BadNotation bad) {
            problems.add(new Problem(part.line(), part.name(), String.valueOf(bad.getMessage())));
            return Optional.empty();
        }
    }
}
