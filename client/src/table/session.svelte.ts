import { Connection, type ConnectionStatus } from '../lib/connection.ts';
import { SPECTATOR, type Action, type ClientMessage, type ServerMessage, type View } from '../lib/contract.ts';
import { keysOf, seatsOf, type SeatKeys } from '../lib/keys.ts';
import { passIn } from '../lib/passing.ts';
import { asked, disconnected, dismissed, emptyTable, receive, type Pending, type TableState } from '../lib/reducer.ts';
import type { Desk, Player } from './desk.svelte.ts';

/** The seat that has to play next among those held here, or null when none of them is awaited. */
export function nextSeat(awaiting: readonly number[], held: readonly number[], seen: number): number | null {
  if (held.includes(seen) && awaiting.includes(seen)) return seen;
  return awaiting.find((seat) => held.includes(seat)) ?? null;
}

/** Milliseconds for which messages gather before what they tell is shown: what is for the players here, and others' moves. */
export const AT_ONCE = 16;
export const TOGETHER = 100;

/** How long a message may wait: others' moves, which bots make by the dozen, until several can be shown in one. */
export function leisure(message: ServerMessage, held: readonly number[]): number {
  if (message.type !== 'state' || message.reset || message.view.over) return AT_ONCE;
  return nextSeat(message.view.awaiting, held, SPECTATOR) === null ? TOGETHER : AT_ONCE;
}

/** A person for whom the one at the screen answers without the other's hand being shown: who, who stays, whether it is done. */
interface Errand {
  seat: number;
  home: number;
  said: boolean;
}

type Question<M = ClientMessage> = M extends { id: number } ? Omit<M, 'id'> : never;

/** A table in play: the connection, what it told, and what is asked of it. */
export class Session implements Player {
  state = $state.raw<TableState>(emptyTable());
  status = $state<ConnectionStatus>('connecting');
  /** The seat whose turn it is to sit down, while a curtain hides the hands; null without a curtain. */
  curtain = $state<number | null>(null);
  private errand: Errand | null = null;
  private heard: TableState | null = null;
  private flushing: ReturnType<typeof setTimeout> | undefined;
  private due = Infinity;
  private seat: number;
  private nextId = 1;
  private readonly held: number[];
  private readonly connection: Connection;

  constructor(
    table: string,
    private readonly keys: SeatKeys,
    private readonly desk: Desk,
  ) {
    this.held = seatsOf(keys);
    this.seat = this.held[0] ?? SPECTATOR;
    desk.player = this.held.length ? this : null;
    desk.held = this.held.length;
    this.connection = new Connection(table, {
      hello: () => ({ type: 'hello', keys: keysOf(this.keys), seat: this.seat, log: 0, changes: true }),
      message: (message) => this.hear(message),
      status: (status) => {
        this.status = status;
        if (status !== 'lost') return;
        this.flush();
        this.errand = null;
        this.set(disconnected(this.state));
      },
    });
  }

  close(): void {
    clearTimeout(this.flushing);
    this.connection.close();
  }

  act(action: Action): void {
    const version = this.state.view?.version ?? 0;
    this.desk.takenBack = false;
    // Whoever passes while others play has not moved yet.
    if (!(this.desk.client?.passes ?? []).includes(action.verb)) this.desk.story?.move();
    this.send({ type: 'act', action: action.action, version }, { kind: 'act', action: action.action });
  }

  why(verb: string, object: string, area: string | null): void {
    this.send({ type: 'why', verb, object }, { kind: 'why', area, version: this.state.view?.version ?? 0 });
  }

  hint(): void {
    if (!this.desk.hinting) this.send({ type: 'hint' }, { kind: 'hint', viewer: this.state.view?.viewer ?? SPECTATOR });
  }

  reach(action: Action): void {
    const known = action.action in this.state.reaches || Object.values(this.state.pending).some((pending) => pending.kind === 'reach' && pending.action === action.action);
    if (!known) this.send({ type: 'reach', action: action.action }, { kind: 'reach', action: action.action, viewer: this.state.view?.viewer ?? SPECTATOR });
  }

  undo(): void {
    this.desk.takenBack = true;
    this.send({ type: 'undo', version: this.state.view?.version ?? 0 }, { kind: 'undo' });
  }

