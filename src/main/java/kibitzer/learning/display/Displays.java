package kibitzer.learning.display;

import kibitzer.learning.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** The wishes of every learner for the look of cards and pages. */
@Service
@Transactional
public class Displays {
    private final JdbcClient database;

    Displays(JdbcClient database) {
        this.database = database;
    }

    /** {@link Display#USUAL} for a learner who has wished for nothing. */
    @Transactional(readOnly = true)
    public Display of(LearnerId learner) {
        return database.sql("select four_colours, large_print, left_handed, one_tap, sound, light from display_setting"
                        + " where learner = :learner")
                .param("learner", learner.id())
                .query((row, number) -> new Display(
                        row.getBoolean("four_colours"),
                        row.getBoolean("large_print"),
                        row.getBoolean("left_handed"),
                        row.getBoolean("one_tap"),
                        row.getBoolean("sound"),
                        Display.Light.of(row.getString("light"))))
                .optional()
                .orElse(Display.USUAL);
    }

    public void keep(LearnerId learner, Display display) {
        database.sql("delete from display_setting where learner = :learner")
                .param("learner", learner.id())
                .update();
        database.sql(
                        "insert into display_setting (learner, four_colours, large_print, left_handed, one_tap, sound, light)"
                                + " values (:learner, :colours, :print, :left, :tap, :sound, :light)")
                .param("learner", learner.id())
                .param("colours", display.fourColours())
                .param("print", display.largePrint())
                .param("left", display.leftHanded())
                .param("tap", display.oneTap())
                .param("sound", display.sound())
                .param("light", display.light().word())
                .update();
    }
}
