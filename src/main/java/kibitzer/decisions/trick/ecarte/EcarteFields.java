package kibitzer.decisions.trick.ecarte;

import static kibitzer.decisions.form.Field.required;

import java.util.List;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.conventions.ecarte.EcarteHand;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.trick.TrickFields;
import kibitzer.games.trick.trumps.TrumpsGames;

/** The values that questions on ecarte are made of. */
final class EcarteFields {
    static final Field<CardSet> HAND =
            required("hand", Kinds.cards(EcarteHand.CARDS, EcarteHand.CARDS), "your five cards, sevens to aces");
    static final Field<Suit> TRUMP = required("trump", Kinds.suit(), "the suit of trumps");
    static final Field<Boolean> ELDER = required(
            "role",
            Kinds.word("elder", "dealer").as("elder"::equals, elder -> elder ? "elder" : "dealer"),
            "elder hand, who leads and may propose, or the dealer");

    private EcarteFields() {}

    static EcarteHand hand(CardSet cards, Suit trump) {
        TrickFields.inThePack(TrumpsGames.ECARTE, "hand", cards.toList(), List.of());
        return new EcarteHand(cards, trump);
    }

    static String role(boolean elder) {
        return elder ? "elder hand: you lead" : "the dealer";
    }
}
