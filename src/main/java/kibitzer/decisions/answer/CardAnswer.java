package kibitzer.decisions.answer;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;

/** Answers that are cards. */
public sealed interface CardAnswer<A> extends AnswerKind<A> {

    /**
     * A card out of the hand shown.
     *
     * @param json how it is read: of which packs
     */
    record OneCard(Kind<Card> json) implements CardAnswer<Card> {
        /** Of the pack of 52 and its jokers. */
        public OneCard() {
            this(Kinds.card());
        }

        @Override
        public String inWords(Card answer) {
            return answer.inWords();
        }

        @Override
        public Optional<Card> card(Card answer) {
            return Optional.of(answer).filter(card -> !card.isJoker());
        }

        @Override
        public String quoted(Card answer) {
            return "the " + inWords(answer);
        }
    }

    /** A rank out of the holding shown. */
    record OneRank() implements CardAnswer<Rank> {
        @Override
        public Kind<Rank> json() {
            return Kinds.rank();
        }

        @Override
        public String inWords(Rank answer) {
            return answer.word();
        }

        @Override
        public String quoted(Rank answer) {
            return "the " + inWords(answer);
        }
    }

    /** Some of the cards shown, possibly none. */
    record SomeCards(int least, int most) implements CardAnswer<CardSet> {
        @Override
        public Kind<CardSet> json() {
            return Kinds.cardsWithJoker(least, most);
        }

        @Override
        public boolean denies(CardSet answer) {
            return answer.isEmpty();
        }

        @Override
        public String inWords(CardSet answer) {
            return answer.isEmpty() ? "no card" : answer.toString();
        }
    }

    /**
     * Some of the cards shown, first to last, possibly none; the same card may be there twice.
     *
     * @param json how they are read: of which packs
     */
    record CardsInOrder(int least, int most, Kind<List<Card>> json) implements CardAnswer<List<Card>> {
        @Override
        public boolean denies(List<Card> answer) {
            return answer.isEmpty();
        }

        @Override
        public String inWords(List<Card> answer) {
            return answer.isEmpty() ? "no card" : CardNotation.write(answer);
        }
    }

    /** Some of the cards shown, possibly none; the same card may be there twice, where packs are shuffled together. */
    record CardsOfPacks(int least, int most, Kind<Cards> json) implements CardAnswer<Cards> {
        /** Of packs of 52 and their jokers. */
        public CardsOfPacks(int least, int most) {
            this(least, most, CardsNotation.kind(least, most));
        }

        @Override
        public boolean denies(Cards answer) {
            return answer.isEmpty();
        }

        @Override
        public String inWords(Cards answer) {
            return answer.isEmpty() ? "no card" : answer.toString();
        }
    }
}
