package kibitzer.advice;

import java.util.List;

/** What a figure that is asked for rests on, and so who may be said to ask for it. */
public enum Basis {
    /** It is printed where the source points. */
    BOOK("the book asks ", "asked"),
    /** It follows from figures that are printed: the zone of a slam less what partner's opening promises. */
    RECKONED("by the book's figures it takes ", "by the book's figures"),
    /** It is printed of an answer that the book lets pass beside its own. */
    ALLOWED("the book allows ", "allowed"),
    /** A club plays it so, whatever is printed or usual. */
    CLUB("your club plays ", "in your club"),
    /** The book leaves it open, or does not speak at all: it alone makes no answer wrong. */
    PRACTICE("usual is ", "usual"),
    /** It was counted, whatever a book prints. */
    COUNTED("counted: ", "counted"),
    /** It is what the learner's answer itself would have to be: the range of the zone that he named. */
    NEEDED("it takes ", "needed"),
    /** It is the answer itself. */
    ANSWER("the answer is ", "the answer"),
    /** It is the answer, and nothing was found out about the learner's but that it is another. */
    GIVEN("the answer is ", "the answer");

    private final String before;
    private final String label;

    Basis(String before, String label) {
        this.before = before;
        this.label = label;
    }

    /** Whose figure it is, before it in brackets. */
    String named() {
        return this == PRACTICE ? "usual" : "the book";
    }

    /** The figure with who asks for it: "the book asks 13 to 15". */
    public String saying(String figure) {
        return before + figure;
    }

    /** The same in brackets behind a fact, in short: "asked: 13 to 15". */
    public String inBrackets(String figure) {
        return label + ": " + figure;
    }

    /** The same in a rule that speaks so firmly: what a book lets pass it does not ask for. */
    Basis under(Manner manner) {
        return this == BOOK && manner == Manner.MAY ? ALLOWED : this;
    }

    /** What a need of a rule with this source rests on; of several needs, the least. */
    public static Basis of(Need<?> need, Source source) {
        return switch (need) {
            case Need.Within<?>(var quantity, var range) ->
                range.printed().isPresent() ? CLUB : source.basisOfFigure(quantity.key());
            case Need.Among<?> among -> source.basisOf(among.quality().key());
            case Need.Has<?>(var trait) -> InOurClub.says(trait) ? CLUB : source.basisOf(trait.key());
            case Need.Compared<?> compared -> source.basisOf(compared.greater().key());
            case Need.Reaches<?> reaches -> source.basisOf(reaches.scale().key());
            case Need.All<?>(var needs) -> least(needs, source);
            case Need.Any<?>(var needs) -> least(needs, source);
            case Need.Not<?>(var contrary) -> of(contrary, source);
        };
    }

    private static Basis least(List<? extends Need<?>> needs, Source source) {
        return needs.stream()
                .map(need -> of(need, source))
                .max(Basis::compareTo)
                .orElse(BOOK);
    }
}
