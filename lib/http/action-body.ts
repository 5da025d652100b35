/**
 * React's decoder accepts far more than our forms send, fails with a server error on malformed input, and has
 * had security holes. So it only gets input of the shapes that our own pages send.
 */
type Call = { contentType: string; isFetch: boolean; bytes: Buffer };

/** Our deepest argument is a form's state, which holds an object of texts. */
const MAX_DEPTH = 6;

/** React fails with a server error on longer lists. */
const MAX_LENGTH = 1_000;

export async function isReadableActionCall({
  contentType,
  isFetch,
  bytes,
}: Call): Promise<boolean> {
  if (!isMultipart(contentType)) return isArgumentList(bytes.toString("utf8"));
  const form = await readForm(contentType, bytes);
  if (!form) return false;
  const fields = [...form];
  return isFetch
    ? fields.every(isFetchField) && occursOnce(form, "0")
    : fields.every(isPlainFormField);
}

export function isMultipart(contentType: string): boolean {
  return contentType.startsWith("multipart/form-data");
}

async function readForm(contentType: string, bytes: Buffer): Promise<FormData | null> {
  if (!hasPlainPartHeaders(contentType, bytes)) return null;
  try {
    const headers = { "content-type": contentType };
    return await new Response(new Uint8Array(bytes), { headers }).formData();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return null;
  }
}

const PART_HEADERS =
  /^\r\nContent-Disposition: form-data; name="[ !#-~\x80-\xff]*"(?:; filename="[ !#-~\x80-\xff]*")?(?:\r\nContent-Type: [\w.+/=; -]*)?\r\n\r\n/i;

/** This parser and React's may disagree, except on parts in the form that browsers send. */
function hasPlainPartHeaders(contentType: string, bytes: Buffer): boolean {
  const boundary = /boundary="?([\w'()+,./:=?-]{1,70})"?\s*$/.exec(contentType)?.[1];
  if (!boundary) return false;
  const [preamble, ...parts] = bytes.toString("latin1").split(`--${boundary}`);
  const last = parts.pop();
  return (
    preamble === "" && /^--\s*$/.test(last ?? "") && parts.every((it) => PART_HEADERS.test(it))
  );
}

/** `0` is the list of arguments; `_1_email` is a field of the first argument that is a form. */
function isFetchField([name, value]: [string, FormDataEntryValue]): boolean {
  if (name === "0") return typeof value === "string" && isArgumentList(value);
  return /^_\d+_/.test(name);
}

/** In a form sent without JavaScript, the names of React's own fields begin with a dollar sign. */
function isPlainFormField([name, value]: [string, FormDataEntryValue]): boolean {
  if (!/^\$ACTION_\d+:/.test(name)) return true;
  return typeof value === "string" && isPlainJson(value);
}

function occursOnce(form: FormData, name: string): boolean {
  return form.getAll(name).length === 1;
}

function isArgumentList(json: string): boolean {
  return json.startsWith("[") && isPlainJson(json);
}

function isPlainJson(json: string): boolean {
  try {
    return isPlain(JSON.parse(json), 0);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return false;
  }
}

/** Escaped dollars, "undefined", dates, forms, and the arguments bound to a form without script. */
const KNOWN_REFERENCE = /^\$(?:\$.*|undefined|D[\d:.TZ-]+|K\d+|@1)$/s;

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === "string") return !value.startsWith("$") || KNOWN_REFERENCE.test(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth === MAX_DEPTH || Object.hasOwn(value, "__proto__")) return false;
  const items = Object.values(value);
  return items.length <= MAX_LENGTH && items.every((item) => isPlain(item, depth + 1));
}
