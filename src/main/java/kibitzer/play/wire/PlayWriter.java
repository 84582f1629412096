package kibitzer.play.wire;

import java.util.List;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Seed;
import kibitzer.decisions.answer.Choices;
import kibitzer.games.table.TableSeat;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.marking.wire.ReplyWriter;
import kibitzer.play.hand.AnsweredTurn;
import kibitzer.play.hand.DealtHands;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.hand.PlayedMove;
import kibitzer.play.hand.Score;
import kibitzer.play.hand.Turn;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes a hand that is played as the JSON of the public contract. */
public final class PlayWriter {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final ReplyWriter replies;

    public PlayWriter(Citations citations) {
        this.replies = new ReplyWriter(citations);
    }

    /** What the learner's seat may see where it is to move; everything where the hand is over. */
    public <S, V, M> ObjectNode line(PlayedHand<S, V, M> hand) {
        return hand.end().map(end -> over(hand, end)).orElseGet(() -> turn(hand));
    }

    /** {"seat": "S", "decision": ..., "position": {...}, "legal": [...], "table": {...}}. */
    private <S, V, M> ObjectNode turn(PlayedHand<S, V, M> hand) {
        ObjectNode json = JSON.objectNode().put("seat", hand.learner().toString());
        if (hand.next().orElseThrow() instanceof Turn.Asked<?, ?, M>(Question<?, ?> question, var move, var besides)) {
            json.setAll(replies.question(question));
        }
        if (hand.game().lawful(hand.view()) instanceof Choices.Listed<M>(List<M> moves)) {
            ArrayNode legal = json.putArray("legal");
            moves.forEach(move -> legal.add(hand.game().moves().write(move)));
        }
        json.set("table", hand.game().table(hand.view(), hand.learner()));
        return json;
    }

    private <S, V, M> ObjectNode over(PlayedHand<S, V, M> hand, Finished<S, V, M> end) {
        ObjectNode json = JSON.objectNode().put("over", true);
        json.setAll(finished(end));
        ArrayNode review = json.putArray("review");
        hand.turns().forEach(turn -> review.add(reviewed(hand.game(), turn)));
        return json;
    }

    /** A hand that robots have played: {"seed": 7, "deal": {...}, "moves": [...], "score": {...}}. */
    public <S, V, M> ObjectNode played(Seed seed, Finished<S, V, M> end) {
        ObjectNode json = JSON.objectNode().put("seed", seed.number());
        json.setAll(finished(end));
        return json;
    }

    private static <S, V, M> ObjectNode finished(Finished<S, V, M> end) {
        ObjectNode json = JSON.objectNode();
        List<DealtHands> deals = end.deals();
        json.set("deal", deal(deals.getFirst()));
        if (deals.size() > 1) {
            ArrayNode all = json.putArray("deals");
            deals.forEach(deal -> all.add(deal(deal)));
        }
        ArrayNode moves = json.putArray("moves");
        for (PlayedMove<M> made : end.moves()) {
            moves.addObject()
                    .put("seat", made.seat().toString())
                    .set("move", end.game().moves().write(made.move()));
        }
        json.set("score", score(end.score()));
        return json;
    }

    private static ObjectNode deal(DealtHands dealt) {
        ObjectNode json = JSON.objectNode();
        ObjectNode hands = json.putObject("hands");
        TableSeat.all(dealt.hands().size())
                .forEach(seat -> hands.put(
                        seat.toString(), CardNotation.write(dealt.hands().get(seat.place()))));
        json.put("stock", CardNotation.write(dealt.stock()));
        dealt.turnUp().ifPresent(card -> json.put("turn-up", card.toString()));
        return json;
    }

    private static ObjectNode score(Score score) {
        ObjectNode json = JSON.objectNode();
        ObjectNode points = json.putObject("points");
        TableSeat.all(score.points().size())
                .forEach(seat -> points.put(seat.toString(), score.points().get(seat.place())));
        return json.put("end", score.end());
    }

    private <V, M> ObjectNode reviewed(PlayedGame<?, V, M> game, OwnTurn<V, M> turn) {
        ObjectNode json = JSON.objectNode();
        json.set("move", game.moves().write(turn.move()));
        turn.answered().ifPresent(answered -> judged(json, answered));
        return json;
    }

    private <P, A> void judged(ObjectNode json, AnsweredTurn<P, A> answered) {
        json.setAll(replies.question(answered.question()));
        json.set("answer", answered.question().decision().answerKind().json().write(answered.answer()));
        json.setAll(replies.verdict(answered.question(), answered.answer()));
    }
}
