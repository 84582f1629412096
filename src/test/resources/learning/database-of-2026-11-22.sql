-- H2 2.4.240; 
;              
CREATE CACHED TABLE "public"."flyway_schema_history"(
    "installed_rank" INTEGER NOT NULL,
    "version" CHARACTER VARYING(50),
    "description" CHARACTER VARYING(200) NOT NULL,
    "type" CHARACTER VARYING(20) NOT NULL,
    "script" CHARACTER VARYING(1000) NOT NULL,
    "checksum" INTEGER,
    "installed_by" CHARACTER VARYING(100) NOT NULL,
    "installed_on" TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "execution_time" INTEGER NOT NULL,
    "success" BOOLEAN NOT NULL
);           
ALTER TABLE "public"."flyway_schema_history" ADD CONSTRAINT "public"."flyway_schema_history_pk" PRIMARY KEY("installed_rank"); 
-- 12 +/- SELECT COUNT(*) FROM public.flyway_schema_history;   
INSERT INTO "public"."flyway_schema_history" VALUES
(-1, NULL, '<< Flyway Schema History table created >>', 'TABLE', '', NULL, '', TIMESTAMP '2026-11-22 19:44:02.587265', 0, TRUE),
(1, '1', 'learners and attempts', 'SQL', 'V1__learners_and_attempts.sql', -1708746805, '', TIMESTAMP '2026-11-22 19:44:02.665873', 50, TRUE),
(2, '2', 'accounts', 'SQL', 'V2__accounts.sql', -374047609, '', TIMESTAMP '2026-11-22 19:44:02.717627', 32, TRUE),
(3, '3', 'study', 'SQL', 'V3__study.sql', -1532685945, '', TIMESTAMP '2026-11-22 19:44:02.755511', 27, TRUE),
(4, '4', 'daily hands', 'SQL', 'V4__daily_hands.sql', -299069812, '', TIMESTAMP '2026-11-22 19:44:02.790737', 2, TRUE),
(5, '5', 'ratings', 'SQL', 'V5__ratings.sql', -112227791, '', TIMESTAMP '2026-11-22 19:44:02.879445', 45, TRUE),
(6, '6', 'verdict reports', 'SQL', 'V6__verdict_reports.sql', -20474381, '', TIMESTAMP '2026-11-22 19:44:02.935135', 22, TRUE),
(7, '7', 'classroom', 'SQL', 'V7__classroom.sql', -1959894545, '', TIMESTAMP '2026-11-22 19:44:03.08225', 131, TRUE),
(8, '7.1', 'display', 'SQL', 'V7_1__display.sql', -1655146831, '', TIMESTAMP '2026-11-22 19:44:03.113898', 18, TRUE),
(9, '7.2', 'standing', 'SQL', 'V7_2__standing.sql', 135599275, '', TIMESTAMP '2026-11-22 19:44:03.185607', 55, TRUE),
(10, '7.3', 'regrade scopes', 'SQL', 'V7_3__regrade_scopes.sql', 1436502217, '', TIMESTAMP '2026-11-22 19:44:03.258328', 48, TRUE),
(11, '7.4', 'daily board', 'SQL', 'V7_4__daily_board.sql', 881956726, '', TIMESTAMP '2026-11-22 19:44:03.326339', 55, TRUE);
CREATE INDEX "public"."flyway_schema_history_s_idx" ON "public"."flyway_schema_history"("success" NULLS LAST); 
CREATE CACHED TABLE "public"."learner"(
    "id" UUID NOT NULL,
    "key_hash" CHARACTER VARYING(64) NOT NULL,
    "since" TIMESTAMP WITH TIME ZONE NOT NULL
);
ALTER TABLE "public"."learner" ADD CONSTRAINT "public"."CONSTRAINT_3" PRIMARY KEY("id");       
-- 1 +/- SELECT COUNT(*) FROM public.learner;  
INSERT INTO "public"."learner" VALUES
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', '43e0c58970e5455251158d6d39319a957bd219a91b424421f31e50c54fc8737c', TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:31.721+00');
CREATE CACHED TABLE "public"."study_setting"(
    "learner" UUID NOT NULL,
    "reviews_a_day" INTEGER NOT NULL
);             
ALTER TABLE "public"."study_setting" ADD CONSTRAINT "public"."CONSTRAINT_31" PRIMARY KEY("learner");           
-- 0 +/- SELECT COUNT(*) FROM public.study_setting;            
CREATE CACHED TABLE "public"."review_snooze"(
    "learner" UUID NOT NULL,
    "skill" CHARACTER VARYING(310) NOT NULL,
    "until" TIMESTAMP WITH TIME ZONE NOT NULL
);       
ALTER TABLE "public"."review_snooze" ADD CONSTRAINT "public"."CONSTRAINT_479" PRIMARY KEY("learner", "skill"); 
-- 0 +/- SELECT COUNT(*) FROM public.review_snooze;            
CREATE CACHED TABLE "public"."lesson_reading"(
    "learner" UUID NOT NULL,
    "lesson" CHARACTER VARYING(200) NOT NULL,
    "place" CHARACTER VARYING(200) NOT NULL,
    "read_at" TIMESTAMP WITH TIME ZONE NOT NULL
);      
ALTER TABLE "public"."lesson_reading" ADD CONSTRAINT "public"."CONSTRAINT_29" PRIMARY KEY("learner", "lesson");
-- 0 +/- SELECT COUNT(*) FROM public.lesson_reading;           
CREATE CACHED TABLE "public"."account"(
    "learner" UUID NOT NULL,
    "name" CHARACTER VARYING(40) NOT NULL,
    "name_key" CHARACTER VARYING(80) NOT NULL,
    "email" CHARACTER VARYING(254),
    "email_key" CHARACTER VARYING(254),
    "password_hash" CHARACTER VARYING(200),
    "role" CHARACTER VARYING(20) NOT NULL,
    "disabled" BOOLEAN DEFAULT FALSE NOT NULL,
    "version" INTEGER DEFAULT 1 NOT NULL,
    "since" TIMESTAMP WITH TIME ZONE NOT NULL,
    "signed_in_at" TIMESTAMP WITH TIME ZONE
);       
ALTER TABLE "public"."account" ADD CONSTRAINT "public"."CONSTRAINT_B" PRIMARY KEY("learner");  
-- 0 +/- SELECT COUNT(*) FROM public.account;  
CREATE INDEX "public"."account_by_email" ON "public"."account"("email_key" NULLS LAST);        
CREATE CACHED TABLE "public"."account_identity"(
    "issuer" CHARACTER VARYING(300) NOT NULL,
    "subject" CHARACTER VARYING(255) NOT NULL,
    "learner" UUID NOT NULL
);   
ALTER TABLE "public"."account_identity" ADD CONSTRAINT "public"."CONSTRAINT_28B" PRIMARY KEY("issuer", "subject");             
-- 0 +/- SELECT COUNT(*) FROM public.account_identity;         
CREATE INDEX "public"."account_identity_by_learner" ON "public"."account_identity"("learner" NULLS LAST);      
CREATE CACHED TABLE "public"."account_link"(
    "token_hash" CHARACTER VARYING(64) NOT NULL,
    "purpose" CHARACTER VARYING(20) NOT NULL,
    "learner" UUID,
    "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL
);          
ALTER TABLE "public"."account_link" ADD CONSTRAINT "public"."CONSTRAINT_4" PRIMARY KEY("token_hash");          
-- 1 +/- SELECT COUNT(*) FROM public.account_link;             
CREATE INDEX "public"."account_link_by_learner" ON "public"."account_link"("learner" NULLS LAST);              
CREATE CACHED TABLE "public"."trainer_secret"(
    "name" CHARACTER VARYING(40) NOT NULL,
    "secret" CHARACTER VARYING(100) NOT NULL
);      
ALTER TABLE "public"."trainer_secret" ADD CONSTRAINT "public"."CONSTRAINT_A" PRIMARY KEY("name");              
-- 1 +/- SELECT COUNT(*) FROM public.trainer_secret;           
CREATE CACHED TABLE "public"."attempt"(
    "id" BIGINT GENERATED BY DEFAULT AS IDENTITY(START WITH 1 RESTART WITH 153) NOT NULL,
    "learner" UUID NOT NULL,
    "attempt_key" CHARACTER VARYING(80) NOT NULL,
    "decision" CHARACTER VARYING(100) NOT NULL,
    "position_json" CHARACTER VARYING(20000) NOT NULL,
    "answer_json" CHARACTER VARYING(20000) NOT NULL,
    "grade" CHARACTER VARYING(10) NOT NULL,
    "rule_id" CHARACTER VARYING(200),
    "place" CHARACTER VARYING(10) NOT NULL,
    "lesson" CHARACTER VARYING(200),
    "drill" INTEGER,
    "round" UUID,
    "question" INTEGER,
    "seed" BIGINT,
    "taken_millis" BIGINT NOT NULL,
    "answered_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "played_on" DATE
);             
ALTER TABLE "public"."attempt" ADD CONSTRAINT "public"."CONSTRAINT_D" PRIMARY KEY("id");       
-- 152 +/- SELECT COUNT(*) FROM public.attempt;
INSERT INTO "public"."attempt" VALUES
(1, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-0-0', 'bridge/call', '{"system":"acol","hand":"Q97542.Q964.K.A5","dealer":"W","auction":["P","1C","P"],"vulnerable":"ew"}', '"1S"', 'best', 'acol.respond.major-at-one', 'practice', NULL, NULL, NULL, NULL, 100, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:32.496+00', NULL),
(2, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-0-1', 'bridge/call', '{"system":"acol","hand":"4.QJ8652.AQT2.T7","dealer":"W","auction":["1S","X","P"],"vulnerable":"ew"}', '"2H"', 'best', 'defence.answer-double', 'practice', NULL, NULL, NULL, NULL, 107, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:33.562+00', NULL),
(3, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-0-2', 'bridge/call', '{"system":"acol","hand":"43.AJ42.KT72.J64","dealer":"E","auction":["P","P","1S","P","P"],"vulnerable":"both"}', '"P"', 'best', 'defence.pass-without-a-suit', 'practice', NULL, NULL, NULL, NULL, 114, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:33.757+00', NULL),
(4, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-0-3', 'bridge/call', '{"system":"acol","hand":"KQ92.J83.K2.QJT2","dealer":"W","auction":["P","2NT","P"],"vulnerable":"ew"}', '"4NT"', 'best', 'acol.respond.two-no-trump.slam-try-in-no-trump', 'practice', NULL, NULL, NULL, NULL, 121, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:33.978+00', NULL),
(5, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-0-4', 'bridge/call', '{"system":"acol","hand":"AQJ.KT94.KT53.A6","dealer":"W","auction":["P","1NT","P"],"vulnerable":"both"}', '"6NT"', 'best', 'acol.respond.one-no-trump.small-slam', 'practice', NULL, NULL, NULL, NULL, 128, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:34.294+00', NULL),
(6, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-0-5', 'bridge/call', '{"system":"acol","hand":"8532.64.Q87.AJ84","dealer":"S","auction":["P","P","2H","P","2NT","P","3C","P"],"vulnerable":"ns"}', '"3H"', 'best', 'acol.rebid.strong-two.preference', 'practice', NULL, NULL, NULL, NULL, 135, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:34.415+00', NULL),
(7, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-1-0', 'bridge/meaning', '{"system":"acol","dealer":"E","auction":["P","P","P","1D","P","2D"],"vulnerable":"both"}', '{"points":"5-9","spades":"0-8","hearts":"0-8","diamonds":"5+","clubs":"0-8","forcing":"none","conventional":false}', 'best', 'acol.respond.minor-raise', 'practice', NULL, NULL, NULL, NULL, 101, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:34.489+00', NULL),
(8, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-1-1', 'bridge/meaning', '{"system":"acol","dealer":"S","auction":["1H","P","3C","P","3NT"],"vulnerable":"both"}', '{"spades":"0+","hearts":"0+","diamonds":"0+","clubs":"0+","forcing":"none","conventional":false}', 'best', 'acol.rebid.forced-three-no-trump', 'practice', NULL, NULL, NULL, NULL, 108, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:34.635+00', NULL),
(9, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-2-0', 'bridge/lead', '{"hand":"K6.KJ74.J654.Q83","contract":"4H","dealer":"E","auction":["1H","P","3H","P","4H","P","P","P"]}', '"4D"', 'best', 'opening-lead.suit.side-suit', 'practice', NULL, NULL, NULL, NULL, 102, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:34.916+00', NULL),
(10, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-2-1', 'bridge/lead', '{"hand":"J9.KQT62.9652.J8","contract":"4S","dealer":"E","auction":["1S","P","2D","P","2S","P","4S","P","P","P"]}', '"KH"', 'best', 'opening-lead.suit.sequence', 'practice', NULL, NULL, NULL, NULL, 109, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:35.074+00', NULL),
(11, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-3-0', 'bridge/value', '{"hand":"KQ65.K5.KJT64.JT","method":"robertson"}', '24', 'best', 'value.robertson', 'practice', NULL, NULL, NULL, NULL, 103, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:35.253+00', NULL),
(12, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-3-1', 'bridge/value', '{"hand":"Q6.8753.9862.AQ9","method":"culbertson-no-trump-response"}', '8', 'best', 'value.culbertson-no-trump-response', 'practice', NULL, NULL, NULL, NULL, 110, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:35.406+00', NULL); 
INSERT INTO "public"."attempt" VALUES
(13, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-4-0', 'bridge/biddable-suit', '{"holding":"KT4"}', '"not-biddable"', 'best', 'value.biddable-suit', 'practice', NULL, NULL, NULL, NULL, 104, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:35.506+00', NULL),
(14, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-4-1', 'bridge/biddable-suit', '{"holding":"QJT94"}', '"rebiddable"', 'best', 'value.biddable-suit', 'practice', NULL, NULL, NULL, NULL, 111, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:35.57+00', NULL),
(15, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-5-0', 'bridge/zone', '{"count":"points","own":10,"partner":25}', '"small-slam"', 'best', 'value.zone', 'practice', NULL, NULL, NULL, NULL, 105, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:35.628+00', NULL),
(16, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-5-1', 'bridge/zone', '{"count":"points","own":15,"partner":8}', '"part-score"', 'best', 'value.zone', 'practice', NULL, NULL, NULL, NULL, 112, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:35.697+00', NULL),
(17, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-6-0', 'bridge/lead-card', '{"holding":"T984","contract":"suit"}', '"T"', 'best', 'leads.10-9-8', 'practice', NULL, NULL, NULL, NULL, 106, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:35.773+00', NULL),
(18, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-6-1', 'bridge/lead-card', '{"holding":"K94","contract":"no-trump","partner-bid":true}', '"4"', 'best', 'leads.partner.a-j-x', 'practice', NULL, NULL, NULL, NULL, 113, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:35.871+00', NULL),
(19, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-7-0', 'bridge/lead-shows', '{"lead":"Q","contract":"no-trump","partner-bid":true,"holdings":["AQ753","AQJ","KQJ7","QJ7"]}', '"QJ7"', 'best', 'leads.partner.q-j-x', 'practice', NULL, NULL, NULL, NULL, 107, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:35.956+00', NULL),
(20, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-7-1', 'bridge/lead-shows', '{"lead":"A","contract":"suit","holdings":["AJT3","AK3","AK8","AKJ53"]}', '"AJT3"', 'best', 'leads.a-j-10-x', 'practice', NULL, NULL, NULL, NULL, 114, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:36.063+00', NULL),
(21, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-8-0', 'bridge/rule-of-eleven', '{"lead":"3","dummy":"KQT7","own":"865"}', '1', 'best', 'leads.rule-of-eleven', 'practice', NULL, NULL, NULL, NULL, 108, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:36.147+00', NULL),
(22, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-8-1', 'bridge/rule-of-eleven', '{"lead":"6","dummy":"AQ8","own":"T753"}', '0', 'best', 'leads.rule-of-eleven', 'practice', NULL, NULL, NULL, NULL, 115, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:36.2+00', NULL),
(23, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-9-0', 'bridge/third-hand', '{"lead":"4","contract":"no-trump","dummy":"9","played":"9","own":"AQJ2"}', '"J"', 'best', 'third-hand.queen-of-ace-queen', 'practice', NULL, NULL, NULL, NULL, 109, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:36.316+00', NULL),
(24, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-9-1', 'bridge/third-hand', '{"lead":"A","contract":"no-trump","dummy":"","own":"KQJ876432"}', '"K"', 'best', 'third-hand.ace-asks-for-the-highest', 'practice', NULL, NULL, NULL, NULL, 116, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:36.418+00', NULL),
(25, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-10-0', 'bridge/follow', '{"hand":"fourth","to-beat":"J","own":"AKQ32"}', '"Q"', 'best', 'follow.ace-king-queen', 'practice', NULL, NULL, NULL, NULL, 110, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:36.502+00', NULL),
(26, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-10-1', 'bridge/follow', '{"hand":"fourth","to-beat":"8","own":"AK5"}', '"K"', 'best', 'follow.last-wins-cheaply', 'practice', NULL, NULL, NULL, NULL, 117, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:36.593+00', NULL),
(27, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-11-0', 'bridge/suit-break', '{"missing":9,"split":"9-0"}', '0.00045767', 'best', 'bridge.suit-break', 'practice', NULL, NULL, NULL, NULL, 111, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:36.702+00', NULL);              
INSERT INTO "public"."attempt" VALUES
(28, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-11-1', 'bridge/suit-break', '{"missing":6,"split":"3-3"}', '0.3552795', 'best', 'bridge.suit-break', 'practice', NULL, NULL, NULL, NULL, 118, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:36.783+00', NULL),
(29, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-12-0', 'bridge/honour-drop', '{"missing":8,"guards":"guarded-once"}', '0.04283753', 'best', 'bridge.honour-drop', 'practice', NULL, NULL, NULL, NULL, 112, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:36.835+00', NULL),
(30, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-12-1', 'bridge/honour-drop', '{"missing":2,"guards":"drops-in-two-rounds"}', '1', 'best', 'bridge.honour-drop', 'practice', NULL, NULL, NULL, NULL, 119, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:36.895+00', NULL),
(31, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-13-0', 'bridge/distribution', '{"pattern":"6-5-1-1","of":"suit"}', '0.00705311', 'best', 'bridge.distribution', 'practice', NULL, NULL, NULL, NULL, 113, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:36.949+00', NULL),
(32, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-13-1', 'bridge/distribution', '{"pattern":"5-5-3-0","of":"hand"}', '0.00895203', 'best', 'bridge.distribution', 'practice', NULL, NULL, NULL, NULL, 120, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:37.027+00', NULL),
(33, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-14-0', 'bridge/high-cards', '{"lowest":"Q","held":4}', '0.21314859', 'best', 'bridge.high-cards', 'practice', NULL, NULL, NULL, NULL, 114, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:37.102+00', NULL),
(34, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-14-1', 'bridge/high-cards', '{"lowest":"Q","held":6}', '0.027128', 'best', 'bridge.high-cards', 'practice', NULL, NULL, NULL, NULL, 121, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:37.155+00', NULL),
(35, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-15-0', 'bridge/combined-suit', '{"cards":12,"or-more":false,"longest":true}', '0.0015817', 'best', 'bridge.combined-suit', 'practice', NULL, NULL, NULL, NULL, 115, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:37.228+00', NULL),
(36, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-15-1', 'bridge/combined-suit', '{"cards":12,"or-more":false,"longest":true}', '0.0015817', 'best', 'bridge.combined-suit', 'practice', NULL, NULL, NULL, NULL, 122, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:37.358+00', NULL),
(37, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-16-0', 'bridge/legal-call', '{"dealer":"S","auction":["2NT","3C","P"],"call":"XX"}', '"not-legal"', 'best', 'procedure.legal-call', 'practice', NULL, NULL, NULL, NULL, 116, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:37.42+00', NULL),
(38, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-16-1', 'bridge/legal-call', '{"dealer":"E","auction":["P","1C","2NT"],"call":"X"}', '"legal"', 'best', 'procedure.legal-call', 'practice', NULL, NULL, NULL, NULL, 123, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:37.457+00', NULL),
(39, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-17-0', 'bridge/declarer', '{"dealer":"S","auction":["1D","P","2D","P","3S","3NT","4S","4NT","P","P","P"]}', '"west"', 'best', 'procedure.declarer', 'practice', NULL, NULL, NULL, NULL, 117, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:37.547+00', NULL),
(40, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-17-1', 'bridge/declarer', '{"dealer":"W","auction":["1NT","2H","P","P","3NT","4NT","P","P","P"]}', '"north"', 'best', 'procedure.declarer', 'practice', NULL, NULL, NULL, NULL, 124, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:37.655+00', NULL),
(41, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-18-0', 'bridge/better-line', '{"missing":"KS 7S 4S 2S","lines":["finesse-KS","drop-KS-1"]}', '"finesse-KS"', 'best', 'bridge.better-line', 'practice', NULL, NULL, NULL, NULL, 118, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:37.758+00', NULL),
(42, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-18-1', 'bridge/better-line', '{"missing":"QD 8D 6D 4D 3D","known-left":0,"known-right":3,"lines":["finesse-QD-right","drop-QD-2","finesse-QD"]}', '"finesse-QD"', 'best', 'bridge.better-line', 'practice', NULL, NULL, NULL, NULL, 125, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:37.867+00', NULL);  
INSERT INTO "public"."attempt" VALUES
(43, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-19-0', 'bridge/score', '{"form":"contract","contract":"5C","doubled":0,"vulnerable":"none","tricks":7,"honours":0}', '{"we-below":0,"we-above":0,"they-below":0,"they-above":200,"total":-200}', 'best', 'score.contract', 'practice', NULL, NULL, NULL, NULL, 119, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:38.04+00', NULL),
(44, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-19-1', 'bridge/score', '{"form":"contract","contract":"1S","doubled":0,"vulnerable":"none","tricks":8,"honours":150,"honours-held-by":"we"}', '{"we-below":30,"we-above":180,"they-below":0,"they-above":0,"total":210}', 'best', 'score.contract', 'practice', NULL, NULL, NULL, NULL, 126, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:38.164+00', NULL),
(45, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-20-0', 'bridge/rubber', '{"form":"contract","lines":["we 4S 9","they 2D 4","we 5S 9"]}', '{"we":200,"they":150,"total":50}', 'best', 'rubber.contract', 'practice', NULL, NULL, NULL, NULL, 120, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:38.308+00', NULL),
(46, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-20-1', 'bridge/rubber', '{"form":"contract","lines":["we 5DX 9","we 2C 6","we 3S 9"]}', '{"we":140,"they":400,"total":-260}', 'best', 'rubber.contract', 'practice', NULL, NULL, NULL, NULL, 127, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:38.484+00', NULL),
(47, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-21-0', 'bridge/board', '{"board":1,"ask":"dealer"}', '"north"', 'best', 'duplicate.dealer', 'practice', NULL, NULL, NULL, NULL, 121, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:38.613+00', NULL),
(48, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-21-1', 'bridge/board', '{"board":13,"ask":"vulnerable"}', '"both"', 'best', 'duplicate.vulnerable', 'practice', NULL, NULL, NULL, NULL, 128, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:38.679+00', NULL),
(49, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-22-0', 'bridge/match-points', '{"own":170,"others":[-100,450,420,170,420],"other-group":0}', '1.5', 'best', 'duplicate.match-points', 'practice', NULL, NULL, NULL, NULL, 122, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:38.865+00', NULL),
(50, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-22-1', 'bridge/match-points', '{"own":420,"others":[450,-50,170,170,-50],"other-group":0}', '4', 'best', 'duplicate.match-points', 'practice', NULL, NULL, NULL, NULL, 129, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:39.035+00', NULL),
(51, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-23-0', 'law/remedy', '{"book":"home-entertainments","game":"short-whist-1900","offence":"turned-and-quitted"}', '"revoke-is-established"', 'best', 'law.short-whist-1900-revoke', 'practice', NULL, NULL, NULL, NULL, 123, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:39.175+00', NULL),
(52, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-23-1', 'law/remedy', '{"book":"culbertson","game":"contract-bridge","offence":"card-led-during-auction"}', '"partner-passes-once-card-up"', 'best', 'law.contract-bridge-exposed', 'practice', NULL, NULL, NULL, NULL, 130, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:39.463+00', NULL),
(53, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-24-0', 'gin/melds', '{"hand":"JS 8S 5S AH 2H 5D 7C 6C 5C 3C"}', '{"melds":["7C 6C 5C"],"unmatched":"JS 8S 5S AH 2H 5D 3C","deadwood":34}', 'best', 'gin.melds.least-deadwood', 'practice', NULL, NULL, NULL, NULL, 124, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:39.579+00', NULL),
(54, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-24-1', 'gin/melds', '{"hand":"KS 9S 8S KH 9H 8H 9D 8D 7D TC"}', '{"melds":["9S 9H 9D","8S 8H 8D"],"unmatched":"KS KH 7D TC","deadwood":37}', 'best', 'gin.melds.least-deadwood', 'practice', NULL, NULL, NULL, NULL, 131, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:39.686+00', NULL),
(55, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-25-0', 'gin/discard', '{"hand":"KS QS TS AH QH TH 2H QD 9D 9C 8C","discards":"QC 4D JC 6D 9H 7C 5H 6S JS 9S 5C","opponent-took":"KD","opponent-refused":"6S 6D QC JC 5C","turn":6}', '"9D"', 'best', 'gin.discard.hold-a-player-on-his-set', 'practice', NULL, NULL, NULL, NULL, 125, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:39.823+00', NULL);            
INSERT INTO "public"."attempt" VALUES
(56, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-25-1', 'gin/discard', '{"hand":"8S 7S 6S JH 8H AD JD TD 9D 8C 7C","discards":"AC 4H 9H 6H 5H KD","opponent-took":"4D","opponent-refused":"9H 5H","turn":4}', '"JH"', 'best', 'gin.discard.two-sets-held', 'practice', NULL, NULL, NULL, NULL, 132, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:40.007+00', NULL),
(57, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-25-2', 'gin/discard', '{"hand":"JS 6S 4S 6H 2H 3D KC QC JC TC 3C","discards":"TD 2D AH 3H 9D","opponent-took":"8S 9H","opponent-refused":"9D","turn":4}', '"4S"', 'best', 'gin.discard.low-card-but-ace-and-deuce', 'practice', NULL, NULL, NULL, NULL, 139, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:40.145+00', NULL),
(58, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-25-3', 'gin/discard', '{"hand":"AS 4S 3S 2S 7H 4H 3D JC 6C 4C 3C","discards":"TH QD TD KS 2D QC 2C 9C TS JD 6H AC 5C 9S","opponent-took":"JH","opponent-refused":"6H TD 2D AC QC 9C","turn":8}', '"JC"', 'best', 'gin.discard.two-sets-held', 'practice', NULL, NULL, NULL, NULL, 146, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:40.317+00', NULL),
(59, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-25-4', 'gin/discard', '{"hand":"JS TS KH 7H 4H AD 9D AC QC 8C 6C","discards":"5H JD QD AH 2S 5S 5C 2H TC 4D 4C JC 6S 8H 8D","opponent-took":"","opponent-refused":"6S 5S 5H 2H QD 8D 4D JC","turn":8}', '"QC"', 'best', 'gin.discard.hold-a-rank-not-seen', 'practice', NULL, NULL, NULL, NULL, 153, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:40.477+00', NULL),
(60, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-25-5', 'gin/discard', '{"hand":"QS 7S AH 7H 4H 3H 2H 7D JC 8C 5C","discards":"4D 8S JH TD 9D 8H 6H 5S 3D 2S 8D","opponent-took":"","opponent-refused":"8S JH 8H 9D 4D 3D","turn":6}', '"JC"', 'best', 'gin.discard.two-sets-held', 'practice', NULL, NULL, NULL, NULL, 160, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:40.573+00', NULL),
(61, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-26-0', 'gin/draw', '{"hand":"JS 8S 5S QH TH AD JC 9C 8C 4C","upcard":"AS","dealer":true,"first-turn":false,"turn":5,"discards":"JH QS 9S 9D TC TD 5D QC","opponent-took":"7H 7C","refused":"QS 9D 5D"}', '"stock"', 'best', 'gin.draw.stock-while-a-set-is-needed', 'practice', NULL, NULL, NULL, NULL, 126, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:40.66+00', NULL),
(62, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-26-1', 'gin/draw', '{"hand":"KS JS TS 6S 2S TH KD TD AC 4C","upcard":"7C","dealer":false,"first-turn":true,"turn":1,"discards":"","opponent-took":"","refused":""}', '"stock"', 'best', 'gin.draw.upcard-of-no-use', 'practice', NULL, NULL, NULL, NULL, 133, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:40.74+00', NULL),
(63, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-27-0', 'gin/knock', '{"hand":"3S 2S 5H 3H 2H 3D 2D 7C 5C 3C 2C","turn":12,"opponent-took":"TD QC 6C","knock-limit":10}', '"play-on"', 'best', 'gin.knock.undercut-is-evident', 'practice', NULL, NULL, NULL, NULL, 127, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:40.94+00', NULL),
(64, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-27-1', 'gin/knock', '{"hand":"3S 2S AH TH 3H AD 4D 3D 2D 4C 2C","turn":5,"opponent-took":"TS 5D 9C","knock-limit":10}', '"play-on"', 'best', 'gin.knock.undercut-is-evident', 'practice', NULL, NULL, NULL, NULL, 134, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:41.224+00', NULL),
(65, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-28-0', 'gin/score', '{"knocker":"QS JS TS 2S 2H QD JD TD 9D 2C","discard":"7C","defender":"KS KH 6H 5H 4H 3H KD 4D 3D KC"}', '"knocker 32"', 'best', 'gin.score.after-the-knock', 'practice', NULL, NULL, NULL, NULL, 128, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:41.372+00', NULL),
(66, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-28-1', 'gin/score', '{"knocker":"5H 4H 3H AC 8C 7C 6C 4C 3C 2C","discard":"5D","defender":"JS TS 9S 8S KD JD 4D 3D 2D 9C"}', '"knocker 54"', 'best', 'gin.score.after-the-knock', 'practice', NULL, NULL, NULL, NULL, 135, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:41.511+00', NULL);            
INSERT INTO "public"."attempt" VALUES
(67, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-29-0', 'gin/layoff', '{"knocker":{"melds":["QD JD TD","8C 7C 6C"],"unmatched":"AS 2S AD 2D","deadwood":6},"defender":"7S 6S 5S 3S 4D 3D 5C 4C 3C 2C"}', '"5C 4C"', 'best', 'gin.layoff', 'practice', NULL, NULL, NULL, NULL, 129, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:41.579+00', NULL),
(68, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-29-1', 'gin/layoff', '{"knocker":{"melds":["TS 9S 8S","6D 5D 4D","8C 7C 6C"],"unmatched":"2H","deadwood":2},"defender":"6S 3S AH 4H AD QD 3D 2D AC TC"}', '"3D 2D"', 'best', 'gin.layoff', 'practice', NULL, NULL, NULL, NULL, 136, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:41.663+00', NULL),
(69, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-30-0', 'gin/his-hand', '{"hand":"AS JS 4S TH 3H AD 4D AC 7C 6C 5C","discards":"2C KS 9D JC JH KC KH 6S 8D QH TS 9C","opponent-took":"","opponent-refused":"TS KH JH 9D 8D 2C","turn":6,"cards":"4H 2D 8C","ask":"held"}', '"4H"', 'best', 'gin.his-hand', 'practice', NULL, NULL, NULL, NULL, 130, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:41.72+00', NULL),
(70, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-30-1', 'gin/his-hand', '{"hand":"2S TH 6H 5H AD TD 6D 4D TC 6C 4C","discards":"KS JH 9C QH JC KH 9S 7D","opponent-took":"8D","opponent-refused":"KH QH JH 7D","turn":5,"cards":"2S 5H 4D","ask":"safe"}', '"4D"', 'best', 'gin.his-hand', 'practice', NULL, NULL, NULL, NULL, 137, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:41.854+00', NULL),
(71, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-31-0', 'gin/his-set', '{"hand":"6S 5S 3S 2S 7H 6H 2H 6D 2D AC 5C","discards":"KC QS TH","opponent-took":"JD 7D","opponent-refused":"","turn":3,"card":"7D"}', '"either"', 'best', 'gin.his-set', 'practice', NULL, NULL, NULL, NULL, 131, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:41.896+00', NULL),
(72, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-31-1', 'gin/his-set', '{"hand":"4S 3S 2S 8H 5H 8D 4D KC QC JC 8C","discards":"2C TH 7D JH QD","opponent-took":"6C","opponent-refused":"JH 2C","turn":3,"card":"6C"}', '"either"', 'best', 'gin.his-set', 'practice', NULL, NULL, NULL, NULL, 138, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:41.936+00', NULL),
(73, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-32-0', 'gin/sheet', '{"hands":["he 33","he 29","he 23","you 12","you 50","you 54"]}', '{"you-hands":116,"you-boxes":0,"you-game":100,"you-shutout":0,"he-hands":85,"he-boxes":0,"he-game":0,"he-shutout":0,"total":131}', 'best', 'gin.sheet', 'practice', NULL, NULL, NULL, NULL, 132, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:41.972+00', NULL),
(74, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-32-1', 'gin/sheet', '{"hands":["he 7","you 1","you 14","he 17","you 41","he 1","he 37","he 39"]}', '{"you-hands":56,"you-boxes":0,"you-game":0,"you-shutout":0,"he-hands":101,"he-boxes":50,"he-game":100,"he-shutout":0,"total":-195}', 'best', 'gin.sheet', 'practice', NULL, NULL, NULL, NULL, 139, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:42.004+00', NULL),
(75, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-33-0', 'gin/hollywood', '{"hands":["he 34","he 14","you 15","he 38","you 29","you 14"]}', '{"you-1":58,"you-2":43,"you-3":14,"he-1":86,"he-2":52,"he-3":38,"total":-61}', 'best', 'gin.hollywood', 'practice', NULL, NULL, NULL, NULL, 133, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:42.072+00', NULL),
(76, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-33-1', 'gin/hollywood', '{"hands":["you 23","he 3","you 33","he 1","he 1"]}', '{"you-1":56,"you-2":33,"you-3":0,"he-1":5,"he-2":2,"he-3":1,"total":81}', 'best', 'gin.hollywood', 'practice', NULL, NULL, NULL, NULL, 140, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:42.183+00', NULL),
(77, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-34-0', 'gin/double', '{"doubler":22,"opponent":39,"accepted":2}', '108', 'best', 'gin.double', 'practice', NULL, NULL, NULL, NULL, 134, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:42.287+00', NULL),
(78, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-34-1', 'gin/double', '{"doubler":38,"opponent":14,"accepted":0}', '10', 'best', 'gin.double', 'practice', NULL, NULL, NULL, NULL, 141, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:42.381+00', NULL);          
INSERT INTO "public"."attempt" VALUES
(79, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-35-0', 'gin/knock-limit', '{"upcard":"TD","ace-means-gin":false}', '10', 'best', 'gin.knock-limit', 'practice', NULL, NULL, NULL, NULL, 135, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:42.512+00', NULL),
(80, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-35-1', 'gin/knock-limit', '{"upcard":"QS","ace-means-gin":true}', '10', 'best', 'gin.knock-limit', 'practice', NULL, NULL, NULL, NULL, 142, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:42.596+00', NULL),
(81, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-36-0', 'gin/for-partner', '{"partner-won":24,"count":6,"his-least":0}', '"not"', 'best', 'gin.for-partner', 'practice', NULL, NULL, NULL, NULL, 136, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:42.684+00', NULL),
(82, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-36-1', 'gin/for-partner', '{"partner-won":25,"count":7,"his-least":7}', '"not"', 'best', 'gin.for-partner', 'practice', NULL, NULL, NULL, NULL, 143, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:42.757+00', NULL),
(83, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-37-0', 'rummy/meld-or-not', '{"game":"continental-rum","cards":"4S 4H 4D"}', '"no-meld"', 'best', 'rummy.meld', 'practice', NULL, NULL, NULL, NULL, 137, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:42.904+00', NULL),
(84, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-37-1', 'rummy/meld-or-not', '{"game":"block-rummy","cards":"QH JH TH"}', '"meld"', 'best', 'rummy.meld', 'practice', NULL, NULL, NULL, NULL, 144, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:43.045+00', NULL),
(85, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-38-0', 'rummy/melds', '{"game":"queen-city-rum","hand":"9H 8H 7H 2H AD KD 9D 9C 7C 4C 2C"}', '{"melds":["9H 9D 9C"],"unmatched":"8H 7H 2H AD KD 7C 4C 2C","deadwood":41}', 'best', 'rummy.melds.least-unmatched', 'practice', NULL, NULL, NULL, NULL, 138, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:43.183+00', NULL),
(86, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-38-1', 'rummy/melds', '{"game":"block-rummy","hand":"7S 5S 9H 7H 8D AC TC"}', '{"melds":[],"unmatched":"7S 5S 9H 7H 8D AC TC","deadwood":47}', 'best', 'rummy.melds.least-unmatched', 'practice', NULL, NULL, NULL, NULL, 145, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:43.284+00', NULL),
(87, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-39-0', 'rummy/least-unmatched', '{"game":"continental-rum","hand":"JS TS 5S AH 6H 5H 3H 8D 5D 2D TC 7C 6C 4C JK"}', '7', 'best', 'rummy.least-unmatched', 'practice', NULL, NULL, NULL, NULL, 139, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:43.389+00', NULL),
(88, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-39-1', 'rummy/least-unmatched', '{"game":"oklahoma","hand":"KS QS 9H 8H 9D 8D 8D 6D 4D 2D AC JC 8C"}', '60', 'best', 'rummy.least-unmatched', 'practice', NULL, NULL, NULL, NULL, 146, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:43.458+00', NULL),
(89, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-40-0', 'rummy/lay-off', '{"game":"canasta","melds":["7S 7H 7D","KS KS KH KC"],"hand":"2S AH JD JD AC 2C"}', '"2S 2C"', 'best', 'rummy.lay-off', 'practice', NULL, NULL, NULL, NULL, 140, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:43.556+00', NULL),
(90, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-40-1', 'rummy/lay-off', '{"game":"coon-can","melds":["TC 9C 8C","7S 7D 7C","5S 5H 5D"],"hand":"QS AH 7H 4H 6D 2C"}', '"7H"', 'best', 'rummy.lay-off', 'practice', NULL, NULL, NULL, NULL, 147, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:43.601+00', NULL),
(91, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-41-0', 'rummy/go-out', '{"game":"oklahoma","hand":"3S 4H 4H 3H 5D 5D 4D 5C 5C 4C 3C","melds":["8C 7C 6C"]}', '"out"', 'best', 'rummy.go-out', 'practice', NULL, NULL, NULL, NULL, 141, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:43.638+00', NULL),
(92, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-41-1', 'rummy/go-out', '{"game":"canasta","hand":"AS 4S AH AD 2C","melds":["QS QH QD QD QC QC","4S 4H 4H 4D 4D 4C"]}', '"out"', 'best', 'rummy.go-out', 'practice', NULL, NULL, NULL, NULL, 148, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:43.66+00', NULL);               
INSERT INTO "public"."attempt" VALUES
(93, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-42-0', 'rummy/discard', '{"game":"oklahoma","hand":"JS QH QD QC","dead":"AH 6H 8D AC 9C","next-threw":"AC","others-took":"","stock-low":false,"frozen":false,"unpaired":false}', '"QH"', 'best', 'oklahoma.discard.helpers-alone', 'practice', NULL, NULL, NULL, NULL, 142, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:43.697+00', NULL),
(94, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-42-1', 'rummy/discard', '{"game":"rummy","hand":"AS 4S AH KH QH 7D KC 5C","dead":"QS JS 9C 8C","next-threw":"9C","others-took":"","stock-low":false,"frozen":false,"unpaired":false}', '"4S"', 'best', 'rummy.discard.safest-useless-card', 'practice', NULL, NULL, NULL, NULL, 149, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:43.728+00', NULL),
(95, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-43-0', 'rummy/plan', '{"about":"oklahoma-fourth","elsewhere":0}', '"three"', 'best', 'oklahoma.plan.three-rather', 'practice', NULL, NULL, NULL, NULL, 143, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:43.754+00', NULL),
(96, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-43-1', 'rummy/plan', '{"about":"canasta-wild","completes":1,"out-threat":1}', '"yes"', 'best', 'canasta.plan.wild-card-for-a-canasta', 'practice', NULL, NULL, NULL, NULL, 150, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:43.781+00', NULL),
(97, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-44-0', 'rummy/score', '{"game":"persian-rummy","melds":["QH JH TH","QD JD TD 9D"],"hand":"","out":true}', '94', 'best', 'rummy.score', 'practice', NULL, NULL, NULL, NULL, 144, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:43.809+00', NULL),
(98, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-44-1', 'rummy/score', '{"game":"rummy","melds":[],"hand":"9H KD TD","out":false}', '29', 'best', 'rummy.score', 'practice', NULL, NULL, NULL, NULL, 151, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:43.837+00', NULL),
(99, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-45-0', 'rummy/settlement', '{"game":"block-rummy","own":"5H JD TD 3C","others":["AH TC 5C","KS 8S"],"rummy":false}', '-12', 'best', 'rummy.settlement', 'practice', NULL, NULL, NULL, NULL, 145, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:43.866+00', NULL),
(100, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-45-1', 'rummy/settlement', '{"game":"kaluki","own":"","others":["9S 7D AC JC","3S JD 3C","4H 4D"],"rummy":false}', '65', 'best', 'rummy.settlement', 'practice', NULL, NULL, NULL, NULL, 152, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:43.891+00', NULL),
(101, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-46-0', 'rummy/fillers', '{"game":"oklahoma","cards":"8H 8D 8C","dead":"8D 2C"}', '4', 'best', 'rummy.fillers', 'practice', NULL, NULL, NULL, NULL, 146, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:43.922+00', NULL),
(102, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-46-1', 'rummy/fillers', '{"game":"oklahoma","cards":"JC TC","dead":"5S QC"}', '3', 'best', 'rummy.fillers', 'practice', NULL, NULL, NULL, NULL, 153, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:43.965+00', NULL),
(103, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-47-0', 'rummy/knock', '{"hand":"3S KH 8H 7H 6H 4H KD 9D 7D KC QC","players":2,"rounds":4}', '"play-on"', 'best', 'rummy.knock', 'practice', NULL, NULL, NULL, NULL, 147, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:44+00', NULL),
(104, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-47-1', 'rummy/knock', '{"hand":"AS 2H AD AC QC JC 6C 5C","players":4,"rounds":4}', '"play-on"', 'best', 'rummy.knock', 'practice', NULL, NULL, NULL, NULL, 154, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:44.029+00', NULL),
(105, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-48-0', 'rummy/contract', '{"deal":7,"rising":false,"sets":["5D 4D 3D 2D","KH QH JH TH","9S 8S 7S 6S"]}', '"met"', 'best', 'rummy.contract', 'practice', NULL, NULL, NULL, NULL, 148, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:44.055+00', NULL),
(106, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-48-1', 'rummy/contract', '{"deal":7,"rising":false,"sets":["8S 7S 6S 5S","6H 5H 4H 3H","6D 5D 4D 3D"]}', '"met"', 'best', 'rummy.contract', 'practice', NULL, NULL, NULL, NULL, 155, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:44.084+00', NULL);        
INSERT INTO "public"."attempt" VALUES
(107, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-49-0', 'panguingue/condition', '{"meld":"KS QS JS"}', '2', 'best', 'panguingue.condition', 'practice', NULL, NULL, NULL, NULL, 149, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:44.119+00', NULL),
(108, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-49-1', 'panguingue/condition', '{"meld":"KC QC JC"}', '1', 'best', 'panguingue.condition', 'practice', NULL, NULL, NULL, NULL, 156, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:44.195+00', NULL),
(109, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-50-0', 'canasta/first-meld', '{"game":"samba","hand":"TS 6S KH 9H AD KD QD TD TD 9D 5D 2D TC 9C 8C","score":3950}', '"enough"', 'best', 'canasta.first-meld', 'practice', NULL, NULL, NULL, NULL, 150, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:44.309+00', NULL),
(110, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-50-1', 'canasta/first-meld', '{"game":"canasta","hand":"AS QS TS KH KH 9H QD 9D 9C 3C JK","score":2315}', '"enough"', 'best', 'canasta.first-meld', 'practice', NULL, NULL, NULL, NULL, 157, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:44.403+00', NULL),
(111, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-51-0', 'canasta/pile', '{"game":"canasta","pile":"2D 5S 2S 9D 3H 4D","hand":"AS 4S AH AH KH 6C 4C 3C 2C JK","melds":[],"score":1230}', '"pair"', 'best', 'canasta.pile', 'practice', NULL, NULL, NULL, NULL, 151, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:44.505+00', NULL),
(112, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-51-1', 'canasta/pile', '{"game":"canasta","pile":"JC 6D","hand":"JS 4S 8H 4H 4H 9D 6D 5D JC JK","melds":["AS AD AD"],"score":3480}', '"wild"', 'best', 'canasta.pile', 'practice', NULL, NULL, NULL, NULL, 158, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:44.578+00', NULL),
(113, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-52-0', 'canasta/score', '{"game":"canasta","melds":["9S 9S 9H 9H 9D 9D 9C","5H 5D 5C 5C","AS AC JK"],"hand":"3S 4H JD TD 7D 4D QC JC 6C 3C","red-threes":3,"out":false,"concealed":false,"others-out":false}', '{"out":0,"red-threes":300,"canastas":500,"melded":180,"in-hand":70,"red-threes-against":0,"total":910}', 'best', 'canasta.score', 'practice', NULL, NULL, NULL, NULL, 152, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:44.684+00', NULL),
(114, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-52-1', 'canasta/score', '{"game":"canasta","melds":["QH 2D QC","9H 9H 9C 2C JK"],"hand":"AS 6H TD AC","red-threes":4,"out":false,"concealed":false,"others-out":false}', '{"out":0,"red-threes":800,"canastas":0,"melded":140,"in-hand":55,"red-threes-against":0,"total":885}', 'best', 'canasta.score', 'practice', NULL, NULL, NULL, NULL, 159, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:44.76+00', NULL),
(115, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-53-0', 'poker/class', '{"cards":"4S QH 6H TD 6D","game":"standard"}', '"pair"', 'best', 'poker.class.pair', 'practice', NULL, NULL, NULL, NULL, 153, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:44.85+00', NULL),
(116, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-53-1', 'poker/class', '{"cards":"8S 6S 8H 8D 8C","game":"standard"}', '"four-of-a-kind"', 'best', 'poker.class.four-of-a-kind', 'practice', NULL, NULL, NULL, NULL, 160, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:44.909+00', NULL),
(117, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-54-0', 'poker/showdown', '{"hands":["KS 3S KC 3C 2C","7H 6H KD 7D 6C"],"game":"standard"}', '"1"', 'best', 'poker.showdown', 'practice', NULL, NULL, NULL, NULL, 154, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:44.965+00', NULL),
(118, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-54-1', 'poker/showdown', '{"hands":["9H 7H 9D 5D 5C","TS JH 6H 6D JC"],"game":"standard"}', '"2"', 'best', 'poker.showdown', 'practice', NULL, NULL, NULL, NULL, 161, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.023+00', NULL),
(119, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-55-0', 'poker/best-hand', '{"hand":"6S 7H 4H 3D 9C","centre":["QD 8D 5D 2D AC","8S 7S 6H AC JC"],"game":"best-five"}', '"QD 8D 5D 3D 2D"', 'best', 'poker.best-hand', 'practice', NULL, NULL, NULL, NULL, 155, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.051+00', NULL);           
INSERT INTO "public"."attempt" VALUES
(120, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-55-1', 'poker/best-hand', '{"hand":"QH 2H QD 8D TC","centre":["KD 9D 5D 4D 6C"],"game":"best-five"}', '"KD QD 9D 8D 5D"', 'best', 'poker.best-hand', 'practice', NULL, NULL, NULL, NULL, 162, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.075+00', NULL),
(121, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-56-0', 'poker/pots', '{"hands":["6S TH 8D","3S JH 7C","3H 4C 2C"],"game":"monte-high-low","paid":[24,24,24],"dropped":[],"declared":["both","low","both"],"last-bet":0}', '{"hand-1":0,"hand-2":0,"hand-3":72,"hand-4":0,"hand-5":0,"hand-6":0,"total":72}', 'best', 'poker.pots.declared', 'practice', NULL, NULL, NULL, NULL, 156, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.098+00', NULL),
(122, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-56-1', 'poker/pots', '{"hands":["7S 8D 2D KC JK","AS JS TH 6H AC","QS 9S AH 3D 4C"],"game":"high-low-bug","paid":[24,24,24],"dropped":[],"declared":["both","high","both"],"last-bet":0}', '{"hand-1":0,"hand-2":72,"hand-3":0,"hand-4":0,"hand-5":0,"hand-6":0,"total":72}', 'best', 'poker.pots.declared', 'practice', NULL, NULL, NULL, NULL, 163, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.121+00', NULL),
(123, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-57-0', 'poker/first-to-bet', '{"showing":["QS","9H","6D","QD"],"game":"five-card-stud"}', '"1"', 'best', 'poker.first-to-bet', 'practice', NULL, NULL, NULL, NULL, 157, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.143+00', NULL),
(124, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-57-1', 'poker/first-to-bet', '{"showing":["KS 3S 6H QC","QS QD 9D 2D","5S 4S 8C 5C","AS JH 3H TC","JS TS 9S 2H"],"game":"four-flush-beats-a-pair"}', '"2"', 'best', 'poker.first-to-bet', 'practice', NULL, NULL, NULL, NULL, 164, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.165+00', NULL),
(125, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-58-0', 'poker/limit', '{"limit":"pot-limit","pot":34,"bet":10,"own":0,"largest":10,"chips":0}', '54', 'best', 'poker.limit', 'practice', NULL, NULL, NULL, NULL, 158, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.188+00', NULL),
(126, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-58-1', 'poker/limit', '{"limit":"doubling-limit","pot":28,"bet":10,"own":0,"largest":10,"chips":0}', '20', 'best', 'poker.limit', 'practice', NULL, NULL, NULL, NULL, 165, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.21+00', NULL),
(127, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-59-0', 'poker/improve', '{"keep":"AH 6H 4H 3H","discard":"2C","game":"standard","target":"any"}', '0.19148936', 'best', 'poker.improve', 'practice', NULL, NULL, NULL, NULL, 159, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.268+00', NULL),
(128, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-59-1', 'poker/improve', '{"keep":"4H 4D JC 4C","discard":"QC","game":"standard","target":"full-house"}', '0.06382979', 'best', 'poker.improve', 'practice', NULL, NULL, NULL, NULL, 166, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.343+00', NULL),
(129, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-60-0', 'poker/draw', '{"hand":"JS TS KH TH TD","game":"standard","opening":"jacks","players":5,"position":3,"players-in":3,"to-act":0,"raises":0,"pot":0,"to-call":0,"opener":false,"drawn":[2,0,1],"betting":[],"known":[]}', '"JS KH"', 'best', 'poker.draw.three-of-a-kind', 'practice', NULL, NULL, NULL, NULL, 160, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.451+00', NULL),
(130, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-60-1', 'poker/draw', '{"hand":"TS 7S 7D AC JK","game":"bug","opening":"jacks","players":5,"position":3,"players-in":1,"to-act":1,"raises":0,"pot":0,"to-call":0,"opener":false,"drawn":[0],"betting":[],"known":[]}', '"TS"', 'best', 'poker.draw.bug-and-two-pairs', 'practice', NULL, NULL, NULL, NULL, 167, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.56+00', NULL),
(131, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-61-0', 'poker/open', '{"hand":"QH 3H 3D QC 3C","game":"standard","opening":"four-flush","players":3,"position":1,"players-in":0,"to-act":2,"raises":0,"pot":0,"to-call":0,"opener":false,"drawn":[],"betting":[],"known":[]}', '"open"', 'best', 'poker.open.very-strong', 'practice', NULL, NULL, NULL, NULL, 161, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.58+00', NULL); 
INSERT INTO "public"."attempt" VALUES
(132, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-61-1', 'poker/open', '{"hand":"6S 3S 2S KH QD","game":"low","opening":"anything","players":5,"position":3,"players-in":0,"to-act":2,"raises":0,"pot":0,"to-call":0,"opener":false,"drawn":[],"betting":[],"known":["never-opens-early"]}', '"pass"', 'best', 'poker.open.low.nothing', 'practice', NULL, NULL, NULL, NULL, 168, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.593+00', NULL),
(133, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-62-0', 'poker/stay', '{"hand":"AH QH TH 4H 7D","game":"standard","opening":"jacks","players":3,"position":3,"players-in":2,"to-act":0,"raises":0,"pot":19,"to-call":4,"opener":false,"drawn":[],"betting":[],"known":[]}', '"stay"', 'best', 'poker.stay.draw.the-pot-pays', 'practice', NULL, NULL, NULL, NULL, 162, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.61+00', NULL),
(134, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-62-1', 'poker/stay', '{"game":"seven-card-stud","hole":"2S 8D","up":"JS","showing":["6S"],"players":6,"pot":2,"to-call":2}', '"stay"', 'best', 'poker.stay.seven.two-high-cards', 'practice', NULL, NULL, NULL, NULL, 169, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.631+00', NULL),
(135, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-63-0', 'poker/raise', '{"hand":"8H 3H 2D AC 8C","game":"standard","opening":"aces","players":6,"position":2,"players-in":2,"to-act":0,"raises":1,"pot":28,"to-call":10,"opener":false,"drawn":[],"betting":[],"known":[]}', '"drop"', 'best', 'poker.raise.drop-to-a-raise', 'practice', NULL, NULL, NULL, NULL, 163, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.65+00', NULL),
(136, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-63-1', 'poker/raise', '{"hand":"4S 6H 9D JC 3C","game":"joker-wild","opening":"jacks","players":5,"position":1,"players-in":4,"to-act":0,"raises":3,"pot":107,"to-call":12,"opener":true,"drawn":[],"betting":[],"known":["ante-is-weak"]}', '"drop"', 'best', 'poker.raise.drop-to-several-raises', 'practice', NULL, NULL, NULL, NULL, 170, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.745+00', NULL),
(137, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-64-0', 'poker/call', '{"hand":"AS TS AH 2D TC","game":"deuces-wild","opening":"jacks","players":6,"position":1,"players-in":4,"to-act":0,"raises":0,"pot":0,"to-call":0,"opener":false,"drawn":[],"betting":["check 3","check 2","bet 1"],"known":["bettor-bluffs"]}', '"call"', 'best', 'poker.call.deuces.flush-or-full-house', 'practice', NULL, NULL, NULL, NULL, 164, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.802+00', NULL),
(138, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-64-1', 'poker/call', '{"hand":"AH KH JH TD 7D","game":"standard","opening":"jacks","players":3,"position":3,"players-in":2,"to-act":0,"raises":0,"pot":0,"to-call":0,"opener":true,"drawn":[],"betting":["bet 1","call 1"],"known":[]}', '"drop"', 'best', 'poker.call.one-card-called.three-of-a-kind', 'practice', NULL, NULL, NULL, NULL, 171, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.853+00', NULL),
(139, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-65-0', 'poker/pot-odds', '{"pot":22,"to-call":7,"chance":0.2}', '"drop"', 'best', 'poker.pot-odds', 'practice', NULL, NULL, NULL, NULL, 165, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.909+00', NULL),
(140, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-65-1', 'poker/pot-odds', '{"pot":59,"to-call":8,"chance":0.07}', '"drop"', 'best', 'poker.pot-odds', 'practice', NULL, NULL, NULL, NULL, 172, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:45.959+00', NULL),
(141, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-66-0', 'poker/high', '{"hand":"pair-of-sixes","opponents":5,"table":"first-five"}', '0.10428372', 'best', 'poker.high', 'practice', NULL, NULL, NULL, NULL, 166, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:46.016+00', NULL),
(142, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-66-1', 'poker/high', '{"hand":"J","opponents":7,"table":"stud-hole-card"}', '0.07210255', 'best', 'poker.high', 'practice', NULL, NULL, NULL, NULL, 173, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:46.072+00', NULL); 
INSERT INTO "public"."attempt" VALUES
(143, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-67-0', 'poker/dealt', '{"game":"standard","class":"straight","or-better":true}', '0.00758611', 'best', 'poker.dealt', 'practice', NULL, NULL, NULL, NULL, 167, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:46.125+00', NULL),
(144, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-67-1', 'poker/dealt', '{"game":"joker-wild","class":"full-house","or-better":true}', '0.00344602', 'best', 'poker.dealt', 'practice', NULL, NULL, NULL, NULL, 174, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:46.143+00', NULL),
(145, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-68-0', 'poker/bluff', '{"game":"round-games","pot":31,"chance":0.82,"same-line":true,"winning":false}', '0', 'best', 'poker.bluff.1891.not-while-losing', 'practice', NULL, NULL, NULL, NULL, 168, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:46.169+00', NULL),
(146, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-68-1', 'poker/bluff', '{"game":"standard","pot":15,"chance":0.4,"same-line":false,"winning":true}', '0', 'best', 'poker.bluff.as-with-the-hand', 'practice', NULL, NULL, NULL, NULL, 175, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:46.231+00', NULL),
(147, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-69-0', 'poker/openers', '{"game":"poker-jack-pot","unopened":3}', '"J"', 'best', 'poker.openers', 'practice', NULL, NULL, NULL, NULL, 169, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:46.286+00', NULL),
(148, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-69-1', 'poker/openers', '{"game":"poker-jack-pot","unopened":8}', '"K"', 'best', 'poker.openers', 'practice', NULL, NULL, NULL, NULL, 176, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:46.324+00', NULL),
(149, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-70-0', 'poker/knock', '{"hand":"JH TH JD TD TC","round":4,"players":4,"position":4}', '"knock"', 'best', 'poker.knock.later-round', 'practice', NULL, NULL, NULL, NULL, 170, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:46.363+00', NULL),
(150, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-70-1', 'poker/knock', '{"hand":"QH AD QD AC QC","round":4,"players":5,"position":4}', '"knock"', 'best', 'poker.knock.later-round', 'practice', NULL, NULL, NULL, NULL, 177, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:46.405+00', NULL),
(151, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-71-0', 'poker/declare', '{"high":0.69,"low":0.84,"both":0.6}', '"both"', 'best', 'poker.declare.both', 'practice', NULL, NULL, NULL, NULL, 171, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:46.444+00', NULL),
(152, UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'old-71-1', 'poker/declare', '{"high":0.53,"low":0.52,"both":0.33}', '"high"', 'best', 'poker.declare.one-way', 'practice', NULL, NULL, NULL, NULL, 178, 4000, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:46.463+00', NULL);               
CREATE INDEX "public"."attempt_by_day" ON "public"."attempt"("played_on" NULLS LAST, "question" NULLS LAST);   
CREATE INDEX "public"."attempt_by_lesson" ON "public"."attempt"("learner" NULLS LAST, "lesson" NULLS LAST);    
CREATE INDEX "public"."attempt_by_decision" ON "public"."attempt"("learner" NULLS LAST, "decision" NULLS LAST);
CREATE CACHED TABLE "public"."daily_question"(
    "played_on" DATE NOT NULL,
    "number" INTEGER NOT NULL,
    "decision" CHARACTER VARYING(100) NOT NULL,
    "position_json" CHARACTER VARYING(20000) NOT NULL,
    "recipe" INTEGER NOT NULL,
    "made_at" TIMESTAMP WITH TIME ZONE NOT NULL
);          
ALTER TABLE "public"."daily_question" ADD CONSTRAINT "public"."CONSTRAINT_C" PRIMARY KEY("played_on", "number");               
-- 5 +/- SELECT COUNT(*) FROM public.daily_question;           
INSERT INTO "public"."daily_question" VALUES
(DATE '2026-11-22', 1, 'bridge/call', '{"system":"acol","hand":"KQT.4.AKJ752.986","dealer":"E","auction":["1H"],"vulnerable":"ns"}', 1, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:29.473426+00'),
(DATE '2026-11-22', 2, 'bridge/lead', '{"hand":"8543.K53.T54.J93","contract":"4S","dealer":"E","auction":["1S","P","2C","2H","2S","P","4S","P","P","P"]}', 1, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:29.495234+00'),
(DATE '2026-11-22', 3, 'gin/discard', '{"hand":"7S 4S 3S QH JH TH 7D 4D 8C 7C 4C","discards":"KD JS 3H QC 6H 5D","opponent-took":"9H 9C 5C","opponent-refused":"JS QC","turn":5}', 1, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:29.496655+00'),
(DATE '2026-11-22', 4, 'poker/draw', '{"hand":"TS 9S 3S 9H 3H","game":"bug","opening":"jacks","players":8,"position":2,"players-in":1,"to-act":1,"raises":2,"pot":32,"to-call":12,"opener":false,"drawn":[],"betting":[],"known":["higher-two-pairs"]}', 1, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:29.497633+00'),
(DATE '2026-11-22', 5, 'rummy/fillers', '{"game":"rummy","cards":"8S 5S 8H","dead":"TD 8D"}', 1, TIMESTAMP WITH TIME ZONE '2026-11-22 19:44:29.497929+00');   
CREATE CACHED TABLE "public"."item_rating"(
    "skill" CHARACTER VARYING(310) NOT NULL,
    "rating" DOUBLE PRECISION NOT NULL,
    "deviation" DOUBLE PRECISION NOT NULL,
    "volatility" DOUBLE PRECISION NOT NULL,
    "answers" INTEGER NOT NULL
);      
ALTER TABLE "public"."item_rating" ADD CONSTRAINT "public"."CONSTRAINT_E" PRIMARY KEY("skill");
-- 96 +/- SELECT COUNT(*) FROM public.item_rating;             
INSERT INTO "public"."item_rating" VALUES
('bridge/call:acol.respond.major-at-one', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('bridge/call:defence.answer-double', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('bridge/call:defence.pass-without-a-suit', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('bridge/call:acol.respond.two-no-trump.slam-try-in-no-trump', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('bridge/call:acol.respond.one-no-trump.small-slam', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('bridge/call:acol.rebid.strong-two.preference', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('bridge/meaning:acol.respond.minor-raise', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('bridge/meaning:acol.rebid.forced-three-no-trump', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('bridge/lead:opening-lead.suit.side-suit', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('bridge/lead:opening-lead.suit.sequence', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('bridge/value', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('bridge/biddable-suit', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('bridge/zone', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('bridge/lead-card:leads.10-9-8', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('bridge/lead-card:leads.partner.a-j-x', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('bridge/lead-shows:leads.partner.q-j-x', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('bridge/lead-shows:leads.a-j-10-x', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('bridge/rule-of-eleven', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('bridge/third-hand:third-hand.queen-of-ace-queen', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('bridge/third-hand:third-hand.ace-asks-for-the-highest', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('bridge/follow:follow.ace-king-queen', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('bridge/follow:follow.last-wins-cheaply', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('bridge/suit-break', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('bridge/honour-drop', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('bridge/distribution', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('bridge/high-cards', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('bridge/combined-suit', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('bridge/legal-call', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('bridge/declarer', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('bridge/better-line', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('bridge/score', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('bridge/rubber', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('bridge/board', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('bridge/match-points', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('law/remedy:law.short-whist-1900-revoke', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('law/remedy:law.contract-bridge-exposed', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('gin/melds', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('gin/discard:gin.discard.hold-a-player-on-his-set', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('gin/discard:gin.discard.two-sets-held', 1331.9267000536838, 279.04009399301725, 0.05999911434877679, 3),
('gin/discard:gin.discard.low-card-but-ace-and-deuce', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('gin/discard:gin.discard.hold-a-rank-not-seen', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1);  
INSERT INTO "public"."item_rating" VALUES
('gin/draw:gin.draw.stock-while-a-set-is-needed', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('gin/draw:gin.draw.upcard-of-no-use', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('gin/knock:gin.knock.undercut-is-evident', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('gin/score', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('gin/layoff', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('gin/his-hand', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('gin/his-set', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('gin/sheet', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('gin/hollywood', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('gin/double', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('gin/knock-limit', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('gin/for-partner', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('rummy/meld-or-not', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('rummy/melds', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('rummy/least-unmatched', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('rummy/lay-off', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('rummy/go-out', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('rummy/discard:oklahoma.discard.helpers-alone', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('rummy/discard:rummy.discard.safest-useless-card', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('rummy/plan:oklahoma.plan.three-rather', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('rummy/plan:canasta.plan.wild-card-for-a-canasta', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('rummy/score', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('rummy/settlement', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('rummy/fillers', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('rummy/knock', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('rummy/contract', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('panguingue/condition', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('canasta/first-meld', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('canasta/pile', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('canasta/score', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('poker/class', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('poker/showdown', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('poker/best-hand', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('poker/pots', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('poker/first-to-bet', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('poker/limit', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('poker/improve', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('poker/draw:poker.draw.three-of-a-kind', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('poker/draw:poker.draw.bug-and-two-pairs', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('poker/open:poker.open.very-strong', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('poker/stay:poker.stay.draw.the-pot-pays', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('poker/stay:poker.stay.seven.two-high-cards', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('poker/raise:poker.raise.drop-to-a-raise', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('poker/raise:poker.raise.drop-to-several-raises', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1);           
INSERT INTO "public"."item_rating" VALUES
('poker/call:poker.call.deuces.flush-or-full-house', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('poker/call:poker.call.one-card-called.three-of-a-kind', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('poker/pot-odds', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('poker/high', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('poker/dealt', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('poker/bluff:poker.bluff.1891.not-while-losing', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('poker/bluff:poker.bluff.as-with-the-hand', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('poker/openers', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('poker/knock:poker.knock.later-round', 1367.4021173972146, 296.6010737060335, 0.059999499649306245, 2),
('poker/declare:poker.declare.both', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1),
('poker/declare:poker.declare.one-way', 1418.8445530468512, 320.15948185899026, 0.059999837686169066, 1);              
CREATE CACHED TABLE "public"."learner_rating"(
    "learner" UUID NOT NULL,
    "skill" CHARACTER VARYING(310) NOT NULL,
    "rating" DOUBLE PRECISION NOT NULL,
    "deviation" DOUBLE PRECISION NOT NULL,
    "volatility" DOUBLE PRECISION NOT NULL,
    "answers" INTEGER NOT NULL
);      
ALTER TABLE "public"."learner_rating" ADD CONSTRAINT "public"."CONSTRAINT_BDC" PRIMARY KEY("learner", "skill");
-- 96 +/- SELECT COUNT(*) FROM public.learner_rating;          
INSERT INTO "public"."learner_rating" VALUES
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/call:acol.respond.major-at-one', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/call:defence.answer-double', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/call:defence.pass-without-a-suit', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/call:acol.respond.two-no-trump.slam-try-in-no-trump', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/call:acol.respond.one-no-trump.small-slam', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/call:acol.rebid.strong-two.preference', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/meaning:acol.respond.minor-raise', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/meaning:acol.rebid.forced-three-no-trump', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/lead:opening-lead.suit.side-suit', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/lead:opening-lead.suit.sequence', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/value', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/biddable-suit', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/zone', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/lead-card:leads.10-9-8', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/lead-card:leads.partner.a-j-x', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/lead-shows:leads.partner.q-j-x', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/lead-shows:leads.a-j-10-x', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/rule-of-eleven', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/third-hand:third-hand.queen-of-ace-queen', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/third-hand:third-hand.ace-asks-for-the-highest', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/follow:follow.ace-king-queen', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/follow:follow.last-wins-cheaply', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/suit-break', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/honour-drop', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/distribution', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/high-cards', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/combined-suit', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/legal-call', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2);       
INSERT INTO "public"."learner_rating" VALUES
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/declarer', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/better-line', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/score', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/rubber', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/board', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'bridge/match-points', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'law/remedy:law.short-whist-1900-revoke', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'law/remedy:law.contract-bridge-exposed', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'gin/melds', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'gin/discard:gin.discard.hold-a-player-on-his-set', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'gin/discard:gin.discard.two-sets-held', 1668.0732999463162, 279.04009399301725, 0.05999911434877679, 3),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'gin/discard:gin.discard.low-card-but-ace-and-deuce', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'gin/discard:gin.discard.hold-a-rank-not-seen', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'gin/draw:gin.draw.stock-while-a-set-is-needed', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'gin/draw:gin.draw.upcard-of-no-use', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'gin/knock:gin.knock.undercut-is-evident', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'gin/score', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'gin/layoff', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'gin/his-hand', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'gin/his-set', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'gin/sheet', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'gin/hollywood', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'gin/double', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'gin/knock-limit', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'gin/for-partner', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'rummy/meld-or-not', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'rummy/melds', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'rummy/least-unmatched', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'rummy/lay-off', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'rummy/go-out', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2);         
INSERT INTO "public"."learner_rating" VALUES
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'rummy/discard:oklahoma.discard.helpers-alone', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'rummy/discard:rummy.discard.safest-useless-card', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'rummy/plan:oklahoma.plan.three-rather', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'rummy/plan:canasta.plan.wild-card-for-a-canasta', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'rummy/score', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'rummy/settlement', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'rummy/fillers', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'rummy/knock', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'rummy/contract', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'panguingue/condition', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'canasta/first-meld', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'canasta/pile', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'canasta/score', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/class', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/showdown', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/best-hand', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/pots', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/first-to-bet', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/limit', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/improve', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/draw:poker.draw.three-of-a-kind', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/draw:poker.draw.bug-and-two-pairs', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/open:poker.open.very-strong', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/stay:poker.stay.draw.the-pot-pays', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/stay:poker.stay.seven.two-high-cards', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/raise:poker.raise.drop-to-a-raise', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/raise:poker.raise.drop-to-several-raises', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/call:poker.call.deuces.flush-or-full-house', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/call:poker.call.one-card-called.three-of-a-kind', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1);            
INSERT INTO "public"."learner_rating" VALUES
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/pot-odds', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/high', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/dealt', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/bluff:poker.bluff.1891.not-while-losing', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/bluff:poker.bluff.as-with-the-hand', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/openers', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/knock:poker.knock.later-round', 1632.5978826027854, 296.6010737060335, 0.059999499649306245, 2),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/declare:poker.declare.both', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1),
(UUID 'd34d7990-a431-4db3-9b9e-f77e6d708a91', 'poker/declare:poker.declare.one-way', 1581.1554469531488, 320.15948185899026, 0.059999837686169066, 1);         
CREATE CACHED TABLE "public"."classroom"(
    "id" UUID NOT NULL,
    "name" CHARACTER VARYING(80) NOT NULL,
    "time_zone" CHARACTER VARYING(60) NOT NULL,
    "join_code" CHARACTER VARYING(12) NOT NULL,
    "join_open" BOOLEAN DEFAULT TRUE NOT NULL,
    "since" TIMESTAMP WITH TIME ZONE NOT NULL,
    "archived_at" TIMESTAMP WITH TIME ZONE
);       
ALTER TABLE "public"."classroom" ADD CONSTRAINT "public"."CONSTRAINT_F" PRIMARY KEY("id");     
-- 0 +/- SELECT COUNT(*) FROM public.classroom;
CREATE CACHED TABLE "public"."verdict_report"(
    "id" BIGINT GENERATED BY DEFAULT AS IDENTITY(START WITH 1) NOT NULL,
    "learner" UUID NOT NULL,
    "decision" CHARACTER VARYING(100) NOT NULL,
    "position_json" CHARACTER VARYING(20000) NOT NULL,
    "answer_json" CHARACTER VARYING(20000),
    "grade" CHARACTER VARYING(10),
    "rule_id" CHARACTER VARYING(200),
    "words" CHARACTER VARYING(2000) NOT NULL,
    "status" CHARACTER VARYING(10) NOT NULL,
    "reply" CHARACTER VARYING(2000),
    "reported_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "replied_at" TIMESTAMP WITH TIME ZONE
);             
ALTER TABLE "public"."verdict_report" ADD CONSTRAINT "public"."CONSTRAINT_D0" PRIMARY KEY("id");               
-- 0 +/- SELECT COUNT(*) FROM public.verdict_report;           
CREATE INDEX "public"."verdict_report_by_learner" ON "public"."verdict_report"("learner" NULLS LAST);          
CREATE CACHED TABLE "public"."attempt_awaiting_rating"(
    "attempt" BIGINT NOT NULL
);       
ALTER TABLE "public"."attempt_awaiting_rating" ADD CONSTRAINT "public"."CONSTRAINT_23" PRIMARY KEY("attempt"); 
-- 0 +/- SELECT COUNT(*) FROM public.attempt_awaiting_rating;  
CREATE CACHED TABLE "public"."class_invitation"(
    "id" UUID NOT NULL,
    "classroom" UUID NOT NULL,
    "name" CHARACTER VARYING(80) NOT NULL,
    "email" CHARACTER VARYING(254),
    "token_hash" CHARACTER VARYING(64) NOT NULL,
    "made_at" TIMESTAMP WITH TIME ZONE NOT NULL
);     
ALTER TABLE "public"."class_invitation" ADD CONSTRAINT "public"."CONSTRAINT_DA" PRIMARY KEY("id");             
-- 0 +/- SELECT COUNT(*) FROM public.class_invitation;         
CREATE CACHED TABLE "public"."problem_set"(
    "id" UUID NOT NULL,
    "draft_json" CHARACTER VARYING(500000) NOT NULL,
    "revision" INTEGER NOT NULL,
    "share_token" CHARACTER VARYING(64),
    "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "archived_at" TIMESTAMP WITH TIME ZONE
);           
ALTER TABLE "public"."problem_set" ADD CONSTRAINT "public"."CONSTRAINT_FE" PRIMARY KEY("id");  
-- 0 +/- SELECT COUNT(*) FROM public.problem_set;              
CREATE CACHED TABLE "public"."problem_set_author"(
    "problem_set" UUID NOT NULL,
    "learner" UUID NOT NULL
);             
ALTER TABLE "public"."problem_set_author" ADD CONSTRAINT "public"."CONSTRAINT_A61D" PRIMARY KEY("problem_set", "learner");     
-- 0 +/- SELECT COUNT(*) FROM public.problem_set_author;       
CREATE INDEX "public"."problem_set_author_by_learner" ON "public"."problem_set_author"("learner" NULLS LAST);  
CREATE CACHED TABLE "public"."problem_set_version"(
    "id" UUID NOT NULL,
    "problem_set" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "title" CHARACTER VARYING(80) NOT NULL,
    "about" CHARACTER VARYING(400) NOT NULL,
    "made_at" TIMESTAMP WITH TIME ZONE NOT NULL
);        
ALTER TABLE "public"."problem_set_version" ADD CONSTRAINT "public"."CONSTRAINT_5" PRIMARY KEY("id");           
-- 0 +/- SELECT COUNT(*) FROM public.problem_set_version;      
CREATE CACHED TABLE "public"."problem_set_question"(
    "version" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "decision" CHARACTER VARYING(100) NOT NULL,
    "position_json" CHARACTER VARYING(20000) NOT NULL,
    "deal_json" CHARACTER VARYING(2000),
    "points" INTEGER NOT NULL,
    "note" CHARACTER VARYING(400),
    "hint" BOOLEAN NOT NULL,
    "expected_json" CHARACTER VARYING(20000),
    "reason" CHARACTER VARYING(1000)
);          
ALTER TABLE "public"."problem_set_question" ADD CONSTRAINT "public"."CONSTRAINT_F85" PRIMARY KEY("version", "number");         
-- 0 +/- SELECT COUNT(*) FROM public.problem_set_question;     
CREATE CACHED TABLE "public"."assignment"(
    "id" UUID NOT NULL,
    "classroom" UUID NOT NULL,
    "version" UUID NOT NULL,
    "title" CHARACTER VARYING(80) NOT NULL,
    "opens_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "due_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "sittings_allowed" INTEGER NOT NULL,
    "counted" CHARACTER VARYING(10) NOT NULL,
    "feedback" CHARACTER VARYING(20) NOT NULL,
    "shuffled" BOOLEAN NOT NULL,
    "deals" CHARACTER VARYING(10) NOT NULL,
    "late" CHARACTER VARYING(10) NOT NULL,
    "late_until" TIMESTAMP WITH TIME ZONE,
    "late_percent" INTEGER NOT NULL,
    "early_until" TIMESTAMP WITH TIME ZONE,
    "early_percent" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "made_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "withdrawn_at" TIMESTAMP WITH TIME ZONE
);  
ALTER TABLE "public"."assignment" ADD CONSTRAINT "public"."CONSTRAINT_3D" PRIMARY KEY("id");   
-- 0 +/- SELECT COUNT(*) FROM public.assignment;               
CREATE INDEX "public"."assignment_by_classroom" ON "public"."assignment"("classroom" NULLS LAST);              
CREATE CACHED TABLE "public"."assignment_extension"(
    "assignment" UUID NOT NULL,
    "learner" UUID NOT NULL,
    "due_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "reason" CHARACTER VARYING(400) NOT NULL,
    "given_at" TIMESTAMP WITH TIME ZONE NOT NULL
);            
ALTER TABLE "public"."assignment_extension" ADD CONSTRAINT "public"."CONSTRAINT_76D" PRIMARY KEY("assignment", "learner");     
-- 0 +/- SELECT COUNT(*) FROM public.assignment_extension;     
CREATE CACHED TABLE "public"."regrade"(
    "id" BIGINT GENERATED BY DEFAULT AS IDENTITY(START WITH 1) NOT NULL,
    "assignment" UUID NOT NULL,
    "original" INTEGER NOT NULL,
    "sitting" UUID,
    "answer_json" CHARACTER VARYING(20000),
    "percent" INTEGER,
    "reason" CHARACTER VARYING(1000) NOT NULL,
    "regraded_by" CHARACTER VARYING(80) NOT NULL,
    "regraded_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "rule_id" CHARACTER VARYING(200)
);         
ALTER TABLE "public"."regrade" ADD CONSTRAINT "public"."CONSTRAINT_40" PRIMARY KEY("id");      
-- 0 +/- SELECT COUNT(*) FROM public.regrade;  
CREATE INDEX "public"."regrade_by_assignment" ON "public"."regrade"("assignment" NULLS LAST);  
CREATE CACHED TABLE "public"."class_member"(
    "classroom" UUID NOT NULL,
    "learner" UUID NOT NULL,
    "part" CHARACTER VARYING(10) NOT NULL,
    "name" CHARACTER VARYING(80) NOT NULL,
    "joined_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "left_at" TIMESTAMP WITH TIME ZONE,
    "daily_board_since" TIMESTAMP WITH TIME ZONE
);  
ALTER TABLE "public"."class_member" ADD CONSTRAINT "public"."CONSTRAINT_19C" PRIMARY KEY("classroom", "learner");              
-- 0 +/- SELECT COUNT(*) FROM public.class_member;             
CREATE INDEX "public"."class_member_by_learner" ON "public"."class_member"("learner" NULLS LAST);              
CREATE CACHED TABLE "public"."sitting_question"(
    "sitting" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "original" INTEGER NOT NULL,
    "decision" CHARACTER VARYING(100) NOT NULL,
    "position_json" CHARACTER VARYING(20000) NOT NULL
);         
ALTER TABLE "public"."sitting_question" ADD CONSTRAINT "public"."CONSTRAINT_C6F" PRIMARY KEY("sitting", "number");             
-- 0 +/- SELECT COUNT(*) FROM public.sitting_question;         
CREATE CACHED TABLE "public"."sitting_answer"(
    "sitting" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "answer_json" CHARACTER VARYING(20000) NOT NULL,
    "grade" CHARACTER VARYING(10),
    "rule_id" CHARACTER VARYING(200),
    "taken_millis" BIGINT NOT NULL,
    "answered_at" TIMESTAMP WITH TIME ZONE NOT NULL
);            
ALTER TABLE "public"."sitting_answer" ADD CONSTRAINT "public"."CONSTRAINT_3ED" PRIMARY KEY("sitting", "number");               
-- 0 +/- SELECT COUNT(*) FROM public.sitting_answer;           
CREATE CACHED TABLE "public"."display_setting"(
    "learner" UUID NOT NULL,
    "four_colours" BOOLEAN NOT NULL,
    "large_print" BOOLEAN NOT NULL,
    "left_handed" BOOLEAN NOT NULL,
    "light" CHARACTER VARYING(10) NOT NULL
);        
ALTER TABLE "public"."display_setting" ADD CONSTRAINT "public"."CONSTRAINT_B7" PRIMARY KEY("learner");         
-- 0 +/- SELECT COUNT(*) FROM public.display_setting;          
CREATE CACHED TABLE "public"."sitting"(
    "id" UUID NOT NULL,
    "assignment" UUID NOT NULL,
    "learner" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "practice" BOOLEAN NOT NULL,
    "started_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "submitted_at" TIMESTAMP WITH TIME ZONE,
    "told_at" TIMESTAMP WITH TIME ZONE,
    "standing_percent" INTEGER
);        
ALTER TABLE "public"."sitting" ADD CONSTRAINT "public"."CONSTRAINT_7D" PRIMARY KEY("id");      
-- 0 +/- SELECT COUNT(*) FROM public.sitting;  
CREATE INDEX "public"."sitting_by_learner" ON "public"."sitting"("learner" NULLS LAST);        
ALTER TABLE "public"."problem_set" ADD CONSTRAINT "public"."CONSTRAINT_FE4" UNIQUE NULLS DISTINCT ("share_token");             
ALTER TABLE "public"."classroom" ADD CONSTRAINT "public"."CONSTRAINT_FF" UNIQUE NULLS DISTINCT ("join_code");  
ALTER TABLE "public"."problem_set_version" ADD CONSTRAINT "public"."CONSTRAINT_590" UNIQUE NULLS DISTINCT ("problem_set", "number");           
ALTER TABLE "public"."learner" ADD CONSTRAINT "public"."CONSTRAINT_30" UNIQUE NULLS DISTINCT ("key_hash");     
ALTER TABLE "public"."sitting" ADD CONSTRAINT "public"."CONSTRAINT_7D327" UNIQUE NULLS DISTINCT ("assignment", "learner", "number");           
ALTER TABLE "public"."class_invitation" ADD CONSTRAINT "public"."CONSTRAINT_DACA" UNIQUE NULLS DISTINCT ("token_hash");        
ALTER TABLE "public"."account" ADD CONSTRAINT "public"."CONSTRAINT_B9D" UNIQUE NULLS DISTINCT ("name_key");    
ALTER TABLE "public"."attempt" ADD CONSTRAINT "public"."one_attempt_a_key" UNIQUE NULLS DISTINCT ("learner", "attempt_key");   
ALTER TABLE "public"."assignment" ADD CONSTRAINT "public"."CONSTRAINT_3D2" FOREIGN KEY("classroom") REFERENCES "public"."classroom"("id") NOCHECK;             
ALTER TABLE "public"."lesson_reading" ADD CONSTRAINT "public"."CONSTRAINT_2" FOREIGN KEY("learner") REFERENCES "public"."learner"("id") NOCHECK;               
ALTER TABLE "public"."verdict_report" ADD CONSTRAINT "public"."CONSTRAINT_D0B" FOREIGN KEY("learner") REFERENCES "public"."learner"("id") NOCHECK;             
ALTER TABLE "public"."review_snooze" ADD CONSTRAINT "public"."CONSTRAINT_47" FOREIGN KEY("learner") REFERENCES "public"."learner"("id") NOCHECK;               
ALTER TABLE "public"."assignment_extension" ADD CONSTRAINT "public"."CONSTRAINT_7" FOREIGN KEY("assignment") REFERENCES "public"."assignment"("id") NOCHECK;   
ALTER TABLE "public"."class_member" ADD CONSTRAINT "public"."CONSTRAINT_1" FOREIGN KEY("classroom") REFERENCES "public"."classroom"("id") NOCHECK;             
ALTER TABLE "public"."regrade" ADD CONSTRAINT "public"."CONSTRAINT_40C" FOREIGN KEY("assignment") REFERENCES "public"."assignment"("id") NOCHECK;              
ALTER TABLE "public"."problem_set_author" ADD CONSTRAINT "public"."CONSTRAINT_A6" FOREIGN KEY("problem_set") REFERENCES "public"."problem_set"("id") NOCHECK;  
ALTER TABLE "public"."problem_set_author" ADD CONSTRAINT "public"."CONSTRAINT_A61" FOREIGN KEY("learner") REFERENCES "public"."learner"("id") NOCHECK;         
ALTER TABLE "public"."assignment_extension" ADD CONSTRAINT "public"."CONSTRAINT_76" FOREIGN KEY("learner") REFERENCES "public"."learner"("id") NOCHECK;        
ALTER TABLE "public"."regrade" ADD CONSTRAINT "public"."CONSTRAINT_40C0" FOREIGN KEY("sitting") REFERENCES "public"."sitting"("id") ON DELETE CASCADE NOCHECK; 
ALTER TABLE "public"."display_setting" ADD CONSTRAINT "public"."CONSTRAINT_B7D" FOREIGN KEY("learner") REFERENCES "public"."learner"("id") NOCHECK;            
ALTER TABLE "public"."account_link" ADD CONSTRAINT "public"."CONSTRAINT_41" FOREIGN KEY("learner") REFERENCES "public"."account"("learner") ON DELETE CASCADE NOCHECK;         
ALTER TABLE "public"."study_setting" ADD CONSTRAINT "public"."CONSTRAINT_31D" FOREIGN KEY("learner") REFERENCES "public"."learner"("id") NOCHECK;              
ALTER TABLE "public"."attempt" ADD CONSTRAINT "public"."CONSTRAINT_D7" FOREIGN KEY("learner") REFERENCES "public"."learner"("id") NOCHECK;     
ALTER TABLE "public"."sitting_answer" ADD CONSTRAINT "public"."CONSTRAINT_3E" FOREIGN KEY("sitting") REFERENCES "public"."sitting"("id") ON DELETE CASCADE NOCHECK;            
ALTER TABLE "public"."account_identity" ADD CONSTRAINT "public"."CONSTRAINT_28" FOREIGN KEY("learner") REFERENCES "public"."account"("learner") ON DELETE CASCADE NOCHECK;     
ALTER TABLE "public"."learner_rating" ADD CONSTRAINT "public"."CONSTRAINT_BD" FOREIGN KEY("learner") REFERENCES "public"."learner"("id") NOCHECK;              
ALTER TABLE "public"."attempt_awaiting_rating" ADD CONSTRAINT "public"."CONSTRAINT_230" FOREIGN KEY("attempt") REFERENCES "public"."attempt"("id") ON DELETE CASCADE NOCHECK;  
ALTER TABLE "public"."sitting_question" ADD CONSTRAINT "public"."CONSTRAINT_C6" FOREIGN KEY("sitting") REFERENCES "public"."sitting"("id") ON DELETE CASCADE NOCHECK;          
ALTER TABLE "public"."class_member" ADD CONSTRAINT "public"."CONSTRAINT_19" FOREIGN KEY("learner") REFERENCES "public"."learner"("id") NOCHECK;
ALTER TABLE "public"."problem_set_version" ADD CONSTRAINT "public"."CONSTRAINT_59" FOREIGN KEY("problem_set") REFERENCES "public"."problem_set"("id") NOCHECK; 
ALTER TABLE "public"."account" ADD CONSTRAINT "public"."CONSTRAINT_B9" FOREIGN KEY("learner") REFERENCES "public"."learner"("id") NOCHECK;     
ALTER TABLE "public"."sitting" ADD CONSTRAINT "public"."CONSTRAINT_7D32" FOREIGN KEY("learner") REFERENCES "public"."learner"("id") NOCHECK;   
ALTER TABLE "public"."assignment" ADD CONSTRAINT "public"."CONSTRAINT_3D2B" FOREIGN KEY("version") REFERENCES "public"."problem_set_version"("id") NOCHECK;    
ALTER TABLE "public"."sitting" ADD CONSTRAINT "public"."CONSTRAINT_7D3" FOREIGN KEY("assignment") REFERENCES "public"."assignment"("id") NOCHECK;              
ALTER TABLE "public"."class_invitation" ADD CONSTRAINT "public"."CONSTRAINT_DAC" FOREIGN KEY("classroom") REFERENCES "public"."classroom"("id") NOCHECK;       
ALTER TABLE "public"."problem_set_question" ADD CONSTRAINT "public"."CONSTRAINT_F8" FOREIGN KEY("version") REFERENCES "public"."problem_set_version"("id") NOCHECK;            
