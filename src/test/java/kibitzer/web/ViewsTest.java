package kibitzer.web;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.games.bridge.Call;
import kibitzer.web.page.Page;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.BiddingBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@SharedFixture
class ViewsTest {
    private static final String LESSON = "bridge/acol/01-one-no-trump";

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String title() {
        return _get(H1.class).getText();
    }

    private static String shown() {
        return textOf(_get(Page.class));
    }

    private static String verdict() {
        return textOf(_get(H3.class, headline -> headline.withClasses("kb-headline")));
    }

    private static String textOf(Component component) {
        return component.getElement().getTextRecursively().replace("\uFE0E", "");
    }

    private static List<String> links() {
        return _find(RouterLink.class).stream().map(RouterLink::getText).toList();
    }

    @Nested
    class TheFirstPage {
        @Test
        void hasTodaysHandAndAPlaceToBegin() {
            BrowserlessTrainer.open("");
            assertThat(shown()).contains("I am new to cards", "I play. Teach me", "Today's hands");
        }

        @Test
        void knowsWhereTheLearnerWas() {
            BrowserlessTrainer.open("lesson/" + LESSON);
            BrowserlessTrainer.open("");
            assertThat(shown()).contains("Where you were", "Acol: opening one no trump");
        }
    }

    @Nested
    class Practice {
        @Test
        void dealsEveryDecisionThatThereIs() {
            for (Decision<?, ?> decision : Decisions.all()) {
                BrowserlessTrainer.open("practice/" + decision.id() + "?seed=7");
                assertThat(title()).isEqualTo(decision.title());
                assertThat(_find(QuestionPanel.class)).hasSize(1);
            }
        }

        @Test
        void storesTheAnswerBeforeItShowsTheVerdict() {
            BrowserlessTrainer.open("practice/bridge/call?seed=1&rules=acol.open.weak-no-trump");
            _get(BiddingBox.class).make(Call.of("7NT"));
            assertThat(BrowserlessTrainer.answered()).singleElement().satisfies(attempt -> {
                assertThat(attempt.answer().asString()).isEqualTo("7NT");
                assertThat(attempt.decision().text()).isEqualTo("bridge/call");
            });
            assertThat(verdict()).startsWith("Not right");
        }

        @Test
        void goesOnWithAFreshDealInTheSameView() {
            BrowserlessTrainer.open("practice/bridge/call?seed=7");
            _get(BiddingBox.class).make(Call.PASS);
            _click(_get(NativeButton.class, spec -> spec.withText("Next question")));
            assertThat(_find(H3.class)).isEmpty();
            assertThat(_find(QuestionPanel.class)).hasSize(1);
        }

        @Test
        void saysSoWhenAnAddressNamesNoQuestion() {
            BrowserlessTrainer.open("practice/bridge/call?seed=abc");
            assertThat(title()).isEqualTo("There is no such page");
            assertThat(shown()).contains("\"abc\" is not a number");
        }

        @Test
        void saysSoWhenARuleIsUnknown() {
            BrowserlessTrainer.open("practice/bridge/call?seed=1&rules=acol.open.nonsense");
            assertThat(title()).isEqualTo("There is no such page");
            assertThat(shown()).contains("acol.open.nonsense");
        }
    }

    @Nested
    class ALesson {
        @Test
        void asksItsQuestionsInTheText() {
            BrowserlessTrainer.open("lesson/" + LESSON);
            _find(BiddingBox.class).getFirst().make(Call.of("1NT"));
            assertThat(verdict()).isEqualTo("Right: open 1NT");
            assertThat(BrowserlessTrainer.answered()).hasSize(1);
        }

        /** What is asked before the rule is told costs nothing, whatever the answer. */
        @Test
        void marksAPredictionAndKeepsNothingOfIt() {
            BrowserlessTrainer.open("lesson/bridge/culbertson/07-three-and-four-bids");
            assertThat(shown()).contains("What would you do?", "No mark for this one");
            _find(BiddingBox.class).getFirst().make(Call.of("7NT"));
            assertThat(verdict()).startsWith("Not right");
            assertThat(BrowserlessTrainer.answered()).isEmpty();
        }

        /** The first prediction stands open, and each further one is a line until it is wanted. */
        @Test
        void foldsTheFurtherPredictionsUntilTheyAreWanted() {
            BrowserlessTrainer.open("lesson/bridge/culbertson/11-a-suit-of-your-own");
            assertThat(shown().split("No mark for this one", -1)).hasSize(1 + 1);
            NativeDetails folded = _find(NativeDetails.class).stream()
                    .filter(details -> details.hasClassName("kb-try-first"))
                    .findFirst()
                    .orElseThrow();
            assertThat(textOf(folded.getSummary())).startsWith("Try it before you read on");
            BrowserlessTrainer.unfold(folded);
            assertThat(shown().split("No mark for this one", -1)).hasSize(1 + 2);
        }

