package kibitzer.web.page;

import kibitzer.content.lesson.LessonId;

/**
 * The addresses of pages that other features lead to, without a slash before them. The page's route and every link are written
 * with the same constant, so that no feature needs to know another's classes.
 */
public final class Paths {
    public static final String HOME = "";
    public static final String LESSONS = "lessons";
    public static final String PRACTICE = "practice";
    public static final String WORKED = "worked";
    public static final String PROGRESS = "progress";
    public static final String CLASSES = "classes";
    public static final String TOOLS = "tools";
    public static final String LIBRARY = "library";
    public static final String SEARCH = "search";
    public static final String SETTINGS = "settings";
    public static final String REVIEW = "review";
    public static final String REVIEW_HAND = "review/hand";
    public static final String DAILY = "daily";
    public static final String PROBLEM_SETS = "problem-sets";
    public static final String LIVE = "live";
    public static final String SETS = "sets";
    public static final String SIGN_IN = "sign-in";
    public static final String ACCOUNT = "account";
    public static final String PLATFORMS = "admin/platforms";

    private Paths() {}

    /** The page of a lesson. */
    public static String lesson(LessonId id) {
        return "lesson/" + id.text();
    }

    /** The library's page of a game. */
    public static String game(String id) {
        return LIBRARY + "/" + id;
    }
}
