package kibitzer.decisions.poker.odds;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Chance;
import kibitzer.conventions.PrintedFigure;
import kibitzer.conventions.poker.PrintedFrequencies;
import kibitzer.decisions.ChanceDecision;
import kibitzer.decisions.CountedChance;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.odds.HandFrequencies;
import kibitzer.odds.Fraction;

/** The chance of being dealt a hand in the first five cards, beside tables 1 to 5 (Culbertson pp. 108-109). */
public final class PokerDealt extends ChanceDecision<PokerDealt.FirstFive> {

    /**
     * A hand that is hoped for.
     *
     * @param form the form of the game
     * @param wanted its class
     * @param orBetter whether higher classes count as well
     */
    public record FirstFive(PokerForm form, HandClass wanted, boolean orBetter) {
        /** @throws BadQuestion if the form has no such hand */
        public FirstFive {
            if (!form.classes().contains(wanted)) {
                throw new BadQuestion(
                        "class",
                        "\"" + wanted.word() + "\" is no hand of " + form.title(),
                        "one of "
                                + String.join(
                                        ", ",
                                        form.classes().stream()
                                                .map(HandClass::word)
                                                .toList()));
            }
        }

        List<HandClass> counting() {
            List<HandClass> downwards =
                    List.copyOf(HandFrequencies.of(form).byClass().keySet());
            int at = downwards.indexOf(wanted);
            return orBetter ? downwards.subList(0, at + 1) : List.of(wanted);
        }

        String inWords() {
            return wanted.withArticle() + (orBetter ? " or better" : "");
        }
    }

    private static final List<PokerForm> FORMS = Stream.of(
                    "standard",
                    "bug",
                    "joker-wild",
                    "deuces-wild",
                    "stripped-40",
                    "cats-and-dogs",
                    "blaze",
                    "skip-straight",
                    "round-games")
            .map(PokerForm::named)
            .toList();
    private static final List<String> WORDS = FORMS.stream().map(PokerForm::id).toList();
    private static final List<String> CLASSES =
            HandClass.DOWNWARDS.stream().map(HandClass::word).toList();
    /** Rarer hands are no question of the trade: once in a thousand deals, or less. */
    private static final Fraction SELDOM = Fraction.of(1, 1_000);

    private static final Field<List<String>> GAMES = optional(
            "games",
            Kinds.someOf(WORDS),
            List.of(),
            "deal for these forms; for those with a printed table if none is named");

    private static final Form<FirstFive> FORM = Form.of(
            FirstFive::new,
            optional(
                            "game",
                            Kinds.word(WORDS).as(PokerForm::named, PokerForm::id),
                            PokerForm.STANDARD,
                            "the form of the game")
                    .of(FirstFive::form),
            required(
                            "class",
                            Kinds.word(CLASSES).as(word -> HandClass.named(word).orElseThrow(), HandClass::word),
                            "the hand that is hoped for")
                    .of(FirstFive::wanted),
            optional("or-better", Kinds.yesOrNo(), false, "true if every higher hand counts as well")
                    .of(FirstFive::orBetter));

    public PokerDealt() {
        super(
                new Head(
                        "poker/dealt",
                        "The odds of the first five cards",
                        "poker",
                        "how likely a hand is in the first five cards, beside the printed tables"),
                FORM,
                PrintedFrequencies.ALL.stream()
                        .map(printed -> Source.source(printed.table()))
                        .toList(),
                GAMES);
    }

    @Override
    public FirstFive deal(DealRequest request) {
        Chance chance = request.seed().chance();
        List<String> asked = request.get(GAMES);
        PokerForm form = chance.oneOf(
                asked.isEmpty()
                        ? PrintedFrequencies.ALL.stream()
                                .map(PrintedFrequencies::form)
                                .toList()
                        : FORMS.stream().filter(one -> asked.contains(one.id())).toList());
        HandFrequencies counts = HandFrequencies.of(form);
        HandClass wanted = chance.oneOf(counts.byClass().keySet().stream()
                .filter(handClass -> counts.chance(handClass).compareTo(SELDOM) > 0)
                .toList());
        return new FirstFive(form, wanted, wanted != HandClass.NO_PAIR && chance.onceIn(3));
    }

    @Override
    public List<Slip<Double>> slips(FirstFive five) {
        Stream<FirstFive> here = HandFrequencies.of(five.form()).byClass().keySet().stream()
                .flatMap(
                        wanted -> Stream.of(false, true).map(orBetter -> new FirstFive(five.form(), wanted, orBetter)));
        Stream<FirstFive> usual = PokerForm.STANDARD.classes().contains(five.wanted())
                ? Stream.of(new FirstFive(PokerForm.STANDARD, five.wanted(), five.orBetter()))
                : Stream.of();
        Stream<FirstFive> printed =
                PrintedFrequencies.ALL.stream() // the tables stand side by side, and a line is soon mistaken
                        .map(PrintedFrequencies::form)
                        .filter(form -> !form.equals(five.form()))
                        .flatMap(form -> HandFrequencies.of(form).byClass().keySet().stream()
                                .flatMap(wanted ->
                                        Stream.of(false, true).map(orBetter -> new FirstFive(form, wanted, orBetter))));
        return Stream.of(here, usual, printed)
                .flatMap(others -> others)
                .distinct()
                .map(other -> Slip.of(
                        "the chance of " + other.inWords()
                                + (other.form().equals(five.form())
                                        ? ""
                                        : " at " + other.form().title()),
                        counted(other).chance().toDouble()))
                .toList();
    }

    @Override
    public CountedChance counted(FirstFive five) {
        HandFrequencies counts = HandFrequencies.of(five.form());
        List<HandClass> counting = five.counting();
        long favourable = counting.stream().mapToLong(counts::hands).sum();
        Optional<PrintedFrequencies> table = PrintedFrequencies.of(five.form());
        return new CountedChance(
                "poker.dealt",
                "hands",
                favourable,
                counts.hands(),
                table.map(printed -> Source.source(printed.table()))
                        .orElseGet(() -> Source.source(five.form().sources().toArray(String[]::new))),
                table.flatMap(printed -> printed.together(counting)).map(PrintedFigure.class::cast),
                reasons(five, counts, favourable));
    }

    private static List<Reason> reasons(FirstFive five, HandFrequencies counts, long favourable) {
        List<Reason> reasons = new ArrayList<>();
        int pack = five.form().pack().size();
        reasons.add(Reason.counted(
                "hands",
                counts.hands(),
                pack + " cards give " + CountedChance.grouped(counts.hands()) + " hands of five"));
        reasons.add(Reason.counted(
                "favourable hands",
                favourable,
                CountedChance.grouped(favourable) + " of them are " + five.inWords()
                        + oneIn(counts.hands(), favourable)));
        DealtParts.of(counts, five.counting())
                .ifPresent(parts -> reasons.add(Reason.counted(CountedChance.MADE_UP, parts, parts)));
        return reasons;
    }

    private static String oneIn(long all, long favourable) {
        return favourable == 0
                ? ""
                : ", one in "
                        + Fraction.of(all, favourable)
                                .rounded(2)
                                .stripTrailingZeros()
                                .toPlainString();
    }

    @Override
    public Prompt ask(FirstFive five) {
        return new Prompt(
                "How likely is " + five.inWords() + " in the first five cards?",
                List.of(
                        new Exhibit.Fact("The game", five.form().title()),
                        new Exhibit.Fact("The pack", five.form().pack().size() + " cards"),
                        new Exhibit.Fact("You hope for", five.inWords())));
    }
}
