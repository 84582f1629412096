package kibitzer.decisions.rummy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.CardsNotation;
import kibitzer.decisions.Choices;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Exhibit;
import kibitzer.decisions.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.games.rummy.canasta.FirstMeld;
import kibitzer.games.rummy.family.Division;
import kibitzer.games.rummy.family.RummyGame;

/** Does this hand hold the first meld of its side, by the score so far? */
public final class CanastaFirstMeld extends RummyDecision<CanastaFirstMeld.Hand, String> {
    /** A hand, and the score that sets the minimum. */
    public record Hand(RummyGame game, Cards cards, int score) {
        public Hand {
            Fields.inThePack(game, "hand", List.of(cards));
        }

        private int minimum() {
            return FirstMeld.minimum(game, score);
        }

        private Division most() {
            return FirstMeld.most(game, cards);
        }

        private int count() {
            return FirstMeld.count(game, most().melds());
        }
    }

    private static final String RULE = "canasta.first-meld";
    private static final Source SOURCE =
            Source.source("canasta.initial-minimum", "canasta.p09", "canasta.values", "canasta");
    private static final String YES = "enough";
    private static final String NO = "too-little";
    private static final int TRIES = 60;
    private static final Field<Cards> HAND =
            Field.required("hand", CardsNotation.kind(3, CanastaFields.MOST_BEFORE_MELDING), "the hand");

    public CanastaFirstMeld() {
        super("canasta/first-meld", "The first meld");
    }

    @Override
    public String game() {
        return "canasta";
    }

    @Override
    public Form<Hand> form() {
        return new Form<>(
                List.of(CanastaFields.GAME, HAND, CanastaFields.SCORE),
                values -> new Hand(values.get(CanastaFields.GAME), values.get(HAND), values.get(CanastaFields.SCORE)),
                hand -> FieldValues.none()
                        .with(CanastaFields.GAME, hand.game())
                        .with(HAND, hand.cards())
                        .with(CanastaFields.SCORE, hand.score()));
    }

    @Override
    public AnswerKind<String> answerKind() {
        Map<String, String> words = new LinkedHashMap<>();
        words.put(YES, "Enough to meld");
        words.put(NO, "Too little");
        return new AnswerKind.OneWord(words);
    }

    @Override
    public List<Field<?>> dealOptions() {
        return List.of(CanastaFields.GAMES_TO_DEAL);
    }

    @Override
    public List<Source> sources() {
        return List.of(SOURCE);
    }

    @Override
    public Hand deal(DealRequest request) {
        Chance chance = request.seed().chance();
        RummyGame game = Fields.gameOf(request, CanastaFields.GAMES_TO_DEAL, CanastaFields.GAMES, chance);
        boolean wanted = chance.onceIn(2);
        Hand hand = hand(game, chance);
        for (int i = 0; i < TRIES && (hand.count() >= hand.minimum() != wanted || hand.count() == 0); i++) {
            hand = hand(game, chance);
        }
        return hand;
    }

    private static Hand hand(RummyGame game, Chance chance) {
        List<Card> pack = CanastaFields.shuffled(game, chance);
        return new Hand(game, CanastaFields.hand(pack, game.rules().handSize(4)), CanastaFields.score(game, chance));
    }

    @Override
    public Choices<String> choices(Hand hand) {
        return new Choices.Listed<>(List.of(YES, NO));
    }

    @Override
    public Advice<String> advise(Hand hand) {
        return Advice.counted(
                RULE,
                SOURCE,
                List.of(hand.count() >= hand.minimum() ? YES : NO),
                List.of(
                        Reason.counted(
                                "minimum", hand.minimum(), "at " + hand.score() + " the minimum is " + hand.minimum()),
                        Reason.counted("count", hand.count(), words(hand))),
                Map.of("minimum", hand.minimum(), "count", hand.count()));
    }

    private static String words(Hand hand) {
        return "at best " + hand.most().inWords() + " counts " + hand.count();
    }

    @Override
    public List<Ruling<String>> whyNot(Hand hand, String answer) {
        return advise(hand).best().contains(answer)
                ? List.of()
                : against(RULE, SOURCE, answer, words(hand), "a minimum of " + hand.minimum());
    }

    @Override
    public Prompt ask(Hand hand) {
        return new Prompt(
                "Can your hand alone make the first meld of your side?",
                List.of(
                        new Exhibit.Fact("Game", hand.game().title()),
                        new Exhibit.Fact("Your side's score", String.valueOf(hand.score())),
                        new Exhibit.Row("Your hand", hand.cards().list())));
    }
}
