package kibitzer.marking;

import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;
import kibitzer.decisions.answer.AnswerKind;

/** Best answers that count the same and are long to tell: the first stands for all, and their number is said. */
public final class Alike {
    private Alike() {}

    /** "one of 4 divisions that count the same"; empty where there is but one, or where each is told. */
    public static <A> Optional<String> of(AnswerKind<A> kind, Advice<A> advice) {
        int listed = advice.best().size();
        return listed < 2
                ? Optional.empty()
                : kind.alike()
                        .map(name -> "one of " + many(name, listed, advice) + " " + name + " that count the same");
    }

    private static int many(String name, int listed, Advice<?> advice) {
        return advice.beside() instanceof Beside.Figures figures
                        && figures.byName().get(name) instanceof Integer counted
                ? counted
                : listed;
    }
}
