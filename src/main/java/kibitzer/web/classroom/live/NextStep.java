package kibitzer.web.classroom.live;

import kibitzer.classroom.live.LiveLesson;

/** What comes next in a live lesson, in the words of the board's first button. */
final class NextStep {
    private NextStep() {}

    private static String ask(LiveLesson now) {
        return now.hasNext() ? "Ask question " + (now.question() + 1) : "No question is planned";
    }

    static String inWords(LiveLesson now) {
        if (now.isOver()) {
            return "See the report";
        }
        if (now.paused()) {
            return "Go on";
        }
        if (now.lookingBack()) {
            return "Back to the lesson";
        }
        return switch (now.phase()) {
            case LOBBY -> ask(now);
            case ASKING -> "Close the question";
            case CLOSED -> "Show the answers";
            case SPREAD -> "Tell the verdict";
            case VERDICT ->
                switch (now.step()) {
                    case 1 -> "Say why";
                    case 2 -> "Show the facts";
                    case 3 -> "Who was right";
                    default -> ask(now);
                };
            case OVER -> "See the report";
        };
    }
}
