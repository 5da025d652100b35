INSERT INTO "LegalText" ("kind", "number", "version", "title", "introduction", "contentHtml")
SELECT kind::"LegalKind", 1, to_char(CURRENT_TIMESTAMP AT TIME ZONE 'Europe/London', 'YYYY-MM-DD'), title, introduction, content
FROM (VALUES
('accessibility', 'Accessibility',
'What this site does so that everybody can use it, where it falls short, and how to tell us.',
'<h3>What we aim at</h3>
<p>We work towards the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. You can use every page with a keyboard alone, enlarge it in your browser, and turn on “reduce motion” on your device to stop what moves. Except for paying by card, the site also works without JavaScript.</p>
<h3>How it is tested</h3>
<p>Each version is checked in a browser by a program that finds common barriers, at several widths of the screen, and operated by keyboard. Nobody outside has audited it.</p>
<h3>Where it falls short</h3>
<ul>
<li><p>Card details are typed into fields of our payment provider, and some films are played by Vimeo. How accessible those parts are is up to them.</p></li>
<li><p>Workbooks, certificates and CVs are PDF files, and some screen readers read them poorly. Ask us for the words as plain text.</p></li>
<li><p>Captions are in English. If a film lacks them, write to us, and we send you its words.</p></li>
</ul>
<h3>Tell us</h3>
<p>If something keeps you from reading, buying or learning, write to {email}. We reply normally within two working days, and find another way for you in the meantime. You can also buy or ask by e-mail.</p>
<p>If our reply does not satisfy you, the Equality Advisory and Support Service helps in England, Scotland and Wales, and the Equality Commission in Northern Ireland. The law behind this is the Equality Act 2010 and the Disability Discrimination Act 1995.</p>'),
('reviews', 'Testimonials and Reviews',
'Where the words of others on this site come from, how we choose them, and what we never do.',
'<h3>Where they come from</h3>
<p>Each testimonial was written or said by somebody whom {name} has coached, or who has taken a course or heard a talk. Before we show it, we make sure that the person is real and has had what they speak of, and we keep a note of the source and of their permission.</p>
<h3>How we choose</h3>
<p>We choose which testimonials to show. They are examples, not an average of what everybody says, and they promise nobody the same result. If we shorten one, its meaning stays as it was.</p>
<h3>What we never do</h3>
<ul>
<li><p>We never write, buy or exchange reviews, and we ask nobody to do so for us.</p></li>
<li><p>We give nothing in return for a testimonial unless it says so beside it.</p></li>
<li><p>We never show the words of family, staff or partners as those of a client.</p></li>
<li><p>We never make a refund, a discount or our help depend on what somebody says of us.</p></li>
</ul>
<p>The Digital Markets, Competition and Consumers Act 2024 bans fake reviews, and reviews whose incentive is concealed.</p>
<h3>What is removed</h3>
<p>A testimonial goes at once when its author asks for it, and when we learn that it is not true or no longer fair. We record what was removed, when and why.</p>
<h3>If something seems wrong</h3>
<p>Write to {email}. We look into it, and take the testimonial down in the meantime where there is reason to doubt it.</p>')
) AS texts (kind, title, introduction, content);
