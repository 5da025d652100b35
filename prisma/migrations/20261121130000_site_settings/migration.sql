-- What the site says of its owner, for the coach to change: a row a group.
CREATE TABLE "Setting" (
    "group" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Setting_pkey" PRIMARY KEY ("group")
);

CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Setting"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

INSERT INTO "Setting" ("group", "value", "isSample") VALUES
('brand', '{
  "name": "Belfast Performance Coaching",
  "titleSuffix": "Belfast Performance Coaching",
  "description": "Courses and coaching in resilience, stage confidence and speaking, from a performance coach in Belfast.",
  "coach": "Your Performance Coach",
  "signature": "Your performance coach"
}', true),
('contact', '{"email": "hello@example.com", "location": "Belfast, Northern Ireland"}', true),
('claims', '{
  "yearsOfExperience": "35+",
  "peopleCoached": "10,000+",
  "followers": "150,000+",
  "bestsellers": "4"
}', true),
('social', '{
  "facebook": "https://www.facebook.com/",
  "instagram": "https://www.instagram.com/",
  "linkedin": "https://www.linkedin.com/"
}', true);

-- The legal texts, a row a wording: orders name the one that they were made under.
CREATE TYPE "LegalKind" AS ENUM ('terms', 'refunds', 'privacy');

CREATE TABLE "LegalText" (
    "kind" "LegalKind" NOT NULL,
    "number" INTEGER NOT NULL,
    "version" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "introduction" TEXT NOT NULL,
    "contentHtml" TEXT NOT NULL,
    "publishedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LegalText_pkey" PRIMARY KEY ("kind", "number")
);
CREATE UNIQUE INDEX "LegalText_kind_version_key" ON "LegalText"("kind", "version");

CREATE TRIGGER "LegalText_append_only" BEFORE UPDATE OR DELETE ON "LegalText"
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_history();
CREATE TRIGGER "LegalText_not_emptied" BEFORE TRUNCATE ON "LegalText"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_history();
CREATE TRIGGER content_changed AFTER INSERT ON "LegalText"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

