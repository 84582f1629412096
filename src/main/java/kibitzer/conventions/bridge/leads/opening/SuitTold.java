package kibitzer.conventions.bridge.leads.opening;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.advice.Advice;
import kibitzer.advice.Basis;
import kibitzer.advice.Option;
import kibitzer.advice.Reason;
import kibitzer.advice.Standing;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.value.HighCardPoints;

/**
 * Why a suit is opened, in a few words beside a card of another suit: "partner bid spades, so lead 7S". What is told is so of one of
 * the two suits alone: where both are sequences, the longer is told.
 *
 * @param reason what is told
 * @param speaksOfTheCards true where it speaks of the suit of the other card: "dummy bid hearts"
 */
record SuitTold(Reason reason, boolean speaksOfTheCards) {
    private static final int THREE = 3;
    private static final int FOUR = 4;

    private static final String MORE_POINTS = "more points";

    /** Words, and whether they speak of the suit of the other card. */
    private record Words(String text, boolean speaksOfTheCards) {
        static Words of(String text) {
            return new Words(text, false);
        }

        static Words ofTheCards(String text) {
            return new Words(text, true);
        }
    }

    /** What speaks for the suit that is led; empty where the card is of that suit, or no suit is a good one. */
    static Optional<SuitTold> instead(OpeningLead lead, Card card) {
        Advice<Card> chosen = OpeningLeads.SUITS.advise(lead);
        List<Card> best = chosen.best();
        if (best.isEmpty() || best.stream().anyMatch(other -> other.suit() == card.suit())) {
            return Optional.empty();
        }
        Suit suit = best.getFirst().suit();
        return words(chosen.rulings().getFirst().rule(), card.suit(), suit, lead)
                .map(words -> new SuitTold(
                        Reason.missing(
                                        "suit",
                                        card.suit().plural(),
                                        words.text() + ", so lead "
                                                + best.stream()
                                                        .map(Card::toString)
                                                        .collect(Collectors.joining(" or ")),
                                        suit.plural(),
                                        "")
                                .on(Basis.ANSWER),
                        words.speaksOfTheCards()));
    }

    /** Before what speaks for another suit: "hearts are trumps, and the king may win a trick if kept". */
    static String ofATrump(Card card) {
        return card.suit().plural() + " are trumps, and the " + card.rank().word() + " may win a trick if kept";
    }

    private static Optional<Words> words(String rule, Suit own, Suit suit, OpeningLead lead) {
        String spades = suit.plural();
        return switch (rule) {
            case "opening-lead.partners-suit" ->
                plain(
                        lead.isPartners(own)
                                ? "of the suits partner bid " + spades + " is your longer"
                                : "partner bid " + spades);
            case "opening-lead.no-trump.longest-suit" ->
                bidByThem(lead, own, suit).or(() -> plain(longer(lead, own, suit, MORE_POINTS)));
            case "opening-lead.no-trump.no-long-suit-of-our-own" ->
                bidByThem(lead, own, suit).or(() -> plain(longer(lead, own, suit, lessOrMore(lead, own, suit))));
            case "opening-lead.no-trump.sequence-in-a-bid-suit" ->
                Optional.of(isSequence(lead, own) ? choice(lead, own, suit) : safeSequence(own, suit));
            case "opening-lead.suit.sequence" ->
                bidByThem(lead, own, suit).or(() -> Optional.of(safeSequence(own, suit)));
            case "opening-lead.suit.ace-king" ->
                plain(lead.holding(suit).head(2) + " of " + spades + " wins and keeps the lead");
            case "opening-lead.suit.singleton" -> plain("the single " + suit.singular() + " may bring a ruff");
            case "opening-lead.suit.touching-honours" ->
                bidByThem(lead, own, suit)
                        .or(() -> Optional.of(
                                lead.isTrump(own)
                                        ? Words.of(lead.holding(suit).head(2) + " of " + spades + " may set up a trick")
                                        : isTouching(lead, own)
                                                ? Words.of(longer(lead, own, suit, MORE_POINTS))
                                                : Words.ofTheCards(spades + " has honours in sequence, "
                                                        + lead.holding(suit).head(2) + ", " + own.plural() + " none")));
            case "opening-lead.suit.side-suit" ->
                bidByThem(lead, own, suit)
                        .or(() -> plain(
                                lead.holding(own).contains(Rank.ACE) && !lead.isTrump(own)
                                        ? keepingTheAce(own)
                                        : isShortHonour(lead, own) && !lead.isTrump(own)
                                                ? own.plural() + ", an honour in a short suit, is better left"
                                                : longer(lead, own, suit, "the king")));
            case "opening-lead.suit.through-dummy" -> plain("dummy bid " + spades + " and plays before partner");
            case "opening-lead.suit.trumps" -> plain("a trump gives no side suit away");
            case "opening-lead.suit.whatever-is-left", "opening-lead.no-trump.whatever-is-left" ->
                Optional.of(choice(lead, own, suit));
            default -> Optional.empty();
        };
    }

