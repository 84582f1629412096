package kibitzer.decisions.own;

import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Source;
import kibitzer.cards.CardSet;
import kibitzer.decisions.Head;
import kibitzer.decisions.HeadedDecision;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/** "Explain your bid": a question that is answered in words. The trainer marks nothing of it; the instructor reads it. */
public final class WrittenWords extends HeadedDecision<WrittenWords.Stated, String> {
    /** Characters of an answer. */
    public static final int LONGEST_ANSWER = 2_000;

    /** What is asked, and what is shown beside it. */
    public record Stated(String ask, Optional<CardSet> cards, Optional<String> auction) {}

    private static final Form<Stated> FORM = Form.of(
            Stated::new,
            required("ask", Kinds.text(WrittenChoice.LONGEST_ASK), "what is to be explained")
                    .of(Stated::ask),
            OwnShown.CARDS.ifAny(Stated::cards),
            OwnShown.AUCTION.ifAny(Stated::auction));

    WrittenWords() {
        super(
                new Head("own/words", "In your own words", "contract-bridge", "what the instructor reads and marks"),
                FORM,
                new WordAnswer.Text(LONGEST_ANSWER),
                PractisedRules.of(List.of()),
                List.of(Source.AUTHOR),
                List.of());
    }

    @Override
    public boolean isMarkedByHand() {
        return true;
    }

    @Override
    public Stated deal(DealRequest request) {
        return new Stated("Explain your last bid.", Optional.empty(), Optional.empty());
    }

    /** No answer is better than another until it is read. */
    @Override
    public Advice<String> advise(Stated stated) {
        return Advice.silent("The trainer", List.of(), List.of());
    }

    @Override
    public boolean isWithinReason(Stated stated, String answer) {
        return false;
    }

    @Override
    public Prompt ask(Stated stated) {
        return new Prompt(stated.ask(), new OwnShown(stated.cards(), stated.auction()).exhibits());
    }
}
