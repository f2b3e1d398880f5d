/** `too-large`: beyond what fixing may take. `unreadable`: the structure is such that a fix could lose something. */
export type FixRefusal = 'too-large' | 'unreadable'

export class FixRefused extends Error {
  readonly reason: FixRefusal
  constructor(reason: FixRefusal) {
    super(`the file cannot be fixed: ${reason}`)
    this.reason = reason
  }
}
