import { Component, type ReactNode } from "react";
import { leaveForSuccess } from "./confirm-card";

type Props = { clientSecret: string | undefined; children: ReactNode };
type State = { broken?: { error: unknown } };

/** The card may have been charged before the form broke, so this leads to the success page, which finds out. */
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
    // Before a payment exists, the page's own error screen takes over.
    if (!this.props.clientSecret) throw broken.error;
    return null;
  }
}
