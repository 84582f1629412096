package kibitzer.decisions;

/**
 * What a decision is called and what it asks.
 *
 * @param id the name in lessons, problem sets, JSON and URLs
 * @param title what is trained, for headings: "The opening bid"
 * @param game the id, in the syllabus, of the game it belongs to: "contract-bridge"
 * @param asks what it asks, in one line without a full stop: "who plays the hand after an auction"
 */
public record Head(DecisionId id, String title, String game, String asks) {
    public Head(String id, String title, String game, String asks) {
        this(new DecisionId(id), title, game, asks);
    }
}
