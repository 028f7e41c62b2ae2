import type { RegisterConnection } from "#server/kit/register-connections.ts";
import type { Register, Registers } from "#server/members/registers/register.ts";
import { gamstop } from "#server/registers/gamstop.ts";
import { sigap } from "#server/registers/sigap.ts";
import { spelpaus } from "#server/registers/spelpaus.ts";

function openRegister(connection: RegisterConnection): Register {
  switch (connection.register) {
    case "gamstop":
      return gamstop(connection);
    case "sigap":
      return sigap(connection);
    case "spelpaus":
      return spelpaus(connection);
  }
}

/** The registers that the installation is connected to. */
export const openRegisters = (connections: readonly RegisterConnection[]): Registers =>
  new Map(connections.map((connection) => [connection.register, openRegister(connection)]));
