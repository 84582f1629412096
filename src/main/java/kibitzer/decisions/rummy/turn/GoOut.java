package kibitzer.decisions.rummy.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.advice.Why;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.NumberWord;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.rummy.form.RulePages;
import kibitzer.decisions.rummy.form.RummyFields;
import kibitzer.games.rummy.family.GoingOut;
import kibitzer.games.rummy.family.GoingOut.Out;
import kibitzer.games.rummy.family.HandAfterDraw;
import kibitzer.games.rummy.family.RummyGame;
import kibitzer.games.rummy.family.RummyRules.Ending;
import kibitzer.games.rummy.family.RummyRules.LayingOffOn;

/** Can the player go out now, and which card does he throw? */
public final class GoOut extends CountedDecision<GoingOut, GoOut.Answer> {
    /** So many cards are named, any of which may be thrown. */
    private static final int NAMED = 4;

    /**
     * Going out or not.
     *
     * @param out true to go out
     * @param discard the last card thrown; nothing where every card is melded
     */
    public record Answer(boolean out, Optional<Card> discard) {
        static final Answer NOT = new Answer(false, Optional.empty());
        static final Answer ALL_MELDED = new Answer(true, Optional.empty());
    }

    private static final String RULE = "rummy.go-out";
    private static final String NOTATION =
            "\"play-on\", \"out\" with every card melded, or \"out 9C\" with the card thrown";
    private static final int MOST_CARDS = 16;
    private static final int MOST_MELDS = 12;
    private static final List<RummyGame> GAMES = RummyFields.allBut(
            RummyGame.CONTRACT,
            RummyGame.CAROUSEL,
            RummyGame.TUNK,
            RummyGame.KNOCK_RUMMY,
            RummyGame.ACE_HIGH_GIN,
            RummyGame.ROUND_THE_CORNER_GIN);
    private static final Field<RummyGame> GAME = RummyFields.gameField(GAMES);
    private static final Field<Cards> HAND =
            Field.required("hand", CardsNotation.kind(1, MOST_CARDS), "the hand after the draw");
    private static final Field<List<Cards>> MELDS = Field.optional(
            "melds", RummyFields.lots(MOST_MELDS), List.of(), "the melds on the table that the player may add to");
    private static final Field<List<String>> GAMES_TO_DEAL = RummyFields.gamesToDeal(GAMES);

    private static final Kind<Answer> ANSWER = Kinds.named(NOTATION, GoOut::read, GoOut::write);

    private static final Form<GoingOut> FORM = Form.of(
            (game, hand, melds, deuces, packs) -> position(RummyFields.played(game, deuces, packs), hand, melds),
            GAME.of(GoingOut::game),
            HAND.of(GoingOut::hand),
            MELDS.of(GoingOut::melds),
            RummyFields.deuces(GoingOut::game),
            RummyFields.packs(GoingOut::game));

    public GoOut() {
        super(
                new Head(
                        "rummy/go-out",
                        "Going out",
                        "rummy",
                        "whether a hand can go out, and with which discard; a first meld of 51 at kaluki"),
                FORM,
                new WordAnswer.Phrase<>(ANSWER, GoOut::words, true),
                GAMES.stream().map(game -> RulePages.GOING_OUT.source(game)).toList(),
                GAMES_TO_DEAL);
    }

    private static Answer read(String text) {
        String plain = text.strip();
        if (plain.equalsIgnoreCase("play-on")) {
            return Answer.NOT;
        }
        if (!plain.toLowerCase(Locale.ROOT).startsWith("out")) {
            throw new BadNotation(text, NOTATION);
        }
        String card = plain.substring("out".length()).strip();
        return card.isEmpty() ? Answer.ALL_MELDED : new Answer(true, Optional.of(CardNotation.read(card)));
    }

    private static String write(Answer answer) {
        return answer.out() ? "out" + answer.discard().map(card -> " " + card).orElse("") : "play-on";
    }

    /** What goes wrong with this way out, and the nearest that does not. */
    private static String rest(GoingOut position, Answer answer) {
        List<Out> ways = position.ways();
        String best = inWords(ways.getFirst());
        if (answer.discard().isPresent()) {
            return without(position, answer.discard().orElseThrow()) + "; " + best;
        }
        return ways.size() == 1
                ? "one card is left over, to throw; " + best
                : (position.mustThrow()
                                ? "whoever goes out here throws a last card: "
                                : "not every card can be melded at once, one must be thrown: ")
                        + ways.getFirst()
                                .discard()
                                .map(card -> "such as " + card)
                                .orElse("any that is left");
    }

