package kibitzer.journey;

import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcTemplateAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.JdbcTemplate;

/** A process on the trainer's own database settings: writes rows and tells each commit, or counts what is there. */
@ImportAutoConfiguration({DataSourceAutoConfiguration.class, JdbcTemplateAutoConfiguration.class})
class Tally {

    private static final int ENOUGH = 100_000;

    public static void main(String[] words) {
        try (ConfigurableApplicationContext context = new SpringApplicationBuilder(Tally.class)
                .web(WebApplicationType.NONE)
                .run(words)) {
            JdbcTemplate database = context.getBean(JdbcTemplate.class);
            database.execute("create table if not exists tally (n integer primary key)");
            if (words[0].equals("count")) {
                System.out.println(database.queryForObject("select count(*) from tally", Integer.class));
                return;
            }
            for (int n = 1; n <= ENOUGH; n++) {
                database.update("insert into tally (n) values (?)", n);
                System.out.println(n);
            }
        }
    }
}
