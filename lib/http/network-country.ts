/** Our own header, which front/trusted-proxy.ts fills from the proxy's or takes away. */
export const NETWORK_COUNTRY = "x-network-country";
