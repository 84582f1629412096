package kibitzer.games.bridge.problems.find;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.problems.defence.DeclarersHand;
import kibitzer.games.bridge.problems.layout.CustomaryLead;
import kibitzer.games.bridge.problems.layout.Layouts;

/**
 * Two hands in outline, from which deals of one theme are made: dummy's and the learner's holding in each suit, "AKJxx/xxx",
 * an x for any small card. It only says where to look; whether a deal has the theme is for the proof to say.
 *
 * @param level of the contract
 * @param trumps whether the first suit is trumps, a major; otherwise the contract is at no trump
 * @param learner south, who is declarer, or a defender
 * @param holdings four, in any suits; the one that west is to lead is marked with a star
 */
record Pattern(int level, boolean trumps, Seat learner, List<String> holdings) {
    private static final int TRIES = 400;
    private static final int TRIES_OF_DEFENDER = 4000;
    private static final int LONG = 5;
    private static final Rank HIGHEST_SMALL = Rank.NINE;

    Pattern {
        holdings = List.copyOf(holdings);
        if (holdings.size() != 4) {
            throw new IllegalArgumentException(holdings + "; expected four suits");
        }
    }

    /** "3NT: xx/Axx* Axx/KQx ...", "4M E: ..." with the trumps first, for a defender. */
    static Pattern of(String text) {
        String[] parts = text.split(":");
        String[] head = parts[0].split(" ");
        return new Pattern(
                head[0].charAt(0) - '0',
                head[0].endsWith("M"),
                head.length > 1 ? Seat.of(head[1]) : Seat.SOUTH,
                List.of(parts[1].strip().split("\\s+")));
    }

    /** The two hands of this outline in cards. */
    record Hands(CardSet dummy, CardSet hand, Strain strain, Optional<Suit> led) {}

    /** A deal of this outline and its contract. */
    record Dealt(Deal deal, Call.Bid contract, Card lead) {}

    /** One in which west leads as he should and the others bid or kept silent as they should; empty if none is met with. */
    Optional<Dealt> deal(Chance chance) {
        Hands hands = hands(chance);
        return learner == Seat.SOUTH ? opponents(hands, chance) : unseen(hands, chance);
    }

    private Hands hands(Chance chance) {
        List<Suit> suits = new ArrayList<>(chance.shuffled(List.of(Suit.values())));
        if (trumps) {
            Suit major = suits.stream().filter(Suit::isMajor).findFirst().orElse(Suit.SPADES);
            suits.remove(major);
            suits.addFirst(major);
        }
        CardSet dummy = CardSet.EMPTY;
        CardSet hand = CardSet.EMPTY;
        Optional<Suit> led = Optional.empty();
        for (int at = 0; at < 4; at++) {
            Suit suit = suits.get(at);
            String holding = holdings.get(at);
            if (holding.endsWith("*")) {
                led = Optional.of(suit);
            }
            String[] both = holding.replace("*", "").split("/");
            CardSet named = PbnHand.holding(both[0].replaceAll("x|-", ""), suit)
                    .union(PbnHand.holding(both[1].replaceAll("x|-", ""), suit));
            List<Card> small = chance.shuffled(CardSet.FULL_PACK.in(suit).minus(named).stream()
                    .filter(card -> HIGHEST_SMALL.isAtLeast(card.rank()))
                    .toList());
            int first = smallIn(both[0]);
            dummy = dummy.union(PbnHand.holding(both[0].replaceAll("x|-", ""), suit))
                    .union(CardSet.of(small.subList(0, first)));
            hand = hand.union(PbnHand.holding(both[1].replaceAll("x|-", ""), suit))
                    .union(CardSet.of(small.subList(first, first + smallIn(both[1]))));
        }
        Strain strain = trumps ? Strain.of(suits.getFirst()) : Strain.NO_TRUMP;
        return new Hands(dummy, hand, strain, led);
    }

    private Optional<Dealt> opponents(Hands hands, Chance chance) {
        List<Card> others =
                CardSet.FULL_PACK.minus(hands.dummy).minus(hands.hand).toList();
        for (int tries = 0; tries < TRIES; tries++) {
            List<Card> dealt = chance.shuffled(others);
            CardSet west = CardSet.of(dealt.subList(0, 13));
            CardSet east = CardSet.of(dealt.subList(13, 26));
            Card lead = CustomaryLead.of(west, hands.strain);
            boolean asked = hands.led.isEmpty() || hands.led.get() == lead.suit() && west.length(lead.suit()) >= LONG;
            if (asked && Layouts.silent(west) && Layouts.silent(east)) {
                return Optional.of(dealt(new Deal(hands.dummy, east, hands.hand, west), lead, hands.strain));
            }
        }
        return Optional.empty();
    }

    /** Partner's and declarer's hands. */
    private Optional<Dealt> unseen(Hands hands, Chance chance) {
        List<Card> others =
                CardSet.FULL_PACK.minus(hands.dummy).minus(hands.hand).toList();
        for (int tries = 0; tries < TRIES_OF_DEFENDER; tries++) {
            List<Card> dealt = chance.shuffled(others);
            CardSet declarer = CardSet.of(dealt.subList(0, 13));
            CardSet partner = CardSet.of(dealt.subList(13, 26));
            if (DeclarersHand.fits(declarer, hands.strain) && Layouts.silent(partner)) {
                Deal deal = learner == Seat.EAST
                        ? new Deal(hands.dummy, hands.hand, declarer, partner)
                        : new Deal(hands.dummy, partner, declarer, hands.hand);
                Card lead = CustomaryLead.of(deal.west(), hands.strain);
                if (hands.led.isEmpty() || hands.led.get() == lead.suit()) {
                    return Optional.of(dealt(deal, lead, hands.strain));
                }
            }
        }
        return Optional.empty();
    }

    private Dealt dealt(Deal deal, Card lead, Strain strain) {
        return new Dealt(deal, Call.bid(level, strain), lead);
    }

    private static int smallIn(String holding) {
        return (int) holding.chars().filter(letter -> letter == 'x').count();
    }
}
