package kibitzer.classroom.lti.message;

/** Why somebody cannot come in from a platform: what they are told, and what they can do. The log says more. */
public enum Fault {
    NOT_REGISTERED(
            "This school is not known here",
            "The learning platform that sent you is not registered with this trainer, or not under this name. Please tell"
                    + " your teacher; whoever administers the trainer can register it."),
    NOT_SET_UP(
            "The trainer is not set up for this",
            "It does not know its own address. Please tell your teacher; whoever runs the trainer finds more in its log."),
    INCOMPLETE(
            "Something is missing in this link",
            "Open the activity from your course, not by a bookmark or a copied address."),
    EXPIRED(
            "This link has been used, or was open for too long",
            "Go back to your course and open the activity once more."),
    OTHER_BROWSER(
            "Open it in a window of its own",
            "Your browser keeps no cookies for the trainer inside another site's page. In a window of its own the trainer"
                    + " works as it should."),
    NOT_GENUINE(
            "This could not be checked",
            "What your learning platform sent does not fit its registration here, so that nobody was signed in. Please tell"
                    + " your teacher; whoever runs the trainer finds the reason in its log."),
    SILENT(
            "Your learning platform does not answer",
            "The trainer could not check with it who you are. Please try again in some minutes."),
    REFUSED_THERE(
            "Your learning platform did not let you through",
            "It may have signed you out meanwhile. Sign in there, and open the activity once more."),
    NOT_DEPLOYED(
            "The trainer is not released for this course",
            "It is registered for your learning platform, but not in this place. Please tell your teacher; whoever"
                    + " administers the trainer can add it."),
    NOT_UNDERSTOOD(
            "The trainer does not know this kind of link",
            "It takes activities and the choice of content for them. Please tell your teacher."),
    NOBODY(
            "Your learning platform does not say who you are",
            "Results could not be kept for you. Please tell your teacher: the trainer must be told a number for each user."),
    NO_COURSE(
            "This was opened from no course", "Open it from an activity in a course: a class is made for each course."),
    NO_CLASS_YET(
            "Your teacher has to open this first",
            "Nobody who teaches this course has opened it yet, so that there is no class. Please try again when your teacher"
                    + " has."),
    NO_TASK_YET(
            "There is nothing to do here yet",
            "Your teacher has not chosen a problem set for this activity, or took it back. Please ask, and try again later."),
    NOT_A_TEACHER("Only teachers choose here", "Choosing what an activity is to be is for those who teach the course."),
    DISABLED("Your account is disabled", "Please ask your teacher, or whoever administers the trainer."),
    ARCHIVED("This class is over", "It takes nobody any more. What you answered in it before is kept."),
    TOO_MANY(
            "Too many at once",
            "From your network the trainer was opened very often just now. Please wait some minutes."),
    TRY_AGAIN("This could not be finished", "Go back to your course and open the activity once more.");

    private final String title;
    private final String says;

    Fault(String title, String says) {
        this.title = title;
        this.says = says;
    }

    public String title() {
        return title;
    }

    public String says() {
        return says + " Nothing of yours is lost.";
    }
}
