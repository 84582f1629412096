package kibitzer.decisions.trick;

import java.util.Locale;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;

/** A card of the trick, or {@value #NONE}. */
public record CardOrNone() implements AnswerKind.Own<Optional<Card>> {
    /** How it is written that no card wins. */
    public static final String NONE = "none";

    @Override
    public Kind<Optional<Card>> json() {
        return Kinds.named("a card such as KS, or none", CardOrNone::parse, CardOrNone::write);
    }

    private static Optional<Card> parse(String text) {
        return text.strip().toLowerCase(Locale.ROOT).equals(NONE)
                ? Optional.empty()
                : Optional.of(CardNotation.readOfAnyPack(text));
    }

    private static String write(Optional<Card> answer) {
        return answer.map(Card::toString).orElse(NONE);
    }

    /** "king of spades", "no card". */
    @Override
    public String inWords(Optional<Card> answer) {
        return answer.map(Card::inWords).orElse("no card");
    }

    @Override
    public Optional<Card> card(Optional<Card> answer) {
        return answer.filter(card -> !card.isJoker());
    }

    @Override
    public boolean denies(Optional<Card> answer) {
        return answer.isEmpty();
    }

    @Override
    public String quoted(Optional<Card> answer) {
        return answer.map(card -> "the " + card.inWords()).orElse("no card");
    }
}
