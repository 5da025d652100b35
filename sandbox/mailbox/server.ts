import { createServer } from "node:http";

createServer((_q, r) => r.end("mail")).listen(Number(process.env.MAILBOX_PORT), "127.0.0.1");
