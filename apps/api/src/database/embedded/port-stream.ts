import { Duplex } from "node:stream";
import type { MessagePort } from "node:worker_threads";

/** Replaces the driver's TCP socket, and carries the same bytes to the engine's thread. */
export class PortStream extends Duplex {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    // The driver waits for the close of both directions.
    super({ allowHalfOpen: false });
    this.#port = port;
    port.on("message", (answer: Uint8Array) => this.push(answer));
    port.on("close", () => this.push(null));
  }

  /** Called by the driver instead of a TCP handshake. */
  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port.ref();
    return this;
  }

  unref(): this {
    this.#port.unref();
    return this;
  }

  override _read(): void {
    // The port pushes by itself, without backpressure; answers are no larger than their statements ask for.
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.#port.postMessage(chunk);
    done();
  }

  override _writev(pieces: { chunk: Uint8Array }[], done: () => void): void {
    this.#port.postMessage(Buffer.concat(pieces.map(({ chunk }) => chunk)));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }
}
