import { describe, expect, it } from "vitest";
import { relyingPartyOf, relyingPartyOfSite } from "#server/passkeys/relying-party.ts";

const at = (host: string, site: string | null, office: string | null = null) =>
  relyingPartyOf(
    {
      site: site === null ? null : new URL(site),
      office: office === null ? null : new URL(office),
    },
    host,
  );

describe("the relying party of passkeys", () => {
  it("is the office's own host, or the site's where the office is beside it", () => {
    const own = { id: "office.moon.example", origin: "https://office.moon.example" };
    expect(
      at("office.moon.example", "https://moon.example", "https://office.moon.example"),
    ).toEqual(own);
    const beside = { id: "moon.example", origin: "https://moon.example" };
    expect(at("moon.example", "https://moon.example")).toEqual(beside);
    const port = { id: "moon.example", origin: "https://moon.example:8443" };
    expect(at("moon.example:8443", "https://moon.example:8443")).toEqual(port);
  });

  it("is no host that a request names and no address configures, except localhost", () => {
    expect(at("other.example", "https://moon.example")).toBeNull();
    expect(at("moon.example", null)).toBeNull();
    expect(at("localhost.example", null)).toBeNull();
    expect(at("localhost:3000", null)).toEqual({
      id: "localhost",
      origin: "http://localhost:3000",
    });
  });

  it("is no IP address and nothing without TLS, because WebAuthn refuses both", () => {
    expect(at("127.0.0.1:3000", null)).toBeNull();
    expect(at("127.0.0.1:3000", "http://127.0.0.1:3000")).toBeNull();
    expect(at("[::1]:3000", "https://[::1]:3000")).toBeNull();
    expect(at("moon.example", "http://moon.example")).toBeNull();
  });

  it("is each host of a member site for itself, with and without www.", () => {
    const own = { id: "moon.example", origin: "https://moon.example" };
    expect(relyingPartyOfSite("https://moon.example")).toEqual(own);
    const www = { id: "moon.example", origin: "https://www.moon.example" };
    expect(relyingPartyOfSite("https://www.moon.example")).toEqual(www);
    const other = { id: "sun.example", origin: "https://sun.example:8443" };
    expect(relyingPartyOfSite("https://sun.example:8443")).toEqual(other);
    expect(relyingPartyOfSite("http://localhost:3000")?.id).toBe("localhost");
    for (const refused of ["http://moon.example", "https://127.0.0.1:3000", "https://[::1]"])
      expect([refused, relyingPartyOfSite(refused)]).toEqual([refused, null]);
  });
});
