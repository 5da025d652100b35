/** Names the list of the site's own addresses, for the fields that ask for one. */
export const ADDRESSES = "addresses";
