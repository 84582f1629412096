package kibitzer.web.pot;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.conventions.poker.DrawTarget;
import kibitzer.decisions.Decision;
import kibitzer.decisions.poker.pot.PlayedPot;
import kibitzer.decisions.poker.pot.PotTurn;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.pot.Move;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.odds.Fraction;
import kibitzer.odds.Odds;
import kibitzer.web.question.ReviewedAnswer;
import kibitzer.web.table.CardText;

/** Each decision of the learner's in a pot that is over: what he answered, what the book answers and where. */
public final class PotReview extends Div {
    private final Citations citations;

    public PotReview(PlayedPot played, Citations citations) {
        this.citations = citations;
        addClassName("kb-pot-review");
        OrderedList turns = new OrderedList();
        played.turns().forEach(turn -> turns.add(item(turn)));
        add(turns);
    }

    private ListItem item(PlayedPot.Turn turn) {
        return switch (turn.turn()) {
            case PotTurn.Silent silent -> silent(turn, silent);
            case PotTurn.Asked<?, ?> asked -> asked(turn, asked);
        };
    }

    private static ListItem silent(PlayedPot.Turn turn, PotTurn.Silent silent) {
        ListItem item =
                new ListItem(new Paragraph("You said: " + turn.answer() + "."), new Paragraph(silent.why() + "."));
        item.addClassName("kb-law");
        return item;
    }

    private <P, A> ListItem asked(PlayedPot.Turn turn, PotTurn.Asked<P, A> asked) {
        Decision<P, A> decision = asked.decision();
        Question<P, A> question = new Question<>(decision, asked.position());
        A answer = decision.answerKind().read(turn.answer());
        Component[] more = odds(turn, question.advice().best()).stream()
                .map(odds -> new Paragraph(new CardText(odds)))
                .toArray(Component[]::new);
        return ReviewedAnswer.of(question, answer, citations, more);
    }

    /** What the draw could bring, counted; where the book throws otherwise, beside what its draw could. */
    private static Optional<String> odds(PlayedPot.Turn turn, List<?> best) {
        if (!(turn.move() instanceof Move.Discard(CardSet thrown))) {
            return Optional.empty();
        }
        CardSet hand = turn.before().seat(turn.before().toAct()).hand();
        String byTheBook = best.stream()
                .findFirst()
                .filter(cards -> !cards.equals(thrown))
                .map(cards -> improves(hand, (CardSet) cards))
                .filter(said -> !said.isEmpty())
                .map(said -> " " + said + ".")
                .orElse("");
        String own = improves(hand, thrown);
        return own.isEmpty() && byTheBook.isEmpty()
                ? Optional.empty()
                : Optional.of((own.isEmpty() ? "" : own + ".") + byTheBook);
    }

    private static String improves(CardSet hand, CardSet thrown) {
        if (thrown.isEmpty()) {
            return "";
        }
        Draw draw = new Draw(hand.minus(thrown), thrown);
        Fraction chance = draw.chance(DrawTarget.Named.ANY.reachedBy(draw));
        String percent = chance.times(Fraction.of(100, 1)).rounded(1).toPlainString();
        return "Throwing " + thrown + " improves the hand " + percent + " times in a hundred"
                + (chance.isZero() ? "" : ", " + new Odds(chance).inWords());
    }
}
