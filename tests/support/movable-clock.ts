import type { Clock } from '#/server/platform/services.ts'

/** Runs with the real clock, shifted by what a test sets. */
export class MovableClock implements Clock {
  #offset = 0
  #heldAt: number | null = null

  now(): Date {
    return new Date((this.#heldAt ?? Date.now()) + this.#offset)
  }

  /** Stands still from now on but for what a test sets: a busy machine then takes no time. */
  hold(): void {
    this.#heldAt = Date.now()
  }

  set(to: Date | string): void {
    this.#offset = new Date(to).getTime() - (this.#heldAt ?? Date.now())
  }

  forward(time: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = time
    this.#offset += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
  }
}
