package kibitzer.games.law;

/**
 * The laws of one game as one book prints them.
 *
 * @param game the game's id in the syllabus: "short-whist-1900"
 * @param book the book's name: "home-entertainments"
 * @param title what the laws are called on a page: "Short whist, 1900"
 */
public record LawCode(String game, String book, String title) {}
