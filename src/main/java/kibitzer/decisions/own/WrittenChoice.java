package kibitzer.decisions.own;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.CardSet;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/** A question that an author of a set states with two to six choices, one or more of them right, and a reason for each. */
public final class WrittenChoice extends CountedDecision<WrittenChoice.Stated, String> {
    /** Characters of the question. */
    public static final int LONGEST_ASK = 500;

    /** Characters of a choice. */
    public static final int LONGEST_CHOICE = 120;

    /** Characters of a reason. */
    public static final int LONGEST_REASON = 300;

    public static final int LEAST_CHOICES = 2;
    public static final int MOST_CHOICES = 6;

    /**
     * What is asked.
     *
     * @param cards shown beside the question, if any
     * @param auction what was called, as it is to be read
     */
    public record Stated(String ask, List<Choice> choices, Optional<CardSet> cards, Optional<String> auction) {
        /** @throws BadQuestion unless there are two to six, no two alike, and one at least is right */
        public Stated {
            choices = List.copyOf(choices);
            if (choices.size() < LEAST_CHOICES || choices.size() > MOST_CHOICES) {
                throw new BadQuestion("choices", choices.size() + " choices", "two to six");
            }
            if (choices.stream().map(Choice::says).distinct().count() < choices.size()) {
                throw new BadQuestion("choices", "two choices are alike", "no two that say the same");
            }
            if (choices.stream().noneMatch(Choice::right)) {
                throw new BadQuestion("choices", "none is right", "one at least that is");
            }
        }
    }

    /** @param because why it is right or wrong, told with the verdict */
    public record Choice(String says, boolean right, String because) {}

    private static final Form<Choice> CHOICE = Form.of(
            Choice::new,
            required("says", Kinds.text(LONGEST_CHOICE), "what stands on it").of(Choice::says),
            optional("right", Kinds.yesOrNo(), false, "whether it is right").whereGiven(Choice::right),
            required("because", Kinds.text(LONGEST_REASON), "why it is right or wrong")
                    .of(Choice::because));

    private static final Form<Stated> FORM = Form.of(
            Stated::new,
            required("ask", Kinds.text(LONGEST_ASK), "the question").of(Stated::ask),
            required(
                            "choices",
                            Kinds.listOf(
                                    CHOICE.kind("choice", "a choice with says, right and because"),
                                    LEAST_CHOICES,
                                    MOST_CHOICES,
                                    "choices",
                                    "two to six choices"),
                            "what can be chosen")
                    .of(Stated::choices),
            OwnShown.CARDS.ifAny(Stated::cards),
            OwnShown.AUCTION.ifAny(Stated::auction));

    private static final List<String> LETTERS = List.of("a", "b", "c", "d", "e", "f");

    private static final Stated SAMPLE = new Stated(
            "How many cards has a suit?",
            List.of(
                    new Choice("Twelve", false, "the ace was left out"),
                    new Choice("Thirteen", true, "from the two to the ace")),
            Optional.empty(),
            Optional.empty());

    WrittenChoice() {
        this(letters());
    }

    private WrittenChoice(Map<String, String> labels) {
        super(
                new Head("own/choice", "A question of one's own", "contract-bridge", "what the author of a set asks"),
                FORM,
                new WordAnswer.OneWord(labels),
                List.of(Source.AUTHOR));
    }

    private static Map<String, String> letters() {
        Map<String, String> labels = new LinkedHashMap<>();
        LETTERS.forEach(letter -> labels.put(letter, letter.toUpperCase(Locale.ROOT)));
        return labels;
    }

    /** Its choices in words. */
    @Override
    public Decision<Stated, String> asking(Stated stated) {
        Map<String, String> labels = new LinkedHashMap<>();
        IntStream.range(0, stated.choices().size())
                .forEach(place -> labels.put(
                        LETTERS.get(place), stated.choices().get(place).says()));
        return new WrittenChoice(labels);
    }

    private static Choice chosen(Stated stated, String letter) {
        return stated.choices().get(LETTERS.indexOf(letter));
    }

    @Override
    public Stated deal(DealRequest request) {
        return SAMPLE;
    }

    @Override
    public Optional<String> objection(Stated stated, String letter) {
        return LETTERS.indexOf(letter) < stated.choices().size()
                ? Optional.empty()
                : Optional.of("there is no such choice");
    }

    @Override
    protected CountedAnswer<String> count(Stated stated) {
        List<String> right = LETTERS.subList(0, stated.choices().size()).stream()
                .filter(letter -> chosen(stated, letter).right())
                .toList();
        return CountedAnswer.of(
                rule(),
                Source.AUTHOR,
                right,
                right.stream()
                        .map(letter -> chosen(stated, letter))
                        .map(choice -> Reason.counted("because", choice.says(), choice.because()))
                        .toList());
    }

    @Override
    protected List<Reason> against(Stated stated, String letter) {
        Choice choice = chosen(stated, letter);
        String right = count(stated).best().getFirst();
        return List.of(Reason.missing(
                "answer", choice.says(), choice.because(), chosen(stated, right).says()));
    }

    @Override
    public boolean declines(String answer, String best) {
        return false;
    }

    @Override
    public Prompt ask(Stated stated) {
        return new Prompt(stated.ask(), new OwnShown(stated.cards(), stated.auction()).exhibits());
    }
}
