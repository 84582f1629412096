package kibitzer.content.syllabus;

import java.util.List;

/**
 * A word of the card table and its meaning.
 *
 * @param term "Deadwood"
 * @param games names or ids of the games that use it so; empty where all do
 * @param also further meanings, as other books give them
 * @param byAuthor true where the word has an everyday sense too, or says nothing to whoever meets it: only an author's link
 *     marks it in a lesson
 */
public record Term(String term, List<String> games, String means, List<String> also, boolean byAuthor) {}
