package kibitzer.content.syllabus;

import tools.jackson.databind.JsonNode;

/**
 * A worked hand, sample deal, scoring illustration or puzzle.
 *
 * @param position what is shown, in a form of its own for each game
 * @param bookAnswer the book's answer: a text, a number, or a structure
 * @param complete whether the position can be rebuilt from what the book prints
 */
public record WorkedHand(
        String id,
        String game,
        Place place,
        JsonNode position,
        String question,
        JsonNode bookAnswer,
        String why,
        boolean complete)
        implements Entry {}
