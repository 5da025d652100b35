/** The account's own pages, and what their mails link to. No script names them, so no page fetches this file. */
export const accountPaths = {
  browsers: "/account/browsers",
  data: "/account/data",
  ownData: (format: "json" | "html") => `/api/account/data?format=${format}`,
  email: "/account/email",
  delete: "/account/delete",
  deleted: "/goodbye",
  /** Where either address agrees to a change, or refuses it. */
  emailChange: (side: "old" | "new", token: string) => `/email-change/${side}?token=${token}`,
  emailChangeMoved: "/email-change/moved",
  emailChangeStopped: "/email-change/stopped",
  /** Where the code is typed, and where it leads. */
  signInCode: (callbackUrl: string) => `/signin/code?${new URLSearchParams({ callbackUrl })}`,
  signInLink: (token: string) => `/signin/link?token=${token}`,
};
