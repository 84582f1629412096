package kibitzer.reminders;

/** Says what is due in the words and with the addresses of the pages. */
public interface NoticeWriter {

    /** @param due is not nothing */
    Notice notice(DueToday due);
}
