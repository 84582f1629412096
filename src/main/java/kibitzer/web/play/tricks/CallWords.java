package kibitzer.web.play.tricks;

/** A call as it is said: "take-up" is "take up", "0" is no bid. */
final class CallWords {
    private CallWords() {}

    static String of(String call) {
        return switch (call) {
            case "0", "P" -> "pass";
            case "NT" -> "no trump";
            case "miss" -> "take the miss";
            case "defend" -> "play for the pool";
            case "S" -> "spades";
            case "H" -> "hearts";
            case "D" -> "diamonds";
            case "C" -> "clubs";
            default -> call.replace('-', ' ').replace("NT", " no trump");
        };
    }
}
