package kibitzer.decisions.law;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.games.law.LawCase;
import kibitzer.games.law.Laws;
import kibitzer.games.law.Remedy;

/**
 * What the law provides for something that has happened at the table.
 *
 * <p>Where the law leaves the other side a choice, each of the remedies it may choose is right.
 */
public final class LawRemedy extends CountedDecision<LawCase, String> {

    public LawRemedy() {
        super(
                new Head(
                        "law/remedy",
                        "What the law says",
                        "contract-bridge",
                        "what the laws provide when something goes wrong: bridge (contract, duplicate, progressive, 1904, at a party), whist (four codes) and poker (1891, Culbertson, stud, lowball, knock poker, penalties in chips, house rules); house rules of canasta, rummy, cribbage, casino and vingt-et-un"),
                LawQuestion.FORM,
                KIND,
                LawQuestion.RULES,
                Laws.shipped().all().map(LawRemedy::source).toList(),
                LawQuestion.RULES.toDeal(),
                LawQuestion.GAMES_TO_DEAL,
                LawQuestion.STAGES);
    }

    /** With "Not so" and the page a sentence of thirty. */
    private static final int FEW_WORDS = 8;

    private static final int MOST_WORDS = 26;

    private static final WordAnswer.OneWord KIND = kind();

    private static WordAnswer.OneWord kind() {
        Map<String, String> labels = new LinkedHashMap<>();
        Laws.shipped().remedies().forEach((id, remedy) -> labels.put(id, remedy.words()));
        return new WordAnswer.OneWord(labels);
    }

    @Override
    public LawCase deal(DealRequest request) {
        List<LawCase> asked = Laws.shipped()
                .all()
                .filter(one -> askedFor(request, LawQuestion.RULES.toDeal(), LawQuestion.rule(one)))
                .filter(one ->
                        askedFor(request, LawQuestion.GAMES_TO_DEAL, one.code().game()))
                .filter(one -> askedFor(request, LawQuestion.STAGES, one.stage().word()))
                .toList();
        if (asked.isEmpty()) {
            throw new BadQuestion(
                    LawQuestion.STAGES.name(), "these laws have no case of this kind", "a part that these laws have");
        }
        return request.seed().chance().oneOf(asked);
    }

    private static boolean askedFor(DealRequest request, Field<List<String>> option, String word) {
        List<String> words = request.get(option);
        return words.isEmpty() || words.contains(word);
    }

    @Override
    public Choices<String> choices(LawCase one) {
        List<Remedy> offered =
                Stream.concat(one.remedies().stream(), one.others().stream()).toList();
        return new Choices.Listed<>(Laws.shipped().remedies().values().stream()
                .filter(offered::contains)
                .map(Remedy::id)
                .toList());
    }

    @Override
    protected CountedAnswer<String> count(LawCase one) {
        return CountedAnswer.of(
                        LawQuestion.rule(one),
                        source(one),
                        one.remedies().stream().map(Remedy::id).toList(),
                        List.of(Reason.counted("law", one.law(), inWords(one))))
                .figures(Map.of("law", one.law()));
    }

    /** The case of the same laws to which the answer belongs. */
    @Override
    protected List<Reason> against(LawCase one, String answer) {
        if (one.remedies().stream().anyMatch(remedy -> remedy.id().equals(answer))) {
            return List.of();
        }
        if (idle().contains(answer)) { // nothing is done in many cases, none of which is near
            return List.of(Reason.missing("remedy", answer, more(remedies(one)), remedies(one), ""));
        }
        if (!one.because().isEmpty()) {
            return List.of(Reason.missing("remedy", answer, one.because(), remedies(one), ""));
        }
        Optional<LawCase> elsewhere = Optional.ofNullable(
                        Laws.shipped().remedies().get(answer))
                .flatMap(remedy -> Laws.shipped().nearest(one, remedy));
        String belongs = elsewhere
                .map(other -> beside(one, other).orElseGet(() -> elsewhere(other, remedies(one))))
                .orElse("these laws do not provide that; here " + remedies(one));
        return List.of(Reason.missing("remedy", answer, belongs, remedies(one), ""));
    }

    /** A remedy too long to stand behind it is begun. */
    private static String more(String here) {
        String more = "the law provides more than that here";
        return here.split(" ").length <= FEW_WORDS ? more : more + ": " + here.replaceFirst("[;,] .*", "");
    }

    /** What happened in the other case and what in this one, where a sentence holds both: the difference is the reason. */
    private static Optional<String> beside(LawCase one, LawCase other) {
        List<String> here = sentences(one);
        List<String> there = sentences(other);
        int alike = 0;
        while (alike < Math.min(here.size(), there.size()) && here.get(alike).equals(there.get(alike))) {
            alike++;
        }
        if (alike == Math.min(here.size(), there.size())) {
            return Optional.empty();
        }
        String told = "that is for \"" + there.get(alike) + "\"; here \"" + here.get(alike) + "\", so ";
        String remedy = remedies(one);
        return Stream.of(remedy, remedy.replaceFirst("[;,] .*", ""))
                .map(told::concat)
                .filter(sentence -> sentence.split(" ").length <= MOST_WORDS)
                .findFirst();
    }

    /** What has happened, sentence by sentence. */
    private static List<String> sentences(LawCase one) {
        return List.of(one.what().replaceFirst("[.?]$", "").split("[;.] "));
    }

    /** The other case beside this one, each as far as both can be said in a sentence; alone, the other with its own law. */
    private static String elsewhere(LawCase other, String here) {
        String what = other.what().replaceFirst("\\.$", "");
        return Stream.of(here, here.replaceFirst("[;,] .*", ""), here.replaceFirst("[;,:] .*", ""))
                .flatMap(provided -> Stream.of(what, what.replaceFirst("[;.] .*", ""))
                        .map(told -> "that is for \"" + told + "\"; here " + provided))
                .filter(told -> told.split(" ").length <= MOST_WORDS)
                .findFirst()
                .orElseGet(() -> Stream.of(what, what.replaceFirst("[;.] .*", ""), what.replaceFirst("[;.,] .*", ""))
                        .map(told -> "that is for \"" + told + "\"")
                        .filter(told -> told.split(" ").length <= MOST_WORDS)
                        .findFirst()
                        .orElse("that is for another case, of " + other.law() + "; here " + here));
    }

    /** That nothing is done is a remedy among others, which belongs to a case of its own. */
    @Override
    public boolean declines(String answer, String best) {
        return false;
    }

    @Override
    public List<String> idle() {
        return List.of("no-penalty", "deal-stands");
    }

    @Override
    public Prompt ask(LawCase one) {
        return new Prompt(
                one.givesAChoice()
                        ? "The law leaves a choice: what is one thing that it allows?"
                        : "What does the law provide?",
                List.of(
                        new Exhibit.Fact("Laws", one.code().title()),
                        new Exhibit.Fact("What has happened", one.what())));
    }

    private static Source source(LawCase one) {
        return Source.source(one.sources().toArray(String[]::new));
    }

    private static String inWords(LawCase one) {
        String where = one.code().title() + ", " + one.law();
        return one.givesAChoice() ? where + " leaves the choice: " + remedies(one) : where;
    }

    private static String remedies(LawCase one) {
        return one.remedies().stream().map(Remedy::id).map(KIND::inside).collect(Collectors.joining("; or "));
    }
}
