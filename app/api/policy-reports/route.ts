import { limitRate } from "@/lib/http/rate-limit";
import { networkAddress, parseJson, readText } from "@/lib/http/request";
import { answering, MAX_BODY } from "@/lib/http/route-handler";
import { countReports } from "@/lib/policy-reports/commands";
import { policyReports } from "@/lib/policy-reports/schema";

/** Browsers report here what the checkout's content security policy refused, and ignore the answer. */
export const POST = answering(async (request) => {
  await limitRate("policy-report", networkAddress(request.headers));
  const reports = policyReports.safeParse(parseJson(await readText(request, MAX_BODY)));
  await countReports(reports.data ?? []);
  return new Response(null, { status: 204 });
});
