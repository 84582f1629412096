package kibitzer.games.law;

/**
 * What a law provides: a penalty, a correction, or that there is none.
 *
 * @param id its name in questions: "two-tricks"
 * @param words one clause without a full stop: "Two tricks go to the other side"
 */
public record Remedy(String id, String words) {}
