package kibitzer.games.banking.vingtetun;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.CardNotation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Payments as the pages print them. */
class SettlementTest {

    @ParameterizedTest(name = "{0}: {1} against {2} ({4})")
    @CsvSource(delimiter = '|', textBlock = """
            home            | AS KH          | TD 9C    |   2  | p. 366 par. 16
            house           | AS KH          | TD 9C    | 1.5  | p. 366 par. 16, variant
            home            | AS KH          | AD QC    |   0  | p. 366 par. 10
            home            | TS 9H          | AD QC    |  -1  | p. 366 par. 10
            home            | AS TH          | 7D 7C 7S |   2  | p. 366 par. 16
            home            | TS 6H 8C       | TD 6C TC |  -1  | p. 366 par. 14
            home            | TS 9H          | TD 8C    |   1  | p. 366 par. 17
            home            | TS 8H          | TD 8C    |   0  | p. 366 par. 17
            home            | TS 7H          | TD 8C    |  -1  | p. 366 par. 17
            home            | TS 3H          | TD 6C TC |   1  | p. 366 par. 17
            ties-pay-dealer | TS 8H          | TD 8C    |  -1  | p. 366 par. 17, variant
            home            | 2S 3H 4C 5D 6S | TD JC    |   2  | p. 367 par. 23a
            home            | 2S 3H 4C 5D 2D 3S | TD JC |   4  | p. 367 par. 23a
            home            | AS 2S 2H 3C 4D 2D 3S | TD JC | 8  | p. 367 par. 23a
            home            | 7S 7H 7C       | TD JC    |   3  | p. 367 par. 23b
            home            | 8S 7H 6C       | TD 5C 6S |   2  | p. 367 par. 23c
            house           | 7S 7H 7C       | TD JC    |   1  | p. 368: no bonuses
            house           | 2S 3H 4C 5D 6S | TD JC    |   0  | p. 368: no bonuses
            vingt-un        | TS 8H          | TD 8C    |  -1  | Round Games p. 62
            vingt-un        | AS KH          | AD QC    |   0  | Round Games p. 62
            vingt-un        | TS 5H 6C       | TD 8C    |   2  | Round Games p. 61
            """)
    void isPaid(String rules, String hand, String dealer, double multiple, String page) {
        assertThat(Settlement.with(
                                VingtEtUnRules.find(rules).orElseThrow(),
                                Hand.of(CardNotation.readList(hand)),
                                1,
                                Hand.of(CardNotation.readList(dealer)))
                        .multiple())
                .as(page)
                .isEqualTo(multiple);
    }
}
