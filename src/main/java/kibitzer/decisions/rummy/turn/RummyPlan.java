package kibitzer.decisions.rummy.turn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.advice.Manner;
import kibitzer.advice.Rule;
import kibitzer.cards.Chance;
import kibitzer.conventions.rummy.Fact;
import kibitzer.conventions.rummy.RummyFamilies;
import kibitzer.conventions.rummy.RummyPlans;
import kibitzer.conventions.rummy.Situation;
import kibitzer.conventions.rummy.Topic;
import kibitzer.conventions.rummy.Topics;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/** Meld or hold, take or draw, go out or play on: questions of judgment in the games of the family. */
public final class RummyPlan extends BookDecision<Situation, String> {
    private static final int TRIES = 400;
    private static final PractisedRules RULES = PractisedRules.of(
                    RummyPlans.BOOK.rules().filter(rule -> rule.manner() != Manner.MAY))
            .in(RummyFamilies.ALL);
    private static final List<String> TOPICS =
            Topics.ALL.stream().map(Topic::id).toList();
    private static final Field<String> ABOUT = Field.required("about", Kinds.word(TOPICS), "what is to be decided");
    private static final Map<Fact, Field<Integer>> FACTS = facts();
    private static final Field<List<String>> TOPICS_TO_DEAL = Field.optional(
                    "about", Kinds.someOf(TOPICS), List.of(), "deal one of these questions; any if none is named")
            .called("What is asked about");

    public RummyPlan() {
        super(
                new Head(
                        "rummy/plan",
                        "Judgment",
                        "rummy",
                        "meld or hold, take or draw, go out or play on: the pointers on judgment"),
                fields(),
                kind(),
                RULES,
                RummyPlans.BOOK.sources(),
                TOPICS_TO_DEAL);
    }

    private static Map<Fact, Field<Integer>> facts() {
        Map<Fact, Field<Integer>> fields = new LinkedHashMap<>();
        Topics.ALL.stream()
                .flatMap(topic -> topic.facts().stream())
                .distinct()
                .forEach(fact -> fields.put(
                        fact,
                        Field.optional(
                                fact.name(),
                                Kinds.number(0, fact.most()),
                                0,
                                fact.yesOrNo() ? fact.singular() + " (1) or not (0)" : fact.label())));
        return fields;
    }

    private static Form<Situation> fields() {
        List<Field<?>> fields = new ArrayList<>();
        fields.add(ABOUT);
        fields.addAll(FACTS.values());
        return new Form<>(fields, RummyPlan::read, situation -> {
            FieldValues values =
                    FieldValues.none().with(ABOUT, situation.topic().id());
            for (Fact fact : situation.topic().facts()) {
                values = values.with(field(fact), situation.of(fact));
            }
            return values;
        });
    }

    private static Situation read(FieldValues values) {
        Topic topic = topic(values.get(ABOUT));
        Map<String, Integer> facts = new LinkedHashMap<>();
        FACTS.forEach((fact, field) -> values.find(field).ifPresent(value -> {
            if (!topic.facts().contains(fact)) {
                throw new BadQuestion(
                        fact.name(),
                        "does not matter for " + topic.id(),
                        String.join(", ", topic.facts().stream().map(Fact::name).toList()));
            }
            if (!fact.canBe(value)) {
                throw new BadQuestion(
                        fact.name(),
                        "is " + value,
                        fact.values().stream().map(String::valueOf).collect(Collectors.joining(", ")));
            }
        }));
        topic.facts().forEach(fact -> facts.put(fact.name(), values.get(field(fact))));
        return new Situation(topic, facts);
    }

    private static Field<Integer> field(Fact fact) {
        return Optional.ofNullable(FACTS.get(fact)).orElseThrow();
    }

    private static Topic topic(String id) {
        return Topics.ALL.stream()
                .filter(topic -> topic.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static AnswerKind<String> kind() {
        Map<String, String> labels = new LinkedHashMap<>();
        Topics.ALL.forEach(topic -> topic.answers().forEach(labels::putIfAbsent));
        return new WordAnswer.OneWord(labels);
    }

    /** Facts at random until the rule asked for decides and there are cards of which they are true. */
    @Override
    public Situation deal(DealRequest request) {
        Chance chance = request.seed().chance();
        List<String> topics = request.get(TOPICS_TO_DEAL);
        List<Rule<Situation, String>> asked = RummyPlans.BOOK
                .rules()
                .filter(rule -> RULES.asked(request).contains(rule.id()))
                .toList();
        Rule<Situation, String> rule = chance.oneOf(asked);
        Optional<Situation> last = Optional.empty();
        for (int i = 0; i < TRIES; i++) {
            Topic topic = topics.isEmpty() ? RummyPlans.topic(rule) : topic(chance.oneOf(topics));
            Situation next = situation(topic, chance);
            if (!PlanTable.of(next).isEmpty()) {
                last = Optional.of(next);
                boolean decided = RummyPlans.BOOK.advise(next).rulings().stream()
                        .anyMatch(ruling -> ruling.rule().equals(rule.id()));
                if (decided || !topics.isEmpty() && RULES.named(request).isEmpty()) {
                    break;
                }
            }
        }
        return last.orElseThrow();
    }

    private static Situation situation(Topic topic, Chance chance) {
        Map<String, Integer> facts = new LinkedHashMap<>();
        for (Fact fact : topic.facts()) {
            facts.put(fact.name(), chance.oneOf(fact.values()));
        }
        if (facts.getOrDefault("going-out", 0) > 0) {
            facts.put("left", 1); // the card that is thrown
        }
        if (facts.getOrDefault("threw-ace", 0) > 0) {
            facts.put("threw-court", 0);
        }
        return new Situation(topic, facts);
    }

    @Override
    public Choices<String> choices(Situation situation) {
        return new Choices.Listed<>(List.copyOf(situation.topic().answers().keySet()));
    }

    @Override
    public Optional<String> objection(Situation situation, String answer) {
        return situation.topic().answers().containsKey(answer)
                ? Optional.empty()
                : Optional.of("\"" + answer + "\" is not asked here");
    }

    @Override
    protected Consulted<?, String> consult(Situation situation) {
        return new Consulted<>(RummyPlans.BOOK, situation);
    }

    /** Every answer but the best is told what the deciding rule sees: the rules of a topic part the positions among them. */
    @Override
    public boolean isSpokenOf(Situation situation, String answer) {
        return false;
    }

    @Override
    public List<String> idle() {
        return List.of("play-on", "drop");
    }

    @Override
    public Prompt ask(Situation situation) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", situation.topic().title()));
        LaidCards laid = PlanTable.of(situation);
        shown.addAll(laid.rows());
        situation.topic().facts().stream()
                .filter(fact -> !laid.told().contains(fact.name()))
                .forEach(fact -> shown.add(new Exhibit.Fact(
                        fact.yesOrNo() ? fact.label() + ":" : fact.label(), fact.inWords(situation.of(fact)))));
        return new Prompt(situation.topic().ask(), shown);
    }
}
