package kibitzer.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.SharedFixture;
import kibitzer.accounts.SignIns.Resumed;
import kibitzer.accounts.SignIns.Ticket;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Secret;
import kibitzer.learning.storage.SharedWork;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Sign-ins that go on without their session: what goes on, what is a copy, and what ends them. */
@ParameterizedClass
@EnumSource(AccountsDatabase.class)
@SharedFixture
class SignInsTest {
    @Parameter
    private AccountsDatabase database;

    private final String name = "Dora " + UUID.randomUUID().toString().substring(0, 8);
    private Instant now = Instant.parse("2026-11-01T10:00:00Z");
    private LearnerId dora;

    @BeforeEach
    void anAccount() {
        dora = database.account(name, "");
    }

    /** Two trainers on one database have no more in common. */
    private SignIns trainer() {
        InstantSource time = () -> now;
        return new SignIns(
                database.get(JdbcClient.class),
                database.get(AccountRows.class),
                database.get(SharedWork.class),
                new Clock() {
                    @Override
                    public ZoneOffset getZone() {
                        return ZoneOffset.UTC;
                    }

                    @Override
                    public Clock withZone(ZoneId zone) {
                        throw new UnsupportedOperationException();
                    }

                    @Override
                    public Instant instant() {
                        return time.instant();
                    }
                });
    }

    private Optional<Resumed> resume(Ticket ticket) {
        return trainer().resume(ticket.series(), ticket.token());
    }

    private Ticket changed(Ticket ticket) {
        return resume(ticket).flatMap(Resumed::fresh).orElseThrow();
    }

    private void pass(Duration time) {
        now = now.plus(time);
    }

    @Test
    void goesOnAtAnotherTrainerWithATokenThatIsChangedEachTime() {
        Ticket first = trainer().begin(dora, false, Optional.empty());

        Resumed resumed = resume(first).orElseThrow();

        assertThat(resumed.learner()).isEqualTo(dora);
        Ticket second = resumed.fresh().orElseThrow();
        assertThat(second.series()).isEqualTo(first.series());
        assertThat(second.token()).isNotEqualTo(first.token());
        assertThat(changed(second).token()).isNotIn(first.token(), second.token());
    }

    @Test
    void nothingThatIsStoredOpensAnything() {
        Ticket ticket = trainer().begin(dora, true, Optional.empty());

        String stored = database.get(JdbcClient.class)
                .sql("select * from account_sign_in where learner = :dora")
                .param("dora", dora.id())
                .query()
                .singleRow()
                .toString();

        assertThat(stored)
                .contains(ticket.series().hash(), ticket.token().hash())
                .doesNotContain(ticket.series().text(), ticket.token().text());
        assertThat(trainer()
                        .resume(
                                new Secret(ticket.series().hash()),
                                new Secret(ticket.token().hash())))
                .isEmpty();
    }

    @Test
    void ofRequestsThatComeAtOnceEachGoesOnAndOneBringsTheNewToken() throws Exception {
        Ticket ticket = trainer().begin(dora, false, Optional.empty());
        Callable<Optional<Resumed>> request = () -> resume(ticket);

        List<Optional<Resumed>> replies = new ArrayList<>();
        try (ExecutorService browser = Executors.newFixedThreadPool(8)) {
            for (Future<Optional<Resumed>> reply : browser.invokeAll(
                    IntStream.range(0, 8).mapToObj(n -> request).toList())) {
                replies.add(reply.get());
            }
        }

        assertThat(replies).allMatch(Optional::isPresent);
        List<Ticket> fresh = replies.stream()
                .flatMap(Optional::stream)
                .map(Resumed::fresh)
                .flatMap(Optional::stream)
                .collect(Collectors.toList());
        assertThat(fresh).hasSize(1);
        assertThat(resume(fresh.getFirst())).isPresent();
    }

    /** The trainer that had changed the token was killed before the browser heard of it. */
    @Test
    void anAnswerThatWasLostWithItsTrainerEndsNothing() {
        Ticket held = trainer().begin(dora, true, Optional.empty());
        changed(held);
        pass(Duration.ofDays(3));

        Ticket next = changed(held);

        assertThat(resume(next)).isPresent();
    }

