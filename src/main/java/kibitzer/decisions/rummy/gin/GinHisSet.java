package kibitzer.decisions.rummy.gin;

import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.conventions.rummy.gin.TakenCard;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.rummy.gin.Gin;

/**
 * Which set the opponent filled with a card he took (p. 36): dead cards and one's own show what it cannot be, and what he
 * passed over what it hardly is. He may have drawn the cards for it since: what could be but for that is allowed as well.
 */
public final class GinHisSet extends CountedDecision<GinHisSet.Pickup, String> {
    private static final String GROUP = "group";
    private static final String SEQUENCE = "sequence";
    private static final String EITHER = "either";
    private static final String NEITHER = "neither";
    private static final int TRIES = 300;

    /**
     * A card the opponent took.
     *
     * @param table what has been seen
     * @param card one of the cards he took
     */
    public record Pickup(SeenTable table, Card card) {

        /** @throws BadQuestion if he did not take the card */
        public Pickup {
            if (!table.opponentTook().contains(card)) {
                throw new BadQuestion(
                        "card", "the opponent did not take the " + card.inWords(), "a card of the field opponent-took");
            }
        }

        private TakenCard taken() {
            return TakenCard.of(card, table.view().unseen().union(table.opponentTook()));
        }

        private TakenCard read() {
            return taken().passing(table.opponentRefused());
        }

        private String answer() {
            return answer(read());
        }

        private static String answer(TakenCard taken) {
            boolean run = !taken.runs().isEmpty();
            return taken.group() ? (run ? EITHER : GROUP) : run ? SEQUENCE : NEITHER;
        }
    }

    private static final Form<Pickup> FORM = Form.of(
            Pickup::new,
            SeenTable.FORM.inside(Pickup::table),
            required("card", Kinds.card(), "the card taken that is asked about").of(Pickup::card));

    private static final Source SOURCE = Source.source("gin-rummy.p27", "gin-rummy.p26", "gin-rummy.p28");

    public GinHisSet() {
        super(
                new Head(
                        "gin/his-set",
                        "Which set has the opponent filled?",
                        "gin-rummy",
                        "whether a card the opponent took filled cards of its rank or a sequence"),
                FORM,
                WordAnswer.OneWord.of(
                        GROUP,
                        "Cards of its rank",
                        SEQUENCE,
                        "A sequence",
                        EITHER,
                        "It may be either",
                        NEITHER,
                        "It fits no set"),
                List.of(SOURCE));
    }

    /** A pickup that can be read, two times in three. */
    @Override
    public Pickup deal(DealRequest request) {
        Chance chance = request.seed().chance();
        boolean open = chance.onceIn(3);
        Pickup met = pickup(chance);
        for (int i = 0; i < TRIES && met.answer().equals(EITHER) != open; i++) {
            met = pickup(chance);
        }
        return met;
    }

    private static Pickup pickup(Chance chance) {
        while (true) {
            SeenTable table = SeenTable.dealt(chance);
            if (!table.opponentTook().isEmpty()) {
                return new Pickup(table, chance.oneOf(table.opponentTook().toList()));
            }
        }
    }

    @Override
    protected CountedAnswer<String> count(Pickup pickup) {
        String passingNothing = Pickup.answer(pickup.taken());
        return CountedAnswer.of(rule(), SOURCE, List.of(pickup.answer()), reasons(pickup))
                .allowing(passingNothing.equals(pickup.answer()) ? List.of() : List.of(passingNothing));
    }

    /** What the opponent cannot have filled, or has not alone, decides against an answer. */
    @Override
    protected List<Reason> against(Pickup pickup, String answer) {
        String right = pickup.answer();
        List<Reason> facts = reasons(pickup);
        Reason ranks = facts.getFirst();
        Reason sequences = facts.get(1);
        Reason deciding = switch (answer) {
            case NEITHER -> right.equals(SEQUENCE) ? sequences : ranks;
            case EITHER -> right.equals(GROUP) ? sequences : ranks;
            case GROUP -> right.equals(EITHER) ? sequences : ranks;
            default -> right.equals(EITHER) ? ranks : sequences;
        };
        return List.of(missing(deciding.fact(), deciding.actual(), deciding.measured(), right));
    }

    private static List<Reason> reasons(Pickup pickup) {
        TakenCard read = pickup.read();
        CardSet mates = pickup.table()
                .view()
                .unseen()
                .union(pickup.table().opponentTook())
                .of(pickup.card().rank())
                .without(pickup.card());
        return List.of(
                Reason.counted("cards-of-the-rank", mates.size(), ranks(pickup, read, mates)),
                Reason.counted("sequences", read.runs().size(), sequences(pickup, read)));
    }

    private static String ranks(Pickup pickup, TakenCard read, CardSet mates) {
        if (read.group()) {
            return mates + " can be the opponent's, a set of its rank";
        }
        return switch (mates.size()) {
            case 0 -> "the opponent can hold no other card of its rank: " + missing(pickup, ofTheRank(pickup));
            case 1 ->
                "of its rank only " + mates + " can be with it, too few for a set: "
                        + missing(pickup, ofTheRank(pickup));
            default ->
                "they passed over "
                        + pickup.table().opponentRefused().of(pickup.card().rank()) + ", so they hardly held both "
                        + mates;
        };
    }

    private static String sequences(Pickup pickup, TakenCard read) {
        if (!read.runs().isEmpty()) {
            return "the opponent can have filled a sequence: "
                    + read.runs().stream().map(CardSet::toString).collect(Collectors.joining(", "));
        }
        List<CardSet> possible = pickup.taken().runs();
        return possible.isEmpty()
                ? "no sequence can hold it: " + missing(pickup, nextToIt(pickup))
                : possible.stream()
                        .map(run -> "they passed over "
                                + read.wouldHaveFilled(run, pickup.table().opponentRefused())
                                + ", so they hardly held both " + run.without(pickup.card()))
                        .collect(Collectors.joining("; "));
    }

    private static CardSet ofTheRank(Pickup pickup) {
        return CardSet.FULL_PACK.of(pickup.card().rank());
    }

    private static CardSet nextToIt(Pickup pickup) {
        int place = Gin.place(pickup.card());
        return IntStream.rangeClosed(Math.max(0, place - 2), Math.min(Gin.PLACES - 1, place + 2))
                .mapToObj(near -> Gin.at(near, pickup.card().suit()))
                .collect(CardSet.toCardSet());
    }

    /** "9H is in your hand, 6H is in the pile": where those of these cards are that the opponent cannot hold. */
    private static String missing(Pickup pickup, CardSet cards) {
        CardSet within = pickup.table().view().unseen().union(pickup.table().opponentTook());
        CardSet hand = pickup.table().view().hand();
        CardSet out = cards.minus(within);
        CardSet yours = out.intersection(hand);
        CardSet gone = out.minus(hand);
        return Stream.of(told(yours, "in your hand"), told(gone, "in the pile"))
                .filter(said -> !said.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private static String told(CardSet cards, String where) {
        return cards.isEmpty() ? "" : cards + (cards.size() == 1 ? " is " : " are ") + where;
    }

    @Override
    public Prompt ask(Pickup pickup) {
        List<Exhibit> table = pickup.table().exhibits();
        return new Prompt(
                "Your opponent took the " + pickup.card().inWords() + ". What set can it have filled?", table);
    }

    @Override
    public Instruction say(String answer) {
        return Instruction.stating(answerKind().inside(answer));
    }
}
