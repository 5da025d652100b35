import type { ReactNode } from "react";
import { Button, Text } from "react-email";
import * as style from "./style";

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Text style={style.text}>
      <Button href={href} className="action" style={style.button}>
        {children}
      </Button>
    </Text>
  );
}
