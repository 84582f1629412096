package kibitzer.games.trick.search;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;
import kibitzer.games.trick.PlayedDeal;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPosition;

/** Hands of lawfully played deals in which so many cards are left. */
public final class LateHands {
    private LateHands() {}

    /** With at most so many cards in the longest hand, at any place of a trick. */
    static OpenHands atMost(int cards, TrickGame game, int players, Chance chance) {
        PlayedDeal deal = late(cards, game, players, chance);
        int ahead = chance.below(players);
        for (int i = 0; i < ahead && !deal.isOver(); i++) {
            deal.playAny();
        }
        return hands(game, deal);
    }

    /** With so many cards or fewer, where a trick is led to. */
    public static OpenHands onLead(int cards, TrickGame game, int players, Chance chance) {
        return hands(game, late(cards, game, players, chance));
    }

    private static PlayedDeal late(int cards, TrickGame game, int players, Chance chance) {
        PlayedDeal deal = new PlayedDeal(game, chance);
        while (deal.players() != players) {
            deal = new PlayedDeal(game, chance);
        }
        while (!deal.stock().isEmpty() || longest(deal) > cards) {
            deal.playAny();
        }
        return deal;
    }

    private static int longest(PlayedDeal deal) {
        return deal.hands().stream().mapToInt(Cards::size).max().orElse(0);
    }

    private static OpenHands hands(TrickGame game, PlayedDeal deal) {
        TrickPosition position = deal.position();
        Optional<Suit> trump = deal.trump();
        return new OpenHands(
                game,
                deal.contract(),
                trump,
                List.copyOf(deal.hands()),
                deal.leader(),
                position.trick(),
                position.facts());
    }
}
