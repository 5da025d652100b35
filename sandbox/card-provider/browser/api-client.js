export function retrieveIntent(publishableKey, clientSecret) {
  const query = encode({ key: publishableKey, client_secret: clientSecret });
  return call(`${intentPath(clientSecret)}?${query}`);
}

export function confirmIntent(publishableKey, clientSecret, params) {
  const body = encode({ ...params, key: publishableKey, client_secret: clientSecret });
  return call(`${intentPath(clientSecret)}/confirm`, { method: "POST", body });
}

function intentPath(clientSecret) {
  return `/v1/payment_intents/${encodeURIComponent(clientSecret.split("_secret_")[0])}`;
}

/** Answers `{paymentIntent}` or `{error}`; it never throws. */
async function call(path, options) {
  try {
    const response = await fetch(new URL(path, import.meta.url), options);
    const body = await response.json();
    return body.error ? { error: body.error } : { paymentIntent: body };
  } catch {
    const message =
      "The payment service could not be reached. Check your connection and try again.";
    return { error: { type: "api_connection_error", message } };
  }
}

/** The provider's bracketed form encoding, in which null is an empty value. */
function encode(params) {
  const encoded = new URLSearchParams();
  const add = (key, value) => {
    if (value === undefined) return;
    if (value === null || typeof value !== "object") return encoded.append(key, value ?? "");
    for (const [name, item] of Object.entries(value)) add(`${key}[${name}]`, item);
  };
  for (const [key, value] of Object.entries(params)) add(key, value);
  return encoded;
}
