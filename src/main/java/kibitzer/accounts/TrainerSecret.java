package kibitzer.accounts;

import kibitzer.learning.learner.Secret;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The secret with which this trainer signs the cookie "keep me signed in"; made once and kept in the database. */
@Component
public class TrainerSecret {
    private static final String NAME = "remember-me";

    private final JdbcClient database;

    TrainerSecret(JdbcClient database) {
        this.database = database;
    }

    public String text() {
        return database.sql("select secret from trainer_secret where name = :name")
                .param("name", NAME)
                .query(String.class)
                .optional()
                .orElseGet(this::make);
    }

    private String make() {
        try {
            database.sql("insert into trainer_secret (name, secret) values (:name, :secret)")
                    .param("name", NAME)
                    .param("secret", Secret.fresh().text())
                    .update();
        } catch (DuplicateKeyException madeMeanwhile) {
            return text();
        }
        return text();
    }
}
