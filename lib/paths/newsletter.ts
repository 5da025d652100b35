/** In a separate file, because no script in the browser uses these paths. */
export const newsletterPaths = {
  sent: "/newsletter/sent",
  problem: (status: number, email: string) =>
    `/newsletter?${new URLSearchParams({ problem: String(status), email })}`,
  confirm: (token: string) => `/newsletter/confirm?token=${token}`,
  unsubscribe: (token: string) => `/newsletter/unsubscribe?${new URLSearchParams({ token })}`,
  /** Mail programs post here when a reader unsubscribes with one click (RFC 8058). */
  unsubscribeCall: (token: string) => `/api/newsletter/unsubscribe?token=${token}`,
};
