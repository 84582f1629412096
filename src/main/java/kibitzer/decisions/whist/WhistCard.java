package kibitzer.decisions.whist;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.advice.Advice;
import kibitzer.advice.DirectedDeal;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.cards.Chance;
import kibitzer.conventions.whist.WhistDiscards;
import kibitzer.conventions.whist.WhistFaults;
import kibitzer.conventions.whist.WhistGround;
import kibitzer.conventions.whist.WhistView;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.games.whist.WhistSight;
import kibitzer.games.whist.WhistTrick;

/** Which card to play at whist on one kind of turn, by the maxims. */
final class WhistCard extends BookDecision<WhistSight, Card> {
    private static final int UNDIRECTED = 3;

    /** What was played is not changed by a step, so many short walks from new tables find a rare rule sooner than long ones. */
    private static final int ATTEMPTS = 1_500;

    private static final int STEPS = 90;

    private final WhistTurn turn;
    private final RuleBook<WhistView, Card> book;
    private final PractisedRules rules;
    private final WhistGround ground;
    private final boolean counted;

    WhistCard(Head head, WhistTurn turn, RuleBook<WhistView, Card> book, WhistGround ground) {
        this(head, turn, book, ground, PractisedRules.of(book.practised()), true);
    }

    private WhistCard(
            Head head,
            WhistTurn turn,
            RuleBook<WhistView, Card> book,
            WhistGround ground,
            PractisedRules rules,
            boolean counted) {
        super(head, WhistFields.form(turn), new CardAnswer.OneCard(), rules, book.sources());
        this.turn = turn;
        this.book = book;
        this.rules = rules;
        this.ground = ground;
        this.counted = counted;
    }

    /** The same without the count of layouts. */
    WhistCard uncounted() {
        return new WhistCard(head(), turn, book, ground, rules, false);
    }

    @Override
    public WhistSight deal(DealRequest request) {
        Chance chance = request.seed().chance();
        List<String> named = rules.named(request);
        if (named.isEmpty() && chance.onceIn(UNDIRECTED)) {
            return ground.start(chance).sight();
        }
        Rule<WhistView, Card> rule =
                book.rule(chance.oneOf(rules.asked(request))).orElseThrow();
        return DirectedDeal.find(ground, view -> book.distance(view, rule), chance, ATTEMPTS, STEPS)
                .orElseGet(() -> ground.start(chance))
                .sight();
    }

    @Override
    public Choices<Card> choices(WhistSight sight) {
        return new Choices.Listed<>(sight.hand().toList());
    }

    @Override
    public Optional<String> objection(WhistSight sight, Card answer) {
        return sight.lawful().contains(answer)
                ? Optional.empty()
                : Optional.of(
                        sight.hand().contains(answer)
                                ? "the " + answer.inWords() + " does not follow suit"
                                : "the " + answer.inWords() + " is not in this hand");
    }

    @Override
    protected Consulted<?, Card> consult(WhistSight sight) {
        RuleBook<WhistView, Card> asked = sight.cannotFollow() ? WhistDiscards.BOOK : book;
        return new Consulted<>(asked, new WhistView(sight));
    }

    @Override
    public Advice<Card> advise(WhistSight sight) {
        return super.advise(sight).withoutNearMisses();
    }

    /** What a rule that decides finds in the card, first of all the one that gives another card of its suit; where none speaks of it, what others do. */
    @Override
    public List<Ruling<Card>> whyNot(WhistSight sight, Card answer) {
        Set<String> ofTheSuit = advise(sight).rulings().stream()
                .filter(ruling -> ruling.answers().stream().anyMatch(best -> best.suit() == answer.suit()))
                .map(Ruling::rule)
                .collect(Collectors.toSet());
        List<Ruling<Card>> deciding = consult(sight).whyNotOfDeciding(answer).stream()
                .sorted(Comparator.<Ruling<Card>, Boolean>comparing(ruling -> !ofTheSuit.contains(ruling.rule()))
                        .thenComparing(WhistCard::isForASequence)
                        .thenComparing(WhistCard::comparesSuits))
                .toList();
        return deciding.isEmpty() ? super.whyNot(sight, answer) : deciding;
    }