    @Test
    void aCopyOfATokenThatWasChangedEndsTheSignInForTheCopyAndTheBrowser() {
        Ticket copied = trainer().begin(dora, true, Optional.empty());
        Ticket held = changed(copied);
        pass(SignIns.AT_ONCE);
        trainer().confirm(held.number(), held.token());

        assertThat(resume(copied)).isEmpty();

        assertThat(resume(held)).isEmpty();
        assertThat(trainer().isOpen(held.number())).isFalse();
    }

    @Test
    void aCopyThatWasUsedFirstIsFoundOutWhenTheBrowserComes() {
        Ticket held = trainer().begin(dora, true, Optional.empty());
        Ticket copys = changed(held);
        pass(SignIns.AT_ONCE);
        trainer().confirm(copys.number(), copys.token());

        assertThat(resume(held)).isEmpty();
        assertThat(resume(copys)).isEmpty();
    }

    @Test
    void anInventedTokenEndsWhatItGuessedAt() {
        Ticket held = trainer().begin(dora, true, Optional.empty());

        assertThat(trainer().resume(held.series(), Secret.fresh())).isEmpty();
        assertThat(trainer().resume(Secret.fresh(), held.token())).isEmpty();

        assertThat(resume(held)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"false, PT35M, true", "false, PT35M1S, false", "true, P30D, true", "true, P30DT1S, false"})
    void lastsAsLongAsWasAskedFor(boolean kept, Duration away, boolean goesOn) {
        Ticket ticket = trainer().begin(dora, kept, Optional.empty());
        pass(away);

        assertThat(resume(ticket).isPresent()).isEqualTo(goesOn);
    }

    @Test
    void lastsWhileSomebodyIsThere() {
        Ticket ticket = trainer().begin(dora, false, Optional.empty());
        for (int note = 0; note < 20; note++) {
            pass(SignIns.NOTED);
            trainer().seen(ticket.number());
        }

        assertThat(resume(ticket)).isPresent();
    }

    private void isOverEverywhere(BiConsumer<AccountsDatabase, LearnerId> after) {
        Ticket phone = trainer().begin(dora, true, Optional.empty());
        Ticket desk = trainer().begin(dora, false, Optional.empty());
        after.accept(database, dora);

        assertThat(resume(phone)).isEmpty();
        assertThat(resume(desk)).isEmpty();
    }

    @Test
    void anotherPasswordEndsAll() {
        isOverEverywhere((accounts, who) -> accounts.get(Accounts.class)
                .changePassword(who, AccountsDatabase.PASSWORD, "five old rule books", name));
    }

    @Test
    void anotherRoleEndsAll() {
        isOverEverywhere((accounts, who) -> accounts.get(AccountRows.class).role(who, Role.INSTRUCTOR));
    }

    @Test
    void disablingEndsAll() {
        isOverEverywhere((accounts, who) -> accounts.get(AccountRows.class).disabled(who, true));
    }

    @Test
    void signingOutEverywhereEndsAll() {
        isOverEverywhere((accounts, who) -> accounts.get(Accounts.class).signOutEverywhere(who));
    }

    @Test
    void leavingEndsAllAndLeavesNothing() {
        isOverEverywhere((accounts, who) -> accounts.get(Accounts.class).delete(who, AccountsDatabase.PASSWORD, name));

        assertThat(database.rowsOf(dora)).isZero();
    }

    @Test
    void signingOutEndsThisBrowsersAndNoOthers() {
        Ticket phone = trainer().begin(dora, true, Optional.empty());
        Ticket desk = trainer().begin(dora, true, Optional.empty());

        trainer().end(desk.number());

        assertThat(trainer().isOpen(desk.number())).isFalse();
        assertThat(resume(desk)).isEmpty();
        assertThat(resume(phone)).isPresent();
    }

    @Test
    void whatIsOverIsForgotten() {
        Ticket outlived = trainer().begin(dora, true, Optional.empty());
        database.get(AccountRows.class).newVersion(dora);
        Ticket kept = trainer().begin(dora, true, Optional.empty());
        Ticket usual = trainer().begin(dora, false, Optional.empty());
        pass(Duration.ofDays(1));

        trainer().sweep();

        assertThat(trainer().isOpen(outlived.number())).isFalse();
        assertThat(trainer().isOpen(usual.number())).isFalse();
        assertThat(trainer().isOpen(kept.number())).isTrue();
    }
}
