package kibitzer.games.trick;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.games.trick.catalogue.TrickGames;

/**
 * A game under way, asked in texts.
 *
 * @param contract empty for the usual one
 * @param trump a letter, or "NT"
 */
record PlayedGame(String game, String contract, String trump) {
    static PlayedGame of(String game, String trump) {
        return new PlayedGame(game, "", trump);
    }

    static PlayedGame withoutTrumps(String game) {
        return of(game, "NT");
    }

    TrickGame rules() {
        return TrickGames.find(game).orElseThrow();
    }

    PlayRules play() {
        TrickRules axes = rules().rules();
        Contract kind =
                contract.isEmpty() ? axes.usual() : axes.contract(contract).orElseThrow();
        return rules().play(kind, trump.equals("NT") ? Optional.empty() : Optional.of(CardNotation.readSuit(trump)));
    }

    private static List<Card> list(String text) {
        return CardNotation.readListOfAnyPack(text);
    }

    /** What may be played, as text. */
    String lawful(String hand, String trick, TableFacts facts) {
        return play().lawful(Cards.of(list(hand)), list(trick), facts).toString();
    }

    String lawful(String hand, String trick) {
        return lawful(hand, trick, TableFacts.NONE);
    }

    /** The card, or "none". */
    String winner(String trick) {
        return play().winner(list(trick), TableFacts.NONE)
                .map(place -> list(trick).get(place).toString())
                .orElse("none");
    }

    /** The cards that can win where this suit is led. */
    String order(String cards, String led) {
        return CardNotation.write(play().order(list(cards), Optional.of(CardNotation.readSuit(led))));
    }

    /** What a pile counts. */
    int counts(String cards, boolean lastTrick) {
        return rules().rules().points().of(list(cards), play().trump(), lastTrick);
    }

    int counts(String cards) {
        return counts(cards, false);
    }

    /** Why a card may be played or not. */
    String why(String hand, String trick, String card, TableFacts facts) {
        return new LawfulCards(rules(), play(), Cards.of(list(hand)), list(trick), facts)
                .why(CardNotation.readOfAnyPack(card));
    }
}
