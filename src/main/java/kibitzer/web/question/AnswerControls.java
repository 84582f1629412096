package kibitzer.web.question;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.advice.Instruction;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.decisions.Decision;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.Columns;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.answer.Ranges;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.bridge.board.BoardAnswer;
import kibitzer.decisions.bridge.form.OneCall;
import kibitzer.decisions.bridge.hand.WholeHandAnswer;
import kibitzer.decisions.casino.CasinoAnswer;
import kibitzer.decisions.cribbage.CardOrGo;
import kibitzer.decisions.rummy.form.Melds;
import kibitzer.decisions.trick.CardOrNone;
import kibitzer.games.bridge.Call;
import kibitzer.marking.Question;
import kibitzer.web.table.CardHand;
import tools.jackson.databind.JsonNode;

/** Finds the control that fits the shape of an answer, and puts its marks on it. */
final class AnswerControls {
    private static final String GO = "go";

    private AnswerControls() {}

    static <P, A> AnswerControl of(Question<P, A> question, ExhibitTable table) {
        AnswerKind<A> kind = question.decision().answerKind(question.position());
        List<JsonNode> choices = switch (question.choices()) {
            case Choices.Listed<A>(List<A> answers) ->
                answers.stream().map(kind.json()::write).toList();
            case Choices.Open<A>() -> List.of();
        };
        return switch (kind) {
            case CardAnswer.OneCard one -> new CardControl(hand(table, cards(choices)), Card::toString);
            case CardAnswer.OneRank() ->
                table.handOf(texts(choices).toList())
                        .<AnswerControl>map(hand -> new CardControl(
                                hand, card -> String.valueOf(card.rank().letter())))
                        .orElseGet(() -> new WordControl(said(question, choices)));
            case CardAnswer.SomeCards(int least, int most) ->
                CardsControl.anyOrder(hand(table, List.of()), least, most, cards -> said(question, kind, cards));
            case CardAnswer.CardsOfPacks packs ->
                CardsControl.anyOrder(
                        hand(table, List.of()), packs.least(), packs.most(), cards -> said(question, kind, cards));
            case CardAnswer.CardsInOrder ordered ->
                CardsControl.inOrder(hand(table, List.of()), ordered.least(), ordered.most());
            case WordAnswer.OneWord word ->
                new WordControl(offered(word.labels(), texts(choices).toList()));
            case NumberAnswer.Count count -> TypedControl.count(count);
            case NumberAnswer.Halves halves -> TypedControl.halves(halves);
            case NumberAnswer.Probability() -> TypedControl.probability();
            case WordAnswer.Text(int longest) -> TypedControl.text(longest);
            case WordAnswer.Order order -> new OrderControl(order.labels());
            case Columns columns -> new ColumnsControl(columns);
            case Ranges ranges -> new RangesControl(ranges);
            case WordAnswer.Phrase<A> phrase ->
                choices.isEmpty() ? TypedControl.phrase(phrase) : new WordControl(labels(phrase, choices));
            case AnswerKind.Own<A> own -> own(own, choices, table);
        };
    }

    /** The shapes that a family brings along. */
    private static AnswerControl own(AnswerKind.Own<?> kind, List<JsonNode> choices, ExhibitTable table) {
        return switch (kind) {
            case OneCall() ->
                new CallControl(
                        choices.isEmpty()
                                ? Call.ALL
                                : texts(choices).map(Call::of).toList());
            case Melds melds -> new MeldsControl(table.layTray());
            case CardOrGo() ->
                texts(choices).anyMatch(GO::equals)
                        ? new WordControl(Map.of(GO, "Go"))
                        : new CardControl(hand(table, cards(choices)), Card::toString);
            case CardOrNone() ->
                texts(choices).anyMatch(CardOrNone.NONE::equals)
                        ? new WordControl(winners(choices))
                        : new CardControl(hand(table, cards(choices)), Card::toString);
            case CasinoAnswer play ->
                new PlayControl(
                        hand(table, PlayControl.cards(play, choices).toList()),
                        choices.stream().map(play.json()::read).toList(),
                        play);
            case WholeHandAnswer whole when whole.hand().isPresent() -> new HandControl(whole, table);
            case BoardAnswer whole when whole.board().isPresent() -> new BoardControl(whole, table);
            default -> TypedControl.own(kind);
        };
    }

    /** The cards of a trick that nobody may win. */
    private static Map<String, String> winners(List<JsonNode> choices) {
        CardOrNone kind = new CardOrNone();
        Map<String, String> labels = new LinkedHashMap<>();
        choices.forEach(
                choice -> labels.put(choice.asString(), kind.inWords(kind.json().read(choice))));
        return labels;
    }

    /** Cards as the instruction that the decision makes of them; empty for no card where it makes none. */
    private static <P, A> String said(Question<P, A> question, AnswerKind<A> kind, String cards) {
        A answer = kind.read(cards);
        Instruction said = question.decision().say(question.position(), answer);
        return cards.isBlank() && said.verb().isEmpty() ? "" : said.alone();
    }

    /** Every choice with what it says at the table. */
    private static <P, A> Map<String, String> said(Question<P, A> question, List<JsonNode> choices) {
        Decision<P, A> decision = question.decision();
        Map<String, String> said = new LinkedHashMap<>();
        choices.forEach(choice -> said.put(
                choice.asString(),
                decision.say(question.position(), decision.answerKind().json().read(choice))
                        .alone()));
        return said;
    }

    private static <A> Map<String, String> labels(WordAnswer.Phrase<A> phrase, List<JsonNode> choices) {
        Map<String, String> labels = new LinkedHashMap<>();
        choices.forEach(choice ->
                labels.put(choice.asString(), phrase.inWords(phrase.json().read(choice))));
        return labels;
    }

    private static CardHand hand(ExhibitTable table, Collection<Card> choices) {
        return table.handWith(choices).orElseGet(() -> table.lay("Your choices", choices));
    }

    /** The words that may be answered here, in their order; all where the question does not list them. */
    private static Map<String, String> offered(Map<String, String> labels, List<String> words) {
        Map<String, String> offered = new LinkedHashMap<>(labels);
        if (!words.isEmpty()) {
            offered.keySet().retainAll(words);
        }
        return offered;
    }

    private static Stream<String> texts(List<JsonNode> choices) {
        return choices.stream().map(JsonNode::asString);
    }

    private static List<Card> cards(List<JsonNode> choices) {
        return texts(choices).map(CardNotation::readOfAnyPack).sorted().toList();
    }
}
