import { describe, expect, it } from "vitest";
import { networksOf } from "#server/kit/network.ts";

describe("the networks of an address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
    ["::ffff:203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["2001:DB8:1:2::ffff", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["2001:db8::9", "2001:db8:0:0::/64", "2001:db8:0::/48"],
    ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
    ["::1", "0:0:0:0::/64", "0:0:0::/48"],
    ["garbage", "unknown", "unknown"],
  ])("%s counts as %s and, wider, as %s", (address, own, wider) => {
    expect(networksOf(address)).toEqual({ own, wider });
  });
});