    /** What is left over where this card is thrown and another would have to be. */
    private static String without(GoingOut position, Card thrown) {
        if (position.game().rules().ending() == Ending.WITHOUT_A_DISCARD) {
            int all = position.hand().size()
                    + position.melds().stream().mapToInt(Cards::size).sum();
            return "going out takes " + NumberWord.of(all)
                    + " cards melded and none thrown, and with this one gone there are " + NumberWord.of(all - 1);
        }
        Cards left = position.leftOver(thrown);
        if (!left.isEmpty()) {
            return "without it " + left + (left.size() == 1 ? " is" : " are") + " left over, in no meld";
        }
        if (position.game().isCanasta()) {
            return "with this one thrown too few melds are canastas of seven cards, and going out takes "
                    + NumberWord.of(position.canastasNeeded());
        }
        if (position.ways().stream().allMatch(way -> way.discard().isEmpty())) {
            return "all cards can be melded, and without this one they cannot";
        }
        List<Card> over = position.ways().stream()
                .flatMap(way -> way.discard().stream())
                .distinct()
                .toList();
        return over.size() > NAMED
                ? "with this one thrown the others are not all melded, as with " + over.getFirst() + " they are"
                : "only with " + over.stream().map(Card::toString).collect(Collectors.joining(" or "))
                        + " thrown are all others melded";
    }

    private static String words(Answer answer) {
        return answer.out()
                ? answer.discard()
                        .map(card -> "Go out, throw the " + card.inWords())
                        .orElse("Go out with every card melded")
                : "Play on";
    }

    @Override
    public Instruction say(Answer answer) {
        return answer.out()
                ? answer.discard()
                        .map(card -> Instruction.to("go out").and(Instruction.to("throw", card)))
                        .orElseGet(() -> new Instruction("go out", "with every card melded"))
                : Instruction.to("play on");
    }

    private static GoingOut position(RummyGame game, Cards hand, List<Cards> melds) {
        List<Cards> all = new ArrayList<>(melds);
        all.add(hand);
        RummyFields.inThePack(game, "hand", all);
        RummyFields.melds(game, "melds", melds);
        new HandAfterDraw(game).wrong(hand, melds).ifPresent(wrong -> {
            throw new BadQuestion(wrong.field(), wrong.found(), wrong.expected());
        });
        return new GoingOut(game, hand, melds);
    }

    @Override
    public GoingOut deal(DealRequest request) {
        Chance chance = request.seed().chance();
        return LastTurns.deal(RummyFields.gameOf(request, GAMES_TO_DEAL, GAMES, chance), chance);
    }

    @Override
    public Choices<Answer> choices(GoingOut position) {
        List<Answer> all = new ArrayList<>();
        all.add(Answer.NOT);
        all.add(Answer.ALL_MELDED);
        position.hand().different().forEach(card -> all.add(new Answer(true, Optional.of(card))));
        return new Choices.Listed<>(all);
    }

    @Override
    protected CountedAnswer<Answer> count(GoingOut position) {
        List<Out> ways = position.ways();
        if (ways.isEmpty()) {
            return CountedAnswer.of(
                            RULE,
                            source(position),
                            List.of(Answer.NOT),
                            List.of(Reason.counted("ways-out", 0, none(position))))
                    .because(
                            position.wantsCanastas()
                                    ? WHY_CANASTA
                                    : position.game().rules().ending() == Ending.WITHOUT_A_DISCARD
                                            ? WHY_NOT_ALL
                                            : WHY_NOT);
        }
        return CountedAnswer.of(
                        RULE,
                        source(position),
                        ways.stream()
                                .map(way -> new Answer(true, way.discard()))
                                .toList(),
                        ways.stream()
                                .limit(TOLD)
                                .map(way ->
                                        Reason.counted("way-out", write(new Answer(true, way.discard())), inWords(way)))
                                .toList())
                .because(position.game().isForAStake() ? WHY_FOR_A_STAKE : WHY);
    }