        @Test
        void isSaidNotToExistWhenItDoesNot() {
            BrowserlessTrainer.open("lesson/bridge/acol/99-nothing");
            assertThat(shown()).contains("There is no lesson called bridge/acol/99-nothing.");
        }
    }

    @Nested
    class ADrill {
        private static final String ROUND = "?round=00000000-0000-0000-0000-000000000007";

        @Test
        void saysHowFarItIs() {
            BrowserlessTrainer.open("drill/" + LESSON + ROUND + "&question=4");
            assertThat(shown()).contains("4 of 10");
        }

        @Test
        void showsAnAnsweredQuestionWithItsVerdict() {
            BrowserlessTrainer.open("drill/" + LESSON + ROUND + "&question=1");
            _get(BiddingBox.class).make(Call.of("7NT"));
            BrowserlessTrainer.open("drill/" + LESSON + ROUND + "&question=2");
            BrowserlessTrainer.open("drill/" + LESSON + ROUND + "&question=1");
            assertThat(verdict()).startsWith("Not right");
            assertThat(BrowserlessTrainer.answered()).hasSize(1);
        }

        @Test
        void endsWithWhatWasWeakAndAWayToRepeatJustThat() {
            BrowserlessTrainer.open("drill/" + LESSON + ROUND + "&question=1");
            _get(BiddingBox.class).make(Call.of("7NT"));
            BrowserlessTrainer.open("drill/" + LESSON + ROUND + "&question=11");
            assertThat(shown()).contains("0 of 10", "0 of 1 right");
            assertThat(links()).contains("Practise what was weak");
        }
    }

    @Nested
    class TheLibrary {
        @Test
        void hasEveryGameOfTheBooks() {
            BrowserlessTrainer.open("library");
            assertThat(shown()).contains("648 games in 19 families");
        }

        @Test
        void findsAGameByItsName() {
            BrowserlessTrainer.open("library?q=gin+rummy");
            assertThat(links()).contains("Gin Rummy");
        }

        @Test
        void keepsItsFiltersInTheAddress() {
            BrowserlessTrainer.open("library?family=bridge");
            assertThat(shown()).contains("58 games");
            assertThat(links()).contains("Contract Bridge", "Acol System");
        }

        @Test
        void tellsOfAGameThatIsNotTaughtYet() {
            BrowserlessTrainer.open("library/towie");
            assertThat(title()).isEqualTo("Towie");
            assertThat(shown()).contains("This game is not taught yet", "Culbertson's Card Games Complete, p.");
        }

        @Test
        void leadsFromATaughtGameToItsLessons() {
            BrowserlessTrainer.open("library/contract-bridge");
            assertThat(links()).contains("Acol", "What a hand is worth", "Bid a hand", "Practise: What to call");
            assertThat(shown()).contains("14 lessons. The English system");
        }

        @Test
        void leadsFromASystemToTheLessonsOnWhatTheBookSaysOfIt() {
            BrowserlessTrainer.open("library/cab-system");
            assertThat(links()).contains("C.A.B.", "Bid a hand");
        }

        @Test
        void namesTheOnlyLessonOnAGameItself() {
            BrowserlessTrainer.open("library/tunk");
            assertThat(links()).contains("Tunk: keep it low");
        }
    }

    @Test
    void theListOfLessonsSaysWhatHasBeenBegun() {
        BrowserlessTrainer.open("lesson/" + LESSON);
        _find(BiddingBox.class).get(1).make(Call.of("1NT"));
        BrowserlessTrainer.open("lessons");
        assertThat(shown()).contains("0 of 14 passed, 1 begun");
        BrowserlessTrainer.open("course/bridge/acol");
        assertThat(shown()).contains("Acol: opening one no trump", "begun");
    }

    @Test
    void aLessonSaysWhereInItsCourseItStands() {
        BrowserlessTrainer.open("lesson/" + LESSON);
        assertThat(links()).contains("Acol");
        assertThat(shown()).contains("Lesson 1 of 14");
    }

    @Test
    void aCourseOfOneLessonLeadsStraightToIt() {
        BrowserlessTrainer.open("lessons");
        assertThat(_find(RouterLink.class))
                .filteredOn(link -> link.getText().equals("Tunk"))
                .extracting(RouterLink::getHref)
                .containsExactly("lesson/rummy/tunk/01-keep-it-low");
    }

    @Test
    void aCourseThatIsNotThereIsToldSo() {
        BrowserlessTrainer.open("course/bridge/precision");
        assertThat(shown()).contains("There is no course called bridge/precision.");
    }
}
