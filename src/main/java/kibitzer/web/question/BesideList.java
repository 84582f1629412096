package kibitzer.web.question;

import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.Div;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;
import kibitzer.decisions.Decision;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.marking.Alike;
import kibitzer.marking.Authority;
import kibitzer.marking.Verdict;
import kibitzer.web.table.CardText;

/** What stands beside an advice, as pairs of a name and a value: the odds, the figure that the book prints. */
final class BesideList extends DescriptionList {

    private BesideList() {
        addClassName("kb-compare");
    }

    static <A> Optional<BesideList> of(Decision<?, A> decision, Advice<A> advice, Optional<Verdict<A>> verdict) {
        BesideList beside = new BesideList();
        verdict.ifPresent(marked -> beside.pair("You", decision.answerKind().inWords(marked.answer())));
        if (!advice.best().isEmpty()) {
            beside.pair(Authority.of(decision, advice).title(), best(decision.answerKind(), advice));
        }
        switch (advice.beside()) {
            case Beside.Odds odds -> {
                beside.pair("Odds", odds.inWords());
                odds.book().ifPresent(book -> beside.pair("The book prints", book.inWords()));
            }
            case Beside.Estimate estimate -> {
                beside.pair("Odds", estimate.inWords());
                estimate.book().ifPresent(book -> beside.pair("The book prints", book));
            }
            case Beside.OtherBook(String answer) -> beside.pair("The other book", answer);
            // Told in the sentence of the advice, in pictures, or written for programs only.
            case Beside.Silence silence -> {}
            case Beside.Lines lines -> {}
            case Beside.Figures figures -> {}
        }
        return beside.getElement().getChildCount() > 0 ? Optional.of(beside) : Optional.empty();
    }

    private static <A> String best(AnswerKind<A> kind, Advice<A> advice) {
        return Alike.of(kind, advice)
                .map(counted -> kind.inWords(advice.best().getFirst()) + ", " + counted)
                .orElseGet(() -> advice.best().stream().map(kind::inWords).collect(Collectors.joining(" or ")));
    }

    private void pair(String name, String value) {
        Div pair = new Div();
        DescriptionList.Term term = new DescriptionList.Term(name);
        DescriptionList.Description description = new DescriptionList.Description(new CardText(value));
        pair.add(term, description);
        getElement().appendChild(pair.getElement());
    }
}
