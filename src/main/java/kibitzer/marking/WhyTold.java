package kibitzer.marking;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Instruction;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Why;

/** What the best answer is for, told in one sentence with the page that says so: the second sentence of a verdict. */
public final class WhyTold {
    private static final int NAMED = 10;
    private static final int PAGES = 3;

    private final Citations citations;

    public WhyTold(Citations citations) {
        this.citations = citations;
    }

    /** The reason of the first rule that decides and has one; none where the answer was counted. */
    public static Optional<Why> of(Advice<?> advice) {
        return advice.rulings().stream()
                .map(Ruling::why)
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Of several best answers the reason of the one whose rule was missed. */
    static Optional<Why> of(Advice<?> advice, Ruling<?> missed) {
        return advice.rulings().stream()
                .filter(ruling -> ruling.rule().equals(missed.rule()))
                .map(Ruling::why)
                .flatMap(Optional::stream)
                .findFirst()
                .or(() -> of(advice));
    }

    /** To who answered otherwise: "Why open 1NT? It names strength and shape in one bid (p. 141)." */
    public <P, A> Optional<String> instead(Question<P, A> question, Advice<A> advice) {
        return of(advice).map(why -> ("Why " + named(question, advice)).strip() + "? " + sentence(why));
    }

    /** To who knows what the answer is: "Why? It names strength and shape in one bid (p. 141)." */
    public Optional<String> ofTheAnswer(Advice<?> advice) {
        return of(advice).map(why -> "Why? " + sentence(why));
    }

    /** "It names strength and shape in one bid (p. 141)." */
    public String sentence(Why why) {
        return why.text().substring(0, why.text().length() - 1) + " (" + place(why.source()) + ").";
    }

    private static <P, A> String named(Question<P, A> question, Advice<A> advice) {
        Instruction best = Explainer.best(question, advice);
        if (best.states()) {
            return "";
        }
        return !best.asked().isEmpty() && Clauses.words(best.asked()) <= NAMED
                ? best.asked()
                : Authority.of(question.decision(), advice) == Authority.BOOK ? "the book's answer" : "that";
    }

    /** Where a reason stands, three pages at most: "p. 141". */
    String place(Source source) {
        if (source.isGeneralPractice()) {
            return "general practice";
        }
        Citation citation = citations.of(source);
        Stream<String> pages = citation.pages().stream().distinct().limit(PAGES).map(String::valueOf);
        return !citation.pages().isEmpty()
                ? pages.collect(Collectors.joining(", ", "p. ", ""))
                : citation.numbers().isEmpty()
                        ? citation.title()
                        : citation.numbers().getFirst();
    }
}
