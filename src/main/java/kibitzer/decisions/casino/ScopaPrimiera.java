package kibitzer.decisions.casino;

import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.casino.CasinoGame;
import kibitzer.games.casino.Primiera;

/** What the highest primiera in a pile counts (p. 264). */
public final class ScopaPrimiera extends CountedDecision<ScopaPrimiera.Taken, Integer> {
    private static final int PACK = 40;
    private static final int FEWEST_DEALT = 4;
    private static final int MOST_DEALT = 12;

    /** Cards that a side has taken in. */
    public record Taken(CardSet cards) {
        public Taken {
            Fields.inThePack(CasinoGame.SCOPA, "cards", cards);
        }
    }

    private static final Field<CardSet> CARDS =
            required("cards", Kinds.cards(1, PACK), "the cards that a side has taken in");
    private static final Form<Taken> FORM = Form.of(Taken::new, CARDS.of(Taken::cards));
    private static final Source SOURCE = Source.source("scopa.t02", "scopa.t01", "scopa");

    public ScopaPrimiera() {
        super(
                new Head(
                        "scopa/primiera",
                        "The primiera",
                        "scopa",
                        "what the highest primiera in a pile counts at scopa; 0 where a suit is missing"),
                FORM,
                new NumberAnswer.Count(0, Primiera.MOST, "points"),
                List.of(SOURCE));
    }

    /** Four cards of four suits, or a pile of up to twelve. */
    @Override
    public Taken deal(DealRequest request) {
        Chance chance = request.seed().chance();
        if (chance.onceIn(3)) {
            return new Taken(Suit.DOWNWARDS.stream()
                    .map(suit -> chance.oneOf(
                            CasinoGame.SCOPA.rules().cards().in(suit).toList()))
                    .collect(CardSet.toCardSet()));
        }
        List<Card> pack = chance.shuffled(CasinoGame.SCOPA.rules().pack().cards());
        return new Taken(Fields.some(pack, 0, FEWEST_DEALT + chance.below(MOST_DEALT - FEWEST_DEALT + 1)));
    }

    @Override
    protected CountedAnswer<Integer> count(Taken taken) {
        return CountedAnswer.of(rule(), SOURCE, List.of(Primiera.points(taken.cards())), facts(taken));
    }

    /** Suit by suit, one that is missing first: with it nothing counts. */
    private static List<Reason> facts(Taken taken) {
        List<Reason> facts = new ArrayList<>();
        List<Suit> suits = Suit.DOWNWARDS.stream()
                .sorted(Comparator.comparing(
                        suit -> Primiera.best(taken.cards(), suit).isPresent()))
                .toList();
        for (Suit suit : suits) {
            facts.add(Primiera.best(taken.cards(), suit)
                    .map(card -> Reason.counted(
                            suit.plural(),
                            card.toString(),
                            "the " + card.inWords() + " counts " + Primiera.of(card.rank())))
                    .orElseGet(() -> Reason.counted(
                            suit.plural(),
                            "",
                            "there is no " + suit.singular() + ", and without one of each suit nothing counts")));
        }
        return facts;
    }

    @Override
    protected List<Reason> against(Taken taken, Integer answer) {
        int points = Primiera.points(taken.cards());
        return wrong(
                answer,
                points == 0
                        ? facts(taken).getFirst().measured()
                        : "the best card of each suit counts: "
                                + Suit.DOWNWARDS.stream()
                                        .flatMap(suit -> Primiera.best(taken.cards(), suit).stream())
                                        .map(card -> card + " " + Primiera.of(card.rank()))
                                        .collect(Collectors.joining(" + "))
                                + " = "
                                + points,
                answerKind().inside(points));
    }

    /** The highest card of a suit in place of the one that counts most, a suit that is missing passed over, an ace as one. */
    @Override
    public List<Slip<Integer>> slips(Taken taken) {
        int inAnySuits = Suit.DOWNWARDS.stream()
                .flatMap(suit -> Primiera.best(taken.cards(), suit).stream())
                .mapToInt(card -> Primiera.of(card.rank()))
                .sum();
        List<Slip<Integer>> slips = new ArrayList<>();
        if (Primiera.points(taken.cards()) == 0) {
            slips.add(Slip.by("count the suits that are there, though one is missing", inAnySuits));
        } else {
            slips.add(Slip.by("take the highest card of each suit", ofTheHighest(taken)));
            Suit.DOWNWARDS.forEach(suit -> Primiera.best(taken.cards(), suit)
                    .ifPresent(card -> slips.add(Slip.by(
                            "leave out the " + suit.plural() + ", where each suit counts its best",
                            inAnySuits - Primiera.of(card.rank())))));
        }
        return slips;
    }

    private static int ofTheHighest(Taken taken) {
        return Suit.DOWNWARDS.stream()
                .flatMap(suit ->
                        taken.cards().in(suit).stream()
                                .max(Comparator.comparingInt(card -> order(card.rank())))
                                .stream())
                .mapToInt(card -> Primiera.of(card.rank()))
                .sum();
    }

    /** As the cards rank by their pips, the ace low. */
    private static int order(Rank rank) {
        return rank == Rank.ACE ? 0 : rank.ordinal() + 1;
    }

    @Override
    public Prompt ask(Taken taken) {
        return new Prompt(
                "What does the highest primiera in it count?", List.of(new Exhibit.Held("Taken in", taken.cards())));
    }
}
