package kibitzer.advice;

import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Rules as a club plays them: a shirt from 15 to 30 degrees by the book. */
class InOurClubTest {
    private static final Quantity<Integer> DEGREES = Quantity.of("degrees", "degree", Integer::doubleValue);
    private static final Source BOOK = source("weather.p01");
    private static final Rule<Integer, String> SHIRT = shirt(BOOK);
    private static final ClubPlay WITHOUT = new ClubWithout("wear.shirt");

    private static Rule<Integer, String> shirt(Source source) {
        return rule("wear.shirt", source)
                .needs(Needs.within(DEGREES, Range.between(15, 30)))
                .answers(Answers.<Integer, String>only("shirt"))
                .why("It keeps one cool.")
                .asRule();
    }

    private static ClubFigure figure(double least, double most) {
        return ClubFigure.between("wear.shirt", "degrees", least, most);
    }

    @Nested
    class WithAFigureOfItsOwn {
        private final Rule<Integer, String> played = InOurClub.played(SHIRT, List.of(figure(12, 14)));

        @Test
        void theRuleIsMetByTheClubsFigures() {
            assertThat(List.of(11, 12, 14, 15))
                    .extracting(degrees -> played.ruleOn(degrees).standing())
                    .containsExactly(Standing.FAILS, Standing.HOLDS, Standing.HOLDS, Standing.FAILS);
        }

        @Test
        void theVerdictTellsTheBooksBesideThem() {
            Reason reason = played.ruleOn(20).reasons().getFirst();

            assertThat(reason.asked()).isEqualTo("12 to 14 (the book: 15 to 30)");
            assertThat(reason.basis()).isEqualTo(Basis.CLUB);
        }

        @Test
        void whatIsOnlyUsualIsToldAsThat() {
            Rule<Integer, String> open =
                    InOurClub.played(shirt(BOOK.withFigureFromPractice("ours")), List.of(figure(12, 14)));

            assertThat(open.ruleOn(20).reasons().getFirst().asked()).isEqualTo("12 to 14 (usual: 15 to 30)");
        }

        @Test
        void aRuleThatIsPlayedAsItStandsTellsNoMore() {
            assertThat(SHIRT.ruleOn(9).reasons().getFirst().asked()).isEqualTo("15 to 30");
            assertThat(SHIRT.ruleOn(9).reasons().getFirst().printed()).isEmpty();
        }

        @Test
        void theLastOfTwoIsPlayed() {
            assertThat(InOurClub.played(SHIRT, List.of(figure(12, 14), figure(1, 2))))
                    .isEqualTo(InOurClub.played(SHIRT, List.of(figure(1, 2))));
        }

        @Test
        void eachFigureOfARuleIsChangedByItsOwnKey() {
            Quantity<Option<Integer, String>> size = Quantity.of("degrees", "degree", Option::position);
            Rule<Integer, String> two = SHIRT.asking(Needs.atLeast(size, 10));

            Rule<Integer, String> second =
                    InOurClub.played(two, List.of(ClubFigure.atLeast("wear.shirt", "degrees-2", 20)));

            assertThat(second.needs()).isEqualTo(two.needs());
            assertThat(second.ruleOn(15).standing()).isEqualTo(Standing.FAILS);
            assertThat(second.ruleOn(20).standing()).isEqualTo(Standing.HOLDS);
        }

        @Test
        void figuresInsideOtherNeedsAreChangedToo() {
            Trait<Integer> even = new Trait<>("even", "even", "odd", degrees -> degrees % 2 == 0);
            Need<Integer> cold = Needs.atMost(DEGREES, 10);
            Rule<Integer, String> coat = rule("wear.coat", BOOK)
                    .needs(Needs.all(Needs.has(even), Needs.any(cold, Needs.not(Needs.atMost(DEGREES, 30)))))
                    .answers(Answers.<Integer, String>only("coat"))
                    .asRule();

            Rule<Integer, String> played =
                    InOurClub.played(coat, List.of(ClubFigure.atMost("wear.coat", "degrees-2", 25)));

            assertThat(List.of(10, 20, 26, 27))
                    .extracting(degrees -> played.ruleOn(degrees).standing())
                    .containsExactly(Standing.HOLDS, Standing.FAILS, Standing.HOLDS, Standing.FAILS);
        }

        @Test
        void whatItSaysOfOtherRulesChangesNothing() {
            List<ClubPlay> other = List.of(
                    ClubFigure.between("wear.coat", "degrees", 12, 14),
                    new ClubWithout("wear.coat"),
                    new ClubAnswer("wear.shirt", "2H", false));

            assertThat(InOurClub.played(SHIRT, other)).isEqualTo(SHIRT);
        }
    }

    @Nested
    class WithoutARule {
        private final Rule<Integer, String> without = InOurClub.played(SHIRT, List.of(WITHOUT));

        @Test
        void itIsNeverMetAndSaysSo() {
            assertThat(without.ruleOn(20).standing()).isEqualTo(Standing.FAILS);
            assertThat(without.ruleOn(20).failing())
                    .extracting(Reason::measured)
                    .containsExactly("your club does not play it");
        }

