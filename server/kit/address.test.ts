import { describe, expect, it } from "vitest";
import { cleanAddress } from "#server/kit/address.ts";

describe("the address of a client", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:5555", "203.0.113.7"],
    [" 203.0.113.7 ", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["[::ffff:203.0.113.7]:80", "203.0.113.7"],
    ["2001:DB8:0:0::1", "2001:db8::1"],
    ["2001:0db8::0001", "2001:db8::1"],
    ['"[2001:db8::1]:4711"', "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
    ["::1", "::1"],
    ["1.2.3.4\n", "1.2.3.4"],
  ])("%s is %s", (raw, address) => {
    expect(cleanAddress(raw)).toBe(address);
  });

  it.each([
    "",
    "garbage",
    "unknown",
    "_hidden",
    "1.2.3",
    "1.2.3.4.5",
    "256.1.1.1",
    "01.2.3.4",
    "1.2.3.4/8",
    "::1::",
    "]::1[",
    "[::1",
    "2001:db8::1]",
    "javascript:alert(1)",
    "1.2.3.4, 5.6.7.8",
    "::1]@evil.test",
  ])("%j is no address", (raw) => {
    expect(cleanAddress(raw)).toBeNull();
  });
});
