package kibitzer.web.question;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kibitzer.SharedFixture;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.decisions.answer.Tally;
import kibitzer.games.bridge.Call;
import kibitzer.games.rummy.Melding;
import kibitzer.marking.Question;
import kibitzer.marking.steps.Hints;
import kibitzer.web.field.Entry;
import kibitzer.web.table.BiddingBox;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.ChoiceList;
import kibitzer.web.table.MeldTray;
import kibitzer.web.table.OrderList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@SharedFixture
class QuestionPanelTest {
    private final List<Object> given = new ArrayList<>();

    @BeforeEach
    void sitDown() {
        MockVaadin.setup();
    }

    @AfterEach
    void leave() {
        MockVaadin.tearDown();
    }

    private <P, A> QuestionPanel<P, A> ask(Question<P, A> question) {
        return ask(question, Hints.only("Count your points."));
    }

    private <P, A> QuestionPanel<P, A> ask(Question<P, A> question, Hints hints) {
        QuestionPanel<P, A> panel = new QuestionPanel<>(question, () -> hints, new SampleBook());
        panel.setNext("Next question");
        panel.addAnswerListener(answer -> {
            given.add(answer.answer());
            panel.show(new PanelState.Marked<>(question.mark(answer.answer())));
        });
        UI.getCurrent().add(panel);
        return panel;
    }

    private static String textOf(Component component) {
        return component.getElement().getTextRecursively().replace("\uFE0E", "");
    }

    private static String headline() {
        return textOf(_get(H3.class));
    }

    @Nested
    class TakesEachShapeOfAnswer {
        @Test
        void aCallFromTheBiddingBox() {
            ask(SampleDecision.call());
            _get(BiddingBox.class).make(Call.of("1S"));
            assertThat(given).containsExactly(Call.of("1S"));
            assertThat(headline()).startsWith("Right");
        }

        @Test
        void aCardPlayedFromTheHand() {
            ask(SampleDecision.card());
            _get(CardHand.class).play(CardSet.of("KS").first());
            assertThat(given).containsExactly(CardSet.of("KS").first());
            assertThat(headline()).startsWith("Not right");
        }

        @Test
        void aRankByPlayingACardOfIt() {
            ask(SampleDecision.rank());
            _get(CardHand.class).play(CardSet.of("KS").first());
            assertThat(given).containsExactly(Rank.KING);
        }

        @Test
        void someCardsTickedAndThenConfirmed() {
            ask(SampleDecision.someCards());
            _get(CardHand.class).tick(CardSet.of("2C 3C"));
            assertThat(given).as("a tick is not yet an answer").isEmpty();
            _click(_get(NativeButton.class, spec -> spec.withText("These 2 cards")));
            assertThat(given).containsExactly(CardSet.of("2C 3C"));
        }

        @Test
        void theSameCardTwiceWherePacksAreShuffledTogether() {
            ask(SampleDecision.cardsOfPacks());
            CardHand hand = _get(CardHand.class);
            hand.tick(Cards.of("KS KS").list());
            _click(_get(NativeButton.class, spec -> spec.withText("These 2 cards")));

            assertThat(given).containsExactly(Cards.of("KS KS"));
            assertThat(hand.getElement().getAttribute("marks")).isEqualTo("{\"KS\":\"best chosen\"}");
        }

        @Test
        void cardsInTheOrderInWhichTheyAreTicked() {
            ask(SampleDecision.cardsInOrder());
            CardHand hand = _get(CardHand.class);
            hand.tick(List.of(CardNotation.read("9D"), CardNotation.read("KS")));
            _click(_get(NativeButton.class, spec -> spec.withText("In this order: 9♦ K♠")));

            assertThat(given).containsExactly(List.of(CardNotation.read("9D"), CardNotation.read("KS")));
            assertThat(hand.getElement().getAttribute("ordered")).isNotNull();
        }

        @Test
        void noCardAtAllWhereThatIsAllowed() {
            ask(SampleDecision.someCards());
            _click(_get(NativeButton.class, spec -> spec.withText("No card")));
            assertThat(given).containsExactly(CardSet.EMPTY);
        }

        @Test
        void aWord() {
            ask(SampleDecision.word());
            _get(ChoiceList.class).choose("play-on");
            assertThat(given).containsExactly("play-on");
        }

        @Test
        void aCount() {
            ask(SampleDecision.count());
            type("24");
            assertThat(given).containsExactly(24);
        }

