import { Section, Text } from "react-email";
import * as style from "./style";

/** "Name: value" lines for receipts and notices, without rows that have no value. */
export function Facts({ rows }: { rows: [name: string, value: string | null][] }) {
  return (
    <Section style={style.facts}>
      {rows.map(
        ([name, value]) =>
          value && (
            <Text key={name} style={{ ...style.text, margin: "0 0 6px" }}>
              <strong>{name}:</strong> {value}
            </Text>
          ),
      )}
    </Section>
  );
}
