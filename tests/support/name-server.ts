import { createSocket } from "node:dgram";
import { promises } from "node:dns";
import { once } from "node:events";
import { onTestFinished } from "vitest";

/** Starts a name server for this test that knows only these TXT records (RFC 1035). */
export async function serveNames(texts: Record<string, string>): Promise<void> {
  const socket = createSocket("udp4").bind(0, "127.0.0.1");
  await once(socket, "listening");
  socket.on("message", (question, { port, address }) =>
    socket.send(answer(question, texts), port, address),
  );
  const before = promises.getServers();
  promises.setServers([`127.0.0.1:${socket.address().port}`]);
  onTestFinished(() => {
    promises.setServers(before);
    socket.close();
  });
}

const HEADER = 12;
const NO_SUCH_NAME = 3;

function answer(question: Buffer, texts: Record<string, string>): Buffer {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = question[at]; length; length = question[at]) {
    labels.push(question.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  const text = texts[labels.join(".").toLowerCase()];
  const head = Buffer.from(question.subarray(0, HEADER));
  head.writeUInt16BE(text === undefined ? 0x8180 | NO_SUCH_NAME : 0x8180, 2);
  head.writeUInt16BE(text === undefined ? 0 : 1, 6);
  head.writeUInt32BE(0, 8);
  const asked = question.subarray(HEADER, at + 5);
  if (text === undefined) return Buffer.concat([head, asked]);
  const record = Buffer.from([0xc0, HEADER, 0, 16, 0, 1, 0, 0, 0, 1, 0, text.length + 1]);
  return Buffer.concat([head, asked, record, Buffer.from([text.length]), Buffer.from(text)]);
}
