import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ApiError, describeFailure } from "@/lib/http/api-client";
import { paths } from "@/lib/paths/public";

type Props = {
  failure: unknown;
  retry: () => void;
  /** From the server, so that no script carries them. */
  words: { title: string; advice: ReactNode; safe: string; nothing: string };
};

/** If the course was bought after the page was rendered, a retry is pointless: this leads on instead. */
export function CheckoutFailure({ failure, retry, words }: Props) {
  const text = describeFailure(failure);
  const isAnswered = failure instanceof ApiError;
  if (isAnswered && failure.status === 409) {
    const [reason, address] = text.split("\n");
    return (
      <Notice title={words.nothing}>
        <p className="mb-4">{reason}</p>
        <ButtonLink href={address ?? paths.account} variant="primary">
          {address ? "Go to the course" : "Go to my courses"}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={words.title}>
      <p>{isAnswered ? `${text} ${words.safe}` : text}</p>
      {!isAnswered && words.advice}
      <Button className="mt-4" onClick={retry}>
        Try again
      </Button>
    </Notice>
  );
}
