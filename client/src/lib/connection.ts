import { applied } from './changes.ts';
import type { ClientMessage, Sent, ServerMessage, Shown } from './contract.ts';

export type ConnectionStatus = 'connecting' | 'open' | 'stalled' | 'lost' | 'refused' | 'closed';

/** The server ends a connection with this code when the keys do not allow to look from the seat. */
const REFUSED = 4403;

/** Milliseconds to wait before the n-th attempt (from 0) to connect again: longer each time, 10 s at most. */
export function backoff(attempt: number): number {
  return Math.min(10_000, 250 * 2 ** Math.min(attempt, 10));
}

/** Makes whole messages of what the server sends on one connection. */
export class Whole {
  private shown: Shown | null = null;

  /** The message, or null when it changes what was never told. */
  of(sent: Sent): ServerMessage | null {
    if (sent.type === 'state') this.shown = { table: sent.table, view: sent.view };
    if (sent.type !== 'changes') return sent;
    if (!this.shown) return null;
    this.shown = applied(this.shown, sent.change) as Shown;
    return { type: 'state', ...this.shown, log: sent.log, logFrom: sent.logFrom, reset: false };
  }
}

/** Milliseconds between two pings; each is answered, so that silence tells. */
const PING_EVERY = 2_000;
/** So long a silence is told to the player, and after so long the connection is given up and made anew. */
export const SILENT = 5_000;
export const DEAD = 15_000;

interface Listener {
  /** The first message of each connection. */
  hello: () => ClientMessage;
  message: (message: ServerMessage) => void;
  status: (status: ConnectionStatus) => void;
}

/** A WebSocket to a table that comes back by itself when it is lost. */
export class Connection {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private stopped = false;
  /** When the server was last heard. */
  private heard = 0;
  private stalled = false;
  private readonly wake = (): void => {
    if (!this.stopped && this.socket === null) this.open();
  };

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    window.addEventListener('online', this.wake);
    this.open();
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.stopped = true;
    window.removeEventListener('online', this.wake);
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.socket?.close();
    this.listener.status('closed');
  }

  /** Asks whether the server is there, and tells when it has been silent for long. */
  private watch(socket: WebSocket): void {
    const silence = Date.now() - this.heard;
    if (silence > DEAD) {
      socket.close();
      return;
    }
    if (silence > SILENT && !this.stalled) {
      this.stalled = true;
      this.listener.status('stalled');
    }
    this.send({ type: 'ping' });
  }

  private open(): void {
    clearTimeout(this.timer);
    if (this.attempt === 0) this.listener.status('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/play`);
    this.socket = socket;
    const whole = new Whole();
    socket.onopen = () => {
      this.heard = Date.now();
      this.stalled = false;
      this.listener.status('open');
      this.send(this.listener.hello());
      this.pinger = setInterval(() => this.watch(socket), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      if (this.stalled) this.listener.status('open');
      this.stalled = false;
      const message = whole.of(JSON.parse(event.data) as Sent);
      // A server that is there and cannot show the table is not asked for it without end.
      if (message?.type === 'state') this.attempt = 0;
      if (message) this.listener.message(message);
    };
    socket.onclose = ({ code }) => {
      clearInterval(this.pinger);
      if (this.socket === socket) this.socket = null;
      if (this.stopped) return;
      if (code === REFUSED) {
        // It would be refused again.
        this.close();
        this.listener.status('refused');
        return;
      }
      this.listener.status('lost');
      this.timer = setTimeout(() => this.open(), backoff(this.attempt));
      this.attempt += 1;
    };
  }
}
