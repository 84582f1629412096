package kibitzer.decisions.poker.pot;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.Columns;
import kibitzer.decisions.answer.Tally;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.poker.hand.FormNotation;
import kibitzer.decisions.poker.hand.HandRanks;
import kibitzer.decisions.poker.hand.ShownHands;
import kibitzer.games.poker.HighLowForm;
import kibitzer.games.poker.MadeHand;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.showdown.Declared;
import kibitzer.games.poker.showdown.PotDivision;
import kibitzer.games.poker.showdown.SidePot;

/**
 * Whose the chips are at the showdown: side pots at table stakes, the high and the low half, declarations, ties
 * (Culbertson pp. 59, 62-63, 91-93).
 */
public final class PokerPots extends CountedDecision<PotsShown, Tally> {
    private static final int MOST_CHIPS = 10_000;

    private static final int SIDE_POTS = 63;

    /** Par. 26: the highest hand has the pot, and of hands alike each its share, with an odd chip to the last to bet. */
    private static final int SHOWDOWN = 59;

    private static final Kind<List<Integer>> CHIPS =
            Kinds.listOf(Kinds.number(1, MOST_CHIPS), "a list of chips, such as [40, 80, 80]");

    private static final Form<PotsShown> FORM = Form.of(
            (hands, game, paid, dropped, declared, last) -> new PotsShown(game, hands, paid, dropped, declared, last),
            required("hands", ShownHands.KIND, "the hands of the players still in; the first is hand 1")
                    .of(PotsShown::hands),
            optional("game", FormNotation.OR_HIGH_LOW, PokerForm.STANDARD.id(), "the form of the game")
                    .of(PotsShown::game),
            required("paid", CHIPS, "chips bet by the player of each hand, antes and all")
                    .of(PotsShown::paid),
            optional("dropped", CHIPS, List.of(), "chips bet by each player who has dropped")
                    .of(PotsShown::dropped),
            optional(
                            "declared",
                            Kinds.listOf(
                                    Kinds.word(Stream.of(Declared.values())
                                                    .map(Declared::word)
                                                    .toList())
                                            .as(PokerPots::declared, Declared::word),
                                    "a word for each hand, such as [\"high\", \"low\", \"both\"]"),
                            List.of(),
                            "what each hand has declared at high-low; left out, nothing is declared and each tries for both")
                    .of(PotsShown::declared),
            optional(
                            "last-bet",
                            Kinds.number(0, ShownHands.MOST).as(PokerPots::place, PokerPots::number),
                            OptionalInt.empty(),
                            "the hand that bet or raised last, who gets an odd chip; 0 where it is not told")
                    .of(PotsShown::lastBettor));

    /** Hands are counted from 1, places from 0; 0 where no hand is told. */
    private static OptionalInt place(int number) {
        return number == 0 ? OptionalInt.empty() : OptionalInt.of(number - 1);
    }

    private static int number(OptionalInt place) {
        return place.isPresent() ? place.getAsInt() + 1 : 0;
    }

    private static Declared declared(String word) {
        return Stream.of(Declared.values())
                .filter(one -> one.word().equals(word))
                .findFirst()
                .orElseThrow();
    }

    public PokerPots() {
        super(
                new Head(
                        "poker/pots",
                        "Dividing the pots",
                        "poker",
                        "how the chips are divided: side pots at table stakes, high and low halves, declarations, ties"),
                FORM,
                PotColumns.SHAPE,
                List.of(
                        Source.source("table-stakes", "poker").onPage(62, SIDE_POTS),
                        Source.source("high-low-seven-card-stud", "high-low-poker.p04", "declarations")),
                PotsDealer.KINDS);
    }

    @Override
    public AnswerKind<Tally> answerKind(PotsShown shown) {
        return PotColumns.shape(shown.hands().size());
    }

    @Override
    public PotsShown deal(DealRequest request) {
        return new PotsDealer(request.seed().chance()).deal(request.get(PotsDealer.KINDS));
    }

