export type Query = Record<string, string>;

export function withQuery(path: string, query: Query): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}
