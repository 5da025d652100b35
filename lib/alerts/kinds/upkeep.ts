import { defineAlert } from "@/lib/alerts/alert";

type Facts = { detail: string; episode: number };

function upkeep(kind: string, subject: string, nextStep: string) {
  return defineAlert({
    kind,
    subject,
    nextStep,
    describe: ({ detail, episode }: Facts) => ({ key: `${kind}:${episode}`, detail }),
  });
}

/** About the server itself. Each is resolved automatically once its cause is gone. */
export const upkeepAlerts = {
  disk: upkeep(
    "disk-nearly-full",
    "Your shop’s disk is nearly full",
    "Pass this on to the person who looks after the server: a larger disk, or a bucket for the films. Until then upload nothing large.",
  ),
  backup: upkeep(
    "backup-missing",
    "Your shop was not backed up",
    "Pass this on to the person who looks after the server: “sudo /opt/coach/deploy/online backup” says what is wrong.",
  ),
  certificate: upkeep(
    "certificate-ending",
    "Your site’s certificate ends soon",
    "Pass this on to the person who looks after the server: the proxy did not renew it, and “docker compose logs proxy” says why. Once it has expired, browsers warn visitors away.",
  ),
  store: upkeep(
    "store-broken",
    "Your films cannot be played or kept",
    "Pass this on to the person who looks after the server: the disk, or the bucket’s address, key and bill. Nothing that was stored is lost by this, and what was bought stays bought.",
  ),
  checkout: upkeep(
    "checkout-changed",
    "Your checkout is not as it was released",
    "Close the doors under “Today” at once, and pass this on to the person who looks after the site: somebody may be reading cards. Something on the server or before it (a proxy, a “speed” service) writes into the page.",
  ),
};
