package kibitzer.conventions.bridge.leads.opening;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.advice.Advice;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** Why a suit is opened, in a few words beside a card of another suit: "partner bid spades, so lead 7S". */
final class SuitTold {
    private SuitTold() {}

    /** What speaks for the suit that is led; empty where the card is of that suit, or no suit is a good one. */
    static Optional<Reason> instead(OpeningLead lead, Card card) {
        Advice<Card> chosen = OpeningLeads.SUITS.advise(lead);
        List<Card> best = chosen.best();
        if (best.isEmpty() || best.stream().anyMatch(other -> other.suit() == card.suit())) {
            return Optional.empty();
        }
        Suit suit = best.getFirst().suit();
        return words(chosen.rulings().getFirst().rule(), card.suit(), suit, lead)
                .map(words -> bidByThem(lead, card.suit(), suit).orElse(words))
                .map(words -> Reason.missing(
                                "suit",
                                card.suit().plural(),
                                words + ", so lead "
                                        + best.stream().map(Card::toString).collect(Collectors.joining(" or ")),
                                suit.plural(),
                                "")
                        .on(Basis.ANSWER));
    }

    /** Before what speaks for another suit: "hearts are trumps, and the king is better kept; ". */
    static String ofATrump(Card card) {
        return card.suit().plural() + " are trumps"
                + (card.rank().isAtLeast(Rank.TEN) ? ", and the " + card.rank().word() + " is better kept; " : "; ");
    }

    /** What speaks against the suit of the card itself, and not against the other: "they bid hearts". */
    private static Optional<String> bidByThem(OpeningLead lead, Suit own, Suit chosen) {
        return isTheirs(lead, own)
                        && !isTheirs(lead, chosen)
                        && !lead.isTrump(own)
                        && lead.bids().partners().isEmpty()
                ? Optional.of("they bid " + own.plural())
                : Optional.empty();
    }

    /** Of two suits of one length that they have not bid, the rule takes the one with more points. */
    private static String longest(OpeningLead lead, Suit own, Suit chosen) {
        boolean asLong = !isTheirs(lead, own)
                && lead.holding(own).length() == lead.holding(chosen).length();
        return chosen.plural() + (asLong ? " is as long, with more points" : " is your longest unbid suit");
    }

    private static boolean isTheirs(OpeningLead lead, Suit suit) {
        return lead.bids().dummys().contains(suit) || lead.bids().declarers().contains(suit);
    }

    private static Optional<String> words(String rule, Suit own, Suit suit, OpeningLead lead) {
        String spades = suit.plural();
        String head = lead.holding(suit).head(Math.min(2, lead.holding(suit).length()));
        return switch (rule) {
            case "opening-lead.partners-suit" -> Optional.of("partner bid " + spades);
            case "opening-lead.no-trump.longest-suit" -> Optional.of(longest(lead, own, suit));
            case "opening-lead.no-trump.no-long-suit-of-our-own" -> Optional.of("they have not bid " + spades);
            case "opening-lead.no-trump.sequence-in-a-bid-suit", "opening-lead.suit.sequence" ->
                Optional.of("the sequence in " + spades + " is safe");
            case "opening-lead.suit.ace-king" -> Optional.of(head + " of " + spades + " keeps the lead");
            case "opening-lead.suit.singleton" -> Optional.of("the single " + suit.singular() + " may bring a ruff");
            case "opening-lead.suit.touching-honours" -> Optional.of(head + " of " + spades + " costs little");
            case "opening-lead.suit.side-suit" -> Optional.of("they have not bid " + spades);
            case "opening-lead.suit.through-dummy" -> Optional.of("dummy bid " + spades + " and plays before partner");
            case "opening-lead.suit.trumps" -> Optional.of("a trump gives no side suit away");
            case "opening-lead.suit.whatever-is-left", "opening-lead.no-trump.whatever-is-left" ->
                Optional.of(spades + " costs least");
            default -> Optional.empty();
        };
    }
}
