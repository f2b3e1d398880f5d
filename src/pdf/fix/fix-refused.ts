/**
 * `too-large`: beyond what fixing may take. `unreadable`: the structure is such that a fix could lose something. `colours`: there
 * are colours in it whose inks would be a guess.
 */
export type FixRefusal = 'too-large' | 'unreadable' | 'colours'

export class FixRefused extends Error {
  readonly reason: FixRefusal
  constructor(reason: FixRefusal) {
    super(`the file cannot be fixed: ${reason}`)
    this.reason = reason
  }
}
