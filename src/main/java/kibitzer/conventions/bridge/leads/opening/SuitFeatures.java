package kibitzer.conventions.bridge.leads.opening;

import static kibitzer.advice.Needs.among;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Quality;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.leads.Holding;
import kibitzer.conventions.bridge.leads.LeadContract;
import kibitzer.conventions.bridge.value.HighCardPoints;

/** What the choice of a suit measures: of the position, and of the suit of one possible card. */
final class SuitFeatures {
    static final Quantity<Option<OpeningLead, Card>> LENGTH =
            Quantity.of("length", "card", option -> holding(option).length());

    static final Quantity<Option<OpeningLead, Card>> POINTS = Quantity.of(
            "points",
            "point",
            option -> HighCardPoints.of(option.position().hand().in(suit(option))));

    static final Quantity<Option<OpeningLead, Card>> KINGS =
            Quantity.of("kings", "king", option -> holding(option).contains(Rank.KING) ? 1 : 0);

    /** What the highest card, which is led from a short suit, is worth where the next one does not stand behind it. */
    static final Quantity<Option<OpeningLead, Card>> AT_RISK =
            new Quantity<>("points-at-risk", "point at risk", "points at risk", option -> atRisk(holding(option)));

    static final Quantity<Option<OpeningLead, Card>> DECLARERS = new Quantity<>(
            "declarers",
            "suit of declarer's",
            "suits of declarer's",
            option -> bid(option.position().bids().declarers(), option));

    static final Quantity<Option<OpeningLead, Card>> DUMMYS = new Quantity<>(
            "dummys",
            "suit of dummy's",
            "suits of dummy's",
            option -> bid(option.position().bids().dummys(), option));

    static final Quantity<OpeningLead> TRUMPS = Quantity.of(
            "trumps",
            "trump",
            lead -> lead.contract().strain().suit().map(lead.hand()::length).orElse(0));

    private static final Set<String> TOUCHING = Set.of("A-K", "K-Q", "Q-J", "J-10");

    private static final Quality<OpeningLead> CONTRACT = new Quality<>(
            "contract",
            "against",
            "against what contract",
            lead -> lead.against().inWords());

    private static final Trait<Option<OpeningLead, Card>> PARTNERS = new Trait<>(
            "partners-suit",
            "partner bid the suit",
            "partner did not bid the suit",
            option -> option.position().isPartners(suit(option)));

    private static final Trait<Option<OpeningLead, Card>> TRUMP = Trait.either(
            "trump",
            "the suit is trumps",
            "a side suit",
            option -> option.position().isTrump(suit(option)));

    private static final Trait<Option<OpeningLead, Card>> OPPONENTS = new Trait<>(
            "opponents-suit",
            "the opponents bid the suit",
            "the opponents did not bid the suit",
            option -> bid(option.position().bids().declarers(), option)
                            + bid(option.position().bids().dummys(), option)
                    > 0);

    private static final Trait<Option<OpeningLead, Card>> DUMMYS_SUIT = new Trait<>(
            "dummys-suit",
            "dummy bid the suit",
            "dummy did not bid the suit",
            option -> bid(option.position().bids().dummys(), option) > 0);

    private static final List<Quality<Option<OpeningLead, Card>>> HEADS = IntStream.rangeClosed(1, 3)
            .mapToObj(count -> new Quality<Option<OpeningLead, Card>>(
                    "head",
                    "headed by",
                    "what cards at the head of the suit",
                    option -> holding(option).head(count)))
            .toList();

    private SuitFeatures() {}

    static Need<OpeningLead> against(LeadContract contract) {
        return among(CONTRACT, contract.inWords());
    }

    /** The highest cards of the suit, as many as each text names: "K-Q-J". */
    static Need<Option<OpeningLead, Card>> headedBy(String... heads) {
        return among(HEADS.get(heads[0].split("-").length - 1), heads);
    }

    /** Headed as a row of the table prints a sequence "alone or with others", whoever bid the suit. */
    static Need<Option<OpeningLead, Card>> sequence() {
        return any(
                headedBy("A-K-Q", "K-Q-J", "K-Q-10", "K-J-10", "Q-J-10", "Q-J-9"),
                headedBy("Q-10-9", "J-10-9", "J-10-8", "10-9-8", "10-9-7"));
    }

    static Need<Option<OpeningLead, Card>> partnersSuit() {
        return has(PARTNERS);
    }

    static Need<Option<OpeningLead, Card>> trumps() {
        return has(TRUMP);
    }

    static Need<Option<OpeningLead, Card>> sideSuit() {
        return lacks(TRUMP);
    }

    static Need<Option<OpeningLead, Card>> dummysSuit() {
        return has(DUMMYS_SUIT);
    }

    static Need<Option<OpeningLead, Card>> notDummysSuit() {
        return lacks(DUMMYS_SUIT);
    }

    static Need<Option<OpeningLead, Card>> notTheOpponents() {
        return lacks(OPPONENTS);
    }

    static boolean hasBareAce(Holding holding) {
        return holding.contains(Rank.ACE) && !holding.contains(Rank.KING);
    }

    /** 3 of K-7-6, 2 of Q-10-4, none of Q-J-4 and of 10-8-3: an honour that is led alone falls to a higher one or sets one up. */
    static int atRisk(Holding holding) {
        return TOUCHING.contains(holding.head(2))
                ? 0
                : Math.max(0, holding.highest().ordinal() - Rank.TEN.ordinal());
    }

    private static Suit suit(Option<OpeningLead, Card> option) {
        return option.answer().suit();
    }

    private static Holding holding(Option<OpeningLead, Card> option) {
        return option.position().holding(suit(option));
    }

    private static int bid(Set<Suit> suits, Option<OpeningLead, Card> option) {
        return suits.contains(suit(option)) ? 1 : 0;
    }
}