        @Test
        void aProbabilityInPercent() {
            ask(SampleDecision.probability());
            type("35 %".replace(" ", ""));
            assertThat(given).containsExactly(0.35);
            assertThat(headline()).startsWith("Right");
        }

        @Test
        void anOrder() {
            ask(SampleDecision.order());

            _get(OrderList.class).arrange(List.of("spades", "hearts", "clubs"));
            _click(_get(NativeButton.class, spec -> spec.withText("This order")));

            assertThat(given).containsExactly(List.of("spades", "hearts", "clubs"));
            assertThat(headline()).contains("Right");
        }

        @Test
        void aTextWhateverItsCapitals() {
            ask(SampleDecision.text());

            type("  fourth  BEST");

            assertThat(given).hasSize(1);
            assertThat(headline()).contains("Right");
        }

        @Test
        void pointsByColumnWithTheTotalAddedUpWhereItIsLeftEmpty() {
            ask(SampleDecision.columns());
            _get(Entry.class, spec -> spec.withLabel("They, above")).setValue("50");
            _click(_get(NativeButton.class, spec -> spec.withText("Answer")));
            assertThat(given).containsExactly(new Tally(Map.of("we-below", 0, "they-above", 50, "total", -50)));
            assertThat(headline()).startsWith("Right");
        }

        @Test
        void melds() {
            ask(SampleDecision.melds());
            _get(MeldTray.class).divide("7S 7H 7D | KS QS JS", "2C 3C 9D TD");
            _click(_get(NativeButton.class, spec -> spec.withText("Give these melds as your answer")));
            assertThat(given)
                    .containsExactly(new Melding(
                            List.of(CardSet.of("7S 7H 7D"), CardSet.of("KS QS JS")), CardSet.of("2C 3C 9D TD")));
        }
    }

    @Test
    void theBestMeldsAreLaidOutBesideOthers() {
        ask(SampleDecision.melds());
        _get(MeldTray.class).divide("7S 7H 7D", "KS QS JS 2C 3C 9D TD");
        _click(_get(NativeButton.class, spec -> spec.withText("Give these melds as your answer")));
        assertThat(_find(MeldTray.class))
                .last()
                .extracting(tray -> tray.getElement().getAttribute("melds"))
                .isEqualTo("[\"KS QS JS\",\"7S 7H 7D\"]");
    }

    @Test
    void meldsThatAreAsGoodLieThereAlready() {
        ask(SampleDecision.melds());
        _get(MeldTray.class).divide("7S 7H 7D | KS QS JS", "2C 3C 9D TD");
        _click(_get(NativeButton.class, spec -> spec.withText("Give these melds as your answer")));
        assertThat(_find(MeldTray.class)).hasSize(1);
    }

    @Nested
    class RefusesKindly {
        @Test
        void aFigureThatIsNoneAndKeepsWhatWasTyped() {
            QuestionPanel<?, ?> panel = ask(SampleDecision.probability());
            type("abc");
            assertThat(given).isEmpty();
            assertThat(_get(Entry.class).getValue()).isEqualTo("abc");
            assertThat(_get(Entry.class).getErrorMessage()).contains("abc").contains("35%");
            assertThat(panel.state()).isInstanceOf(PanelState.Asking.class);
        }

        @Test
        void aColumnThatIsNoNumberAtThatColumn() {
            ask(SampleDecision.columns());
            _get(Entry.class, spec -> spec.withLabel("They, above")).setValue("fifty");
            _click(_get(NativeButton.class, spec -> spec.withText("Answer")));
            assertThat(given).isEmpty();
            assertThat(_get(Entry.class, spec -> spec.withLabel("They, above")).getErrorMessage())
                    .contains("fifty");
        }

        @Test
        void aSheetWithoutAFigure() {
            ask(SampleDecision.columns());
            _click(_get(NativeButton.class, spec -> spec.withText("Answer")));
            assertThat(given).isEmpty();
            assertThat(_get(Entry.class, spec -> spec.withLabel("We, below")).isInvalid())
                    .isTrue();
        }

        @Test
        void aCallThatIsTooLow() {
            ask(SampleDecision.call());
            _get(BiddingBox.class).make(Call.of("1C"));
            assertThat(given).isEmpty();
            assertThat(textOf(UI.getCurrent())).contains("1C is not possible here");
        }

        @Test
        void aCardThatIsNotInTheHand() {
            ask(SampleDecision.card());
            _get(CardHand.class).play(Card.ALL.getFirst());
            assertThat(given).isEmpty();
            assertThat(textOf(UI.getCurrent())).contains("Ace of spades is not possible here.");
        }