-- {name}, {location} and {email} stand for the settings of those names.
INSERT INTO "LegalText" ("kind", "number", "version", "title", "introduction", "contentHtml", "publishedAt") VALUES
('terms', 1, '2026-11-21', 'Terms of Sale and Use', $text$These terms hold when you use this site and when you buy a course here. Nothing in them takes away a right that the law gives you as a consumer.$text$, $text$<h3>Who we are</h3>
<p>You buy from {name}, {location}. You can reach us at {email}.</p>
<p>Our courses and coaching are education. They are no substitute for medical, psychological, legal or financial advice.</p>
<h3>Buying a course</h3>
<p>The prices on this site are in pounds sterling and include any VAT. The price you pay is the one shown on the checkout page when you press the pay button, and there is nothing to add.</p>
<p>The contract begins when your payment succeeds. We then send a confirmation to the e-mail address you gave. Please check it before you pay, as that address is your way in.</p>
<p>You must be 18 or over to buy. A parent or guardian may buy for a younger person and let them learn on the parent’s account.</p>
<h3>Access straight away, and your right to cancel</h3>
<p>A course is digital content. The Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013 normally give you 14 days to cancel a purchase made online. Under regulation 37 that right ends once access has begun, if you asked us to begin within the 14 days and confirmed that you understood this.</p>
<p>That is what the box at checkout is for. We repeat what you agreed to in your confirmation e-mail. Without your agreement we cannot open the course, so the purchase does not go ahead.</p>
<p>The refunds page says what you can expect if something is wrong.</p>
<h3>What you get</h3>
<p>You get the modules, films and downloads shown on the course’s page, for your own personal learning, with lifetime access.</p>
<p>Lifetime access means for as long as we offer courses on this site, without further payment. If we ever have to close it, we give you at least 90 days’ notice by e-mail and a way to keep the written material.</p>
<p>If a course is withdrawn from sale or its price changes, your access stays as it was. We may correct and improve modules; we won’t take away what you paid for.</p>
<h3>Your account</h3>
<p>You sign in by a link or code that we send to your e-mail address. Keep that mailbox safe, and don’t pass the links on. An account is for one person, or for one family where a parent bought for a child.</p>
<p>Courses are our work and are protected by copyright. Please don’t copy, share, resell or publicly show them. Teachers and organisations that want to use a course with a group can write to us for a licence.</p>
<p>If someone seriously breaks these rules we may suspend their access while we look into it, and we say why.</p>
<h3>If something goes wrong with a course</h3>
<p>Under the Consumer Rights Act 2015 digital content must be of satisfactory quality, fit for its purpose and as described. If it is not, you can ask us to repair or replace it. Where that is impossible, or does not happen within a reasonable time and without significant inconvenience to you, you can have some or all of your money back. If our content damages a device or other digital content of yours because we did not use reasonable care, we repair the damage or compensate you.</p>
<h3>Talks, workshops and coaching</h3>
<p>Talks, workshops and individual coaching are agreed separately and in writing, with their own price and conditions. An enquiry through this site binds neither of us.</p>
<h3>What we are responsible for</h3>
<p>We are responsible for loss that a reasonable person could have foreseen and that we caused by breaking this contract or by failing to use reasonable care. We cannot promise a particular result on stage, at work or in life: that depends on a great deal besides us.</p>
<p>We do not limit our liability for death or personal injury caused by our negligence, for fraud, or for anything else where the law does not allow it.</p>
<p>Exercises that involve breathing or movement are gentle, but please stop if something hurts or feels wrong, and ask your doctor first if you have any doubt.</p>
<h3>Complaints and the law</h3>
<p>If you are unhappy, write to {email} and we will try to put it right. The law of Northern Ireland applies. If you live in England, Wales or Scotland, you also keep the protection of the law there and may use your own courts.</p>
<p>If one part of these terms turns out not to be valid, the rest still holds. A change to these terms never reaches back to a purchase that was already made.</p>$text$, '2026-11-21T00:00:00Z'),
('refunds', 1, '2026-11-21', 'Refunds and Cancellation', $text$The short version: access begins at once, so there is no cooling-off period once you have agreed to that. If a course is faulty, not as described or paid for twice, you are covered.$text$, $text$<h3>The 14-day right to cancel</h3>
<p>When you buy online, the Consumer Contracts Regulations 2013 normally let you change your mind for 14 days. For digital content, such as our courses, regulation 37 says that this right ends when access begins, provided that you asked for access straight away and acknowledged that you would lose the right.</p>
<p>We ask you for both at checkout, by a box that is never ticked in advance, and we confirm it in your receipt. If you would rather think it over, take your time: the first module of every course can be viewed free of charge before you buy.</p>
<h3>When you get your money back</h3>
<p>Write to {email} from the address you bought with, and tell us what happened. You need no form.</p>
<ul><li><p>You paid and could not get in, and we cannot mend it promptly.</p></li>
<li><p>A course, film or download is faulty, and we cannot repair or replace it within a reasonable time.</p></li>
<li><p>A course is not as it was described on its page.</p></li>
<li><p>You paid twice for the same course. We notice that ourselves, refund the second payment and tell you by e-mail.</p></li>
<li><p>Somebody used your card without your permission. Please tell your bank as well.</p></li></ul>
<h3>If you bought the wrong course</h3>
<p>Write to us within 14 days, before you have gone beyond the first module, and we will exchange it for another course. You pay or get back the difference in price. The law does not oblige us to do this; we think it is fair.</p>
<h3>How a refund is paid</h3>
<p>Refunds go back to the card you paid with. We start them without delay and at the latest within 14 days of agreeing that one is due; your bank may need a few days more to show it. There is never a fee.</p>
<p>After a full refund your access to that course ends. Other courses that you own are not affected. After a partial refund you keep your access.</p>
<h3>Please ask us before you ask your bank</h3>
<p>You are free to dispute a payment with your bank. While a dispute is open, access to that course is paused. A message to us is usually much quicker.</p>
<h3>Talks, workshops and coaching</h3>
<p>These are agreed in writing beforehand, and that agreement says what happens if either side has to cancel.</p>
<h3>Your other rights</h3>
<p>Nothing here limits your rights under the Consumer Rights Act 2015. Free and independent advice is available in Northern Ireland from Consumerline, and elsewhere in the United Kingdom from Citizens Advice.</p>$text$, '2026-11-21T00:00:00Z'),
('privacy', 1, '2026-11-21', 'Privacy Policy', $text$This page says what we know about you, why we know it, who else sees it and how long we keep it. We collect as little as we can, we sell nothing to anybody, and we show no advertising.$text$, $text$<h3>Who is responsible</h3>
<p>{name}, {location}, decides how your personal data is used (the “controller” in the words of the UK GDPR). Write to {email} about anything on this page.</p>
<h3>What we use, and why we may</h3>
<p>The law asks us to name a reason for each use. These are ours:</p>
<ul><li><p>Buying and learning: your e-mail address, the courses you bought, what you paid and when, refunds, the lessons you completed and how far you watched, and the name that you have put on a certificate. We need these to keep our contract with you (UK GDPR, Article 6(1)(b)).</p></li>
<li><p>Your agreement at checkout to start at once, with its wording and time. We keep it as proof that consumer law was followed (Article 6(1)(c)).</p></li>
<li><p>Order records for tax and accounts, because the law requires them (Article 6(1)(c)).</p></li>
<li><p>Signing in: your e-mail address, the time, and a cookie that keeps you signed in (Article 6(1)(b)).</p></li>
<li><p>Messages you send us: your name, address and what you wrote, so that we can answer. That is our legitimate interest, and yours (Article 6(1)(f)).</p></li>
<li><p>The newsletter: your e-mail address, only if you asked for it and confirmed it (consent, Article 6(1)(a)).</p></li>
<li><p>Security: internet addresses and technical logs, kept for a short time to stop misuse and find faults (legitimate interest, Article 6(1)(f)).</p></li></ul>
<h3>Card payments</h3>
<p>You type your card details into a form that belongs to our payment provider, Stripe. They go to Stripe directly; we never see or store your card number. Stripe tells us whether a payment went through. It is itself responsible for what it does to take payments and to prevent fraud, and its own privacy policy applies to that.</p>
<h3>Who else handles your data</h3>
<p>We use a few companies to run this site. Those that act for us do so under a contract and only on our instructions.</p>
<p>Some of them work partly outside the United Kingdom. Where they do, your data is protected by a UK adequacy decision or by the contract terms that the Information Commissioner approves. Ask us if you would like to know which applies.</p>
<ul><li><p>Stripe takes payments and makes refunds.</p></li>
<li><p>Resend delivers our e-mails.</p></li>
<li><p>Our hosting provider runs the site, its database and its backups.</p></li>
<li><p>Vimeo plays some of our films. We ask its player not to track you.</p></li>
<li><p>Our accountant, HM Revenue &amp; Customs or a court sees records where the law requires it.</p></li></ul>
<h3>How long we keep it</h3>
<p>Not longer than there is a reason:</p>
<ul><li><p>Orders and payments: six years after the end of the financial year in which you bought. If you delete your account, your address is taken out of them at once; course, price, dates and your agreement to start at once stay.</p></li>
<li><p>Your account and your progress: for as long as you have access to a course, or until you delete them.</p></li>
<li><p>Messages: two years after our last reply.</p></li>
<li><p>Newsletter: until you unsubscribe. An address that is not confirmed within thirty days is deleted. After you unsubscribe, we keep your address only to make sure that we don’t write to you again.</p></li>
<li><p>Sign-in sessions: thirty days after your last visit. Technical logs: ninety days at most.</p></li></ul>
<h3>Cookies</h3>
<p>We set only cookies that the site cannot work without: one that keeps you signed in, one that remembers an unfinished purchase for a week, and one that remembers for a quarter of an hour which address a sign-in mail went to. They need no consent. We use no analytics and no advertising cookies. Stripe may set its own on the checkout page to recognise fraud, and Vimeo’s player may store what it needs in order to play a film.</p>
<h3>Your rights</h3>
<p>On your account’s page you can download everything we hold about you, change your address and delete your account. You can use every right free of charge by writing to {email}, too: we answer within one month, and we may ask you to confirm who you are.</p>
<p>Deleting your account ends your access to the courses you bought and withdraws your certificates. We must keep order records for as long as tax law says, without your name and address. Backups and the records of our mail provider keep what they have until they expire.</p>
<ul><li><p>See the data we hold about you, and get a copy of it.</p></li>
<li><p>Have mistakes corrected.</p></li>
<li><p>Have data deleted or its use limited.</p></li>
<li><p>Object to uses that rest on our legitimate interests.</p></li>
<li><p>Receive the data you gave us in a form that you can take elsewhere.</p></li>
<li><p>Withdraw your consent to the newsletter. Each one has a link for it.</p></li></ul>
<h3>Children</h3>
<p>Only adults may buy here. Younger dancers learn with a parent or guardian, in whose name the account is kept.</p>
<h3>If you are unhappy</h3>
<p>Please tell us first at {email}; we acknowledge every complaint within thirty days and put right what we can. You may also complain at any time to the Information Commissioner’s Office, at ico.org.uk or on 0303 123 1113.</p>
<h3>Changes</h3>
<p>When this page changes, the date at its top changes too. If a change matters to you as a customer, we tell you by e-mail before it takes effect.</p>$text$, '2026-11-21T00:00:00Z');
