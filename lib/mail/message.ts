import { cloneElement, type ReactElement } from "react";
import type { z } from "zod";
import type { MailKind } from "@/lib/outbox/commands";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { accountPaths } from "@/lib/paths/account";
import { mailedToken } from "@/lib/paths/mailed-link";
import type { Site } from "@/lib/site/settings/schema";
import type { OutgoingMail } from "./resend";
import { fillPlaces, type MailWords } from "./words/rules";

/** What the preview shows of the coach’s own. */
export type OwnFacts = { courseTitle: string; courseSlug: string; included: string[] };

type Draft = Pick<OutgoingMail, "subject" | "replyTo" | "headers"> & {
  /** A MailLayout, which is handed what the coach says before and after it. */
  body: ReactElement<{ greeting?: string; closing?: string }>;
};

type Definition<Props, Facts> = {
  kind: MailKind;
  /** What the coach calls it. */
  name: string;
  isToTheCoach?: boolean;
  /** Anybody has it sent to an address that they type, and can ask for it again. */
  isOnRequest?: boolean;
  /** A subject that opens an account is not kept. */
  hasSecretSubject?: boolean;
  /** By which name the coach's words call a fact. */
  places?: Record<string, keyof Facts & string>;
  /** Its subject says what happened, and stays as it is. */
  hasFixedSubject?: boolean;
  /** How it ends, unless the coach says otherwise. */
  closing?: string;
  /** Ids, as queued; the rest is read when the mail leaves. */
  props: z.ZodType<Props>;
  /** Null where the mail does not hold any more when it leaves. */
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
  /** Without a course of the coach’s it names none. */
  preview: (site: Site, words: MailWords, own: OwnFacts | null) => Draft;
  /** The names that the coach's words may put in braces. */
  places: string[];
  hasFixedSubject: boolean;
  /** What the mail says where the coach says nothing else, with its places still open. */
  usualWords: (site: Site) => Pick<MailWords, "subject" | "closing">;
};

function placesOfSite({ brand, contact }: Site) {
  const { name, coach, signature } = brand;
  return { name, coach, signature, email: contact.email };
}

/** For mails that end with the coach's signature. */
export const SIGNED = "Enjoy the work,\n{signature}";

export class Outdated extends Error {}

export function defineMail<Props, Facts>(mail: Definition<Props, Facts>): Message {
  const { kind, name, isToTheCoach, isOnRequest, hasSecretSubject } = mail;
  const { props: schema, read, write, sample } = mail;
  const { places = {}, hasFixedSubject = false, closing = "", ownSample } = mail;
  const facts = Object.entries<keyof Facts & string>(places);

  function say(known: Facts, site: Site, words: MailWords): Draft {
    const own = facts.map(([place, fact]) => [place, String(known[fact] ?? "")]);
    const values = { ...placesOfSite(site), ...Object.fromEntries(own) };
    const draft = write(known, site);
    return {
      ...draft,
      subject: words.subject ? fillPlaces(words.subject, values) : draft.subject,
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