        @Test
        void aSecondAnswerAfterTheFirst() {
            ask(SampleDecision.word());
            _get(ChoiceList.class).choose("play-on");
            _get(ChoiceList.class).choose("knock");
            assertThat(given).containsExactly("play-on");
        }
    }

    @Nested
    class ShowsTheVerdictInThreeLayers {
        @Test
        void headlineThenFactsWithSignsThenThePage() {
            ask(SampleDecision.word());
            _get(ChoiceList.class).choose("play-on");
            String shown = textOf(_get(VerdictPanel.class));
            assertThat(shown)
                    .containsSubsequence("Not right: the book says knock", "14 points", "13 to 15", "A Book, p. 8");
            assertThat(shown).contains("asked: 20 or more");
        }

        @Test
        void andSaysItToAScreenReader() {
            ask(SampleDecision.word());
            _get(ChoiceList.class).choose("knock");
            assertThat(textOf(_get(LiveRegion.class))).startsWith("Right: knock.");
        }

        @Test
        void withTheWayOn() {
            QuestionPanel<?, ?> panel = ask(SampleDecision.word());
            List<String> wanted = new ArrayList<>();
            panel.addNextListener(next -> wanted.add("next"));
            panel.addAnotherListener(another -> wanted.add(another.rule()));
            _get(ChoiceList.class).choose("knock");
            _click(_get(NativeButton.class, spec -> spec.withText("Next question")));
            _click(_get(NativeButton.class, spec -> spec.withText("Another like this")));
            assertThat(wanted).containsExactly("next", "sample.rule");
        }
    }

    @Test
    void theHintComesOnlyWhenAskedFor() {
        ask(SampleDecision.card());
        assertThat(hints()).isEmpty();
        _click(_get(NativeButton.class, spec -> spec.withText("Hint")));
        assertThat(hints()).containsExactly("Count your points.");
        assertThat(_get(NativeButton.class, spec -> spec.withText("Next hint")).isEnabled())
                .as("there is only one")
                .isFalse();
    }

    @Test
    void hintsComeOneByOneAndWhatTheyCostIsToldWhereTheyDo() {
        Question<?, Card> question = SampleDecision.card();
        QuestionPanel<?, Card> panel = ask(question, new Hints(List.of("Look.", "Here.", "The rule.")));
        panel.setHintsCost(true);
        _click(_get(NativeButton.class, spec -> spec.withText("Hint")));
        _click(_get(NativeButton.class, spec -> spec.withText("Next hint")));

        assertThat(hints()).containsExactly("Look.", "Here.");
        assertThat(panel.hintsTaken()).isEqualTo(2);
    }

    @Test
    void aVerdictSaysWhatIsLeftOfItsWorthAfterHints() {
        QuestionPanel<?, Card> panel = ask(SampleDecision.card(), new Hints(List.of("Look.", "Here.")));
        panel.setHintsCost(true);
        _click(_get(NativeButton.class, spec -> spec.withText("Hint")));
        _click(_get(NativeButton.class, spec -> spec.withText("Next hint")));
        _get(CardHand.class).play(CardSet.of("2C").first());
        assertThat(textOf(panel)).contains("2 hints taken: a right answer counts 6 tenths of one without.");
    }

    @Test
    void whereHintsAreFreeNothingIsSaidOfACost() {
        QuestionPanel<?, Card> panel = ask(SampleDecision.card());
        _click(_get(NativeButton.class, spec -> spec.withText("Hint")));
        _get(CardHand.class).play(CardSet.of("2C").first());
        assertThat(textOf(panel)).doesNotContain("tenths");
    }

    private static List<String> hints() {
        return _find(OrderedList.class, spec -> spec.withClasses("kb-hint")).stream()
                .flatMap(list -> list.getChildren())
                .map(QuestionPanelTest::textOf)
                .toList();
    }

    @Test
    void whoSkipsIsShownTheAnswerWithoutAGrade() {
        Question<?, Card> question = SampleDecision.card();
        QuestionPanel<?, Card> panel = ask(question);
        panel.addSkipListener(skip -> panel.show(new PanelState.Revealed<>(question.advice())));
        _click(_get(NativeButton.class, spec -> spec.withText("Skip")));
        assertThat(headline()).startsWith("Skipped: the book says two of clubs");
        _assertNone(NativeButton.class, spec -> spec.withText("Skip"));
        assertThat(given).isEmpty();
    }

    private static void type(String text) {
        _get(Entry.class).setValue(text);
        _click(_get(NativeButton.class, spec -> spec.withText("Answer")));
    }
}