    private static final Why WHY =
            Why.practice("Going out ends the deal while the others still hold cards that count against them.");
    private static final Why WHY_FOR_A_STAKE = Why.practice(
            "Whoever goes out first wins what is played for; the cards left with the others are not counted.");
    private static final Why WHY_CANASTA =
            Why.practice("The rule keeps a side from ending the deal with small melds before it has built anything.");
    private static final Why WHY_NOT =
            Why.practice("Whoever goes out may hold no card that is neither melded nor the last discard.");

    private static final Why WHY_NOT_ALL =
            Why.practice("The last turn melds the card drawn with all that is left, and throws none.");

    private static final int TOLD = 1;

    private static String none(GoingOut position) {
        if (position.wantsCanastas()) {
            int lying = position.canastasLying();
            return "your side has " + (lying == 0 ? "no" : "only " + lying) + " canasta of seven cards, and it takes "
                    + (position.canastasNeeded() == 1 ? "one" : "two") + " to go out";
        }
        return position.tooLowForAFirstMeld()
                .flatMap(melds -> position.firstMeld()
                        .map(first -> "the melds count " + first.count(melds) + ", and a first meld in "
                                + position.game().title() + " takes " + first.points()))
                .orElseGet(() -> left(position));
    }

    /** The cards that stop the player: one that can be in no meld where none is thrown, else two. */
    private static String left(GoingOut position) {
        boolean throwsNone = position.game().rules().ending() == Ending.WITHOUT_A_DISCARD;
        List<Card> stopping = position.hand().stream()
                .filter(card -> !fitsSomewhere(position, card, throwsNone))
                .toList();
        String alone = stopping.stream().map(Card::toString).collect(Collectors.joining(" and "));
        String must = throwsNone ? "and every card must be melded here" : "and only one card can be thrown";
        return stopping.size() > 1
                ? alone + " fit no meld, " + must
                : throwsNone
                        ? (stopping.isEmpty() ? "the cards cannot all be melded together, " : alone + " fits no meld, ")
                                + must
                        : "whichever card is thrown, another is left that is in no meld";
    }

    /** True if two others make a meld with the card, or a set on the table takes it, alone or beside another. */
    private static boolean fitsSomewhere(GoingOut position, Card card, boolean apart) {
        Cards own = position.hand().without(card);
        Cards others = apart ? position.melds().stream().reduce(own, Cards::plus) : own;
        return IntStream.range(0, others.size())
                .anyMatch(i -> position.melds().stream()
                                .anyMatch(meld -> isMeld(position, meld.with(card))
                                        || isMeld(position, meld.with(card).with(others.get(i))))
                        || IntStream.range(0, i)
                                .anyMatch(
                                        j -> isMeld(position, Cards.of(List.of(card, others.get(i), others.get(j))))));
    }

    private static boolean isMeld(GoingOut position, Cards cards) {
        return position.game().rules().isMeld(cards);
    }

    private static String inWords(Out way) {
        List<String> parts = new ArrayList<>();
        if (!way.newMelds().isEmpty()) {
            parts.add("you can meld "
                    + String.join(
                            " | ", way.newMelds().stream().map(Cards::toString).toList()));
        }
        if (!way.laidOff().isEmpty()) {
            parts.add("lay off " + way.laidOff());
        }
        parts.add(way.discard().map(card -> "throw " + card).orElse("be out"));
        return String.join(" and ", parts);
    }

    private static Source source(GoingOut position) {
        return RulePages.GOING_OUT.source(position.game());
    }

    @Override
    protected List<Reason> against(GoingOut position, Answer answer) {
        List<Answer> best = advise(position).best();
        return best.contains(answer)
                ? List.of()
                : List.of(Reason.missing(
                        "answer",
                        words(answer),
                        answer.out()
                                ? best.getFirst().out() ? rest(position, answer) : none(position)
                                : "the hand can go out",
                        best.getFirst().out() ? words(best.getFirst()) : "play on",
                        answerKind().inside(best.getFirst())));
    }

    @Override
    public List<Answer> idle() {
        return List.of(Answer.NOT);
    }

    @Override
    public Prompt ask(GoingOut position) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", position.game().title()));
        shown.add(new Exhibit.Row("Your hand after the draw", position.hand().list()));
        boolean own = position.game().rules().layingOff() == LayingOffOn.OWN;
        position.melds().forEach(meld -> shown.add(new Exhibit.Row(own ? "Your meld" : "On the table", meld.list())));
        return new Prompt("Can you go out, and how?", shown);
    }
}
