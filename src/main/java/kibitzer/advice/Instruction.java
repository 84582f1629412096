package kibitzer.advice;

import java.util.List;

/**
 * An answer as it is told to somebody: what to do, and with what.
 *
 * @param verb in small letters, "throw", "the chance is"; empty where the answer is only named
 * @param object as it stands inside a sentence, "the king of hearts", "a meld", "1NT"; empty where the verb says it all
 */
public record Instruction(String verb, String object) {

    /** An answer that is named, and says nothing of what to do. */
    public static Instruction naming(String object) {
        return new Instruction("", object);
    }

    /** One that needs nothing to be done it with: "pass". */
    public static Instruction to(String verb) {
        return new Instruction(verb, "");
    }

    /** Any of these: "throw the king of hearts or the king of clubs", "take the upcard or leave the upcard". */
    public static Instruction anyOf(List<Instruction> several) {
        if (several.isEmpty()) {
            return naming("");
        }
        Instruction first = several.getFirst();
        StringBuilder said = new StringBuilder(first.object);
        String verb = first.verb;
        for (Instruction next : several.subList(1, several.size())) {
            said.append(said.isEmpty() ? "or " : " or ")
                    .append(next.verb.equals(verb) && !next.object.isEmpty() ? next.object : next.inside());
            verb = next.verb;
        }
        return new Instruction(first.verb, said.toString());
    }

    /** Inside a sentence: "throw the king of hearts". */
    public String inside() {
        return verb.isEmpty() || object.isEmpty() ? verb + object : verb + " " + object;
    }

    /** By itself, or at the beginning of a sentence: "Throw the king of hearts". */
    public String alone() {
        String said = inside();
        return said.isEmpty() ? said : Character.toUpperCase(said.charAt(0)) + said.substring(1);
    }
}
