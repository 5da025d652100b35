/** The id of the list of the site's own addresses, for fields that ask for one. */
export const ADDRESSES = "addresses";
