package kibitzer.content.lesson;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Suit;
import kibitzer.content.reading.Block;
import kibitzer.games.bridge.Deal;
import kibitzer.games.table.TableSeat;
import kibitzer.games.whist.WhistTrick;

/** Reads the blocks of a lesson that show a whole table: four hands, or a trick as it lies. */
final class TableBlocks {
    private TableBlocks() {}

    /** Four hands, 13 cards each or equally many in an ending, each card once. */
    static Optional<Part> deal(Block block, String id) {
        if (!block.isObject("hands, caption")) {
            return Optional.empty();
        }
        block.only("hands", "caption", "id");
        Optional<String> hands = block.required("hands", "a seat and four hands, such as N:AK... QJ... T9... 87...");
        try {
            return hands.map(Deal::of)
                    .map(deal -> new Part.FourHands(
                            block.optional("id", "a name").orElse(id), deal, block.optional("caption", "a sentence")));
        } catch (BadNotation bad) {
            block.fault("hands", String.valueOf(bad.getMessage()), bad.expected());
            return Optional.empty();
        }
    }

    /** A trick of four players: who led, the cards in the order played, trumps if there are any. */
    static Optional<Part> trick(Block block, String id) {
        if (!block.isObject("leader, cards, trumps, caption")) {
            return Optional.empty();
        }
        block.only("leader", "cards", "trumps", "caption", "id");
        Optional<String> leader = block.required("leader", "N, E, S or W");
        Optional<String> cards = block.required("cards", "up to four cards in the order played, such as KH 2H AH 5S");
        if (leader.isEmpty() || cards.isEmpty()) {
            return Optional.empty();
        }
        try {
            List<Card> played = CardNotation.readList(cards.get());
            if (played.size() > WhistTrick.FULL || !isEachOnce(played)) {
                throw BadNotation.because("\"" + cards.get() + "\" is no trick", "up to four cards, each once");
            }
            WhistTrick trick = new WhistTrick(TableSeat.read(TableSeat.COMPASS, leader.get()), played);
            Optional<Suit> trumps = block.optional("trumps", "S, H, D or C").map(TableBlocks::suit);
            return Optional.of(new Part.TrickDiagram(
                    block.optional("id", "a name").orElse(id), trick, trumps, block.optional("caption", "a sentence")));
        } catch (BadNotation bad) {
            block.fault("", String.valueOf(bad.getMessage()), bad.expected());
            return Optional.empty();
        }
    }

    private static boolean isEachOnce(List<Card> cards) {
        Set<Card> seen = new HashSet<>();
        return cards.stream().allMatch(seen::add);
    }

    private static Suit suit(String text) {
        for (Suit suit : Suit.values()) {
            if (text.equals(String.valueOf(suit.letter()))) {
                return suit;
            }
        }
        throw new BadNotation(text, "S, H, D or C");
    }
}
