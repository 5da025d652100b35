import type { Stripe } from "@stripe/stripe-js";
import { useEffect, useState } from "react";
import { callApi } from "@/lib/http/api-client";
import { hasShape, type Shaped } from "@/lib/http/json-shape";
import { paths } from "@/lib/paths/public";
import { loadCardProvider } from "./card-provider";

export type Payable = {
  publishableKey: string;
  scriptUrl: string | undefined;
  courseId: number;
  pricePence: number;
};

const intentShape = { clientSecret: "string", amount: "number", orderId: "string" } as const;

type Intent = Shaped<typeof intentShape>;
export type Payment = Intent & { stripe: Stripe | null };
type State = { payment?: Payment; failure?: unknown };

/** Begins an order and loads the card provider's script. A failure may be temporary: each try is a new request. */
export function usePayment(payable: Payable): State & { attempt: number; retry: () => void } {
  const { courseId, pricePence, publishableKey, scriptUrl } = payable;
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<State>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    let isCurrent = true;
    Promise.all([loadCardProvider(publishableKey, scriptUrl), createIntent(courseId, pricePence)])
      // An answer overtaken by a newer request belongs to a different order from the one on screen.
      .then(([stripe, intent]) => isCurrent && setState({ payment: { ...intent, stripe } }))
      .catch((failure) => isCurrent && setState({ failure }));
    return () => {
      isCurrent = false;
    };
  }, [attempt, courseId, pricePence, publishableKey, scriptUrl]);

  function retry() {
    setState({});
    setAttempt(attempt + 1);
  }
  return { ...state, attempt, retry };
}

async function createIntent(courseId: number, pricePence: number): Promise<Intent> {
  const answer = await callApi(paths.createPaymentIntent, { courseId, amount: pricePence / 100 });
  if (!hasShape(answer, intentShape)) throw new Error("The answer holds no payment to make.");
  return answer;
}
