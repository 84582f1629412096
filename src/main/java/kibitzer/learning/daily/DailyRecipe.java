package kibitzer.learning.daily;

import java.time.LocalDate;
import java.util.List;
import kibitzer.marking.Question;

/** How the questions of a day are made from its date alone, so that every installation asks the same. */
public interface DailyRecipe {
    /** Kept with each question; a recipe that makes other questions has another number. */
    int version();

    List<Question<?, ?>> of(LocalDate day);
}
