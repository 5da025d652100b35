import type { Sandbox } from "./sandbox";
import { COACH_EMAIL } from "./site-environment";

const CARDS = [
  ["4242 4242 4242 4242", "succeeds"],
  ["4000 0025 0000 3155", "asks for 3-D Secure"],
  ["4000 0000 0000 0002", "is declined"],
  ["4000 0000 0000 9995", "has insufficient funds"],
  ["4000 0000 0000 0259", "is disputed after success"],
];

export function welcome({ ports, dataDir }: Sandbox): string {
  const address = (port: number) => `http://localhost:${port}`;
  return [
    "",
    "The demo is ready.",
    "",
    `  Site            ${address(ports.PORT)}`,
    `  Mailbox         ${address(ports.MAILBOX_PORT)}   every e-mail the site sends arrives here`,
    `  Card provider   ${address(ports.STRIPE_SANDBOX_PORT)}   payments, refunds, disputes`,
    "",
    `  The coach signs in as ${COACH_EMAIL}; the link and the code arrive in the mailbox.`,
    `  The back office is at ${address(ports.PORT)}/admin; its first visit sets up an authenticator app.`,
    "",
    "  Test cards, with any later date and any CVC:",
    ...CARDS.map(([number, outcome]) => `    ${number}   ${outcome}`),
    "",
    `  Data and logs are in ${dataDir}. Stop with Ctrl-C; start over with: npm run demo -- --fresh`,
    "",
  ].join("\n");
}
