/**
 * Ed25519 (RFC 8032) verification, for browsers whose WebCrypto does not have it yet. It is not
 * constant in time and need not be: everything it reads is public. No import, because the page
 * that verifies a statement without a network carries this file inside.
 */
const P = 2n ** 255n - 19n;
const L = 2n ** 252n + 27742317777372353535851937790883648493n;

const mod = (a: bigint, m = P): bigint => ((a % m) + m) % m;

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (let b = mod(base), e = exponent; e > 0n; e >>= 1n, b = mod(b * b))
    if (e & 1n) result = mod(result * b);
  return result;
}

const inverse = (a: bigint): bigint => power(a, P - 2n);
const D = mod(-121665n * inverse(121666n));
const ROOT_OF_MINUS_ONE = power(2n, (P - 1n) / 4n);

/** Extended coordinates: x = X/Z, y = Y/Z, xy = T/Z. */
type Point = { x: bigint; y: bigint; z: bigint; t: bigint };

function addPoints(a: Point, b: Point): Point {
  const A = mod((a.y - a.x) * (b.y - b.x));
  const B = mod((a.y + a.x) * (b.y + b.x));
  const C = mod(2n * a.t * b.t * D);
  const E = mod(2n * a.z * b.z);
  const [F, G, H, I] = [B - A, E - C, E + C, B + A];
  return { x: mod(F * G), y: mod(H * I), z: mod(G * H), t: mod(F * I) };
}

function multiply(point: Point, by: bigint): Point {
  let result: Point = { x: 0n, y: 1n, z: 1n, t: 0n };
  for (let p = point, n = by; n > 0n; n >>= 1n, p = addPoints(p, p))
    if (n & 1n) result = addPoints(result, p);
  return result;
}

const littleEndian = (bytes: Uint8Array): bigint =>
  bytes.reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n);

function decompress(bytes: Uint8Array): Point | null {
  const whole = littleEndian(bytes);
  const y = whole & ((1n << 255n) - 1n);
  const isOdd = whole >> 255n;
  if (y >= P) return null;
  const [u, v] = [mod(y * y - 1n), mod(D * y * y + 1n)];
  let x = mod(u * v ** 3n * power(u * v ** 7n, (P - 5n) / 8n));
  if (mod(v * x * x) === mod(-u)) x = mod(x * ROOT_OF_MINUS_ONE);
  if (mod(v * x * x) !== u || (x === 0n && isOdd === 1n)) return null;
  if ((x & 1n) !== isOdd) x = P - x;
  return { x, y, z: 1n, t: mod(x * y) };
}

const baseY = mod(4n * inverse(5n));
const baseBytes = Uint8Array.from({ length: 32 }, (_, at) =>
  Number((baseY >> BigInt(8 * at)) & 255n),
);

/** Whether `signature` (64 bytes) of `message` was made with the private half of `publicKey`. */
export async function verifyEd25519(
  publicKey: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const [key, base] = [decompress(publicKey), decompress(baseBytes)];
  const commitment = decompress(signature.slice(0, 32));
  const s = littleEndian(signature.slice(32));
  if (!key || !base || !commitment || signature.length !== 64 || s >= L) return false;
  const hashed = new Uint8Array(64 + message.length);
  hashed.set(signature.slice(0, 32));
  hashed.set(publicKey, 32);
  hashed.set(message, 64);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-512", hashed));
  const left = multiply(base, s);
  const right = addPoints(commitment, multiply(key, littleEndian(digest) % L));
  return (
    mod(left.x * right.z - right.x * left.z) === 0n &&
    mod(left.y * right.z - right.y * left.z) === 0n
  );
}
