package kibitzer.advice;

import java.util.List;

/**
 * An answer as it is told to somebody: what to do, and with what.
 *
 * @param verb in small letters, "throw", "the chance is"; empty where the answer is only named
 * @param object as it stands inside a sentence, "the king of hearts", "a meld", "1NT"; empty where the verb says it all
 * @param aside what is done beside it, "throw the six of hearts" behind "knock"; often nothing
 * @param refrains true where the verb is what not to do
 */
public record Instruction(String verb, String object, String aside, boolean refrains) {

    /** To do something. */
    public Instruction(String verb, String object) {
        this(verb, object, "", false);
    }

    /** An answer that is named, and says nothing of what to do. */
    public static Instruction naming(String object) {
        return new Instruction("", object);
    }

    /** One that needs nothing to be done it with: "pass". */
    public static Instruction to(String verb) {
        return new Instruction(verb, "");
    }

    /** Not to do it: "do not bluff". */
    public static Instruction notTo(String verb) {
        return new Instruction(verb, "", "", true);
    }

    /** The same with something else that is done: "knock, throw the six of hearts". */
    public Instruction and(String other) {
        return new Instruction(verb, object, other, refrains);
    }

    /** Any of these: "throw the king of hearts or the king of clubs", "take the upcard or leave the upcard". */
    public static Instruction anyOf(List<Instruction> several) {
        if (several.isEmpty()) {
            return naming("");
        }
        Instruction first = several.getFirst();
        boolean behindTheAside = !first.aside.isEmpty();
        StringBuilder said = new StringBuilder(behindTheAside ? first.aside : first.object);
        Instruction before = first;
        for (Instruction next : several.subList(1, several.size())) {
            boolean onlyAnotherObject = next.verb.equals(before.verb)
                    && next.refrains == before.refrains
                    && !next.object.isEmpty()
                    && next.aside.isEmpty();
            said.append(said.isEmpty() ? "or " : " or ").append(onlyAnotherObject ? next.object : next.inside());
            before = next;
        }
        return behindTheAside
                ? first.and(said.toString())
                : new Instruction(first.verb, said.toString(), "", first.refrains);
    }

    /** Inside a sentence: "throw the king of hearts", "do not bluff". */
    public String inside() {
        String said = (refrains ? "do not " : "") + done();
        return aside.isEmpty() ? said : said + ", " + aside;
    }

    /** Behind "why": "open 1NT", "knock", "not bluff". */
    public String asked() {
        return (refrains ? "not " : "") + done();
    }

    /** True where the verb says it all: "stand pat", and not "take nothing". */
    public boolean isOneVerb() {
        return !verb.isEmpty() && object.isEmpty();
    }

    private String done() {
        return verb.isEmpty() || object.isEmpty() ? verb + object : verb + " " + object;
    }

    /** By itself, or at the beginning of a sentence: "Throw the king of hearts". */
    public String alone() {
        String said = inside();
        return said.isEmpty() ? said : Character.toUpperCase(said.charAt(0)) + said.substring(1);
    }
}
