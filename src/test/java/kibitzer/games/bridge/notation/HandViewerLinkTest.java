package kibitzer.games.bridge.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HandViewerLinkTest {
    private static final Deal DEAL = Deal.of("S:AQ42.KJ5.Q83.K97 KJ7.93.AJ754.Q82 T83.AQT4.KT2.A64 965.8762.96.JT53");
    private static final String LIN = "qx|o5|md|1SAQ42HKJ5DQ83CK97,SKJ7H93DAJ754CQ82,ST83HAQT4DKT2CA64,|sv|b|"
            + "ah|Board 5|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|";
    private static final String VIEWER = "https://www.bridgebase.com/tools/handviewer.html?";

    @ParameterizedTest
    @ValueSource(strings = {"plain", "encoded"})
    void readsTheLinInALink(String form) {
        String link = VIEWER + "bbo=y&lin="
                + (form.equals("encoded") ? URLEncoder.encode(LIN, StandardCharsets.UTF_8) : LIN.replace(" ", "+"));
        assertBoard(DealFile.read(link));
    }

    @Test
    void readsTheHandsSeatBySeat() {
        assertBoard(DealFile.read(VIEWER + "s=saq42hkj5dq83ck97&w=skj7h93daj754cq82&n=st83haqt4dkt2ca64"
                + "&e=s965h8762d96cjt53&d=s&v=b&b=5&a=1np3nppp"));
    }

    private static void assertBoard(RecordsRead read) {
        assertThat(read.problems()).isEmpty();
        assertThat(read.boards()).singleElement().satisfies(board -> {
            assertThat(board.deal()).isEqualTo(DEAL);
            assertThat(board.dealer()).isEqualTo(Seat.SOUTH);
            assertThat(board.vulnerable()).isEqualTo(Vulnerability.BOTH);
            assertThat(board.tag("Board")).isEqualTo("5");
            assertThat(board.auction().orElseThrow().auction().calls())
                    .extracting(String::valueOf)
                    .containsExactly("1NT", "P", "3NT", "P", "P", "P");
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "https://www.bridgebase.com/tools/handviewer.html?myhand=M-123-456 | kept at Bridge Base Online",
                "https://www.bridgebase.com/tools/handviewer.html?bbo=y            | no cards are in it",
                "https://www.bridgebase.com/                                      | no cards are in it",
                "https://example.org/?lin=%7                                      | the file ends within a command",
                "https://example.org/?n=sak&e=hak&s=dak                           | expected 13",
            })
    void saysWhyALinkGivesNoDeal(String link, String reason) {
        RecordsRead read = DealFile.read(link);
        assertThat(read.boards()).isEmpty();
        assertThat(read.told()).singleElement().asString().contains(reason);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "N:AKQ2.543.JT9.876 ...                | true",
                "S: AQ42 H: KJ5 D: Q83 C: K97          | false",
                "s:aq42.h:kj5                          | false",
                "https://example.org/?lin=md           | true",
                "♠AQ42 ♥KJ5 ♦Q83 ♣K97                  | false",
            })
    void tellsDealsFromAHand(String text, boolean deals) {
        assertThat(DealFile.isMeant(text)).isEqualTo(deals);
    }
}