    @Override
    protected CountedAnswer<Tally> count(PotsShown shown) {
        PotDivision division = shown.divided();
        List<Reason> reasons = new ArrayList<>();
        for (int pot = 0; pot < division.parts().size(); pot++) {
            reasons.add(Reason.counted(
                    potWord(pot),
                    division.parts().get(pot).pot().chips(),
                    potLabel(shown, pot) + " " + went(division.parts().get(pot))
                            + ways(shown, division.parts().get(pot))));
        }
        for (int place : shown.places()) {
            reasons.add(Reason.counted(PotColumns.word(place), division.of(place), hand(shown, place)));
        }
        return CountedAnswer.of(
                rule(shown),
                source(shown),
                List.of(PotColumns.tally(division, shown.hands().size())),
                reasons);
    }

    private static String hand(PotsShown shown, int place) {
        CardSet cards = shown.hands().get(place);
        String held = shown.highAndLow()
                .map(form -> highAndLow(form, cards))
                .orElseGet(
                        () -> MadeHand.of(PokerForm.named(shown.game()), cards).inWords());
        return "hand " + (place + 1) + " is " + held;
    }

    private static String highAndLow(HighLowForm form, CardSet cards) {
        String high = MadeHand.of(form.high(), cards).inWords();
        String low = MadeHand.of(form.low(), cards).inWords();
        return high.equals(low)
                ? high
                : high + " for high, " + low + " (" + inOrder(form.low().best(cards)) + ") for low";
    }

    /** From the highest rank down: two lows that are both jack high are told apart by what follows. */
    private static String inOrder(CardSet low) {
        return low.stream()
                .sorted(Comparator.comparingInt(
                        card -> card.isJoker() ? 0 : -card.rank().ordinal()))
                .map(Card::toString)
                .collect(Collectors.joining(" "));
    }

    private static String potWord(int pot) {
        return pot == 0 ? "main-pot" : "side-pot-" + pot;
    }

    static String potLabel(PotsShown shown, int pot) {
        int pots = shown.pots().size();
        String name =
                pots == 1 ? "the pot" : pot == 0 ? "the main pot" : pots == 2 ? "the side pot" : "side pot " + pot;
        return name + " of " + shown.pots().get(pot).chips();
    }

    /** "gives hand 1 80 and hand 3 80". */
    private static String went(PotDivision.Part part) {
        return "gives "
                + part.chips().entrySet().stream()
                        .filter(share -> share.getValue() > 0)
                        .sorted(Map.Entry.comparingByKey())
                        .map(share -> "hand " + (share.getKey() + 1) + " " + share.getValue())
                        .collect(Collectors.joining(" and "));
    }

    /** Who wins which half, where the pot is shared by high and low. */
    private static String ways(PotsShown shown, PotDivision.Part part) {
        return shown.highAndLow().isEmpty()
                        || !part.pot().players().containsAll(part.winners().high())
                                && !part.pot()
                                        .players()
                                        .containsAll(part.winners().low())
                        || part.winners().high().isEmpty()
                        || part.winners().low().isEmpty()
                ? ""
                : " (high: hand " + numbers(part.winners().high()) + "; low: hand "
                        + numbers(part.winners().low()) + ")";
    }

    private static String numbers(List<Integer> places) {
        return places.stream().map(place -> String.valueOf(place + 1)).collect(Collectors.joining(" and "));
    }

    private static String rule(PotsShown shown) {
        if (!shown.declared().isEmpty()) {
            return "poker.pots.declared";
        }
        String kind = shown.pots().size() > 1 ? "side-pots" : "one-pot";
        return "poker.pots." + (shown.highAndLow().isPresent() ? "high-low-" : "") + kind;
    }

    private static Source source(PotsShown shown) {
        boolean sidePots = shown.pots().size() > 1;
        if (shown.highAndLow().isEmpty() && shown.game().equals(PokerForm.STANDARD.id())) {
            return Source.source(sidePots ? "table-stakes" : "poker").onPage(pages(shown, sidePots));
        }
        List<String> ids = new ArrayList<>();
        if (sidePots) {
            ids.add(shown.highAndLow().isPresent() ? "high-low-seven-card-stud" : "table-stakes");
        }
        if (!shown.declared().isEmpty()) {
            ids.add("declarations");
        }
        ids.addAll(shown.highAndLow()
                .map(HighLowForm::sources)
                .orElseGet(() -> PokerForm.named(shown.game()).sources()));
        return Source.source(ids.stream().distinct().toArray(String[]::new));
    }

