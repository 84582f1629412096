package kibitzer.classroom.traveller;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import kibitzer.play.bridge.BridgeBoard;
import kibitzer.play.bridge.BridgeResult;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Results of duplicate boards; the first time a learner finishes a board counts. */
@Service
public class PlayedBoards {
    private static final String PASSED_OUT = "P";

    private final JdbcClient database;
    private final Clock clock;

    PlayedBoards(JdbcClient database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /**
     * Keeps a result, unless the learner has one on this board.
     *
     * @param result empty where all passed
     */
    public void keep(LearnerId learner, BridgeBoard board, Optional<BridgeResult> result) {
        try {
            database.sql("insert into played_board (learner, board, contract, declarer, tricks, score, played_at)"
                            + " select :learner, :board, :contract, :declarer, :tricks, :score, :at"
                            + " where not exists (select 1 from played_board"
                            + " where learner = :learner and board = :board)")
                    .param("learner", learner.id())
                    .param("board", name(board))
                    .param(
                            "contract",
                            result.map(made -> made.contract().toString()).orElse(PASSED_OUT))
                    .param(
                            "declarer",
                            result.map(made -> String.valueOf(
                                            made.contract().declarer().letter()))
                                    .orElse(""))
                    .param("tricks", result.map(BridgeResult::tricks).orElse(0))
                    .param(
                            "score",
                            result.map(made -> made.northSouth(/* matchPoints= */ true))
                                    .orElse(0))
                    .param("at", DatabaseTime.column(clock.instant()))
                    .update();
        } catch (DuplicateKeyException keptMeanwhile) {
            // finished in two windows at once: the first counts
        }
    }

    /** What the learners of the classes to which this one belongs, and he himself, made of a board. */
    @Transactional(readOnly = true)
    public Traveller traveller(LearnerId who, BridgeBoard board) {
        List<Traveller.Result> results = database.sql(
                        "select learner, contract, declarer, tricks, score from played_board where board = :board"
                                + " and (learner = :who or learner in (select other.learner from class_member own"
                                + " join class_member other on other.classroom = own.classroom"
                                + " where own.learner = :who and own.left_at is null and other.left_at is null))")
                .param("board", name(board))
                .param("who", who.id())
                .query((row, number) -> new Traveller.Result(
                        row.getString("contract"),
                        row.getString("declarer"),
                        row.getInt("tricks"),
                        row.getInt("score"),
                        who.id().equals(row.getObject("learner", UUID.class))))
                .list();
        return Traveller.of(results);
    }

    /** Its cards, dealer and vulnerability: the same board wherever it was dealt. */
    private static String name(BridgeBoard board) {
        return board.deal() + " " + board.dealer().letter() + " "
                + board.vulnerability().word();
    }
}
