package kibitzer.classroom.assignment;

/** There is no such assignment, sitting or class, or none that whoever asks may see: nobody is told which. */
public final class NoSuchAssignment extends RuntimeException {

    public NoSuchAssignment() {
        super("There is no such assignment here.", null, false, false);
    }
}