    /** The entry of poker begins with its words: what decides stands pages after. */
    private static Integer[] pages(PotsShown shown, boolean sidePots) {
        boolean shared = shown.divided().parts().stream()
                .anyMatch(part -> part.winners().high().size() > 1);
        return Stream.of(
                        sidePots ? List.of(SIDE_POTS) : List.<Integer>of(),
                        List.of(HandRanks.PAGE),
                        shared ? List.of(SHOWDOWN) : List.<Integer>of())
                .flatMap(List::stream)
                .toArray(Integer[]::new);
    }

    @Override
    protected List<Reason> against(PotsShown shown, Tally answer) {
        Tally right = PotColumns.tally(shown.divided(), shown.hands().size());
        PotWorking working = new PotWorking(shown);
        return PotColumns.SHAPE.differences(
                right,
                answer,
                column -> column.equals(Columns.TOTAL)
                        ? "all pots together, which is what was paid in"
                        : working.of(PotColumns.place(column)));
    }

    @Override
    public List<Slip<Tally>> slips(PotsShown shown) {
        PotDivision right = shown.divided();
        List<Slip<Tally>> slips = new ArrayList<>();
        if (right.parts().size() > 1) {
            Map<String, Integer> whole = new LinkedHashMap<>();
            int all = shown.pots().stream().mapToInt(SidePot::chips).sum();
            List<Integer> winners = right.parts().getFirst().winners().high();
            winners.forEach(place -> whole.put(PotColumns.word(place), all / winners.size()));
            slips.add(Slip.by("give the side pots with the main pot", PotColumns.SHAPE.tally(whole)));
            for (PotDivision.Part part : right.parts()) {
                Map<String, Integer> one = new LinkedHashMap<>();
                part.chips().forEach((place, chips) -> one.put(PotColumns.word(place), chips));
                slips.add(Slip.by(
                        "count one pot alone, of " + part.pot().chips() + " chips", PotColumns.SHAPE.tally(one)));
            }
        }
        if (!shown.dropped().isEmpty()) {
            withoutDropped(shown).ifPresent(slips::add);
        }
        return slips;
    }

    private static Optional<Slip<Tally>> withoutDropped(PotsShown shown) {
        try {
            PotsShown fewer = new PotsShown(
                    shown.game(), shown.hands(), shown.paid(), List.of(), shown.declared(), shown.lastBettor());
            return Optional.of(Slip.by(
                    "leave out the chips of those who dropped",
                    PotColumns.tally(fewer.divided(), shown.hands().size())));
        } catch (BadQuestion open) {
            return Optional.empty();
        }
    }

    @Override
    public Prompt ask(PotsShown shown) {
        List<Exhibit> exhibits = new ArrayList<>();
        for (int place : shown.places()) {
            exhibits.add(new Exhibit.Row(
                    label(shown, place), shown.hands().get(place).byRank()));
        }
        if (!shown.dropped().isEmpty()) {
            exhibits.add(new Exhibit.Fact(
                    "Bet by players who dropped",
                    shown.dropped().stream().map(String::valueOf).collect(Collectors.joining(", "))));
        }
        shown.lastBettor()
                .ifPresent(place -> exhibits.add(new Exhibit.Fact("The last to bet or raise", "hand " + (place + 1))));
        exhibits.add(new Exhibit.Fact("The game", shown.title()));
        return new Prompt("How many chips does each hand take?", exhibits);
    }

    private static String label(PotsShown shown, int place) {
        String declared = shown.declared().isEmpty()
                ? ""
                : ", declared " + shown.declared().get(place).word();
        return PotColumns.label(place) + ", bet " + shown.paid().get(place) + declared;
    }
}
