import { describe, expect, it } from "vitest";
import { assertEmail, webhookUrl } from "#server/alerts/channels/targets.ts";
import { allowedNetworks } from "#server/kit/allowed-networks.ts";
import { mayReach } from "#server/kit/reachable.ts";

const none = allowedNetworks("test", []);
const own = allowedNetworks("test", ["10.1.0.0/16"]);

describe("where alerts may be sent", () => {
  it.each(["8.8.8.8", "203.0.114.1", "2606:4700::1111"])("%s is on the internet", (address) => {
    expect(mayReach(none, address)).toBe(true);
  });

  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.20.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "fd12::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:db8::1",
  ])("%s is refused", (address) => {
    expect(mayReach(none, address)).toBe(false);
  });

  it("a network that the installation allows is reached, and its neighbours are not", () => {
    expect(mayReach(own, "10.1.255.1")).toBe(true);
    expect(mayReach(own, "10.2.0.1")).toBe(false);
  });

  it.each([
    "http://example.com/hook",
    "https://user:pass@example.com/",
    "ftp://example.com/",
    "x",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://0x7f000001/",
    "https://2130706433/",
    "https://169.254.169.254/latest",
    "https://example.com/#part",
    "http://10.2.0.1/",
  ])("the webhook %s is refused", (target) => {
    expect(() => webhookUrl(target, own)).toThrow("target_refused");
  });

  it("https on the internet and http within an allowed network are taken", () => {
    expect(webhookUrl("https://hooks.example.com:8443/a?b=c", none).port).toBe("8443");
    expect(webhookUrl("http://10.1.0.9:8080/", own).hostname).toBe("10.1.0.9");
  });

  it.each(["a@b.example", "first.last+alerts@mail.example.com"])(
    "%s is an e-mail address",
    (text) => {
      expect(() => assertEmail(text)).not.toThrow();
    },
  );

  it.each([
    "a@b",
    "a b@c.example",
    "a@b.example,c@d.example",
    "<a@b.example>",
    "a@b.example\nbcc:x",
  ])("%j is none", (text) => {
    expect(() => assertEmail(text)).toThrow("target_refused");
  });
});
