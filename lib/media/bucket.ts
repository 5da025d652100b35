import { S3Client } from "@bradenmacdonald/s3-lite-client";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import { LENGTH_HEADER } from "@/lib/http/content-length";
import { CACHE_CONTROL, type Delivery, fileHeaders, fileTaken, type MediaStore } from "./store";

/** In seconds: a link that was shared or found in a history expires soon. */
const SIGNED_FOR_S = 5 * 60;
const TIMEOUT_MS = 5000;

/** The client sends four parts at once, so an upload needs four times this much memory. */
const PART_BYTES = 8 * 1024 * 1024;

type Bucket = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export function bucketStore({ endpoint, region, bucket, ...keys }: Bucket): MediaStore {
  const client = new S3Client({
    endPoint: endpoint,
    region,
    bucket,
    accessKey: keys.accessKeyId,
    secretKey: keys.secretAccessKey,
  });
  const sign = (method: "GET" | "HEAD", file: string, delivery: Delivery) =>
    client.getPresignedUrl(method, file, {
      expirySeconds: SIGNED_FOR_S,
      parameters: {
        "response-content-type": delivery.contentType,
        "response-content-disposition": delivery.contentDisposition,
        "response-cache-control": CACHE_CONTROL,
      },
    });

  return {
    async send(file, request, delivery) {
      const method = request.method === "HEAD" ? "HEAD" : "GET";
      const address = await sign(method, file, delivery);
      if (delivery.sameOrigin) return relay(await ask(method, address), delivery);
      // Ask first, so that a missing file or an unreachable store is reported in our own words.
      await ask("HEAD", await sign("HEAD", file, delivery));
      return new Response(null, {
        status: 307,
        headers: { Location: address, "Cache-Control": CACHE_CONTROL },
      });
    },

    async save(file, content, contentType) {
      if (await client.exists(file)) throw fileTaken();
      await client.putObject(file, content, {
        partSize: PART_BYTES,
        metadata: { "Content-Type": contentType },
      });
    },

    remove: (file) => client.deleteObject(file),
  };
}

async function ask(method: "GET" | "HEAD", url: string): Promise<Response> {
  const silence = new AbortController();
  // The limit ends when the response begins, because a slow connection may take longer for the body.
  const timer = setTimeout(() => silence.abort(), TIMEOUT_MS);
  const answer = await fetch(url, {
    method,
    cache: "no-store",
    // `fetch` would decompress captions, which then have another length than the store stated.
    headers: { "Accept-Encoding": "identity" },
    signal: silence.signal,
  })
    .catch(refuseSilence)
    .finally(() => clearTimeout(timer));
  if (answer.ok) return answer;
  await answer.body?.cancel();
  if (answer.status === 404) throw notFoundRefusal("This file");
  return refuseSilence(new Error(`The media store answered ${answer.status}.`));
}

/** None of these errors contains the signed address, so they may be logged. */
function refuseSilence(cause: Error): never {
  const words = "Our store of films and files does not answer. Please try again in a few minutes.";
  throw new Refusal(503, words, { "Retry-After": "60" }, { cause });
}

function relay(answer: Response, delivery: Delivery): Response {
  const length = answer.headers.get("content-length");
  return new Response(answer.body, {
    headers: { ...fileHeaders(delivery), ...(length && { [LENGTH_HEADER]: length }) },
  });
}
