package kibitzer.games.bridge.wholehand;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.doubledummy.BestCards;
import kibitzer.games.bridge.problems.proof.PartPlayedDeal;

/**
 * The cards of a hand as they were played, by all seats in their order: played again, card by card, before anything is made of
 * them. One that ends at a turn of the learner's gives the tricks that are left up.
 */
public final class PlayRecord {
    static final int PACK = 52;
    private static final int KEPT = 1_000;

    /** Those that were played again lately and found in order. */
    private static final Map<Written, Boolean> IN_ORDER = RecentResults.of(KEPT);

    private record Written(WholeHand hand, List<Card> cards) {}

    private PlayRecord() {}

    /** Why these cards cannot have been played so at this table; empty if they can. */
    public static Optional<String> objection(WholeHand hand, List<Card> cards) {
        Written written = new Written(hand, List.copyOf(cards));
        if (IN_ORDER.containsKey(written) || isShipped(written)) {
            return Optional.empty();
        }
        Optional<String> wrong = look(hand, cards);
        if (wrong.isEmpty()) {
            IN_ORDER.put(written, true);
        }
        return wrong;
    }

    /**
     * The hand after these cards.
     *
     * @throws BadNotation if they cannot have been played so
     */
    public static HandPlay replayed(WholeHand hand, List<Card> cards) {
        objection(hand, cards).ifPresent(wrong -> {
            throw BadNotation.because(wrong, "the cards as they were played at the table");
        });
        return HandPlay.of(hand, cards);
    }

    /** One in which the learner, too, sees all cards: it wins as many tricks as can be won. */
    public static List<Card> best(WholeHand hand) {
        return ShippedPlays.of(hand).orElseGet(() -> searched(hand));
    }

    /** The same up to where enough tricks are won; the whole of it where they cannot be. */
    public static List<Card> enough(WholeHand hand) {
        List<Card> best = best(hand);
        return IntStream.range(hand.begun().size(), best.size())
                .mapToObj(end -> best.subList(0, end))
                .filter(cards -> HandPlay.isLearners(hand, cards))
                .filter(cards -> HandPlay.of(hand, cards).own() >= hand.needed())
                .findFirst()
                .orElse(best);
    }

    /** The best play that is written down, or as much of it as ends at a turn of the learner's. */
    private static boolean isShipped(Written written) {
        int played = written.cards().size();
        return ShippedPlays.of(written.hand())
                .filter(best -> played <= best.size() && best.subList(0, played).equals(written.cards()))
                .filter(best -> played == PACK
                        || played >= written.hand().begun().size()
                                && HandPlay.isLearners(written.hand(), written.cards()))
                .isPresent();
    }

    /** The same, found out. */
    static List<Card> searched(WholeHand hand) {
        BestCards seeing = new BestCards(hand.deal(), hand.strain());
        Robots robots = Robots.of(hand);
        List<Card> cards = new ArrayList<>(hand.begun());
        while (cards.size() < PACK) {
            PartPlayedDeal now = HandPlay.now(hand, cards);
            cards.add(
                    hand.isOwn(now.turn())
                            ? seeing.of(now.left(), now.leader(), now.trick()).getLast()
                            : robots.card(cards, now, seeing));
        }
        IN_ORDER.put(new Written(hand, List.copyOf(cards)), true);
        return List.copyOf(cards);
    }

    private static Optional<String> look(WholeHand hand, List<Card> cards) {
        if (cards.size() > PACK) {
            return Optional.of(cards.size() + " cards; a pack has " + PACK);
        }
        int begun = hand.begun().size();
        if (cards.size() < begun || !cards.subList(0, begun).equals(hand.begun())) {
            return Optional.of("it does not begin with the cards that are on the table");
        }
        BestCards seeing = new BestCards(hand.deal(), hand.strain());
        Robots robots = Robots.of(hand);
        for (int place = begun; place < cards.size(); place++) {
            Optional<String> wrong = look(hand, robots, seeing, cards.subList(0, place), cards.get(place));
            if (wrong.isPresent()) {
                return wrong;
            }
        }
        return cards.size() == PACK || HandPlay.isLearners(hand, cards)
                ? Optional.empty()
                : Optional.of(
                        "it breaks off after " + cards.size() + " cards, where the learner has nothing to choose");
    }

    private static Optional<String> look(
            WholeHand hand, Robots robots, BestCards seeing, List<Card> before, Card card) {
        PartPlayedDeal now = HandPlay.now(hand, before);
        Seat seat = now.turn();
        String which = "card " + (before.size() + 1) + ", the " + card.inWords() + ", ";
        if (!BestCards.lawful(now.left().hand(seat), now.trick()).contains(card)) {
            return Optional.of(which + "is not " + seat.inWords() + "'s to play");
        }
        return hand.isOwn(seat) || robots.card(before, now, seeing).equals(card)
                ? Optional.empty()
                : Optional.of(which + "was not played by " + seat.inWords());
    }
}
