package kibitzer.decisions.banking;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.conventions.banking.reddog.LosingCards;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/**
 * Bet or forfeit at red dog, and how much (p. 379): the odds are with the hand if at most 23 of 47 cards beat it, and the pool
 * is for hands that at most twelve beat. Below that the book names no amount. A bet of one chip is allowed where the odds are
 * against it: the forfeit is a chip as well.
 */
public final class RedDogBet extends CountedDecision<HandToBet, RedDogAnswer> {
    private static final int MOST_POOL = 1000;
    private static final int SHOWN_ON_BUTTONS = 20;
    private static final int LEAST_HAND = 4;
    private static final int HAND = 5;
    private static final int MOST_SEEN = 40;
    private static final int TRIES = 40;

    private static final Source SOURCE = Source.source("red-dog.p02", "red-dog.p01", "red-dog.losing");
    private static final Source POOL = Source.source("red-dog.p03", "red-dog.p01", "red-dog.e01");

    private static final Form<HandToBet> FORM = Form.of(
            HandToBet::new,
            required("hand", Kinds.cards(LEAST_HAND, HAND), "your five cards, or four where four are dealt")
                    .of(HandToBet::hand),
            required("pool", Kinds.number(1, MOST_POOL), "chips in the pool").of(HandToBet::pool),
            optional("seen", Kinds.cards(0, MOST_SEEN), CardSet.EMPTY, "other cards that have been exposed")
                    .whereGiven(HandToBet::seen));

    private static final Field<String> STRENGTH = optional(
                    "strength",
                    Kinds.word("any", "pool", "bet", "forfeit", "edge"),
                    "any",
                    "deal hands for the pool, for a bet, to forfeit, or within two cards of a limit")
            .called("How strong");

    public RedDogBet() {
        super(
                new Head(
                        "red-dog/bet",
                        "Bet or forfeit at red dog",
                        "red-dog",
                        "whether to bet at red dog and how much, by the cards that beat the hand"),
                FORM,
                new WordAnswer.Phrase<>(RedDogAnswer.KIND, RedDogAnswer::inWords, true),
                List.of(SOURCE, POOL),
                STRENGTH);
    }

    @Override
    public HandToBet deal(DealRequest request) {
        Chance chance = request.seed().chance();
        String wanted = request.get(STRENGTH);
        String kind = wanted.equals("any") ? chance.oneOf(List.of("pool", "bet", "bet", "forfeit", "edge")) : wanted;
        HandToBet dealt = hand(chance);
        for (int tried = 0; tried < TRIES * TRIES && !isOf(dealt, kind); tried++) {
            dealt = hand(chance);
        }
        return dealt;
    }

    private static HandToBet hand(Chance chance) {
        List<Card> deck = chance.shuffled(Card.ALL);
        int cards = chance.onceIn(6) ? LEAST_HAND : HAND;
        int exposed = chance.onceIn(2) ? 0 : 1 + chance.below(10);
        return new HandToBet(
                CardSet.of(deck.subList(0, cards)),
                2 + chance.below(11),
                CardSet.of(deck.subList(cards, cards + exposed)));
    }

    private static boolean isOf(HandToBet hand, String kind) {
        LosingCards losing = hand.losing();
        int unseen = losing.unseen().size();
        return switch (kind) {
            case "pool" -> losing.isThreeToOne();
            case "bet" -> losing.isFavoured() && !losing.isThreeToOne();
            case "forfeit" -> !losing.isFavoured() && !losing.isEven();
            default -> Math.abs(2 * losing.losing() - unseen) <= 4 || Math.abs(losing.losing() - unseen * 12 / 47) <= 1;
        };
    }

    @Override
    public Choices<RedDogAnswer> choices(HandToBet turn) {
        if (turn.pool() > SHOWN_ON_BUTTONS) {
            return new Choices.Open<>();
        }
        List<RedDogAnswer> all = new ArrayList<>(turn.bets(1, turn.pool()));
        all.add(RedDogAnswer.FORFEIT);
        return new Choices.Listed<>(all);
    }

    @Override
    public Optional<String> objection(HandToBet turn, RedDogAnswer answer) {
        return answer.chips() > turn.pool()
                ? Optional.of("no bet may exceed the pool of " + HowMany.of(turn.pool(), "chip"))
                : Optional.empty();
    }

