package kibitzer.decisions.banking;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.banking.BadBet;
import kibitzer.games.banking.HouseGame;
import kibitzer.games.banking.HouseGames;

/** How questions on bets are written. */
final class BankFields {
    private static final int MOST_SEEN = 311;
    private static final int MOST_CARDS = 90;
    private static final int LONGEST_BET = 60;

    static final List<String> IDS = Stream.concat(
                    HouseGames.counted().stream().map(HouseGame::id), RecursionBets.IDS.stream())
            .toList();

    static final Field<String> GAME = required("game", Kinds.word(IDS), "the game, by its id");
    static final Field<String> BET = required(
            "bet",
            Kinds.text(LONGEST_BET),
            "the bet by its word, with the ranks it names before it: \"K to win\", \"couleur\", \"5 9 K calling the turn\"");
    static final Field<Cards> SEEN =
            optional("seen", CardsNotation.kind(0, MOST_SEEN), Cards.NONE, "cards that are out of the pack");
    static final Field<List<Card>> ON_THE_TABLE = optional(
            "cards",
            inOrder(),
            List.of(),
            "the cards the bet rests on, in order: your hand at red dog, both layouts at monte bank, your card and the dealer's"
                    + " at ziginette and skinball");
    static final Field<List<Card>> TURNED = required(
            "cards", inOrder(), "the cards the bet rests on, if it rests on any, and then those turned, in order");
    static final Field<List<String>> GAMES =
            optional("games", Kinds.someOf(IDS), List.of(), "deal of these games; of all if none is named");

    private BankFields() {}

    /** Cards in order, the same perhaps more than once. */
    private static Kind<List<Card>> inOrder() {
        String expected = "at most " + MOST_CARDS + " cards in order, such as \"5S KH\"";
        return Kinds.named(
                expected,
                text -> {
                    List<Card> cards = CardNotation.readList(text);
                    if (cards.stream().anyMatch(Card::isJoker)) {
                        throw BadNotation.because("a joker", "cards of a pack without jokers");
                    }
                    if (cards.size() > MOST_CARDS) {
                        throw BadNotation.because(cards.size() + " cards", expected);
                    }
                    return cards;
                },
                CardNotation::write);
    }

    /** What the game says, or its objection as one to a field of the position. */
    static <T> T asked(Supplier<T> question) {
        try {
            return question.get();
        } catch (BadBet wrong) {
            throw new BadQuestion(wrong.field(), wrong.wrong());
        }
    }
}
