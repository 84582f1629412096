package kibitzer.advice;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import kibitzer.cards.Card;
import kibitzer.wording.Sentence;

/**
 * An answer as it is told to somebody: what to do, and with what.
 *
 * @param verb in small letters, "throw", "the chance is"; empty where the answer is only named
 * @param object as it stands inside a sentence, "the king of hearts", "a meld", "1NT"; empty where the verb says it all
 * @param written the object with its cards as they are written, "KH"; the same where it names none
 * @param aside what is done beside it, "throw the six of hearts" behind "knock"; often nothing
 * @param refrains true where the verb is what not to do
 * @param states true where the answer says how it is, and nothing of what to do: "the contract is met"
 */
public record Instruction(
        String verb, String object, String written, Optional<Instruction> aside, boolean refrains, boolean states) {

    /** To do something. */
    public Instruction(String verb, String object) {
        this(verb, object, object, Optional.empty(), false, false);
    }

    /** An answer that is named, and says nothing of what to do. */
    public static Instruction naming(String object) {
        return new Instruction("", object);
    }

    /** An answer that says how it is: "the contract is met". */
    public static Instruction stating(String clause) {
        return new Instruction("", clause, clause, Optional.empty(), false, true);
    }

    /** One that needs nothing to be done it with: "pass". */
    public static Instruction to(String verb) {
        return new Instruction(verb, "");
    }

    /** To do something with one card: "throw the king of hearts". */
    public static Instruction to(String verb, Card card) {
        String name = "the " + card.inWords();
        return new Instruction(verb, name, card.isJoker() ? name : card.toString(), Optional.empty(), false, false);
    }

    /** Not to do it: "do not bluff". */
    public static Instruction notTo(String verb) {
        return new Instruction(verb, "", "", Optional.empty(), true, false);
    }

    /** The same with something else that is done: "knock, throw the six of hearts". */
    public Instruction and(Instruction other) {
        return new Instruction(verb, object, written, Optional.of(other), refrains, states);
    }

    /** Any of these: "throw the king of hearts or the king of clubs", "take the upcard or leave the upcard". */
    public static Instruction anyOf(List<Instruction> several) {
        if (several.isEmpty()) {
            return naming("");
        }
        Instruction first = several.getFirst();
        List<Instruction> others = several.subList(1, several.size());
        return first.aside
                .map(done -> first.and(done.followed(first, others)))
                .orElseGet(() -> first.followed(first, others));
    }

    /** The same, behind whose object the others stand, each with its verb where that is another than before. */
    private Instruction followed(Instruction first, List<Instruction> others) {
        return new Instruction(
                verb,
                followed(object, first, others, Instruction::object, Instruction::inside),
                followed(written, first, others, Instruction::written, Instruction::inShort),
                aside,
                refrains,
                states);
    }

    private static String followed(
            String start,
            Instruction first,
            List<Instruction> others,
            Function<Instruction, String> object,
            Function<Instruction, String> whole) {
        StringBuilder said = new StringBuilder(start);
        Instruction before = first;
        for (Instruction next : others) {
            boolean onlyAnotherObject = next.verb.equals(before.verb)
                    && next.refrains == before.refrains
                    && !next.object.isEmpty()
                    && next.aside.isEmpty();
            said.append(said.isEmpty() ? "or " : " or ")
                    .append(onlyAnotherObject ? object.apply(next) : whole.apply(next));
            before = next;
        }
        return said.toString();
    }

    /** Inside a sentence: "throw the king of hearts", "do not bluff". */
    public String inside() {
        return said(object) + aside.map(other -> ", " + other.inside()).orElse("");
    }

    /** The same with the cards as they are written: "throw KH". */
    public String inShort() {
        return said(written) + aside.map(other -> ", " + other.inShort()).orElse("");
    }

    /** Behind "why": "open 1NT", "knock", "not bluff"; empty behind what is stated, which asks itself. */
    public String asked() {
        return states ? "" : (refrains ? "not " : "") + done(object);
    }

    /** True where the verb says it all: "stand pat", and not "take nothing". */
    public boolean isOneVerb() {
        return !verb.isEmpty() && object.isEmpty();
    }

    private String said(String with) {
        return (refrains ? "do not " : "") + done(with);
    }

    private String done(String with) {
        return verb.isEmpty() || with.isEmpty() ? verb + with : verb + " " + with;
    }

    /** By itself, or at the beginning of a sentence: "Throw the king of hearts". */
    public String alone() {
        return Sentence.capital(inside());
    }

    /** The same with the cards as they are written: "Throw KH". */
    public String aloneInShort() {
        return Sentence.capital(inShort());
    }
}
