package kibitzer.content.syllabus;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game or a named variant.
 *
 * @param id "contract-bridge"
 * @param family the family of games it is filed under: "bridge"
 * @param mechanic what kind of game it is: "trick-taking"
 * @param variantOf the game it is told as a variant of; empty for the head of a family tree
 * @param players how many and how they sit, in words
 * @param decisions what the learner decides in it
 * @param rules the rules as short facts, in the order of the book
 * @param scoring named scores and stakes, as they were read
 * @param alsoIn the same game as another book gives it
 * @param doubts what could not be read with certainty
 */
public record Game(
        String id,
        String name,
        List<String> aliases,
        String family,
        String mechanic,
        Optional<String> variantOf,
        Place place,
        String players,
        String pack,
        String objective,
        List<String> decisions,
        List<String> rules,
        Map<String, String> scoring,
        List<OtherAccount> alsoIn,
        List<String> doubts)
        implements Entry {

    /** How another book tells the game. */
    public record OtherAccount(
            Place place, String name, String players, String pack, List<String> rules, Map<String, String> scoring) {}
}
