package kibitzer.decisions.rummy.meld;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.advice.Why;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.rummy.form.RummyFields;
import kibitzer.games.rummy.family.Contract;
import kibitzer.games.rummy.family.Meld;
import kibitzer.games.rummy.family.RummyGame;
import kibitzer.games.rummy.family.RummyRules;

/** Do these sets make the contract of the deal? */
public final class ContractMet extends CountedDecision<ContractMet.LaidDown, String> {
    /**
     * What a player lays down first in a deal of contract rummy.
     *
     * @param game contract rummy as usual, or by an option
     */
    public record LaidDown(int deal, boolean rising, List<Cards> sets, RummyGame game) {
        public LaidDown {
            sets = List.copyOf(sets);
            RummyFields.inThePack(game, "sets", sets);
        }

        private Contract contract() {
            return Contract.of(deal, rising);
        }

        private boolean isOfOtherSets() {
            return contract().asksForOthers(game.rules(), sets);
        }

        private Optional<String> objection() {
            return contract().objection(game.rules(), sets);
        }
    }

    private static final RummyRules RULES = RummyGame.CONTRACT.rules();
    private static final String YES = "met";
    private static final String NO = "not-met";
    private static final int TRIES = 300;
    private static final Field<Integer> DEAL = Field.required("deal", Kinds.number(1, 7), "the number of the deal");
    private static final Field<Boolean> RISING = Field.optional(
                    "rising", Kinds.yesOrNo(), false, "the contract grows by a card a deal, and sequences take four")
            .called("Contract grows each deal");
    private static final Field<List<Cards>> SETS = Field.required("sets", RummyFields.lots(5), "the sets laid down");

    private static final Form<LaidDown> FORM = Form.of(
            (deal, rising, sets, deuces) ->
                    new LaidDown(deal, rising, sets, RummyFields.withDeuces(RummyGame.CONTRACT, deuces)),
            DEAL.of(LaidDown::deal),
            RISING.of(LaidDown::rising),
            SETS.of(LaidDown::sets),
            RummyFields.deuces(LaidDown::game));

    public ContractMet() {
        super(
                new Head(
                        "rummy/contract", "The contract", "contract-rummy", "whether sets make the contract of a deal"),
                FORM,
                WordAnswer.OneWord.of(YES, "The contract is met", NO, "It is not"),
                List.of(source(false), source(true)),
                RISING);
    }

    private static final Why WHY =
            Why.practice("Every deal asks for other sets, so that what is ready in one deal is not in the next.");

    private static Source source(boolean rising) {
        return rising
                ? Source.source("contract-rummy-rising-contract", "contract-rummy.contracts")
                : Source.source("contract-rummy", "contract-rummy.contracts", "contract-rummy.h01")
                        .onPage(27);
    }

    @Override
    public LaidDown deal(DealRequest request) {
        Chance chance = request.seed().chance();
        boolean rising = request.get(RISING);
        boolean wanted = chance.onceIn(2);
        int deal = 1 + chance.below(7);
        LaidDown laid = laid(deal, rising, chance);
        for (int i = 0; i < TRIES && laid.objection().isEmpty() != wanted; i++) {
            laid = laid(deal, rising, chance);
        }
        return laid;
    }

    private static LaidDown laid(int deal, boolean rising, Chance chance) {
        Contract contract = Contract.of(deal, rising);
        List<Cards> sets = new ArrayList<>();
        int all = contract.groups() + contract.runs();
        for (int i = 0; i < all; i++) {
            boolean run = chance.onceIn(12) != i >= contract.groups();
            int size = chance.onceIn(12) ? 3 + chance.below(2) : deal == 7 && !rising ? 4 : rising && run ? 4 : 3;
            sets.add(set(run, size, sets, deal == 3 && chance.onceIn(2), chance));
        }
        Collections.swap(sets, 0, chance.below(sets.size()));
        return new LaidDown(deal, rising, sets, RummyGame.CONTRACT);
    }

    private static Cards set(boolean run, int size, List<Cards> others, boolean nextToIt, Chance chance) {
        while (true) {
            Cards set = NearMelds.natural(RULES, chance);
            boolean fits = set.size() == size && RULES.readings(set).getFirst().run() == run;
            // A group has no place beside a sequence: one that must begin in its suit may not be in the packs at all.
            boolean near = !nextToIt
                    || !run
                    || others.isEmpty()
                    || set.get(0).suit() == others.getFirst().get(0).suit();
            Cards all = others.stream().reduce(set, Cards::plus);
            boolean inPack = all.different().stream().allMatch(card -> all.count(card) <= RULES.copies(card));
            if (fits && near && inPack) {
                return set;
            }
        }
    }

    @Override
    protected CountedAnswer<String> count(LaidDown laid) {
        Optional<String> wrong = laid.objection();
        List<String> steps = new ArrayList<>();
        steps.add("deal " + laid.deal() + " asks for " + laid.contract().inWords() + ", "
                + laid.contract().cards() + " cards");
        steps.add(wrong.orElseGet(() -> justThat(laid)));
        RummyFields.onDeuces(laid.game(), laid.sets()).ifPresent(steps::add);
        CountedAnswer<String> counted = inSteps(wrong.isEmpty() ? YES : NO, source(laid.rising()), steps);
        return laid.isOfOtherSets() ? counted.because(WHY) : counted;
    }

    /** Sequences of one suit that do not join are lawful, which is not seen at once. */
    private static String justThat(LaidDown laid) {
        RummyRules rules = laid.game().rules();
        List<Meld> runs = laid.sets().stream()
                .map(set -> rules.readings(set).getFirst())
                .filter(Meld::run)
                .toList();
        boolean alike =
                runs.stream().map(run -> run.suit(rules.wilds())).distinct().count() < runs.size();
        return "these sets are just that" + (alike ? "; sequences of one suit count where they do not join" : "");
    }

    /** What is wrong with the sets comes before what the deal asks for. */
    @Override
    protected List<Reason> against(LaidDown laid, String answer) {
        String asked = "deal " + laid.deal() + " asks for " + laid.contract().inWords();
        return List.of(Reason.missing(
                "answer",
                answerKind().inWords(answer),
                laid.objection()
                        .map(wrong -> laid.isOfOtherSets() ? wrong : wrong + "; " + asked)
                        .orElseGet(() -> asked + ", and " + justThat(laid)),
                answerKind().inWords(laid.objection().isEmpty() ? YES : NO),
                ""));
    }

    @Override
    public Prompt ask(LaidDown laid) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Deal", String.valueOf(laid.deal())));
        if (laid.rising()) {
            shown.add(new Exhibit.Fact("Rule", "a rising contract"));
        }
        laid.sets().forEach(set -> shown.add(new Exhibit.Row("Laid down", set.list())));
        return new Prompt("Is this the contract of the deal?", shown);
    }

    @Override
    public Instruction say(String answer) {
        return Instruction.stating(answerKind().inside(answer));
    }
}