        @Test
        void itIsToldFromOneThatIsPlayed() {
            Trait<Integer> dry = new Trait<>("dry", "it is dry", "it rains", any -> false);

            assertThat(InOurClub.isPlayed(without)).isFalse();
            assertThat(InOurClub.isPlayed(SHIRT)).isTrue();
            assertThat(InOurClub.isPlayed(rule("wear.hat", BOOK)
                            .needs(Needs.has(dry))
                            .answers(Answers.<Integer, String>only("hat"))
                            .asRule()))
                    .isTrue();
            assertThat(InOurClub.isPlayed(without, 20, "shirt")).isFalse();
        }

        @Test
        void itKeepsTheClubsFigures() {
            assertThat(InOurClub.played(SHIRT, List.of(figure(12, 14), WITHOUT))
                            .ruleOn(20)
                            .reasons())
                    .extracting(Reason::asked)
                    .contains("12 to 14 (the book: 15 to 30)");
        }

        @Test
        void aBookOfWhichNothingIsPlayedOtherwiseIsTheSame() {
            RuleBook<Integer, String> book = new RuleBook<>("weather", List.of(List.of(SHIRT)));

            assertThat(book.played(List.of())).isEqualTo(book);
            assertThat(book.best(20)).containsExactly("shirt");
            assertThat(book.played(List.of(WITHOUT)).best(20)).isEmpty();
            assertThat(book.played(List.of(WITHOUT)).isGiven(20, "shirt")).isFalse();
            assertThat(book.played(List.of(WITHOUT)).shows(20, "shirt")).isEmpty();
        }
    }

    @Nested
    class WithAnotherAnswer {
        private final Rule<Integer, String> coat = InOurClub.answering(SHIRT, "wear.shirt-too", Answers.only("coat"));

        @Test
        void itIsGivenWhereTheBooksWouldBe() {
            assertThat(coat.id()).isEqualTo("wear.shirt-too");
            assertThat(coat.ruleOn(20).answers()).containsExactly("coat");
            assertThat(coat.ruleOn(9).standing()).isEqualTo(Standing.FAILS);
        }

        @Test
        void itIsToldAsTheClubs() {
            Reason told = coat.ruleOn(20).reasons().getLast();

            assertThat(told.measured()).isEqualTo("your club plays it so (the book: shirt)");
            assertThat(told.holds()).isTrue();
            assertThat(told.basis()).isEqualTo(Basis.CLUB);
        }

        @Test
        void whatTheBooksIsForIsNotTheReasonOfThis() {
            assertThat(coat.ruleOn(20).why()).isEmpty();
            assertThat(SHIRT.ruleOn(20).why()).isPresent();
        }
    }

    @Nested
    class WithAnotherMeaning {
        private final Rule<Integer, String> either = rule("wear.either", BOOK)
                .needs(Needs.within(DEGREES, Range.between(15, 30)))
                .answers(new Answers<Integer, String>("either", any -> List.of("shirt", "coat")))
                .each(
                        InOurClub.hasNoOtherMeaning(
                                "a coat", option -> option.answer().equals("coat")),
                        Needs.atLeast(
                                Quantity.of(
                                        "letters",
                                        "letter",
                                        option -> option.answer().length()),
                                5))
                .asRule();

        @Test
        void theAnswerIsTheBooksNoMore() {
            assertThat(InOurClub.isPlayed(either, 20, "coat")).isFalse();
            assertThat(either.ruleOn(20, "coat").failing())
                    .extracting(Reason::measured)
                    .contains("your club plays a coat otherwise");
        }

        @Test
        void othersAreWhateverElseIsAskedOfThem() {
            assertThat(InOurClub.isPlayed(either, 20, "shirt")).isTrue();
            assertThat(InOurClub.isPlayed(either, 20, "hat")).isTrue();
        }
    }

    @Nested
    class WhatAClubSaysAgainstAnAnswer {
        @Test
        void whereNothingElseIsMissingItIsAllThatIsTold() {
            Ruling<String> ruling = InOurClub.played(SHIRT, List.of(WITHOUT)).ruleOn(20, "shirt");

            Reason only = InOurClub.against(ruling).orElseThrow().reasons().getFirst();

            assertThat(InOurClub.against(ruling).orElseThrow().reasons()).hasSize(1);
            assertThat(only.measured()).isEqualTo("your club does not play it");
            assertThat(only.asked()).isEmpty();
            assertThat(only.holds()).isFalse();
            assertThat(only.basis()).isEqualTo(Basis.CLUB);
        }

        @Test
        void whereMoreOrNothingIsMissingItSaysNothing() {
            Rule<Integer, String> without = InOurClub.played(SHIRT, List.of(WITHOUT));

            assertThat(InOurClub.against(without.ruleOn(9, "shirt"))).isEmpty();
            assertThat(InOurClub.against(SHIRT.ruleOn(20, "shirt"))).isEmpty();
            assertThat(InOurClub.against(SHIRT.ruleOn(9, "shirt"))).isEmpty();
        }
    }
}
