import type { Clock } from '#/server/platform/services.ts'

/** Runs with the real clock, shifted by what a test sets. */
export class MovableClock implements Clock {
  #offset = 0

  now(): Date {
    return new Date(Date.now() + this.#offset)
  }

  set(to: Date | string): void {
    this.#offset = new Date(to).getTime() - Date.now()
  }

  forward(time: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = time
    this.#offset += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
  }
}
