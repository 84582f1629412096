package kibitzer.content.syllabus;

import java.util.List;

/**
 * A word of the card table and its meaning.
 *
 * @param term "Deadwood"
 * @param games names or ids of the games that use it so; empty where all do
 * @param also further meanings, as other books give them
 */
public record Term(String term, List<String> games, String means, List<String> also) {}
