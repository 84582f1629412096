package kibitzer.decisions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.advice.Advice;
import kibitzer.advice.ClubPlay;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleTitle;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Why;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;

/**
 * One kind of question the trainer can deal, advise on and mark.
 *
 * <p>Instances are immutable and may be used by many threads at once.
 *
 * @param <P> what the learner sees
 * @param <A> what the learner answers; compared by {@code equals}
 */
public interface Decision<P, A> {
    /** The field of a stored position that holds what a club plays otherwise. */
    String CLUB = "club";

    /** What it is called and asks. */
    Head head();

    /** The name in lessons, problem sets, JSON and URLs. */
    default DecisionId id() {
        return head().id();
    }

    /** What is trained, for headings: "The opening bid". */
    default String title() {
        return head().title();
    }

    /** The same for one position, where that tells it from others: "Three no trump by south, the king of hearts led". */
    default String title(P position) {
        return title();
    }

    /** The id, in the syllabus, of the game it belongs to: "contract-bridge". */
    default String game() {
        return head().game();
    }

    /** How a position is written as JSON. */
    Form<P> form();

    /** The shape of an answer. */
    AnswerKind<A> answerKind();

    /** The same without what this position has not: what a page asks for. Every answer of it is one of {@link #answerKind()}. */
    default AnswerKind<A> answerKind(P position) {
        return answerKind();
    }

    /** The options of {@link #deal}. */
    default List<Field<?>> dealOptions() {
        return List.of();
    }

    /** Whether some of its questions are such that no book answers them. */
    default boolean canBeSilent() {
        return sources().stream().anyMatch(Source::isGeneralPractice);
    }

    /** All that a deal can be asked for with: the options of {@link #deal}, and whether the book may be silent. */
    default List<Field<?>> dealtWith() {
        List<Field<?>> all = new ArrayList<>(dealOptions());
        if (canBeSilent()) {
            all.add(DealRequest.SILENT);
        }
        return List.copyOf(all);
    }

    /** The rules one can practise one by one, by id; empty where answers are counted. */
    default List<String> rules() {
        return List.of();
    }

    /** Whether a book gives a rule of it; where one decides that general practice alone gives, the book is silent. */
    default boolean isInABook(String rule) {
        return true;
    }

    /** What a person calls a rule of it: "Weak no trump". */
    default String titleOf(String rule) {
        return RuleTitle.of(rule);
    }

    /** What a rule of it is about among its others: "Acol, answering partner"; empty where there is but one heading. */
    default String headingOf(String rule) {
        return "";
    }

    /** What the answer of a rule of it is for; empty where none is told. */
    default Optional<Why> whyOf(String rule) {
        return Optional.empty();
    }

    /** The sources its rules name, so that it can be known which statements of the books are taught. */
    default List<Source> sources() {
        return List.of();
    }

    /**
     * A fresh position, the same for the same request; the book may be silent on it, see {@link #dealt}.
     *
     * @param request made with {@link #dealOptions()}
     */
    P deal(DealRequest request);

    /** A fresh position, the same for the same request, on which a book speaks unless silence is asked for as well. */
    default P dealt(DealRequest request) {
        P first = deal(request);
        if (!canBeSilent() || request.get(DealRequest.SILENT)) {
            return first;
        }
        P position = first;
        for (int again = 1; advise(position).silent() && again <= DealRequest.TRIES; again++) {
            position = deal(request.again(again));
        }
        return position;
    }

    /**
     * The same decision as a club plays it: it deals with what the club plays in the place of the rules' own, and reads and writes positions
     * that carry it. One that knows no ways of clubs is the same for all.
     */
    default Decision<P, A> inAClub(List<ClubPlay> club) {
        return this;
    }

    /** A position that is advised on and marked as a club plays it, by that alone which its rules look at. */
    default P playedBy(P position, List<ClubPlay> club) {
        return position;
    }

    /** The same decision with the words of this position's answers, where these belong to the position. */
    default Decision<P, A> asking(P position) {
        return this;
    }

    /** True where the trainer marks nothing: an answer counts nothing until an instructor has read and marked it. */
    default boolean isMarkedByHand() {
        return false;
    }

    /** What may be answered here. */
    default Choices<A> choices(P position) {
        return answerKind(position).choices();
    }

