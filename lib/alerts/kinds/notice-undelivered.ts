/** Never mailed, since mails to the coach are what fails. */
export const noticeUndelivered = {
  kind: "notice-undelivered",
  nextStep:
    "Other mails to you may be missing too, so look at this page now and then: what they tell you of stands in your back office all the same. See whether your mailbox is full; if its address has changed, the person who looks after the site for you enters the new one in its settings.",
};
