import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, DEAD, SILENT, type ConnectionStatus } from './connection.ts';

/** A socket whose other end is the test. */
class Wire {
  static last: Wire | undefined;
  static readonly OPEN = 1;
  readyState = 1;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly url: string) {
    Wire.last = this;
  }

  send(data: string): void {
    this.sent.push(data);
  }

  close(): void {
    this.readyState = 3;
    this.onclose({ code: 1006 });
  }

  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let statuses: ConnectionStatus[] = [];

function connect(): { connection: Connection; wire: Wire } {
  const connection = new Connection('t', {
    hello: () => ({ type: 'hello', keys: [], seat: 0, log: 0, changes: true }),
    message: () => undefined,
    status: (status) => statuses.push(status),
  });
  const wire = Wire.last;
  if (!wire) throw new Error('no socket was opened');
  wire.onopen();
  return { connection, wire };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  statuses = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a server that answers its pings is never called silent', () => {
  const { connection, wire } = connect();
  for (let waited = 0; waited < 4 * DEAD; waited += 1000) {
    vi.advanceTimersByTime(1000);
    wire.says({ type: 'pong' });
  }
  expect(statuses).toEqual(['connecting', 'open']);
  connection.close();
});

test('a silent server is told of soon, and no more once it speaks', () => {
  const { connection, wire } = connect();
  vi.advanceTimersByTime(SILENT - 1);
  expect(statuses.at(-1)).toBe('open');
  vi.advanceTimersByTime(3000);
  expect(statuses.at(-1)).toBe('stalled');
  wire.says({ type: 'pong' });
  expect(statuses.at(-1)).toBe('open');
  connection.close();
});

test('one that is silent for long is given up, and called again', () => {
  const { connection, wire } = connect();
  vi.advanceTimersByTime(DEAD + 3000);
  expect(wire.readyState).toBe(3);
  expect(statuses).toContain('lost');
  expect(Wire.last).not.toBe(wire);
  connection.close();
});

test('a server that is there and cannot show the table is asked for it ever more seldom', () => {
  let { wire } = connect();
  for (const wait of [250, 500, 1000]) {
    wire.says({ type: 'error', code: 'database', message: 'the disk is full' });
    wire.close();
    vi.advanceTimersByTime(wait - 1);
    expect(Wire.last).toBe(wire);
    vi.advanceTimersByTime(1);
    expect(Wire.last).not.toBe(wire);
    if (Wire.last) wire = Wire.last;
    wire.onopen();
  }
});