    @Override
    protected CountedAnswer<RedDogAnswer> count(HandToBet turn) {
        LosingCards losing = turn.losing();
        List<RedDogAnswer> below = turn.bets(1, Math.max(1, turn.pool() - 1));
        List<RedDogAnswer> all = List.of(RedDogAnswer.bet(turn.pool()));
        if (losing.isThreeToOne()) {
            return counted(POOL, all, turn.bets(1, turn.pool() - 1), turn);
        }
        if (losing.isFavoured()) {
            return counted(SOURCE, below, turn.pool() == 1 ? List.of() : all, turn);
        }
        List<RedDogAnswer> one = List.of(RedDogAnswer.bet(1));
        // P. 379 says that the odds are against the bet, not what to do; one chip bet risks just what the forfeit
        // costs.
        return losing.isEven()
                ? counted(
                        SOURCE,
                        one,
                        Stream.concat(Stream.of(RedDogAnswer.FORFEIT), turn.bets(2, turn.pool()).stream())
                                .toList(),
                        turn)
                : counted(SOURCE, List.of(RedDogAnswer.FORFEIT, one.getFirst()), List.of(), turn);
    }

    private CountedAnswer<RedDogAnswer> counted(
            Source source, List<RedDogAnswer> best, List<RedDogAnswer> allowed, HandToBet turn) {
        return CountedAnswer.of(rule(), source, best, facts(turn)).allowing(allowed);
    }

    private static List<Reason> facts(HandToBet turn) {
        LosingCards losing = turn.losing();
        List<Reason> facts = new ArrayList<>();
        String sum = losing.bySum().values().stream().map(String::valueOf).collect(Collectors.joining(" + "));
        int total = losing.bySum().values().stream().mapToInt(Integer::intValue).sum();
        int unseen = losing.unseen().size();
        facts.add(Reason.counted(
                "losing-cards", losing.losing(), losing.losing() + " of the " + unseen + " unseen cards beat you"));
        facts.add(Reason.counted("odds", losing.mean().toString(), odds(losing)));
        if (losing.isFavoured() && !losing.isThreeToOne()) {
            facts.add(Reason.counted(
                    "pool", losing.losing(), "most bet the whole pool on twelve of forty-seven at most"));
        }
        facts.add(Reason.counted("sum", total, "suit by suit " + sum + " = " + total + " cards are above yours"));
        if (!losing.isFavoured() && !losing.isEven()) {
            facts.add(Reason.counted("least", 1, "a bet of one chip risks no more than the forfeit costs"));
        }
        if (losing.losing() < total) {
            facts.add(Reason.counted(
                    "exposed", total - losing.losing(), (total - losing.losing()) + " of them have been exposed"));
        }
        return facts;
    }

    private static String odds(LosingCards losing) {
        if (losing.isThreeToOne()) {
            return "that is few enough to bet the pool";
        }
        return losing.isFavoured()
                ? "that is less than half, so a bet wins more often than it loses"
                : losing.isEven() ? "that is just half" : "that is more than half";
    }

    @Override
    protected List<Reason> against(HandToBet turn, RedDogAnswer answer) {
        LosingCards losing = turn.losing();
        int unseen = losing.unseen().size();
        String share = losing.isFavoured() ? "less than half" : losing.isEven() ? "just half" : "more than half";
        String means = answer.isForfeit()
                ? "so a bet wins more often than it loses"
                : "so the odds are against you; more than one chip risks more than a forfeit";
        return List.of(Reason.missing(
                "losing-cards",
                losing.losing(),
                losing.losing() + " of " + unseen + " cards beat you, " + share + ", " + means,
                ""));
    }

    @Override
    public Optional<Reckoning<RedDogAnswer>> reckon(HandToBet turn) {
        return Optional.of(RedDogReckoning.of(turn));
    }

    @Override
    public List<RedDogAnswer> idle() {
        return List.of(RedDogAnswer.FORFEIT);
    }

    /** What a forfeit gives up is told by the count of the cards that beat the hand. */
    @Override
    public boolean declines(RedDogAnswer answer, RedDogAnswer best) {
        return false;
    }

    @Override
    public Prompt ask(HandToBet turn) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Held("Your hand", turn.hand()));
        shown.add(new Exhibit.Fact("In the pool", HowMany.of(turn.pool(), "chip")));
        if (!turn.seen().isEmpty()) {
            shown.add(new Exhibit.Row("Exposed so far", turn.seen().toList()));
        }
        return new Prompt("Do you bet, and how much?", shown);
    }

    @Override
    public Instruction say(RedDogAnswer answer) {
        return answer.isForfeit()
                ? Instruction.to("forfeit a chip")
                : new Instruction("bet", HowMany.of(answer.chips(), "chip"));
    }
}