  /** Says something to all at the table. Whether it could be sent. */
  say(text: string): boolean {
    return this.send({ type: 'say', text }, { kind: 'say' });
  }

  /** The person whose turn it is says that he is the one at the screen. */
  lift(): void {
    if (this.curtain === null) return;
    this.seat = this.curtain;
    this.curtain = null;
    this.send({ type: 'look', seat: this.seat }, { kind: 'look' });
  }

  /** The seat of who is at the screen. */
  get at(): number {
    return this.seat;
  }

  /** Whether the person whose turn it is could only play something out of a hidden hand or pass: then he can be asked aloud. */
  get window(): boolean {
    return this.state.view?.prompt != null && (this.desk.client?.windows ?? []).some((start) => this.state.view?.prompt?.id.startsWith(start));
  }

  /** The person whose turn it is says that he passes; his hand stays covered, and the last person at the screen. */
  pass(): void {
    if (this.curtain === null || this.errand) return;
    this.errand = { seat: this.curtain, home: this.seat, said: false };
    this.send({ type: 'look', seat: this.curtain }, { kind: 'look' });
  }

  dismiss(key: number): void {
    this.flush();
    this.set(dismissed(this.state, key));
  }

  /** Messages come in bursts while bots play: what they tell is shown once for all that came meanwhile. */
  private hear(message: ServerMessage): void {
    const known = this.heard ?? this.state;
    const heard = receive(known, message);
    if (heard === known) return;
    this.heard = heard;
    const wait = leisure(message, this.held);
    if (Date.now() + wait >= this.due) return;
    clearTimeout(this.flushing);
    this.due = Date.now() + wait;
    this.flushing = setTimeout(() => this.flush(), wait);
  }

  private flush(): void {
    clearTimeout(this.flushing);
    this.due = Infinity;
    if (!this.heard) return;
    const state = this.heard;
    this.heard = null;
    this.set(state);
    this.seatNext();
  }

  /** Draws the curtain when another person at this screen has to play. */
  private seatNext(): void {
    const view = this.state.view;
    if (!view || view.over || this.held.length < 2) {
      this.curtain = null;
      this.desk.covered = false;
      return;
    }
    if (this.errand && this.run(this.errand, view)) return;
    const next = nextSeat(view.awaiting, this.held, this.seat);
    if (next === null) return;
    this.curtain = next === this.seat ? null : next;
    // The last person's hand stays covered until the server has turned the view.
    this.desk.covered = this.curtain !== null || view.viewer !== this.seat;
  }

  /** Passes for another, and goes back to who was at the screen; whether that is still under way. */
  private run(errand: Errand, view: View): boolean {
    if (view.viewer !== errand.seat) return true;
    const pass = !errand.said && this.window ? passIn(view.legal, this.desk.client?.passes ?? []) : null;
    if (pass) {
      errand.said = true;
      this.act(pass);
    }
    if (pass || Object.values(this.state.pending).some(({ kind }) => kind === 'act')) return true;
    this.errand = null;
    // Who has nothing to pass at after all sits down.
    this.seat = errand.said ? errand.home : errand.seat;
    if (errand.said) this.send({ type: 'look', seat: this.seat }, { kind: 'look' });
    return false;
  }

  private send(message: Question, what: Pending): boolean {
    const id = this.nextId;
    this.nextId += 1;
    this.flush();
    const sent = this.connection.send({ ...message, id } as ClientMessage);
    if (sent) this.set(asked(this.state, id, what));
    return sent;
  }

  private set(state: TableState): void {
    this.state = state;
    const desk = this.desk;
    desk.table = state.table;
    desk.view = state.view;
    desk.log = state.log;
    desk.fresh = state.fresh;
    desk.hint = state.hint;
    desk.reaches = state.reaches;
    desk.hinting = Object.values(state.pending).some(({ kind }) => kind === 'hint');
    desk.story?.begin();
    const acting = Object.values(state.pending).find((pending) => pending.kind === 'act' || pending.kind === 'undo');
    desk.waiting = acting ? (acting.kind === 'act' ? acting.action : -1) : null;
  }
}
