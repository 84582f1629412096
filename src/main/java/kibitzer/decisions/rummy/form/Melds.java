package kibitzer.decisions.rummy.form;

import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.form.Kind;
import kibitzer.games.rummy.Melding;

/**
 * A hand divided into melds.
 *
 * <p>Another division of the same cards agrees if it leaves as little unmatched: there may be more of them than an
 * advice lists.
 */
public record Melds(int handSize) implements AnswerKind.Own<Melding> {
    /** The name of all divisions that leave as little unmatched. */
    public static final String DIVISIONS = "divisions";

    /** A meld as it is written: "3C 2C AC", an ace below its two. */
    public static String asItLies(CardSet meld) {
        return MeldingNotation.asItLies(meld);
    }

    @Override
    public Kind<Melding> json() {
        return MeldingNotation.KIND;
    }

    @Override
    public String inWords(Melding answer) {
        return MeldingNotation.inWords(answer);
    }

    @Override
    public boolean denies(Melding answer) {
        return answer.melds().isEmpty();
    }

    @Override
    public String inWriting() {
        return "the melds, and the cards left over";
    }

    @Override
    public Optional<String> alike() {
        return Optional.of(DIVISIONS);
    }

    @Override
    public boolean agrees(Melding expected, Melding given) {
        return expected.cards().equals(given.cards()) && expected.deadwood() == given.deadwood();
    }
}
