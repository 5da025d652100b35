/** In a separate file, because no script in the browser uses these paths. */
export const accountPaths = {
  browsers: "/account/browsers",
  data: "/account/data",
  ownData: (format: "json" | "html") => `/api/account/data?format=${format}`,
  orders: (before?: number) => (before ? `/account/orders?before=${before}` : "/account/orders"),
  order: (number: number) => `/account/orders/${number}`,
  invoice: (orderNumber: number) => `/account/orders/${orderNumber}/invoice`,
  invoicePdf: (orderNumber: number, label: string) =>
    `/account/orders/${orderNumber}/pdf?document=${label}`,
  withdraw: (orderNumber: number) => `/withdraw?order=${orderNumber}`,
  email: "/account/email",
  delete: "/account/delete",
  deleted: "/goodbye",
  emailChange: (side: "old" | "new", token: string) => `/email-change/${side}?token=${token}`,
  emailChangeMoved: "/email-change/moved",
  emailChangeStopped: "/email-change/stopped",
  signInCode: (callbackUrl: string) => `/signin/code?${new URLSearchParams({ callbackUrl })}`,
  signInLink: (token: string) => `/signin/link?token=${token}`,
};