    /** Why an answer is not legal here; empty if it is. */
    default Optional<String> objection(P position, A answer) {
        return switch (choices(position)) {
            case Choices.Listed<A>(List<A> answers)
            when !answers.contains(answer) -> Optional.of(answerKind().asASubject(answer) + " is not possible here");
            default -> Optional.empty();
        };
    }

    /** The book's answers, ranked, with the rules that speak for them. */
    Advice<A> advise(P position);

    /** The rule that allows an answer here beside the best; empty where none does. */
    default Optional<Ruling<A>> allowing(P position, A answer) {
        return Optional.empty();
    }

    /** What speaks against an answer that is not the book's: rules that could have given it, and what they lack. */
    default List<Ruling<A>> whyNot(P position, A answer) {
        return List.of();
    }

    /** Slips that are often made here, with the answers they give, the likeliest first; often none are known. */
    default List<Slip<A>> slips(P position) {
        return List.of();
    }

    /** What exact counting makes of the answers, beside the book's word; asked for a verdict only, for it takes its time. */
    default Optional<Reckoning<A>> reckon(P position) {
        return Optional.empty();
    }

    /** What an answer tells those who know the book: "13 to 15 points, balanced", one entry a rule, of several by its title; often nothing. */
    default List<String> shows(P position, A answer) {
        return List.of();
    }

    /** False if no rule, of a book or of general practice, gives this answer here, whatever is held. */
    default boolean isGivenHere(P position, A answer) {
        return true;
    }

    /** False if no rule that speaks in this position gives the answer, so that none can say what it lacks. */
    default boolean isSpokenOf(P position, A answer) {
        return isGivenHere(position, answer);
    }

    /** Whether the book prints nothing by which this answer and the best could be told apart, as another size of a bluff. */
    default boolean isLeftOpen(P position, A answer) {
        return false;
    }

    /** Where the book is silent: whether general practice allows an answer that none of its rules puts first. */
    default boolean isWithinReason(P position, A answer) {
        return isGivenHere(position, answer);
    }

    /** The answers that do nothing: to pass, not to knock, to throw no card; often there is none. */
    default List<A> idle() {
        return List.of();
    }

    /** What an answer takes upon itself where that is far more than the best one does, behind "which": "undertakes 11 tricks". */
    default Optional<String> claims(P position, A answer) {
        return Optional.empty();
    }

    /** Facts of the table, by key, that say nothing without what is held: how many raises there were, who is still to speak. */
    default Set<String> circumstances() {
        return Set.of();
    }

    /** True for a fact of the best answer that is told behind the others. */
    default boolean isToldLast(P position, Reason reason) {
        return circumstances().contains(reason.fact());
    }

    /**
     * True for a fact behind the best answer that is no less so of this one, which undertakes as much: it says nothing of why the
     * other is better.
     */
    default boolean speaksForBoth(P position, A answer, String fact) {
        return false;
    }

    /** Facts, by key, that name the best answer and not what it is for: that follows them in the same sentence. */
    default Set<String> namingTheBest() {
        return Set.of();
    }

    /** True if the answer is to do nothing. */
    default boolean isNothing(A answer) {
        return idle().contains(answer);
    }

    /**
     * True if the answer is to leave alone what the best answer takes up, to pass where it bids, to call where it raises: what
     * it misses is what speaks for that one.
     */
    default boolean declines(A answer, A best) {
        return isNothing(answer);
    }

    /** True if a rule's answer is to do nothing, wherever it decides. */
    default boolean doesNothing(String rule) {
        return false;
    }

    /**
     * Why nobody should be asked this, though it is written as it should be: a contract that cannot be made. Looked at when
     * content is checked, for it may take its time; often there is nothing to look at.
     */
    default Optional<String> unfit(P position) {
        return Optional.empty();
    }

    /** An answer in a report, among those of others: its words, and where a {@linkplain AnswerKind#isRecorded record} went wrong. */
    default String report(P position, A answer) {
        return answerKind().inWords(answer);
    }

    /** The position as it is put to the learner. */
    Prompt ask(P position);

    /** What lay hidden and is laid open once it is answered; often nothing. */
    default List<Exhibit> laidOpen(P position) {
        return List.of();
    }

    /** An answer as an instruction: "open 1NT", "lead the king". */
    default Instruction say(A answer) {
        return Instruction.naming(answerKind().inside(answer));
    }

    /** The same where the place it is given in changes the words: "open 1NT", "bid 1NT". */
    default Instruction say(P position, A answer) {
        return say(answer);
    }
}
