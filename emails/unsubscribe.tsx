import { Link, Text } from "react-email";
import * as style from "./style";

export function Unsubscribe({ url }: { url: string }) {
  return (
    <Text style={style.small}>
      No more letters, please:{" "}
      <Link href={url} style={style.link}>
        unsubscribe
      </Link>
      .
    </Text>
  );
}
