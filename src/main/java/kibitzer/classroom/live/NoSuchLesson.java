package kibitzer.classroom.live;

/** There is no such live lesson, or not for whoever asked; both are answered alike. */
public final class NoSuchLesson extends RuntimeException {
    public NoSuchLesson() {
        super("no such live lesson", null, false, false);
    }
}
