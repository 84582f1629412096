package kibitzer.decisions.bridge.hand;

import static kibitzer.decisions.form.Field.optional;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.wholehand.PlayRecord;
import kibitzer.games.bridge.wholehand.WholeHand;

/** A whole hand, played to the last card against opponents who see everything: made or beaten, or not. */
public final class PlayHand extends CountedDecision<WholeHand, HandPlayed> {
    public static final String ID = "bridge/hand";

    /** The option that names a hand. */
    public static final String HAND = "problem";

    private static final int LEVELS = 5;
    private static final String ANY = "any";

    private static final Source SOURCE = Source.source("contract-bridge.p113")
            .withFigureFromPractice(
                    "The page says what a contract is worth that is made, and that one which is beaten is worth nothing;"
                            + " how it is made is found out with all hands seen");

    private static final Field<String> PROBLEM = optional(
                    HAND,
                    Kinds.word(Stream.concat(
                                    Stream.of(ANY), ShippedHands.all().stream().map(ShippedHands.Shipped::id))
                            .toList()),
                    ANY,
                    "which of the problem hands")
            .called("Problem hand");
    private static final Field<String> THEME = optional(
                    "theme",
                    Kinds.word(Stream.concat(Stream.of(ANY), ShippedHands.themes().stream())
                            .toList()),
                    ANY,
                    "what the hand is about")
            .called("Point of play");
    private static final Field<Integer> LEVEL =
            optional("level", Kinds.number(0, LEVELS), 0, "how hard it is, from 1 to 5; 0 for any");

    public PlayHand() {
        super(
                new Head(
                        ID,
                        "Play the hand",
                        "contract-bridge",
                        "a whole hand, played to the last card against opponents who see every card: made or beaten, or the"
                                + " first card that gave it up"),
                HandFields.FORM,
                new WholeHandAnswer(Optional.empty()),
                List.of(SOURCE),
                PROBLEM,
                THEME,
                LEVEL);
    }

    @Override
    public AnswerKind<HandPlayed> answerKind(WholeHand hand) {
        return new WholeHandAnswer(Optional.of(hand));
    }

    @Override
    public WholeHand deal(DealRequest request) {
        String id = request.get(PROBLEM);
        if (!id.equals(ANY)) {
            return HandFields.problem(id);
        }
        List<ShippedHands.Shipped> fitting = ShippedHands.all().stream()
                .filter(hand -> request.get(THEME).equals(ANY) || hand.theme().equals(request.get(THEME)))
                .filter(hand -> request.get(LEVEL) == 0 || hand.level() == request.get(LEVEL))
                .toList();
        if (fitting.isEmpty()) {
            throw new BadQuestion(
                    "with.level",
                    "no hand of this theme at level " + request.get(LEVEL),
                    "another level, or 0 for any");
        }
        return request.seed().chance().oneOf(fitting).hand();
    }

    /** A record of the play that does not tell its own tricks, or could not have been played so, is none. */
    @Override
    public Optional<String> objection(WholeHand hand, HandPlayed answer) {
        return PlayRecord.objection(hand, answer.cards()).or(() -> {
            HandPlayed told = HandPlayed.of(PlayRecord.replayed(hand, answer.cards()));
            return told.equals(answer)
                    ? Optional.empty()
                    : Optional.of("these cards win " + told.tricks() + " of " + told.needed() + " tricks, not "
                            + answer.tricks() + " of " + answer.needed());
        });
    }

    @Override
    protected CountedAnswer<HandPlayed> count(WholeHand hand) {
        HandPlayed best = HandPlayed.of(PlayRecord.replayed(hand, PlayRecord.best(hand)));
        HandPlayed enough = HandPlayed.of(PlayRecord.replayed(hand, PlayRecord.enough(hand)));
        return CountedAnswer.of(rule(), SOURCE, List.of(enough), HandWords.facts(hand, best));
    }

    @Override
    protected List<Reason> against(WholeHand hand, HandPlayed answer) {
        return answerKind().agrees(count(hand).best().getFirst(), answer) ? List.of() : HandWords.against(hand, answer);
    }

    @Override
    public Optional<String> unfit(WholeHand hand) {
        HandPlayed best = count(hand).best().getFirst();
        return best.isReached()
                ? Optional.empty()
                : Optional.of("the contract cannot be "
                        + (hand.isDeclaring() ? "made against the best defence" : "beaten if it is played best") + ": "
                        + HandWords.tricks(best.tricks()) + " of the " + best.needed() + " needed");
    }

    /** "8 tricks, 1 short: the ace of spades, in trick 2, gave the contract up". */
    @Override
    public String report(WholeHand hand, HandPlayed answer) {
        return answerKind().inWords(answer)
                + HandWords.firstMistake(hand, answer)
                        .map(words -> ": " + words)
                        .orElse("");
    }

    @Override
    public String title(WholeHand hand) {
        return HandWords.title(hand);
    }

    @Override
    public List<Exhibit> laidOpen(WholeHand hand) {
        return HandWords.hidden(hand);
    }

    @Override
    public Prompt ask(WholeHand hand) {
        return HandWords.prompt(hand);
    }
}
