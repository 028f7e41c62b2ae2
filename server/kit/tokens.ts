import { hash, randomBytes } from "node:crypto";

/** 256 random bits for a cookie or a link; the database has only their SHA-256. */
export const makeToken = (): string => randomBytes(32).toString("base64url");

/** The stored form of a token. */
export const hashToken = (token: string): Buffer => hash("sha256", token, "buffer");
