// What requests of this page bear: in a preview the token that stands in the page's address.

/** The token of a preview; null where the page shows no file. */
export const token = /^#preview=([\w-]+)$/.exec(location.hash)?.[1] ?? null;

/** Fields of a request, with those that let it in. */
export function withAccess(fields = {}) {
  return token ? { ...fields, Authorization: `Bearer ${token}` } : fields;
}