    private static Optional<Words> plain(String words) {
        return Optional.of(Words.of(words));
    }

    private static Words safeSequence(Suit own, Suit chosen) {
        return Words.ofTheCards(chosen.plural() + " has a safe sequence, " + own.plural() + " none");
    }

    /** What speaks against the suit of the card itself, and not against the other: "dummy bid hearts". */
    private static Optional<Words> bidByThem(OpeningLead lead, Suit own, Suit chosen) {
        return isTheirs(lead, own) && !isTheirs(lead, chosen) && !lead.isTrump(own)
                ? Optional.of(Words.ofTheCards(bidder(lead, own) + " bid " + own.plural()))
                : Optional.empty();
    }

    private static String bidder(OpeningLead lead, Suit suit) {
        boolean dummy = lead.bids().dummys().contains(suit);
        return dummy && lead.bids().declarers().contains(suit) ? "they" : dummy ? "dummy" : "declarer";
    }

    /** Of two suits that nothing else parts, the longer; of two of one length the one with the better cards. */
    private static String longer(OpeningLead lead, Suit own, Suit chosen, String better) {
        int length = lead.holding(chosen).length();
        if (lead.isTrump(own)) {
            return isTheirs(lead, chosen)
                    ? "a side suit leaves your trumps alone"
                    : chosen.plural() + ", a side suit, is unbid";
        }
        if (lead.holding(own).length() < length) {
            return chosen.plural() + " is longer, " + length + " cards to "
                    + lead.holding(own).length();
        }
        return SuitFeatures.hasBareAce(lead.holding(own)) && !SuitFeatures.hasBareAce(lead.holding(chosen))
                ? keepingTheAce(own)
                : chosen.plural() + " is as long, with " + better;
    }

    private static String keepingTheAce(Suit own) {
        return own.plural() + ", ace without king, is better left";
    }

    /** Of suits to be avoided, dummy's come last, declarer's before them, and of the others the longest is taken. */
    private static Words choice(OpeningLead lead, Suit own, Suit chosen) {
        BidSuits bids = lead.bids();
        return bids.dummys().contains(own) && !bids.dummys().contains(chosen)
                ? Words.ofTheCards("dummy bid " + own.plural())
                : bids.declarers().contains(own) && !bids.declarers().contains(chosen)
                        ? Words.ofTheCards("declarer bid " + own.plural())
                        : Words.of(longer(lead, own, chosen, fewerOrMore(lead, own, chosen)));
    }

    private static boolean isShortHonour(OpeningLead lead, Suit suit) {
        return lead.holding(suit).length() < THREE
                && lead.holding(suit).highest().isAtLeast(Rank.JACK);
    }

    private static String fewerOrMore(OpeningLead lead, Suit own, Suit chosen) {
        return HighCardPoints.of(lead.hand().in(chosen))
                        < HighCardPoints.of(lead.hand().in(own))
                ? "fewer points to lose"
                : MORE_POINTS;
    }

    private static String lessOrMore(OpeningLead lead, Suit own, Suit chosen) {
        return SuitFeatures.atRisk(lead.holding(chosen)) < SuitFeatures.atRisk(lead.holding(own))
                ? "less to lose"
                : MORE_POINTS;
    }

    private static boolean isSequence(OpeningLead lead, Suit suit) {
        return lead.holding(suit).length() >= FOUR
                && SuitFeatures.sequence().standing(option(lead, suit)).equals(Standing.HOLDS);
    }

    private static boolean isTouching(OpeningLead lead, Suit suit) {
        return SuitFeatures.headedBy("K-Q", "Q-J", "J-10")
                .standing(option(lead, suit))
                .equals(Standing.HOLDS);
    }

    private static Option<OpeningLead, Card> option(OpeningLead lead, Suit suit) {
        return new Option<>(lead, lead.hand().in(suit).first());
    }

    private static boolean isTheirs(OpeningLead lead, Suit suit) {
        return lead.bids().dummys().contains(suit) || lead.bids().declarers().contains(suit);
    }
}
