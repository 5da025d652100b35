import { ask, isKeyRefused, stripe } from "./stripe-client";

export type Account = {
  id: string;
  /** Null if the key may not read it. */
  name: string | null;
  takesCards: boolean | null;
  /** The provider's clock when it answered. */
  clock: Date;
};

/** Null for a wrong key. A restricted key may not read its account, but the refusal names the account. */
export function readAccount(): Promise<Account | null> {
  return ask(async () => {
    try {
      const account = await stripe().accounts.retrieveCurrent();
      const name = account.settings?.dashboard.display_name ?? account.email ?? null;
      const clock = new Date(account.lastResponse.headers.date ?? "");
      return { id: account.id, name, takesCards: account.charges_enabled, clock };
    } catch (error) {
      if (!isKeyRefused(error)) throw error;
      const id = /acct_\w+/.exec(error.message)?.[0];
      const clock = new Date(error.headers?.date ?? "");
      return id ? { id, name: null, takesCards: null, clock } : null;
    }
  });
}
