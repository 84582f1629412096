package kibitzer.decisions.rummy.canasta;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.advice.Why;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.rummy.form.RummyFields;
import kibitzer.games.rummy.canasta.FirstMeld;
import kibitzer.games.rummy.family.Division;
import kibitzer.games.rummy.family.RummyGame;

/** Does this hand hold the first meld of its side, by the score so far? */
public final class CanastaFirstMeld extends CountedDecision<CanastaFirstMeld.Hand, String> {
    /** A hand, and the score that sets the minimum. */
    public record Hand(RummyGame game, Cards cards, int score) {
        public Hand {
            RummyFields.inThePack(game, "hand", List.of(cards));
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
    private static final Why WHY = Why.practice(
            "The more a side has scored, the more its first meld must count, so that the other can catch up.");

    private static final Source SOURCE =
            Source.source("canasta.initial-minimum", "canasta.p09", "canasta.values", "canasta");
    /** What samba asks from 7,000 on stands on its own page. */
    private static final Source SOURCE_LATE_AT_SAMBA =
            Source.source("samba").and("canasta.values").onPage(25);

    private static final int LATE_AT_SAMBA = 7000;
    private static final String YES = "enough";
    private static final String NO = "too-little";
    private static final int TRIES = 60;
    private static final Field<Cards> HAND =
            Field.required("hand", CardsNotation.kind(3, CanastaFields.MOST_BEFORE_MELDING), "the hand");

    private static final Form<Hand> FORM = Form.of(
            Hand::new, CanastaFields.GAME.of(Hand::game), HAND.of(Hand::cards), CanastaFields.SCORE.of(Hand::score));

    public CanastaFirstMeld() {
        super(
                new Head(
                        "canasta/first-meld",
                        "The first meld",
                        "canasta",
                        "whether a hand holds the first meld of its side"),
                FORM,
                WordAnswer.OneWord.of(YES, "Enough to meld", NO, "Too little"),
                List.of(SOURCE, SOURCE_LATE_AT_SAMBA),
                CanastaFields.GAMES_TO_DEAL);
    }

    @Override
    public Hand deal(DealRequest request) {
        Chance chance = request.seed().chance();
        RummyGame game = RummyFields.gameOf(request, CanastaFields.GAMES_TO_DEAL, CanastaFields.GAMES, chance);
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
    protected CountedAnswer<String> count(Hand hand) {
        return CountedAnswer.of(
                        RULE,
                        hand.game() == RummyGame.SAMBA && hand.score() >= LATE_AT_SAMBA ? SOURCE_LATE_AT_SAMBA : SOURCE,
                        List.of(hand.count() >= hand.minimum() ? YES : NO),
                        List.of(
                                Reason.counted(
                                        "minimum",
                                        hand.minimum(),
                                        "at " + hand.score() + " the minimum is " + hand.minimum()),
                                Reason.counted("count", hand.count(), words(hand))))
                .figures(new TreeMap<>(
                        Map.of("minimum", hand.minimum(), "count", hand.count()))) // the same line on every run
                .because(WHY);
    }

    private static String words(Hand hand) {
        return "at best " + hand.most().inWords() + " counts " + hand.count();
    }

    @Override
    protected List<Reason> against(Hand hand, String answer) {
        return List.of(Reason.missing(
                "answer",
                answerKind().inWords(answer),
                "the best first meld here counts " + hand.count() + ", and at a score of " + hand.score()
                        + " it must count " + hand.minimum() + " or more",
                "a minimum of " + hand.minimum(),
                ""));
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

    @Override
    public Instruction say(String answer) {
        return Instruction.stating(answerKind().inside(answer));
    }
}
