import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createGate } from "../http/gate.ts";

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
const MOST_WAITING = 50;

/** Password hashing. It is slow by design, so all calls share one gate, and any may be refused with 503. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an unknown account (`null`), so that timing does not reveal which accounts exist. */
  matches(password: string, storedHash: string | null): Promise<boolean>;
  /** Whether a hash was made with other cost parameters than the current ones. */
  isOutdated(storedHash: string): boolean;
}

export function createPasswords({
  atOnce = availableParallelism(),
  waiting = MOST_WAITING,
}: { atOnce?: number; waiting?: number } = {}): Passwords {
  const gate = createGate({ atOnce, waiting });
  const nobody = hash(randomBytes(32), COST);

  return {
    hash: (password) => gate.pass(() => hash(password.normalize("NFC"), COST)),
    matches: (password, storedHash) =>
      gate.pass(
        async () => (await verify(storedHash ?? (await nobody), password.normalize("NFC"))) && storedHash !== null,
      ),
    isOutdated: (storedHash) => !storedHash.startsWith(CURRENT),
  };
}
