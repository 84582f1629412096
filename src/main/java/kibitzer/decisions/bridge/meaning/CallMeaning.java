package kibitzer.decisions.bridge.meaning;

import static kibitzer.advice.Source.source;
import static kibitzer.decisions.form.Field.optional;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;
import kibitzer.advice.ClubPlay;
import kibitzer.advice.Reason;
import kibitzer.advice.Rule;
import kibitzer.advice.Ruling;
import kibitzer.advice.Standing;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingDealer;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.BiddingTable;
import kibitzer.conventions.bridge.DealtBidding;
import kibitzer.conventions.bridge.Meaning;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.Shown;
import kibitzer.conventions.bridge.systems.BiddingFamilies;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.Head;
import kibitzer.decisions.HeadedDecision;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.Description;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.bridge.form.AgreementFields;
import kibitzer.decisions.bridge.form.BiddingShown;
import kibitzer.decisions.bridge.form.BridgeKinds;
import kibitzer.decisions.bridge.form.ClubField;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Vulnerability;

/** What the last call of an auction tells of the hand that made it, by the rules that would give it there. */
public final class CallMeaning extends HeadedDecision<CallHeard, Description> {
    private static final int TRIES = 40;

    private static final PractisedRules RULES = PractisedRules.of(
                    Systems.rulesThatDecide()
                            .filter(rule -> !rule.source().isGeneralPractice())
                            .map(Rule::id)
                            .distinct()
                            .toList(),
                    "a call made by one of these rules; by any if none is named")
            .in(BiddingFamilies.ALL);

    private static final Form<CallHeard> FORM = Form.of(
            (system, auction, vulnerable, beside) -> new CallHeard(beside.in(system), auction, vulnerable),
            AgreementFields.system(CallHeard::agreement),
            BridgeKinds.auction("the calls; the last one is asked about").inside(CallHeard::auction),
            optional("vulnerable", BridgeKinds.vulnerability(), Vulnerability.NONE, "the vulnerable sides")
                    .of(CallHeard::vulnerable),
            AgreementFields.beside(CallHeard::agreement));

    private static final Form<CallHeard> CLUB_FORM = Form.of(
            List.of(
                    FORM.inside(heard -> heard),
                    ClubField.CLUB.whereGiven(heard -> heard.agreement().club())),
            values -> FORM.build().apply(values).playing(values.get(ClubField.CLUB)));

    private final List<ClubPlay> club;

    private static List<Field<?>> options() {
        List<Field<?>> options = new ArrayList<>(List.of(AgreementFields.SYSTEM_TO_DEAL, RULES.toDeal()));
        options.addAll(AgreementFields.OPTIONS);
        return options;
    }

    public CallMeaning() {
        this(FORM, List.of());
    }

    private CallMeaning(Form<CallHeard> form, List<ClubPlay> club) {
        super(
                new Head(
                        "bridge/meaning",
                        "What a call tells",
                        "contract-bridge",
                        "what the last call tells: strength, suits, how long it forces"),
                form,
                ToldHand.SHAPE,
                RULES,
                Systems.rules()
                        .map(Rule::source)
                        .filter(source -> !source.isGeneralPractice())
                        .distinct()
                        .toList(),
                options());
        this.club = List.copyOf(club);
    }

    @Override
    public CallMeaning inAClub(List<ClubPlay> club) {
        return new CallMeaning(CLUB_FORM, club);
    }

    @Override
    public CallHeard playedBy(CallHeard heard, List<ClubPlay> club) {
        return heard.playing(Systems.played(heard.agreement(), club).club());
    }

    @Override
    public AnswerKind<Description> answerKind(CallHeard heard) {
        return ToldHand.shape(heard.meaning());
    }

    /** A bidding problem is dealt and its call made; another one where the book gives that call no meaning. */
    @Override
    public CallHeard deal(DealRequest request) {
        List<String> rules = RULES.named(request);
        Agreement agreement = Systems.played(Systems.knowing(AgreementFields.asked(request.with()), rules), club);
        BiddingSystem system = Systems.of(agreement);
        List<String> known = rules.stream().flatMap(system::namesPlayed).toList();
        BiddingDealer dealer = new BiddingDealer(system);
        for (int attempt = 0; attempt < TRIES; attempt++) {
            Seed seed = request.seed().deal(attempt);
            DealtBidding dealt = dealer.deal(known, seed);
            Call call = BiddingTable.call(Bidding.of(dealt.hand(), dealt.soFar()));
            CallHeard heard = new CallHeard(
                    agreement, dealt.soFar().auction().with(call), dealt.soFar().vulnerability());
            if (!heard.meaning().isSilent()) {
                return heard;
            }
        }
        throw new IllegalStateException("no call with a meaning in " + TRIES + " deals of " + agreement);
    }

    @Override
    public Advice<Description> advise(CallHeard heard) {
        Meaning meaning = heard.meaning();
        if (meaning.rules().isEmpty()) {
            return Advice.silent(Systems.of(heard.agreement()).name(), List.of(), List.of());
        }
        Description told = ToldHand.by(meaning);
        WhatCallAsks asks = new WhatCallAsks(heard.call(), meaning.rules());
        List<Ruling<Description>> rulings = meaning.rules().stream()
                .map(rule -> new Ruling<>(
                        rule.id(),
                        rule.source(),
                        List.of(told),
                        List.of(),
                        Standing.HOLDS,
                        List.of(Reason.counted("asks", rule.asksInWords(), asks.inWords())),
                        asks.isOfSeveralHands() ? Optional.empty() : rule.why()))
                .toList();
        return new Advice<>(
                List.of(told), inPoints(heard, told), rulings, List.of(), meaning.isSilent(), Beside.nothing());
    }

    /** The points that the caller's first pass told, where a later one tells no more but honour-tricks that no page prints of it. */
    private static List<Description> inPoints(CallHeard heard, Description told) {
        String honourTricks = Scale.HONOUR_TRICKS.key();
        return told.ranges().keySet().equals(Set.of(honourTricks))
                        && heard.call().equals(Call.PASS)
                        && !new StrengthMissed(heard, told).isOneToDouble(honourTricks)
                ? heard.firstPass().map(first -> ToldHand.by(first).ranges()).stream()
                        .filter(points -> points.keySet().equals(Set.of(Scale.POINTS.key())))
                        .map(points -> new Description(points, told.beside(), told.words()))
                        .toList()
                : List.of();
    }

    /** Each statement of the learner's that is not what the call tells. */
    @Override
    public List<Ruling<Description>> whyNot(CallHeard heard, Description answer) {
        return heard.meaning().rules().isEmpty() ? List.of() : List.of(new MeaningMissed(heard, answer).ruling());
    }

    @Override
    public Prompt ask(CallHeard heard) {
        return new Prompt(
                "What does " + heard.caller().inWords() + "'s " + heard.call().inWords() + " tell?",
                Stream.<Exhibit>of(
                                new Exhibit.Fact(
                                        "System", Systems.of(heard.agreement()).name()),
                                new BiddingShown(heard.auction(), heard.vulnerable()))
                        .toList());
    }

    /** "high-card points 13-15, hearts 5+"; empty where the system has no such call, or it tells nothing. */
    public static String inShort(Meaning meaning) {
        return ToldHand.inShort(meaning);
    }

    /** "high-card points 13-15, hearts 5+"; empty where the bidding has told nothing of a hand. */
    public static String inShort(Shown shown) {
        return ToldHand.inShort(shown);
    }
}
