import { mailResponse } from "@/lib/http/download";
import { answering } from "@/lib/http/route-handler";
import { sampleMail } from "../_sample-mail";

export const GET = answering(async () => mailResponse((await sampleMail()).html));
