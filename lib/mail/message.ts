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
  /** Ids, as queued; the rest is read when the mail leaves. */
  props: z.ZodType<Props>;
  /** Whether the mail still holds when it leaves. */
  isDue?: (props: Props) => Promise<boolean>;
  read: (props: Props) => Facts | Promise<Facts>;
  write: (facts: Facts, site: Site) => Draft;
  /** For the preview. */
  sample: Facts;
};

/** A mail as its list knows it: `props` come from the outbox and are parsed. */
export type Message = Pick<Definition<never, never>, "kind" | "name" | "isToTheCoach"> & {
  isDue: (props: unknown) => Promise<boolean>;
  compose: (props: unknown, site: Site) => Promise<Draft>;
  preview: (site: Site) => Draft;
};

export function defineMail<Props, Facts>(mail: Definition<Props, Facts>): Message {
  const { kind, name, isToTheCoach, props: schema, isDue, read, write, sample } = mail;
  return {
    kind,
    name,
    isToTheCoach,
    isDue: async (props) => isDue?.(schema.parse(props)) ?? true,
    compose: async (props, site) => write(await read(schema.parse(props)), site),
    preview: (site) => write(sample, site),
  };
}

export function signInUrl(tokenId: string): string {
  return absoluteUrl(accountPaths.signInLink(mailedToken("sign-in-link", tokenId)));
}
