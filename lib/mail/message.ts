import { cloneElement, type ReactElement } from "react";
import type { z } from "zod";
import type { MailKind } from "@/lib/outbox/commands";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { accountPaths } from "@/lib/paths/account";
import { mailedToken } from "@/lib/paths/mailed-link";
import type { Site } from "@/lib/site/settings/schema";
import type { OutgoingMail } from "./resend";
import { fillPlaces, type MailWords } from "./words/rules";

/** The coach's own course, for the preview. */
export type OwnFacts = { courseTitle: string; courseSlug: string; included: string[] };

type Draft = Pick<OutgoingMail, "subject" | "replyTo" | "headers"> & {
  /** A MailLayout, which receives the coach's words as `greeting` and `closing`. */
  body: ReactElement<{ greeting?: string; closing?: string }>;
};

type Definition<Props, Facts> = {
  kind: MailKind;
  /** The coach's name for it. */
  name: string;
  isToTheCoach?: boolean;
  /** Anybody can have it sent to an address that they type, and can ask for it again. */
  isOnRequest?: boolean;
  /** The subject contains a secret that opens an account, so it is not stored, and the coach cannot leave it out. */
  hasSecretSubject?: boolean;
  /** The names that the coach's words use for facts. */
  places?: Record<string, keyof Facts & string>;
  /** The coach cannot change the subject, because it says what happened. */
  hasFixedSubject?: boolean;
  /** The closing words, unless the coach has written others. */
  closing?: string;
  /** Ids, as queued; `read` fetches the rest when the mail is sent. */
  props: z.ZodType<Props>;
  /** Null if the mail is outdated by the time it is sent. */
  read: (props: Props) => Facts | Promise<Facts | null>;
  write: (facts: Facts, site: Site) => Draft;
  /** For the preview. */
  sample: Facts;
  ownSample?: (own: OwnFacts) => Partial<Facts>;
};

/** A mail as its list knows it: `props` come from the outbox and are parsed. */
export type Message = Pick<
  Definition<never, never>,
  "kind" | "name" | "isToTheCoach" | "isOnRequest" | "hasSecretSubject"
> & {
  /** @throws Outdated */
  compose: (props: unknown, site: Site, words: MailWords) => Promise<Draft>;
  /** Shows a placeholder for the course's title if the coach has no course. */
  preview: (site: Site, words: MailWords, own: OwnFacts | null) => Draft;
  /** The names that the coach's words may put in braces. */
  places: string[];
  hasFixedSubject: boolean;
  /** The subject and closing without words of the coach's, with the places not yet filled. */
  usualWords: (site: Site) => Pick<MailWords, "subject" | "closing">;
};

function placesOfSite({ brand, contact }: Site) {
  const { name, coach, signature } = brand;
  return { name, coach, signature, email: contact.email };
}

/** For mails that end with the coach's signature. */
export const SIGNED = "Kind regards,\n{signature}";

export class Outdated extends Error {}

export function defineMail<Props, Facts>(mail: Definition<Props, Facts>): Message {
  const { kind, name, isToTheCoach, isOnRequest, hasSecretSubject } = mail;
  const { props: schema, read, write, sample } = mail;
  const {
    places = {},
    hasFixedSubject = hasSecretSubject ?? false,
    closing = "",
    ownSample,
  } = mail;
  const facts = Object.entries<keyof Facts & string>(places);

  function say(known: Facts, site: Site, words: MailWords): Draft {
    const own = facts.map(([place, fact]) => [place, String(known[fact] ?? "")]);
    const values = { ...placesOfSite(site), ...Object.fromEntries(own) };
    const draft = write(known, site);
    return {
      ...draft,
      subject:
        words.subject && !hasFixedSubject ? fillPlaces(words.subject, values) : draft.subject,
      body: cloneElement(draft.body, {
        greeting: fillPlaces(words.greeting, values),
        closing: fillPlaces(words.closing || closing, values),
      }),
    };
  }

  return {
    kind,
    name,
    isToTheCoach,
    isOnRequest,
    hasSecretSubject,
    compose: async (props, site, words) => {
      const known = await read(schema.parse(props));
      if (!known) throw new Outdated(`A mail of the kind ${kind} does not hold any more.`);
      return say(known, site, words);
    },
    preview: (site, words, own) => {
      const title = own && places.course && { [places.course]: own.courseTitle };
      return say({ ...sample, ...title, ...(own && ownSample?.(own)) }, site, words);
    },
    places: [...Object.keys(places), "name", "coach", "signature", "email"],
    hasFixedSubject,
    usualWords: (site) => {
      const open = Object.fromEntries(facts.map(([place, fact]) => [fact, `{${place}}`]));
      const subject = hasFixedSubject ? "" : write({ ...sample, ...open }, site).subject;
      return { subject, closing };
    },
  };
}

export function signInUrl(tokenId: string): string {
  return absoluteUrl(accountPaths.signInLink(mailedToken("sign-in-link", tokenId)));
}
