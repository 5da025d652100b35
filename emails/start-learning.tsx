import { Text } from "react-email";
import * as style from "./style";

export function StartLasts() {
  return (
    <Text style={style.text}>
      The button signs you in once, within a day. After that it opens the sign-in page with your
      address filled in, and we mail you a new link.
    </Text>
  );
}
