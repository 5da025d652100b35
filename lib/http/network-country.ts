/** Our own header: front/trusted-proxy.ts fills it from the proxy's header, or empties it. */
export const NETWORK_COUNTRY = "x-network-country";
