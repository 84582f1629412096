package kibitzer.content.syllabus;

/**
 * A place where a book errs or rounds.
 *
 * @param kind "misprint", "odds", "rounding" and the like
 * @param printed what the book prints
 * @param correct what is true
 * @param how how that was found
 * @param verified whether it was proved, by counting or from the book itself
 */
public record Erratum(
        String id, String game, Place place, String kind, String printed, String correct, String how, boolean verified)
        implements Entry {}
