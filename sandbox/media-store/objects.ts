import { createHash, randomUUID } from "node:crypto";
import parseRange from "range-parser";
import { Failure } from "./failure";

export type Call = {
  method: string;
  key: string;
  query: URLSearchParams;
  range: string | undefined;
  contentType: string | undefined;
  body: Buffer;
};

export type Reply = {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
};

type StoredObject = {
  body: Buffer;
  contentType: string;
};

/** The objects of one bucket in memory, by key; multipart uploads by upload id. */
export class Objects {
  readonly #objects = new Map<string, StoredObject>();
  readonly #uploads = new Map<string, { contentType: string; parts: Map<number, Buffer> }>();

  put(key: string, body: Buffer, contentType = "binary/octet-stream"): void {
    this.#objects.set(key, { body, contentType });
  }

  names(): string[] {
    return [...this.#objects.keys()];
  }

  read(key: string): Buffer | undefined {
    return this.#objects.get(key)?.body;
  }

  answer(call: Call): Reply {
    const { method, key, query, body } = call;
    switch (method) {
      case "GET":
      case "HEAD":
        return this.#read(call);
      case "PUT":
        if (query.has("uploadId")) return this.#putPart(call);
        this.put(key, body, call.contentType);
        return { status: 200, headers: { ETag: etag(body) } };
      case "POST":
        return query.has("uploads") ? this.#begin(call) : this.#complete(call);
      case "DELETE":
        this.#objects.delete(key);
        return { status: 204 };
    }
    throw new Failure(405, "MethodNotAllowed", "The method is not allowed.");
  }

  #read({ key, query, range }: Call): Reply {
    const found = this.#objects.get(key);
    if (!found) throw new Failure(404, "NoSuchKey", "The specified key does not exist.");
    const { body, contentType } = found;
    const headers: Record<string, string> = {
      "Accept-Ranges": "bytes",
      "Content-Type": contentType,
      ETag: etag(body),
    };
    for (const [name, value] of query) {
      if (name.startsWith("response-")) headers[name.slice("response-".length)] = value;
    }
    if (query.has("response-content-type")) delete headers["Content-Type"];
    if (!range) return { status: 200, headers, body };
    const ranges = parseRange(body.length, range);
    if (ranges === -1) throw new Failure(416, "InvalidRange", "The range is not satisfiable.");
    const [only] = ranges === -2 || ranges.length > 1 ? [] : ranges;
    if (!only) return { status: 200, headers, body };
    headers["Content-Range"] = `bytes ${only.start}-${only.end}/${body.length}`;
    return { status: 206, headers, body: body.subarray(only.start, only.end + 1) };
  }

  #begin({ key, contentType = "binary/octet-stream" }: Call): Reply {
    const id = randomUUID();
    this.#uploads.set(id, { contentType, parts: new Map() });
    return xml(`<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${id}</UploadId>
</InitiateMultipartUploadResult>`);
  }

  #putPart({ query, body }: Call): Reply {
    this.#upload(query).parts.set(Number(query.get("partNumber")), body);
    return { status: 200, headers: { ETag: etag(body) } };
  }

  #complete({ key, query, body }: Call): Reply {
    const { parts, contentType } = this.#upload(query);
    const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map((hit) =>
      Number(hit[1]),
    );
    const whole = Buffer.concat(numbers.map((number) => parts.get(number) ?? Buffer.alloc(0)));
    this.put(key, whole, contentType);
    return xml(`<CompleteMultipartUploadResult><Key>${key}</Key><ETag>${etag(whole)}</ETag>
</CompleteMultipartUploadResult>`);
  }

  #upload(query: URLSearchParams) {
    const upload = this.#uploads.get(query.get("uploadId") ?? "");
    if (!upload) throw new Failure(404, "NoSuchUpload", "The specified upload does not exist.");
    return upload;
  }
}

function etag(body: Buffer): string {
  return `"${createHash("md5").update(body).digest("hex")}"`;
}

function xml(body: string): Reply {
  return { status: 200, headers: { "Content-Type": "application/xml" }, body };
}
