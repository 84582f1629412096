package kibitzer.content.lesson;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.FieldValues;
import kibitzer.games.bridge.Deal;
import kibitzer.games.table.TableSeat;
import kibitzer.games.whist.WhistTrick;
import kibitzer.marking.Citation;
import kibitzer.marking.Question;

/** One part of a lesson. */
public sealed interface Part {
    /** Its name in the lesson: "question-2", counted by kind, unless the block gives one. */
    String id();

    /**
     * Paragraphs.
     *
     * @param html safe to show. A term of the glossary is {@code <button class="kb-term" data-term data-meaning>}, a
     *     citation {@code <cite class="kb-cite" data-ids>}
     */
    record Prose(String id, String html) implements Part {}

    /**
     * Cards laid out.
     *
     * @param rows a hand, a meld or a trick each
     */
    record HandDiagram(String id, List<Row> rows, Optional<String> caption) implements Part {
        public HandDiagram {
            rows = List.copyOf(rows);
        }

        /**
         * Cards beside one another.
         *
         * @param label whose or what they are; empty where nothing need be said
         * @param sorted true where it is a hand by suits (S.H.D.C), false where the order counts
         */
        public record Row(String label, List<Card> cards, boolean sorted) {
            public Row {
                cards = List.copyOf(cards);
            }
        }
    }

    /** All four hands of a deal, 13 cards each or fewer in an ending. */
    record FourHands(String id, Deal deal, Optional<String> caption) implements Part {}

    /**
     * A trick as it lies on the table of four, finished or not.
     *
     * @param trumps empty where there are none
     */
    record TrickDiagram(String id, WhistTrick trick, Optional<Suit> trumps, Optional<String> caption) implements Part {

        /** Who wins it; empty while cards are missing. */
        public Optional<TableSeat> winner() {
            return trick.cards().size() < WhistTrick.FULL
                    ? Optional.empty()
                    : trick.suit().map(led -> trick.winner(trumps.orElse(led)));
        }
    }

    /**
     * A table of figures.
     *
     * @param source where it is printed, if a book has it
     */
    record DataTable(
            String id,
            Optional<String> caption,
            List<String> columns,
            List<List<String>> rows,
            Optional<Citation> source)
            implements Part {
        public DataTable {
            columns = List.copyOf(columns);
            rows = rows.stream().map(List::copyOf).toList();
        }
    }

    /**
     * A question to the learner.
     *
     * @param hint what to look at first
     * @param prediction true where it is asked before the text tells its rule: answered for no mark, and not stored
     * @param about games of the lesson whose difference it asks for, where its position does not name them
     */
    record Ask(String id, Question<?, ?> question, Optional<String> hint, boolean prediction, List<String> about)
            implements Part {
        public Ask {
            about = List.copyOf(about);
        }

        /** Whether it asks for what is a game's own: its position names the game, or it is said to be about it. */
        public boolean isAbout(String game) {
            return about.contains(game) || written(question).contains('"' + game + '"');
        }

        private static <P, A> String written(Question<P, A> question) {
            return question.decision().form().write(question.position()).toString();
        }
    }

    /**
     * A hand worked out step by step by the rule that decides it.
     *
     * @param question the hand, on which a rule that can be practised decides
     */
    record Worked(String id, Question<?, ?> question) implements Part {}

    /**
     * A round of dealt questions.
     *
     * @param with the options they are dealt with
     * @param questions how many
     * @param pass how many must be right
     */
    record Drill(String id, Decision<?, ?> decision, FieldValues with, int questions, int pass) implements Part {

        /** The {@code index}-th question of a round, from 0. */
        public Question<?, ?> question(Seed round, int index) {
            return Question.dealt(decision, request(round, index));
        }

        /** What to deal for the {@code index}-th question of a round, from 0. */
        public DealRequest request(Seed round, int index) {
            return new DealRequest(round.deal(index), with);
        }
    }

    /**
     * A picture that was brought to a page of a class.
     *
     * @param number of the pictures of the page
     * @param text for who cannot see it
     */
    record Picture(String id, int number, String text, Optional<String> caption) implements Part {}

    /**
     * A film elsewhere, to be followed to.
     *
     * @param address with https
     */
    record Video(String id, String title, URI address) implements Part {}
}
