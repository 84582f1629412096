package kibitzer.decisions.rummy.turn;

import java.util.List;
import kibitzer.advice.Source;
import kibitzer.advice.Why;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.rummy.AceInRuns;
import kibitzer.games.rummy.MeldRules;
import kibitzer.games.rummy.Melder;
import kibitzer.games.rummy.family.RummyGame;

/** Is this hand low enough to knock at knock rummy, by the book's figures for players and rounds (p. 45)? */
public final class KnockRummyKnock extends CountedDecision<KnockRummyKnock.Hand, String> {
    /**
     * A hand after the draw.
     *
     * @param players 2 to 6
     * @param rounds how many rounds of draws have been played before this turn
     */
    public record Hand(CardSet cards, int players, int rounds) {
        public Hand {
            int size = RummyGame.KNOCK_RUMMY.rules().handSize(players) + 1;
            if (cards.size() != size) {
                throw new BadQuestion(
                        "hand", cards.size() + " cards", size + " after the draw with " + players + " players");
            }
        }

        /** What is left after the best discard. */
        private int count() {
            return cards.stream()
                    .mapToInt(card -> MELDER.leastDeadwood(cards.without(card)))
                    .min()
                    .orElseThrow();
        }

        /** The highest count on which a knock is wise. */
        private int limit() {
            return Math.max(players == 2 ? 10 : 0, base() - lower() * rounds);
        }

        /** The same on the first turn. */
        private int base() {
            return players == 2 ? 50 : players <= 4 ? 35 : 25;
        }

        /** How much less it is with every round. */
        private int lower() {
            return players == 2 ? 10 : 5;
        }

        private Source source() {
            String first = players == 2 ? "knock-rummy.p02" : players <= 4 ? "knock-rummy.p03" : "knock-rummy.p04";
            return rounds == 0
                    ? Source.source(first, "knock-rummy.p01")
                    : Source.source(first, "knock-rummy.p05", "knock-rummy.p01");
        }
    }

    private static final Melder MELDER = new Melder(new MeldRules(3, 3, AceInRuns.LOW));
    private static final Why WHY_KNOCK = Why.practice(
            "A count so low is probably the lowest now; every further draw lets the others come below it.");
    private static final Why WHY_WAIT =
            Why.practice("Somebody is probably lower, and a knocker who is not lowest pays ten more.");
    private static final String KNOCK = "knock";
    private static final String WAIT = "play-on";
    private static final int NEAR = 15;
    private static final int TRIES = 40;
    private static final Field<CardSet> HAND = Field.required("hand", Kinds.cards(7, 11), "the hand after the draw");
    private static final Field<Integer> PLAYERS = Field.required("players", Kinds.number(2, 6), "how many play");
    private static final Field<Integer> ROUNDS =
            Field.optional("rounds", Kinds.number(0, 20), 0, "rounds of draws played before this turn");

    private static final Form<Hand> FORM =
            Form.of(Hand::new, HAND.of(Hand::cards), PLAYERS.of(Hand::players), ROUNDS.of(Hand::rounds));

    public KnockRummyKnock() {
        super(
                new Head("rummy/knock", "The knock at knock rummy", "knock-rummy", "when to knock at knock rummy"),
                FORM,
                WordAnswer.OneWord.of(KNOCK, "Knock", WAIT, "Play on"),
                List.of(Source.source(
                        "knock-rummy.p01",
                        "knock-rummy.p02",
                        "knock-rummy.p03",
                        "knock-rummy.p04",
                        "knock-rummy.p05")));
    }

    /** A hand whose count is near the line. */
    @Override
    public Hand deal(DealRequest request) {
        Chance chance = request.seed().chance();
        int players = 2 + chance.below(5);
        int rounds = chance.below(players == 2 ? 5 : 6);
        Hand hand = hand(players, rounds, chance);
        for (int i = 0; i < TRIES && Math.abs(hand.count() - hand.limit()) > NEAR; i++) {
            hand = hand(players, rounds, chance);
        }
        return hand;
    }

    private static Hand hand(int players, int rounds, Chance chance) {
        int size = RummyGame.KNOCK_RUMMY.rules().handSize(players) + 1;
        return new Hand(
                CardSet.of(RummyGame.KNOCK_RUMMY
                        .rules()
                        .pack()
                        .shuffled(new Seed(chance.next()))
                        .subList(0, size)),
                players,
                rounds);
    }

    @Override
    protected CountedAnswer<String> count(Hand hand) {
        return inSteps(
                        hand.count() <= hand.limit() ? KNOCK : WAIT,
                        hand.source(),
                        List.of(HowMany.points(hand.count()) + " left after the best discard", limit(hand)))
                .because(hand.count() <= hand.limit() ? WHY_KNOCK : WHY_WAIT);
    }

    /** The printed limit of the first turn, and what the rounds have left of it. */
    private static String limit(Hand hand) {
        String first = "the limit for " + hand.players() + " players is " + hand.base();
        return hand.rounds() == 0
                ? first + " on the first turn"
                : first + " at first and " + hand.lower() + " lower each round, now " + hand.limit();
    }

    @Override
    public List<String> idle() {
        return List.of(WAIT);
    }

    @Override
    public Prompt ask(Hand hand) {
        return new Prompt(
                "Do you knock?",
                List.of(
                        new Exhibit.Fact("Players", String.valueOf(hand.players())),
                        new Exhibit.Fact("Rounds played", String.valueOf(hand.rounds())),
                        new Exhibit.Held("Your hand after the draw", hand.cards())));
    }
}
