import { expect, it } from "vitest";
import { believedAddress, networkOf } from "./trusted-proxy";

it.each([
  ["6.6.6.6", 0, "10.0.0.1"],
  ["6.6.6.6, 1.2.3.4", 1, "1.2.3.4"],
  ["6.6.6.6, 1.2.3.4, 10.0.0.9", 2, "1.2.3.4"],
  ["1.2.3.4", 2, "10.0.0.1"],
  ["", 1, "10.0.0.1"],
])("of %j with %i trusted proxies it believes %s", (forwarded, proxies, address) => {
  expect(believedAddress(forwarded, "10.0.0.1", proxies)).toBe(address);
});

it.each([
  ["10.0.0.1", "10.0.0.1"],
  ["::ffff:10.0.0.1", "10.0.0.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("counts %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
