package kibitzer.decisions.cribbage;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.cribbage.CribbagePlays;
import kibitzer.conventions.cribbage.PegGround;
import kibitzer.conventions.cribbage.PegView;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.cribbage.CribbageGame;
import kibitzer.games.cribbage.PegCount;
import kibitzer.games.cribbage.PegPlay;
import kibitzer.games.cribbage.Pips;

/** Which card to play, or go, by Culbertson's pointers. */
public final class CribbagePlay extends BookDecision<CardToPlay, PegPlay> {
    private static final int MOST_HELD = CribbageGame.SEVEN_CARD.kept();
    private static final int MOST_IN_THE_PILE = 12;
    private static final int MOST_SEEN = 24;
    private static final int MOST_SCORE = 180;
    private static final int USUALLY_HELD = 3;

    private static final Field<CardSet> HAND =
            required("hand", Kinds.cards(1, MOST_HELD), "the cards that you have still to play");
    private static final Field<List<Card>> PILE = required(
            "pile", Kinds.pile(MOST_IN_THE_PILE), "the cards of this count, in the order played; none if you lead");
    private static final Field<Boolean> DEALER = optional("dealer", Kinds.yesOrNo(), false, "true if you dealt");
    private static final Field<Integer> WE = optional("we", Kinds.number(0, MOST_SCORE), 0, "your score");
    private static final Field<Integer> THEY = optional("they", Kinds.number(0, MOST_SCORE), 0, "the opponent's score");
    private static final Field<Integer> TO = optional(
            "to",
            Kinds.number(CribbageGame.ONCE_AROUND, MOST_SCORE + 1),
            CribbageGame.TWICE_AROUND,
            "the hole that wins: 61, 121, 181");
    private static final Field<CardSet> SEEN = optional(
            "seen",
            Kinds.cards(0, MOST_SEEN),
            CardSet.EMPTY,
            "other cards that you know: the starter, your cards in the crib, earlier counts");
    private static final Field<Integer> HIS_CARDS = optional(
            "his-cards",
            Kinds.number(0, MOST_HELD),
            USUALLY_HELD,
            "how many cards the opponent holds; only what the cards say looks at it");

    private static final Form<CardToPlay> FORM = Form.of(
            CardToPlay::new,
            HAND.of(CardToPlay::hand),
            PILE.of(CardToPlay::pile),
            DEALER.of(CardToPlay::dealer),
            WE.of(CardToPlay::we),
            THEY.of(CardToPlay::they),
            TO.whereGiven(CardToPlay::to),
            SEEN.whereGiven(CardToPlay::seen),
            HIS_CARDS.whereGiven(CardToPlay::hisCards));

    private static final RuleBook<PegView, PegPlay> BOOK = CribbagePlays.BOOK;
    private static final PractisedRules RULES =
            PractisedRules.of(BOOK.practised()).in(CribbagePlays.FAMILIES);
    private static final RuleDealer<PegView, PegPlay> DEALING = new RuleDealer<>(BOOK, new PegGround(false));

    public CribbagePlay() {
        super(
                new Head(
                        "cribbage/play",
                        "The play",
                        "cribbage",
                        "which card to play, on or off, or go, by Culbertson's pointers"),
                FORM,
                new CardOrGo(),
                RULES,
                BOOK.sources());
    }

    @Override
    public CardToPlay deal(DealRequest request) {
        PegView dealt = DEALING.deal(RULES.asked(request), request.seed());
        int they = CribbageGame.TWICE_AROUND - dealt.theirWayHome();
        return new CardToPlay(
                dealt.hand(),
                dealt.pile(),
                dealt.dealer(),
                they,
                they,
                CribbageGame.TWICE_AROUND,
                dealt.seen(),
                PegGround.theirs(dealt));
    }

    @Override
    public Choices<PegPlay> choices(CardToPlay problem) {
        return new Choices.Listed<>(problem.view().lawful());
    }

    @Override
    public Optional<String> objection(CardToPlay problem, PegPlay answer) {
        return objection(problem.view(), answer);
    }

    /** Why this cannot be played. */
    static Optional<String> objection(PegView view, PegPlay answer) {
        return switch (answer) {
            case PegPlay.Go go ->
                view.playable().isEmpty()
                        ? Optional.empty()
                        : Optional.of("go may be said only where no card can be played, and the "
                                + view.playable().first().inWords() + " can");
            case PegPlay.Plays(Card card)
            when !view.hand().contains(card) -> Optional.of("the " + card.inWords() + " is not in the hand");
            case PegPlay.Plays(Card card)
            when !view.playable().contains(card) ->
                Optional.of("the " + card.inWords() + " would carry the count to " + (view.count() + Pips.of(card))
                        + ", beyond " + PegCount.LIMIT);
            case PegPlay.Plays plays -> Optional.empty();
        };
    }

    @Override
    protected Consulted<?, PegPlay> consult(CardToPlay problem) {
        return new Consulted<>(BOOK, problem.view());
    }

    @Override
    public Advice<PegPlay> advise(CardToPlay problem) {
        return super.advise(problem).withoutNearMisses();
    }

    @Override
    public List<Ruling<PegPlay>> whyNot(CardToPlay problem, PegPlay answer) {
        return LedBadly.before(problem.view(), answer, consult(problem).whyNotOfDeciding(answer));
    }

    @Override
    public Optional<Reckoning<PegPlay>> reckon(CardToPlay problem) {
        return problem.view().playable().isEmpty()
                ? Optional.empty()
                : Optional.of(PegReckoning.of(problem.view(), problem.hisCards()));
    }

    @Override
    public Prompt ask(CardToPlay problem) {
        List<Exhibit> table = new ArrayList<>(List.of(
                new Exhibit.Fact("You are", problem.dealer() ? "the dealer" : "the non-dealer"),
                new Exhibit.Fact(
                        "Score", "you " + problem.we() + ", opponent " + problem.they() + " of " + problem.to())));
        if (!problem.pile().isEmpty()) {
            table.add(new Exhibit.Row("Played, oldest first", problem.pile()));
            table.add(new Exhibit.Fact("The count", String.valueOf(Pips.sum(problem.pile()))));
        }
        table.add(new Exhibit.Held("Your hand", problem.hand(), Exhibit.Fan.BY_RANK));
        return new Prompt(
                problem.pile().isEmpty()
                        ? "You lead a new series. Which card?"
                        : "Which card do you play, or is it go?",
                table);
    }

    @Override
    public Instruction say(PegPlay answer) {
        return withVerb("play", answer);
    }

    @Override
    public Instruction say(CardToPlay problem, PegPlay answer) {
        return withVerb(problem.pile().isEmpty() ? "lead" : "play", answer);
    }

    private static Instruction withVerb(String verb, PegPlay answer) {
        return switch (answer) {
            case PegPlay.Plays(Card card) -> Instruction.to(verb, card);
            case PegPlay.Go go -> new Instruction("say", "go");
        };
    }

    @Override
    public Optional<String> claims(CardToPlay position, PegPlay answer) {
        if (!position.pile().isEmpty()) {
            return Optional.empty();
        }
        return MadeFifteen.on(answer, advise(position).best().getFirst());
    }
}
