import { Component, type ReactNode } from "react";
import { leaveForSuccess } from "./confirm-card";

type Props = { clientSecret: string | undefined; children: ReactNode };
type State = { broken?: { error: unknown } };

/** The card may have been charged before the form broke; the success page finds out, and says which. */
export class LeadOnIfBroken extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { broken: { error } };
  }

  override componentDidCatch(): void {
    if (this.props.clientSecret) void leaveForSuccess(this.props.clientSecret);
  }

  override render(): ReactNode {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    // Before there is a payment, the page says what happened.
    if (!this.props.clientSecret) throw broken.error;
    return null;
  }
}
