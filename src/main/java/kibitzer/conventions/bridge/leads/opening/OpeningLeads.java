package kibitzer.conventions.bridge.leads.opening;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Basis;
import kibitzer.advice.Beside;
import kibitzer.advice.Reason;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.leads.Leads;

/**
 * The opening lead: a suit, and the card that the tables lead from it.
 *
 * <p>The book rules on the card alone. So the tables' card of the suit chosen here is best, the tables' card of any other
 * suit is allowed, and a card that the tables do not lead from its suit is wrong. Of small trumps, which are led to draw trumps and
 * not to tell partner anything, no table parts one from another: all are allowed.
 */
public final class OpeningLeads {
    /** The rules that choose the suit; each answers the tables' card of it. */
    public static final RuleBook<OpeningLead, Card> SUITS = SuitsToLead.BOOK;

    private static final Reason SUIT_IS_PRACTICE = Reason.counted(
            "suit",
            "general practice",
            "the bridge pages choose the card, not the suit, so the tables' card of another suit is allowed");

    /** Behind what speaks for a suit, which stands behind the page of the table. */
    private static final String OUR_CHOICE = " (general practice)";

    private OpeningLeads() {}

    /** The rules that choose the suit, by id. */
    public static List<String> rules() {
        return SUITS.rules().map(Rule::id).toList();
    }

    public static List<Source> sources() {
        return Stream.concat(SUITS.sources().stream(), Leads.BOOK.sources().stream())
                .toList();
    }

    public static Advice<Card> advise(OpeningLead lead) {
        Advice<Card> suits = SUITS.advise(lead);
        List<Card> best = suits.best();
        Set<Card> acceptable = new LinkedHashSet<>();
        lead.suits().forEach(suit -> {
            Advice<Rank> table = lead.table(suit);
            Stream.of(table.best(), table.acceptable())
                    .flatMap(List::stream)
                    .map(rank -> Card.of(rank, suit))
                    .forEach(acceptable::add);
            if (lead.isTrump(suit)) {
                lead.hand().in(suit).stream()
                        .filter(card -> !card.rank().isAtLeast(Rank.TEN))
                        .forEach(acceptable::add);
            }
        });
        best.forEach(acceptable::remove);
        List<Ruling<Card>> rulings = new ArrayList<>();
        suits.rulings()
                .forEach(chosen -> chosen.answers().stream()
                        .map(Card::suit)
                        .distinct()
                        .forEach(suit -> rulings.addAll(cardsOf(lead, suit, chosen))));
        suits.rulings().forEach(chosen -> rulings.add(saidAbove(chosen)));
        return new Advice<>(best, List.copyOf(acceptable), rulings, List.of(), false, Beside.nothing());
    }

    /**
     * The tables on the suit chosen: what chose it first, then what chooses the card. Of a single card nothing is chosen but its
     * suit, and what that is for is told.
     */
    private static List<Ruling<Card>> cardsOf(OpeningLead lead, Suit suit, Ruling<Card> chosen) {
        return ofCards(lead.table(suit).rulings(), suit).stream()
                .map(table -> new Ruling<>(
                        table.rule(),
                        table.source(),
                        table.answers(),
                        table.allowed(),
                        table.standing(),
                        Stream.of(chosen.reasons(), table.reasons())
                                .flatMap(List::stream)
                                .toList(),
                        lead.hand().length(suit) == 1 ? chosen.why() : table.why()))
                .toList();
    }

    /** Against a card that the tables do not lead from its suit, the tables; against another suit, what chooses suits. */
    public static List<Ruling<Card>> whyNot(OpeningLead lead, Card card) {
        Advice<Rank> table = lead.table(card.suit());
        if (table.best().contains(card.rank())) {
            Set<String> deciding =
                    SUITS.advise(lead).rulings().stream().map(Ruling::rule).collect(Collectors.toSet());
            return SUITS.whyNot(lead, card).stream()
                    .filter(ruling -> deciding.contains(ruling.rule()))
                    .toList();
        }
        return table.acceptable().contains(card.rank())
                ? List.of()
                : withSuit(lead, card, ofCards(Leads.whyNot(lead.in(card.suit()), card.rank()), card.suit()));
    }

    /** Of a card from another suit than the one that is led, why that one is led as well. */
    private static List<Ruling<Card>> withSuit(OpeningLead lead, Card card, List<Ruling<Card>> against) {
        return SuitTold.instead(lead, card)
                .filter(suit -> !against.isEmpty())
                .map(suit -> Stream.concat(
                                Stream.of(insteadOfBoth(lead, card, against.getFirst(), suit)),
                                against.stream().skip(1))
                        .toList())
                .orElse(against);
    }

    /**
     * The card first: the tables' card of its suit is allowed, so that the suit is never the fault. Then what speaks for the other
     * suit, which no page of bridge does.
     */
    private static Ruling<Card> insteadOfBoth(OpeningLead lead, Card card, Ruling<Card> ruling, SuitTold told) {
        Reason suit = told.reason();
        List<Reason> both = isBetterKept(lead, card)
                ? List.of(against(suit.fact(), card, ofATrump(lead, card, told), suit)
                        .on(Basis.PRACTICE))
                : List.of(
                        against(Leads.LED, card, Leads.insteadOf(lead.in(card.suit())), suit),
                        against(suit.fact(), card, suit.measured() + OUR_CHOICE, suit)
                                .on(Basis.PRACTICE)
                                .sayingPractice());
        return new Ruling<>(
                ruling.rule(),
                Leads.advise(lead.in(card.suit())).rulings().stream()
                        .findFirst()
                        .map(Ruling::source)
                        .orElseGet(ruling::source), // of the table, and not of the choice among equal cards
                ruling.answers(),
                ruling.allowed(),
                ruling.standing(),
                both);
    }

    /** True of a trump honour where the tables lead a small card: of another honour too it could be said that it is better kept. */
    private static boolean isBetterKept(OpeningLead lead, Card card) {
        return lead.isTrump(card.suit())
                && lead.table(card.suit()).best().stream().noneMatch(led -> led.isAtLeast(Rank.TEN));
    }

    private static Reason against(String fact, Card card, String says, Reason suit) {
        return Reason.missing(fact, card.suit().plural(), says, suit.required(), "");
    }

    /** Where a trump may be led, what speaks against trumps does not decide, but only which of them. */
    private static String ofATrump(OpeningLead lead, Card card, SuitTold told) {
        String which = SuitTold.ofATrump(card);
        return told.speaksOfTheCards()
                        && advise(lead).acceptable().stream().anyMatch(other -> lead.isTrump(other.suit()))
                ? which
                : which + "; " + told.reason().measured();
    }

    /** What chose the suit: its facts stand with the cards. */
    private static Ruling<Card> saidAbove(Ruling<Card> chosen) {
        return new Ruling<>(
                chosen.rule(),
                chosen.source(),
                chosen.answers(),
                chosen.allowed(),
                chosen.standing(),
                List.of(SUIT_IS_PRACTICE),
                chosen.why());
    }

    private static List<Ruling<Card>> ofCards(List<Ruling<Rank>> rulings, Suit suit) {
        Function<List<Rank>, List<Card>> cards =
                ranks -> ranks.stream().map(rank -> Card.of(rank, suit)).collect(Collectors.toList());
        return rulings.stream()
                .map(ruling -> new Ruling<>(
                        ruling.rule(),
                        ruling.source(),
                        cards.apply(ruling.answers()),
                        cards.apply(ruling.allowed()),
                        ruling.standing(),
                        ruling.reasons(),
                        ruling.why()))
                .toList();
    }
}
