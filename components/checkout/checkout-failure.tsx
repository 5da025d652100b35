import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ApiError, describeFailure } from "@/lib/http/api-client";
import { paths } from "@/lib/paths/public";

/** If the course was bought after the page was rendered, a retry is pointless: this leads on instead. */
export function CheckoutFailure({ failure, retry }: { failure: unknown; retry: () => void }) {
  const text = describeFailure(failure);
  if (failure instanceof ApiError && failure.status === 409) {
    const [words, address] = text.split("\n");
    return (
      <Notice title="There is nothing to pay">
        <p className="mb-4">{words}</p>
        <ButtonLink href={address ?? paths.account} variant="primary">
          {address ? "Go to the course" : "Go to my courses"}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice tone="error" title="The payment form could not be opened">
      <p>{text} Nothing was charged.</p>
      <Button className="mt-4" onClick={retry}>
        Try again
      </Button>
    </Notice>
  );
}
