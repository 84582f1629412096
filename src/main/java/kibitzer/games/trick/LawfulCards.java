package kibitzer.games.trick;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Listed;
import kibitzer.cards.Suit;

/** Which cards of a hand may be played to a trick, and why each may or may not. */
public final class LawfulCards {
    private final TrickGame game;
    private final PlayRules rules;
    private final Cards hand;
    private final List<Card> trick;
    private final TableFacts facts;
    private final Cards lawful;

    public LawfulCards(TrickGame game, PlayRules rules, Cards hand, List<Card> trick, TableFacts facts) {
        this.game = game;
        this.rules = rules;
        this.hand = hand;
        this.trick = List.copyOf(trick);
        this.facts = facts;
        this.lawful = rules.lawful(hand, trick, facts);
    }

    /** Identical cards as often as they are held. */
    public Cards lawful() {
        return lawful;
    }

    /** Why a card of the hand may be played, or not; a clause without a full stop. */
    public String why(Card card) {
        if (trick.isEmpty()) {
            return rules.forcedLead(hand.list(), facts)
                    .map(forced -> card.equals(forced) ? "the lead is compelled" : compelled(forced))
                    .orElseGet(() -> led(card));
        }
        if (facts.stockOpen() && game.rules().stock().isFree()) {
            return "cards are still drawn, and until the stock is out any card may be played";
        }
        if (!rules.duty().follow()) {
            return "any card may be played to any lead";
        }
        return lawful.contains(card) ? allowed(card) : refused(card);
    }

    private String led(Card card) {
        return rules.barring(hand.list(), card, facts)
                .map(lead -> lead.says() + (lawful.contains(card) ? ", but you have nothing else" : ""))
                .orElse(
                        lawful.size() == hand.size()
                                ? "you lead, and any card may be led"
                                : "you lead, and it is not barred");
    }

    private String compelled(Card forced) {
        return "the " + forced.inWords() + " must be led: "
                + game.rules().leads().stream()
                        .filter(lead -> lead.card(rules, hand.list(), facts).isPresent())
                        .findFirst()
                        .map(AxisValue::says)
                        .orElse("");
    }

    private String allowed(Card card) {
        if (follows(card)) {
            return rules.belongsElsewhere(card)
                    .map(told -> told + ": it follows")
                    .orElse("it follows " + suitLed());
        }
        if (rules.isTrumpLed(trick, facts) && hand.stream().anyMatch(rules::isTrump)) {
            return "your only trump may be held back";
        }
        String isTrump =
                rules.belongsElsewhere(card).map(told -> ", and " + told).orElse("");
        return hand.stream().anyMatch(this::follows)
                ? "you may trump instead of following" + isTrump
                : "you hold no " + inSuit() + isTrump;
    }

    private String refused(Card card) {
        if (follows(card)) {
            return "you can play higher, and must";
        }
        if (hand.stream().anyMatch(this::follows)) {
            String told =
                    rules.belongsElsewhere(card).map(strange -> strange + "; ").orElse("");
            Optional<String> strangeLead =
                    rules.isTrumpLed(trick, facts) ? rules.belongsElsewhere(trick.getFirst()) : Optional.empty();
            return told
                    + strangeLead
                            .map(lead -> "trumps must be followed; " + lead)
                            .orElseGet(() -> suitLed() + " must be followed" + owed());
        }
        if (lawful.isEmpty()) {
            return "you hold no " + inSuit() + ", and draw from the stock until you can follow";
        }
        if (rules.isTrump(card)) {
            return "you can trump higher, and must";
        }
        return "you hold no " + inSuit() + ", and must trump";
    }

    /** The cards that could follow; what they are, where it is not printed on them. */
    private String owed() {
        List<Card> owed = hand.different().stream().filter(this::follows).toList();
        return owed.stream()
                .map(rules::belongsElsewhere)
                .flatMap(Optional::stream)
                .findFirst()
                .map(told -> ": " + told)
                .orElseGet(() -> ", and you hold " + listed(owed));
    }

    private static String listed(List<Card> cards) {
        return Listed.and(cards.stream().map(card -> "the " + card.inWords()).toList());
    }

    private boolean follows(Card card) {
        return rules.isTrumpLed(trick, facts)
                ? rules.isTrump(card)
                : rules.suitOf(card).equals(rules.suitLed(trick, facts));
    }

    private String inSuit() {
        return rules.suitLed(trick, facts).map(Suit::plural).orElse("trumps");
    }

    private String suitLed() {
        Card led = trick.getFirst();
        return rules.isTrumpLed(trick, facts)
                ? rules.belongsElsewhere(led)
                        .map(told -> "trumps (" + told + ")")
                        .orElse("trumps")
                : inSuit();
    }
}