    /** A rule for cards in sequence says least of a card that is in none. */
    private static boolean isForASequence(Ruling<Card> ruling) {
        return ruling.failing().stream().anyMatch(reason -> reason.fact().equals("sequence"));
    }

    /** What sets one suit before another says nothing against a card of the better one. */
    private static boolean comparesSuits(Ruling<Card> ruling) {
        return ruling.reasons().stream()
                .anyMatch(reason -> reason.fact().equals("beside-a-queen-suit") && reason.holds());
    }

    /** A lead or a discard from another suit than the maxim's is answered by what speaks for that suit. */
    @Override
    public boolean isSpokenOf(WhistSight sight, Card answer) {
        return super.isSpokenOf(sight, answer)
                && (!sight.trick().isEmpty() && !sight.cannotFollow()
                        || isKeptBack(sight, answer)
                        || isSpentOnPartners(sight, answer)
                        || advise(sight).best().stream().anyMatch(best -> best.suit() == answer.suit()));
    }

    /** A card thrown that the maxim itself keeps, where it would throw another: what it is kept for is the reason. */
    private boolean isKeptBack(WhistSight sight, Card answer) {
        return sight.cannotFollow()
                && answer.suit() != sight.trump()
                && advise(sight).best().stream().noneMatch(best -> best.suit() == sight.trump())
                && consult(sight).whyNotOfDeciding(answer).stream()
                        .anyMatch(ruling -> !ruling.failing().isEmpty());
    }

    /** A trump on a trick that partner's card heads: why a plain card is kept says nothing of it. */
    private static boolean isSpentOnPartners(WhistSight sight, Card answer) {
        return sight.cannotFollow()
                && answer.suit() == sight.trump()
                && sight.table().winner(sight.trump()).equals(sight.partner());
    }

    @Override
    public Optional<String> claims(WhistSight sight, Card answer) {
        return WhistFaults.of(sight, answer, advise(sight).best());
    }

    @Override
    public Optional<Reckoning<Card>> reckon(WhistSight sight) {
        return counted ? WhistReckoning.of(sight) : Optional.empty();
    }

    @Override
    public Prompt ask(WhistSight sight) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Trumps", sight.trump().plural()));
        shown.add(new Exhibit.Fact(
                "Dealer",
                sight.dealer().equals(sight.seat()) ? "you" : sight.dealer().inWords()));
        sight.turnUp().ifPresent(card -> shown.add(new Exhibit.Fact("Turned up", "the " + card.inWords())));
        if (sight.we() + sight.they() > 0) {
            shown.add(new Exhibit.Fact("Score", "we " + sight.we() + ", they " + sight.they()));
        }
        if (sight.oddTrick()) {
            shown.add(new Exhibit.Fact("You play for", "the odd trick"));
        }
        for (int number = 0; number < sight.history().size(); number++) {
            WhistTrick trick = sight.history().get(number);
            shown.add(new Exhibit.Trick(
                    "Trick " + (number + 1),
                    trick.leader(),
                    trick.cards(),
                    Optional.of(sight.seat()),
                    Optional.of(trick.winner(sight.trump()))));
        }
        if (!sight.trick().isEmpty()) {
            shown.add(new Exhibit.Trick(
                    "On the table",
                    sight.table().leader(),
                    sight.trick(),
                    Optional.of(sight.seat()),
                    Optional.empty()));
        }
        shown.add(new Exhibit.Held("Your hand", sight.hand()));
        return new Prompt(turn.ask(), shown);
    }

    @Override
    public Instruction say(Card answer) {
        return Instruction.to(turn.verb(), answer);
    }
}
