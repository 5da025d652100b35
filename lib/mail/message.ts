import type { ReactElement } from "react";
import type { z } from "zod";
import type { MailKind } from "@/lib/outbox/commands";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { accountPaths } from "@/lib/paths/account";
import { mailedToken } from "@/lib/paths/mailed-link";
import type { Site } from "@/lib/site/settings/schema";
import type { OutgoingMail } from "./resend";

type Draft = Pick<OutgoingMail, "subject" | "replyTo" | "headers"> & { body: ReactElement };

type Definition<Props, Facts> = {
  kind: MailKind;
  /** What the coach calls it. */
  name: string;
  isToTheCoach?: boolean;
  /** A subject that opens an account is not kept. */
  hasSecretSubject?: boolean;
  /** Ids, as queued; the rest is read when the mail leaves. */
  props: z.ZodType<Props>;
  /** Null where the mail does not hold any more when it leaves. */
  read: (props: Props) => Facts | Promise<Facts | null>;
  write: (facts: Facts, site: Site) => Draft;
  /** For the preview. */
  sample: Facts;
};

/** A mail as its list knows it: `props` come from the outbox and are parsed. */
export type Message = Pick<
  Definition<never, never>,
  "kind" | "name" | "isToTheCoach" | "hasSecretSubject"
> & {
  /** @throws Outdated */
  compose: (props: unknown, site: Site) => Promise<Draft>;
  preview: (site: Site) => Draft;
};

export class Outdated extends Error {}

export function defineMail<Props, Facts>(mail: Definition<Props, Facts>): Message {
  const { kind, name, isToTheCoach, hasSecretSubject, props: schema, read, write, sample } = mail;
  return {
    kind,
    name,
    isToTheCoach,
    hasSecretSubject,
    compose: async (props, site) => {
      const facts = await read(schema.parse(props));
      if (!facts) throw new Outdated(`A mail of the kind ${kind} does not hold any more.`);
      return write(facts, site);
    },
    preview: (site) => write(sample, site),
  };
}

export function signInUrl(tokenId: string): string {
  return absoluteUrl(accountPaths.signInLink(mailedToken("sign-in-link", tokenId)));
}
