package kibitzer.decisions.rummy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.CardsNotation;
import kibitzer.decisions.Choices;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Exhibit;
import kibitzer.decisions.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.rummy.family.GoingOut;
import kibitzer.games.rummy.family.GoingOut.Out;
import kibitzer.games.rummy.family.HandAfterDraw;
import kibitzer.games.rummy.family.RummyGame;
import kibitzer.games.rummy.family.RummyRules.LayingOffOn;
import tools.jackson.databind.node.JsonNodeFactory;

/** Can the player go out now, and which card does he throw? */
public final class GoOut extends RummyDecision<GoingOut, GoOut.Answer> {
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
    private static final List<RummyGame> GAMES = Fields.allBut(
            RummyGame.CONTRACT,
            RummyGame.CAROUSEL,
            RummyGame.TUNK,
            RummyGame.KNOCK_RUMMY,
            RummyGame.ACE_HIGH_GIN,
            RummyGame.ROUND_THE_CORNER_GIN);
    private static final Field<RummyGame> GAME = Fields.gameField(GAMES);
    private static final Field<Cards> HAND =
            Field.required("hand", CardsNotation.kind(1, MOST_CARDS), "the hand after the draw");
    private static final Field<List<Cards>> MELDS = Field.optional(
            "melds", Fields.lots(MOST_MELDS), List.of(), "the melds on the table that the player may add to");
    private static final Field<List<String>> GAMES_TO_DEAL = Fields.gamesToDeal(GAMES);

    private static final Kind<Answer> ANSWER = new Kind<>(
            NOTATION,
            JsonNodeFactory.instance.objectNode().put("type", "string").put("description", NOTATION),
            json -> read(Kinds.textOf(json, NOTATION)),
            answer -> JsonNodeFactory.instance.stringNode(write(answer)));

    public GoOut() {
        super("rummy/go-out", "Going out");
    }

    private static Answer read(String text) {
        String plain = text.strip();
        if (plain.equalsIgnoreCase("play-on")) {
            return Answer.NOT;
        }
        if (!plain.toLowerCase(java.util.Locale.ROOT).startsWith("out")) {
            throw new BadNotation(text, NOTATION);
        }
        String card = plain.substring("out".length()).strip();
        return card.isEmpty() ? Answer.ALL_MELDED : new Answer(true, Optional.of(CardNotation.read(card)));
    }

    private static String write(Answer answer) {
        return answer.out() ? "out" + answer.discard().map(card -> " " + card).orElse("") : "play-on";
    }

    private static String words(Answer answer) {
        return answer.out()
                ? answer.discard()
                        .map(card -> "Go out, throw the " + card.inWords())
                        .orElse("Go out with every card melded")
                : "Play on";
    }

    @Override
    public Form<GoingOut> form() {
        return new Form<>(
                List.of(GAME, HAND, MELDS, Fields.DEUCES, Fields.PACKS),
                values -> position(Fields.played(values, GAME), values.get(HAND), values.get(MELDS)),
                position -> Fields.written(GAME, position.game())
                        .with(HAND, position.hand())
                        .with(MELDS, position.melds()));
    }

    private static GoingOut position(RummyGame game, Cards hand, List<Cards> melds) {
        List<Cards> all = new ArrayList<>(melds);
        all.add(hand);
        Fields.inThePack(game, "hand", all);
        Fields.melds(game, "melds", melds);
        new HandAfterDraw(game).wrong(hand, melds).ifPresent(wrong -> {
            throw new BadQuestion(wrong.field(), wrong.found(), wrong.expected());
        });
        return new GoingOut(game, hand, melds);
    }

    @Override
    public AnswerKind<Answer> answerKind() {
        return new AnswerKind.Phrase<>(ANSWER, GoOut::words);
    }

    @Override
    public List<Field<?>> dealOptions() {
        return List.of(GAMES_TO_DEAL);
    }

    @Override
    public List<Source> sources() {
        return GAMES.stream().map(game -> RulePages.GOING_OUT.source(game)).toList();
    }

    @Override
    public GoingOut deal(DealRequest request) {
        Chance chance = request.seed().chance();
        return LastTurns.deal(Fields.gameOf(request, GAMES_TO_DEAL, GAMES, chance), chance);
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
    public Advice<Answer> advise(GoingOut position) {
        List<Out> ways = position.ways();
        if (ways.isEmpty()) {
            return Advice.counted(
                    RULE,
                    source(position),
                    List.of(Answer.NOT),
                    List.of(Reason.counted("ways-out", 0, none(position))),
                    Map.of());
        }
        return Advice.counted(
                RULE,
                source(position),
                ways.stream().map(way -> new Answer(true, way.discard())).toList(),
                ways.stream()
                        .map(way -> Reason.counted("way-out", write(new Answer(true, way.discard())), inWords(way)))
                        .toList(),
                Map.of());
    }

    private static String none(GoingOut position) {
        return position.tooLowForAFirstMeld()
                .flatMap(melds -> position.firstMeld()
                        .map(first -> "the melds count " + first.count(melds) + ", and a first meld in "
                                + position.game().title() + " takes " + first.points()))
                .orElse("no last card leaves the whole hand melded");
    }

    private static String inWords(Out way) {
        List<String> parts = new ArrayList<>();
        if (!way.newMelds().isEmpty()) {
            parts.add("melded: "
                    + String.join(
                            " | ", way.newMelds().stream().map(Cards::toString).toList()));
        }
        if (!way.laidOff().isEmpty()) {
            parts.add("laid off: " + way.laidOff());
        }
        way.discard().ifPresent(card -> parts.add("thrown: " + card));
        return String.join("; ", parts);
    }

    private static Source source(GoingOut position) {
        return RulePages.GOING_OUT.source(position.game());
    }

    @Override
    public List<Ruling<Answer>> whyNot(GoingOut position, Answer answer) {
        List<Answer> best = advise(position).best();
        return best.contains(answer)
                ? List.of()
                : against(
                        RULE,
                        source(position),
                        answer,
                        answer.out()
                                ? best.getFirst().out() ? "the rest of the hand is not all melded so" : none(position)
                                : "the hand can go out",
                        best.getFirst().out() ? words(best.getFirst()) : "play on");
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
